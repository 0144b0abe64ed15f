/// An option of a tip: a limit on its displays or an exemption.
public protocol TipOption: Sendable {}

extension Tips {
  /// The number of displays after which a tip is invalidated (S6.3).
  public struct MaxDisplayCount: TipOption, Hashable {
    /// At least 1.
    public let value: Int

    /// Limits the number of displays.
    ///
    /// - Parameter value: at least 1; less is a programming error (S6.6).
    public init(_ value: Int) {
      precondition(value > 0, "MaxDisplayCount(\(value)): a tip is displayed at least once (S6.6)")
      self.value = value
    }
  }

  /// The seconds of display after which a tip is invalidated (S6.4).
  public struct MaxDisplayDuration: TipOption, Hashable {
    /// Seconds, above zero and finite.
    public let value: Double

    /// Limits the time on screen, added up over displays and launches.
    ///
    /// - Parameter value: seconds, above zero and finite; else a programming error (S6.6).
    public init(_ value: Double) {
      precondition(
        value > 0 && value.isFinite,
        "MaxDisplayDuration(\(value)): the seconds are above zero and finite (S6.6)")
      self.value = value
    }
  }

  /// Whether a tip is exempt from the display frequency (S5.4).
  public struct IgnoresDisplayFrequency: TipOption, Hashable {
    /// Whether the tip need not wait.
    public let value: Bool

    /// Exempts a tip from waiting, or not.
    public init(_ value: Bool) { self.value = value }
  }
}
