import Foundation
import OpenTipKit

extension Evaluator {
  /// One value in a string literal.
  private struct Piece {
    /// As it is shown; an unknown one as its source.
    let content: TextContent
    /// Whether it makes a `String` no plain one: words that are looked up, a picture, an unknown.
    let isMarkup: Bool
    let argument: Text.Argument
    /// What stands for it in a key: `%lld`.
    let specifier: String
  }

  /// A string literal with values, as a `String`.
  func interpolation(
    _ segments: [Expression.Segment], in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    var result = TextContent(verbatim: "")
    var isString = true
    for segment in segments {
      switch segment {
      case .text(let text): result = result.joined(TextContent(verbatim: text))
      case .value(let arguments):
        guard let first = arguments.first?.value else { continue }
        let piece = piece(arguments, in: scope)
        if piece.isMarkup || piece.content.readability != .literal { isString = false }
        result = result.joined(piece.content)
        _ = try measured(.text(result), first.span)
      }
    }
    return isString ? .string(result.content) : .text(result)
  }

  /// A string literal with values, as a key to look up: `\(count) items` is `%lld items`.
  func key(
    _ segments: [Expression.Segment], in scope: Scope
  ) throws(EvaluationFailure) -> TextContent {
    var localization = Text.Localization(key: "")
    var readability = SourceTip.Readability.literal
    for segment in segments {
      switch segment {
      case .text(let text):
        localization.key += text.replacing("%", with: "%%")
        localization.content += text
      case .value(let arguments):
        guard let first = arguments.first?.value else { continue }
        let piece = piece(arguments, in: scope)
        localization.key += piece.specifier
        localization.content += piece.content.content
        localization.arguments.append(piece.argument)
        readability = readability.combined(piece.content.readability)
        let text = Text(runs: [.localized(localization)])
        _ = try measured(.text(TextContent(text)), first.span)
      }
    }
    return TextContent(Text(runs: [.localized(localization)]), readability: readability)
  }

  private func piece(_ arguments: [Expression.Argument], in scope: Scope) -> Piece {
    guard let first = arguments.first else {
      return Piece(
        content: TextContent(verbatim: ""), isMarkup: false, argument: .string(""), specifier: "%@")
    }
    let shown = "\\(\(first.value.span.code))"
    let unknown = TextContent(verbatim: shown, readability: .symbolic)
    guard let value = try? value(of: first.value, in: scope) else {
      return Piece(
        content: unknown, isMarkup: true, argument: .unknown(shown), specifier: "%@")
    }
    let argument = self.argument(value, shown: shown)
    // A format changes digits in ways that depend on the device.
    if let format = arguments.dropFirst().first {
      guard format.label == "specifier", let specifier = format.value.literalText else {
        return Piece(
          content: unknown, isMarkup: true, argument: .unknown(shown), specifier: "%@")
      }
      let words = Self.formatted(value, specifier)
      return Piece(
        content: words.map { TextContent(verbatim: $0) } ?? unknown, isMarkup: words == nil,
        argument: argument, specifier: specifier)
    }
    switch value {
    case .text(let text):
      return Piece(content: text, isMarkup: true, argument: argument, specifier: "%@")
    case .image(let image):
      return Piece(
        content: TextContent(verbatim: "[\(image.name)]"), isMarkup: true, argument: argument,
        specifier: "%@")
    default:
      guard let text = description(of: value) else {
        return Piece(content: unknown, isMarkup: true, argument: argument, specifier: "%@")
      }
      return Piece(
        content: TextContent(verbatim: text), isMarkup: false, argument: argument,
        specifier: argument.specifier)
    }
  }

  /// A value as an argument of a format.
  func argument(_ value: Value, shown: String) -> Text.Argument {
    switch value {
    case .text(let text): .text(text.text)
    case .image(let image): .string("[\(image.name)]")
    case .swift(.integer(let number)): .integer(number)
    case .swift(.decimal(let number)): .decimal(number)
    default: description(of: value).map { .string($0) } ?? .unknown(shown)
    }
  }

  /// A number by a specifier: `%.2f`, `%d`; nil for other specifiers.
  private static func formatted(_ value: Value, _ format: String) -> String? {
    guard format.utf8.count <= 8,
      let match = format.wholeMatch(of: /%(?:\.\d)?(?:l|ll)?([dif])/)
    else { return nil }
    switch value {
    case .swift(.integer(let number)) where match.1 != "f":
      return String(format: "%ld", number)
    case .swift(.decimal(let number)) where match.1 == "f":
      return String(format: format.replacing("l", with: ""), number)
    default: return nil
    }
  }
}

extension Text.Argument {
  /// What Swift makes of an interpolated value in a key.
  fileprivate var specifier: String {
    switch self {
    case .integer: "%lld"
    case .decimal: "%lf"
    case .string, .text, .unknown: "%@"
    }
  }
}
