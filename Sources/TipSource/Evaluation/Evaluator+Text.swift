import OpenTipKit

extension Evaluator {
  /// `Text(…)`: always something to show, however far it could be read.
  func text(_ arguments: Arguments, in scope: Scope, span: SourceSpan) -> TextContent {
    guard let first = arguments.first else { return TextContent(content: "") }
    switch first.label {
    case "verbatim":
      var content = textContent(of: first.value, in: scope)
      content.isVerbatim = true
      return content
    case nil, "localized", "markdown":
      // `Text(date, style: .relative)` and `format:` show what depends on when and where.
      if arguments.dropFirst().contains(where: { $0.label == "style" || $0.label == "format" }) {
        break
      }
      return textContent(of: first.value, in: scope)
    default:
      // `Text(localizable: .title)`: an initialiser that a generator makes, for its constants.
      let content = textContent(of: first.value, in: scope)
      if content.readability == .symbolic { return content }
    }
    return TextContent(content: span.code, readability: .opaque)
  }

  /// The words that an expression stands for: a literal is a key to translate, a `String` is not.
  func textContent(of expression: Expression, in scope: Scope) -> TextContent {
    do {
      let expected = TypeReference(
        name: .named(["LocalizedStringResource"], generics: []), scope: nil, unit: scope.unit)
      let value = try value(
        of: expression, in: scope, expecting: expression.isImplicitMember ? expected : nil)
      return textContent(of: value, isLiteral: expression.isLiteralText, span: expression.span)
    } catch {
      return Self.unreadableText(error, expression.span)
    }
  }

  /// A text in place of words that could not be read.
  static func unreadableText(_ failure: EvaluationFailure, _ span: SourceSpan) -> TextContent {
    if let symbol = failure.symbol { return TextContent(content: symbol, readability: .symbolic) }
    return TextContent(content: span.code, readability: .opaque)
  }

  /// The words of a value.
  func textContent(of value: Value, isLiteral: Bool, span: SourceSpan) -> TextContent {
    switch value {
    case .text(let text): return text
    case .swift(.string(let text)): return TextContent(content: text, isVerbatim: !isLiteral)
    case .image(let image): return TextContent(content: "[\(image.name)]")
    case .failure(let failure): return Self.unreadableText(failure, span)
    case .alternatives(let values, _):
      var contents: [TextContent] = []
      for value in Self.flattened(values) where !value.isNone {
        let content = textContent(of: value, isLiteral: isLiteral, span: span)
        if !contents.contains(where: { $0.content == content.content }) { contents.append(content) }
      }
      guard let first = contents.first else { return TextContent(content: "") }
      if contents.count == 1 { return first }
      let readability = contents.reduce(SourceTip.Readability.symbolic) {
        $0.combined($1.readability)
      }
      return TextContent(
        content: contents.map(\.content).joined(separator: " / "), readability: readability)
    default:
      guard let text = description(of: value) else {
        return TextContent(content: span.code, readability: .opaque)
      }
      return TextContent(content: text, isVerbatim: true)
    }
  }

  /// The values of alternatives within alternatives.
  static func flattened(_ values: [Value]) -> [Value] {
    values.flatMap { value in
      if case .alternatives(let inner, _) = value { return flattened(inner) }
      return [value]
    }
  }

  /// `Image(…)`, by the name of its symbol or asset.
  func image(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Image {
    guard let first = arguments.first else { return Image(span.code) }
    let isSystem = first.label == "systemName" || first.label == "systemSymbol"
    do {
      let value = try value(of: first.value, in: scope)
      if case .image(let image) = value { return image }
      if case .alternatives(let values, _) = value, let name = values.first.flatMap(description) {
        return isSystem ? Image(systemName: name) : Image(name)
      }
      if let name = description(of: value) {
        return isSystem ? Image(systemName: name) : Image(name)
      }
    } catch {
      if let symbol = error.symbol {
        let name = symbol.hasPrefix(".") ? String(symbol.dropFirst()) : symbol
        return isSystem ? Image(systemName: name) : Image(name)
      }
    }
    // A picture made by the app is shown by its source.
    return Image(first.value.span.code)
  }
}

extension Expression {
  /// Whether it is `.name` or `.name(…)`, which mean something only where a type is expected.
  var isImplicitMember: Bool {
    switch unparenthesized.form {
    case .implicitMember: return true
    case .call(let callee, _): return callee.isImplicitMember
    default: return false
    }
  }

  /// Whether it is a string literal, with values or not, which `Text` takes for a key.
  var isLiteralText: Bool {
    switch unparenthesized.form {
    case .string, .interpolation: true
    default: false
    }
  }
}
