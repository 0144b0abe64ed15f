/// What a launch hands to the app's code.
struct LaunchInputs: Sendable {
  /// Without the program's own path.
  var arguments: [String] = []
  var environment: [String: String] = [:]
}
