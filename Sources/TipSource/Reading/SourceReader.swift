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
  /// The most rounds for names that showing tips turns out to need.
  private static let appRoundLimit = 3

  private func readAll(_ files: [SourceFile]) -> SourceModel {
    let parser = SourceParser(configuration: configuration)
    var reading = Reading(texts: LargeStack.map(files) { SourceText($0) }, parser: parser)
    reading.addTips(rounds: Self.roundLimit)
    if readsApp {
      reading.addScreens()
      reading.addStart(rounds: Self.roundLimit)
    }
    var model = model(of: reading)
    for _ in 0..<Self.appRoundLimit {
      guard let missing = model.app?.missing, reading.add(declaring: missing) else { break }
      model = self.model(of: reading)
    }
    model.fileCount = files.count
    model.parsedFiles = reading.parsedPaths
    model.diagnostics = Self.inOrderOfPlace(reading.diagnostics + model.diagnostics)
    return model
  }

  private func model(of reading: Reading) -> SourceModel {
    var declarations = reading.declarations()
    if readsApp { declarations.keepProtocols() }
    return ModelBuilder(declarations).build(othersOfApp: readsApp ? reading.others : nil)
  }

  /// Diagnostics as a reader of the files meets them; those without a place come first.
  private static func inOrderOfPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let keyed = diagnostics.enumerated().map { index, diagnostic in
      let place = diagnostic.place
      return (path: place?.path ?? "", line: place?.line ?? 0, index: index, diagnostic)
    }
    return keyed.sorted { ($0.path, $0.line, $0.index) < ($1.path, $1.line, $1.index) }.map(\.3)
  }
}
