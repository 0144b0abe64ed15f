/// What a launch hands to the app's code.
struct LaunchInputs: Sendable {
  /// Without the program's own path.
  var arguments: [String] = []
  var environment: [String: String] = [:]

  /// Whether it is a launch as a person makes it.
  var isEmpty: Bool { arguments.isEmpty && environment.isEmpty }
}
