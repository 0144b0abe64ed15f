import OpenTipKit
import Testing
import TipSource

@testable import TipScenario

/// Whatever the words are, the box stays a box.
@Suite struct PictureWidthTests {
  /// Characters that boxes break on.
  private static let pieces: [String] = [
    " ", "a", "B", "-", "_", "*", "**", "~~", "`", "[", "](u)", "\\", "\n", "\t", "\r", "é",
    "e\u{301}", "\u{301}",
    "日", "語", "。", "ｱ", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "ไ", "ท", "\u{E31}", "ع", "ש", "ר",
    "\u{5D0}\u{5B8}", "\u{202E}", "\u{2067}", "\u{200F}", "\u{200B}", "\u{AD}", "\u{200D}",
    "\u{200C}",
    "\u{2060}", "\u{FEFF}", "👩", "👨‍👩‍👧‍👦", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E007F}", "🏽", "☀", "\u{FE0F}",
    "\u{FE0E}", "1", "\u{20E3}", "क", "\u{94D}", "ष", "ि", "\u{D4E}", "\u{600}", "\u{1B}[31m",
    "\u{0}",
    "\u{9B}", "\u{E000}", "\u{FFFF}", "\u{2028}", "❤", "🔥", "\u{F0000}", "\u{A0}", "<b>", "&amp;",
    "ﷺ", "ᄀᄀ각ᆨᆨ",
  ]

  @Test("Every line has exactly the width that is given", arguments: 0..<12)
  func width(seed: UInt64) {
    var random = Random(state: seed &+ 1)
    for _ in 0..<50 {
      var picture = TipPicture(
        image: random.pick([
          nil, Image(systemName: "star"), Image("a日b"),
          Image(systemName: random.words(Self.pieces)),
        ]),
        title: .init(random.words(Self.pieces), isMarkdown: random.next() % 2 == 0))
      if random.next() % 2 == 0 { picture.message = .init(random.words(Self.pieces)) }
      for index in 0..<Int(random.next() % 4) {
        picture.actions.append(.init(id: "\(index)", label: .init(random.words(Self.pieces))))
      }
      picture.arrowEdge = random.pick([nil, .top, .bottom, .leading, .trailing])
      let width = Int(random.next() % 60) + 20
      let plain = picture.lines(width: width)
      let terminal = picture.terminal(width: width, colours: true)
      #expect(plain.count == terminal.count)
      for line in plain + terminal.map(Self.withoutSequences) {
        #expect(DisplayWidth.of(line) == width, "\(picture.title.content.debugDescription) \(line)")
        #expect(DiagnosticText.escaped(line) == line)
      }
    }
  }

  /// A line without `SGR` sequences and isolates.
  private static func withoutSequences(_ line: String) -> String {
    // A mark may follow a sequence, and to Swift be one character with its end.
    let pattern = /\u{1B}\[[0-9;]*m|\u{2068}|\u{2069}/.matchingSemantics(.unicodeScalar)
    return line.replacing(pattern, with: "")
  }
}

/// The same numbers in every run.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }

  mutating func words(_ pieces: [String]) -> String {
    (0..<Int(next() % 40)).map { _ in pick(pieces) }.joined()
  }
}
