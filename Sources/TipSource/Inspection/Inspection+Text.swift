import OpenTipKit

extension Inspection {
  /// Everything read, for people; the diagnostics are shown by whoever prints this.
  public var text: String {
    var lines: [String] = []
    for tip in tips { lines += self.lines(tip) + [""] }
    lines += section("Parameters", model.parameters.map(line))
    lines += section("Events", model.events.map(line))
    lines += section("Groups", model.groups.map(line))
    lines += appLines
    lines += section("Strings", strings.lines.map(Self.shown))
    lines.append(contentsOf: summaryLines)
    return lines.joined(separator: "\n") + "\n"
  }

  func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  \($0)" } + [""]
  }

  private func lines(_ tip: SourceTip) -> [String] {
    var lines = ["\(tip.name)  \(tip.location.path):\(tip.location.line)"]
    if tip.id != tip.typeName { lines.append("  id       \(Self.shown(tip.id))") }
    lines.append("  title    \(Self.words(tip.title, tip.titleReadability))")
    if let message = tip.message {
      lines.append("  message  \(Self.words(message, tip.messageReadability))")
    }
    if let image = tip.image { lines.append("  image    \(Self.shown(image.name))") }
    for rule in tip.sourceRules {
      lines.append("  rule     \(Self.shown(rule.source))")
      if let obstacle = rule.obstacle {
        lines.append("           not evaluable: \(Self.shown(obstacle.reason))")
      }
    }
    for option in tip.options { lines.append("  option   \(Self.description(of: option))") }
    for action in tip.actions {
      lines.append("  action   \(Self.shown(action.id)): \(Self.shown(action.label().content))")
    }
    return lines
  }

  private static func words(_ text: Text, _ readability: SourceTip.Readability) -> String {
    switch readability {
    case .literal: shown(SwiftValue.string(text.content).description)
    case .symbolic: "\(shown(text.content))  (by name)"
    case .opaque: "\(shown(text.content))  (not readable)"
    }
  }

  /// A text from source without what would steer a terminal.
  static func shown(_ text: String) -> String {
    DiagnosticText.escaped(text)
  }

  private func line(_ parameter: SourceParameter) -> String {
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    let transient = parameter.descriptor.isTransient ? "  transient" : ""
    return Self.shown("\(parameter.name): \(parameter.type)\(value)\(transient)")
  }

  private func line(_ event: SourceEvent) -> String {
    let information = event.information.map { "<\($0)>" } ?? ""
    return "\(event.name)\(information)  id \(Self.shown(event.descriptor.id))"
  }

  private func line(_ group: SourceGroup) -> String {
    let priority = group.isOrdered ? "ordered" : "first available"
    return "\(group.name)  \(priority): \(group.members.joined(separator: ", "))"
  }

  private var summaryLines: [String] {
    func counted(_ number: Int, _ one: String) -> String {
      "\(number) \(one)\(number == 1 ? "" : "s")"
    }
    var line = "\(counted(summary.tips, "tip")), \(counted(summary.rules, "rule"))"
    line += " (\(summary.evaluableRules) evaluable"
    if summary.undeclaredInputRules > 0 {
      line += ", \(summary.undeclaredInputRules) with an input not found"
    }
    if summary.invalidRules > 0 { line += ", \(summary.invalidRules) not of TipKit's form" }
    line += ")"
    if summary.symbolicTitles > 0 {
      line += ", \(counted(summary.symbolicTitles, "title")) by name"
    }
    if summary.opaqueTitles > 0 {
      line += ", \(counted(summary.opaqueTitles, "title")) not readable"
    }
    return [line, "\(counted(model.fileCount, "file")), \(model.parsedFiles.count) parsed"]
  }
}
