extension SourceApp {
  /// Whether the source reads a launch argument: the whole of it, how it begins, or, for `-name`, as
  /// a pair with the argument after it.
  ///
  /// Anything may be read where the source hands all arguments to code that is not in it.
  public func reads(argument: String) -> Bool {
    if words.areHandedOver { return true }
    let isRead = launchArguments.contains { input in
      input.form == .prefix ? argument.hasPrefix(input.name) : argument == input.name
    }
    if isRead || words.literals.contains(argument) { return true }
    // `-key`, of `UserDefaults`.
    if argument.hasPrefix("-"), words.literals.contains(String(argument.dropFirst())) {
      return true
    }
    // `--tips=a,b`, by how it begins.
    guard let end = argument.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return false }
    return words.literals.contains(String(argument[...end]))
      || words.literals.contains(String(argument[..<end]))
  }

  /// Whether the source reads an environment variable.
  public func reads(environmentVariable name: String) -> Bool {
    environmentVariables.contains { input in
      input.form == .prefix ? name.hasPrefix(input.name) : name == input.name
    } || words.literals.contains(name)
  }
}
