import OpenTipKit

extension Inspection {
  /// Everything read as JSON, two blanks a level, with a newline at the end.
  public var json: String {
    var members: [JSONValue.Member] = [
      .init("tips", .array(tips.map(json))),
      .init("parameters", .array(model.parameters.map(json))),
      .init("events", .array(model.events.map(json))),
      .init("groups", .array(model.groups.map(json))),
    ]
    members += appMembers
    members += [
      .init("strings", strings.json),
      .init("parsedFiles", .array(model.parsedFiles.map { .string($0) })),
      .init("diagnostics", .array(diagnostics.map(json))),
      .init(
        "summary",
        .object([
          .init("tips", .integer(summary.tips)),
          .init("rules", .integer(summary.rules)),
          .init("evaluableRules", .integer(summary.evaluableRules)),
          .init("undeclaredInputRules", .integer(summary.undeclaredInputRules)),
          .init("invalidRules", .integer(summary.invalidRules)),
          .init("symbolicTitles", .integer(summary.symbolicTitles)),
          .init("opaqueTitles", .integer(summary.opaqueTitles)),
          .init("files", .integer(model.fileCount)),
        ])),
    ]
    return JSONValue.object(members).pretty + "\n"
  }

  private func json(_ tip: SourceTip) -> JSONValue {
    .object([
      .init("name", .string(tip.name)),
      .init("id", .string(tip.id)),
      .init("type", .string(tip.qualifiedTypeName)),
      .init("file", .string(tip.location.path)),
      .init("line", .integer(tip.location.line)),
      .init("title", .string(tip.title.content)),
      .init("titleReadability", .string(tip.titleReadability.rawValue)),
      .init("message", tip.message.map { .string($0.content) } ?? .null),
      .init("image", tip.image.map { .string($0.name) } ?? .null),
      .init("rules", .array(tip.sourceRules.map(json))),
      .init("options", .array(tip.options.map { .string(Self.description(of: $0)) })),
      .init("actions", .array(tip.actions.map(json))),
    ])
  }

  private func json(_ rule: SourceRule) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("source", .string(rule.source)),
      .init("line", .integer(rule.location.line)),
      .init("inputs", .array(rule.inputs.map { .string($0) })),
      .init("evaluable", .bool(rule.isEvaluable)),
    ]
    if let obstacle = rule.obstacle {
      members.append(.init("kind", .string(Self.kind(of: obstacle))))
      members.append(.init("reason", .string(obstacle.reason)))
    }
    return .object(members)
  }

  private static func kind(of obstacle: SourceRule.Obstacle) -> String {
    switch obstacle {
    case .opaque: "opaque"
    case .undeclaredInput: "undeclared"
    case .invalidForm: "invalid"
    }
  }

  private func json(_ action: Tips.Action) -> JSONValue {
    .object([
      .init("id", .string(action.id)),
      .init("title", .string(action.label().content)),
    ])
  }

  private func json(_ parameter: SourceParameter) -> JSONValue {
    .object([
      .init("name", .string(parameter.name)),
      .init("type", .string(parameter.type.description)),
      .init("default", parameter.defaultValue.map { .string($0.description) } ?? .null),
      .init("transient", .bool(parameter.descriptor.isTransient)),
      .init("file", .string(parameter.location.path)),
      .init("line", .integer(parameter.location.line)),
    ])
  }

  private func json(_ event: SourceEvent) -> JSONValue {
    .object([
      .init("name", .string(event.name)),
      .init("id", .string(event.descriptor.id)),
      .init("information", event.information.map { .string($0.description) } ?? .null),
      .init("file", .string(event.location.path)),
      .init("line", .integer(event.location.line)),
    ])
  }

  private func json(_ group: SourceGroup) -> JSONValue {
    .object([
      .init("name", .string(group.name)),
      .init("priority", .string(group.isOrdered ? "ordered" : "firstAvailable")),
      .init("tips", .array(group.members.map { .string($0) })),
      .init("file", .string(group.location.path)),
      .init("line", .integer(group.location.line)),
    ])
  }

  func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      .init("severity", .string(diagnostic.severity.rawValue)),
      .init("code", .string(diagnostic.code)),
      .init("message", .string(diagnostic.message)),
      .init("file", diagnostic.place.map { .string($0.path) } ?? .null),
      .init("line", diagnostic.place.map { .integer($0.line) } ?? .null),
      .init("column", diagnostic.place.map { .integer($0.column) } ?? .null),
      .init("notes", .array(diagnostic.notes.map { .string($0) })),
    ])
  }
}
