import OpenTipKit
import TipSource

/// Walks over the words after a command's name and reads them as what the command wants.
struct Arguments {
  /// The command's name.
  let head: Word
  /// The words that are left.
  private(set) var rest: ArraySlice<Word>
  /// The names that can be used, to which declarations add.
  var scope: NameScope
  let settings: ScriptSettings

  init(head: Word, rest: ArraySlice<Word>, scope: NameScope, settings: ScriptSettings) {
    self.head = head
    self.rest = rest
    self.scope = scope
    self.settings = settings
  }

  // MARK: Words

  /// The next word, or an error that says what is missing.
  mutating func next(_ what: String) throws(Problem) -> Word {
    guard let word = rest.popFirst() else { throw .missingArgument(what, of: head) }
    return word
  }

  /// The next word, or nil at the end.
  mutating func nextIfAny() -> Word? { rest.popFirst() }

  /// The next word without taking it.
  var peek: Word? { rest.first }

  /// Takes the next word if it is this bare one.
  mutating func take(_ keyword: String) -> Bool {
    guard let word = rest.first, word.text == keyword, !word.isQuoted else { return false }
    rest.removeFirst()
    return true
  }

  /// All words that are left.
  mutating func takeAll() -> [Word] {
    defer { rest = [] }
    return Array(rest)
  }

  /// All words that are left, at least one.
  mutating func takeAll(_ what: String) throws(Problem) -> [Word] {
    guard !rest.isEmpty else { throw .missingArgument(what, of: head) }
    return takeAll()
  }

  /// Says that nothing may be left.
  func end() throws(Problem) {
    if let extra = rest.first { throw .extraArgument(extra, of: head) }
  }

  /// The last word and no more.
  mutating func last(_ what: String) throws(Problem) -> Word {
    let word = try next(what)
    try end()
    return word
  }

  /// One of some words.
  mutating func choice(_ what: String, _ choices: [String]) throws(Problem) -> String {
    let word = try next(what)
    guard choices.contains(word.text) else { throw .notAChoice(word, what, choices) }
    return word.text
  }

  // MARK: Names

  mutating func tip() throws(Problem) -> Int { try scope.tip(try next("a tip")) }

  mutating func event() throws(Problem) -> Int { try scope.event(try next("an event")) }

  mutating func parameter() throws(Problem) -> Int {
    try scope.parameter(try next("a parameter"))
  }

  /// All words that are left, as tips.
  mutating func tips() throws(Problem) -> [Int] {
    var tips: [Int] = []
    for word in try takeAll("a tip") { tips.append(try scope.tip(word)) }
    return tips
  }

  /// `none`, or all words that are left as tips.
  mutating func tipsOrNone() throws(Problem) -> [Int] {
    if take("none") {
      try end()
      return []
    }
    return try tips()
  }

  // MARK: Numbers and times

  /// A count of at least `least`.
  mutating func count(_ what: String, atLeast least: Int = 0) throws(Problem) -> Int {
    let word = try next(what)
    guard let count = Int(word.text), count >= least else { throw .badCount(word, what, least) }
    return count
  }

  /// The words that are left as one duration: `1d 12h` is `1d12h`.
  mutating func duration() throws(Problem) -> ScenarioDuration {
    var total: Int64 = 0
    for word in try takeAll("a duration") {
      total += try Arguments.duration(word).milliseconds
      guard total <= ScenarioDuration.longest else {
        throw .badDuration(word.text, .tooLong, word.span)
      }
    }
    return ScenarioDuration(milliseconds: total)
  }

  /// One word as a duration.
  static func duration(_ word: Word) throws(Problem) -> ScenarioDuration {
    do {
      return try ScenarioDuration.read(word.text)
    } catch {
      throw .badDuration(word.text, error, word.span)
    }
  }

  /// The next word as an instant in the script's zone.
  mutating func instant() throws(Problem) -> Timestamp {
    try ValueReader(zone: settings.zone).instant(try next("an instant"))
  }

  // MARK: Values

  /// The last word as a value of a type.
  mutating func value(of type: SwiftType) throws(Problem) -> SwiftValue {
    try ValueReader(zone: settings.zone).read(try last("a value"), as: type)
  }
}
