import Testing

@testable import TipScenario
@testable import TipSource

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

  func sources(under path: String) throws(ScenarioFileError) -> FoundFiles? {
    if files[path] != nil { return nil }
    let inside = files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
      .map { String($0.dropFirst(path.count + 1)) }
    guard !inside.isEmpty else { throw ScenarioFileError("there is no such file or folder") }
    return FoundFiles(
      swift: inside.filter { $0.hasSuffix(".swift") },
      translations: inside.filter(StringsFile.isOne))
  }

  func translations(in folder: String) -> [String] {
    let head = folder.hasSuffix("/") ? folder : folder + "/"
    return files.keys.filter { $0.hasPrefix(head) && StringsFile.isOne($0) }
      .map { String($0.dropFirst(head.count)) }
      .filter { path in
        let folders = path.split(separator: "/").dropLast()
        return folders.count < 2 && folders.allSatisfy { $0.hasSuffix(".lproj") }
      }.sorted()
  }
}

/// A loader whose Swift files all hold a hand-made model.
func handMadeLoader(
  _ model: SourceModel = HandMade.zoo, files: [String: String] = [:]
) -> ScenarioLoader {
  var all = files
  all["/Scenarios/Library.swift"] = ""
  return ScenarioLoader(workingDirectory: "/", files: MemoryFiles(files: all)) { _, _, _ in model }
}

/// Loads a script with `tips Library.swift` before its lines.
func script(
  _ text: String, model: SourceModel = HandMade.zoo, files: [String: String] = [:]
) -> ScenarioScript {
  ScenarioScript.load(
    path: "Scenarios/a.tips", text: "tips Library.swift\n" + text,
    loader: files.isEmpty && model.tips.count == HandMade.zoo.tips.count
      ? zooLoader : handMadeLoader(model, files: files))
}

/// The loader that most tests share.
private let zooLoader = handMadeLoader()

/// Runs a script over everything there is, and requires that it is without errors.
func run(
  _ text: String, mode: String = "normal", model: SourceModel = HandMade.zoo,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> ScenarioRun {
  let script = script(text, model: model)
  #expect(script.diagnostics.isEmpty, sourceLocation: sourceLocation)
  let mode = script.modes.first { $0.name == mode } ?? .normal
  return script.run(mode: mode)
}

/// The transcript of a script over the Library tips, without its first line.
func transcript(_ text: String, mode: String = "normal", model: SourceModel = HandMade.library)
  -> String
{
  let run = run(text, mode: mode, model: model)
  return run.transcript.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    .dropFirst().joined()
}

/// Requires that every line of a script passes.
func pass(
  _ text: String, mode: String = "normal",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let run = run(text, mode: mode, sourceLocation: sourceLocation)
  for failure in run.failures {
    let place = failure.place.map { "\($0.line): \($0.excerpt ?? "")" } ?? ""
    Issue.record("\(place): \(failure.message) \(failure.details)", sourceLocation: sourceLocation)
  }
}

/// The diagnostics of a script, each as `line:column code: message`, with its notes.
func problems(_ text: String, files: [String: String] = [:]) -> [String] {
  script(text, files: files).diagnostics.map { diagnostic in
    let place = diagnostic.place.map { "\($0.line - 1):\($0.column) " } ?? ""
    return ([place + diagnostic.code + ": " + diagnostic.message] + diagnostic.notes)
      .joined(separator: " | ")
  }
}

/// The failures of a script, each as `code: message`.
func failures(_ text: String, mode: String = "normal") -> [String] {
  run(text, mode: mode).failures.map { "\($0.code): \($0.message)" }
}
