/// An option that a command takes.
struct Option: Hashable, Sendable {
  /// The name after `--`.
  let long: String
  /// The letter after `-`, if there is one.
  let short: Character?
  /// What the argument is called in the help; nil for an option without one.
  let argument: String?
  /// What it does, for the help.
  let summary: String

  init(_ long: String, short: Character? = nil, argument: String? = nil, _ summary: String) {
    self.long = long
    self.short = short
    self.argument = argument
    self.summary = summary
  }

  /// As the help shows it: `-j, --jobs N`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return letter + "--" + long + (argument.map { " " + $0 } ?? "")
  }
}
