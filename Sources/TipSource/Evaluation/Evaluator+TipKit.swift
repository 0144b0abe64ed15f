import OpenTipKit

extension Evaluator {
  /// `Action(…)`, with what a tap on it runs.
  func action(_ arguments: Arguments, in scope: Scope, span: SourceSpan) -> Value {
    var id: String?
    var label: TextContent?
    for argument in arguments {
      switch argument.label {
      case "id":
        let string = TypeReference(
          name: .named(["String"], generics: []), scope: nil, unit: scope.unit)
        switch lenient(argument.value, in: scope, expecting: string) {
        case .failure(let failure):
          id = failure.symbol ?? argument.value.span.code
          report(SourceMessage.opaqueActionID(argument.value.span))
        case .swift(.none): id = nil
        case let value: id = description(of: value) ?? argument.value.span.code
        }
      case "title": label = textContent(of: argument.value, isKey: false, in: scope)
      default: continue
      }
    }
    if label == nil, let last = arguments.last, last.label == nil || last.label == "label",
      case .closure(let closure) = last.value.form
    {
      var inner = scope
      do {
        let value = try run(closure.body, in: &inner, expecting: nil, span: span)
        label = textContent(of: value, span: last.value.span)
      } catch {
        label = Self.unreadableText(error, error.span)
      }
    }
    let text = (label ?? TextContent(verbatim: "")).text
    return .action(Tips.Action(id: id) { text }, handler(of: arguments, in: scope))
  }

  /// What a tap on an action runs: `perform:`, or the closure after `title:`.
  private func handler(of arguments: Arguments, in scope: Scope) -> SourceClosure? {
    let isTitled = arguments.contains { $0.label == "title" }
    let handler =
      arguments.first { $0.label == "perform" }
      ?? arguments.first { $0.isTrailing && $0.label == nil }
    guard let handler,
      handler.label == "perform" || isTitled || arguments.last?.label == "label"
        || arguments.count(where: \.isTrailing) > 1
    else { return nil }
    if case .none = handler.value.form { return nil }
    return SourceClosure(calling: handler.value, arguments: 0, in: scope)
  }

  /// `MaxDisplayCount(…)` and its like; zero or less is reported (S6.6).
  func option(
    _ type: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let first = arguments.first, arguments.count == 1 else {
      throw EvaluationFailure(.opaque, "`\(type)` takes one value", span)
    }
    let builtin =
      type == "MaxDisplayCount" ? "Int" : type == "MaxDisplayDuration" ? "Double" : "Bool"
    let expected = TypeReference(
      name: .named([builtin], generics: []), scope: nil, unit: scope.unit)
    switch (type, try value(of: first.value, in: scope, expecting: expected)) {
    case ("MaxDisplayCount", .swift(.integer(let count))):
      if count > 0 { return .option(Tips.MaxDisplayCount(count)) }
    case ("MaxDisplayDuration", .swift(.integer(let seconds))):
      if seconds > 0 { return .option(Tips.MaxDisplayDuration(Double(seconds))) }
    case ("MaxDisplayDuration", .swift(.decimal(let seconds))):
      if seconds > 0, seconds.isFinite { return .option(Tips.MaxDisplayDuration(seconds)) }
    case ("IgnoresDisplayFrequency", .swift(.bool(let ignores))):
      return .option(Tips.IgnoresDisplayFrequency(ignores))
    default: throw EvaluationFailure(.opaque, "`\(first.value.span.code)` is not known", span)
    }
    report(SourceMessage.invalidLimit(type, span))
    return .absent
  }

  /// `Event(id:)`, of the information its generic argument or the expected type names.
  func event(
    _ generics: [TypeName], _ arguments: Arguments, in scope: Scope, expecting: TypeReference?,
    span: SourceSpan
  ) -> SourceEvent {
    var id = ""
    if let argument = arguments.first(where: { $0.label == "id" }) {
      switch lenient(argument.value, in: scope) {
      case .failure:
        id = argument.value.span.code
        report(SourceMessage.opaqueEventID(argument.value.span))
      case let value:
        if let text = description(of: value) {
          id = text
        } else {
          id = argument.value.span.code
          report(SourceMessage.opaqueEventID(argument.value.span))
        }
      }
    }
    var limit = Tips.DonationLimit.standard
    if let argument = arguments.first(where: { $0.label == "donationLimit" }) {
      let expected = TypeReference(
        name: .named(["Tips", "DonationLimit"], generics: []), scope: nil, unit: scope.unit)
      if case .donationLimit(let declared) = lenient(argument.value, in: scope, expecting: expected)
      {
        limit = declared
      } else {
        report(SourceMessage.opaqueDonationLimit(argument.value.span))
      }
    }
    var information = generics.first
    var owner = scope
    if information == nil, let expecting, case .named(_, let expected) = expecting.name {
      information = expected.first
      owner = Scope(unit: expecting.unit, type: expecting.scope)
    }
    let type = information.flatMap { name -> SwiftType? in
      name.path.last == "EmptyDonation" ? nil : swiftType(name, in: owner.type, unit: owner.unit)
    }
    return SourceEvent(
      name: "", information: type,
      descriptor: EventDescriptor(
        id: id, name: id, donationLimit: limit,
        decode: { json in
          guard let type else { return SwiftValue.none }
          return try SwiftValue(json: json, as: type)
        }),
      location: span.location)
  }

  /// `Tips.Event(.opened)`: an initialiser that the app adds; nil without one that fits.
  func customEvent(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard !arguments.contains(where: { $0.label == "id" }) else { return nil }
    for name in ["Tips.Event", "Event"] {
      guard let index = declarations.nearest(name, to: scope.unit),
        let initializer = Self.overload(declarations.types[index].initializers, arguments)
      else { continue }
      var inner = Scope(unit: initializer.unit, type: index, selfType: nil)
      bind(arguments, to: initializer, in: scope, into: &inner)
      guard let body = initializer.body else { continue }
      for statement in declarations.units[initializer.unit].lowering.statements(body) {
        guard case .expression(let expression) = statement,
          case .call(let callee, let passed) = expression.form,
          case .member(_, "init") = callee.form
        else { continue }
        return .event(event([], passed, in: inner, expecting: nil, span: span))
      }
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is not an event of TipKit's", span)
  }

  /// `Tips.DonationLimit(maximumCount:maximumAge:)`.
  func donationLimit(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    var count = Tips.DonationLimit.standard.maximumCount
    var age: Tips.DonationTimeRange?
    let range = TypeReference(
      name: .named(["Tips", "DonationTimeRange"], generics: []), scope: nil, unit: scope.unit)
    for argument in arguments {
      switch (argument.label, try value(of: argument.value, in: scope, expecting: range)) {
      case ("maximumCount", .swift(.integer(let number))): count = number
      case ("maximumAge", .timeRange(let limit)): age = limit
      case ("maximumAge", .swift(.none)): age = nil
      default: throw EvaluationFailure(.opaque, "`\(argument.value.span.code)` is not known", span)
      }
    }
    guard count > 0 else {
      report(SourceMessage.invalidLimit("DonationLimit", span))
      return .donationLimit(.standard)
    }
    return .donationLimit(Tips.DonationLimit(maximumCount: count, maximumAge: age))
  }

  /// `TipGroup(.ordered) { … }`.
  func group(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    var isOrdered = false
    var members: [Value] = []
    for argument in arguments {
      switch argument.value.unparenthesized.form {
      case .implicitMember("ordered"): isOrdered = true
      case .member(let base, let name) where base.lastName == "Priority":
        isOrdered = name == "ordered"
      case .closure(let closure):
        var inner = scope
        let list = TypeReference(
          name: .array(.named(["Tip"], generics: [])), scope: nil, unit: scope.unit)
        let value = try run(closure.body, in: &inner, expecting: list, span: span)
        members += groupMembers(value, argument.value.span)
      default: isOrdered = isOrdered || priority(argument.value, in: scope) == "ordered"
      }
    }
    return .group(isOrdered: isOrdered, members: members)
  }

  /// `ordered` or `firstAvailable`; what it is taken for where it is not known is reported.
  private func priority(_ expression: Expression, in scope: Scope) -> String? {
    if let name = expression.lastName, ["ordered", "firstAvailable"].contains(name) { return name }
    let type = Self.tipKitType(["TipGroup", "Priority"], unit: scope.unit)
    if case .swift(.enumCase(_, let name, _)) = lenient(expression, in: scope, expecting: type) {
      return name
    }
    report(SourceMessage.opaqueGroupPriority(expression.span.code, expression.span))
    return nil
  }

  /// The members that are sure; that others hang on something is reported.
  private func groupMembers(_ value: Value, _ span: SourceSpan) -> [Value] {
    switch value {
    case .list(let elements): return elements.flatMap { groupMembers($0, span) }
    case .alternatives(let values, let condition):
      report(SourceMessage.conditionalMembers(condition, span))
      let branches = values.map { groupMembers($0, span) }
      guard let first = branches.first else { return [] }
      return first.filter { member in
        guard let tip = Self.tip(member) else { return false }
        return branches.dropFirst().allSatisfy { $0.contains { Self.tip($0) == tip } }
      }
    case .swift(.none): return []
    default: return [value]
    }
  }

  /// What tells one tip of a group from another: its type, or its case.
  private static func tip(_ member: Value) -> String? {
    switch member {
    case .object(let object): "\(object.type)"
    case .enumCase(let value): "\(value.type).\(value.name)"
    default: nil
    }
  }

  /// `#Rule(…)`, and macros that translate words.
  func macro(
    _ name: String, _ arguments: Arguments, expression: Expression, in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    if name == "Rule" { return .rule(rule(arguments, expression: expression, in: scope)) }
    if let text = arguments.compactMap(\.value.literalText).first {
      return .text(TextContent(key: text))
    }
    if name == "function" || name == "fileID" || name == "file" || name == "line" {
      throw EvaluationFailure(.opaque, "`#\(name)` is not read", expression.span)
    }
    guard let first = arguments.first else {
      throw EvaluationFailure(
        .symbolic(expression.span.code), "`#\(name)` is not read", expression.span)
    }
    return .text(textContent(of: first.value, in: scope))
  }
}
