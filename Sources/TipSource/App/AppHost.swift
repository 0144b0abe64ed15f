public import OpenTipKit

/// What runs an app's code: answers what the code asks, and carries out its calls of TipKit.
public protocol AppHost: AnyObject {
  /// The arguments of this launch, without the program's own path.
  var launchArguments: [String] { get }
  /// The environment of this launch.
  var environment: [String: String] { get }
  /// What `UserDefaults` keeps under a key, launch arguments not looked at; nil without.
  func storedDefault(forKey key: String) -> SwiftValue?
  /// Keeps a value in `UserDefaults`; nil removes it.
  func setStoredDefault(_ value: SwiftValue?, forKey key: String)
  /// A parameter's value now.
  func value(of parameter: SourceParameter) -> SwiftValue?
  /// How many donations `event.donations` returns now (S9.2).
  func donationCount(of event: SourceEvent) -> Int
  /// A tip's status now; by its name in ``SourceModel/tips``.
  func status(ofTip name: String) -> Tips.Status
  /// The name of a group's current tip; by its name in ``SourceModel/groups``.
  func currentTip(ofGroup name: String) -> String?
  /// Carries out a call of TipKit.
  ///
  /// - Throws: what TipKit throws; the app's code may catch it.
  func perform(_ call: AppCall, at location: SourceLocation) throws
  /// Says that something was passed over, and why.
  func note(_ message: String, at location: SourceLocation)
}
