extension ParsedArguments {
  /// A whole number of at least 1.
  func count(_ name: String) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw .invalidValue(text, option: "--" + name, expected: "a number from 1")
    }
    return number
  }

  /// One of several words.
  func choice<Choice>(
    _ name: String, _ make: (String) -> Choice?, _ expected: String
  ) throws(UsageError) -> Choice? {
    guard let text = value(name) else { return nil }
    guard let choice = make(text) else {
      throw .invalidValue(text, option: "--" + name, expected: expected)
    }
    return choice
  }

  /// A regular expression.
  func regex(_ name: String) throws(UsageError) -> Regex<AnyRegexOutput>? {
    guard let text = value(name) else { return nil }
    // The expression's parser goes as deep as its parentheses.
    guard text.utf8.count <= 1_000 else {
      throw .invalidValue(
        text.prefix(20) + "…", option: "--" + name,
        expected: "a regular expression of at most 1000 bytes")
    }
    do {
      return try Regex(text)
    } catch {
      throw .invalidValue(text, option: "--" + name, expected: "a regular expression: \(error)")
    }
  }
}
