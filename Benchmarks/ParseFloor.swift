// The floor under reading an app: reads the bytes of all files, parses some of them, and ends.
//
// usage: parse-floor LIST-OF-ALL LIST-OF-PARSED
//
// Both on all cores, as tipster does it.

import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

func lines(_ path: String) throws -> [String] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}

/// A file's bytes; one that is not there would make the floor too low.
func contents(_ path: String) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("parse-floor: \(path) cannot be read")
    exit(1)
  }
  return data
}

let all = try lines(CommandLine.arguments[1])
let parsed = try lines(CommandLine.arguments[2])
let work = Mutex((bytes: 0, nodes: 0))

DispatchQueue.concurrentPerform(iterations: all.count) { index in
  let count = contents(all[index]).count
  work.withLock { $0.bytes += count }
}
DispatchQueue.concurrentPerform(iterations: parsed.count) { index in
  let data = contents(parsed[index])
  let tree = data.withUnsafeBytes { bytes in
    Parser.parse(source: bytes.bindMemory(to: UInt8.self))
  }
  work.withLock { $0.nodes += tree.statements.count }
}
let (bytes, statements) = work.withLock { $0 }
print("\(all.count) files, \(bytes) bytes, \(parsed.count) parsed, \(statements) statements")
