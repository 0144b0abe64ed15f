/// The tips that calls make, and their names.
extension TipFactory {
  /// A call with what is known of its arguments.
  private struct Prepared {
    /// `GreetingTip(name: "Ann")`: the same for calls that make the same tip.
    let key: String
    let arguments: [Expression.Argument]
    let scope: Scope
    let call: TipCalls.Call
  }

  /// The tips that a type's calls make: the one distinct call has the type's name, of several each
  /// its own, `GreetingTip(name: "Ann")`.
  ///
  /// Calls of tests and previews count only where there are no others.
  ///
  /// - Returns: the tips in the order read, the names of the calls, and the arguments on which ids
  ///   depend that are not known.
  func make(
    calls: [TipCalls.Call]
  ) -> (tips: [SourceTip], names: [CallSite: String], unknownIDs: [CallSite: String]) {
    let own = calls.filter { !$0.isTest }
    let prepared = (own.isEmpty ? calls : own).map(prepare)
    var tips: [SourceTip] = []
    var names: [CallSite: String] = [:]
    var unknownIDs: [CallSite: String] = [:]
    for (caseName, group) in grouped(prepared) {
      let base = caseName.map { "\(declaration.name).\($0)" } ?? declaration.name
      let made = distinct(group)
      for (first, all) in made {
        let isOnly = made.count == 1 || first.arguments.isEmpty
        guard let tip = tip(first, named: isOnly ? base : first.key) else { continue }
        tips.append(tip)
        for call in all {
          names[CallSite(call.span)] = tip.name
          unknownIDs[CallSite(call.span)] = tip.unknownIDArgument
        }
      }
    }
    // A preview's call of a tip that the app makes too, with the same arguments.
    let known = Dictionary(
      prepared.map { ($0.key, CallSite($0.call.span)) }, uniquingKeysWith: { first, _ in first })
    for call in calls where names[CallSite(call.span)] == nil {
      names[CallSite(call.span)] = known[prepare(call).key].flatMap { names[$0] }
    }
    return (tips, names, unknownIDs)
  }

  private func grouped(_ calls: [Prepared]) -> [(String?, [Prepared])] {
    var order: [String?] = []
    var groups: [String?: [Prepared]] = [:]
    for call in calls {
      if groups[call.call.caseName] == nil { order.append(call.call.caseName) }
      groups[call.call.caseName, default: []].append(call)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func distinct(_ calls: [Prepared]) -> [(first: Prepared, all: [TipCalls.Call])] {
    var positions: [String: Int] = [:]
    var result: [(first: Prepared, all: [TipCalls.Call])] = []
    for call in calls {
      if let position = positions[call.key] {
        result[position].all.append(call.call)
      } else {
        positions[call.key] = result.count
        result.append((call, [call.call]))
      }
    }
    return result
  }

  private func tip(_ prepared: Prepared, named name: String) -> SourceTip? {
    evaluator.begin(prepared.key)
    if let caseName = prepared.call.caseName {
      guard var value = evaluator.enumCase(caseName, of: type) else { return nil }
      for argument in prepared.arguments {
        value.values.append(evaluator.lenient(argument.value, in: prepared.scope))
      }
      let location = declaration.cases.first { $0.name == caseName }?.span.location
      return tip(.enumCase(value), named: name, at: location)
    }
    guard
      let object = try? evaluator.instance(
        of: type, prepared.arguments, in: prepared.scope, span: prepared.call.span)
    else { return nil }
    return tip(object, named: name)
  }

  /// Finds out which arguments are known; the others stand for themselves, by their names.
  private func prepare(_ call: TipCalls.Call) -> Prepared {
    var scope = call.scope
    if let owner = scope.type, !call.arguments.allSatisfy(\.value.isLiteral) {
      scope.object = evaluator.knownInstance(of: owner)
    }
    evaluator.begin(call.span.code)
    let names = parameterNames(call.arguments)
    var arguments: [Expression.Argument] = []
    var parts: [String] = []
    for (index, argument) in call.arguments.enumerated() {
      var text = argument.value.span.code
      var value = argument.value
      if !argument.value.isLiteral {
        let known = evaluator.lenient(argument.value, in: scope)
        if let constant = known.swiftValue(in: declarations) {
          text = Self.source(of: constant) ?? text
        } else if known.isUnknown {
          let name = names[index]
          let local = "argument \(index)"
          scope.locals[local] = .failure(
            EvaluationFailure(
              .argument(name), "it depends on the argument `\(name)`", argument.value.span))
          value = Expression(form: .name(local, generics: []), span: argument.value.span)
        }
      }
      parts.append((argument.label.map { "\($0): " } ?? "") + text)
      arguments.append(
        Expression.Argument(
          label: argument.label, value: value, isTrailing: argument.isTrailing))
    }
    let isAsWritten = call.arguments.allSatisfy(\.value.isLiteral)
    let name = declaration.name + (call.caseName.map { ".\($0)" } ?? "")
    let isPlain = isAsWritten && call.caseName == nil && call.span.code.hasPrefix(name + "(")
    return Prepared(
      key: isPlain ? call.span.code : "\(name)(\(parts.joined(separator: ", ")))",
      arguments: arguments, scope: scope, call: call)
  }

  /// The names that words show for arguments that are not known.
  private func parameterNames(_ arguments: [Expression.Argument]) -> [String] {
    var names = arguments.map { $0.label ?? "value" }
    guard
      let initializer = Evaluator.overload(
        declaration.initializers.filter { $0.body != nil }, arguments)
    else { return names }
    var next = 0
    for parameter in initializer.parameters where next < arguments.count {
      guard arguments[next].label == parameter.label || arguments[next].isTrailing else { continue }
      names[next] = parameter.name
      next += 1
    }
    return names
  }

  /// A constant as Swift writes it; nil for those that are shown as written.
  private static func source(of value: SwiftValue) -> String? {
    switch value {
    case .string, .integer, .decimal, .bool: value.description
    default: nil
    }
  }
}

extension Value {
  /// Whether what an argument stands for is not known.
  fileprivate var isUnknown: Bool {
    switch self {
    case .failure, .alternatives: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it is a literal: also `.case`, `nil`, a negative number, and lists of literals.
  var isLiteral: Bool {
    switch unparenthesized.form {
    case .bool, .integer, .decimal, .string, .none, .implicitMember: true
    case .prefix(_, let inner): inner.isLiteral
    case .array(let elements): elements.allSatisfy(\.isLiteral)
    case .call(let callee, let arguments):
      callee.isImplicitMember && arguments.allSatisfy(\.value.isLiteral)
    case .member(let base, _):
      // `Kind.search`, a case by its full name.
      if case .name(let name, _) = base.form { name.first?.isUppercase == true } else { false }
    case .closure: true
    default: false
    }
  }
}
