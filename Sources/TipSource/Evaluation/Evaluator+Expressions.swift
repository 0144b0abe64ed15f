import Foundation
import OpenTipKit

extension Evaluator {
  /// The value of an expression; the expected type gives `.member` its meaning.
  func value(
    of expression: Expression, in scope: Scope, expecting: TypeReference? = nil
  ) throws(EvaluationFailure) -> Value {
    try nested(expression.span) { () throws(EvaluationFailure) in
      do throws(EvaluationFailure) {
        let value = try form(expression, in: scope, expecting: expecting)
        return try measured(coerce(value, to: expecting), expression.span)
      } catch {
        guard expression.isOptionalTry, case .thrown = error.kind else { throw error }
        return .absent
      }
    }
  }

  private func form(
    _ expression: Expression, in scope: Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value {
    let span = expression.span
    switch expression.form {
    case .bool(let value): return .bool(value)
    case .integer(let value): return .integer(value)
    case .decimal(let value): return .swift(.decimal(value))
    case .string(let value): return .string(value)
    case .none: return .absent
    case .interpolation(let segments):
      if Self.isKeyType(expecting) { return .text(try key(segments, in: scope)) }
      return try interpolation(segments, in: scope)
    case .name(let name, let generics):
      return try self.value(named: name, generics: generics, in: scope, span: span)
    case .implicitMember(let name):
      return try implicitMember(name, expecting: expecting, span: span)
    case .member(let base, let name):
      if running != nil, let found = try donations(base, name, in: scope) { return found }
      let object = try symbolic(base, member: name, span) { () throws(EvaluationFailure) in
        try self.value(of: base, in: scope)
      }
      return try member(name, of: object, span: span)
    case .call(let callee, let arguments):
      return try call(callee, arguments, in: scope, expecting: expecting, span: span)
    case .element(let base, let arguments):
      return try element(of: base, arguments, in: scope, span: span)
    case .prefix(let op, let operand): return try prefix(op, operand, in: scope, span: span)
    case .unwrap(let wrapped):
      let value = try self.value(of: wrapped, in: scope, expecting: expecting)
      guard !value.isNone else { throw EvaluationFailure(.opaque, "`nil` is unwrapped", span) }
      return value
    case .chained(let wrapped): return try self.value(of: wrapped, in: scope, expecting: expecting)
    case .binary(let op, let left, let right):
      return try binary(op, left, right, in: scope, expecting: expecting, span: span)
    case .conditional(let condition, let yes, let no):
      return try conditional(condition, yes, no, in: scope, expecting: expecting)
    case .cast(let value, let kind, let type):
      return try cast(value, kind, type, in: scope, span: span)
    case .array(let elements):
      return try list(elements, in: scope, expecting: expecting.flatMap(elementType))
    case .dictionary(let pairs): return try dictionary(pairs, in: scope, expecting: expecting)
    case .tuple(let elements):
      if elements.count == 1 {
        return try self.value(of: elements[0].value, in: scope, expecting: expecting)
      }
      var values: [Value] = []
      for item in elements { values.append(try self.value(of: item.value, in: scope)) }
      return .list(values)
    case .closure(let closure): return .closure(closure, capturing(closure, in: scope))
    case .keyPath(let steps): return .keyPath(steps)
    case .macro(let name, let arguments):
      return try macro(name, arguments, expression: expression, in: scope)
    case .type(let type): return self.type(type, in: scope)
    case .statement(let statement):
      var inner = scope
      return try run([statement], in: &inner, expecting: expecting, span: span)
    case .unreadable(let what): throw EvaluationFailure(.opaque, "\(what) is not read", span)
    }
  }

  /// Evaluates the base of a member access; a base that is a constant of unknown value gives the
  /// member's full name to the failure, so that `L10n.tips.title` is shown as such.
  private func symbolic(
    _ base: Expression, member: String, _ span: SourceSpan,
    _ body: () throws(EvaluationFailure) -> Value
  ) throws(EvaluationFailure) -> Value {
    do {
      return try body()
    } catch {
      switch error.kind {
      case .symbolic(let name):
        throw EvaluationFailure(.symbolic("\(name).\(member)"), error.reason, span)
      case .undeclared(let name) where Self.isNamespace(name, base):
        let reason =
          name == "Calendar"
          ? "`Calendar` is not evaluated: what it says depends on the device"
          : "`\(name).\(member)` is not in what was read"
        throw EvaluationFailure(.symbolic("\(name).\(member)"), reason, span)
      case .argument(let name):
        throw EvaluationFailure(.argument("\(name).\(member)"), error.reason, span)
      default: throw error
      }
    }
  }

  /// Whether a name that is declared nowhere stands for constants that a generator makes: a type, or
  /// a variable whose members are read, `i18n.tips.title`.
  static func isNamespace(_ name: String, _ base: Expression) -> Bool {
    if name.first?.isUppercase == true { return true }
    guard !name.hasPrefix("$"), case .name = base.unparenthesized.form else { return false }
    return name != "self" && name != "super"
  }

  /// A list; `.case` among cases of an enum is one of the same enum.
  private func list(
    _ elements: [Expression], in scope: Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value {
    var element = expecting
    if element == nil {
      for item in elements where !item.isImplicitMember && running == nil {
        guard case .enumCase(let value)? = try? value(of: item, in: scope) else { break }
        element = TypeReference(
          name: .named(value.typeName.split(separator: ".").map(String.init), generics: []),
          scope: nil, unit: declarations.types[value.type].unit)
        break
      }
    }
    var values: [Value] = []
    for item in elements { values.append(try value(of: item, in: scope, expecting: element)) }
    return .list(values)
  }

  func elementType(_ type: TypeReference) -> TypeReference? {
    switch type.name {
    case .array(let element): TypeReference(name: element, scope: type.scope, unit: type.unit)
    case .named(["Set"], let generics) where generics.count == 1:
      TypeReference(name: generics[0], scope: type.scope, unit: type.unit)
    case .optional(let wrapped):
      elementType(TypeReference(name: wrapped, scope: type.scope, unit: type.unit))
    default: nil
    }
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], in scope: Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value {
    var keyType: TypeReference?
    var valueType: TypeReference?
    if let expecting, case .dictionary(let key, let value) = expecting.name {
      keyType = TypeReference(name: key, scope: expecting.scope, unit: expecting.unit)
      valueType = TypeReference(name: value, scope: expecting.scope, unit: expecting.unit)
    }
    var result: [(key: Value, value: Value)] = []
    for pair in pairs {
      result.append(
        (
          key: try value(of: pair.key, in: scope, expecting: keyType),
          value: try value(of: pair.value, in: scope, expecting: valueType)
        ))
    }
    return .pairs(result)
  }

  private func conditional(
    _ condition: Expression, _ yes: Expression, _ no: Expression, in scope: Scope,
    expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value {
    let holds: Bool
    do {
      holds = try bool(condition, in: scope)
    } catch {
      if running != nil || scan != nil { throw error }
      let first = try value(of: yes, in: scope, expecting: expecting)
      let second = try value(of: no, in: scope, expecting: expecting)
      return .alternatives([first, second], condition: condition.span.code)
    }
    return try value(of: holds ? yes : no, in: scope, expecting: expecting)
  }

  /// The value of a Boolean expression.
  func bool(_ expression: Expression, in scope: Scope) throws(EvaluationFailure) -> Bool {
    guard case .swift(.bool(let value)) = try value(of: expression, in: scope) else {
      throw EvaluationFailure(
        .opaque, "`\(expression.span.code)` is not known to be true or false", expression.span)
    }
    return value
  }

  private func cast(
    _ expression: Expression, _ kind: Expression.CastKind, _ type: TypeName, in scope: Scope,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    switch kind {
    case .coercion, .forced:
      return try value(
        of: expression, in: scope,
        expecting: TypeReference(name: type, scope: scope.type, unit: scope.unit))
    case .conditional, .test:
      if running != nil {
        return try tested(expression, isTest: kind == .test, type, in: scope, span: span)
      }
      throw EvaluationFailure(.opaque, "`\(span.code)` tests a type", span)
    }
  }

  /// What `"\(value)"` gives; nil when not known.
  func description(of value: Value) -> String? {
    switch value {
    case .swift(.string(let text)): text
    case .swift(let value): value.description
    case .text(let text): text.readability == .literal ? text.content : nil
    case .enumCase(let value): value.values.isEmpty ? value.name : nil
    case .type(let index): declarations.types[index].baseName
    case .builtin(let path, _): path.last
    case .list: value.swiftValue(in: declarations)?.description
    default: nil
    }
  }

  /// Gives a literal the type that is expected of it.
  func coerce(_ value: Value, to type: TypeReference?) -> Value {
    guard let type else { return value }
    switch (value, type.name) {
    case (_, .optional(let wrapped)):
      return coerce(value, to: TypeReference(name: wrapped, scope: type.scope, unit: type.unit))
    case (.swift(.string(let text)), .named) where Self.isKeyType(type):
      return .text(TextContent(key: text))
    case (.swift(.integer(let number)), .named(let path, _))
    where ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"].contains(path.last ?? ""):
      return .swift(
        .decimal(SwiftValue.rounded(Double(number), to: path.last ?? "") ?? Double(number)))
    case (.swift(.decimal(let number)), .named(["Float"], _)):
      return .swift(.decimal(SwiftValue.rounded(number, to: "Float") ?? number))
    case (.list(let elements), .named(["Set"], _)):
      let values = elements.compactMap { $0.swiftValue(in: declarations) }
      return values.count == elements.count ? .swift(.set(Set(values))) : value
    default: return value
    }
  }

  /// A type as a value: one declared in the source, else one of the frameworks'.
  func type(_ type: TypeName, in scope: Scope) -> Value {
    switch type {
    case .named(let path, let generics):
      if !isTipKitName(path, in: scope), let declared = declaredType(path, in: scope) {
        return .type(declared)
      }
      // `Self` and aliases too.
      if !isTipKitName(path, in: scope),
        let theirs = declarations.type(named: path, in: scope.type, unit: scope.unit),
        case .builtin(let name, _) = typeValue(theirs)
      {
        return .builtin(name, generics: generics)
      }
      return .builtin(path, generics: generics)
    default: return .builtin([type.source], generics: [])
    }
  }
}
