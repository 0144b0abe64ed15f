/// Reads what an app's source says beside its tips, each part by a reader of its own.
struct AppReader {
  let model: SourceModel
  /// All files, those that were not parsed too.
  let texts: [SourceText]

  /// Reads the parts.
  func read() -> SourceApp {
    var app = SourceApp()
    StartReader(model).read(into: &app)
    app.words = LaunchWordIndex(texts)
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
