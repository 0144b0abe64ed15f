import Foundation
import Testing

/// Pages of `render --html` in a real browser.
@Suite(
  .serialized,
  .enabled(
    if: Browser.isInstalled, "Chromium is missing, so no page is opened: make test-browser"),
  .timeLimit(.minutes(5)))
struct BrowserTests {
  /// A scenario whose words try to get out of the page.
  private static let hostile = """
    tips <<END
    import TipKit
    struct SaveTip: Tip {
      var title: Text { Text(verbatim: "<script>document.title='pwned'</script>") }
      var message: Text? {
        Text(verbatim: "<img src=x onerror=\\"document.title='pwned'\\">&lt; \\u{202E}</p></main><h2>out</h2>")
      }
      var image: Image? { Image("\\"><script>document.title='pwned'</script>") }
      var actions: [Action] {
        Action(id: "\\" onclick=\\"document.title='pwned'\\" autofocus onfocus=\\"document.title='pwned'", title: "<b>Go</b>")
        Action(id: "link", title: "[Help](javascript:document.title='pwned')")
      }
    }
    struct GreetTip: Tip {
      var title: Text { Text("שלום **עולם** 👨‍👩‍👧‍👦") }
      var image: Image? { Image(systemName: "star.fill") }
    }
    END
    view Toolbar popover SaveTip arrow=bottom
    view Home inline GreetTip
    launch
    appear Toolbar
    appear Home
    render screen --html out/screen.html
    """

  private func project() throws -> Project {
    let project = try Project(["a.tips": Self.hostile])
    let run = try project.tipster("run", "a.tips")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.hasSuffix("render screen --html out/screen.html\n  written to out/screen.html\n"))
    return project
  }

  @Test func nothingOfTheWordsRunsAndAllOfThemAreThere() throws {
    let dom = try Browser.open("out/screen.html", in: try project(), "--dump-dom")
    #expect(dom.contains("<title>שלום עולם 👨‍👩‍👧‍👦</title>"))
    #expect(!dom.contains("<script") && !dom.contains("<img") && !dom.contains("<b>"))
    #expect(!dom.contains("href"))
    #expect(dom.ranges(of: "<article class=\"tip").count == 2)
    #expect(dom.ranges(of: "<h2>").count == 2)
    #expect(dom.contains("<article class=\"tip popover arrow bottom\">"))
    #expect(
      dom.contains("<h1 dir=\"auto\">&lt;script&gt;document.title='pwned'&lt;/script&gt;</h1>"))
    #expect(
      dom.contains(
        "<p class=\"message\" dir=\"auto\">&lt;img src=x onerror=\"document.title='pwned'\"&gt;&amp;lt; "
          + "\\u{202E}&lt;/p&gt;&lt;/main&gt;&lt;h2&gt;out&lt;/h2&gt;</p>"))
    #expect(dom.contains("<h1 dir=\"auto\">שלום <strong>עולם</strong> 👨‍👩‍👧‍👦</h1>"))
  }

  @Test("The page forbids what it does not need, should words ever get out")
  func thePolicyHolds() throws {
    let project = try project()
    let page = try #require(project.text("out/screen.html"))
    let broken = page.replacing(
      "</main>",
      with: "<script>document.title='pwned'</script><img src='file:///etc/hostname' "
        + "onerror=\"document.title='pwned'\"></main>")
    try project.write(broken, to: "out/broken.html")
    let dom = try Browser.open("out/broken.html", in: project, "--dump-dom")
    #expect(dom.contains("<script>"))
    #expect(!dom.contains("<title>pwned</title>"))
    // Without it the same script runs: the check can fail.
    let free = broken.replacing("default-src 'none'; ", with: "")
    try project.write(free, to: "out/free.html")
    #expect(
      try Browser.open("out/free.html", in: project, "--dump-dom").contains("<title>pwned</title>"))
  }

  @Test func theCardIsLightOrDark() throws {
    let project = try project()
    var pictures: [Data] = []
    for isDark in [false, true] {
      let name = isDark ? "dark.png" : "light.png"
      _ = try Browser.open("out/screen.html", in: project, isDark: isDark, "--screenshot=\(name)")
      pictures.append(try Data(contentsOf: project.url(name)))
    }
    #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) && $0.count > 5_000 })
    #expect(pictures[0] != pictures[1])
  }

  /// The style has to be measured from within; a page with its policy removed measures itself.
  @Test(arguments: [(false, "rgb(0, 0, 0)"), (true, "rgb(255, 255, 255)")])
  func theCardLooksLikeATip(isDark: Bool, label: String) throws {
    let project = try project()
    let page = try #require(project.text("out/screen.html"))
    let measure = """
      <pre id="measured"></pre><script>
      const style = (what) => getComputedStyle(document.querySelector(what));
      const card = document.querySelector('.tip.inline').getBoundingClientRect();
      document.getElementById('measured').textContent = JSON.stringify([
        style('h1').color, style('h1').fontWeight, style('.tip').borderRadius,
        style('.actions button').color != style('h1').color,
        card.left >= 0 && card.right <= innerWidth && card.height > 40,
        document.documentElement.scrollWidth <= innerWidth,
        style('.tip.inline h1').direction]);
      </script></main>
      """
    try project.write(
      page.replacing("default-src 'none'; ", with: "").replacing("</main>", with: measure),
      to: "out/measured.html")
    let dom = try Browser.open("out/measured.html", in: project, isDark: isDark, "--dump-dom")
    #expect(
      dom.contains(
        "<pre id=\"measured\">[\"\(label)\",\"600\",\"16px\",true,true,true,\"rtl\"]</pre>"))
  }
}
