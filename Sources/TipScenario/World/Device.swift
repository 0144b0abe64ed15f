import OpenTipKit
import TipSource

/// One device: its datastores, which outlive processes, and the app's process while it runs.
final class Device {
  let datastores = PrivateDatastores()
  /// What `configure` lines say of what the app hands to `Tips.configure` at every launch.
  var configuration = LaunchConfiguration()
  var process: AppProcess?
  /// What streams opened by the latest launch have yielded; nil before the first launch.
  var updates: UpdateLog?
  /// The tips whose displays began and that no `expect-displays` has asked about, in order.
  var displays: [Int] = []
  /// What the app keeps in its `UserDefaults`.
  var defaults: [String: SwiftValue] = [:]
  /// How many launches there have been.
  var launchCount = 0
  /// When and by which line each tip id was invalidated, for `why`.
  var invalidations: [String: LineMark] = [:]
  /// Answers that `assume` lines give, by tip, in the order given.
  var assumptions: [Int: [Assumption]] = [:]
  /// The tips of ids that differ from launch to launch, of all launches so far (S12.2).
  var tipsByLaunchID: [String: [Int]] = [:]
}

/// A line of a script, as `why` refers to it.
struct LineMark: Sendable {
  /// When the tip was invalidated.
  let date: Timestamp
  let place: String
  let command: String
}
