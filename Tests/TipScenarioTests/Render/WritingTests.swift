import OpenTipKit
import Testing

@testable import TipScenario

/// Pictures of tips in several languages and scripts: a gallery.
@Suite struct WritingTests {
  private func text(_ title: String, _ message: String? = nil, width: Int = 30) -> String {
    Pictures.text(Pictures.words(title, message), width: width)
  }

  @Test func longWordsAreSplitWhereNothingElseFits() {
    #expect(
      text(
        "Donaudampfschifffahrtsgesellschaft", "Die Rindfleischetikettierungsüberwachung ist da.",
        width: 24) == """
          +----------------------+
          | Donaudampfschifffa ✕ |
          | hrtsgesellschaft     |
          | Die                  |
          | Rindfleischetikettie |
          | rungsüberwachung ist |
          | da.                  |
          +----------------------+
          """)
  }

  @Test func softHyphensShowWhereALineEnds() {
    #expect(
      text(
        "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", "Ein Selbst\u{AD}bedienungs\u{AD}laden, ohne.",
        width: 22) == """
          +--------------------+
          | Donaudampf-      ✕ |
          | schifffahrt        |
          | Ein Selbst-        |
          | bedienungsladen,   |
          | ohne.              |
          +--------------------+
          """)
  }

  @Test func japaneseBreaksBetweenCharactersButNotBeforePunctuation() {
    #expect(
      text(
        "お気に入りに追加", "レシピを保存すると、いつでもリストの一番上に表示されます。（設定で変更できます）",
        width: 32) == """
          +------------------------------+
          | お気に入りに追加           ✕ |
          | レシピを保存すると、いつでも |
          | リストの一番上に表示されま   |
          | す。（設定で変更できます）   |
          +------------------------------+
          """)
  }

  @Test func koreanAndThai() {
    #expect(
      text("즐겨찾기에 추가", "บันทึกสูตรอาหารเพื่อให้แสดงที่ด้านบนสุด", width: 28)
        == """
        +--------------------------+
        | 즐겨찾기에 추가        ✕ |
        | บันทึกสูตรอาหารเพื่อให้แสดงที่   |
        | ด้านบนสุด                  |
        +--------------------------+
        """)
  }

  @Test func rightToLeftStaysInItsOrder() {
    #expect(
      text("שמירה במועדפים", "احفظ الوصفات لتظهر دائمًا في أعلى القائمة. Version 2.", width: 28)
        == """
        +--------------------------+
        | שמירה במועדפים         ✕ |
        | احفظ الوصفات لتظهر دائمًا |
        | في أعلى القائمة. Version |
        | 2.                       |
        +--------------------------+
        """)
  }

  @Test func emojiFamiliesAndFlags() {
    #expect(
      text("Family 👨‍👩‍👧‍👦 and 👩🏽‍🚀", "🇩🇪🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ ❤︎ ☀ 👍🏿 🫶🏽 ✨ ❤️‍🔥", width: 24) == """
        +----------------------+
        | Family 👨‍👩‍👧‍👦 and 👩🏽‍🚀   ✕ |
        | 🇩🇪🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ ❤︎ ☀ 👍🏿 |
        | 🫶🏽 ✨ ❤️‍🔥             |
        +----------------------+
        """)
  }

  @Test func combiningMarks() {
    #expect(
      text(
        "Cafe\u{301} Ti\u{1EBF}ng Vi\u{1EC7}t", "Z\u{300}\u{301}\u{302}\u{303}a̐l̎g̏o̐ हिन्दी தமிழ்",
        width: 24) == """
          +----------------------+
          | Café Tiếng Việt    ✕ |
          | Z̀́̂̃a̐l̎g̏o̐ हिन्दी தமிழ்     |
          +----------------------+
          """)
  }

  @Test("A pile of marks is cut, what is seen of it stays")
  func zalgo() {
    let pile = "o" + String(repeating: "\u{301}", count: 100_000)
    let picture = Pictures.words("Z\(pile)m").lines(width: 20)
    #expect(picture[1].unicodeScalars.count < 40)
    #expect(picture[1].hasSuffix("m            ✕ |"))
  }

  @Test("What a terminal would act on is written out, and so are marks that turn the direction")
  func controls() {
    #expect(
      text(
        "A\u{1B}[31mred\u{07}", "\u{202E}evil\u{202C} tab\there\u{0}\r\nnew\u{2028}line\u{9B}2J",
        width: 30) == """
          +----------------------------+
          | A\\u{1B}[31mred\\u{7}      ✕ |
          | \\u{202E}evil\\u{202C} tab   |
          | here\\u{0}                  |
          | new                        |
          | line\\u{9B}2J               |
          +----------------------------+
          """)
  }

  @Test func lineBreaksAndBlanksStay() {
    #expect(
      text("One\nTwo", "a\n\n  b   c", width: 20) == """
        +------------------+
        | One            ✕ |
        | Two              |
        | a                |
        |                  |
        |   b   c          |
        +------------------+
        """)
  }

  @Test("Very long words are bounded", arguments: [100_000, 1_000_000])
  func bounded(length: Int) {
    let picture = Pictures.words(
      String(repeating: "x", count: length), String(repeating: "y z ", count: length / 4))
    let lines = picture.lines(width: 60)
    #expect(lines.count < 100)
    #expect(lines.contains { $0.contains("…") })
    #expect(Pictures.words(String(repeating: "\n", count: length)).lines(width: 60).count < 2100)
  }
}
