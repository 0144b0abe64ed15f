/// Tries an app's start out, without a launch: nothing of it is kept.
struct StartTrials {
  private let declarations: Declarations
  private let app: SourceApp

  /// The most launches that are tried.
  private static let limit = 48

  init(_ declarations: Declarations, _ app: SourceApp) {
    self.declarations = declarations
    self.app = app
  }

  /// The calls of `Tips.configure` with the values that a launch without arguments gives to options
  /// which depend on the launch. Nothing runs where all values are known.
  func completed(_ calls: [ConfigureCall]) -> [ConfigureCall] {
    guard calls.contains(where: { $0.options.contains { $0.value == nil } }) else { return calls }
    let host = TrialHost()
    StartRunner(declarations, app.start, in: host).run()
    return calls.map { call in
      guard let made = host.options[call.location] else { return call }
      var call = call
      call.options = call.options.map { option in
        guard option.value == nil,
          let value = made.first(where: { $0.key == option.key })?.value
        else { return option }
        return ConfigureCall.Option(
          key: option.key, value: value, source: option.source, dependsOnLaunch: true)
      }
      return call
    }
  }

  /// What a run could not carry out because it cannot be read, in source order, each once: with
  /// nothing at launch, and with each argument and variable that the source reads, so that what one
  /// of them guards is met too.
  func gaps() -> [Diagnostic] {
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
