/// What a datastore holds, for questions while no process runs.
public final class DatastoreReading {
  private let contents: DatastoreContents
  private let inputs: InputStore
  private let date: Timestamp

  fileprivate init(_ datastore: TipDatastore, at date: Timestamp) throws(SQLiteError) {
    contents = try datastore.contents()
    inputs = InputStore(stored: contents.parameters) { event throws(SQLiteError) in
      try datastore.donations(of: event)
    }
    self.date = date
  }

  /// The record of a tip id; empty when there is none.
  public func record(ofTip id: String) -> TipRecord { contents.records[id] ?? TipRecord() }

  /// What an event's declaration would query, in ascending date order (S9.2).
  public func donations(of event: EventDescriptor) -> [RecordedDonation] {
    var evaluation = RuleEvaluation(now: date, inputs: inputs)
    return Array(evaluation.donations(of: event))
  }

  /// A parameter's stored value; its default where there is none that decodes (S8.3), and for a
  /// transient one (S8.1).
  public func value(of parameter: ParameterDescriptor) -> any Sendable {
    inputs.value(of: parameter)
  }
}

extension TipDatastore {
  /// Reads what the store holds, for questions asked at a date; nothing is changed.
  ///
  /// - Throws: `datastoreUnreadable` when it cannot be read.
  public func reading(at date: Timestamp) throws(TipKitError) -> DatastoreReading {
    do throws(SQLiteError) {
      return try DatastoreReading(self, at: date)
    } catch {
      throw .datastoreUnreadable(path: path, cause: error.message)
    }
  }
}
