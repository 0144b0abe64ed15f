import Foundation
import Testing
import TipSource

@Test func scratch() {
  let root = ProcessInfo.processInfo.environment["TIPS"] ?? "Tests/TipSourceTests/Corpus"
  let start = Date()
  let found = SourceFiles.find(
    paths: [root], relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
  let read = Date()
  let model = SourceReader().read(found.files)
  let inspection = Inspection(model, diagnostics: found.diagnostics)
  print(inspection.text)
  for d in found.diagnostics + model.diagnostics {
    print("\(d.place.map { "\($0.path):\($0.line):\($0.column)" } ?? "-"): \(d.severity): \(d.message) [\(d.code)]")
  }
  print("find", read.timeIntervalSince(start), "read", Date().timeIntervalSince(read))
}
