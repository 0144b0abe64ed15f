import Foundation
import Testing
import TipSource
@Suite struct TemporaryTests {
  @Test func apps() {
    let env = ProcessInfo.processInfo.environment
    guard let path = env["APP"] else { return }
    let files = SourceFiles.find(paths: [path], relativeTo: URL(fileURLWithPath: "/")).files
    let platform = SourceConfiguration.Platform(rawValue: env["PLATFORM"] ?? "ios")!
    let clock = ContinuousClock()
    for build in [SourceConfiguration.Build.debug, .release] {
      var model = SourceModel()
      let t = clock.measure {
        model = SourceReader(
          configuration: SourceConfiguration(build: build, platform: platform), readsApp: true
        ).read(files)
      }
      print("=== \(build) read", t)
      guard let app = model.app else { return }
      for c in app.configureCalls {
        print(
          "CONFIGURE", c.isAtStart, c.context,
          c.options.map { "\($0.key)=\($0.value ?? "nil") <\($0.source)>" },
          c.location.path.suffix(30), c.location.line)
      }
      for i in app.launchArguments {
        print("ARG", i.name, i.form, i.guards, i.location.path.suffix(24), i.location.line)
      }
      for i in app.environmentVariables { print("ENV", i.name, i.form, i.guards, i.location.line) }
      for d in app.unfollowed { print("UNFOLLOWED", d.message) }
      for args in [[]]
        + (env["ARGS"] ?? "").split(separator: ";").map({
          $0.split(separator: " ").map(String.init)
        })
      {
        let h = RecordingHost();
        h.launchArguments = args.filter { !$0.contains("=") || $0.hasPrefix("-") }
        for a in args where a.contains("=") && !a.hasPrefix("-") {
          let p = a.split(separator: "=", maxSplits: 1); h.environment[String(p[0])] = String(p[1])
        }
        let t = clock.measure { model.runStart(in: h) }
        print("--- launch \(args)", t); print(h.log.joined(separator: "\n"))
      }
      let n = Int(env["LOOP"] ?? "0")!
      let t2 = clock.measure { for _ in 0..<n { model.runStart(in: RecordingHost()) } }
      print("LOOP", n, t2)
      for tip in model.tips {
        for (a, h) in zip(tip.actions, tip.actionHandlers) {
          if let h {
            let host = RecordingHost(); model.run(h, for: a, of: tip.name, in: host);
            print("ACTION \(tip.name).\(a.id):", host.log)
          }
        }
      }
    }
  }
}
