import OpenTipKit
import Testing

@testable import TipScenario

/// Pages of HTML, as text; what a browser makes of them is looked at by BrowserTests.
@Suite struct TipPageTests {
  /// The part of a page between the body's tags.
  private func body(_ pictures: TipPicture...) -> String {
    let html = TipPage(pictures).html
    let start = html.firstRange(of: "<main>\n")?.upperBound ?? html.startIndex
    let end = html.firstRange(of: "\n</main>")?.lowerBound ?? html.endIndex
    return String(html[start..<end])
  }

  @Test func aTip() {
    var picture = Pictures.favorite
    picture.kind = .popover
    picture.arrowEdge = .bottom
    picture.place = "HomeView.toolbar"
    #expect(
      body(picture) == """
        <section>
        <h2><bdi>HomeView.toolbar</bdi></h2>
        <article class="tip popover arrow bottom">
        <button type="button" class="close" aria-label="Close">✕</button>
        <div class="image" role="img" aria-label="star.fill">★︎</div>
        <div class="words">
        <h1 dir="auto">Save as a Favorite</h1>
        <p class="message" dir="auto">Your favorite recipes always appear at the top of the list.</p>
        </div>
        <ul class="actions">
        <li><button type="button" dir="auto" data-action="learn">Learn more</button></li>
        <li><button type="button" dir="auto" data-action="later">Not now</button></li>
        </ul>
        </article>
        </section>
        """)
  }

  @Test func markdownIsMarkup() {
    #expect(
      body(Pictures.words("**a** _b_", "~~c~~ `d` [e](javascript:alert) ***f***")).contains(
        """
        <h1 dir="auto"><strong>a</strong> <em>b</em></h1>
        <p class="message" dir="auto"><s>c</s> <code>d</code> <span class="link">e</span> \
        <strong><em>f</em></strong></p>
        """))
  }

  @Test func nothingOfTheWordsIsMarkup() {
    let hostile = #"<script>alert("1")</script>&amp;'"# + "\u{1B}[31m\u{202E}\u{0}\u{301}<\u{301}b>"
    var picture = TipPicture(
      image: Image(hostile), title: .init(hostile, isMarkdown: false),
      message: .init(hostile, isMarkdown: false),
      actions: [.init(id: hostile, label: .init(hostile, isMarkdown: false))], place: hostile)
    picture.language = hostile
    let html = TipPage([picture]).html
    let escaped =
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;&#39;"
      + "\\u{1B}[31m\\u{202E}\\u{0}\u{301}&lt;\u{301}b&gt;"
    #expect(!html.contains("<script"))
    #expect(!html.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
    #expect(html.contains("<h1 dir=\"auto\">\(escaped)</h1>"))
    #expect(html.contains("data-action=\"\(escaped)\""))
    // The title, the heading, the language of page and card, image, title, message, id and label.
    #expect(html.ranges(of: "&lt;script&gt;").count == 9)
  }

  @Test func softHyphensAndLineBreaks() {
    #expect(
      body(Pictures.words("Donau\u{AD}dampf a\u{200B}b\r\nc")).contains(
        ">Donau&shy;dampf a<wbr>b\nc</h1>"))
  }

  @Test func symbolsAreSignsAndOthersAreNamed() {
    var picture = Pictures.words("T")
    picture.image = Image(systemName: "star.fill")
    #expect(
      body(picture).contains(
        "<div class=\"image\" role=\"img\" aria-label=\"star.fill\">★\u{FE0E}</div>"))
    picture.image = Image("hero")
    #expect(
      body(picture).contains("<div class=\"image name\" title=\"asset\"><bdi>hero</bdi></div>"))
  }

  @Test func theLanguageOfTheWords() {
    var picture = Pictures.words("مرحبا")
    #expect(TipPage([picture]).html.contains("<html lang=\"en\">"))
    picture.language = "ar"
    let html = TipPage([picture]).html
    #expect(html.contains("<html lang=\"ar\">"))
    #expect(html.contains("<article class=\"tip inline\" lang=\"ar\" dir=\"rtl\">"))
  }

  @Test func anEmptyScreen() {
    #expect(body() == "<p class=\"none\">Nothing is on screen</p>")
  }

  @Test func aPageBeginsWithItsMarkAndLoadsNothing() {
    let html = TipPage([Pictures.favorite]).html
    #expect(html.hasPrefix(TipPage.marker))
    #expect(html.hasSuffix("</html>\n"))
    #expect(html.contains("content=\"default-src 'none'; "))
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("url("))
    #expect(!html.contains(" style="))
  }
}
