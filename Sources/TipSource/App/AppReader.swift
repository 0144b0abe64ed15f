/// Reads what an app's source says beside its tips, each part by a reader of its own.
struct AppReader {
  let evaluator: Evaluator
  let names: PlaceNames
  /// What is read of the app's tips so far.
  let model: SourceModel
  /// What is read of a launch in all files.
  let words: LaunchWords

  /// Reads the parts.
  func read() -> SourceApp {
    var app = SourceApp()
    readPlaces(into: &app)
    StartReader(model, names: names).read(into: &app, words: words)
    return app
  }

  private func readPlaces(into app: inout SourceApp) {
    let order = model.tips.map(\.name) + model.groups.map(\.name)
    let found = PlaceReader(evaluator: evaluator, names: names, order: order).read()
    app.places = found.places
    app.unfollowed += found.unfollowed
    app.missing.formUnion(found.missing)
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
