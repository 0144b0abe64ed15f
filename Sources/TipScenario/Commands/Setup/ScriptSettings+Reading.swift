import TipSource

extension ScriptSettings {
  static let builds = SourceConfiguration.Build.allCases.map(\.rawValue)
  static let platforms = SourceConfiguration.Platform.allCases.map(\.rawValue)

  /// `17`, `17.2`, `17.2.1`.
  static func version(_ word: Word) throws(Problem) -> [Int] {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map {
      $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil
    }
    let numbers = parts.compactMap { $0 }
    guard (1...3).contains(parts.count), numbers.count == parts.count else {
      throw .badArgument(word, "\(word.text) is no version", notes: ["Write 17 or 17.2."])
    }
    return numbers
  }

  /// A time zone by its identifier.
  static func zone(_ word: Word) throws(Problem) -> ScenarioTimeZone {
    if let zone = ScenarioTimeZone(identifier: word.text) { return zone }
    throw .unknownTimeZone(word)
  }

  /// Takes what a line says of the whole script, if it does.
  mutating func read(_ head: Word, _ rest: ArraySlice<Word>) throws(Problem) {
    let first = rest.first
    if ["time-zone", "build", "platform"].contains(head.text) {
      let words = rest.map(\.text)
      if let other = unique.updateValue(words, forKey: head.text), other != words {
        throw .contradiction(head, other)
      }
    }
    switch head.text {
    case "group": hasGroupLines = true
    case "view": hasViewLines = true
    case "app": hasApp = true
    case "time-zone": if let first { zone = try ScriptSettings.zone(first) }
    case "build":
      if let build = first.flatMap({ SourceConfiguration.Build(rawValue: $0.text) }) {
        configuration.build = build
      }
    case "platform":
      if let platform = first.flatMap({ SourceConfiguration.Platform(rawValue: $0.text) }) {
        configuration.platform = platform
        configuration.version = try rest.dropFirst().first.map { word throws(Problem) in
          try ScriptSettings.version(word)
        }
      }
    default: break
    }
  }
}
