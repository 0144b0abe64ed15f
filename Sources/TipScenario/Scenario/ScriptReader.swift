/// Splits a script into lines, with the lines of included files in their place.
struct ScriptReader {
  private static let deepest = 16
  private static let mostLines = 1_000_000
  /// More files are not included, one that is included twice counted twice.
  private static let mostFiles = 1_000

  let loader: ScenarioLoader
  private(set) var lines: [ScriptLine] = []
  private(set) var problems: [Problem] = []
  private var includedFiles = 0

  init(loader: ScenarioLoader) {
    self.loader = loader
  }

  /// Adds a file's lines; its paths are relative to its own folder unless another is given.
  mutating func add(_ text: ScenarioText, folder: String? = nil, firstLine: Int = 1) {
    let folder = folder ?? ScenarioPath.folder(of: text.path)
    add(text, folder, firstLine: firstLine, within: [text.path])
  }

  /// Takes over lines that another reader has read.
  mutating func adopt(_ read: [ScriptLine]) { lines += read }

  private mutating func add(
    _ text: ScenarioText, _ folder: String, firstLine: Int = 1, within paths: [String]
  ) {
    if let flaw = String.firstInvalidByte(of: text.bytes) {
      let line = text.bytes[..<flaw].count { $0 == Ascii.newline } + 1
      problems.append(.notText(SourceSpan(text, line: line, range: flaw..<flaw + 1)))
      return
    }
    let split = Lexer.lines(of: text, firstLine: firstLine)
    problems += split.problems
    for line in split.lines { add(ScriptLine(line: line, folder: folder), within: paths) }
  }

  private mutating func add(_ line: ScriptLine, within paths: [String]) {
    guard lines.count < Self.mostLines else { return }
    lines.append(line)
    if lines.count == Self.mostLines {
      problems.append(.tooMany("lines", Self.mostLines, line.line.span))
    }
    guard let command = line.command, command.head.text == "include",
      let word = command.rest.first, command.rest.count == 1
    else { return }
    let path = ScenarioPath.join(line.folder, word.text)
    if paths.contains(path) {
      problems.append(.includeCycle(paths + [path], word.span))
      return
    }
    guard paths.count < Self.deepest else {
      problems.append(.tooDeep("files are included", Self.deepest, word.span))
      return
    }
    includedFiles += 1
    guard includedFiles <= Self.mostFiles else {
      // What the rest would say is said once.
      if includedFiles == Self.mostFiles + 1 {
        problems.append(.tooMany("files are included", Self.mostFiles, word.span))
      }
      return
    }
    do {
      let bytes = try loader.contents(of: path)
      add(
        ScenarioText(path: path, bytes: bytes), ScenarioPath.folder(of: path),
        within: paths + [path])
    } catch {
      problems.append(.fileNotRead(path, error.reason, word.span))
    }
  }
}

extension String {
  /// The offset of the first byte that is not part of UTF-8 text; nil for text.
  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return Swift.min(offset, bytes.count - 1)
      }
    }
  }
}
