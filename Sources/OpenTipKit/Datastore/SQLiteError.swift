import CSQLite

/// What SQLite says when it cannot do something, or why a database is not a datastore.
struct SQLiteError: Error, CustomStringConvertible {
  /// SQLite's result code.
  let code: Int32
  /// SQLite's own words, or those of a ``SchemaProblem``.
  let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  init(_ problem: SchemaProblem) {
    self.init(code: SQLITE_NOTADB, message: problem.description)
  }

  var description: String { message }

  /// Whether it failed only because the connection may not write.
  var needsWriting: Bool {
    // The extended code's low byte is the kind.
    [SQLITE_READONLY, SQLITE_CANTOPEN].contains(code & 0xff)
  }
}
