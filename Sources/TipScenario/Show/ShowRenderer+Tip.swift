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
      ["  title", words(source.title, of: index)],
    ]
    if let message = source.message { rows.append(["  message", words(message, of: index)]) }
    if let image = source.image { rows.append(["  image", image.name]) }
    for action in source.actions {
      rows.append(["  action", "\(action.id): \(words(action.label(), of: index))"])
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

  /// Words as they are shown, and the keys that they were found under where those are others.
  private func words(_ text: Text, of tip: Int) -> String {
    let words = interpreter.localizedWords(text, of: tip)
    let keys = words.origins.map(\.key).filter { $0 != words.string }
    let quoted = SwiftValue.quote(words.string)
    guard !keys.isEmpty else { return quoted }
    return "\(quoted)  (\(keys.map(SwiftValue.quote).joined(separator: ", ")))"
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
