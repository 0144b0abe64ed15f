/// Which snapshots a run writes; none unless asked.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Those that are not there.
  case missing
  /// Those that are not there or differ.
  case failed
  /// Every one of the tests that ran.
  case all
}
