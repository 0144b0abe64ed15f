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
  /// A call of TipKit, or an option of one, that hangs on the argument or variable.
  public struct Guard: Hashable, Sendable {
    /// What giving the argument, or setting the variable, does.
    public enum Effect: String, Hashable, Sendable {
      /// The call is made.
      case runs
      /// The call is not made, which is made without it.
      case skips
      /// It decides the value of an option.
      case decides
    }

    /// As Swift writes it: `Tips.showAllTipsForTesting()`, `.displayFrequency(frequency)`.
    public var call: String
    public var effect: Effect

    public init(call: String, effect: Effect) {
      self.call = call
      self.effect = effect
    }
  }

  /// What of TipKit hangs on it, in the order found.
  public var guards: [Guard]
  public var location: SourceLocation

  public init(name: String, form: Form, guards: [Guard], location: SourceLocation) {
    self.name = name
    self.form = form
    self.guards = guards
    self.location = location
  }
}
