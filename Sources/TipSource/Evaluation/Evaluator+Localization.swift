import Foundation
import OpenTipKit

extension Evaluator {
  /// Whether a type's string literals are keys to look up.
  static func isKeyType(_ type: TypeReference?) -> Bool {
    switch type?.name {
    case .optional(let wrapped)?:
      return isKeyType(type.map { TypeReference(name: wrapped, scope: $0.scope, unit: $0.unit) })
    case .named(let path, _)?:
      return ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"]
        .contains(path.last ?? "")
    default: return false
    }
  }

  /// Words with what a call says of how they are looked up: `tableName:`, `bundle:`, `value:`.
  func attributed(
    _ content: TextContent, by arguments: Arguments, in scope: Scope
  ) -> TextContent {
    guard !content.isVerbatim else { return content }
    var result = content
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "tableName", "table":
        guard let name = string(argument, in: scope) else { continue }
        result = result.localized { $0.table = name }
      case "bundle":
        guard let bundle = Self.bundle(argument.value) else { continue }
        result = result.localized { $0.bundle = bundle }
      case "comment":
        guard let comment = string(argument, in: scope) else { continue }
        result = result.localized { $0.comment = comment }
      case "defaultValue", "value":
        if case .none = argument.value.unparenthesized.form { continue }
        let words = textContent(
          of: argument.value, isKey: argument.label == "defaultValue", in: scope)
        result = Self.withDefault(words, result)
      default: continue
      }
    }
    return result
  }

  private static func withDefault(_ words: TextContent, _ content: TextContent) -> TextContent {
    guard words.readability != .opaque, let run = words.text.runs.first,
      words.text.runs.count == 1
    else { return content }
    switch run {
    case .verbatim(let text):
      // `NSLocalizedString(…, value: "")` is one without a value.
      return text.isEmpty ? content : content.localized { $0.defaultValue = text }
    case .localized(let format):
      return content.localized { localization in
        localization.defaultValue = format.key
        if localization.arguments.isEmpty { localization.arguments = format.arguments }
      }
    }
  }

  private func string(_ argument: Expression.Argument, in scope: Scope) -> String? {
    guard let value = try? value(of: argument.value, in: scope),
      case .swift(.string(let text)) = value, !text.isEmpty
    else { return nil }
    return text
  }

  /// The bundle that an expression names; nil for `nil` and the default.
  static func bundle(_ expression: Expression) -> Text.Localization.Bundle? {
    switch expression.unparenthesized.form {
    case .none: return nil
    case .implicitMember(let name), .member(_, let name):
      switch name {
      case "main": return .main
      case "module": return .module
      default: return .other(expression.span.code)
      }
    default:
      // `.atURL(Bundle.module.bundleURL)` is the module's too.
      let code = expression.span.code
      return code.contains("Bundle.module") ? .module : .other(code)
    }
  }

  /// `bundle.localizedString(forKey:value:table:)`.
  func localizedString(
    of bundle: Expression, _ arguments: Arguments, in scope: Scope
  ) -> TextContent? {
    guard let key = arguments.first, key.label == "forKey" else { return nil }
    let content = textContent(of: key.value, isKey: false, in: scope)
    let named = Self.bundle(bundle) ?? .main
    return attributed(content.localized { $0.bundle = named }, by: arguments, in: scope)
  }

  /// `String(format:)` with `%@`, `%d` and the like: of a key the values are kept, so that a
  /// translation gets them.
  func format(
    _ values: Arguments, localizesNumbers: Bool, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let first = values.first else { return .string("") }
    let pattern = textContent(of: first.value, isKey: false, in: scope)
    guard pattern.readability != .opaque else {
      throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
    }
    var content = pattern.content
    var readability = pattern.readability
    var arguments: [Text.Argument] = []
    for item in values.dropFirst() {
      let shown = "\\(\(item.value.span.code))"
      let value = try? value(of: item.value, in: scope)
      if item.label == "arguments" {
        guard case .list(let elements)? = value else { continue }
        arguments += elements.map { argument($0, shown: shown) }
        continue
      }
      arguments.append(value.map { argument($0, shown: shown) } ?? .unknown(shown))
      let words = value.flatMap(description)
      if Self.replaceFirstSpecifier(in: &content, with: words ?? shown), words == nil {
        readability = readability.combined(.symbolic)
      }
      _ = try measured(.text(TextContent(verbatim: content)), span)
    }
    guard !pattern.isVerbatim, pattern.text.runs.count == 1 else {
      return .text(TextContent(verbatim: content, readability: readability))
    }
    var result = pattern.localized { localization in
      localization.arguments = arguments
      localization.localizesNumbers = localizesNumbers
      localization.content = content
    }
    result.readability = readability
    return .text(result)
  }

  /// Puts a value in the place of the first specifier; false without one.
  private static func replaceFirstSpecifier(in pattern: inout String, with words: String) -> Bool {
    let found = ["%@", "%d", "%ld", "%lld", "%i", "%s", "%lu"]
      .compactMap { pattern.range(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    guard let found else { return false }
    pattern.replaceSubrange(found, with: words)
    return true
  }
}

extension Text.Localization {
  /// A constant's name: of a call what stands before the parentheses, and its literal arguments.
  init(symbol source: String) {
    self.init(key: source, lookup: .symbol)
    guard source.hasSuffix(")"), let open = source.firstIndex(of: "(") else { return }
    let inside = source[source.index(after: open)...].dropLast()
    // `.localizable(.tipTitle)` names a constant by a constant.
    guard !inside.isEmpty, !inside.hasPrefix("."), !inside.contains("(") else { return }
    key = String(source[..<open])
    arguments = inside.split(separator: ",").map { Self.literal($0) }
  }

  private static func literal(_ source: Substring) -> Text.Argument {
    let parts = source.split(separator: ":", maxSplits: 1)
    let value = (parts.count == 2 && !source.contains("\"") ? parts[1] : source)
      .trimmingCharacters(in: .whitespaces)
    if let number = Int(value) { return .integer(number) }
    if let number = Double(value) { return .decimal(number) }
    if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\""), !value.contains("\\") {
      return .string(String(value.dropFirst().dropLast()))
    }
    return .unknown("\\(\(value))")
  }
}
