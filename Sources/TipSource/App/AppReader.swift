/// Reads what an app's source says beside its tips, each part by a reader of its own.
struct AppReader {
  let model: SourceModel
  /// The files that were not parsed.
  let others: [SourceText]

  /// Reads the parts.
  func read() -> SourceApp {
    var app = SourceApp()
    StartReader(model).read(into: &app)
    app.words = LaunchWordIndex(others, parsed: model.declarations.units)
    return app
  }

  /// Words of files that are about an app's start or its configuration, though not about a tip.
  private static let words = [
    "Tips.", "@main", "@UIApplicationMain", "@NSApplicationMain", "ApplicationDelegate",
    "WindowSceneDelegate",
  ]

  /// Words of files that ask what a launch gives.
  private static let inputs = [
    "CommandLine.", "ProcessInfo.processInfo.arguments", "ProcessInfo.processInfo.environment",
    "processInfo.arguments", "UserDefaults.standard.bool(",
  ]

  /// Whether a file is parsed where the source is read as an app.
  static func isAboutApp(_ bytes: [UInt8]) -> Bool {
    words.contains { ByteSearch.contains($0, in: bytes) }
      || inputs.contains { ByteSearch.contains($0, in: bytes) }
  }
}
