import Foundation
import OpenTipKit

extension Evaluator {
  /// Methods of values of the frameworks; nil for those that are not understood.
  func method(
    _ name: String, of object: Value, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    if name == "map" || name == "flatMap" || name == "compactMap", let first = arguments.first {
      return try mapped(object, by: first.value, in: scope, span: span)
    }
    switch object {
    case .text(let text): return try method(name, of: text, arguments, in: scope, span: span)
    // Modifiers change how a picture looks, not which one it is.
    case .image, .action, .option, .rule, .configuration: return object
    case .swift(.string(let text)):
      if let found = try method(name, of: text, arguments, in: scope, span: span) { return found }
      if let found = try textMethod(name, of: text, arguments, in: scope, span: span) {
        return found
      }
    case .list(let elements):
      if let found = try method(name, of: elements, arguments, in: scope, span: span) {
        return found
      }
      if let found = try collectionMethod(name, of: elements, arguments, in: scope, span: span) {
        return found
      }
    case .swift(.array), .swift(.set):
      let elements = Self.members(of: object)
      if let found = try method(name, of: elements, arguments, in: scope, span: span) {
        return found
      }
      if let found = try collectionMethod(name, of: elements, arguments, in: scope, span: span) {
        return found
      }
    case .range(.integer(let lower), .integer(let upper), let isClosed):
      if name == "contains", let first = arguments.first,
        case .swift(.integer(let number)) = try value(of: first.value, in: scope)
      {
        return .bool(number >= lower && (isClosed ? number <= upper : number < upper))
      }
    case .swift(.none): return .absent
    default: break
    }
    if let found = try extendedCall(name, of: object, arguments, in: scope, span: span) {
      return found
    }
    // `"key".localized()`: an extension that was not read, over words that were.
    if running == nil, case .swift(.string(let text)) = object {
      return .text(TextContent(key: text))
    }
    return nil
  }

  /// `Text`'s modifiers; what the app adds to `Text` is taken for one.
  private func method(
    _ name: String, of text: TextContent, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    switch name {
    case "uppercased": return .text(text.cased(.upper))
    case "lowercased": return .text(text.cased(.lower))
    case "textCase":
      switch arguments.first?.value.unparenthesized.form {
      case .implicitMember("uppercase"): return .text(text.cased(.upper))
      case .implicitMember("lowercase"): return .text(text.cased(.lower))
      default: return .text(text)
      }
    default: return .text(text)
    }
  }

  private func method(
    _ name: String, of text: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    var operands: [String] = []
    for argument in arguments {
      guard let value = try? value(of: argument.value, in: scope),
        case .swift(.string(let operand)) = value
      else { continue }
      operands.append(operand)
    }
    switch (name, operands.count, arguments.count) {
    case ("uppercased", _, 0): return .string(text.uppercased())
    case ("lowercased", _, 0): return .string(text.lowercased())
    case ("hasPrefix", 1, 1): return .bool(text.hasPrefix(operands[0]))
    case ("hasSuffix", 1, 1): return .bool(text.hasSuffix(operands[0]))
    case ("contains", 1, 1): return .bool(text.contains(operands[0]))
    case ("appending", 1, 1): return .string(text + operands[0])
    case ("replacingOccurrences", 2, 2), ("replacing", 2, 2):
      guard !operands[0].isEmpty else { return .string(text) }
      try step(span, count: text.utf8.count / 64 * (operands[1].utf8.count / 64))
      return .string(text.replacingOccurrences(of: operands[0], with: operands[1]))
    case ("trimmingCharacters", _, 1):
      return .string(text.trimmingCharacters(in: .whitespacesAndNewlines))
    default: return nil
    }
  }

  private func method(
    _ name: String, of elements: [Value], _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch name {
    case "joined":
      var separator = ""
      if let first = arguments.first {
        guard case .swift(.string(let text)) = try value(of: first.value, in: scope) else {
          return nil
        }
        separator = text
      }
      var texts: [String] = []
      for element in elements {
        guard let text = description(of: element) else { return nil }
        texts.append(text)
      }
      try step(
        span,
        count: (texts.reduce(0) { $0 + $1.utf8.count } + texts.count * separator.utf8.count) / 64)
      return .string(texts.joined(separator: separator))
    case "reversed", "shuffled": return name == "reversed" ? .list(elements.reversed()) : nil
    case "contains":
      guard let first = arguments.first, first.label == nil else { return nil }
      // Nothing is in nothing, whatever `.case` means.
      if elements.isEmpty, running != nil { return .bool(false) }
      guard
        let wanted = try value(of: first.value, in: scope, expecting: elementType(of: elements))
          .swiftValue(in: declarations)
      else { return nil }
      var values: [SwiftValue] = []
      for element in elements {
        guard let value = element.swiftValue(in: declarations) else { return nil }
        values.append(value)
      }
      return .bool(values.contains { SwiftValue.equals($0, wanted) })
    case "filter":
      guard let first = arguments.first,
        case .closure(let closure, let captured) = try value(of: first.value, in: scope)
      else { return nil }
      var kept: [Value] = []
      for element in elements {
        guard
          case .swift(.bool(let holds)) = try call(closure, captured, with: [element], span: span)
        else { return nil }
        if holds { kept.append(element) }
      }
      return .list(kept)
    default: return nil
    }
  }

  /// `map` of a list or of an optional, with a closure, a type's initialiser or a key path.
  private func mapped(
    _ object: Value, by function: Expression, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if object.isNone { return .absent }
    func apply(_ element: Value) throws(EvaluationFailure) -> Value {
      if case .member(let base, "init") = function.unparenthesized.form {
        return try construct(self, base, element)
      }
      switch try value(of: function, in: scope) {
      case .closure(let closure, let captured):
        return try call(closure, captured, with: [element], span: span)
      case .keyPath(let steps):
        var result = element
        for case .property(let name) in steps { result = try member(name, of: result, span: span) }
        return result
      case let type: return try construct(self, type, element)
      }
    }
    func construct(
      _ evaluator: Evaluator, _ base: Expression, _ element: Value
    ) throws(EvaluationFailure) -> Value {
      try construct(evaluator, evaluator.value(of: base, in: scope), element)
    }
    func construct(
      _ evaluator: Evaluator, _ type: Value, _ element: Value
    ) throws(EvaluationFailure) -> Value {
      var inner = scope
      inner.locals["$0"] = element
      let argument = Expression(form: .name("$0", generics: []), span: function.span)
      var label: String?
      if case .type(let index) = type, declarations.types[index].kind == .enumeration {
        label = "rawValue"
      }
      return try evaluator.make(
        type, [Expression.Argument(label: label, value: argument, isTrailing: false)], in: inner,
        expecting: nil, span: span)
    }
    switch object {
    case .list(let elements):
      var results: [Value] = []
      for element in elements {
        let result = try apply(element)
        if !result.isNone { results.append(result) }
      }
      return .list(results)
    case .failure(let failure): throw failure
    default: return try apply(object)
    }
  }
}
