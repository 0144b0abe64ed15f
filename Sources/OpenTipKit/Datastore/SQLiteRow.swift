import CSQLite

/// One row of a result; valid only while it is handed out.
struct SQLiteRow {
  private let statement: OpaquePointer?

  init(_ statement: OpaquePointer?) {
    self.statement = statement
  }

  /// A column as an integer; 0 for null.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// A column as text; nil for null.
  func text(_ column: Int32) -> String? {
    guard let bytes = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
