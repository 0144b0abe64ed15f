public import TipSource

/// A stretch of a scenario's text.
public struct SourceSpan: Sendable {
  /// The file.
  public let text: ScenarioText
  /// The line on which the stretch begins, from 1.
  public let line: Int
  /// Byte offsets within the file.
  let range: Range<Int>

  /// Lines longer than this are not shown as an excerpt.
  private static let longestExcerpt = 400

  init(_ text: ScenarioText, line: Int, range: Range<Int>) {
    self.text = text
    self.line = line
    self.range = range
  }

  /// The place for a diagnostic: columns count characters.
  public var place: Diagnostic.Place {
    let bounds = text.lineRange(around: range.lowerBound)
    let start = max(bounds.lowerBound, min(range.lowerBound, bounds.upperBound))
    let end = max(start, min(range.upperBound, bounds.upperBound))
    guard bounds.count <= Self.longestExcerpt else {
      return Diagnostic.Place(path: text.path, line: line, column: start - bounds.lowerBound + 1)
    }
    return Diagnostic.Place(
      path: text.path, line: line, column: text.slice(bounds.lowerBound..<start).count + 1,
      length: max(1, text.slice(start..<end).count), excerpt: text.slice(bounds))
  }

  /// The stretch from this one's beginning to another's end, on this one's line.
  func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(
      text, line: line, range: range.lowerBound..<max(range.upperBound, other.range.upperBound))
  }
}
