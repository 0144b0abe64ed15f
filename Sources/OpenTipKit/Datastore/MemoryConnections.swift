import Synchronization

/// Connections to stores in memory that have ended, emptied for those that begin: making the tables
/// and preparing the statements takes several times as long as a scenario does.
enum MemoryConnections {
  private static let idle = Mutex<[SQLiteConnection]>([])
  /// How many are kept; more than run side by side at a time are not needed again.
  private static let limit = 16

  /// A connection to an empty store that nobody else has.
  static func take() throws(SQLiteError) -> SQLiteConnection {
    if let known = idle.withLock({ $0.popLast() }) { return known }
    let connection = try SQLiteConnection(path: ":memory:")
    try TipDatastore.prepare(connection, isOnDisk: false)
    return connection
  }

  /// Empties a store that has ended and keeps its connection; one that cannot be emptied goes.
  static func giveBack(_ connection: SQLiteConnection) {
    guard (try? TipDatastore.clear(connection)) != nil else { return }
    idle.withLock { if $0.count < limit { $0.append(connection) } }
  }
}
