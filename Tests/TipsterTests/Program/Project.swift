import Foundation
import Testing

/// A temporary folder with the files of one test, and the program run in it.
final class Project {
  let folder: URL

  /// What one call of the program did.
  struct Call {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The program lies beside the test bundle.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("tipster")

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tipster-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// A file's text; nil when there is no such file.
  func text(_ path: String) -> String? {
    try? String(contentsOf: url(path), encoding: .utf8)
  }

  /// The paths of all files below a folder, sorted.
  func files(in path: String = "") -> [String] {
    let root = path.isEmpty ? folder : url(path)
    let all = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      let path = root.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Runs `tipster` in the folder.
  @discardableResult
  func tipster(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Call {
    try run(Self.program, arguments, input: input, environment: environment)
  }

  /// Runs a line of shell in the folder, with the program as `$TIPSTER`.
  @discardableResult
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Call {
    var environment = environment
    environment["TIPSTER"] = Self.program.path
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: "", environment: environment)
  }

  private func run(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Call {
    // Files instead of pipes: no output is too long for them. They lie outside of the folder.
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("tipster-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["input", "output", "errors"].map(streams.appendingPathComponent)
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = environment
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
      variables[name] = variables[name] ?? ProcessInfo.processInfo.environment[name]
    }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the program crashed")
    return Call(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }
}
