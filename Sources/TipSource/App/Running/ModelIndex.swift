/// What declarations and values stand for in a model.
struct ModelIndex: Sendable {
  private(set) var parameters: [SourceKey: SourceParameter] = [:]
  /// The names of groups.
  private(set) var groups: [SourceKey: String] = [:]
  /// The events by name and id.
  private(set) var events: [[String]: SourceEvent] = [:]
  /// The tips by their names.
  private(set) var tips: [String: SourceTip] = [:]

  init() {}

  /// The names of tips by the calls that make them.
  private(set) var tipsBySite: [CallSite: String] = [:]

  init(_ model: SourceModel, names: PlaceNames = PlaceNames()) {
    tipsBySite = names.tips
    let parameters = Dictionary(
      model.parameters.map { ($0.location, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = Dictionary(
      model.groups.map { ($0.location, $0.name) }, uniquingKeysWith: { first, _ in first })
    let declarations = model.declarations
    for variable in declarations.types.flatMap(\.variables) + declarations.globalOrder {
      if variable.attributes["Parameter"] != nil {
        self.parameters[variable.key] = parameters[variable.nameSpan.location]
      } else if !groups.isEmpty, variable.mentionsGroup {
        self.groups[variable.key] = groups[variable.nameSpan.location]
      }
    }
    events = Dictionary(
      model.events.map { ([$0.name, $0.descriptor.id], $0) },
      uniquingKeysWith: { first, _ in first })
    tips = Dictionary(model.tips.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The event of the model that a value stands for; itself for one that code makes.
  func event(_ event: SourceEvent) -> SourceEvent {
    events[[event.name, event.descriptor.id]] ?? event
  }
}

extension VariableDeclaration {
  /// Whether it may hold a group, so that its place is worth finding.
  fileprivate var mentionsGroup: Bool {
    attributes["TipGroup"] != nil
      || ByteSearch.contains("TipGroup", in: Array(span.text.utf8[span.start..<span.end]))
  }
}
