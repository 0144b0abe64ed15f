/// One scenario in one mode: what is run, compared and reported.
public struct TestCase: Hashable, Sendable {
  public let file: ScenarioFile
  public let mode: String
  /// The question that the scenario asks, from its first comment; nil without one.
  public let title: String?
  public let tags: [String]

  /// Names a test.
  public init(file: ScenarioFile, mode: String, title: String? = nil, tags: [String] = []) {
    self.file = file
    self.mode = mode
    self.title = title
    self.tags = tags
  }

  /// The path, with the mode where that is not `normal`: `Scenarios/daily.tips@hide-all`.
  public var name: String { mode == "normal" ? file.path : "\(file.path)@\(mode)" }

  var snapshotPath: String { file.snapshotPath(mode: mode) }
  var pendingPath: String { file.pendingPath(mode: mode) }
}
