import Testing
import TipSource

/// `#if` and `@available`, decided by platform and build.
@Suite struct ConditionTests {
  private func title(_ condition: String, _ configuration: SourceConfiguration) -> String? {
    tip(
      """
      #if \(condition)
      var title: Text { Text("yes") }
      #else
      var title: Text { Text("no") }
      #endif
      """, configuration)?.title.content
  }

  @Test(arguments: [
    ("DEBUG", "yes"), ("!DEBUG", "no"), ("os(iOS)", "yes"), ("os(macOS) || os(iOS)", "yes"),
    ("os(macOS) || os(tvOS)", "no"), ("canImport(TipKit)", "yes"), ("canImport(AppKit)", "no"),
    ("canImport(UIKit) && !os(watchOS)", "yes"), ("swift(>=5.9)", "yes"), ("swift(<5.9)", "no"),
    ("compiler(>=7)", "no"), ("MY_FLAG", "no"), ("targetEnvironment(simulator)", "no"),
    ("(DEBUG && os(iOS)) || MY_FLAG", "yes"), ("false", "no"),
    ("true && !(DEBUG && MY_FLAG)", "yes"),
    ("DEBUG || MY_FLAG && MY_FLAG", "yes"),
  ]) func isDecided(_ condition: String, _ answer: String) {
    #expect(title(condition, SourceConfiguration()) == answer)
  }

  @Test func followsThePlatformAndTheBuild() {
    #expect(title("DEBUG", SourceConfiguration(build: .release)) == "no")
    #expect(title("os(macOS)", SourceConfiguration(platform: .macos)) == "yes")
    #expect(title("canImport(UIKit)", SourceConfiguration(platform: .macos)) == "no")
  }

  @Test(arguments: [
    ("@available(iOS 18, *)", [17], false), ("@available(iOS 18, *)", [18], true),
    ("@available(iOS 17.4, *)", [17, 3], false), ("@available(iOS 17.4, *)", [17, 4, 1], true),
    ("@available(macOS 99, *)", [17], true), ("@available(iOS, introduced: 18)", [17], false),
    ("@available(iOS, obsoleted: 17)", [17], false), ("@available(iOS, unavailable)", [17], false),
    ("@available(*, deprecated)", [17], true),
  ]) func availability(_ attribute: String, _ version: [Int], _ isThere: Bool) {
    let model = read(
      "import TipKit\n\(attribute)\nstruct A: Tip { var title: Text { Text(\"A\") } }",
      SourceConfiguration(version: version))
    #expect(model.tips.isEmpty != isThere)
  }

  @Test(arguments: [([16], "old"), ([18], "new"), ([17, 5], "old")])
  func availableInABody(_ version: [Int], _ words: String) {
    let source = """
      var title: Text {
        guard #available(iOS 18, *) else { return Text("old") }
        return Text("new")
      }
      """
    #expect(tip(source, SourceConfiguration(version: version))?.title.content == words)
  }

  @Test func aroundSingleRulesAndModifiers() {
    let read = tip(
      """
      static let e = Event(id: "e")
      var title: Text {
        Text("A")
          #if os(iOS)
          .bold()
          #endif
      }
      var rules: [Rule] {
        #if os(macOS)
        #Rule(Self.e) { $0.donations.count > 1 }
        #elseif os(iOS)
        #Rule(Self.e) { $0.donations.count > 2 }
        #else
        #Rule(Self.e) { $0.donations.count > 3 }
        #endif
      }
      """)
    #expect(read?.title.content == "A")
    #expect(read?.sourceRules.map(\.source) == ["#Rule(Self.e) { $0.donations.count > 2 }"])
  }
}
