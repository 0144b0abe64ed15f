@testable import OpenTipKit

@testable import TipScenario
@testable import TipSource

/// Tips made by hand, for tests that need no Swift reader.
enum HandMade {
  /// The Library tips of the seeds.
  static let library: SourceModel = {
    var model = SourceModel()
    let created = parameter("ShareTip.hasCreatedCollection", .bool, .bool(false))
    let itemAdded = event("CollectionTip.itemAddedEvent", id: "itemAdded")
    model.parameters = [created]
    model.events = [itemAdded]
    model.tips = [
      tip("SearchTip"), tip("CollectionTip", rules: [atLeast(3, itemAdded, "Library.swift:14")]),
      tip("ShareTip", rules: [isTrue(created, "Library.swift:26")]),
    ]
    return model
  }()

  /// One of everything.
  static let zoo: SourceModel = {
    var model = library
    let viewed = StructureType(
      name: "Viewed",
      fields: [
        .init(name: "category", type: .string), .init(name: "price", type: .integer("Int")),
        .init(name: "note", type: .optional(.string)),
      ])
    let plan = EnumerationType(
      name: "Plan", cases: [.init(name: "free"), .init(name: "pro", rawValue: .string("p"))])
    model.parameters += [
      parameter("State.launches", .integer("Int"), .integer(0)),
      parameter("State.small", .integer("UInt8"), .integer(0)),
      parameter("State.ratio", .decimal("Double"), .decimal(0)),
      parameter("State.name", .string, .string("")),
      parameter("State.nick", .optional(.string), .none),
      parameter(
        "State.plan", .enumeration(plan), .enumCase(type: "Plan", name: "free", rawValue: nil)),
      parameter("State.since", .date, .date(Timestamp(milliseconds: 0))),
      parameter("State.tags", .array(.string), .array([])),
      parameter("State.item", .structure(viewed), .none),
      parameter("State.session", .bool, .bool(false), isTransient: true),
      parameter("State.odd", .unknown("Odd"), .none),
    ]
    let opened = event("AppEvents.opened", id: "opened")
    model.events += [
      opened, event("Other.opened", id: "opened"),
      event("AppEvents.viewed", id: "viewed", information: .structure(viewed)),
      event("AppEvents.named", id: "named", information: .string),
      event(
        "AppEvents.capped", id: "capped", limit: Tips.DonationLimit(maximumCount: 2)),
    ]
    model.tips += [
      tip("LimitTip", options: [Tips.MaxDisplayCount(2)]),
      tip("LongTip", options: [Tips.MaxDisplayDuration(90)]),
      tip("EagerTip", options: [Tips.IgnoresDisplayFrequency(true)]),
      tip(
        "OpaqueTip",
        rules: [
          Tips.Rule(inputs: [], source: "#Rule(make()) { $0 }") { _ in
            .unknown("a call into the app")
          },
          Tips.Rule(
            inputs: [.undeclared("isPro")], source: "#Rule(Shop.$isPro) { $0 }"
          ) { _ in .unknown("isPro is declared nowhere") },
        ]),
      tip("FeedTip.search", typeName: "FeedTip"), tip("FeedTip.home", typeName: "FeedTip"),
      tip("TwinTip", path: "A/Twin.swift"), tip("TwinTip", path: "B/Twin.swift"),
      tip("Outer.DeepTip", typeName: "DeepTip"),
      tip(
        "ActionTip",
        actions: [
          Tips.Action(id: "open", title: "Open Editor").at(0), Tips.Action(title: "Later").at(1),
        ]),
      tip("RecentTip", rules: [isRecent(opened)]),
    ]
    model.tipTypes = [
      SourceTipType(name: "ItemTip", obstacle: "its initialiser wants name", location: location())
    ]
    model.groups = [
      SourceGroup(
        name: "Home.tour", isOrdered: true, members: ["ShareTip", "SearchTip"],
        location: location())
    ]
    return model
  }()

  static func tip(
    _ name: String, typeName: String? = nil, rules: [Tips.Rule] = [],
    options: [any TipOption] = [], actions: [Tips.Action] = [], path: String = "Library.swift"
  ) -> SourceTip {
    SourceTip(
      name: name, typeName: typeName ?? name, id: typeName ?? name, title: Text(name),
      message: nil, image: nil, actions: actions, options: options, location: location(path),
      titleReadability: .literal, messageReadability: .literal,
      sourceRules: rules.map { rule in
        var evaluation = RuleEvaluation(now: Timestamp(milliseconds: 0), inputs: Nothing())
        var source = SourceRule(
          rule: rule, obstacle: nil, location: location(path),
          place: Diagnostic.Place(path: path, line: 1, column: 1))
        if case .unknown(let reason) = rule.evaluate(&evaluation) {
          source.obstacle = .opaque(reason)
        }
        return source
      }, launchIdentifiers: [], qualifiedTypeName: typeName ?? name)
  }

  /// No values and no donations.
  private struct Nothing: RuleInputSource {
    func value(of parameter: ParameterDescriptor) -> any Sendable { parameter.initialValue }
    func donations(of event: EventDescriptor) -> ArraySlice<RecordedDonation> { [] }
  }

  static func parameter(
    _ name: String, _ type: SwiftType, _ value: SwiftValue, isTransient: Bool = false
  ) -> SourceParameter {
    SourceParameter(
      name: name, type: type, defaultValue: value,
      descriptor: ParameterDescriptor(
        id: name, name: String(name.split(separator: ".").last ?? ""), isTransient: isTransient,
        initialValue: value, encode: { ($0 as? SwiftValue)?.json(as: type) ?? "?" },
        decode: { try SwiftValue(json: $0, as: type) }), location: location())
  }

  static func event(
    _ name: String, id: String, information: SwiftType? = nil,
    limit: Tips.DonationLimit = .standard
  ) -> SourceEvent {
    SourceEvent(
      name: name, information: information,
      descriptor: EventDescriptor(
        id: id, name: String(name.split(separator: ".").last ?? ""), donationLimit: limit,
        decode: { $0 }), location: location())
  }

  static func isTrue(_ parameter: SourceParameter, _ place: String) -> Tips.Rule {
    Tips.Rule(
      inputs: [.parameter(parameter.descriptor)],
      source: "#Rule(Self.$\(parameter.descriptor.name)) { $0 == true }", location: place
    ) { evaluation in
      let value = evaluation.value(of: parameter.descriptor) as? SwiftValue
      let holds = value == .bool(true)
      evaluation.note(
        RulePart(
          source: "$0", value: value?.description ?? "?", requirement: "== true",
          isSatisfied: holds))
      return Tips.Rule.Answer(holds)
    }
  }

  static func atLeast(_ least: Int, _ event: SourceEvent, _ place: String) -> Tips.Rule {
    Tips.Rule(
      inputs: [.event(event.descriptor)],
      source: "#Rule(Self.\(event.descriptor.name)) { $0.donations.count >= \(least) }",
      location: place
    ) { evaluation in
      let count = evaluation.donations(of: event.descriptor).count
      evaluation.note(
        RulePart(
          source: "$0.donations.count", value: "\(count)", requirement: ">= \(least)",
          isSatisfied: count >= least))
      return Tips.Rule.Answer(count >= least)
    }
  }

  /// `donatedWithin(.day).count >= 1`.
  static func isRecent(_ event: SourceEvent) -> Tips.Rule {
    Tips.Rule(
      inputs: [.event(event.descriptor)],
      source: "#Rule(AppEvents.opened) { $0.donations.donatedWithin(.day).count >= 1 }"
    ) { evaluation in
      let all = evaluation.donations(of: event.descriptor)
      let count = evaluation.donations(all, within: .day).count
      evaluation.note(
        RulePart(
          source: "$0.donations.donatedWithin(.day).count", value: "\(count)",
          requirement: ">= 1", isSatisfied: count >= 1))
      return Tips.Rule.Answer(count >= 1)
    }
  }

  private static func location(_ path: String = "Library.swift") -> SourceLocation {
    SourceLocation(path: path, line: 1, column: 1)
  }
}
