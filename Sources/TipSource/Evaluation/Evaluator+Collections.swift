import Foundation

extension Evaluator {
  /// Whether a predicate holds for a value: a closure's answer; nil when it is none.
  private func holds(
    _ predicate: Value, _ element: Value, span: SourceSpan
  ) throws(EvaluationFailure) -> Bool? {
    guard case .closure(let closure, let captured) = predicate,
      case .swift(.bool(let holds)) = try call(closure, captured, with: [element], span: span)
    else { return nil }
    return holds
  }

  /// A closure, or a function by its name, `arguments.contains`, as one that calls it.
  private func predicate(
    _ expression: Expression, in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    switch expression.unparenthesized.form {
    case .member: break
    default: return try value(of: expression, in: scope)
    }
    let element = Expression.Argument(
      label: nil, value: Expression(form: .name("$0", generics: []), span: expression.span),
      isTrailing: false)
    let call = Expression(form: .call(expression, [element]), span: expression.span)
    return .closure(Closure(parameters: [], body: [.expression(call)]), scope)
  }

  /// The position of the first element that a predicate or a value finds; nil without one.
  private func position(
    _ argument: Expression.Argument, in elements: [Value], _ scope: Scope, span: SourceSpan,
    fromEnd: Bool = false
  ) throws(EvaluationFailure) -> Int? {
    let wanted =
      argument.label == "where"
      ? try predicate(argument.value, in: scope)
      : try value(of: argument.value, in: scope, expecting: elementType(of: elements))
    let indices = fromEnd ? Array(elements.indices.reversed()) : Array(elements.indices)
    if case .closure = wanted {
      var reads: [LaunchScan.Read] = []
      for index in indices {
        do throws(EvaluationFailure) {
          guard let holds = try holds(wanted, elements[index], span: span) else {
            throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
          }
          if holds, reads.isEmpty { return index }
        } catch {
          // Where code is searched, every element may be one that the launch is asked about.
          guard case .launch(let found) = error.kind else { throw error }
          reads += found
        }
      }
      guard reads.isEmpty else {
        throw EvaluationFailure(.launch(reads), "`\(span.code)` depends on the launch", span)
      }
      return nil
    }
    guard let sought = wanted.swiftValue(in: declarations) else {
      throw EvaluationFailure(.opaque, "`\(argument.value.span.code)` is not known", span)
    }
    return indices.first { index in
      elements[index].swiftValue(in: declarations).map { SwiftValue.equals($0, sought) } ?? false
    }
  }

  /// The enum that elements are cases of, or what they are else: it gives `.case` its meaning.
  func elementType(of elements: [Value]) -> TypeReference? {
    if case .swift(.string)? = elements.first { return Self.tipKitType(["String"], unit: 0) }
    guard case .enumCase(let value)? = elements.first else { return nil }
    return TypeReference(
      name: .named(value.typeName.split(separator: ".").map(String.init), generics: []),
      scope: nil, unit: declarations.types[value.type].unit)
  }

  /// Methods of lists and sets beyond those that tips are written with; nil for others.
  func collectionMethod(
    _ name: String, of elements: [Value], _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    let first = arguments.first
    switch name {
    case "contains":
      guard let first else { return nil }
      return .bool(try position(first, in: elements, scope, span: span) != nil)
    case "first", "last":
      guard let first else { return nil }
      let found = try position(first, in: elements, scope, span: span, fromEnd: name == "last")
      return found.map { elements[$0] } ?? .absent
    case "firstIndex", "lastIndex":
      guard let first else { return nil }
      let found = try position(first, in: elements, scope, span: span, fromEnd: name == "lastIndex")
      return found.map { .integer($0) } ?? .absent
    case "allSatisfy":
      guard let first else { return nil }
      let predicate = try predicate(first.value, in: scope)
      for element in elements {
        guard let holds = try holds(predicate, element, span: span) else { return nil }
        if !holds { return .bool(false) }
      }
      return .bool(true)
    case "forEach":
      guard let first,
        case .closure(let closure, let captured) = try value(of: first.value, in: scope)
      else { return nil }
      for element in elements { _ = try call(closure, captured, with: [element], span: span) }
      return .list([])
    case "index":
      guard let first, case .swift(.integer(let index)) = try value(of: first.value, in: scope)
      else { return nil }
      return first.label == "after" ? .integer(index + 1) : .integer(index - 1)
    case "enumerated": return .list(elements.enumerated().map { .list([.integer($0), $1]) })
    case "dropFirst", "dropLast", "prefix", "suffix":
      return try slice(name, of: elements, first, in: scope)
    default: return try setMethod(name, of: elements, first, in: scope)
    }
  }

  private func slice(
    _ name: String, of elements: [Value], _ argument: Expression.Argument?, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    var count = 1
    if let argument {
      guard case .swift(.integer(let number)) = try value(of: argument.value, in: scope),
        number >= 0
      else { return nil }
      count = number
    }
    switch (name, argument?.label) {
    case ("dropFirst", _): return .list(Array(elements.dropFirst(count)))
    case ("dropLast", _): return .list(Array(elements.dropLast(count)))
    case ("prefix", nil), ("prefix", "upTo"): return .list(Array(elements.prefix(count)))
    case ("suffix", "from"): return .list(Array(elements.dropFirst(count)))
    case ("suffix", nil): return .list(Array(elements.suffix(count)))
    default: return nil
    }
  }

  private func setMethod(
    _ name: String, of elements: [Value], _ argument: Expression.Argument?, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    let names: Set<String> = [
      "isDisjoint", "isSubset", "isSuperset", "intersection", "union", "subtracting",
    ]
    guard names.contains(name), let argument else { return nil }
    let others = Self.members(of: try value(of: argument.value, in: scope))
    let mine = Set(elements.compactMap { $0.swiftValue(in: declarations) })
    let theirs = Set(others.compactMap { $0.swiftValue(in: declarations) })
    guard mine.count <= elements.count, theirs.count <= others.count else { return nil }
    switch name {
    case "isDisjoint": return .bool(mine.isDisjoint(with: theirs))
    case "isSubset": return .bool(mine.isSubset(of: theirs))
    case "isSuperset": return .bool(mine.isSuperset(of: theirs))
    case "intersection": return .swift(.set(mine.intersection(theirs)))
    case "union": return .swift(.set(mine.union(theirs)))
    default: return .swift(.set(mine.subtracting(theirs)))
    }
  }

  /// Methods of texts beyond those that tips are written with; nil for others.
  func textMethod(
    _ name: String, of text: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch name {
    case "split", "components":
      guard let first = arguments.first,
        case .swift(.string(let separator)) = try value(of: first.value, in: scope),
        !separator.isEmpty
      else { return nil }
      var limit = Int.max
      if let argument = arguments.first(where: { $0.label == "maxSplits" }),
        case .swift(.integer(let number)) = try value(of: argument.value, in: scope)
      {
        limit = number
      }
      return .list(Self.split(text, separator, limit, keepsEmpty: name == "components"))
    case "dropFirst", "dropLast", "prefix", "suffix":
      var count = 1
      if let first = arguments.first {
        guard case .swift(.integer(let number)) = try value(of: first.value, in: scope), number >= 0
        else { return nil }
        count = number
      }
      switch name {
      case "dropFirst": return .string(String(text.dropFirst(count)))
      case "dropLast": return .string(String(text.dropLast(count)))
      case "prefix": return .string(String(text.prefix(count)))
      default: return .string(String(text.suffix(count)))
      }
    case "starts":
      guard let first = arguments.first,
        case .swift(.string(let start)) = try value(of: first.value, in: scope)
      else { return nil }
      return .bool(text.hasPrefix(start))
    default: return nil
    }
  }

  private static func split(
    _ text: String, _ separator: String, _ limit: Int, keepsEmpty: Bool
  ) -> [Value] {
    var pieces: [Substring] = []
    var rest = text[...]
    while pieces.count < limit, let found = rest.range(of: separator) {
      if keepsEmpty || found.lowerBound > rest.startIndex {
        pieces.append(rest[..<found.lowerBound])
      }
      rest = rest[found.upperBound...]
    }
    if keepsEmpty || !rest.isEmpty { pieces.append(rest) }
    return pieces.map { .string(String($0)) }
  }
}
