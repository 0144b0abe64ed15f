/// What the process tells its caller.
public enum ExitStatus: Int32, Hashable, Sendable {
  case success = 0
  /// An expectation, a command or a snapshot failed.
  case failed = 1
  /// Wrong usage, or a script that does not parse or resolve.
  case invalid = 2
  /// All is well but for obsolete snapshots, in CI.
  case obsolete = 3
  /// Ctrl-C.
  case interrupted = 130
}
