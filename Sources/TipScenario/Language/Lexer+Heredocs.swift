extension Lexer {
  /// Takes the lines that follow a last word `<<WORD` as that word's argument.
  mutating func takeHeredoc(_ line: inout ScenarioLine) throws(Problem) {
    guard let last = line.words.last, !last.isQuoted, last.text.hasPrefix("<<") else { return }
    let end = String(last.text.dropFirst(2))
    guard !end.isEmpty else { throw .heredocWithoutWord(last.span) }
    let endBytes = Array(end.utf8)
    let start = position
    let firstLine = lineNumber
    while position < bytes.count {
      let bodyEnd = position
      while !isAtLineEnd { position += 1 }
      let isEnd = bytes[bodyEnd..<position].elementsEqual(endBytes)
      endLine()
      guard isEnd else { continue }
      line.words.removeLast()
      line.heredocEnd = end
      let body = text.slice(start..<bodyEnd)
      line.words.append(
        Word(
          text: body.replacing("\r\n", with: "\n"),
          raw: "<<" + end,
          span: SourceSpan(text, line: firstLine, range: start..<bodyEnd), isQuoted: true,
          isHeredoc: true))
      return
    }
    throw .unterminatedHeredoc(end, last.span)
  }
}
