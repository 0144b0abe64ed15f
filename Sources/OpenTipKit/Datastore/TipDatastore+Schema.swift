/// Why a database cannot serve as a datastore though SQLite opens it.
enum SchemaProblem: Error, CustomStringConvertible {
  case newer(Int64)
  case foreign
  case readOnly

  var description: String {
    switch self {
    case .newer(let version):
      "its schema has version \(version), newer than \(TipDatastore.schemaVersion), the newest "
        + "that this program knows"
    case .foreign: "it is a database, but not a tips datastore"
    case .readOnly: "it cannot be written"
    }
  }
}

extension TipDatastore {
  /// The schema's version, in SQLite's `user_version` (S15.4).
  static let schemaVersion: Int64 = 1
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

  /// Checks that an opened database is a datastore, and makes an empty one into one.
  static func prepare(_ connection: SQLiteConnection, isOnDisk: Bool) throws {
    let version = try connection.integer("PRAGMA user_version") ?? 0
    let application = try connection.integer("PRAGMA application_id") ?? 0
    let tables = try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0
    if version > schemaVersion { throw SchemaProblem.newer(version) }
    if tables > 0 && application != applicationID { throw SchemaProblem.foreign }
    if connection.isReadOnly { throw SchemaProblem.readOnly }
    if isOnDisk {
      // Durable against a power cut too: the log is synchronised at every commit (S9.6, S15.3).
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    } else {
      try connection.execute("PRAGMA journal_mode = MEMORY")
    }
    if tables == 0 {
      try connection.execute(
        """
        BEGIN IMMEDIATE; PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(schemaVersion); \(schema) COMMIT
        """)
    }
  }
}
