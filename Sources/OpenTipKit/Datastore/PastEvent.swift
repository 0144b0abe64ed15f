/// Something that happened before a store was first opened: a past without replaying it.
public enum PastEvent: Sendable {
  /// A donation, its information as JSON (S9.1).
  case donation(eventID: String, date: Timestamp, information: String?)
  /// A display of no length: it counts and, as the tip's first, holds the budget (S5.1, S6.2).
  case display(tipID: String, date: Timestamp)
  /// An invalidation; the first one of a tip stays (S7.1).
  case invalidation(tipID: String, Tips.InvalidationReason, date: Timestamp)
  /// A persistent parameter's value as JSON (S8.1).
  case parameter(id: String, json: String)
}

extension TipDatastore {
  /// Writes a past, all or none.
  ///
  /// - Throws: `datastoreUnreadable` when the store cannot be read or written.
  public func record(_ past: [PastEvent]) throws(TipKitError) {
    do throws(SQLiteError) {
      var records = try contents().records
      var writes: [DatastoreWrite] = []
      for event in past { writes += TipDatastore.writes(of: event, records: &records) }
      try commit(writes)
    } catch {
      throw .datastoreUnreadable(path: path, cause: error.message)
    }
  }

  private static func writes(
    of event: PastEvent, records: inout [String: TipRecord]
  ) -> [DatastoreWrite] {
    switch event {
    case .donation(let id, let date, let information):
      return [.donation(event: id, date: date, information: information)]
    case .parameter(let id, let json): return [.parameter(id: id, json: json)]
    case .invalidation(let id, let reason, let date):
      var record = records[id] ?? TipRecord()
      guard record.invalidation == nil else { return [] }
      record.invalidation = .init(reason: reason, date: date)
      records[id] = record
      return [.record(id: id, record)]
    case .display(let id, let date):
      var record = records[id] ?? TipRecord()
      record.displayCount += 1
      let former = record.firstDisplayed
      record.firstDisplayed = former.map { min($0, date) } ?? date
      records[id] = record
      var writes: [DatastoreWrite] = [.record(id: id, record)]
      if let former, date < former {
        writes.append(.forgetBudget(BudgetEntry(tip: id, date: former)))
      }
      if record.firstDisplayed != former {
        writes.append(.budget(BudgetEntry(tip: id, date: date)))
      }
      return writes
    }
  }
}
