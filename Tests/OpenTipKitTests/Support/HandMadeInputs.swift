import OpenTipKit

/// A Bool parameter `Type.name`.
func flag(
  _ id: String, default initial: Bool = false, isTransient: Bool = false
) -> ParameterDescriptor {
  ParameterDescriptor(
    id: id, name: id.split(separator: ".").last.map(String.init) ?? id, isTransient: isTransient,
    initialValue: initial, encode: { ($0 as? Bool) == true ? "true" : "false" },
    decode: { json in
      switch json {
      case "true": true
      case "false": false
      default: throw TipKitError.invalidPredicateValueType
      }
    })
}

/// An event without information.
func event(_ id: String, limit: Tips.DonationLimit = .standard) -> EventDescriptor {
  EventDescriptor(id: id, name: id, donationLimit: limit) { _ in Tips.EmptyDonation() }
}

extension Tips.Rule {
  /// `{ $0 }`.
  static func isTrue(_ parameter: ParameterDescriptor) -> Tips.Rule {
    Tips.Rule(inputs: [.parameter(parameter)], source: "{ $0 }") { evaluation in
      .init((evaluation.value(of: parameter) as? Bool) == true)
    }
  }

  /// `{ $0.donations.count … }`.
  static func count(
    _ event: EventDescriptor, _ isWanted: @escaping @Sendable (Int) -> Bool
  ) -> Tips.Rule {
    Tips.Rule(inputs: [.event(event)], source: "{ $0.donations.count … }") { evaluation in
      let count = evaluation.donations(of: event).count
      evaluation.note(RulePart(source: "$0.donations.count", value: "\(count)"))
      return .init(isWanted(count))
    }
  }

  /// `{ $0.donations.donatedWithin(range).count … }`.
  static func count(
    _ event: EventDescriptor, within range: Tips.DonationTimeRange,
    _ isWanted: @escaping @Sendable (Int) -> Bool
  ) -> Tips.Rule {
    Tips.Rule(inputs: [.event(event)], source: "{ $0.donations.donatedWithin(…).count … }") {
      evaluation in
      let all = evaluation.donations(of: event)
      return .init(isWanted(evaluation.donations(all, within: range).count))
    }
  }

  /// A rule that the engine cannot evaluate.
  static func unknown(_ reason: String) -> Tips.Rule {
    Tips.Rule(inputs: [.undeclared("mystery")], source: "{ mystery }") { _ in .unknown(reason) }
  }
}
