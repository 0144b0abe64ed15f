import OpenTipKit

/// A tip laid out in columns: pure, the same for transcripts and terminals.
///
/// ```
/// +-------------▲--------------+
/// | ★ Save as a favorite     ✕ |
/// |   They are at the top of   |
/// |   the list.                |
/// |----------------------------|
/// |   [Learn more]  [Not now]  |
/// +----------------------------+
/// ```
struct TipBox {
  /// A line between the sides.
  private enum Row {
    case divider
    /// What begins at the left, and what ends at the right.
    case content([TextLine], right: TextLine)
  }

  /// More buttons are not drawn; how many there are is said.
  private static let mostActions = 50
  private static let close = "✕"

  private let picture: TipPicture
  private let width: Int
  private var rows: [Row] = []
  /// The columns before the words: the sign's and a blank, as far as there is one.
  private let margin: Int
  private let sign: TextLine

  init(_ picture: TipPicture, width: Int) {
    self.picture = picture
    self.width = min(max(width, TipPicture.widths.lowerBound), TipPicture.widths.upperBound)
    let glyph = picture.image.flatMap(SymbolGlyph.of)
    sign = glyph.map { TextLine("\($0) ", .accent) } ?? TextLine()
    margin = sign.width
    addWords()
    addActions()
  }

  /// The columns between the sides and the blanks beside them.
  private var room: Int { width - 4 }
  private var indentation: TextLine { TextLine(String(repeating: " ", count: margin)) }

  // MARK: Rows

  private mutating func addWords() {
    let titleRoom = room - margin - 2
    var title = StyledText(picture.title).adding(.bold).lines(width: titleRoom)
    // A picture that has no sign is named above the title.
    if let image = picture.image, sign.cells.isEmpty {
      let label = StyledText(SymbolGlyph.label(of: image)).adding(.accent)
      title = label.lines(width: titleRoom) + title
    }
    for (index, line) in title.enumerated() {
      rows.append(
        .content(
          [index == 0 ? sign : indentation, line],
          right: TextLine(index == 0 ? Self.close : "")))
    }
    guard let message = picture.message else { return }
    for line in StyledText(message).lines(width: room - margin) {
      rows.append(.content([indentation, line], right: TextLine()))
    }
  }

  /// Buttons side by side as far as they fit.
  private mutating func addActions() {
    guard !picture.actions.isEmpty else { return }
    rows.append(.divider)
    var row: [TextLine] = []
    for action in picture.actions.prefix(Self.mostActions) {
      let button = button(action)
      if button.count > 1 {
        addButtons(row)
        row = []
        for line in button { addButtons([line]) }
        continue
      }
      let used = row.reduce(0) { $0 + $1.width + 2 }
      if used + button[0].width > room - margin {
        addButtons(row)
        row = []
      }
      row += button
    }
    addButtons(row)
    let rest = picture.actions.count - Self.mostActions
    if rest > 0 { addButtons([TextLine("… and \(rest) more")]) }
  }

  /// Adds a row of buttons, two blanks apart.
  private mutating func addButtons(_ row: [TextLine]) {
    guard let first = row.first else { return }
    // Each stays a part of its own: their order is not that of what they say.
    let rest = row.dropFirst().flatMap { [TextLine("  "), $0] }
    rows.append(.content([indentation, first] + rest, right: TextLine()))
  }

  /// A button's label in brackets; several lines where it does not fit in one.
  private func button(_ action: TipPicture.Action) -> [TextLine] {
    let lines = StyledText(action.label).adding([.bold, .accent]).lines(
      width: room - margin - 2)
    return lines.enumerated().map { index, line in
      TextLine(index == 0 ? "[" : " ") + line + TextLine(index == lines.count - 1 ? "]" : "")
    }
  }

  // MARK: Drawing

  /// The lines, each exactly as wide as the box.
  func lines(_ frame: BoxFrame, colours: Bool = false) -> [String] {
    let corners = frame.corners
    let edge = picture.shownArrowEdge
    let middle = middleRow
    var lines = [
      corners.topLeft + horizontal(frame, arrow: edge == .top ? "▲" : nil) + corners.topRight
    ]
    for (index, row) in rows.enumerated() {
      let left = edge == .leading && index == middle ? "◀" : nil
      let right = edge == .trailing && index == middle ? "▶" : nil
      switch row {
      case .divider:
        lines.append(frame.joints.left + horizontal(frame, arrow: nil) + frame.joints.right)
      case .content(let parts, let end):
        let used = parts.reduce(end.width) { $0 + $1.width }
        let padding = String(repeating: " ", count: max(0, room - used))
        let text = (parts + [TextLine(padding), end]).map { part in
          frame.hasWeight ? part.painted(colours: colours) : part.plain
        }
        lines.append(
          "\(left ?? frame.vertical) \(text.joined()) \(right ?? frame.vertical)")
      }
    }
    lines.append(
      corners.bottomLeft + horizontal(frame, arrow: edge == .bottom ? "▼" : nil)
        + corners.bottomRight)
    return lines
  }

  /// A line from side to side, an arrow in its middle.
  private func horizontal(_ frame: BoxFrame, arrow: String?) -> String {
    let length = width - 2
    guard let arrow else { return String(repeating: frame.horizontal, count: length) }
    let before = (length - 1) / 2
    return String(repeating: frame.horizontal, count: before) + arrow
      + String(repeating: frame.horizontal, count: length - 1 - before)
  }

  /// The row that an arrow at a side stands in: no line between parts.
  private var middleRow: Int {
    let middle = (rows.count - 1) / 2
    if case .divider = rows[middle] { return middle - 1 }
    return middle
  }
}
