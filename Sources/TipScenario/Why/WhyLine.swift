/// One line of an explanation.
struct WhyLine: Sendable {
  /// How deep it stands, from 0.
  var depth: Int
  var text: String
  /// What stands at the right: a ground, or the place of what is quoted; empty for neither.
  var edge: String

  /// A statement with its ground.
  init(_ depth: Int, _ text: String, _ ground: Ground) {
    self.init(depth, text, edge: ground.text)
  }

  /// A line with something else, or nothing, at the right.
  init(_ depth: Int, _ text: String, edge: String = "") {
    self.depth = depth
    self.text = text
    self.edge = edge
  }

  /// Longer lines do not push the right column outwards.
  private static let widest = 72

  /// The lines as text, what stands at the right aligned.
  static func layout(_ lines: [WhyLine]) -> [String] {
    let texts = lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
    let widths = zip(lines, texts).lazy.filter { !$0.0.edge.isEmpty }.map(\.1.count)
    let width = widths.filter { $0 <= widest }.max() ?? 0
    return zip(lines, texts).map { line, text in
      guard !line.edge.isEmpty else { return text }
      return text + String(repeating: " ", count: max(0, width - text.count)) + "  " + line.edge
    }
  }
}
