extension Statement {
  /// The name that a statement declares in its block.
  var declaredName: String? {
    switch self {
    case .variable(let name, _, _), .function(let name, _): name
    default: nil
    }
  }

  /// Whether it leaves the body that it is in, and whether it returns a value as it does.
  var leaves: (isLeaving: Bool, withValue: Bool) {
    switch self {
    case .result(let expression): (true, expression != nil)
    case .control(.thrown, _), .control(.break, _), .control(.continue, _): (true, false)
    case .block(let body): Self.leaves(body)
    default: (false, false)
    }
  }

  /// Whether one of a block's own statements leaves the body.
  static func leaves(_ statements: [Statement]) -> (isLeaving: Bool, withValue: Bool) {
    statements.lazy.map(\.leaves).first { $0.isLeaving } ?? (false, false)
  }

  /// The locals that a block's own statements assign to or change.
  static func changedNames(_ statements: [Statement]) -> [String] {
    statements.compactMap { statement in
      guard case .expression(let expression) = statement else { return nil }
      switch expression.form {
      case .binary(let op, let target, _) where op.hasSuffix("="):
        if case .name(let name, _) = target.form { return name }
      case .call(let callee, _):
        if case .member(let target, let method) = callee.form,
          ["append", "insert", "remove", "removeAll"].contains(method),
          case .name(let name, _) = target.form
        {
          return name
        }
      default: break
      }
      return nil
    }
  }
}

extension Statement.Condition {
  /// The names that a condition gives to what follows it.
  var boundNames: [String] {
    switch self {
    case .binding(let name, _): [name]
    case .match(let pattern, _): pattern.boundNames
    case .expression, .availability, .unreadable: []
    }
  }
}

extension Statement.Pattern {
  /// The names that a pattern gives to parts of what it matches.
  var boundNames: [String] {
    switch self {
    case .binding(let name): [name]
    case .enumCase(_, let patterns), .tuple(let patterns): patterns.flatMap(\.boundNames)
    case .expression, .wildcard, .unreadable: []
    }
  }

  /// Whether it names an error that was thrown: `TipKitError.tipsDatastoreAlreadyConfigured`.
  func mentions(_ error: String) -> Bool {
    switch self {
    case .enumCase(let name, _): error.contains(name)
    case .expression(let expression):
      switch expression.unparenthesized.form {
      case .member(_, let name), .implicitMember(let name): error.contains(name)
      case .cast(_, .test, _): true
      default: false
      }
    case .wildcard, .binding: true
    case .tuple, .unreadable: false
    }
  }
}

extension SourceSpan {
  /// The text on one line, without `try` and `await` before it.
  var call: String {
    var code = code[...]
    while let word = ["try? ", "try! ", "try ", "await "].first(where: { code.hasPrefix($0) }) {
      code = code.dropFirst(word.count)
    }
    return String(code)
  }

  /// The same, cut off where it is long.
  var brief: String {
    let code = call
    return code.count > 60 ? code.prefix(59) + "…" : code
  }
}
