/// The testing overrides of one process, strongest first (S4.1, S4.3).
struct TestingOverrides: Hashable, Sendable {
  var shown: Set<String> = []
  var hidden: Set<String> = []
  var showsAll = false
  var hidesAll = false

  /// What the overrides say of a tip.
  enum Verdict {
    /// Available whatever else holds.
    case shown
    /// Pending, by these overrides.
    case hidden([HideScope])
    case untouched
  }

  /// Judges a tip by its type's name and its id, both of which lists may give (S4.1).
  func verdict(typeName: String, id: String) -> Verdict {
    if shown.contains(typeName) || shown.contains(id) { return .shown }
    if hidden.contains(typeName) || hidden.contains(id) {
      return .hidden(hidesAll && !showsAll ? [.some, .all] : [.some])
    }
    if showsAll { return .shown }
    return hidesAll ? .hidden([.all]) : .untouched
  }
}

/// Which of the hide overrides hides a tip.
public enum HideScope: String, Hashable, Sendable {
  /// `hideAllTipsForTesting`.
  case all
  /// `hideTipsForTesting` with a list.
  case some
}
