import TipScenario
import TipSource

/// The text of `tipster --help` and `tipster help COMMAND`.
enum HelpText {
  /// The program's own help.
  static func program(_ commands: [CommandSyntax]) -> String {
    let rows = commands.map { syntax in
      (syntax.name + (syntax.operands.isEmpty ? "" : " " + syntax.operands), syntax.summary)
    }
    return """
      Tipster runs scenarios against an app's TipKit tips, read from its Swift source.

      usage: tipster COMMAND [OPTION…] [ARGUMENT…]

      Commands:
      \(table(rows))
      Options:
      \(table(Program.options.map { ($0.usage, $0.summary) }))
      A scenario is a file of one-line commands:

        # Is the search tip there on the first screen, and gone in UI tests?
        app ../MyApp
        launch
        appear HomeView
        expect-displayed SearchTip
        relaunch --uitesting
        expect-displayed none

      Exit status: 0 all is well, 1 something failed, 2 wrong usage or a script that is not
      understood, 3 obsolete snapshots in CI, 130 interrupted.

      tipster help COMMAND tells more about a command; tipster help commands lists what may stand
      in a scenario.

      """
  }

  /// One command's help.
  static func command(_ syntax: CommandSyntax) -> String {
    let options = table(syntax.options.map { ($0.usage, $0.summary) })
    let discussion = syntax.discussion.isEmpty ? "" : "\n" + syntax.discussion + "\n"
    return """
      \(capitalized(syntax.summary)).

      usage: \(syntax.usage)
      \(discussion)
      Options:
      \(options)
      """
  }

  /// The lines that may stand in a scenario, by topic.
  static func language() -> String {
    CommandHelp.Topic.allCases.map { topic in
      let rows = CommandCatalogue.help.filter { $0.topic == topic }.map { ($0.usage, $0.summary) }
      return "\(topic.rawValue):\n" + table(rows)
    }.joined(separator: "\n")
  }

  /// Two columns; the second is wrapped.
  static func table(_ rows: [(String, String)], width: Int = 96) -> String {
    let column = min(30, (rows.map { DiagnosticText.columns(of: $0.0) }.max() ?? 0)) + 4
    var lines: [String] = []
    for (left, right) in rows {
      var line = "  " + left
      var used = DiagnosticText.columns(of: line)
      if used >= column {
        lines.append(line)
        line = ""
        used = 0
      }
      line += String(repeating: " ", count: column - used)
      used = column
      for word in right.split(separator: " ") {
        let columns = DiagnosticText.columns(of: String(word))
        if used > column, used + 1 + columns > width {
          lines.append(line)
          line = String(repeating: " ", count: column)
          used = column
        }
        let gap = used > column ? " " : ""
        line += gap + word
        used += gap.count + columns
      }
      lines.append(line)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
