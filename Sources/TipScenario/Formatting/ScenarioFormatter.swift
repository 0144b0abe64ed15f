public import TipSource

/// Lays a scenario out in the canonical way; never changes what it means.
public enum ScenarioFormatter {
  /// The canonical text, or why the text cannot be read.
  public enum Result: Sendable {
    case formatted(String)
    case failed([Diagnostic])
  }

  /// Formats a script: one blank between words, lines of a `repeat` indented by two, continuations by
  /// four, comments two blanks after a command and under each other on neighbouring lines, at most one
  /// blank line in a row, LF.
  ///
  /// Words stay as they are quoted, and heredocs as they are.
  public static func format(_ text: String, path: String = "-") -> Result {
    let source = ScenarioText(path: path, text)
    let split = Lexer.lines(of: source)
    guard split.problems.isEmpty else { return .failed(split.problems.map(\.diagnostic)) }
    var rows: [Row] = []
    var depth = 0
    var isBlankPending = false
    for line in split.lines {
      if line.isBlank {
        isBlankPending = !rows.isEmpty
        continue
      }
      if isBlankPending { rows.append(Row(text: "")) }
      isBlankPending = false
      let head = ScriptLine(line: line, folder: "").command?.head.text
      if head == "end" { depth = max(0, depth - 1) }
      rows.append(row(line, depth: depth))
      if head == "repeat" { depth = min(depth + 1, 16) }
    }
    return .formatted(aligned(rows))
  }

  /// A line in its canonical form.
  private struct Row {
    /// The command, its continuations included; empty for a line that is blank or a comment.
    var text: String
    var comment: String?
    /// A heredoc's lines and its end, each with its newline.
    var heredoc = ""

    /// Whether the comment stands behind a command.
    var hasTrailingComment: Bool { comment != nil && text.contains { $0 != " " } }

    /// How many columns the command's last line takes.
    var width: Int {
      let last = text.lastIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[...]
      return DiagnosticText.columns(of: String(last))
    }
  }

  private static func row(_ line: ScenarioLine, depth: Int) -> Row {
    let indentation = String(repeating: "  ", count: depth)
    if let output = line.expectedOutput {
      return Row(text: indentation + (output.isEmpty ? "|" : "| " + output))
    }
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
    var row = Row(text: text, comment: line.comment)
    if let end = line.heredocEnd, let body = line.words.last {
      row.heredoc = body.text + end + "\n"
    }
    return row
  }

  /// The rows as text, the comments of neighbours under each other.
  private static func aligned(_ rows: [Row]) -> String {
    var output = ""
    var rest = rows[...]
    while let first = rest.first {
      let run = rest.prefix(first.hasTrailingComment ? alignedCount(rest) : 1)
      let column = (run.map(\.width).max() ?? 0) + 2
      for row in run {
        output += row.text
        if let comment = row.comment {
          let gap = row.hasTrailingComment ? column - row.width : 0
          output += String(repeating: " ", count: gap) + comment
        }
        output += "\n" + row.heredoc
      }
      rest = rest.dropFirst(run.count)
    }
    return output
  }

  /// How many of the rows, from the first on, have their comments in one column.
  private static func alignedCount(_ rows: ArraySlice<Row>) -> Int {
    var count = 0
    for row in rows {
      guard row.hasTrailingComment else { break }
      count += 1
      if !row.heredoc.isEmpty { break }
    }
    return count
  }
}
