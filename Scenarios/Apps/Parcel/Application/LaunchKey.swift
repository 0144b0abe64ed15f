#if DEBUG
/// What UI tests may put on the command line: `-DisableTips YES`, `-resetTipKit`.
enum LaunchKey {
    static let disableTips = "DisableTips"
    static let frequentTips = "FrequentTips"
    static let resetTips = "-resetTipKit"
}

/// What they may put in the environment.
enum EnvironmentKey: String {
    /// Ids of the tips to show, separated by commas: `scan,filter`.
    case showTips = "PARCEL_SHOW_TIPS"
    /// Any value: TipKit is not configured.
    case skipTips = "PARCEL_SKIP_TIPS"
}
#endif
