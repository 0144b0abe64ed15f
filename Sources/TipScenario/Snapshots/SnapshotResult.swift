/// How a test's transcript compares with its snapshot.
public struct SnapshotResult: Hashable, Sendable {
  /// The comparison's outcome, and what was done about it.
  public enum State: String, Hashable, Sendable {
    case matches, missing, differs
    /// The file could not be read or written.
    case failed
    /// Written, where there was none.
    case new
    /// Written over a different one.
    case updated
    /// Written again with the same bytes.
    case unchanged
  }

  /// The snapshot's path.
  public let path: String
  public internal(set) var state: State
  /// The unified diff from the snapshot to what was produced, by line; empty when it matches.
  public internal(set) var diff: [String] = []
  /// Where what was produced has been put; nil when it was not.
  public internal(set) var pending: String?
  /// Why a file could not be read or written.
  public internal(set) var problem: String?

  /// Whether this snapshot lets the test pass.
  public var isGood: Bool {
    switch state {
    case .matches, .new, .updated, .unchanged: true
    case .missing, .differs, .failed: false
    }
  }

  /// Whether the run wrote it.
  public var isRecorded: Bool {
    switch state {
    case .new, .updated, .unchanged: true
    case .matches, .missing, .differs, .failed: false
    }
  }
}
