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
  ///
  /// - Parameter othersOfApp: the files that were not parsed of what is read as an app; nil for tips
  ///   alone.
  func build(othersOfApp: [SourceText]? = nil) -> SourceModel {
    var model = SourceModel()
    model.declarations = declarations
    readInputs(into: &model)
    var names = readTips(into: &model)
    addRuleEvents(to: &model)
    readGroups(into: &model, &names)
    if let othersOfApp {
      let reader = AppReader(
        evaluator: evaluator, names: names, model: model, others: othersOfApp)
      model.app = reader.read()
    }
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

  private func readTips(into model: inout SourceModel) -> PlaceNames {
    let types = declarations.types.indices.filter { declarations.isTip($0) }
    let order = types.sorted {
      precedes(declarations.types[$0].span.location, declarations.types[$1].span.location)
    }
    let calls = TipCalls(declarations: declarations).all()
    var names = PlaceNames()
    for index in order {
      let type = declarations.types[index]
      let factory = TipFactory(evaluator: evaluator, type: index)
      var entry = SourceTipType(name: type.name, location: type.span.location)
      let called = factory.make(calls: calls[index] ?? [])
      var made = called.tips
      if type.kind == .enumeration {
        let cases = Set((calls[index] ?? []).compactMap(\.caseName))
        made = factory.cases() + made
        entry.caseTemplates = factory.caseTemplates(except: cases)
        if made.isEmpty { entry.obstacle = "\(type.name) has no case without values" }
      } else {
        switch factory.make(arguments: [], named: type.name) {
        case .success(let tip): if made.isEmpty { made = [tip] }
        case .failure(let failure):
          entry.obstacle = failure.reason
          if made.isEmpty { entry.template = factory.template() }
        }
      }
      names.tips.merge(called.names) { first, _ in first }
      for site in called.names.keys { names.types[site] = index }
      names.unknownIDs.merge(called.unknownIDs) { first, _ in first }
      names.tipsOfType[index] = made.map(\.name)
      model.tipTypes.append(entry)
      model.tips += made
    }
    return names
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

  private func readGroups(into model: inout SourceModel, _ names: inout PlaceNames) {
    let found = GroupReader(evaluator: evaluator, tips: names.tips).groups()
    model.groups = found.groups
    names.groups = found.names
  }
}
