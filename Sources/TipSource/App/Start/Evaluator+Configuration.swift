extension Evaluator {
  private static let optionTypes = [
    "displayFrequency": "DisplayFrequency", "datastoreLocation": "DatastoreLocation",
    "cloudKitContainer": "CloudKitContainer",
  ]

  /// `.displayFrequency(.daily)` and its like; one that cannot be read has no value.
  func configurationOption(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) -> Value? {
    guard let type = Self.optionTypes[name], let first = arguments.first, arguments.count == 1
    else { return nil }
    let expected = Self.tipKitType(["Tips", "ConfigurationOption", type], unit: scope.unit)
    let before = scan?.take() ?? []
    let value = (try? value(of: first.value, in: scope, expecting: expected))
      .flatMap { setting($0, of: type) }
    let read = scan?.take() ?? []
    scan?.touch(before + read)
    let key =
      switch type {
      case "DisplayFrequency": "display-frequency"
      case "DatastoreLocation": "datastore"
      default: "cloudkit"
      }
    var option = ConfigureCall.Option(key: key, value: value, source: span.code)
    option.inputs = read + (scan?.surrounding ?? []).map(\.plain)
    return .configuration(option)
  }

  /// An option's value as scenarios write it; nil when it is not known.
  private func setting(_ value: Value, of type: String) -> String? {
    if value.isNone { return type == "CloudKitContainer" ? "off" : nil }
    guard case .swift(.enumCase(_, let name, let raw)) = value else { return nil }
    let text: String? = if case .string(let text)? = raw { text } else { nil }
    switch (type, name) {
    case ("DisplayFrequency", _): return name
    case ("DatastoreLocation", "applicationDefault"): return "default"
    case ("DatastoreLocation", "groupContainer"): return text.map { "group:\($0)" }
    case ("DatastoreLocation", "url"): return text.map { "url:\($0)" }
    case ("CloudKitContainer", "automatic"): return "automatic"
    case ("CloudKitContainer", "named"): return text
    default: return nil
    }
  }

  /// `.groupContainer(identifier:)`, `.url(…)` and `.named(…)`; nil for other functions.
  func locationOption(
    _ name: String, of type: String, _ arguments: Arguments, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    guard let first = arguments.first, arguments.count == 1 else { return nil }
    switch (type, name) {
    case ("DatastoreLocation", "groupContainer"), ("CloudKitContainer", "named"):
      let string = Self.tipKitType(["String"], unit: scope.unit)
      guard let text = text(try value(of: first.value, in: scope, expecting: string)) else {
        return nil
      }
      return Self.option(type, name, text)
    case ("DatastoreLocation", "url"):
      let url = Self.tipKitType(["URL"], unit: scope.unit)
      guard let path = text(try value(of: first.value, in: scope, expecting: url)) else {
        return nil
      }
      return Self.option(type, name, path)
    case ("Status", "invalidated"):
      let reason = Self.tipKitType(["Tips", "InvalidationReason"], unit: scope.unit)
      guard case .swift(let value) = try value(of: first.value, in: scope, expecting: reason) else {
        return nil
      }
      return .swift(.enumCase(type: "Tips.Status", name: "invalidated", rawValue: value))
    default: return nil
    }
  }

  private static func option(_ type: String, _ name: String, _ text: String) -> Value {
    .swift(
      .enumCase(
        type: "Tips.ConfigurationOption.\(type)", name: name, rawValue: .string(text)))
  }

  /// The options of a call of `Tips.configure`, each key once, the last one's value.
  ///
  /// - Throws: a failure when the list itself is not known.
  func configurationOptions(
    _ arguments: Arguments, in scope: Scope
  ) throws(EvaluationFailure) -> [ConfigureCall.Option] {
    guard let first = arguments.first else { return [] }
    let list = TypeReference(
      name: .array(.named(["Tips", "ConfigurationOption"], generics: [])), scope: nil,
      unit: scope.unit)
    var options: [ConfigureCall.Option] = []
    for element in Self.members(of: try value(of: first.value, in: scope, expecting: list)) {
      switch element {
      case .configuration(let option):
        options.removeAll { $0.key == option.key }
        options.append(option)
      case .failure(let failure): throw failure
      default:
        throw EvaluationFailure(
          .opaque, "`\(first.value.span.code)` is not read", first.value.span)
      }
    }
    return options
  }
}
