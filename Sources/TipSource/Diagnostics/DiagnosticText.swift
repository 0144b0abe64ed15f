/// Writes diagnostics for people: a headline, the source line, a caret line, then notes.
///
/// ```
/// Scenarios/daily.tips:9:20: error: no tip is named SerchTip [unknown-name]
///   expect-current-tip SerchTip
///                      ^~~~~~~~
///   note: the nearest name is SearchTip
/// ```
///
/// Text that comes from files never reaches a terminal as control characters.
public struct DiagnosticText: Hashable, Sendable {
  /// Whether to colour; a matter of the terminal, never of the diagnostic.
  public var colours: Bool
  /// The most columns that an excerpt takes; a longer line is clipped around the span.
  public var excerptWidth: Int

  /// Says how diagnostics are to be written.
  public init(colours: Bool = false, excerptWidth: Int = 96) {
    self.colours = colours
    self.excerptWidth = max(20, excerptWidth)
  }

  /// Several diagnostics, one after the other.
  public func render(_ diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map(render).joined()
  }

  /// One diagnostic; every line, the last too, ends with a newline.
  public func render(_ diagnostic: Diagnostic) -> String {
    var lines: [String] = [headline(of: diagnostic)]
    if let place = diagnostic.place, let line = place.excerpt {
      let excerpt = Excerpt(
        line: line, column: place.column, length: place.length, width: excerptWidth)
      if !excerpt.text.isEmpty {
        lines.append("  " + excerpt.text)
        lines.append("  " + excerpt.indent + paint(excerpt.carets, .marker))
      }
    }
    for note in diagnostic.notes {
      lines.append("  " + paint("note:", .note) + " " + Self.escaped(note))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(of diagnostic: Diagnostic) -> String {
    var parts: [String] = []
    if let place = diagnostic.place {
      let path = Self.escaped(place.path)
      parts.append(paint("\(path):\(place.line):\(place.column):", .emphasis))
    }
    let severity = diagnostic.severity
    parts.append(paint(severity.rawValue + ":", Style(severity)))
    parts.append(paint(Self.escaped(diagnostic.message), .emphasis))
    parts.append("[\(diagnostic.code)]")
    return parts.joined(separator: " ")
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colours ? style.paint(text) : text
  }
}
