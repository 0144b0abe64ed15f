import Synchronization

/// The store of tips' history: one SQLite database (S15.1).
public final class TipDatastore: Sendable {
  private let connection: Mutex<SQLiteConnection>
  /// Where the store lies, as messages show it.
  let path: String
  private let isInMemory: Bool

  /// Opens a store on disk, and makes it when it is not there.
  ///
  /// - Parameters:
  ///   - path: the database file.
  ///   - displayPath: where messages say that it lies; the path unless given.
  /// - Throws: `datastoreUnreadable` with the cause; the file is left as it is (S2.6).
  init(path: String, displayPath: String? = nil) throws(TipKitError) {
    let shown = displayPath ?? path
    self.path = shown
    isInMemory = false
    do throws(SQLiteError) {
      try TipDatastore.inspect(fileAt: path)
      let opened = try SQLiteConnection(path: path)
      try TipDatastore.prepare(opened, isOnDisk: true)
      connection = Mutex(opened)
    } catch {
      throw .datastoreUnreadable(path: shown, cause: error.message)
    }
  }

  /// A private, empty store that lives as long as this object.
  ///
  /// - Parameter displayPath: where messages say that it lies.
  public static func inMemory(displayPath: String = ":memory:") throws(TipKitError) -> TipDatastore
  {
    do throws(SQLiteError) {
      return TipDatastore(inMemory: try MemoryConnections.take(), path: displayPath)
    } catch {
      throw .datastoreUnreadable(path: displayPath, cause: error.message)
    }
  }

  private init(inMemory connection: SQLiteConnection, path: String) {
    self.connection = Mutex(connection)
    self.path = path
    isInMemory = true
  }

  deinit {
    if isInMemory { MemoryConnections.giveBack(connection.withLock { $0 }) }
  }

  /// Everything but the donations, which are read event by event.
  func contents() throws(SQLiteError) -> DatastoreContents {
    try withConnection { (connection) throws(SQLiteError) in
      var contents = DatastoreContents()
      try connection.run(
        "SELECT id, reason, invalidated, displays, milliseconds, first FROM tip ORDER BY id"
      ) { row in
        guard let id = row.text(0) else { return }
        var record = TipRecord()
        if let reason = row.text(1).flatMap(Tips.InvalidationReason.init(storedName:)) {
          record.invalidation = .init(
            reason: reason, date: Timestamp(milliseconds: row.integer(2)))
        }
        record.displayCount = Int(row.integer(3))
        record.displayedMilliseconds = row.integer(4)
        record.firstDisplayed = row.text(5) == nil ? nil : Timestamp(milliseconds: row.integer(5))
        contents.records[id] = record
      }
      try connection.run("SELECT id, value FROM parameter") { row in
        if let id = row.text(0) { contents.parameters[id] = row.text(1) }
      }
      try connection.run("SELECT tip, date FROM budget ORDER BY date, entry") { row in
        let date = Timestamp(milliseconds: row.integer(1))
        contents.budget.append(BudgetEntry(tip: row.text(0) ?? "", date: date))
      }
      return contents
    }
  }

  /// An event's donations in ascending date order, those of one instant as they came (S9.2).
  func donations(of event: String) throws(SQLiteError) -> [RecordedDonation] {
    try withConnection { (connection) throws(SQLiteError) in
      var donations: [RecordedDonation] = []
      try connection.run(
        "SELECT date, information FROM donation WHERE event = ? ORDER BY date, entry",
        [.text(event)]
      ) { row in
        let date = Timestamp(milliseconds: row.integer(0))
        donations.append(RecordedDonation(date: date, information: row.text(1)))
      }
      return donations
    }
  }

  /// How many donations there are of each event, and between which dates, by the event's id.
  func donationCounts() throws(SQLiteError) -> [StoredHistory.Donations] {
    try withConnection { (connection) throws(SQLiteError) in
      var counts: [StoredHistory.Donations] = []
      try connection.run(
        "SELECT event, count(*), min(date), max(date) FROM donation GROUP BY event ORDER BY event"
      ) { row in
        let first = Timestamp(milliseconds: row.integer(2))
        let last = Timestamp(milliseconds: row.integer(3))
        counts.append(
          StoredHistory.Donations(
            event: row.text(0) ?? "", count: Int(row.integer(1)), dates: first...max(first, last)))
      }
      return counts
    }
  }

  /// Writes the changes of a step, all or none; durable when it returns (S9.6, S15.3).
  func commit(_ writes: [DatastoreWrite]) throws(SQLiteError) {
    guard !writes.isEmpty else { return }
    try withConnection { (connection) throws(SQLiteError) in
      try connection.transaction { () throws(SQLiteError) in
        for write in writes { try TipDatastore.apply(write, to: connection) }
      }
    }
  }

  /// Removes records, donations, parameter values and the frequency clock (S3.2).
  func reset() throws(SQLiteError) {
    try withConnection { (connection) throws(SQLiteError) in
      try TipDatastore.clear(connection)
    }
  }

  /// Removes all that a store knows, in one transaction.
  static func clear(_ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.transaction { () throws(SQLiteError) in
      for table in ["tip", "donation", "parameter", "budget"] {
        try connection.run("DELETE FROM \(table)")
      }
    }
  }

  private func withConnection<T: Sendable>(
    _ body: @Sendable (SQLiteConnection) throws(SQLiteError) -> T
  ) throws(SQLiteError) -> T {
    let result = connection.withLock { connection in
      Result { () throws(SQLiteError) in try body(connection) }
    }
    return try result.get()
  }

  private static func apply(
    _ write: DatastoreWrite, to connection: SQLiteConnection
  ) throws(SQLiteError) {
    switch write {
    case .donation(let event, let date, let information):
      try connection.run(
        "INSERT INTO donation (event, date, information) VALUES (?, ?, ?)",
        [.text(event), .integer(date.milliseconds), .optional(information)])
    case .trim(let event, let count):
      try connection.run(
        """
        DELETE FROM donation WHERE entry IN
        (SELECT entry FROM donation WHERE event = ? ORDER BY date, entry LIMIT ?)
        """, [.text(event), .integer(Int64(count))])
    case .deleteDonations(let event):
      try connection.run("DELETE FROM donation WHERE event = ?", [.text(event)])
    case .parameter(let id, let json):
      try connection.run(
        "INSERT OR REPLACE INTO parameter (id, value) VALUES (?, ?)", [.text(id), .text(json)])
    case .record(let id, let record):
      try connection.run(
        """
        INSERT OR REPLACE INTO tip (id, reason, invalidated, displays, milliseconds, first)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          .text(id), .optional(record.invalidation?.reason.storedName),
          record.invalidation.map { .integer($0.date.milliseconds) } ?? .null,
          .integer(Int64(record.displayCount)), .integer(record.displayedMilliseconds),
          record.firstDisplayed.map { .integer($0.milliseconds) } ?? .null,
        ])
    case .budget(let entry):
      try connection.run(
        "INSERT INTO budget (tip, date) VALUES (?, ?)",
        [.text(entry.tip), .integer(entry.date.milliseconds)])
    case .forgetBudget(let entry):
      try connection.run(
        "DELETE FROM budget WHERE tip = ? AND date = ?",
        [.text(entry.tip), .integer(entry.date.milliseconds)])
    }
  }
}
