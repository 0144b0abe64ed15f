extension SourceApp {
  /// How the source reads a launch argument; nil when it never does.
  public func form(ofArgument name: String) -> LaunchInput.Form? {
    launchArguments.first { $0.name == name }?.form
      ?? launchArguments.first { $0.form == .prefix && name.hasPrefix($0.name) }?.form
  }

  /// Whether the source reads an environment variable.
  public func reads(environmentVariable name: String) -> Bool {
    environmentVariables.contains {
      $0.name == name || $0.form == .prefix && name.hasPrefix($0.name)
    }
  }
}
