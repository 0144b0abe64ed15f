import OpenTipKit
@testable import TipSource

@testable import TipScenario

/// The Library tips of the seeds, made by hand, for tests that need no Swift reader.
enum HandMade {
  static let library: SourceModel = {
    var model = SourceModel()
    let created = flag("ShareTip.hasCreatedCollection")
    let itemAdded = event("CollectionTip.itemAddedEvent", id: "itemAdded")
    model.parameters = [created]
    model.events = [itemAdded]
    model.tips = [
      tip("SearchTip"),
      tip(
        "CollectionTip",
        rules: [
          Tips.Rule(
            inputs: [.event(itemAdded.descriptor)],
            source: "#Rule(Self.itemAddedEvent) { $0.donations.count >= 3 }",
            location: "Library.swift:14"
          ) { evaluation in
            let count = evaluation.donations(of: itemAdded.descriptor).count
            evaluation.note(
              RulePart(
                source: "$0.donations.count", value: "\(count)", requirement: ">= 3",
                isSatisfied: count >= 3))
            return Tips.Rule.Answer(count >= 3)
          }
        ]),
      tip(
        "ShareTip",
        rules: [
          Tips.Rule(
            inputs: [.parameter(created.descriptor)],
            source: "#Rule(Self.$hasCreatedCollection) { $0 == true }",
            location: "Library.swift:26"
          ) { evaluation in
            let value = evaluation.value(of: created.descriptor)
            let isTrue = value as? Bool == true
            evaluation.note(
              RulePart(
                source: "$0", value: "\(value)", requirement: "== true", isSatisfied: isTrue))
            return Tips.Rule.Answer(isTrue)
          }
        ]),
    ]
    return model
  }()

  static func tip(
    _ name: String, rules: [Tips.Rule] = [], options: [any TipOption] = []
  ) -> SourceTip {
    SourceTip(
      name: name, typeName: name, id: name, title: Text(name), message: nil, image: nil,
      actions: [], rules: rules, options: options, location: location)
  }

  static func flag(_ name: String) -> SourceParameter {
    SourceParameter(
      name: name, type: .bool, defaultValue: .bool(false),
      descriptor: ParameterDescriptor(
        id: name, name: String(name.split(separator: ".").last ?? ""), isTransient: false,
        initialValue: false, encode: { "\($0)" }, decode: { $0 == "true" }),
      location: location)
  }

  static func event(_ name: String, id: String) -> SourceEvent {
    SourceEvent(
      name: name, information: nil,
      descriptor: EventDescriptor(
        id: id, name: String(name.split(separator: ".").last ?? ""), decode: { $0 }),
      location: location)
  }

  private static let location = SourceLocation(path: "Library.swift", line: 1, column: 1)
}

/// Files in memory.
struct MemoryFiles: ScenarioFiles {
  var files: [String: String] = [:]

  func contents(of path: String) throws(ScenarioFileError) -> [UInt8] {
    guard let text = files[path] else { throw ScenarioFileError("there is no such file") }
    return Array(text.utf8)
  }

  func swiftFiles(under path: String) throws(ScenarioFileError) -> [String]? {
    if files[path] != nil { return nil }
    let inside = files.keys.filter { $0.hasPrefix(path + "/") && $0.hasSuffix(".swift") }
    guard !inside.isEmpty else { throw ScenarioFileError("there is no such file or folder") }
    return inside.map { String($0.dropFirst(path.count + 1)) }.sorted()
  }
}

/// A loader whose Swift files all hold the hand-made model.
func handMadeLoader(
  _ model: SourceModel = HandMade.library, files: [String: String] = [:]
) -> ScenarioLoader {
  var all = files
  all["/Scenarios/Library.swift"] = ""
  return ScenarioLoader(workingDirectory: "/", files: MemoryFiles(files: all)) { _, _ in model }
}

/// Loads a script over the hand-made model.
func script(_ text: String, _ loader: ScenarioLoader = handMadeLoader()) -> ScenarioScript {
  ScenarioScript.load(path: "Scenarios/a.tips", text: text, loader: loader)
}

/// Runs a script over the hand-made model, which has to be without errors.
func run(_ text: String, mode: String = "normal") -> ScenarioRun {
  let script = script("tips Library.swift\n" + text)
  let mode = script.modes.first { $0.name == mode } ?? .normal
  return script.run(mode: mode)
}
