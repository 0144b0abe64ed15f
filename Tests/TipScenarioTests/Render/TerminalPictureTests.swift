import OpenTipKit
import Testing

@testable import TipScenario

/// Tips as terminals show them: escape sequences are written as `⟨1⟩` here, isolates as `⟪ ⟫`.
@Suite struct TerminalPictureTests {
  private func text(_ picture: TipPicture, width: Int = 30, colours: Bool = false) -> String {
    picture.terminal(width: width, colours: colours).joined(separator: "\n")
      .replacing(/\u{1B}\[([0-9;]*)m/.matchingSemantics(.unicodeScalar)) { "⟨\($0.1)⟩" }
      .replacing("\u{2068}", with: "⟪").replacing("\u{2069}", with: "⟫")
  }

  @Test func boxDrawingAndWeight() {
    var picture = Pictures.favorite
    picture.kind = .popover
    #expect(
      text(picture) == """
        ╭─────────────▲──────────────╮
        │ ★ ⟨1⟩Save as a Favorite⟨0⟩     ✕ │
        │   Your favorite recipes    │
        │   always appear at the top │
        │   of the list.             │
        ├────────────────────────────┤
        │   [⟨1⟩Learn more⟨0⟩]  [⟨1⟩Not now⟨0⟩]  │
        ╰────────────────────────────╯
        """)
  }

  @Test func coloursAreForWhatCanBeTapped() {
    var picture = Pictures.favorite
    picture.message = nil
    #expect(
      text(picture, colours: true) == """
        ╭────────────────────────────╮
        │ ⟨36⟩★ ⟨0⟩⟨1⟩Save as a Favorite⟨0⟩     ✕ │
        ├────────────────────────────┤
        │   [⟨1;36⟩Learn more⟨0⟩]  [⟨1;36⟩Not now⟨0⟩]  │
        ╰────────────────────────────╯
        """)
  }

  @Test func markdownIsWeight() {
    let words = "**bold** _italic_ ***both*** ~~gone~~ `code` [link](https://example.com)"
    #expect(
      text(Pictures.words("A **very** good tip", words), width: 24) == """
        ╭──────────────────────╮
        │ ⟨1⟩A very good tip⟨0⟩    ✕ │
        │ ⟨1⟩bold⟨0⟩ ⟨3⟩italic⟨0⟩ ⟨1;3⟩both⟨0⟩     │
        │ ⟨9⟩gone⟨0⟩ ⟨2⟩code⟨0⟩ ⟨4⟩link⟨0⟩       │
        ╰──────────────────────╯
        """)
  }

  @Test func weightGoesOnInTheNextLine() {
    #expect(
      text(Pictures.words("T", "Some **words that are bold** here"), width: 20) == """
        ╭──────────────────╮
        │ ⟨1⟩T⟨0⟩              ✕ │
        │ Some ⟨1⟩words that⟨0⟩  │
        │ ⟨1⟩are bold⟨0⟩ here    │
        ╰──────────────────╯
        """)
  }

  @Test func whatIsWrittenFromRightToLeftIsKeptApart() {
    #expect(
      text(Pictures.words("שמירה", "לחצו **כאן** now"), width: 24) == """
        ╭──────────────────────╮
        │ ⟪⟨1⟩שמירה⟨0⟩⟫              ✕ │
        │ ⟪לחצו ⟨1⟩כאן⟨0⟩ now⟫         │
        ╰──────────────────────╯
        """)
  }

  @Test func buttonsKeepTheirOrderWhateverTheySay() {
    var picture = Pictures.words("T")
    picture.actions = ["כן", "No", "אולי"].map { .init(id: $0, label: .init($0)) }
    #expect(
      text(picture).contains("│ ⟪[⟨1⟩כן⟨0⟩]⟫  [⟨1⟩No⟨0⟩]  ⟪[⟨1⟩אולי⟨0⟩]⟫         │"))
  }

  @Test("No byte of the words is a control character")
  func nothingActs() {
    let hostile = "\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{8}\r"
    var picture = Pictures.words(hostile, hostile)
    picture.image = Image(hostile)
    picture.actions = [.init(id: hostile, label: .init(hostile))]
    for line in picture.terminal(width: 60) {
      let rest = line.replacing(/\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar), with: "")
      #expect(!rest.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(!rest.unicodeScalars.contains { "\u{202E}\u{2066}".unicodeScalars.contains($0) })
    }
  }
}
