import TipSource

/// Collects the files of translations of a script's sources, as shown paths.
struct TranslationPaths {
  private var found: [String] = []
  private var named: [String] = []
  private var packages: [String] = []
  private var folders: Set<String> = []

  /// Takes what lies under a folder.
  mutating func add(_ files: FoundFiles, under folder: String) {
    add(files.translations, in: folder)
    for file in files.swift where file == "Package.swift" || file.hasSuffix("/Package.swift") {
      packages.append(ScenarioPath.folder(of: ScenarioPath.join(folder, file)))
    }
  }

  /// Takes what lies in a folder.
  mutating func add(_ files: [String], in folder: String) {
    found += files.map { ScenarioPath.join(folder, $0) }
  }

  /// Takes what a `strings` line names.
  mutating func add(named files: [String]) { named += files }

  /// Whether a folder has not been asked about before.
  mutating func isNew(_ folder: String) -> Bool { folders.insert(folder).inserted }

  /// The tables of all files.
  ///
  /// - Parameter reader: gives what reads a file when it is needed.
  func tables(
    _ reader: (String) -> @Sendable () throws(StringsFileError) -> [UInt8]
  ) -> StringTables {
    let files =
      named.compactMap { StringsFile(path: $0, isNamed: true, read: reader($0)) }
      + found.compactMap { StringsFile(path: $0, read: reader($0)) }
    return StringTables(files: files, packages: packages)
  }
}
