import SwiftSyntax

/// Reads tips, parameters, events and groups from an app's Swift source.
///
/// Files that cannot matter are passed over by a look at their bytes; the others are parsed on all
/// cores. The result is the same for any number of cores.
public struct SourceReader: Sendable {
  /// What decides `#if` and `@available`.
  public let configuration: SourceConfiguration

  /// Whether the sources are read as an app: its places and its wiring too (``SourceModel/app``).
  public let readsApp: Bool

  /// Makes a reader for a build and a platform.
  public init(
    configuration: SourceConfiguration = SourceConfiguration(), readsApp: Bool = false
  ) {
    self.configuration = configuration
    self.readsApp = readsApp
  }

  /// Reads files, in the order given, which is the order of what was found.
  public func read(_ files: [SourceFile]) -> SourceModel {
    let reader = self
    return LargeStack.run { reader.readAll(files) } ?? SourceModel()
  }

  /// The most rounds in which files are added that declare what others refer to.
  private static let roundLimit = 6

  private func readAll(_ files: [SourceFile]) -> SourceModel {
    let texts = LargeStack.map(files) { SourceText($0) }
    var parsed: [Int: SourceParser.Result] = [:]
    let readsApp = readsApp
    let seeds = LargeStack.map(Array(texts.indices)) {
      Self.isAboutTips(texts[$0]) || (readsApp && AppReader.isAboutApp(texts[$0].utf8))
    }
    parse(texts.indices.filter { seeds[$0] }, texts, &parsed)
    var declarations = collect(parsed)
    for _ in 0..<Self.roundLimit {
      let added = Set(
        parsed.keys.filter { !seeds[$0] }.map { texts[$0].path })
      let wanted = ReferencedNames(declarations, added: added)
      let missing = texts.indices.filter { parsed[$0] == nil }
      let found = LargeStack.map(missing) { index in
        wanted.areIn(texts[index].utf8) ? index : nil
      }.compactMap { $0 }
      guard !found.isEmpty else { break }
      parse(found, texts, &parsed)
      declarations = collect(parsed)
    }
    if readsApp {
      for _ in 0..<Self.roundLimit {
        let wanted = StartReferences(declarations)
        let missing = texts.indices.filter { parsed[$0] == nil }
        let found = LargeStack.map(missing) { wanted.areIn(texts[$0].utf8) ? $0 : nil }
          .compactMap { $0 }
        guard !found.isEmpty else { break }
        parse(found, texts, &parsed)
        declarations = collect(parsed)
      }
    }
    let calls = callers(of: declarations, texts, parsed)
    if !calls.isEmpty {
      parse(calls, texts, &parsed)
      declarations = collect(parsed)
    }
    var model = ModelBuilder(declarations).build()
    if readsApp {
      model.declarations.keepProtocols()
      model.app = AppReader(
        model: model, others: texts.indices.filter { parsed[$0] == nil }.map { texts[$0] }
      ).read()
    }
    model.diagnostics = Self.inOrderOfPlace(
      parsed.keys.sorted().flatMap { parsed[$0]?.diagnostics ?? [] } + model.diagnostics)
    return model
  }

  /// Diagnostics as a reader of the files meets them; those without a place come first.
  private static func inOrderOfPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let keyed = diagnostics.enumerated().map { index, diagnostic in
      let place = diagnostic.place
      return (path: place?.path ?? "", line: place?.line ?? 0, index: index, diagnostic)
    }
    return keyed.sorted { ($0.path, $0.line, $0.index) < ($1.path, $1.line, $1.index) }.map(\.3)
  }

  /// Whether a file may declare a tip, a parameter, an event or a group; a view that only shows tips
  /// is not parsed.
  private static func isAboutTips(_ text: SourceText) -> Bool {
    ["@Parameter", "#Rule", "TipGroup", "Tips.Event", "TipOption", "Event(id"].contains {
      ByteSearch.contains($0, in: text.utf8)
    } || ByteSearch.containsWord(Array("Tip".utf8), in: text.utf8)
  }

  private func parse(
    _ indices: [Int], _ texts: [SourceText], _ parsed: inout [Int: SourceParser.Result]
  ) {
    let parser = SourceParser(configuration: configuration)
    let results = LargeStack.map(indices) { parser.parse(texts[$0]) }
    for (index, result) in zip(indices, results) { parsed[index] = result }
  }

  private func collect(_ parsed: [Int: SourceParser.Result]) -> Declarations {
    var collector = DeclarationCollector()
    for index in parsed.keys.sorted() {
      if let unit = parsed[index]?.unit { collector.add(unit) }
    }
    return collector.finish()
  }

  /// The files not parsed yet that may make a tip with arguments.
  private func callers(
    of declarations: Declarations, _ texts: [SourceText], _ parsed: [Int: SourceParser.Result]
  ) -> [Int] {
    let names = declarations.types.indices.filter { declarations.isTip($0) }
      .map { Array((declarations.types[$0].baseName + "(").utf8) }
    let missing = texts.indices.filter { parsed[$0] == nil }
    return LargeStack.map(missing) { index in
      names.contains { ByteSearch.callsWithArguments($0, in: texts[index].utf8) } ? index : nil
    }.compactMap { $0 }
  }
}
