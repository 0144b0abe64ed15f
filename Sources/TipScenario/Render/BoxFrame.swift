/// The characters that a box is drawn with.
struct BoxFrame: Sendable {
  let corners: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
  let horizontal: String
  let vertical: String
  /// Where a line between the parts of a box meets its sides.
  let joints: (left: String, right: String)
  /// Whether words have weight.
  let hasWeight: Bool

  /// For transcripts: any font and any diff shows it.
  static let plain = BoxFrame(
    corners: ("+", "+", "+", "+"), horizontal: "-", vertical: "|", joints: ("|", "|"),
    hasWeight: false)

  /// For terminals.
  static let terminal = BoxFrame(
    corners: ("╭", "╮", "╰", "╯"), horizontal: "─", vertical: "│", joints: ("├", "┤"),
    hasWeight: true)
}
