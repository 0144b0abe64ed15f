/// What a running configuration consists of; defaults as in S2.2.
public struct EngineConfiguration: Sendable {
  /// The least time between first displays; `immediate` unless said otherwise.
  public var displayFrequency = Tips.ConfigurationOption.DisplayFrequency.immediate
  /// Where the datastore lies; the application's default unless said otherwise.
  public var datastoreLocation = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
  /// The container that devices share their tips' history in; none unless said otherwise (S14.1).
  public var cloudKitContainer: Tips.ConfigurationOption.CloudKitContainer?

  /// The default configuration (S2.2).
  public init() {}

  /// The default configuration changed by options in order; of two of a kind the later counts.
  public init(_ options: [Tips.ConfigurationOption]) {
    for option in options { option.apply(&self) }
  }
}
