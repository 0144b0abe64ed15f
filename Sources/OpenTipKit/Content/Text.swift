/// Words of a tip: what a tip needs of SwiftUI's `Text`.
public struct Text: Hashable, Sendable {
  /// The words as written, before localisation.
  public let content: String
  /// Whether the words are shown as they are, without looking for a translation.
  public let isVerbatim: Bool

  /// Words that are looked up in the app's string catalogue.
  public init(_ content: String) {
    self.content = content
    isVerbatim = false
  }

  /// Words that are shown as they are.
  public init(verbatim content: String) {
    self.content = content
    isVerbatim = true
  }
}
