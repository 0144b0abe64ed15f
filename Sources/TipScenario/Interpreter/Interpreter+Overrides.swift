import OpenTipKit

extension Interpreter {
  /// Hands overrides to the engine and tells of them, where they differ from what it has.
  func apply(_ wanted: OverrideState, to process: AppProcess) {
    let old = process.overrides
    hand(wanted, to: process)
    tellOverrides(of: process, since: old)
  }

  /// Hands overrides to the engine, where they differ from what it has.
  func hand(_ wanted: OverrideState, to process: AppProcess) {
    let old = process.overrides
    process.overrides = wanted
    if wanted.showsAll { process.engine.showAllTipsForTesting() }
    if wanted.hidesAll { process.engine.hideAllTipsForTesting() }
    if wanted.shown != old.shown { process.engine.showTipsForTesting(wanted.shown) }
    if wanted.hidden != old.hidden { process.engine.hideTipsForTesting(wanted.hidden) }
  }

  /// Tells of the overrides in force, where they differ.
  func tellOverrides(of process: AppProcess, since old: OverrideState) {
    guard process.overrides != old else { return }
    record(.change(ScenarioChange(subject: "overrides", .overrides(process.overrides.spelling))))
  }
}
