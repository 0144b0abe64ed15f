extension TipDatastore {
  /// The schema's version, in SQLite's `user_version` (S15.4).
  static let schemaVersion = Int64(migrations.count + 1)
  /// SQLite's `application_id`: "tips" in ASCII.
  private static let applicationID: Int64 = 0x7469_7073

  private static let schema = """
    CREATE TABLE tip (
      id TEXT PRIMARY KEY, reason TEXT, invalidated INTEGER, displays INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL, first INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE donation (
      entry INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT NOT NULL, date INTEGER NOT NULL,
      information TEXT
    );
    CREATE INDEX donation_by_date ON donation (event, date, entry);
    CREATE TABLE parameter (id TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE budget (
      entry INTEGER PRIMARY KEY AUTOINCREMENT, tip TEXT NOT NULL, date INTEGER NOT NULL
    );
    """

  /// What takes a store from version 1 to 2, from 2 to 3, and so on; a new version adds an entry.
  static let migrations: [String] = []

  /// Looks at a file before anything can write to it, so that one that cannot serve is left as it
  /// is, to the byte (S2.6).
  static func inspect(fileAt path: String) throws(SQLiteError) {
    do throws(SQLiteError) {
      try judge(SQLiteConnection(path: path, isForReading: true))
    } catch {
      // A file that is not there, or a log that a crash left behind, is for who may write.
      if !error.needsWriting { throw error }
    }
  }

  /// Checks that a database is empty, or a datastore of a version that this program knows.
  ///
  /// - Returns: the version; 0 when it is empty.
  @discardableResult
  private static func judge(_ connection: SQLiteConnection) throws(SQLiteError) -> Int64 {
    let version = try connection.integer("PRAGMA user_version") ?? 0
    let application = try connection.integer("PRAGMA application_id") ?? 0
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
    if application != applicationID && (tables > 0 || application != 0 || version != 0) {
      throw SQLiteError(.foreign)
    }
    if version > schemaVersion { throw SQLiteError(.newer(version)) }
    return version
  }

  /// Makes an empty database into a datastore, and an older one into one of the newest version, in
  /// one transaction (S15.4).
  ///
  /// - Parameter migrations: what takes each version to the next; given by tests only.
  static func prepare(
    _ connection: SQLiteConnection, isOnDisk: Bool, migrations: [String] = migrations
  ) throws(SQLiteError) {
    if connection.isReadOnly { throw SQLiteError(.readOnly) }
    if isOnDisk {
      // Durable against a power cut too: the log is synchronised at every commit (S9.6, S15.3).
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    } else {
      try connection.execute("PRAGMA journal_mode = MEMORY")
    }
    // Inside of the transaction, as another process may have been first.
    try connection.transaction { () throws(SQLiteError) in
      let found = try judge(connection)
      var version = found
      if version == 0 {
        try connection.execute("PRAGMA application_id = \(applicationID); \(schema)")
        version = 1
      }
      for migration in migrations.dropFirst(Int(version - 1)) {
        try connection.execute(migration)
        version += 1
      }
      if version != found { try connection.execute("PRAGMA user_version = \(version)") }
    }
  }
}
