extension Inspection {
  /// What was read of the app beside its tips, for people; empty unless it was read as an app.
  var appLines: [String] {
    guard let app = model.app else { return [] }
    return section("Places", app.places.flatMap(lines))
      + section("Shown nowhere", unshown.map { "\($0.name)  \(Self.at($0.location))" })
      + section("At start", app.startCalls.map(line))
      + section("Configuration", app.configureCalls.flatMap(lines))
      + section("Launch arguments", app.launchArguments.flatMap(lines))
      + section("Environment", app.environmentVariables.flatMap(lines))
      + section("Not followed", notFollowed.map(line))
  }

  /// The tips that no place shows, itself or as a group's current tip; none where no place is known.
  private var unshown: [SourceTip] {
    guard let places = model.app?.places, !places.isEmpty else { return [] }
    var shown: Set<String> = []
    for place in places {
      switch place.subject {
      case .tip(let tip), .group(_, let tip?): shown.insert(tip)
      case .group(let group, nil):
        shown.formUnion(model.groups.filter { $0.name == group }.flatMap(\.members))
      }
    }
    return model.tips.filter { !shown.contains($0.name) }
  }

  private func lines(_ place: SourcePlace) -> [String] {
    let edge = place.arrowEdge.map { ", arrow \($0)" } ?? ""
    let subject =
      switch place.subject {
      case .tip(let tip): tip
      case .group(let group, nil): "the current tip of \(group)"
      case .group(let group, let only?): "the current tip of \(group), when it is \(only)"
      }
    var lines = [
      Self.shown(
        "\(place.name)  \(place.kind.rawValue)\(edge): \(subject)  \(Self.at(place.location))")
    ]
    let others = place.hosts.dropFirst()
    let around = others.filter(\.isShownAtOnce).map(\.view)
    if !around.isEmpty { lines.append("  comes with \(around.joined(separator: ", "))") }
    let before = others.filter { !$0.isShownAtOnce }.map(\.view)
    if !before.isEmpty { lines.append("  reached from \(before.joined(separator: ", "))") }
    return lines
  }

  private func lines(_ call: ConfigureCall) -> [String] {
    let late = call.isAtStart ? "" : ", which is not the app's start"
    let head = "Tips.configure in \(call.context)\(late)  \(Self.at(call.location))"
    return [Self.shown(head)]
      + call.options.map { option in
        let value = option.value.map { "\(option.key)=\($0)" } ?? option.source
        let remark =
          option.dependsOnLaunch
          ? "  (depends on the launch)" : option.value == nil ? "  (not readable)" : ""
        return Self.shown("  \(value)\(remark)")
      }
  }

  private func line(_ call: StartCall) -> String {
    let with = call.needed.isEmpty ? "" : ", with \(call.needed.joined(separator: ", "))"
    let without = call.excluded.isEmpty ? "" : ", without \(call.excluded.joined(separator: ", "))"
    return Self.shown("\(call.call) in \(call.context)\(with)\(without)  \(Self.at(call.location))")
  }

  private func lines(_ input: LaunchInput) -> [String] {
    let name =
      switch input.form {
      case .exact: input.name
      case .prefix: "\(input.name)…"
      case .pair: "\(input.name) VALUE"
      }
    return [Self.shown("\(name)  \(Self.at(input.location))")]
      + input.guards.map { Self.shown("  \($0.description)") }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place.map { "\($0.path):\($0.line): " } ?? ""
    return Self.shown(place + diagnostic.message)
  }

  private static func at(_ location: SourceLocation) -> String {
    "\(location.path):\(location.line)"
  }

  // MARK: JSON

  /// What was read of the app beside its tips, as members of the JSON document.
  var appMembers: [JSONValue.Member] {
    guard let app = model.app else { return [] }
    return [
      .init("places", .array(app.places.map(json))),
      .init("startCalls", .array(app.startCalls.map(json))),
      .init("shownNowhere", .array(unshown.map { .string($0.name) })),
      .init("configuration", .array(app.configureCalls.map(json))),
      .init("launchArguments", .array(app.launchArguments.map(json))),
      .init("environment", .array(app.environmentVariables.map(json))),
      .init("notFollowed", .array(notFollowed.map(json))),
    ]
  }

  private func json(_ place: SourcePlace) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(place.name)), .init("kind", .string(place.kind.rawValue)),
    ]
    switch place.subject {
    case .tip(let tip): members.append(.init("tip", .string(tip)))
    case .group(let group, let only):
      members.append(.init("group", .string(group)))
      members.append(.init("only", only.map { .string($0) } ?? .null))
    }
    let views = place.hosts.map { host in
      JSONValue.object([
        .init("view", .string(host.view)), .init("shownAtOnce", .bool(host.isShownAtOnce)),
      ])
    }
    return .object(
      members + [
        .init("views", .array(views)),
        .init("arrowEdge", place.arrowEdge.map { .string($0) } ?? .null),
        .init("handlesActions", .bool(place.action != nil)),
      ] + Self.members(place.location))
  }

  private func json(_ call: ConfigureCall) -> JSONValue {
    let options = call.options.map { option in
      JSONValue.object([
        .init("key", .string(option.key)),
        .init("value", option.value.map { .string($0) } ?? .null),
        .init("dependsOnLaunch", .bool(option.dependsOnLaunch)),
        .init("source", .string(option.source)),
      ])
    }
    return .object(
      [
        .init("context", .string(call.context)), .init("atStart", .bool(call.isAtStart)),
        .init("options", .array(options)),
      ] + Self.members(call.location))
  }

  private func json(_ call: StartCall) -> JSONValue {
    .object(
      [
        .init("call", .string(call.call)), .init("context", .string(call.context)),
        .init("with", .array(call.needed.map { .string($0) })),
        .init("without", .array(call.excluded.map { .string($0) })),
      ] + Self.members(call.location))
  }

  private func json(_ input: LaunchInput) -> JSONValue {
    .object(
      [
        .init("name", .string(input.name)), .init("form", .string(input.form.rawValue)),
        .init(
          "guards",
          .array(
            input.guards.map {
              .object([
                .init("call", .string($0.call)), .init("effect", .string($0.effect.rawValue)),
              ])
            })),
      ] + Self.members(input.location))
  }

  private static func members(_ location: SourceLocation) -> [JSONValue.Member] {
    [.init("file", .string(location.path)), .init("line", .integer(location.line))]
  }
}
