extension StringTables {
  /// A table, for people who look at what was found.
  public struct Listing: Hashable, Sendable {
    /// The table's name: `Localizable`.
    public let table: String
    /// The folder that stands for its bundle; empty for the current one.
    public let folder: String
    public let files: [String]
    /// The language of the keys' own words; nil when nothing says it.
    public let sourceLanguage: String?
    /// The languages that some key has, in order.
    public let languages: [String]
    public let keyCount: Int
    /// What is wrong with its files.
    public let diagnostics: [Diagnostic]
  }

  /// Every table; reads all files.
  public var listings: [Listing] {
    tables.map { table in
      let contents = table.files.map(\.content)
      return Listing(
        table: table.name, folder: table.folder.joined(separator: "/"),
        files: table.files.map(\.path), sourceLanguage: table.sourceLanguage?.identifier,
        languages: Set(contents.flatMap(\.languages)).sorted(),
        keyCount: Set(contents.flatMap { $0.entries.keys }).count,
        diagnostics: contents.flatMap(\.diagnostics))
    }
  }
}
