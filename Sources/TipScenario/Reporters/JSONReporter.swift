import Foundation
import TipSource

/// A report for programs: one JSON object a line, one line an event.
///
/// Every object has `schema`, the version of this format, and `event`: `started`, `invalid`, `test`,
/// `obsolete` or `ended`. Keys may be added within a version.
public struct JSONReporter: TestReporter {
  /// The version of the format.
  public static let schemaVersion = 1

  private let write: @Sendable (String) -> Void

  /// Says where the report goes.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  public mutating func record(_ event: TestEvent) {
    switch event {
    case .started(let tests): emit(Started(tests: tests))
    case .invalid(let path, let diagnostics):
      emit(Invalid(path: path, diagnostics: diagnostics.map(DiagnosticRecord.init)))
    case .finished(let result): emit(TestRecord(result))
    case .obsolete(let paths, let removed): emit(Obsolete(snapshots: paths, removed: removed))
    case .ended(let summary): emit(Ended(summary))
    }
  }

  public func list(_ tests: [TestCase]) {
    for test in tests { emit(ListedTest(test)) }
  }

  private func emit(_ record: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that JSON cannot write fail, and there are none of those in these records.
    guard let data = try? encoder.encode(record) else { return }
    write(DiagnosticText.escapedJSON(String(decoding: data, as: UTF8.self)) + "\n")
  }
}
