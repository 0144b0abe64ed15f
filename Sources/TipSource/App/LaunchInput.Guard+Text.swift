extension LaunchInput.Guard: CustomStringConvertible {
  /// `runs Tips.showAllTipsForTesting()`.
  public var description: String { "\(effect.rawValue) \(call)" }
}
