/// One character of a tip's words, or one of those that stand for it.
struct TextCell: Hashable, Sendable {
  var text: String
  /// Columns.
  var width: Int
  var style: TextStyle
  /// Whether a new line may begin with it.
  var mayBeginLine = false
  /// Whether a hyphen stands at the end of the line before it, if it begins one.
  var followsHyphen = false

  var isBlank: Bool { text == " " }
}

/// A line of cells that fits.
struct TextLine: Hashable, Sendable {
  private(set) var cells: [TextCell] = []
  /// Columns.
  private(set) var width = 0

  init(_ cells: some Sequence<TextCell> = []) {
    for cell in cells { append(cell) }
  }

  init(_ text: String, _ style: TextStyle = []) {
    self.init(text.map { TextCell(text: String($0), width: DisplayWidth.of($0), style: style) })
  }

  mutating func append(_ cell: TextCell) {
    cells.append(cell)
    width += cell.width
  }

  static func + (left: TextLine, right: TextLine) -> TextLine {
    TextLine(left.cells + right.cells)
  }

  /// The text without its styles.
  var plain: String { cells.map(\.text).joined() }

  /// The text with escape sequences for its styles; kept apart from what stands around it where it is
  /// written from right to left.
  func painted(colours: Bool) -> String {
    var painted = ""
    var rest = cells[...]
    while let first = rest.first {
      let run = rest.prefix { $0.style == first.style }
      painted += first.style.paint(run.map(\.text).joined(), colours: colours)
      rest = rest.dropFirst(run.count)
    }
    return DisplayWidth.isRightToLeft(plain) ? "\u{2068}\(painted)\u{2069}" : painted
  }
}
