/// Splits a scenario's text into logical lines and words; one pass over the bytes.
struct Lexer {
  let text: ScenarioText
  let bytes: [UInt8]
  var position = 0
  var lineNumber: Int

  /// - Parameter firstLine: the number of the text's first line.
  init(_ text: ScenarioText, firstLine: Int = 1) {
    self.text = text
    bytes = text.bytes
    lineNumber = firstLine
    // A byte order mark is no part of the text.
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Whether all of the text has been read.
  var isAtEnd: Bool { position >= bytes.count }

  /// All lines, and what is wrong with those that could not be split.
  static func lines(
    of text: ScenarioText, firstLine: Int = 1
  ) -> (lines: [ScenarioLine], problems: [Problem]) {
    var lexer = Lexer(text, firstLine: firstLine)
    var lines: [ScenarioLine] = []
    var problems: [Problem] = []
    while !lexer.isAtEnd {
      do {
        lines.append(try lexer.nextLine())
      } catch {
        problems.append(error)
      }
    }
    return (lines, problems)
  }

  /// Reads one logical line; after an error the next line can be read.
  mutating func nextLine() throws(Problem) -> ScenarioLine {
    let first = lineNumber
    let start = position
    var words: [Word] = []
    var comment: String?
    if let output = takeExpectedOutput() {
      let span = SourceSpan(text, line: first, range: start..<position)
      endLine()
      return ScenarioLine(words: [], comment: nil, span: span, expectedOutput: output)
    }
    do {
      scan: while true {
        skipBlanks()
        if isAtLineEnd {
          endLine()
          break
        }
        switch bytes[position] {
        case Ascii.hash:
          comment = takeComment()
          endLine()
          break scan
        case Ascii.backslash where isContinuation:
          position += 1
          endLine()
          if isAtEnd { break scan }
        default:
          words.append(try takeWord())
        }
      }
    } catch {
      skipLine()
      throw error
    }
    var end = min(position, bytes.count)
    while end > start, bytes[end - 1] == Ascii.newline || bytes[end - 1] == Ascii.carriageReturn {
      end -= 1
    }
    let span = SourceSpan(text, line: first, range: start..<end)
    var line = ScenarioLine(words: words, comment: comment, span: span)
    try takeHeredoc(&line)
    return line
  }

  // MARK: Lines

  var isAtLineEnd: Bool {
    if position >= bytes.count || bytes[position] == Ascii.newline { return true }
    return bytes[position] == Ascii.carriageReturn
      && (position + 1 >= bytes.count || bytes[position + 1] == Ascii.newline)
  }

  /// Whether the backslash here is the last character of its line.
  private var isContinuation: Bool {
    var next = position + 1
    if next < bytes.count, bytes[next] == Ascii.carriageReturn { next += 1 }
    return next >= bytes.count || bytes[next] == Ascii.newline
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == Ascii.space || bytes[position] == Ascii.tab {
      position += 1
    }
  }

  mutating func endLine() {
    if position < bytes.count, bytes[position] == Ascii.carriageReturn { position += 1 }
    if position < bytes.count, bytes[position] == Ascii.newline { position += 1 }
    lineNumber += 1
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != Ascii.newline { position += 1 }
    endLine()
  }

  private mutating func takeComment() -> String { takeRest() }

  /// The rest of the line, without blanks at its end.
  private mutating func takeRest() -> String {
    let start = position
    while !isAtLineEnd { position += 1 }
    var end = position
    while end > start, bytes[end - 1] == Ascii.space || bytes[end - 1] == Ascii.tab { end -= 1 }
    return text.slice(start..<end)
  }

  /// What follows `| ` at the beginning of a line, just as it is; nil, and nothing taken, on any other
  /// line.
  private mutating func takeExpectedOutput() -> String? {
    let start = position
    skipBlanks()
    guard position < bytes.count, bytes[position] == Ascii.bar else {
      position = start
      return nil
    }
    position += 1
    if isAtLineEnd { return "" }
    guard bytes[position] == Ascii.space else {
      position = start
      return nil
    }
    position += 1
    return takeRest()
  }

  // MARK: Words

  private mutating func takeWord() throws(Problem) -> Word {
    let start = position
    let line = lineNumber
    var content: [UInt8] = []
    var isQuoted = false
    var isValueQuoted = false
    var keyBytes: Int?
    while !isAtLineEnd {
      let byte = bytes[position]
      if byte == Ascii.space || byte == Ascii.tab { break }
      if byte == Ascii.backslash, isContinuation { break }
      switch byte {
      case Ascii.doubleQuote, Ascii.singleQuote:
        isQuoted = true
        if keyBytes != nil { isValueQuoted = true }
        if byte == Ascii.doubleQuote {
          try takeDoubleQuoted(into: &content)
        } else {
          try takeSingleQuoted(into: &content)
        }
      case 0..<Ascii.space, 127:
        throw .controlCharacter(byte, span(position..<position + 1, line: line))
      default:
        if byte == Ascii.equals, keyBytes == nil { keyBytes = content.count }
        content.append(byte)
        position += 1
      }
    }
    let keyLength = keyBytes.map { String(decoding: content[..<$0], as: UTF8.self).count }
    return Word(
      text: String(decoding: content, as: UTF8.self), raw: text.slice(start..<position),
      span: span(start..<position, line: line), isQuoted: isQuoted, isValueQuoted: isValueQuoted,
      keyLength: keyLength)
  }

  func span(_ range: Range<Int>, line: Int? = nil) -> SourceSpan {
    SourceSpan(text, line: line ?? lineNumber, range: range)
  }
}
