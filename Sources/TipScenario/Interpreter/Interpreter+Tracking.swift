import OpenTipKit

extension Interpreter {
  /// Makes tips and groups known, those read from source first.
  func track(in process: AppProcess) {
    // Also the events that no rule reads: the widest of an id's limits decides what is kept (S9.2).
    for event in scope.model.events { process.engine.track(event.descriptor) }
    let instances = Set(declaredTips)
    for (index, tip) in scope.tips.enumerated() where !tip.isInstance || instances.contains(index) {
      process.track(launchValue(of: tip, at: index), at: index)
    }
    let groups = Set(declaredGroups)
    for (index, group) in scope.groups.enumerated() {
      switch group.origin {
      case .implicit:
        if scope.implicitGroup == index {
          process.track(group, members: Array(scope.tips.indices), at: index)
        }
      case .source: process.track(group, members: group.members, at: index)
      case .script:
        if groups.contains(index) { process.track(group, members: group.members, at: index) }
      }
    }
  }

  /// Makes an instance known from its line on, to a running process too.
  func declare(instance index: Int) {
    declaredTips.append(index)
    device.process?.assumptions[index] = device.assumptions[index]
    device.process?.track(launchValue(of: scope.tips[index], at: index), at: index)
  }

  /// Makes a group known from its line on, to a running process too.
  func declare(group index: Int) {
    declaredGroups.append(index)
    let group = scope.groups[index]
    device.process?.track(group, members: group.members, at: index)
  }

  /// A tip as this launch has it: with its own `UUID()`s (S12.2) and the answers of `assume` lines.
  private func launchValue(of tip: ScenarioTip, at index: Int) -> any Tip {
    var source = tip.source.instance(forLaunch: device.launchCount)
    // The latest comes first: an answered rule takes no other answer.
    for assumption in (device.assumptions[index] ?? []).reversed() {
      source = source.assuming(assumption.input, holds: assumption.holds) ?? source
    }
    if source.id != tip.source.id { device.tipsByLaunchID[source.id, default: []].append(index) }
    return source
  }
}
