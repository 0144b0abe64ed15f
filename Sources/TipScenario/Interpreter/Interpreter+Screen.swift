import OpenTipKit

extension Interpreter {
  /// One popover place for the current tip of the script's one group, or of the group of all tips.
  /// None in a script with an `app` line or `view` lines.
  func implicitScreen(of process: AppProcess) -> [Place] {
    guard hasImplicitScreen, let group = implicitScreenGroup,
      let handle = process.groups[group]
    else { return [] }
    let subject = Place.Subject.group(handle, only: nil)
    return [Place(name: AppProcess.implicitPlace, kind: .popover, subject: subject)]
  }

  /// Whether the implicit screen shows a group's current tip.
  func isOnImplicitScreen(_ group: Int) -> Bool {
    hasImplicitScreen && group == implicitScreenGroup
  }

  private var hasImplicitScreen: Bool { !settings.hasApp && !settings.hasViewLines }

  private var implicitScreenGroup: Int? {
    scope.scriptGroups.count == 1 ? scope.scriptGroups[0] : scope.implicitGroup
  }

  /// The places that are about to come on screen, as the process's engine knows them.
  func places(_ indices: [Int], in process: AppProcess) -> [Place] {
    indices.compactMap { index in
      guard let subject = subject(of: scope.places[index], in: process) else { return nil }
      process.screen.append(index)
      return Place(name: scope.places[index].name, kind: scope.places[index].kind, subject: subject)
    }
  }

  /// What a place shows; nil for a tip or a group that is declared further down.
  private func subject(of place: ScenarioPlace, in process: AppProcess) -> Place.Subject? {
    switch place.subject {
    case .tip(let tip): return process.tips[tip].map(Place.Subject.tip)
    case .group(let group, let only):
      return process.groups[group].map { .group($0, only: only.flatMap { process.tips[$0] }) }
    }
  }
}
