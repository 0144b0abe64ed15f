/// Reads what an app does with TipKit beside showing tips: its start, its configuration, and what it
/// reads of a launch.
struct StartReader {
  private let declarations: Declarations
  private let model: SourceModel
  private let names: PlaceNames

  init(_ model: SourceModel, names: PlaceNames) {
    self.model = model
    self.names = names
    declarations = model.declarations
  }

  /// Fills in the start, the calls of `Tips.configure`, the launch's inputs and what is not run.
  func read(into app: inout SourceApp) {
    app.start.index = ModelIndex(model, names: names)
    let explorer = CodeExplorer(declarations, bodies: app.start.bodies)
    let start = self.start(explorer)
    app.start.roots = start.roots
    app.startCalls = StartCall.calls(start.calls)
    let atStart = explorer.found
    BodySearch(declarations).search(with: explorer)
    let all = explorer.found
    let configuration = ConfigurationReader(declarations, atStart: atStart, all: all)
    app.configureCalls = configuration.calls()
    app.start.late = configuration.late(among: app.configureCalls)
    app.configureCalls = StartTrials(declarations, app).completed(app.configureCalls)
    let inputs = LaunchInputReader(explorer.scan, all)
    app.launchArguments = inputs.inputs(areVariables: false)
    app.environmentVariables = inputs.inputs(areVariables: true)
    app.unfollowed += notAtStart(all, atStart)
    app.handsArgumentsOver = explorer.handsArgumentsOver
  }

  /// The parts of the start, of the one program of several that calls TipKit, and its calls.
  private func start(
    _ explorer: CodeExplorer
  ) -> (roots: [StartCode.Root], calls: [CodeExplorer.Found]) {
    var chosen: (roots: [StartCode.Root], calls: [CodeExplorer.Found])?
    for program in StartPrograms(declarations).programs() {
      let before = explorer.found.count
      for root in program { explore(root, explorer) }
      let calls = Array(explorer.found[before...])
      if chosen == nil || (chosen?.calls.isEmpty == true && !calls.isEmpty) {
        chosen = (program, calls)
      }
    }
    return chosen ?? ([], [])
  }

  private func explore(_ root: StartCode.Root, _ explorer: CodeExplorer) {
    switch root {
    case .topLevel(let unit):
      explorer.begin(CodeExplorer.Context(name: "main.swift", function: "main.swift", unit: unit))
      let source = declarations.units[unit]
      var scope = Scope(unit: unit)
      let statements = source.lowering.statements(source.tree.statements)
      explorer.context.body = statements
      explorer.explore(statements, in: &scope)
    case .instance(let type):
      let declaration = declarations.types[type]
      explorer.begin(
        CodeExplorer.Context(
          name: declaration.name, function: "init", unit: declaration.unit, type: type))
      explorer.make(type, [], in: Scope(unit: declaration.unit))
    case .main(let type, let function), .callback(let type, let function):
      explorer.begin(
        CodeExplorer.Context(
          name: explorer.name(of: function), function: function.name, unit: function.unit,
          type: type
        ))
      let object = Value.object(Value.Object(type: type, fields: [:]))
      var scope = Scope(
        unit: function.unit, type: function.owner, selfType: type,
        object: function.isStatic ? nil : object)
      for parameter in function.parameters {
        scope.locals[parameter.name] = .failure(
          EvaluationFailure(
            .argument(parameter.name), "`\(parameter.name)` is the system's", function.span))
      }
      guard let body = function.body else { return }
      explorer.explore(
        function, body: explorer.statements(of: function, body), in: &scope)
    }
  }

  /// The calls of TipKit in code that runs when something appears: they are not run. A call of
  /// `configure` there is told of with the configuration.
  private func notAtStart(
    _ all: [CodeExplorer.Found], _ atStart: [CodeExplorer.Found]
  ) -> [Diagnostic] {
    let run = Set(atStart.map(\.key))
    var seen: Set<SourceKey> = []
    return all.compactMap { found in
      guard let occasion = found.context.occasion, !found.call.isConfigure,
        !run.contains(found.key), seen.insert(found.key).inserted
      else { return nil }
      return SourceMessage.notAtStart(found.call, occasion)
    }
  }
}

extension CodeExplorer.Found {
  /// Where the call stands.
  var key: SourceKey { SourceKey(unit: context.unit, offset: call.span.start) }
}

extension CodeExplorer.Context {
  /// Modifiers whose closures run when a view appears or later.
  private static let appearances: Set<String> = [
    "task", "onAppear", "onChange", "onReceive", "onContinueUserActivity", "onOpenURL",
    "onDisappear", "onTapGesture", "Button",
  ]

  /// The modifier whose closure the code stands in, where that runs when something happens.
  var appearance: String? { modifiers.last { Self.appearances.contains($0) } }

  /// Where it stands, in words: `ContentView.body (task)`.
  var words: String { appearance.map { "\(name) (\($0))" } ?? name }
}
