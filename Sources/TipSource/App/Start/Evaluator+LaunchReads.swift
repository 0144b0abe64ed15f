extension Evaluator {
  /// The failure of a comparison with what a launch gives; what it is compared with is noted.
  ///
  /// - Parameters:
  ///   - expressions: what an argument, or all arguments, are compared with: texts, or lists of them.
  ///   - form: how much of the argument is compared.
  func readOfLaunch(
    _ marker: Value.LaunchMarker, comparedWith expressions: [Expression], _ form: LaunchInput.Form,
    in scope: Scope, span: SourceSpan
  ) -> EvaluationFailure {
    let names = expressions.flatMap { expression -> [String] in
      let string = Self.tipKitType(["String"], unit: scope.unit)
      guard let value = try? value(of: expression, in: scope, expecting: string) else { return [] }
      return Self.members(of: value).compactMap(text)
    }
    return readOfLaunch(names, form, isVariable: marker == .environment, span: span)
  }

  /// The failure of a value that depends on what a launch gives, by the names that are read.
  func readOfLaunch(
    _ names: [String], _ form: LaunchInput.Form, isVariable: Bool, span: SourceSpan
  ) -> EvaluationFailure {
    let reads = names.filter { !$0.isEmpty }.map {
      LaunchScan.Read(name: $0, form: form, isVariable: isVariable)
    }
    scan?.record(reads, span)
    return EvaluationFailure(.launch(reads), "`\(span.code)` depends on the launch", span)
  }

  /// A text of a value; nil for other values.
  func text(_ value: Value) -> String? {
    switch value {
    case .swift(.string(let text)): text
    case .text(let content): content.readability == .literal ? content.content : nil
    case .enumCase(let value): if case .string(let raw)? = value.rawValue { raw } else { nil }
    default: nil
    }
  }

  /// The elements of a list or set; a single value is its own only element.
  static func members(of value: Value) -> [Value] {
    switch value {
    case .list(let elements): elements
    case .swift(.array(let elements)): elements.map { .swift($0) }
    case .swift(.set(let elements)):
      elements.sorted { $0.description < $1.description }.map { .swift($0) }
    default: [value]
    }
  }

  /// A method of what a launch gives, where code is searched: what it reads is noted.
  func launchMethod(
    _ name: String, of marker: Value.LaunchMarker, _ arguments: Arguments, in scope: Scope,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch (marker, name) {
    case (.arguments, "contains"), (.arguments, "firstIndex"), (.arguments, "lastIndex"),
      (.arguments, "first"), (.arguments, "last"), (.arguments, "filter"),
      (.arguments, "allSatisfy"), (.arguments, "map"), (.arguments, "compactMap"),
      (.arguments, "forEach"), (.arguments, "reduce"), (.arguments, "isDisjoint"),
      (.arguments, "isSuperset"), (.arguments, "intersection"), (.arguments, "count"),
      (.arguments, "drop"), (.arguments, "split"), (.arguments, "index"), (.arguments, "starts"),
      (.arguments, "flatMap"), (.arguments, "contains_where"):
      return try argumentsMethod(name, arguments, in: scope, span: span)
    case (.arguments, _): return .launch(.arguments)
    case (.environment, _): return .launch(.environment)
    case (.argument, "hasPrefix"), (.argument, "starts"):
      throw readOfLaunch(
        .argument, comparedWith: arguments.map(\.value), .prefix, in: scope, span: span)
    case (.argument, "elementsEqual"), (.argument, "caseInsensitiveCompare"),
      (.argument, "isEqual"):
      throw readOfLaunch(
        .argument, comparedWith: arguments.map(\.value), .exact, in: scope, span: span)
    case (.argument, "split"), (.argument, "components"): return .launch(.arguments)
    case (.argument, _): return .launch(.argument)
    }
  }

  private func argumentsMethod(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    var reads: [LaunchScan.Read] = []
    for argument in arguments {
      switch argument.value.unparenthesized.form {
      case .closure(let closure):
        do {
          _ = try call(closure, scope, with: [.launch(.argument), .launch(.argument)], span: span)
        } catch {
          if case .launch(let found) = error.kind { reads += found }
        }
      default:
        let form: LaunchInput.Form =
          name == "firstIndex" || name == "lastIndex" || name == "index" ? .pair : .exact
        let failure = readOfLaunch(
          .arguments, comparedWith: [argument.value], form, in: scope, span: argument.value.span)
        if case .launch(let found) = failure.kind { reads += found }
      }
    }
    switch name {
    case "contains", "allSatisfy", "isDisjoint", "isSuperset", "starts":
      throw EvaluationFailure(.launch(reads), "`\(span.code)` depends on the launch", span)
    case "first", "last", "firstIndex", "lastIndex", "index", "reduce", "count", "forEach":
      // What is found hangs on what was looked for.
      throw EvaluationFailure(.launch(reads), "`\(span.code)` depends on the launch", span)
    case "intersection" where !reads.isEmpty:
      throw EvaluationFailure(.launch(reads), "`\(span.code)` depends on the launch", span)
    default: return .launch(.arguments)
    }
  }

  /// A property of what a launch gives, where code is searched.
  func launchMember(_ name: String, of marker: Value.LaunchMarker) -> Value? {
    switch (marker, name) {
    case (.arguments, "first"), (.arguments, "last"): .launch(.argument)
    case (.argument, "first"), (.argument, "last"): nil
    case (_, "count"), (_, "isEmpty"), (_, "endIndex"), (_, "startIndex"), (_, "indices"): nil
    default: .launch(marker)
    }
  }
}
