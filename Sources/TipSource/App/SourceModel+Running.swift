public import OpenTipKit

extension SourceModel {
  /// What shows a tip or calls TipKit and could not be followed: ``SourceApp/unfollowed``, and what
  /// the start cannot carry out, for which it is tried out each time that this is asked.
  public var notFollowed: [Diagnostic] {
    app.map { $0.unfollowed + StartTrials(declarations, $0).gaps() } ?? []
  }

  /// Runs what the app does at its start, from the process's beginning to its first screen.
  ///
  /// Nothing runs in a model that was not read as an app.
  public func runStart(in host: any AppHost) {
    guard let app else { return }
    StartRunner(declarations, app.start, in: host).run()
  }

  /// Runs what a tap on an action runs: the action's own handler, or a place's closure.
  ///
  /// - Parameters:
  ///   - closure: of ``SourcePlace/action`` or ``SourceTip/actionHandlers``.
  ///   - action: the action that is tapped, which the closure gets as its argument.
  ///   - tip: the name of the tip that it belongs to.
  ///   - host: carries out the calls.
  public func run(
    _ closure: SourceClosure, for action: Tips.Action, of tip: String, in host: any AppHost
  ) {
    var code = app?.start ?? StartCode()
    if app == nil { code.index = ModelIndex(self) }
    ClosureRunner(declarations, code, in: host).run(closure, for: action, of: tip)
  }
}
