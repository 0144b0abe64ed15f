/// Everything that a datastore holds, for those who look at it (S15).
public struct StoredHistory: Sendable {
  /// What is kept of one event's donations.
  public struct Donations: Hashable, Sendable {
    /// The event's id.
    public let event: String
    /// How many are kept.
    public let count: Int
    /// The dates of the oldest and the newest.
    public let dates: ClosedRange<Timestamp>
  }

  /// What is kept of each tip id, by id.
  public internal(set) var records: [(id: String, record: TipRecord)] = []
  /// What is kept of each event's donations, by the event's id.
  public internal(set) var donations: [Donations] = []
  /// Each parameter that has a value, by its id, with the value as JSON.
  public internal(set) var parameters: [(id: String, json: String)] = []
  /// The id of the tip whose first display holds the display frequency's budget, and when it was
  /// (S5.2); nil when none is recorded that is not in the future.
  public internal(set) var budget: (tip: String, date: Timestamp)?
}

extension TipDatastore {
  /// Everything there is, in the order of ids.
  ///
  /// - Parameter now: first displays after it hold no budget (S5.7).
  func history(at now: Timestamp) throws(SQLiteError) -> StoredHistory {
    let contents = try contents()
    var history = StoredHistory()
    history.records = contents.records.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    history.parameters = contents.parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    history.budget = contents.budget.last { $0.date <= now }.map { ($0.tip, $0.date) }
    history.donations = try donationCounts()
    return history
  }
}

extension TipEngine {
  /// What the datastore holds; nil before `configure`.
  ///
  /// - Throws: `datastoreUnreadable` when it cannot be read.
  public func storedHistory() throws -> StoredHistory? {
    settle()
    return try core.withLock { core in
      guard let datastore = core.datastore else { return nil }
      do throws(SQLiteError) {
        return try datastore.history(at: core.now)
      } catch {
        throw TipKitError.datastoreUnreadable(path: datastore.path, cause: error.message)
      }
    }
  }
}
