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

  /// Joins stretches of text; neighbours that are shown as they are become one.
  public init(runs: [Run]) {
    var joined: [Run] = []
    for run in runs {
      guard case .verbatim(let words) = run else {
        joined.append(run)
        continue
      }
      if words.isEmpty { continue }
      if case .verbatim(let before)? = joined.last {
        joined[joined.count - 1] = .verbatim(before + words)
      } else {
        joined.append(run)
      }
    }
    self.runs = joined
    content = joined.map(\.content).joined()
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
