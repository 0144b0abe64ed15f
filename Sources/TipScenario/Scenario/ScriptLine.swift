/// A line of a script or of a file that it includes.
struct ScriptLine: Sendable {
  let line: ScenarioLine
  /// The folder to which the line's paths are relative.
  let folder: String

  /// The modes before the command: `@a,b`; nil without.
  var modes: Word? {
    guard let first = line.words.first, !first.isQuoted, first.text.hasPrefix("@") else {
      return nil
    }
    return first
  }

  /// The command's name and its arguments; nil without a command.
  var command: (head: Word, rest: ArraySlice<Word>)? {
    let words = modes == nil ? line.words[...] : line.words.dropFirst()
    guard let head = words.first else { return nil }
    return (head, words.dropFirst())
  }
}
