import OpenTipKit

extension Arguments {
  /// The next word as a reason of invalidation.
  mutating func reason() throws(Problem) -> Tips.InvalidationReason {
    let word = try next("a reason")
    return try Arguments.reason(word.text, word)
  }

  /// A reason as scenarios write it.
  static func reason(_ text: String, _ word: Word) throws(Problem) -> Tips.InvalidationReason {
    guard let reason = Tips.InvalidationReason(words: text) else {
      throw .notAChoice(word, "a reason", Tips.InvalidationReason.allCases.map(\.words))
    }
    return reason
  }
}
