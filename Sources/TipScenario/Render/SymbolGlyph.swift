import OpenTipKit

/// The characters that stand for SF Symbols where there are no pictures.
enum SymbolGlyph {
  /// The character of a picture; nil for one of the app's assets and for symbols that have none.
  ///
  /// A variant has the character of its symbol: `heart.circle.fill` that of `heart`,
  /// `folder.badge.plus` that of `folder`.
  static func of(_ image: Image) -> String? {
    guard image.isSystemSymbol else { return nil }
    var parts = image.name.split(separator: ".", omittingEmptySubsequences: false)
    // Names have a handful of parts.
    guard parts.count <= 16 else { return nil }
    while !parts.isEmpty {
      if let glyph = table[parts.joined(separator: ".")] { return glyph }
      if parts.count > 2, parts[parts.count - 2] == "badge" {
        parts.removeLast(2)
      } else if parts.count > 1, let last = parts.last, variants.contains(last) {
        parts.removeLast()
      } else {
        return nil
      }
    }
    return nil
  }

  /// What a variant's name has after that of its symbol; `slash` is not among them, since what is
  /// crossed out says the opposite.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "triangle", "diamond", "app", "inverse", "dotted",
    "rtl",
    "ltr", "left", "right", "bubble",
  ]

  /// The name of a picture that has no character.
  static func label(of image: Image) -> String {
    image.isSystemSymbol ? "[\(image.name)]" : "[asset \(image.name)]"
  }
}
