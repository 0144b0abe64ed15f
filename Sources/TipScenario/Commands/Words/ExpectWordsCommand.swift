import OpenTipKit
import TipSource

/// `expect-title TIP "…"` and `expect-message TIP "…"|none`: the words as they are shown, in the
/// current language.
struct ExpectWordsCommand: ScenarioExpectation {
  /// Which words.
  enum Part: String, Sendable { case title, message }

  let tip: Int
  let part: Part
  /// Nil for no message.
  let expected: String?

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let source = interpreter.scope.tips[tip].source
    let text = part == .title ? source.title : source.message
    let words = text.map { interpreter.localizedWords($0, of: tip) }
    guard words?.string != expected else { return nil }
    let wanted = expected.map { "to be \(SwiftValue.quote($0))" } ?? "to be none"
    let found = (words?.string).map { "it is \(SwiftValue.quote($0))" } ?? "there is none"
    return Mismatch(
      message: "expected the \(part.rawValue) of \(interpreter.name(tip)) \(wanted), but \(found)",
      details: words.map(Self.details) ?? [])
  }

  /// Where words come from, a line for each key.
  private static func details(_ words: LocalizedWords) -> [String] {
    words.origins.map { origin in
      let language = origin.language.map { "in \($0)" } ?? "without a language"
      let place = origin.path.map { ", \($0)" } ?? ""
      return "key \(SwiftValue.quote(origin.key)) of \(origin.table) \(language)\(place)"
    }
      + words.missing.map { missing in
        "key \(SwiftValue.quote(missing.key)) of \(missing.table) has no words in "
          + missing.language
      }
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entries: [CommandEntry] = [
    CommandEntry(
      "expect-title", .expectations, "TIP \"WORDS\"", "the tip's title, in the current language"
    ) { arguments throws(Problem) in
      let tip = try arguments.tip()
      let word = try arguments.last("the title in quotes")
      return ExpectWordsCommand(tip: tip, part: .title, expected: word.text)
    },
    CommandEntry(
      "expect-message", .expectations, "TIP \"WORDS\"|none",
      "the tip's message, in the current language"
    ) { arguments throws(Problem) in
      let tip = try arguments.tip()
      let isNone = arguments.take("none")
      let words = isNone ? nil : try arguments.last("the message in quotes, or none").text
      try arguments.end()
      return ExpectWordsCommand(tip: tip, part: .message, expected: words)
    },
  ]
}
