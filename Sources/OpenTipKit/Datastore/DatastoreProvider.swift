/// Opens the datastore of a location; the rim between engines and files.
public protocol DatastoreProvider: Sendable {
  /// Opens the store, made when it is not there.
  ///
  /// - Throws: `datastoreUnreadable` with the path and the cause (S2.6).
  func open(_ location: Tips.ConfigurationOption.DatastoreLocation) throws -> TipDatastore
}
