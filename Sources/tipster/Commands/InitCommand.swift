import Foundation
import TipScenario
import TipSource

/// `tipster init`: a first scenario for an app, its snapshot and a workflow for CI.
struct InitCommand: Command {
  static let syntax = CommandSyntax(
    "init", operands: "[APP]", count: 0...1,
    summary: "write a first scenario for an app, its snapshot and a CI file",
    discussion: """
      APP is the folder with the app's Swift source, or a Swift file; without it, the current
      folder. The files are written into the current folder; what is there is left as it is.
      """)

  static let scenarioPath = "Scenarios/first.tips"
  static let snapshotPath = "Snapshots/first.snap"

  private let app: String

  init(_ arguments: ParsedArguments) {
    app = arguments.operands.first ?? "."
  }

  func run(on console: Console) throws -> ExitStatus {
    let loader = ScenarioLoader.local()
    let model: SourceModel
    do {
      model = try loader.model(of: [app], readsApp: true)
    } catch {
      throw UsageError.sourcesNotRead(error.reason)
    }
    guard !model.tips.isEmpty else { throw UsageError.noTips(app) }
    var files: [(path: String, text: String)] = []
    if FileManager.default.fileExists(atPath: Self.scenarioPath) {
      console.output.write("kept   \(Self.scenarioPath)\n")
    } else {
      let (text, transcript) = try firstScenario(of: model, loader)
      files = [(Self.scenarioPath, text), (Self.snapshotPath, transcript)]
    }
    files.append((ContinuousIntegration.path, ContinuousIntegration.workflow))
    for (path, text) in files {
      let isNew = !FileManager.default.fileExists(atPath: path)
      if isNew { try Self.write(text, to: path) }
      console.output.write("\(isNew ? "wrote " : "kept  ") \(path)\n")
    }
    let inspect = ScenarioScript.line("tipster inspect", paths: [app])
    let next = HelpText.table([
      ("tipster test", "runs the scenarios and compares them with their snapshots"),
      ("tipster run \(Self.scenarioPath)", "prints what happens, line by line"),
      (inspect, "shows what was read from the source"),
      ("tipster help commands", "lists what may stand in a scenario"),
      (
        ContinuousIntegration.path, "needs the variable TIPSTER_REPOSITORY: where Tipster's code is"
      ),
    ])
    let count = "\(model.tips.count) tip\(model.tips.count == 1 ? "" : "s")"
    console.output.write("\n\(count) read. Next:\n\(next)")
    return .success
  }

  /// The first proposal that passes, and its transcript.
  private func firstScenario(
    of model: SourceModel, _ loader: ScenarioLoader
  ) throws -> (text: String, transcript: String) {
    let path = ScenarioFile.pathFromScenarios(to: app)
    let command = loader.sourcesLine([app]).prefix { $0 != " " }
    var sources = ScenarioScript.line(String(command), paths: [path])
    if command == "app", model.app?.configureCalls.isEmpty ?? true {
      sources += "\nconfigure display-frequency=immediate"
    }
    for text in FirstScenario(model: model, sources: sources).proposals {
      let script = ScenarioScript.load(path: Self.scenarioPath, text: text, loader: loader)
      guard script.isRunnable else { continue }
      let run = script.run()
      if run.isPassed { return (text, run.transcript) }
    }
    throw UsageError.noFirstScenario(app)
  }

  private static func write(_ text: String, to path: String) throws(UsageError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .cannotWrite(path, reason: error.reason)
    }
  }
}
