import OpenTipKit

/// Makes the model of everything declared: parameters, events, tips, groups, in the order read.
struct ModelBuilder {
  let declarations: Declarations
  let evaluator: Evaluator
  private let unitIndex: [String: Int]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    evaluator = Evaluator(declarations)
    unitIndex = Dictionary(
      declarations.units.enumerated().map { ($0.element.text.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Builds the model.
  func build() -> SourceModel {
    var model = SourceModel()
    model.declarations = declarations
    readInputs(into: &model)
    readTips(into: &model)
    addRuleEvents(to: &model)
    readGroups(into: &model)
    model.diagnostics = evaluator.diagnostics
    return model
  }

  private func readInputs(into model: inout SourceModel) {
    for variable in declarations.types.flatMap(\.variables) + declarations.globalOrder {
      evaluator.begin(evaluator.qualifiedName(of: variable))
      if let parameter = evaluator.parameter(variable) {
        model.parameters.append(parameter)
      } else if isEvent(variable), let event = event(variable) {
        model.events.append(event)
      }
    }
    model.parameters.sort(by: { precedes($0.location, $1.location) })
    model.events.sort(by: { precedes($0.location, $1.location) })
  }

  /// The order in which files were read, then the order in the file.
  private func precedes(_ a: SourceLocation, _ b: SourceLocation) -> Bool {
    let (first, second) = (unitIndex[a.path] ?? 0, unitIndex[b.path] ?? 0)
    return (first, a.line, a.column) < (second, b.line, b.column)
  }

  private func isEvent(_ variable: VariableDeclaration) -> Bool {
    if variable.initializesEvent { return true }
    guard case .named(let path, _)? = variable.type, path.last == "Event" else { return false }
    return variable.initializer != nil || variable.getter != nil
  }

  private func event(_ variable: VariableDeclaration) -> SourceEvent? {
    guard
      case .event(var event)? = try? evaluator.value(
        of: variable, object: nil, selfType: variable.owner)
    else { return nil }
    event.location = variable.nameSpan.location
    return event
  }

  private func readTips(into model: inout SourceModel) {
    let types = declarations.types.indices.filter { declarations.isTip($0) }
    let order = types.sorted {
      precedes(declarations.types[$0].span.location, declarations.types[$1].span.location)
    }
    let calls = LiteralCalls(declarations)
    for index in order {
      let type = declarations.types[index]
      let factory = TipFactory(evaluator: evaluator, type: index)
      var entry = SourceTipType(name: type.name, location: type.span.location)
      var made: [SourceTip] = []
      if type.kind == .enumeration {
        made = factory.cases()
        entry.caseTemplates = factory.caseTemplates()
        if made.isEmpty { entry.obstacle = "\(type.name) has no case without values" }
      } else {
        switch factory.make(arguments: [], named: type.name) {
        case .success(let tip): made = [tip]
        case .failure(let failure):
          entry.obstacle = failure.reason
          made = calls.calls(of: index).compactMap { factory.make($0) }
          if made.isEmpty { entry.template = factory.template() }
        }
      }
      model.tipTypes.append(entry)
      model.tips += made
    }
  }

  /// Adds the events that only rules name, so that they can be donated.
  private func addRuleEvents(to model: inout SourceModel) {
    // Two targets may have an event of one name; those with another id are others.
    var known = Set(model.events.map { [$0.name, $0.descriptor.id] })
    for event in evaluator.ruleEvents
    where known.insert([event.name, event.descriptor.id]).inserted {
      model.events.append(event)
    }
  }

  private func readGroups(into model: inout SourceModel) {
    let known = Set(model.tips.map(\.name))
    model.groups = GroupReader(evaluator: evaluator, known: known).groups()
  }
}
