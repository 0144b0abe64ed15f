/// A launch argument or an environment variable that the source reads.
public struct LaunchInput: Hashable, Sendable {
  /// `--show-all-tips`, `-com.example.tips` or the variable's name.
  public var name: String
  /// How much of the name is compared, and whether a value follows.
  public enum Form: String, Hashable, Sendable {
    /// The argument or variable as it is.
    case exact
    /// Anything that begins with the name: `--tips=` read by `hasPrefix`.
    case prefix
    /// `-name VALUE`, read by `UserDefaults` or as the argument after it.
    case pair
  }

  public var form: Form
  /// The TipKit calls that it guards, as Swift writes them: `Tips.showAllTipsForTesting()`.
  public var guards: [String]
  public var location: SourceLocation

  public init(name: String, form: Form, guards: [String], location: SourceLocation) {
    self.name = name
    self.form = form
    self.guards = guards
    self.location = location
  }
}
