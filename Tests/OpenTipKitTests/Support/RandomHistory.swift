import OpenTipKit

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// One thing that may happen to the app of ``RandomHistory``.
enum Happening {
  case donate, deleteDonations
  case set(Bool)
  case advance(Int64)
  case setClock(Int64)
  case appear(String, Place.Kind, tip: String?, group: String?)
  case disappear(String)
  case close(String), tapOutside
  case modal(Bool), background(Bool)
  case invalidate(String), resetEligibility(String)
  case showAll, hideAll, show([String]), hide([String])
  case terminate(TestApp.Frequency), crash(TestApp.Frequency)
}

/// A small app with one of everything, and what may happen to it.
enum RandomHistory {
  static let use = event("use", limit: .init(maximumCount: 4, maximumAge: .minutes(10)))
  static let has = flag("B.has")
  static let names = ["A", "B", "C", "D1", "D2"]

  static func app(_ datastores: any DatastoreProvider = MemoryDatastores()) -> TestApp {
    TestApp(
      [
        HandMadeTip("A", options: [Tips.MaxDisplayCount(2), Tips.MaxDisplayDuration(90)]),
        HandMadeTip("B", rules: [.isTrue(has), .count(use) { $0 >= 2 }]),
        HandMadeTip(
          "C", rules: [.count(use, within: .minutes(2)) { $0 < 1 }],
          options: [Tips.IgnoresDisplayFrequency(true)]),
        HandMadeTip("D1", id: "D", options: [Tips.MaxDisplayCount(3)]),
        HandMadeTip("D2", id: "D", rules: [.count(use, within: .minute) { $0 != 1 }]),
      ],
      groups: [
        HandMadeGroup("all", .firstAvailable), HandMadeGroup("steps", .ordered, ["B", "D1", "A"]),
      ], datastores: datastores)
  }

  static func happenings(seed: UInt64, count: Int) -> [Happening] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in happening(&generator) }
  }

  private static func happening(_ random: inout SeededGenerator) -> Happening {
    let tip = names.randomElement(using: &random) ?? "A"
    let place = "place\(Int.random(in: 0..<4, using: &random))"
    let times: [Int64] = [
      1, second, 59_999, minute, minute + 1, 2 * minute, 10 * minute, hour, day,
    ]
    let time = times.randomElement(using: &random) ?? 1
    let frequency = TestApp.Frequency.all.randomElement(using: &random) ?? .daily
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<6: return .donate
    case 6: return .deleteDonations
    case 7..<10: return .set(Bool.random(using: &random))
    case 10..<18: return .advance(time)
    case 18: return .setClock(Int64.random(in: -2...48, using: &random) * hour / 2)
    case 19..<26:
      let kind: Place.Kind = Bool.random(using: &random) ? .inline : .popover
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .appear(place, kind, tip: nil, group: "all")
      case 1: return .appear(place, kind, tip: tip, group: "all")
      case 2: return .appear(place, kind, tip: nil, group: "steps")
      default: return .appear(place, kind, tip: tip, group: nil)
      }
    case 26..<28: return .disappear(place)
    case 28: return .close(tip)
    case 29: return .tapOutside
    case 30..<32: return .modal(Bool.random(using: &random))
    case 32..<34: return .background(Bool.random(using: &random))
    case 34: return .invalidate(tip)
    case 35: return .resetEligibility(tip)
    case 36: return Bool.random(using: &random) ? .show([tip]) : .show([])
    case 37: return Bool.random(using: &random) ? .hide([tip]) : .hide([])
    case 38:
      guard Int.random(in: 0..<4, using: &random) == 0 else { return .donate }
      return Bool.random(using: &random) ? .showAll : .hideAll
    default: return Bool.random(using: &random) ? .terminate(frequency) : .crash(frequency)
    }
  }
}

extension TestApp {
  /// Lets something happen; time passes from deadline to deadline unless told otherwise.
  func apply(_ happening: Happening, advance: ((Int64) -> Void)? = nil) throws {
    switch happening {
    case .donate: engine.donate(RandomHistory.use)
    case .deleteDonations: engine.deleteDonations(of: RandomHistory.use)
    case .set(let value): engine.set(RandomHistory.has, to: value)
    case .advance(let time): if let advance { advance(time) } else { self.advance(time) }
    case .setClock(let time): setClock(time)
    case .appear(let place, let kind, let tip, nil): appear(place, kind, tip ?? "A")
    case .appear(let place, let kind, let tip, let group?):
      appear(place, kind, group: group, as: tip)
    case .disappear(let place): engine.disappear(place: place)
    case .close(let tip): engine.close(self[tip])
    case .tapOutside: engine.tapOutside()
    case .modal(true): engine.presentModal()
    case .modal(false): engine.dismissModal()
    case .background(true): engine.enterBackground()
    case .background(false): engine.enterForeground()
    case .invalidate(let tip): engine.invalidate(self[tip], reason: .actionPerformed)
    case .resetEligibility(let tip): engine.resetEligibility(self[tip])
    case .showAll: engine.showAllTipsForTesting()
    case .hideAll: engine.hideAllTipsForTesting()
    case .show(let tips): engine.showTipsForTesting(tips)
    case .hide(let tips): engine.hideTipsForTesting(tips)
    case .terminate(let frequency):
      engine.terminate()
      try relaunch(frequency)
    case .crash(let frequency): try relaunch(frequency)
    }
  }

  /// Everything that can be asked, as text, for comparing two histories.
  func answers() -> String {
    var lines = tips.map { tip in
      let name = tip.typeName
      let record = record(name)
      return "\(name) \(status(name)) \(blockers(name)) \(record.displayCount) "
        + "\(record.displayedMilliseconds) \(record.firstDisplayed?.milliseconds ?? -1)"
    }
    lines += groups.map { "\($0.name) \(current($0.name) ?? "none")" }
    lines.append("\(displayed) \(engine.donations(of: RandomHistory.use).map(\.date.milliseconds))")
    lines.append("\(engine.value(of: RandomHistory.has)) next \(engine.nextDeadline ?? -1)")
    return lines.joined(separator: "\n")
  }
}
