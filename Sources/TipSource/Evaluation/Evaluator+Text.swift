import OpenTipKit

extension Evaluator {
  /// `Text(…)`: always something to show, however far it could be read.
  func text(_ arguments: Arguments, in scope: Scope, span: SourceSpan) -> TextContent {
    guard let first = arguments.first else { return TextContent(verbatim: "") }
    switch first.label {
    case "verbatim": return textContent(of: first.value, isKey: false, in: scope)
    case nil, "localized", "markdown":
      // `Text(date, style: .relative)` and `format:` show what depends on when and where.
      if arguments.dropFirst().contains(where: { $0.label == "style" || $0.label == "format" }) {
        break
      }
      return attributed(textContent(of: first.value, in: scope), by: arguments, in: scope)
    default:
      if let custom = customText(arguments, in: scope) { return custom }
      // `Text(localizable: .title)`: an initialiser that a generator makes, for its constants.
      let content = textContent(of: first.value, in: scope)
      if content.readability == .symbolic { return content }
    }
    return TextContent(verbatim: span.code, readability: .opaque)
  }

  /// `Text(styled: …)`: an initialiser that the app adds; nil without one that fits.
  private func customText(_ arguments: Arguments, in scope: Scope) -> TextContent? {
    guard let index = declarations.nearest("Text", to: scope.unit),
      let initializer = Self.overload(declarations.types[index].initializers, arguments),
      let body = initializer.body, depth < Self.depthLimit / 2
    else { return nil }
    var inner = Scope(unit: initializer.unit, type: index, selfType: nil)
    bind(arguments, to: initializer, in: scope, into: &inner)
    for statement in declarations.units[initializer.unit].lowering.statements(body) {
      guard case .expression(let expression) = statement else { continue }
      switch expression.form {
      case .call(let callee, let passed):
        guard case .member(let base, "init") = callee.form, case .name("self", _) = base.form
        else { continue }
        return try? nested(expression.span) { () throws(EvaluationFailure) in
          text(passed, in: inner, span: expression.span)
        }
      case .binary("=", let target, let value):
        guard case .name("self", _) = target.form else { continue }
        return textContent(of: value, in: inner)
      default: continue
      }
    }
    return nil
  }

  /// The words that an expression stands for.
  ///
  /// - Parameter isKey: whether a literal is a key to translate, as for `Text`; else it is a `String`.
  func textContent(
    of expression: Expression, isKey: Bool = true, in scope: Scope
  ) -> TextContent {
    do {
      let value = try words(expression, isKey: isKey, in: scope)
      return textContent(of: value, span: expression.span)
    } catch {
      return Self.unreadableText(error, expression.span)
    }
  }

  /// The value of `Text`'s argument: `.name` is a resource's or a key's.
  private func words(
    _ expression: Expression, isKey: Bool, in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    func expected(_ name: String) -> TypeReference {
      TypeReference(name: .named([name], generics: []), scope: nil, unit: scope.unit)
    }
    guard expression.isImplicitMember else {
      let isLiteralKey = isKey && expression.isLiteralText
      return try value(
        of: expression, in: scope, expecting: isLiteralKey ? expected("LocalizedStringKey") : nil)
    }
    if let key = try? value(of: expression, in: scope, expecting: expected("LocalizedStringKey")) {
      return key
    }
    return try value(of: expression, in: scope, expecting: expected("LocalizedStringResource"))
  }

  /// A text in place of words that could not be read.
  static func unreadableText(_ failure: EvaluationFailure, _ span: SourceSpan) -> TextContent {
    switch failure.kind {
    case .symbolic(let name): return TextContent(symbol: name)
    case .argument(let name): return TextContent(verbatim: name, readability: .symbolic)
    case .undeclared, .opaque, .launch, .thrown, .exhausted:
      return TextContent(verbatim: span.code, readability: .opaque)
    }
  }

  /// The words of a value.
  func textContent(of value: Value, span: SourceSpan) -> TextContent {
    switch value {
    case .text(let text): return text
    case .swift(.string(let text)): return TextContent(verbatim: text)
    case .image(let image): return TextContent(verbatim: "[\(image.name)]")
    case .failure(let failure): return Self.unreadableText(failure, span)
    case .alternatives(let values, _):
      var contents: [TextContent] = []
      for value in Self.flattened(values) where !value.isNone {
        let content = textContent(of: value, span: span)
        if !contents.contains(where: { $0.content == content.content }) { contents.append(content) }
      }
      guard let first = contents.first else { return TextContent(verbatim: "") }
      if contents.count == 1 { return first }
      return contents.dropFirst().reduce(TextContent(first.text, readability: .symbolic)) {
        $0.joined(TextContent(verbatim: " / ")).joined($1)
      }
    default:
      guard let text = description(of: value) else {
        return TextContent(verbatim: span.code, readability: .opaque)
      }
      return TextContent(verbatim: text)
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

  /// Whether it is a string literal, with values or not, or a choice of two, which `Text` takes for
  /// a key.
  var isLiteralText: Bool {
    switch unparenthesized.form {
    case .string, .interpolation: true
    case .conditional(_, let yes, let no): yes.isLiteralText && no.isLiteralText
    default: false
    }
  }
}
