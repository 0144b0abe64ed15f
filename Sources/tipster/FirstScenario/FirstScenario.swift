import OpenTipKit
import TipSource

/// Proposals for an app's first scenario, from the tips that its source declares.
///
/// What makes a tip eligible is not worked out but tried: each proposal is a whole script, and the
/// first that passes is the one to write.
struct FirstScenario {
  let model: SourceModel
  /// The lines that read the sources, and configure an app that does not itself.
  let sources: String

  /// No app's first tips need more to be tried.
  private static let mostTips = 40

  /// How often events are donated, and how high numbers are set, from proposal to proposal.
  private static let efforts = [0, 1, 2, 3, 5, 10, 20, 50]

  /// Scripts to try, the best first; the last hold only while their tip waits.
  var proposals: [String] {
    let tips = model.tips.prefix(Self.mostTips)
    let shown = tips.flatMap { tip in
      Self.efforts.compactMap { effort in
        let setup = effort == 0 ? [] : lines(for: tip, effort: effort)
        return effort > 0 && setup.isEmpty ? nil : showing(tip, after: setup)
      }
    }
    return shown + tips.map(waiting)
  }

  /// The tip comes on screen, is closed, and stays away.
  private func showing(_ tip: SourceTip, after setup: [String]) -> String {
    let waits = setup.isEmpty ? [] : ["expect-displayed none"] + setup
    let place = place(of: tip)
    let view = place == nil ? ["view Screen popover \(tip.name)"] : []
    let lines =
      ["# Does \(tip.name) show, and stay away once it is closed?", sources] + view
      + ["", "launch", "appear \(place ?? "Screen")"]
      + waits + [
        "expect-displayed \(tip.name)", "close \(tip.name)",
        "expect-status \(tip.name) invalidated tip-closed", "", "relaunch after 1d",
        "expect-displayed none", "expect-status \(tip.name) invalidated tip-closed",
      ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The app's own place of a tip, by its name; nil for a tip that no place shows, or only as the
  /// current tip of a group.
  private func place(of tip: SourceTip) -> String? {
    let place = model.app?.places.first { $0.subject == .tip(tip.name) }
    // A name with blanks would need quotes.
    return place.map(\.name).flatMap { $0.contains(" ") ? nil : $0 }
  }

  /// The tip is not there yet, and `why` says what keeps it.
  private func waiting(_ tip: SourceTip) -> String {
    """
    # What does \(tip.name) wait for?
    \(sources)

    launch
    expect-status \(tip.name) pending
    why \(tip.name)

    """
  }

  /// What a person may do that the tip's rules ask for.
  private func lines(for tip: SourceTip, effort: Int) -> [String] {
    var seen: Set<String> = []
    var lines: [String] = []
    for input in tip.rules.flatMap(\.inputs) {
      guard let line = line(for: input, effort: effort) else { continue }
      if seen.insert(line).inserted { lines.append(line) }
    }
    return lines
  }

  private func line(for input: RuleInput, effort: Int) -> String? {
    switch input {
    case .parameter(let descriptor):
      guard let parameter = model.parameters.first(where: { $0.descriptor.id == descriptor.id })
      else { return nil }
      switch parameter.type {
      case .bool, .optional(.bool):
        let isSet = parameter.defaultValue == .bool(true)
        return "set \(parameter.name) \(!isSet)"
      case .integer, .decimal, .optional(.integer), .optional(.decimal):
        return "set \(parameter.name) \(effort)"
      default: return nil
      }
    case .event(let descriptor):
      guard let event = model.events.first(where: { $0.descriptor.id == descriptor.id }) else {
        return nil
      }
      // What a donation carries is the app's to say.
      guard event.information == nil else { return nil }
      return "donate \(event.name)" + (effort == 1 ? "" : " \(effort)")
    case .undeclared: return nil
    }
  }
}
