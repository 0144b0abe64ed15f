/// Tells of the launch arguments and environment variables that were found.
struct LaunchInputReader {
  private let scan: LaunchScan
  private let found: [CodeExplorer.Found]

  init(_ scan: LaunchScan, _ found: [CodeExplorer.Found]) {
    self.scan = scan
    self.found = found
  }

  /// Each name once, in source order, with what hangs on it.
  func inputs(areVariables: Bool) -> [LaunchInput] {
    var guards: [LaunchScan.Read: [LaunchInput.Guard]] = [:]
    func add(_ call: String, _ effect: LaunchInput.Guard.Effect, _ read: LaunchScan.Read) {
      let new = LaunchInput.Guard(call: call, effect: effect)
      if !guards[read.plain, default: []].contains(new) {
        guards[read.plain, default: []].append(new)
      }
    }
    for item in found {
      for read in item.inputs { add(item.call.text, read.isNegated ? .skips : .runs, read) }
      for option in item.decidedOptions {
        for read in option.inputs { add(option.source, .decides, read) }
      }
    }
    let reads = scan.places.filter { $0.key.isVariable == areVariables }
      .map { (read: $0.key, place: $0.value, location: $0.value.location) }
      .sorted {
        (
          $0.location.path, $0.location.line, $0.location.column, $0.read.name,
          $0.read.form.rawValue
        )
          < (
            $1.location.path, $1.location.line, $1.location.column, $1.read.name,
            $1.read.form.rawValue
          )
      }
    var result: [LaunchInput] = []
    for item in reads {
      let own = guards[item.read] ?? []
      if let index = result.firstIndex(where: { $0.name == item.read.name }) {
        result[index].guards += own.filter { !result[index].guards.contains($0) }
        continue
      }
      result.append(
        LaunchInput(
          name: item.read.name, form: item.read.form, guards: own, location: item.location))
    }
    return result
  }
}
