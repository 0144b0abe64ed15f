import TipSource

extension ScenarioScript {
  /// A mode of the script, or one that needs nothing said: those run any script.
  package func mode(named name: String) -> ScenarioMode? {
    modes.first { $0.name == name } ?? knownModes.first { $0.name == name }
  }

  /// A line of a script: a command and paths, in quotes where they need them.
  package static func line(_ command: String, paths: [String]) -> String {
    let words = paths.map { path in
      let isPlain = path.utf8.allSatisfy { $0 > Ascii.space && !special.contains($0) }
      return isPlain && !path.isEmpty ? path : SwiftValue.quote(path)
    }
    return ([command] + words).joined(separator: " ")
  }

  /// Bytes that mean something else in a word without quotes.
  private static let special: Set<UInt8> = [
    Ascii.doubleQuote, UInt8(ascii: "'"), Ascii.backslash, Ascii.hash, Ascii.lessThan,
    UInt8(ascii: "@"),
  ]
}
