/// Collects what code reads of a launch while it is searched, not run.
final class LaunchScan {
  /// A launch argument or an environment variable that is read somewhere.
  struct Read: Hashable, Sendable {
    let name: String
    let form: LaunchInput.Form
    let isVariable: Bool
    /// Whether it is its absence that something hangs on.
    var isNegated = false

    /// The same for the opposite of what hangs on it.
    var negated: Read {
      Read(name: name, form: form, isVariable: isVariable, isNegated: !isNegated)
    }

    /// What is read, whatever hangs on it.
    var plain: Read { Read(name: name, form: form, isVariable: isVariable) }
  }

  /// What the code that is searched hangs on.
  var surrounding: [Read] = []

  /// Where each was read first.
  private(set) var places: [Read: SourceSpan] = [:]
  /// What was read since ``take()``, each once.
  private var recent: [Read] = []

  /// The most names that are kept.
  private static let limit = 10_000

  /// Notes reads at a place.
  func record(_ reads: [Read], _ span: SourceSpan) {
    for read in reads where places[read] == nil && places.count < Self.limit {
      places[read] = span
    }
    touch(reads)
  }

  /// Notes that a value depends on reads which were met before.
  func touch(_ reads: [Read]) {
    for read in reads.map(\.plain) where !recent.contains(read) && recent.count < 64 {
      recent.append(read)
    }
  }

  /// What was read since the last call.
  func take() -> [Read] {
    defer { recent = [] }
    return recent
  }
}
