/// Numbers of things in words.
enum Counted {
  /// `1 donation`, `2 donations`.
  static func words(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
