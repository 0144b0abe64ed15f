/// The rule of the engine on which a statement rests, and whose rule it is.
struct Ground: Hashable, Sendable {
  /// The number in docs/semantics.md.
  let section: String
  /// Whether Apple documents the rule or developers observed it; else it was decided here.
  let isApples: Bool

  /// As statements end: `[S5.1 Apple]`.
  var text: String { "[S\(section) \(isApples ? "Apple" : "ours")]" }

  private static func apple(_ section: String) -> Ground {
    Ground(section: section, isApples: true)
  }
  private static func ours(_ section: String) -> Ground {
    Ground(section: section, isApples: false)
  }

  static let time = ours("0.2")
  static let statusMeaning = apple("1.1")
  static let unknownRule = ours("1.2")
  static let rulesAreAnded = apple("1.3")
  static let availableIsNotDisplayed = apple("1.5")
  static let notConfigured = apple("2.1")
  static let unreadableDatastore = ours("2.6")
  static let overrides = apple("4.1")
  static let showOverride = apple("4.2")
  static let budget = apple("5.1")
  static let budgetClock = apple("5.2")
  static let display = apple("6.1")
  static let displayCount = apple("6.3")
  static let displayDuration = apple("6.4")
  static let background = ours("6.5")
  static let invalidation = apple("7.1")
  static let tapOutside = apple("7.2")
  static let parameter = apple("8.1")
  static let donations = apple("9.2")
  static let timeRange = ours("9.3")
  static let subsets = apple("9.4")
  static let timedRule = ours("9.5")
  static let orderedGroup = apple("10.1")
  static let firstAvailableGroup = apple("10.2")
  static let slot = apple("13.1")
  static let process = ours("13.3")

  /// The intervals: hourly and daily are documented, the longer ones are not.
  static func interval(_ frequency: String) -> Ground {
    ["hourly", "daily"].contains(frequency) ? apple("5.5") : ours("5.5")
  }
}
