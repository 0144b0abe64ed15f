import Synchronization

/// A file's bytes and where its lines begin: turns offsets into places.
final class SourceText: Sendable {
  let path: String
  let utf8: [UInt8]
  /// The words of the text.
  let words: WordFilter
  /// Where lines begin; found when first asked for, which for most files is never.
  private let knownLineStarts = Mutex<[Int]?>(nil)

  init(_ file: SourceFile) {
    path = file.path
    utf8 = file.utf8
    words = WordFilter(utf8)
  }

  /// Whether the text holds a word that is no part of a longer one.
  func holds(_ word: WordFilter.Word) -> Bool {
    words.mayHold(word) && ByteSearch.containsWord(word.bytes, in: utf8)
  }

  private var lineStarts: [Int] {
    knownLineStarts.withLock { known in
      if let known { return known }
      let starts = [0] + ByteSearch.offsets(of: 0x0A, in: utf8).map { $0 + 1 }
      known = starts
      return starts
    }
  }

  /// The index of the line that holds an offset, from 0.
  private func line(at offset: Int, _ lineStarts: [Int]) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The text between two offsets.
  func string(_ start: Int, _ end: Int) -> String {
    let lower = min(max(start, 0), utf8.count)
    let upper = min(max(end, lower), utf8.count)
    return String(decoding: utf8[lower..<upper], as: UTF8.self)
  }

  /// The line and column of an offset, both from 1, the column in characters.
  func location(at offset: Int) -> SourceLocation {
    let lineStarts = lineStarts
    let line = line(at: offset, lineStarts)
    let column = string(lineStarts[line], offset).count + 1
    return SourceLocation(path: path, line: line + 1, column: column)
  }

  /// A place for a diagnostic, cut off at the end of its line.
  func place(_ start: Int, _ end: Int) -> Diagnostic.Place {
    let lineStarts = lineStarts
    let line = line(at: start, lineStarts)
    var lineEnd = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : utf8.count
    if lineEnd > lineStarts[line], utf8[lineEnd - 1] == 0x0D { lineEnd -= 1 }
    let location = location(at: start)
    // A line of minified text is no help under a message.
    let excerpt = lineEnd - lineStarts[line] > 500 ? nil : string(lineStarts[line], lineEnd)
    return Diagnostic.Place(
      path: path, line: location.line, column: location.column,
      length: max(1, string(start, min(end, lineEnd)).count), excerpt: excerpt)
  }
}
