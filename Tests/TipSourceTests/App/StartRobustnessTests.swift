import Testing
import TipSource

@Suite("Starts that mean harm")
struct StartRobustnessTests {
  private static let exhausted =
    "the code takes too many steps, or is nested too deeply: what follows was not run"

  @Test(
    "what never ends is ended, and told",
    arguments: [
      "while true { }",
      "repeat { } while true",
      "forever()",
      "ping()",
      "for a in 0..<100_000_000 { _ = a }",
      "for a in 0..<1000 { for b in 0..<1000 { for c in 0..<1000 { _ = a + b + c } } }",
      "while true { do { try fail() } catch { } }",
      "while true { unknown() }",
      "for _ in 0..<20_000 { _ = Node() }",
      "func local() { local() }\nlocal()",
      "_ = Knot.shared.next.next",
    ])
  func endless(_ lines: String) {
    let source =
      galleryTips + """
        func forever() { forever() }
        func ping() { pong() }
        func pong() { ping() }
        func fail() throws { throw E.e }
        enum E: Error { case e }
        final class Node { var next: Node? }
        final class Knot { static let shared = Knot(); let next = Knot.shared; init() { _ = Knot.shared; forever() } }
        @main struct MyApp: App {
        init() {
        Tips.showAllTipsForTesting()
        \(lines)
        Tips.hideAllTipsForTesting()
        }
        }
        """
    let log = start(source)
    #expect(log.hasPrefix("show-all"))
    #expect(log.contains(Self.exhausted), "\(log)")
    #expect(!log.contains("hide-all"))
  }

  @Test("a singleton that needs itself")
  func selfReference() {
    let source =
      galleryTips + """
        final class A { static let shared = A(); let other = B.shared; init() { ShareTip.count += 1 } }
        final class B { static let shared = B(); let other = A.shared; init() { ShareTip.count += 10 } }
        @main struct MyApp: App { init() { _ = A.shared; try? Tips.configure() } }
        """
    #expect(
      start(source)
        == """
        set ShareTip.count = 10
        set ShareTip.count = 11
        configure
        """)
  }

  @Test("code that doubles at every step is looked into for a bounded time")
  func doubling() {
    let functions = (0..<60).map { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }" }
    let source =
      galleryTips + functions.joined(separator: "\n") + """

        func f60() { if Remote.isOn { Tips.showAllTipsForTesting() } }
        @main struct MyApp: App { init() { f0() } }
        """
    #expect(start(source).hasSuffix(Self.exhausted))
  }

  @Test(
    "broken and odd sources run as far as they go",
    arguments: [
      "@main struct MyApp: App { init() { Tips.configure([",
      "@main struct MyApp: App { init() { Tips.configure([.displayFrequency()]) } }",
      "@main struct MyApp: App { init() { Tips.showTipsForTesting() } }",
      "@main struct MyApp: App { init() { let x = CommandLine.arguments[99]; _ = x } }",
      "@main struct MyApp: App { init() { self.init() } }",
      "@main struct MyApp: App { init() { self = MyApp() } }",
      "@main enum MyApp { static func main() { main() } }",
      "@main struct MyApp: MyApp { }",
      "struct A: App { init() { B() } }\nstruct B: App { init() { A() } }",
      "@main extension Nothing { }",
      "@main struct MyApp: App { var a = MyApp() }",
    ])
  func odd(_ source: String) {
    _ = start("import TipKit\n" + source)
  }
}
