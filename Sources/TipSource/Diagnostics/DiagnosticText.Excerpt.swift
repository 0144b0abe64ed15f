extension DiagnosticText {
  /// A source line as it is shown, and where the carets under it stand.
  struct Excerpt: Hashable {
    /// The line, with tabs expanded, control characters written out, clipped to the width.
    let text: String
    /// The blanks before the carets.
    let indent: String
    /// `^~~~`, as wide as the span that it marks.
    let carets: String

    /// One character of the line, or what stands for it.
    private struct Cell {
      let text: String
      let columns: Int
    }

    /// Lays a line out.
    ///
    /// - Parameters:
    ///   - column: where the span begins, from 1 in characters; beyond the end is the end.
    ///   - length: how many characters it has; at least 1 is marked.
    init(line: String, column: Int, length: Int, width: Int) {
      let cells = Self.cells(of: line)
      let start = min(max(0, column - 1), cells.count)
      let end = min(max(start, start + min(max(1, length), cells.count)), cells.count)
      let window = Self.window(over: cells, span: start..<end, width: width)
      let head = window.lowerBound > 0 ? "…" : ""
      let tail = window.upperBound < cells.count ? "…" : ""
      text = head + cells[window].map(\.text).joined() + tail
      let before = cells[window.lowerBound..<start].reduce(0) { $0 + $1.columns }
      let marked = cells[start..<min(end, window.upperBound)].reduce(0) { $0 + $1.columns }
      indent = String(repeating: " ", count: before + head.count)
      carets = "^" + String(repeating: "~", count: max(0, marked - 1))
    }

    private static func cells(of line: String) -> [Cell] {
      var cells: [Cell] = []
      var used = 0
      for character in line {
        if character == "\n" || character == "\r\n" { break }
        let cell: Cell
        if character == "\t" {
          let blanks = 4 - used % 4
          cell = Cell(text: String(repeating: " ", count: blanks), columns: blanks)
        } else {
          // A pile of combining marks is one character; a screen needs no more than a few of them.
          let capped = String(String.UnicodeScalarView(character.unicodeScalars.prefix(12)))
          let text = DiagnosticText.escaped(capped)
          cell = Cell(text: text, columns: DiagnosticText.columns(of: text))
        }
        used += cell.columns
        cells.append(cell)
      }
      while cells.last?.text.allSatisfy({ $0 == " " }) == true { cells.removeLast() }
      if cells.last?.text == "\\r" { cells.removeLast() }
      return cells
    }

    /// The cells to show: all, or a window in which the span's beginning stands in the first third.
    private static func window(over cells: [Cell], span: Range<Int>, width: Int) -> Range<Int> {
      var total = 0
      for cell in cells where total <= width { total += cell.columns }
      if total <= width { return 0..<cells.count }
      // The two ellipses take a column each.
      let room = width - 2
      var low = span.lowerBound
      var used = 0
      while low > 0, used + cells[low - 1].columns <= room / 3 {
        low -= 1
        used += cells[low].columns
      }
      var high = span.lowerBound
      while high < cells.count, used + cells[high].columns <= room {
        used += cells[high].columns
        high += 1
      }
      // At the line's end there may be room left for more before the span.
      while low > 0, used + cells[low - 1].columns <= room {
        low -= 1
        used += cells[low].columns
      }
      return low..<high
    }
  }
}
