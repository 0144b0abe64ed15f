extension Tips.ConfigurationOption {
  /// A container in which devices share their tips' history: those that name the same one (S14.1).
  public struct CloudKitContainer: Equatable, Hashable, Sendable {
    /// The container's name; nil for the one that belongs to the application.
    public let name: String?

    private init(_ name: String?) { self.name = name }

    /// The application's own container.
    public static var automatic: CloudKitContainer { CloudKitContainer(nil) }

    /// A container by its name.
    public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer(name) }
  }
}
