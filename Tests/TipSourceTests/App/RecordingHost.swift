import OpenTipKit
import TipSource

/// A host that keeps a log of what code does, and answers from what a test gives it.
final class RecordingHost: AppHost {
  var launchArguments: [String] = []
  var environment: [String: String] = [:]
  var stored: [String: SwiftValue] = [:]
  var values: [String: SwiftValue] = [:]
  var counts: [String: Int] = [:]
  var statuses: [String: Tips.Status] = [:]
  var currentTips: [String: String] = [:]
  /// What was done and told, a line each.
  var log: [String] = []
  private var isConfigured = false

  func storedDefault(forKey key: String) -> SwiftValue? { stored[key] }

  func setStoredDefault(_ value: SwiftValue?, forKey key: String) {
    stored[key] = value
    log.append("default \(key) = \(value?.description ?? "removed")")
  }

  func value(of parameter: SourceParameter) -> SwiftValue? {
    values[parameter.name] ?? parameter.defaultValue
  }

  func donationCount(of event: SourceEvent) -> Int { counts[event.name] ?? 0 }
  func status(ofTip name: String) -> Tips.Status { statuses[name] ?? .pending }
  func currentTip(ofGroup name: String) -> String? { currentTips[name] }

  func perform(_ call: AppCall, at location: SourceLocation) throws {
    switch call {
    case .configure(let options):
      log.append(
        (["configure"] + options.map { "\($0.key)=\($0.value ?? "?")" }).joined(separator: " "))
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
      isConfigured = true
    case .resetDatastore:
      log.append("reset-datastore")
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
    case .showAllTipsForTesting: log.append("show-all")
    case .hideAllTipsForTesting: log.append("hide-all")
    case .showTipsForTesting(let names): log.append("show \(names.joined(separator: ","))")
    case .hideTipsForTesting(let names): log.append("hide \(names.joined(separator: ","))")
    case .invalidate(let tip, let reason):
      log.append("invalidate \(tip) \(reason)")
      statuses[tip] = .invalidated(reason)
    case .resetEligibility(let tip): log.append("reset-eligibility \(tip)")
    case .set(let parameter, let value):
      log.append("set \(parameter.name) = \(value)")
      values[parameter.name] = value
    case .donate(let event, let value):
      log.append("donate \(event.name)" + (value.map { " \($0)" } ?? ""))
      counts[event.name, default: 0] += 1
    case .deleteDonations(let event):
      log.append("delete-donations \(event.name)")
      counts[event.name] = 0
    }
  }

  func note(_ message: String, at location: SourceLocation) {
    log.append("note \(location.line): \(message)")
  }
}

/// Reads one file as an app.
func readApp(
  _ source: String, _ configuration: SourceConfiguration = SourceConfiguration(),
  path: String = "App.swift"
) -> SourceModel {
  SourceReader(configuration: configuration, readsApp: true)
    .read([SourceFile(path: path, text: source)])
}

/// What an app does at its start, a line each.
func start(
  _ source: String, _ arguments: [String] = [], environment: [String: String] = [:],
  _ configuration: SourceConfiguration = SourceConfiguration(), path: String = "App.swift",
  _ prepare: (RecordingHost) -> Void = { _ in }
) -> String {
  let host = RecordingHost()
  host.launchArguments = arguments
  host.environment = environment
  prepare(host)
  readApp(source, configuration, path: path).runStart(in: host)
  return host.log.joined(separator: "\n")
}

/// Tips that the apps of these tests have.
let galleryTips = """
  import TipKit
  struct ShareTip: Tip {
    @Parameter static var isReady: Bool = false
    @Parameter static var count: Int = 0
    @Parameter static var names: [String] = []
    static let opened = Event(id: "opened")
    static let bought = Event<Purchase>(id: "bought")
    struct Purchase: Codable, Sendable { var item: String; var price: Int }
    var title: Text { Text("Share") }
  }
  struct SearchTip: Tip { var title: Text { Text("Search") } }

  """

/// What an app does whose `App.init` holds some lines.
func start(
  lines: String, _ arguments: [String] = [], environment: [String: String] = [:],
  _ prepare: (RecordingHost) -> Void = { _ in }
) -> String {
  start(
    galleryTips
      + "@main struct MyApp: App {\ninit() {\n\(lines)\n}\nvar body: some Scene { WindowGroup {} }\n}",
    arguments, environment: environment, SourceConfiguration(), prepare)
}
