import OpenTipKit

extension Interpreter {
  /// What the next `Tips.configure` is given, as far as it is known before a launch: what the
  /// `configure` lines say, then what the source does; for a configured process what it was given.
  var configuration: LaunchConfiguration {
    if let configured = device.process?.configuration { return configured }
    let calls = scope.model.app?.configureCalls ?? []
    let call = calls.first(where: \.isAtStart) ?? calls.first
    return device.configuration.over(LaunchConfiguration(call?.options ?? []))
  }

  /// `Tips.configure` as the app calls it late.
  func configure(_ process: AppProcess) throws(Problem) {
    try open(process)
    tellReset(of: process)
  }

  /// `Tips.configure` with what is known of the app's configuration.
  func open(_ process: AppProcess) throws(Problem) {
    let wanted = configuration
    do {
      try process.engine.configure(try wanted.engineConfiguration())
    } catch {
      throw .tipKit(error, doing: "Tips.configure")
    }
    process.configuration = wanted
  }

  /// Tells that a configure has carried out a reset (S3.1).
  func tellReset(of process: AppProcess) {
    guard let cause = process.resetCause else { return }
    record(.change(ScenarioChange(subject: "datastore", .datastoreReset(by: cause))))
    process.resetCause = nil
  }

  /// `Tips.resetDatastore`, which the next configure carries out (S3.1).
  func reset(_ process: AppProcess, by cause: String) throws(Problem) {
    do {
      try process.engine.resetDatastore()
    } catch {
      throw .tipKit(error, doing: "Tips.resetDatastore")
    }
    process.resetCause = cause
  }
}
