import TipSource

/// What the lines of a script say of the whole of it: the settings, and the Swift sources.
struct ScriptSources {
  var settings = ScriptSettings()
  var sources: [ScenarioLoader.Source] = []
  var problems: [Problem] = []
  /// Where the sources are named, for what cannot be read.
  private var spans: [SourceSpan] = []

  /// Takes what lines say.
  mutating func read(_ lines: [ScriptLine]) {
    for line in lines {
      guard let (head, rest) = line.command else { continue }
      do {
        try settings.read(head, rest)
      } catch {
        // What else can be wrong the line itself reports.
        if error.code == "contradiction" { problems.append(error) }
        continue
      }
      switch head.text {
      case "tips", "app":
        for word in rest { add(word, line) }
      case "strings":
        for word in rest { add(strings: word, line) }
      default: continue
      }
    }
  }

  /// Translations, which are no sources by themselves.
  private mutating func add(strings word: Word, _ line: ScriptLine) {
    spans.append(word.span)
    sources.append(.strings(ScenarioPath.join(line.folder, word.text)))
  }

  private mutating func add(_ word: Word, _ line: ScriptLine) {
    spans.append(word.span)
    guard word.isHeredoc else {
      sources.append(.path(ScenarioPath.join(line.folder, word.text)))
      return
    }
    // As many empty lines before it as the script has: places in it are places in the script.
    let padding = String(repeating: "\n", count: word.span.line - 1)
    let path = word.span.text.path
    sources.append(.text(SourceFile(path: path, text: padding + word.text)))
  }

  /// The names that the sources declare.
  mutating func scope(_ loader: ScenarioLoader) -> NameScope {
    guard !sources.isEmpty else { return .empty }
    do {
      return try loader.scope(
        sources, settings.configuration, readsApp: settings.hasApp)
    } catch {
      let span = spans.first
      let colon = error.reason.firstRange(of: ": ")
      let path = colon.map { String(error.reason[..<$0.lowerBound]) } ?? "the source"
      let reason = colon.map { String(error.reason[$0.upperBound...]) } ?? error.reason
      let named = zip(sources, spans).first { $0.0 == .path(path) || $0.0 == .strings(path) }?.1
      problems.append(.fileNotRead(path, reason, named ?? span))
      return .empty
    }
  }
}
