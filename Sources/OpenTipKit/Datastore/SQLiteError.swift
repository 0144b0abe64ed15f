/// What SQLite says when it cannot do something.
struct SQLiteError: Error, CustomStringConvertible {
  /// SQLite's result code.
  let code: Int32
  /// SQLite's own words.
  let message: String

  var description: String { message }
}
