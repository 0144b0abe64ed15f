/// Finds what of an app's start a run could not carry out, because it cannot be read.
///
/// The start is tried out: with nothing at launch, and with each argument and variable that it
/// reads, so that what one of them guards is met too. What it tells of is what a run would tell.
struct StartGaps {
  private let declarations: Declarations
  private let app: SourceApp

  /// The most launches that are tried.
  private static let limit = 48

  init(_ declarations: Declarations, _ app: SourceApp) {
    self.declarations = declarations
    self.app = app
  }

  /// What was met, in source order, each once.
  func find() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for host in launches() {
      let runner = StartRunner(declarations, app.start, in: host)
      runner.run()
      found += runner.gaps.filter { seen.insert($0).inserted }
      // Another launch would take as long.
      if host.isExhausted { break }
    }
    return found.sorted {
      guard let first = $0.place, let second = $1.place else { return $1.place != nil }
      return (first.path, first.line, first.column) < (second.path, second.line, second.column)
    }
  }

  private func launches() -> [TrialHost] {
    let arguments = app.launchArguments.map { input in
      switch input.form {
      case .exact: TrialHost(arguments: [input.name])
      case .prefix: TrialHost(arguments: [input.name + "1"])
      case .pair: TrialHost(arguments: [input.name, "1"])
      }
    }
    let variables = app.environmentVariables.map { TrialHost(environment: [$0.name: "1"]) }
    return Array(([TrialHost()] + arguments + variables).prefix(Self.limit))
  }
}
