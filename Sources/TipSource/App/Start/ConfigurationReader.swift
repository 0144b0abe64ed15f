/// Tells of the calls of `Tips.configure` that were found.
struct ConfigurationReader {
  private let atStart: Set<SourceKey>
  private let found: [CodeExplorer.Found]
  private let declarations: Declarations

  init(
    _ declarations: Declarations, atStart: [CodeExplorer.Found], all: [CodeExplorer.Found]
  ) {
    self.declarations = declarations
    self.atStart = Set(atStart.filter(\.call.isConfigure).map(\.key))
    found = all.filter(\.call.isConfigure)
  }

  /// Each call once, in source order.
  func calls() -> [ConfigureCall] {
    var seen: Set<SourceKey> = []
    return found.filter { seen.insert($0.key).inserted }
      .sorted { ($0.key.unit, $0.key.offset) < ($1.key.unit, $1.key.offset) }
      .map(call)
  }

  private func call(_ found: CodeExplorer.Found) -> ConfigureCall {
    ConfigureCall(
      options: options(of: found.key), isAtStart: atStart.contains(found.key),
      context: found.context.words, location: found.call.span.location)
  }

  /// The options as far as they are the same on every way to the call.
  private func options(of key: SourceKey) -> [ConfigureCall.Option] {
    var result: [ConfigureCall.Option] = []
    for option in found.filter({ $0.key == key }).flatMap(\.decidedOptions) {
      guard let index = result.firstIndex(where: { $0.key == option.key }) else {
        result.append(option)
        continue
      }
      guard result[index] != option, !result[index].source.contains(option.source) else { continue }
      result[index] = ConfigureCall.Option(
        key: option.key, value: nil, source: "\(result[index].source) or \(option.source)",
        dependsOnLaunch: result[index].dependsOnLaunch || option.dependsOnLaunch)
    }
    return result
  }

  /// The code that configures an app whose start has no call: one where a view appears, else any.
  func late(among calls: [ConfigureCall]) -> LateConfigure? {
    guard atStart.isEmpty else { return nil }
    var seen: Set<SourceKey> = []
    let candidates = found.filter { seen.insert($0.key).inserted && !$0.context.body.isEmpty }
    guard let chosen = candidates.first(where: { $0.context.appearance != nil }) ?? candidates.first
    else { return nil }
    return LateConfigure(
      statements: chosen.context.body, unit: chosen.context.unit, type: chosen.context.type,
      call: call(chosen))
  }
}

extension CodeExplorer.Found {
  /// The options of `configure`, each with what of the launch decides it though not the call; such a
  /// one has no value of its own.
  var decidedOptions: [ConfigureCall.Option] {
    (options ?? []).map { option in
      let deciding = option.inputs.filter { read in !inputs.contains { $0.plain == read.plain } }
      guard !deciding.isEmpty else {
        return ConfigureCall.Option(key: option.key, value: option.value, source: option.source)
      }
      var decided = ConfigureCall.Option(
        key: option.key, value: nil, source: option.source, dependsOnLaunch: true)
      decided.inputs = deciding
      return decided
    }
  }
}
