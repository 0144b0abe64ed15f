import Testing

@testable import TipScenario

/// Columns by Unicode's tables.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｶﾅ", 2), ("Ａ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ไทย", 3), ("ที่", 1), ("हि", 2), ("שלום", 4), ("שׁ", 1),
    ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("🇩🇪", 2), ("🇩🇪🇯🇵", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("❤", 1), ("❤️", 2),
    ("❤︎", 1), ("☝🏽", 2), ("❤️‍🔥", 2), ("❤‍🔥", 2), ("©", 1), ("★✕▲→…", 5), ("\u{200D}", 0),
    ("\u{301}", 0), ("a\u{301}\u{302}\u{303}", 1), ("𠀀", 2), ("\u{E000}", 1),
  ])
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
