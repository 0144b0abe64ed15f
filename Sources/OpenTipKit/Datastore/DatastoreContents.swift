/// What a datastore holds, but for the donations.
struct DatastoreContents: Sendable {
  /// Records by tip id.
  var records: [String: TipRecord] = [:]
  /// Values as JSON by parameter id.
  var parameters: [String: String] = [:]
  /// First displays, earliest first.
  var budget: [BudgetEntry] = []
}
