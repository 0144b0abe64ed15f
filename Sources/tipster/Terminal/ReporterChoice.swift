/// One `--reporter` option: which kind, and where to.
struct ReporterChoice: Hashable, Sendable {
  /// The kinds there are.
  enum Kind: String, Sendable, CaseIterable {
    case human, json
  }

  let kind: Kind
  /// Nil for standard output.
  let path: String?

  /// Reads the options' values; adds `human` where standard output is still free.
  static func read(_ values: [String]) throws(UsageError) -> [Self] {
    var choices: [Self] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 && parts[1] != "-" ? String(parts[1]) : nil
      guard let kind = Kind(rawValue: String(parts[0])), path?.isEmpty != true else {
        throw .invalidValue(
          value, option: "--reporter", expected: "human, json, human=FILE or json=FILE")
      }
      choices.append(Self(kind: kind, path: path))
    }
    for (index, choice) in choices.enumerated()
    where choices[..<index].contains(where: { $0.path == choice.path }) {
      throw .sharedReport(choice.path ?? "standard output")
    }
    if !choices.contains(where: { $0.path == nil }) {
      choices.insert(Self(kind: .human, path: nil), at: 0)
    }
    return choices
  }
}
