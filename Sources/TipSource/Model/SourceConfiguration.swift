/// What decides `#if` and `@available` while sources are read.
public struct SourceConfiguration: Hashable, Sendable {
  /// The kind of build: whether `DEBUG` is defined.
  public enum Build: String, Hashable, Sendable, CaseIterable {
    case debug, release
  }

  /// The platform that the app is built for.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case ios, macos, watchos, tvos, visionos, linux
  }

  public var build: Build
  public var platform: Platform
  /// The system's version, major first; nil for the newest, which every `@available` admits.
  public var version: [Int]?

  /// Debug on the newest iOS, unless said otherwise.
  public init(build: Build = .debug, platform: Platform = .ios, version: [Int]? = nil) {
    self.build = build
    self.platform = platform
    self.version = version
  }
}
