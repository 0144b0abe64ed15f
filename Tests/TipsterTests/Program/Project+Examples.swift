extension Project {
  /// Two tips: one without rules, one that waits for a parameter.
  static let tips = """
    import TipKit

    struct SearchTip: Tip {
      var title: Text { Text("Search everywhere") }
    }

    struct ShareTip: Tip {
      @Parameter static var hasPhotos: Bool = false
      var title: Text { Text("Share your photos") }
      var rules: [Rule] { #Rule(Self.$hasPhotos) { $0 == true } }
    }

    """

  static let good = """
    # Is a tip without rules there at once?
    tips ../Tips.swift
    tags quick
    launch
    expect-status SearchTip available

    """

  static let failing = """
    # Is a tip there whose rule does not hold?
    tips ../Tips.swift
    launch
    expect-status ShareTip available
    expect-status SearchTip available

    """

  static let broken = """
    # A name that is not there
    tips ../Tips.swift
    launch
    close SerchTip

    """

  static let modes = """
    # What do the testing overrides do?
    tips ../Tips.swift
    modes normal hide-all
    launch
    expect-current-tip SearchTip
    @hide-all expect-current-tip none

    """

  /// A project with tips and the scenarios named, without snapshots.
  static func make(_ scenarios: [String: String]) throws -> Project {
    let project = try Project(["Tips.swift": tips])
    for (name, text) in scenarios { try project.write(scenario: text, named: name) }
    return project
  }

  /// Writes a scenario that reads the project's tips, in whichever folder it is.
  func write(scenario text: String, named name: String) throws {
    let up = String(repeating: "../", count: name.split(separator: "/").count)
    try write(
      text.replacing("../Tips.swift", with: up + "Tips.swift"), to: "Scenarios/\(name).tips")
  }

  /// The same with every snapshot recorded.
  static func recorded(_ scenarios: [String: String]) throws -> Project {
    let project = try make(scenarios)
    try project.tipster("test", "--record", "all")
    return project
  }
}
