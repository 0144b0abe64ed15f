extension Tips {
  /// One choice that an app hands to `Tips.configure`.
  public struct ConfigurationOption: Sendable {
    let apply: @Sendable (inout EngineConfiguration) -> Void

    /// How often tips that have never been displayed may begin to be (S5).
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption { $0.displayFrequency = frequency }
    }

    /// Where the datastore lies (S15.1).
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption { $0.datastoreLocation = location }
    }

    /// The container in which devices share their tips' history; nil for no sync (S14.1).
    ///
    /// Sync is not available yet: `configure` throws `cloudKitUnavailable` for a container.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
      ConfigurationOption { $0.cloudKitContainer = container }
    }
  }
}
