import OpenTipKit

/// The app's process from launch to end: its engine, and the handles of what the engine knows.
final class AppProcess {
  let engine: TipEngine
  let log = StepLog()
  /// The arguments of its launch, as typed.
  let arguments: [Word]
  /// The arguments and the environment that the app's code reads.
  let input: LaunchInputs
  /// What `Tips.configure` was given when it succeeded; nil before.
  var configuration: LaunchConfiguration?
  /// The positions of the script's places that are on screen, in the order in which they appeared.
  var screen: [Int] = []
  var overrides = OverrideState()
  /// What has asked for the reset that the next configure carries out; nil without (S3.1).
  var resetCause: String?
  /// The answers to rules that `assume` lines had given when it was launched, by tip.
  var assumptions: [Int: [Assumption]] = [:]

  private(set) var tips: [Int: TrackedTip] = [:]
  private(set) var groups: [Int: TrackedGroup] = [:]
  private var tipsByHandle: [TrackedTip: Int] = [:]
  private var groupsByHandle: [TrackedGroup: Int] = [:]

  /// The name of the one place of the implicit screen.
  static let implicitPlace = "screen"

  init(clock: VirtualClock, datastores: PrivateDatastores, arguments: [Word], input: LaunchInputs) {
    engine = TipEngine(clock: clock, datastores: datastores)
    self.arguments = arguments
    self.input = input
    let log = log
    engine.setObserver { log.add($0) }
  }

  /// Makes a tip known to the engine under its position in the script's scope.
  func track(_ tip: any Tip, at index: Int) {
    let handle = engine.track(tip)
    tips[index] = handle
    tipsByHandle[handle] = index
  }

  /// Makes a group known; members that are not known are left out.
  func track(_ group: ScenarioGroup, members: [Int], at index: Int) {
    let handle = engine.track(
      group: group.name, priority: group.isOrdered ? .ordered : .firstAvailable,
      members: members.compactMap { tips[$0] })
    groups[index] = handle
    groupsByHandle[handle] = index
  }

  /// The position in the script's scope of a tip of the engine's.
  func index(of tip: TrackedTip) -> Int { tipsByHandle[tip] ?? tip.index }

  /// The position in the script's scope of a group of the engine's.
  func index(of group: TrackedGroup) -> Int { groupsByHandle[group] ?? group.index }
}
