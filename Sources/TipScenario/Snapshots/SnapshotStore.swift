import Foundation
import TipSource

/// Compares transcripts with a project's snapshots, and writes what a run was asked to write.
struct SnapshotStore: Sendable {
  /// Which snapshots are written.
  let record: RecordMode?

  /// Compares one test's transcript with its snapshot; reads only.
  func compare(_ transcript: String, of test: TestCase) -> SnapshotResult {
    var result = SnapshotResult(path: test.snapshotPath, state: .matches)
    do {
      guard let stored = try SnapshotFile.read(test.snapshotPath) else {
        result.state = .missing
        result.diff = LineDiff(from: "", to: transcript).unified(
          from: "/dev/null", to: "\(test.snapshotPath) (this run)", escape: DiagnosticText.escaped)
        return result
      }
      guard stored != Data(transcript.utf8) else { return result }
      result.state = .differs
      let old = String(decoding: stored, as: UTF8.self)
      result.diff = LineDiff(from: old, to: transcript).unified(
        from: test.snapshotPath, to: "\(test.snapshotPath) (this run)",
        escape: DiagnosticText.escaped)
      if result.diff.isEmpty { result.problem = Problem.notText(test.snapshotPath).message }
    } catch {
      result.fail(error)
    }
    return result
  }

  /// Writes the snapshot if the run records such ones, else what was produced to the pending
  /// folder; clears what an earlier run left there.
  ///
  /// - Parameter isTrusted: whether the test's expectations hold and no issue is known: only such a
  ///   transcript is ever written.
  /// - Returns: the comparison's result, with what was done about it.
  func settle(
    _ compared: SnapshotResult, transcript: String, of test: TestCase, isTrusted: Bool
  ) -> SnapshotResult {
    var result = compared
    if isTrusted, records(result.state) {
      do {
        try SnapshotFile.write(transcript, to: test.snapshotPath)
        result.state = result.state.recorded
      } catch {
        result.fail(error)
      }
    } else if isTrusted, result.state == .missing || result.state == .differs {
      do {
        try writePending(transcript, of: test)
        result.pending = test.pendingPath
      } catch {
        result.problem = error.message
      }
      return result
    }
    clearPending(test.pendingPath, project: test.file.project)
    return result
  }

  /// Snapshots of a project that no test of it writes.
  func obsolete(in project: String, tests: [TestCase], unknown: [ScenarioFile]) -> [String] {
    let root = project + ScenarioFile.snapshotsFolder
    let wanted = Set(tests.map(\.snapshotPath))
    // The modes of a file that does not parse are not known: all its snapshots may be wanted.
    let kept = Set(unknown.map(\.name))
    return SnapshotFile.all(below: root).filter { path in
      guard !wanted.contains(path) else { return false }
      let name = path.dropFirst(root.count + 1).dropLast(5)
      let file = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name
      let mode = file.lastIndex(of: "@").map { name[..<$0] } ?? name
      return !kept.contains(String(name)) && !kept.contains(String(mode))
    }
  }

  /// Removes an obsolete snapshot.
  func removeObsolete(_ path: String, project: String) {
    SnapshotFile.remove(path, below: project + ScenarioFile.snapshotsFolder)
  }

  /// Removes pending files of a project that none of its tests left there.
  func clearPending(in project: String, except tests: [TestCase], unknown: [ScenarioFile]) {
    let root = project + ScenarioFile.pendingFolder
    let wanted = Set(tests.map(\.pendingPath))
    guard unknown.isEmpty else { return }
    for path in SnapshotFile.all(below: root) where !wanted.contains(path) {
      clearPending(path, project: project)
    }
  }

  private func records(_ state: SnapshotResult.State) -> Bool {
    switch record {
    case nil: false
    case .missing: state == .missing
    case .failed: state == .missing || state == .differs
    case .all: state != .failed
    }
  }

  private func writePending(_ transcript: String, of test: TestCase) throws(Problem) {
    let ignore = "\(test.file.project)\(ScenarioFile.pendingFolder)/.gitignore"
    if !FileManager.default.fileExists(atPath: ignore) {
      try SnapshotFile.write("*\n", to: ignore)
    }
    try SnapshotFile.write(transcript, to: test.pendingPath)
  }

  private func clearPending(_ path: String, project: String) {
    let root = project + ScenarioFile.pendingFolder
    guard FileStatus(root) != nil else { return }
    SnapshotFile.remove(path, below: root)
    // A pending folder without anything pending goes too.
    let rest = try? FileManager.default.contentsOfDirectory(atPath: root)
    if rest == [".gitignore"] { SnapshotFile.remove(root + "/.gitignore", below: project) }
  }
}

extension SnapshotResult {
  fileprivate mutating func fail(_ error: Problem) {
    state = .failed
    problem = error.message
  }
}

extension SnapshotResult.State {
  /// The state after writing.
  fileprivate var recorded: Self {
    switch self {
    case .missing: .new
    case .differs: .updated
    default: .unchanged
    }
  }
}
