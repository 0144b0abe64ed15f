import OpenTipKit

/// Words as read from source, and how far they could be read.
struct TextContent: Sendable {
  var text: Text
  var readability: SourceTip.Readability

  init(_ text: Text, readability: SourceTip.Readability = .literal) {
    self.text = text
    self.readability = readability
  }

  /// Words that are shown as they are.
  init(verbatim content: String, readability: SourceTip.Readability = .literal) {
    self.init(Text(verbatim: content), readability: readability)
  }

  /// Words that are looked up.
  init(key content: String) {
    self.init(Text(content))
  }

  /// A constant that a generator makes, or a key that something unread looks up: shown by its name.
  init(symbol name: String) {
    self.init(
      Text(runs: [.localized(Text.Localization(symbol: name))]), readability: .symbolic)
  }

  /// The words as written.
  var content: String { text.content }
  var isVerbatim: Bool { text.isVerbatim }

  /// The same words shown as they are.
  var verbatim: TextContent { TextContent(verbatim: content, readability: readability) }

  /// Two texts one after the other.
  func joined(_ other: TextContent) -> TextContent {
    TextContent(text + other.text, readability: readability.combined(other.readability))
  }

  /// The same words as one key that is looked up; texts of several parts stay as they are.
  func localized(_ change: (inout Text.Localization) -> Void = { _ in }) -> TextContent {
    guard text.runs.count <= 1 else { return self }
    var localization: Text.Localization
    switch text.runs.first {
    case .localized(let known): localization = known
    case .verbatim(let words): localization = Text.Localization(key: words)
    case nil: localization = Text.Localization(key: "")
    }
    change(&localization)
    return TextContent(Text(runs: [.localized(localization)]), readability: readability)
  }

  /// The same text in capitals or small letters.
  func cased(_ letterCase: Text.Localization.LetterCase) -> TextContent {
    let runs = text.runs.map { run -> Text.Run in
      switch run {
      case .verbatim(let words): return .verbatim(letterCase.apply(to: words))
      case .localized(var localization):
        localization.letterCase = letterCase
        if readability == .literal {
          localization.content = letterCase.apply(to: localization.content)
        }
        return .localized(localization)
      }
    }
    return TextContent(Text(runs: runs), readability: readability)
  }
}

extension Text.Localization.LetterCase {
  func apply(to words: String) -> String {
    switch self {
    case .upper: words.uppercased()
    case .lower: words.lowercased()
    }
  }
}
