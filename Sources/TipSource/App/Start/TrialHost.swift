import OpenTipKit

/// A host for a start that is only tried out: nothing is kept, and every tip is pending.
final class TrialHost: AppHost {
  let launchArguments: [String]
  let environment: [String: String]
  /// What each `Tips.configure` was given, by its place.
  private(set) var options: [SourceLocation: [ConfigureCall.Option]] = [:]
  /// Whether the start came to its limits.
  private(set) var isExhausted = false
  private var isConfigured = false
  private var values: [String: SwiftValue] = [:]
  private var defaults: [String: SwiftValue] = [:]

  init(arguments: [String] = [], environment: [String: String] = [:]) {
    launchArguments = arguments
    self.environment = environment
  }

  func storedDefault(forKey key: String) -> SwiftValue? { defaults[key] }
  func setStoredDefault(_ value: SwiftValue?, forKey key: String) { defaults[key] = value }

  func value(of parameter: SourceParameter) -> SwiftValue? {
    values[parameter.name] ?? parameter.defaultValue
  }

  func donationCount(of event: SourceEvent) -> Int { 0 }
  func status(ofTip name: String) -> Tips.Status { .pending }
  func currentTip(ofGroup name: String) -> String? { nil }

  func perform(_ call: AppCall, at location: SourceLocation) throws {
    switch call {
    case .configure(let made):
      if options[location] == nil { options[location] = made }
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
      isConfigured = true
    case .resetDatastore:
      if isConfigured { throw TipKitError.tipsDatastoreAlreadyConfigured }
    case .set(let parameter, let value): values[parameter.name] = value
    default: return
    }
  }

  func note(_ message: String, at location: SourceLocation) {
    if message == RunningMessage.exhausted { isExhausted = true }
  }
}
