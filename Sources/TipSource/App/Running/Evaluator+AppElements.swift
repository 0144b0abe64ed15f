extension Evaluator {
  /// `arguments[1]`, `arguments[1...]`, `environment["X"]`, `environment["X", default: ""]`; nil for
  /// other containers.
  func appElement(
    of base: Expression, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard let first = arguments.first, arguments.count <= 2 else { return nil }
    let container = try value(of: base, in: scope)
    switch container {
    case .launch(.environment):
      throw readOfLaunch(.environment, comparedWith: [first.value], .exact, in: scope, span: span)
    case .launch(let marker):
      // The place may hang on what was looked for.
      _ = try value(of: first.value, in: scope)
      return .launch(marker == .arguments ? .argument : marker)
    case .pairs(let pairs) where arguments.count == 2 && arguments[1].label == "default":
      let wanted = try value(of: first.value, in: scope).swiftValue(in: declarations)
      if let found = pairs.last(where: { $0.key.swiftValue(in: declarations) == wanted }) {
        return found.value
      }
      return try value(of: arguments[1].value, in: scope)
    case .list, .swift(.array): break
    default: return nil
    }
    guard arguments.count == 1 else { return nil }
    let elements = Self.members(of: container)
    let key = try value(of: first.value, in: scope)
    switch key {
    case .swift(.integer(let index)) where elements.indices.contains(index):
      return elements[index]
    case .range(.integer(let lower), let end, let isClosed):
      let upper: Int
      switch end {
      case .integer(let number): upper = isClosed ? number + 1 : number
      default: upper = elements.count
      }
      guard lower >= 0, lower <= upper, upper <= elements.count else { break }
      return .list(Array(elements[lower..<upper]))
    default: break
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is out of bounds", span)
  }
}
