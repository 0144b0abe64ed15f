// swift-tools-version: 6.2

import Foundation
import PackageDescription

// SwiftParser and its companions are library modules of the toolchain: no package is fetched.
// They lie beside the compiler that runs this manifest, whichever way that was installed.
let hostModules = toolchainHostModules()

/// Finds `usr/lib/swift/host` of the toolchain that evaluates this manifest.
///
/// `TIPSTER_SWIFT_HOST` overrides the search, for toolchains laid out in another way.
func toolchainHostModules() -> String {
  let environment = ProcessInfo.processInfo.environment
  if let named = environment["TIPSTER_SWIFT_HOST"] { return named }
  let files = FileManager.default
  var candidates: [URL] = []
  // The manifest is linked against the toolchain's own PackageDescription.
  if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) {
    for line in maps.split(separator: "\n") where line.contains("libPackageDescription") {
      if let slash = line.firstIndex(of: "/") {
        candidates.append(URL(fileURLWithPath: String(line[slash...])))
      }
    }
  }
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    if files.isExecutableFile(atPath: compiler.path) { candidates.append(compiler) }
  }
  for candidate in candidates {
    var folder = candidate.deletingLastPathComponent()
    while folder.path != "/" {
      for suffix in ["lib/swift/host", "usr/lib/swift/host"] {
        let host = folder.appendingPathComponent(suffix)
        if files.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path) {
          return host.path
        }
      }
      folder.deleteLastPathComponent()
    }
  }
  return "/usr/lib/swift/host"
}

let parserModules = [
  "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics",
]
let usesParser: [SwiftSetting] = [.unsafeFlags(["-I", hostModules])]
let linksParser: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", hostModules, "-Xlinker", "-rpath", "-Xlinker", hostModules]
      + parserModules.map { "-l\($0)" })
]

let package = Package(
  name: "Tipster",
  products: [
    .executable(name: "tipster", targets: ["tipster"]),
    .library(name: "OpenTipKit", targets: ["OpenTipKit"]),
    .library(name: "TipSource", targets: ["TipSource"]),
    .library(name: "TipScenario", targets: ["TipScenario"]),
  ],
  targets: [
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "OpenTipKit", dependencies: ["CSQLite"]),
    .target(
      name: "TipSource", dependencies: ["OpenTipKit"], swiftSettings: usesParser,
      // CLDR's plural rules, which Foundation has and does not hand out.
      linkerSettings: linksParser + [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "TipScenario", dependencies: ["TipSource", "OpenTipKit", "CMarkdown"],
      swiftSettings: usesParser,
      // Foundation's own tables of Unicode: display widths and line breaks.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .executableTarget(
      name: "tipster", dependencies: ["TipScenario"], swiftSettings: usesParser),
    .testTarget(name: "OpenTipKitTests", dependencies: ["OpenTipKit"]),
    .testTarget(
      name: "TipSourceTests", dependencies: ["TipSource"], exclude: ["Corpus"],
      swiftSettings: usesParser),
    .testTarget(
      name: "TipScenarioTests", dependencies: ["TipScenario"], swiftSettings: usesParser),
    .testTarget(
      name: "TipsterTests", dependencies: ["TipScenario", "tipster"], swiftSettings: usesParser),
  ],
  swiftLanguageModes: [.v6]
)
