/// Words of a tip: what a tip needs of SwiftUI's `Text`.
public struct Text: Hashable, Sendable {
  /// One stretch of a text: shown as it is, or looked up in the app's translations.
  public enum Run: Hashable, Sendable {
    case verbatim(String)
    case localized(Localization)

    /// The words as written in the source.
    public var content: String {
      switch self {
      case .verbatim(let words): words
      case .localized(let localization): localization.content
      }
    }
  }

  /// What the text consists of, in order.
  public let runs: [Run]
  /// The words as written, before localisation.
  public let content: String

  /// Whether the words are shown as they are, without looking for a translation.
  public var isVerbatim: Bool {
    runs.allSatisfy { run in
      if case .verbatim = run { return true }
      return false
    }
  }

  /// Joins stretches of text.
  public init(runs: [Run]) {
    self.runs = runs
    content = runs.map(\.content).joined()
  }

  /// Words that are looked up in the app's string catalogue.
  public init(_ content: String) {
    self.init(runs: [.localized(Localization(key: content))])
  }

  /// Words that are shown as they are.
  public init(verbatim content: String) {
    self.init(runs: [.verbatim(content)])
  }

  /// Two texts one after the other.
  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.runs + second.runs)
  }
}
