extension CodeRun {
  /// What stands first among the process's arguments.
  static let programPath = "/var/containers/Bundle/Application/App.app/App"

  /// What `UserDefaults` holds under a key: of the launch arguments, else stored, else registered.
  ///
  /// - Parameter suite: the suite's name; nil for the standard defaults.
  func setting(_ key: String, suite: String?) -> SwiftValue? {
    defaults.values[key] ?? host.storedDefault(forKey: Self.stored(key, suite)) ?? registered[key]
  }

  /// Stores a value; nil removes it.
  func store(_ value: SwiftValue?, forKey key: String, suite: String?) {
    host.setStoredDefault(value, forKey: Self.stored(key, suite))
  }

  /// The key that the host knows: a suite's are apart from the standard ones.
  private static func stored(_ key: String, _ suite: String?) -> String {
    suite.map { "\($0)/\(key)" } ?? key
  }
}
