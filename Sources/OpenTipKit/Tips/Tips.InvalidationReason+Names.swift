extension Tips.InvalidationReason: CaseIterable {
  /// The four reasons, in the order in which TipKit declares them.
  public static var allCases: [Tips.InvalidationReason] {
    [.actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed]
  }

  /// The reason's name in the datastore.
  var storedName: String {
    switch self {
    case .actionPerformed: "actionPerformed"
    case .displayCountExceeded: "displayCountExceeded"
    case .displayDurationExceeded: "displayDurationExceeded"
    case .tipClosed: "tipClosed"
    }
  }

  init?(storedName: String) {
    guard
      let reason = Tips.InvalidationReason.allCases.first(where: { $0.storedName == storedName })
    else { return nil }
    self = reason
  }
}
