import Synchronization
public import TipSource

/// Reads scenarios and the Swift sources that they name, each source once however many scenarios
/// read it; may be used from several threads at once.
public final class ScenarioLoader: Sendable {
  /// Reads tips from Swift files, and with `readsApp` an app's wiring too.
  public typealias SourceReader =
    @Sendable (
      _ files: [SourceFile], _ configuration: SourceConfiguration, _ readsApp: Bool
    ) -> SourceModel

  /// What a script names as a source: a path, or the text of a heredoc.
  enum Source: Hashable, Sendable {
    case path(String)
    case text(SourceFile)
    /// A file or folder of translations.
    case strings(String)
  }

  private struct Key: Hashable {
    let sources: [Source]
    let configuration: SourceConfiguration
    let readsApp: Bool
  }

  /// One reading; who comes second waits for the first.
  private final class Reading: Sendable {
    let result = Mutex<Result<NameScope, ScenarioFileError>?>(nil)
  }

  private let workingDirectory: String
  private let files: any ScenarioFiles
  private let reader: SourceReader
  private let readings = Mutex<[Key: Reading]>([:])

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - workingDirectory: relative paths begin here.
  ///   - files: where files are read.
  ///   - reader: reads tips from Swift.
  public init(
    workingDirectory: String, files: any ScenarioFiles = LocalFiles(),
    reader: @escaping SourceReader = { files, configuration, readsApp in
      TipSource.SourceReader(configuration: configuration, readsApp: readsApp).read(files)
    }
  ) {
    self.workingDirectory = workingDirectory
    self.files = files
    self.reader = reader
  }

  /// The bytes of a file under its shown path.
  func contents(of path: String) throws(ScenarioFileError) -> [UInt8] {
    try files.contents(of: ScenarioPath.join(workingDirectory, path))
  }

  /// Writes a page of `render`.
  ///
  /// - Parameters:
  ///   - path: relative to the folder.
  ///   - folder: as shown.
  func write(page: String, to path: String, in folder: String) throws(ScenarioFileError) {
    try files.write(page: page, to: path, in: ScenarioPath.join(workingDirectory, folder))
  }

  /// The names that sources declare, read at most once.
  func scope(
    _ sources: [Source], _ configuration: SourceConfiguration, readsApp: Bool
  ) throws(ScenarioFileError) -> NameScope {
    let key = Key(sources: sources, configuration: configuration, readsApp: readsApp)
    let reading = readings.withLock { readings in
      if let known = readings[key] { return known }
      let new = Reading()
      readings[key] = new
      return new
    }
    let result = reading.result.withLock { result in
      if let result { return result }
      let read = Result { () throws(ScenarioFileError) in
        let inputs = try inputs(sources)
        var model = reader(inputs.files, configuration, readsApp)
        model.strings = inputs.strings
        model.diagnostics += inputs.passedOver
        return NameScope(model)
      }
      result = read
      return read
    }
    return try result.get()
  }

  private func inputs(
    _ sources: [Source]
  ) throws(ScenarioFileError)
    -> (files: [SourceFile], strings: StringTables, passedOver: [Diagnostic])
  {
    var inputs: [Source] = []
    // Files that a line names itself, whose absence is an error.
    var named: Set<String> = []
    var seen: Set<String> = []
    var translations = TranslationPaths()
    for source in sources {
      switch source {
      case .text: inputs.append(source)
      case .path(let path):
        for file in try swiftFiles(path, &translations) where seen.insert(file).inserted {
          inputs.append(.path(file))
          if file == path { named.insert(file) }
        }
      case .strings(let path): try addTranslations(path, to: &translations)
      }
    }
    let (read, passedOver) = try read(inputs, named: named)
    let strings = translations.tables { [files, workingDirectory] path in
      { () throws(StringsFileError) in
        do {
          return try files.contents(of: ScenarioPath.join(workingDirectory, path))
        } catch {
          throw StringsFileError(error.reason)
        }
      }
    }
    return (read, strings, passedOver)
  }

  /// Reads files on all cores; those found in folders that cannot be read are passed over.
  private func read(
    _ inputs: [Source], named: Set<String>
  ) throws(ScenarioFileError) -> (files: [SourceFile], passedOver: [Diagnostic]) {
    let results = Parallel.map(inputs) { input -> Result<SourceFile, ScenarioFileError> in
      switch input {
      case .text(let file): return .success(file)
      case .path(let path), .strings(let path):
        return Result { () throws(ScenarioFileError) in
          SourceFile(path: path, contents: try contents(of: path))
        }
      }
    }
    var files: [SourceFile] = []
    files.reserveCapacity(results.count)
    var passedOver: [Diagnostic] = []
    for (input, result) in zip(inputs, results) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let error):
        guard case .path(let path) = input else { throw error }
        guard !named.contains(path) else { throw ScenarioFileError("\(path): \(error.reason)") }
        passedOver.append(.passedOver(file: path, error.reason))
      }
    }
    return (files, passedOver)
  }

  /// The file itself, or every Swift file under the folder, as shown paths; the translations beside
  /// them are noted.
  private func swiftFiles(
    _ path: String, _ translations: inout TranslationPaths
  ) throws(ScenarioFileError) -> [String] {
    do throws(ScenarioFileError) {
      let full = ScenarioPath.join(workingDirectory, path)
      if let found = try files.sources(under: full) {
        translations.add(found, under: path)
        return found.swift.map { ScenarioPath.join(path, $0) }
      }
    } catch {
      throw ScenarioFileError("\(path): \(error.reason)")
    }
    let folder = ScenarioPath.folder(of: path)
    if translations.isNew(folder) {
      let full = ScenarioPath.join(workingDirectory, folder.isEmpty ? "." : folder)
      translations.add(files.translations(in: full), in: folder)
    }
    return [path]
  }

  /// The translations that a `strings` line names.
  private func addTranslations(
    _ path: String, to translations: inout TranslationPaths
  ) throws(ScenarioFileError) {
    do throws(ScenarioFileError) {
      let full = ScenarioPath.join(workingDirectory, path)
      if let found = try files.sources(under: full) {
        guard !found.translations.isEmpty else {
          throw ScenarioFileError("there are no translations in it")
        }
        translations.add(named: found.translations.map { ScenarioPath.join(path, $0) })
      } else {
        guard StringsFile.isOne(path) else {
          throw ScenarioFileError("it is no .xcstrings, .strings or .stringsdict file")
        }
        translations.add(named: [path])
      }
    } catch {
      throw ScenarioFileError("\(path): \(error.reason)")
    }
  }
}
