/// How a run is done.
public struct TestOptions {
  public var selection = TestSelection()
  /// How many tests run at a time.
  public var jobs = 1
  /// Whether the first failure ends the run.
  public var failsFast = false
  /// Which snapshots are written.
  public var record: RecordMode?
  /// Whether obsolete snapshots are removed after a full green run.
  public var prunes = false
  /// Whether obsolete snapshots fail the run.
  public var isCI = false

  /// One job, everything, nothing written.
  public init() {}
}
