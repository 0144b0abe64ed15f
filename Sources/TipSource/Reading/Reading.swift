/// The files of a reading: which of them are parsed, and why.
struct Reading {
  private let texts: [SourceText]
  private let parser: SourceParser
  private var parsed: [Int: SourceParser.Result] = [:]
  private var seeds: [Bool] = []
  /// What the parsed files declare, in the order parsed; for finding others.
  private var collector = DeclarationCollector()

  init(texts: [SourceText], parser: SourceParser) {
    self.texts = texts
    self.parser = parser
  }

  /// What is wrong with the files, in their order.
  var diagnostics: [Diagnostic] {
    parsed.keys.sorted().flatMap { parsed[$0]?.diagnostics ?? [] }
  }

  /// Everything declared in the parsed files, in the order of the files.
  func declarations() -> Declarations {
    var collector = DeclarationCollector()
    for index in parsed.keys.sorted() {
      if let unit = parsed[index]?.unit { collector.add(unit) }
    }
    return collector.finish()
  }

  /// The paths of the parsed files, in the order of the files; one that is nested too deeply is none.
  var parsedPaths: [String] {
    parsed.keys.sorted().filter { parsed[$0]?.unit != nil }.map { texts[$0].path }
  }

  /// The files that were not parsed.
  var others: [SourceText] { texts.indices.filter { parsed[$0] == nil }.map { texts[$0] } }

  // MARK: Tips

  /// Parses the files about tips, those that declare what these refer to, and those that make tips.
  mutating func addTips(rounds: Int) {
    let texts = texts
    seeds = LargeStack.map(Array(texts.indices)) { Self.isAboutTips(texts[$0]) }
    parse(texts.indices.filter { seeds[$0] })
    var declarations = collector.known()
    for _ in 0..<rounds {
      let added = Set(parsed.keys.filter { !seeds[$0] }.map { texts[$0].path })
      let wanted = ReferencedNames(declarations, added: added)
      guard parse(where: { wanted.areIn($0) }) > 0 else { break }
      declarations = collector.known()
    }
    let names = declarations.types.indices.filter { declarations.isTip($0) }
      .map { WordFilter.Word(declarations.types[$0].baseName) }
    parse { text in
      names.contains {
        text.words.mayHold($0)
          && ByteSearch.callsWithArguments($0.bytes + [UInt8(ascii: "(")], in: text.utf8)
      }
    }
  }

  private static let tipWords = [
    "Parameter", "Rule", "TipGroup", "Event", "TipOption", "Tip",
  ].map(WordFilter.Word.init)

  /// Whether a file may declare a tip, a parameter, an event or a group; a view that only shows tips
  /// is not parsed.
  private static func isAboutTips(_ text: SourceText) -> Bool {
    guard tipWords.contains(where: text.words.mayHold) else { return false }
    return ["@Parameter", "#Rule", "TipGroup", "Tips.Event", "TipOption", "Event(id"].contains {
      ByteSearch.contains($0, in: text.utf8)
    } || ByteSearch.containsWord(Array("Tip".utf8), in: text.utf8)
  }

  // MARK: Screens

  /// Parses the files that show tips or name one, and those that lead to the views that do.
  mutating func addScreens() {
    let declarations = collector.known()
    let tips = declarations.types.indices.filter { declarations.isTip($0) }
      .map { WordFilter.Word(declarations.types[$0].baseName) }
    parse { text in
      (AppFiles.showing + tips).contains { text.holds($0) }
    }
    var files = AppFiles()
    var outlined: Set<Int> = []
    while parsed.count < AppFiles.limit {
      let fresh = parsed.keys.filter { outlined.insert($0).inserted }.sorted()
      let units = fresh.compactMap { parsed[$0]?.unit }
      files.add(LargeStack.map(units) { FileOutline($0) })
      let names = files.newNames()
      guard !names.isEmpty, parse(where: { text in names.contains { text.holds($0) } }) > 0 else {
        break
      }
    }
  }

  // MARK: The start

  /// Words of files that are about an app's start, with what stands around them there.
  private static let startWords: [(word: WordFilter.Word, text: String)] = [
    ("main", "@main"), ("UIApplicationMain", "@UIApplicationMain"),
    ("NSApplicationMain", "@NSApplicationMain"), ("UIApplicationDelegate", "UIApplicationDelegate"),
    ("NSApplicationDelegate", "NSApplicationDelegate"),
    ("UIWindowSceneDelegate", "UIWindowSceneDelegate"), ("CommandLine", "CommandLine."),
    ("ProcessInfo", ".arguments"), ("ProcessInfo", ".environment"),
  ].map { (WordFilter.Word($0), $1) }

  /// Parses the files that begin the app or ask what a launch gives, and those that they refer to.
  mutating func addStart(rounds: Int) {
    parse { text in
      text.path.hasSuffix("main.swift")
        || Self.startWords.contains { word, around in
          text.words.mayHold(word) && ByteSearch.contains(around, in: text.utf8)
        }
    }
    for _ in 0..<rounds {
      let wanted = StartReferences(collector.known())
      guard parse(where: wanted.areIn) > 0 else { break }
    }
  }

  /// Parses the files that declare names; false where there are none.
  mutating func add(declaring names: Set<String>) -> Bool {
    let words = names.sorted().map(WordFilter.Word.init)
    return parse { text in
      words.contains {
        text.words.mayHold($0) && ByteSearch.declares($0.bytes, in: text.utf8)
      }
    } > 0
  }

  // MARK: Parsing

  /// Parses the files that a test accepts; gives how many these are.
  @discardableResult
  private mutating func parse(
    where accepts: @escaping @Sendable (SourceText) -> Bool
  ) -> Int {
    let texts = texts
    let missing = texts.indices.filter { parsed[$0] == nil }
    let found = LargeStack.map(missing) { accepts(texts[$0]) ? $0 : nil }.compactMap { $0 }
    parse(found)
    return found.count
  }

  private mutating func parse(_ indices: [Int]) {
    let (texts, parser) = (texts, parser)
    // The longest first: a long one at the end would keep one core busy and leave the others idle.
    let order = indices.sorted { (texts[$1].utf8.count, $0) < (texts[$0].utf8.count, $1) }
    let results = LargeStack.map(order) { parser.parse(texts[$0]) }
    for (index, result) in zip(order, results) { parsed[index] = result }
    for index in indices {
      if let unit = parsed[index]?.unit { collector.add(unit) }
    }
  }
}
