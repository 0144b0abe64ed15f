import TipSource

extension StyledText {
  /// More characters are not shown: `…` stands for them.
  private static let mostCharacters = 2_000
  /// A pile of combining marks is one character; a screen needs no more than a few of them.
  private static let mostScalars = 12

  /// The words in lines.
  ///
  /// A line ends where Unicode lets it, between two characters where nothing else fits, and at line
  /// breaks. Blanks within a line stay, those at its end go.
  ///
  /// - Parameter width: the columns of a line; at least 2.
  func lines(width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var left = Self.mostCharacters
    for paragraph in paragraphs {
      guard left > 0 else {
        lines.append(TextLine("…"))
        break
      }
      let text = String(paragraph.plain.prefix(left))
      var cells = paragraph.cells(text)
      // An empty line counts too.
      left -= text.count + 1
      if text.utf8.count < paragraph.plain.utf8.count {
        cells.append(TextCell(text: "…", width: 1, style: cells.last?.style ?? []))
      }
      lines += Self.wrap(cells, width: width)
    }
    return lines
  }

  // MARK: Cells

  /// The characters of a paragraph, or of its beginning; what a terminal would act on is written out.
  private func cells(_ text: String) -> [TextCell] {
    var styles = runs.lazy.flatMap { run in run.text.unicodeScalars.lazy.map { _ in run.style } }
      .makeIterator()
    let breaks = LineBreaks.offsets(in: text)
    var cells: [TextCell] = []
    var offset = 0
    var isAfterHyphen = false
    for character in text {
      var style: TextStyle = []
      for index in 0..<character.unicodeScalars.count {
        let next = styles.next() ?? []
        if index == 0 { style = next }
      }
      let mayBegin = breaks.contains(offset)
      offset += character.utf16.count
      if character == "\u{AD}" || character == "\u{200B}" {
        isAfterHyphen = character == "\u{AD}"
        continue
      }
      for (index, part) in Self.shown(character).enumerated() {
        var cell = TextCell(text: String(part), width: DisplayWidth.of(part), style: style)
        cell.mayBeginLine = index == 0 && mayBegin
        cell.followsHyphen = index == 0 && mayBegin && isAfterHyphen
        Self.append(cell, to: &cells)
      }
      isAfterHyphen = false
    }
    return cells
  }

  /// Adds a cell; a character that an invisible one kept apart from the one before stays apart.
  private static func append(_ cell: TextCell, to cells: inout [TextCell]) {
    if let last = cells.last, last.text.utf8.count > 1 || cell.text.utf8.count > 1 {
      // The last one that takes room, and those after it that may join it to this one.
      let start = cells.lastIndex { $0.width > 0 } ?? 0
      let text = cells[start...].map(\.text).joined()
      if DisplayWidth.of(text + cell.text) != DisplayWidth.of(text) + cell.width {
        for character in "\\u{200B}" {
          cells.append(TextCell(text: String(character), width: 1, style: cell.style))
        }
      }
    }
    cells.append(cell)
  }

  /// A character as it is shown: itself, or what stands for it.
  private static func shown(_ character: Character) -> String {
    if character == "\t" { return "    " }
    var scalars = String.UnicodeScalarView(character.unicodeScalars)
    if scalars.count > mostScalars {
      scalars = .init(scalars.prefix(mostScalars))
      // What would join the next character to this one goes.
      while let last = scalars.last, scalars.count > 1, last == "\u{200D}" { scalars.removeLast() }
    }
    return DiagnosticText.escaped(String(scalars))
  }

  // MARK: Lines

  private static func wrap(_ cells: [TextCell], width: Int) -> [TextLine] {
    guard !cells.isEmpty else { return [TextLine()] }
    var lines: [TextLine] = []
    var start = 0
    while start < cells.count {
      let end = lineEnd(cells, from: start, width: width)
      var last = end
      while last > start, cells[last - 1].isBlank { last -= 1 }
      var line = TextLine(cells[start..<last])
      if last > start, end < cells.count, cells[end].followsHyphen, line.width < width {
        line.append(TextCell(text: "-", width: 1, style: cells[last - 1].style))
      }
      lines.append(line)
      start = end
    }
    return lines
  }

  /// Where the line ends that begins with a cell: after it, in any case.
  private static func lineEnd(_ cells: [TextCell], from start: Int, width: Int) -> Int {
    var used = 0
    var allowed: Int?
    var index = start
    while index < cells.count {
      let cell = cells[index]
      if index > start, cell.mayBeginLine, !cell.followsHyphen || used < width { allowed = index }
      if used + cell.width > width {
        // Blanks may hang over the end.
        guard cell.isBlank else { return allowed ?? max(index, start + 1) }
        while index < cells.count, cells[index].isBlank { index += 1 }
        return index
      }
      used += cell.width
      index += 1
    }
    return cells.count
  }
}
