import OpenTipKit

/// A launch without arguments, environment and stored settings: it gives the options of
/// `Tips.configure` that depend on the launch their usual values.
final class EmptyLaunch: AppHost {
  let launchArguments: [String] = []
  let environment: [String: String] = [:]
  private let declarations: Declarations
  private let code: StartCode
  private var settings: [String: SwiftValue] = [:]
  private var parameters: [String: SwiftValue] = [:]
  private var options: [SourceLocation: [ConfigureCall.Option]] = [:]

  init(_ declarations: Declarations, _ code: StartCode) {
    self.declarations = declarations
    self.code = code
  }

  /// Fills in the values that are not known; nothing runs where all are.
  func complete(_ calls: inout [ConfigureCall]) {
    guard calls.contains(where: { $0.options.contains { $0.value == nil } }) else { return }
    StartRunner(declarations, code, in: self).run()
    for index in calls.indices {
      guard let made = options[calls[index].location] else { continue }
      calls[index].options = calls[index].options.map { option in
        guard option.value == nil,
          let value = made.first(where: { $0.key == option.key })?.value
        else { return option }
        return ConfigureCall.Option(
          key: option.key, value: value, source: option.source, dependsOnLaunch: true)
      }
    }
  }

  func storedDefault(forKey key: String) -> SwiftValue? { settings[key] }
  func setStoredDefault(_ value: SwiftValue?, forKey key: String) { settings[key] = value }
  func value(of parameter: SourceParameter) -> SwiftValue? {
    parameters[parameter.name] ?? parameter.defaultValue
  }
  func donationCount(of event: SourceEvent) -> Int { 0 }
  func status(ofTip name: String) -> Tips.Status { .pending }
  func currentTip(ofGroup name: String) -> String? { nil }

  func perform(_ call: AppCall, at location: SourceLocation) throws {
    switch call {
    case .configure(let made): if options[location] == nil { options[location] = made }
    case .set(let parameter, let value): parameters[parameter.name] = value
    default: return
    }
  }

  func note(_ message: String, at location: SourceLocation) {}
}
