/// A picture of a tip, by name: what a tip needs of SwiftUI's `Image`.
public struct Image: Hashable, Sendable {
  /// The symbol's or the asset's name.
  public let name: String
  /// Whether the name is an SF Symbol's.
  public let isSystemSymbol: Bool

  /// A picture from the app's assets.
  public init(_ name: String) {
    self.name = name
    isSystemSymbol = false
  }

  /// A picture from SF Symbols.
  public init(systemName name: String) {
    self.name = name
    isSystemSymbol = true
  }
}
