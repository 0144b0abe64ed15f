/// A value bound to a statement.
enum SQLiteValue {
  case integer(Int64)
  case text(String)
  case null

  /// A text, or null.
  static func optional(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
}
