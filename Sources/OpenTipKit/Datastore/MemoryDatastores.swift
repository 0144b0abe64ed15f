import Synchronization

/// Datastores in memory, one for each location, which outlive the engines that use them.
public final class MemoryDatastores: DatastoreProvider {
  private let stores = Mutex<[Tips.ConfigurationOption.DatastoreLocation: TipDatastore]>([:])

  /// No store yet.
  public init() {}

  public func open(_ location: Tips.ConfigurationOption.DatastoreLocation) throws -> TipDatastore {
    try stores.withLock { stores in
      if let known = stores[location] { return known }
      let store = try TipDatastore.inMemory()
      stores[location] = store
      return store
    }
  }
}
