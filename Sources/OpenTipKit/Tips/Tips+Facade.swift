extension Tips {
  /// Opens the datastore and begins to judge tips; called once, before they are shown (S2).
  ///
  /// - Throws: `tipsDatastoreAlreadyConfigured` the second time; `datastoreUnreadable` when the
  ///   store cannot be opened.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    try TipEngine.current.configure(EngineConfiguration(configuration))
  }

  /// Removes everything that the datastore knows, at the next `configure` (S3).
  ///
  /// - Throws: `tipsDatastoreAlreadyConfigured` after `configure`.
  public static func resetDatastore() throws {
    try TipEngine.current.resetDatastore()
  }

  /// Makes every tip available, whatever its rules say (S4.2).
  public static func showAllTipsForTesting() {
    TipEngine.current.showAllTipsForTesting()
  }

  /// Makes tips of these types available, whatever their rules say (S4.2).
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipEngine.current.showTipsForTesting(tips.map { String(describing: $0) })
  }

  /// Makes every tip pending.
  public static func hideAllTipsForTesting() {
    TipEngine.current.hideAllTipsForTesting()
  }

  /// Makes tips of these types pending.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipEngine.current.hideTipsForTesting(tips.map { String(describing: $0) })
  }
}
