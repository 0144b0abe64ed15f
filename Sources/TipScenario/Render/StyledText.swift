/// Words in pieces of one style each, as a tip shows them.
struct StyledText: Hashable, Sendable {
  /// A piece of one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: TextStyle
  }

  private(set) var runs: [Run] = []

  /// Words without a style.
  init(_ text: String = "") { append(text, []) }

  /// What a picture's words look like: Markdown where SwiftUI reads it, else as they are.
  init(_ words: TipPicture.Words) {
    self = words.isMarkdown ? Markdown.inline(words.content) : StyledText(words.content)
  }

  /// The words without their styles.
  var plain: String { runs.map(\.text).joined() }

  /// Adds a piece; neighbours of one style become one.
  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// The same, each piece with one more style.
  func adding(_ style: TextStyle) -> StyledText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style.formUnion(style) }
    return copy
  }

  /// The words between line breaks, at least one.
  var paragraphs: [StyledText] {
    var paragraphs = [StyledText()]
    for run in runs {
      let parts = run.text.split(omittingEmptySubsequences: false, whereSeparator: Self.breaksLine)
      for (index, part) in parts.enumerated() {
        if index > 0 { paragraphs.append(StyledText()) }
        paragraphs[paragraphs.count - 1].append(String(part), run.style)
      }
    }
    return paragraphs
  }

  /// Whether a character begins a new line: the separators of Unicode do, as on a screen.
  static func breaksLine(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
