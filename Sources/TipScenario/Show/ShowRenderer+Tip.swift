import OpenTipKit
import TipSource

extension ShowRenderer {
  /// Everything about one tip: what it says, what it asks for, what is kept of it.
  func details(ofTip index: Int) -> [String] {
    let tip = scope.tips[index]
    let source = tip.source
    var rows = [
      [tip.name, interpreter.place(source.location.path, source.location.line)],
      ["  id", SwiftValue.quote(source.id)],
      ["  title", SwiftValue.quote(source.title.content)],
    ]
    if let message = source.message {
      rows.append(["  message", SwiftValue.quote(message.content)])
    }
    if let image = source.image { rows.append(["  image", image.name]) }
    for action in source.actions {
      rows.append(["  action", "\(action.id): \(SwiftValue.quote(action.label().content))"])
    }
    for rule in source.rules {
      let text = rule.source.split(whereSeparator: \.isNewline).map { $0[...].trimmingBlanks }
      rows.append(["  rule", text.joined(separator: " ")])
    }
    rows += options(source)
    rows.append(["  status", interpreter.status(of: index).words])
    let blockers = interpreter.blockers(of: index).map(\.text)
    rows.append([
      "  on screen", blockers.isEmpty ? "yes" : "no: " + blockers.joined(separator: " "),
    ])
    if let record = try? interpreter.record(of: index) {
      rows.append(["  history", history(record).joined(separator: ", ")])
    }
    return Columns.layout(rows)
  }

  private func options(_ source: SourceTip) -> [[String]] {
    let limits = TipLimits(source.options)
    var rows: [[String]] = []
    if let count = limits.displayCount { rows.append(["  option", "MaxDisplayCount(\(count))"]) }
    if let duration = limits.displayMilliseconds {
      rows.append([
        "  option", "MaxDisplayDuration: \(ScenarioDuration(milliseconds: duration))",
      ])
    }
    if limits.ignoresDisplayFrequency {
      rows.append(["  option", "IgnoresDisplayFrequency(true)"])
    }
    return rows
  }
}
