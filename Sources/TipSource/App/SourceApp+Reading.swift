extension SourceApp {
  /// How the source reads a launch argument: the whole of it, how it begins, or, for `-name`, as a
  /// pair with the argument after it; nil when it is never read.
  ///
  /// Anything may be read where the source hands all arguments to code that is not in it.
  public func form(ofArgument argument: String) -> LaunchInput.Form? {
    let found = launchArguments.first { input in
      input.form == .prefix ? argument.hasPrefix(input.name) : argument == input.name
    }
    if let found { return found.form }
    if handsArgumentsOver { return .exact }
    let words = words.words
    if words.areHandedOver || words.literals.contains(argument) { return .exact }
    // `-key`, of `UserDefaults`.
    if argument.hasPrefix("-"), words.literals.contains(String(argument.dropFirst())) {
      return .pair
    }
    // `--tips=a,b`, by how it begins.
    guard let end = argument.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let isRead =
      words.literals.contains(String(argument[...end]))
      || words.literals.contains(String(argument[..<end]))
    return isRead ? .prefix : nil
  }

  /// Whether the source reads a launch argument; see ``form(ofArgument:)``.
  public func reads(argument: String) -> Bool { form(ofArgument: argument) != nil }

  /// Whether the source reads an environment variable.
  public func reads(environmentVariable name: String) -> Bool {
    environmentVariables.contains { input in
      input.form == .prefix ? name.hasPrefix(input.name) : name == input.name
    } || words.words.literals.contains(name)
  }
}
