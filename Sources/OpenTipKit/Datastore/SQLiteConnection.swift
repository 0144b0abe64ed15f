import CSQLite

/// One connection to one SQLite database; keeps the statements that it has prepared.
///
/// Two threads may not use it at once: a ``TipDatastore`` guards it with a mutex. It may go from one
/// thread to another (SQLite's multi-thread mode), which is all that `Sendable` is claimed for.
final class SQLiteConnection: @unchecked Sendable {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a database file, made when it is not there; `:memory:` is private and empty.
  ///
  /// - Parameter isForReading: never writes to the file, nor makes it.
  init(path: String, isForReading: Bool = false) throws(SQLiteError) {
    let access =
      isForReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags = access | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = failure(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Whether the file can only be read.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs several statements as one transaction: all or none.
  ///
  /// - Throws: what `body` or SQLite throws; then nothing of it was written.
  func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try body()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs statements without values, several separated by semicolons.
  func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs one statement; `row` is called for each row of its result.
  func run(
    _ sql: String, _ values: [SQLiteValue] = [], row: (SQLiteRow) -> Void = { _ in }
  ) throws(SQLiteError) {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, to: statement, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw failure(code) }
    }
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW: row(SQLiteRow(statement))
      case SQLITE_DONE: return
      default: throw failure(code)
      }
    }
  }

  /// The first column of the first row as an integer; nil without a row.
  func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    var result: Int64?
    try run(sql) { result = result ?? $0.integer(0) }
    return result
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> OpaquePointer? {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: SQLiteValue, to statement: OpaquePointer?, at index: Int32) -> Int32 {
    switch value {
    case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
    case .null: sqlite3_bind_null(statement, index)
    case .text(let text):
      text.utf8.withContiguousStorageIfAvailable { bytes in
        bindText(statement, index, bytes)
      } ?? Array(text.utf8).withUnsafeBufferPointer { bindText(statement, index, $0) }
    }
  }

  private func bindText(
    _ statement: OpaquePointer?, _ index: Int32, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    // SQLite copies the bytes before this returns (SQLITE_TRANSIENT).
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return bytes.withMemoryRebound(to: CChar.self) { characters in
      guard let base = characters.baseAddress else {
        return sqlite3_bind_text64(statement, index, "", 0, transient, UInt8(SQLITE_UTF8))
      }
      return sqlite3_bind_text64(
        statement, index, base, UInt64(characters.count), transient, UInt8(SQLITE_UTF8))
    }
  }

  private func failure(_ code: Int32) -> SQLiteError {
    let message = handle.map { String(cString: sqlite3_errmsg($0)) }
    return SQLiteError(code: code, message: message ?? String(cString: sqlite3_errstr(code)))
  }
}
