import OpenTipKit

extension Interpreter {
  /// One popover place for the current tip of the script's one group, or of the group of all tips.
  func showImplicitScreen(of process: AppProcess) {
    guard let group = implicitScreenGroup, let handle = process.groups[group] else { return }
    process.engine.appear(
      Place(name: AppProcess.implicitPlace, kind: .popover, subject: .group(handle, only: nil)))
  }

  /// Whether the implicit screen shows a group's current tip.
  func isOnImplicitScreen(_ group: Int) -> Bool {
    !settings.hasViewLines && group == implicitScreenGroup
  }

  private var implicitScreenGroup: Int? {
    scope.scriptGroups.count == 1 ? scope.scriptGroups[0] : scope.implicitGroup
  }

  /// Puts a place on screen.
  func appear(_ index: Int, in process: AppProcess) {
    let place = scope.places[index]
    let subject: Place.Subject
    switch place.subject {
    case .tip(let tip):
      guard let handle = process.tips[tip] else { return }
      subject = .tip(handle)
    case .group(let group, let only):
      guard let handle = process.groups[group] else { return }
      subject = .group(handle, only: only.flatMap { process.tips[$0] })
    }
    process.screen.append(index)
    process.engine.appear(Place(name: place.name, kind: place.kind, subject: subject))
  }
}
