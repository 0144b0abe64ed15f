extension CodeExplorer {
  /// The line of a script that stands for a call of TipKit; nil where its subject is not known.
  func line(
    _ name: String, _ callee: Expression, _ arguments: [Expression.Argument], in scope: Scope
  ) -> String? {
    var base = Expression(form: .name("self", generics: []), span: callee.span)
    if case .member(let written, _) = callee.form { base = written }
    let value = evaluator.lenient(base, in: scope)
    switch name {
    case "donate", "sendDonation", "deleteDonations":
      guard case .event(let event) = value else { return nil }
      if name == "deleteDonations" { return "delete-donations \(event.name)" }
      return "donate \(event.name)" + (event.information == nil ? "" : " …")
    case "invalidate", "resetEligibility":
      guard let type = value.declaredType, declarations.isTip(type) else { return nil }
      var tip = declarations.types[type].name
      if case .enumCase(let found) = value { tip += ".\(found.name)" }
      guard name == "invalidate" else { return "reset-eligibility \(tip)" }
      return "invalidate \(tip) \(arguments.first?.value.lastName.map(Self.dashed) ?? "…")"
    case "showTipsForTesting", "hideTipsForTesting":
      var names: [String] = []
      if case .array(let elements)? = arguments.first?.value.form {
        for case .member(let type, "self") in elements.map(\.form) {
          names += type.typeName.map { [$0.source] } ?? []
        }
      }
      return ([Self.dashed(name)] + (names.isEmpty ? ["…"] : names)).joined(separator: " ")
    case "toggle", "append", "insert", "remove", "removeAll":
      return setLine(base, nil, in: scope)
    default: return Self.dashed(name)
    }
  }

  /// The line that stands for a parameter that is set.
  func setLine(_ target: Expression, _ value: Expression?, in scope: Scope) -> String? {
    switch evaluator.place(target, in: scope).target {
    case .shared(let variable), .field(_, let variable):
      let plain = value.flatMap { expression -> String? in
        switch expression.unparenthesized.form {
        case .bool(let value): return String(value)
        case .integer(let value): return String(value)
        case .string: return expression.span.code
        default: return nil
        }
      }
      return "set \(evaluator.qualifiedName(of: variable)) \(plain ?? "…")"
    case .local, .member, .unknown:
      guard case .member(let base, _) = target.form else { return nil }
      return setLine(base, nil, in: scope)
    }
  }

  /// A name as scripts write it: `reset-datastore`.
  private static func dashed(_ name: String) -> String {
    name.reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
