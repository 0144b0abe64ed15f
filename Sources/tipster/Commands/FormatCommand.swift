import Foundation
import TipScenario
import TipSource

/// `tipster fmt`: gives scenarios their canonical layout.
struct FormatCommand: Command {
  static let syntax = CommandSyntax(
    "fmt", operands: "[PATH…]", count: 0...Int.max,
    summary: "give scenarios their canonical layout",
    discussion: """
      PATH is a scenario, a folder of scenarios or - to read standard input and print the result;
      without one, the folder Scenarios. Files are rewritten in place; a file that does not parse
      is left alone.
      """,
    options: [
      Option("check", "change nothing; list what would change, exit status 1 if anything would")
    ])

  private let paths: [String]
  private let checks: Bool

  init(_ arguments: ParsedArguments) {
    paths = arguments.operands
    checks = arguments.has("check")
  }

  func run(on console: Console) throws -> ExitStatus {
    let files = paths.filter { $0 != "-" }
    var names: [String] = paths.contains("-") ? ["-"] : []
    var status = ExitStatus.success
    if names.isEmpty || !files.isEmpty {
      let search = try ScenarioSearch(named: files, includesParts: true)
      console.report(search.problems)
      if !search.problems.isEmpty { status = .invalid }
      names += search.files.map(\.path)
    }
    for name in names {
      do {
        let hasChanged = try format(name, on: console)
        if hasChanged, checks, status == .success { status = .failed }
      } catch let error as UsageError {
        console.errors.write(error.render(colours: console.colours(on: console.errors)))
        status = .invalid
      }
    }
    return status
  }

  /// Formats one file; true when its layout was another.
  private func format(_ path: String, on console: Console) throws -> Bool {
    let text = try Scripts().text(of: path)
    let formatted: String
    switch ScenarioFormatter.format(text, path: path) {
    case .formatted(let result): formatted = result
    case .failed(let diagnostics):
      console.report(diagnostics)
      throw UsageError.notFormatted(path)
    }
    if path == "-", !checks { console.output.write(formatted) }
    guard !formatted.utf8.elementsEqual(text.utf8) else { return false }
    if path != "-", !checks { try Self.write(formatted, to: path) }
    if path != "-" || checks { console.output.write("\(DiagnosticText.escaped(path))\n") }
    return true
  }

  /// Puts the new text in place in one step; the file keeps its permissions, a link its target.
  private static func write(_ text: String, to path: String) throws(UsageError) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let files = FileManager.default
      let permissions = try files.attributesOfItem(atPath: file.path)[.posixPermissions]
      try Data(text.utf8).write(to: file, options: .atomic)
      if let permissions {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
      }
    } catch {
      throw .cannotWrite(path, reason: error.reason)
    }
  }
}
