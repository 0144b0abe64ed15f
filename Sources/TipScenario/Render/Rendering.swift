import TipSource

/// What a `render` line draws: pictures, each under the name of its place.
public struct Rendering: Hashable, Sendable {
  public var pictures: [TipPicture]
  /// The columns that the line asks for; nil when it does not say.
  public var width: Int?

  /// Makes it.
  public init(_ pictures: [TipPicture], width: Int? = nil) {
    self.pictures = pictures
    self.width = width
  }

  /// The lines as a transcript has them.
  public var lines: [String] {
    layout { $0.lines(width: width ?? TipPicture.defaultWidth) }
  }

  /// The lines as a terminal shows them; nil for a style without weight.
  ///
  /// - Parameter margin: the columns that stand before every line.
  public func lines(_ style: RenderStyle, margin: Int) -> [String]? {
    guard case .terminal(let columns, let colours) = style else { return nil }
    return layout { $0.terminal(width: width ?? columns - margin, colours: colours) }
  }

  private func layout(_ draw: (TipPicture) -> [String]) -> [String] {
    var lines: [String] = []
    for picture in pictures {
      if !lines.isEmpty { lines.append("") }
      if let place = picture.place { lines.append(DiagnosticText.escaped(place)) }
      lines += draw(picture)
    }
    return lines
  }
}
