public import TipSource

/// Lays a scenario out in the canonical way; never changes what it means.
public enum ScenarioFormatter {
  /// The canonical text, or why the text cannot be read.
  public enum Result: Sendable {
    case formatted(String)
    case failed([Diagnostic])
  }

  /// Formats a script: one blank between words, lines of a `repeat` indented by two, continuations by
  /// four, comments two blanks after a command, at most one blank line in a row, LF.
  ///
  /// Words stay as they are quoted, and heredocs as they are.
  public static func format(_ text: String, path: String = "-") -> Result {
    let source = ScenarioText(path: path, text)
    let split = Lexer.lines(of: source)
    guard split.problems.isEmpty else { return .failed(split.problems.map(\.diagnostic)) }
    var output = ""
    var depth = 0
    var isBlankPending = false
    for line in split.lines {
      if line.isBlank {
        isBlankPending = !output.isEmpty
        continue
      }
      if isBlankPending { output += "\n" }
      isBlankPending = false
      let head = ScriptLine(line: line, folder: "").command?.head.text
      if head == "end" { depth = max(0, depth - 1) }
      output += format(line, depth: depth)
      if head == "repeat" { depth = min(depth + 1, 16) }
    }
    return .formatted(output)
  }

  private static func format(_ line: ScenarioLine, depth: Int) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var text = indentation
    var number: Int?
    for word in line.words where !word.isHeredoc {
      if let last = number {
        text += word.span.line == last ? " " : " \\\n" + indentation + "    "
      }
      number = word.span.line
      text += word.raw
    }
    if let end = line.heredocEnd { text += " <<" + end }
    if let comment = line.comment { text += (line.words.isEmpty ? "" : "  ") + comment }
    text += "\n"
    if let end = line.heredocEnd, let body = line.words.last {
      text += body.text + end + "\n"
    }
    return text
  }
}
