import OpenTipKit
import Testing
import TipSource

@testable import TipScenario

/// Characters for SF Symbols.
@Suite struct SymbolGlyphTests {
  @Test func everySignIsOneCharacterOfOneColumnAndNoEmoji() {
    #expect(SymbolGlyph.table.count > 250)
    for (name, sign) in SymbolGlyph.table {
      #expect(sign.count == 1 && DisplayWidth.of(sign) == 1, "\(name)")
      #expect(sign.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(name)")
      #expect(DiagnosticText.escaped(sign) == sign, "\(name)")
      #expect(
        name.utf8.allSatisfy { $0 == 46 || (48...57).contains($0) || (97...122).contains($0) })
    }
  }

  @Test(arguments: [
    ("star", "★"), ("star.fill", "★"), ("star.circle.fill", "★"), ("heart.fill", "♥"),
    ("magnifyingglass", "⌕"), ("square.and.arrow.up", "⇪"), ("gear", "⚙"), ("plus.circle", "+"),
    ("bell", "🕭"), ("bell.badge.fill", "🕭"), ("trash", "🗑"), ("folder.badge.plus", "🗀"),
    ("person.crop.circle", "☺"), ("person.crop.circle.badge.checkmark", "☺"),
    ("person.2.fill", "☺"), ("checkmark.circle", "✓"), ("line.3.horizontal.decrease.circle", "⩸"),
    ("arrow.up.circle.fill", "↑"),
  ])
  func variants(name: String, sign: String) {
    #expect(SymbolGlyph.of(Image(systemName: name)) == sign)
  }

  @Test(
    "What has no sign is named",
    arguments: ["bell.slash", "nope", "", ".", "star.", "fill", "star.of.david"])
  func others(name: String) {
    #expect(SymbolGlyph.of(Image(systemName: name)) == nil)
    #expect(SymbolGlyph.label(of: Image(systemName: name)) == "[\(name)]")
  }

  @Test func assetsHaveNoSign() {
    #expect(SymbolGlyph.of(Image("star")) == nil)
    #expect(SymbolGlyph.label(of: Image("star")) == "[asset star]")
  }
}
