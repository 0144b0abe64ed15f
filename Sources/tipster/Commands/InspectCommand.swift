import TipScenario
import TipSource

/// `tipster inspect`: what was read from Swift source, and what could not be understood.
struct InspectCommand: Command {
  static let syntax = CommandSyntax(
    "inspect", operands: "PATH…", count: 1...Int.max,
    summary: "show what was read from Swift source, and what could not be understood",
    discussion: """
      PATH is a Swift file or a folder, whose Swift files are all read: tips, parameters, events and
      groups, and of an app the places that show tips, what it gives to Tips.configure, and the launch
      arguments and environment variables that it reads. What is doubtful about them
      goes to standard error, or with json is in the document.
      """,
    options: [
      Option("format", argument: "FORMAT", "text (the default) or json"),
      Option("build", argument: "BUILD", "debug (the default) or release, for #if"),
      Option("platform", argument: "NAME", "ios (the default), macos, …, for #if and @available"),
    ])

  /// How what was read is written.
  private enum Format: String {
    case text, json
  }

  private let paths: [String]
  private let format: Format
  private let configuration: SourceConfiguration

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    format = try arguments.choice("format", Format.init(rawValue:), "text or json") ?? .text
    let platforms = SourceConfiguration.Platform.allCases.map(\.rawValue).joined(separator: ", ")
    configuration = SourceConfiguration(
      build: try arguments.choice(
        "build", SourceConfiguration.Build.init(rawValue:), "debug or release")
        ?? .debug,
      platform: try arguments.choice(
        "platform", SourceConfiguration.Platform.init(rawValue:), "one of \(platforms)") ?? .ios)
  }

  func run(on console: Console) throws -> ExitStatus {
    let model: SourceModel
    do {
      model = try ScenarioLoader.local().model(
        of: paths, configuration: configuration, readsApp: true)
    } catch {
      throw UsageError.sourcesNotRead(error.reason)
    }
    let inspection = Inspection(model)
    switch format {
    case .text:
      console.output.write(Self.escaped(inspection.text))
      console.output.flush()
      console.report(inspection.diagnostics)
    case .json: console.output.write(DiagnosticText.escapedJSON(inspection.json))
    }
    return .success
  }

  /// The text without what a terminal would act on.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { DiagnosticText.escaped(String($0)) }.joined(separator: "\n")
  }
}
