import Testing

@testable import TipScenario

@Suite struct LineDiffTests {
  static func unified(_ old: String, _ new: String, context: Int = 3) -> String {
    LineDiff(from: old, to: new).unified(from: "a", to: "b", context: context)
      .map { $0 + "\n" }.joined()
  }

  @Test func changeInTheMiddle() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      Self.unified(old, old.replacing("5", with: "five")) == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func distantChangesAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\n").replacing("\n17\n", with: "\n17\nnew\n")
    #expect(
      Self.unified(old, new, context: 1) == """
        --- a
        +++ b
        @@ -2,3 +2,2 @@
         2
        -3
         4
        @@ -17,2 +16,3 @@
         17
        +new
         18

        """)
  }

  @Test(
    "The ends of texts",
    arguments: [
      ("", "a\n", "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n"),
      ("a", "a\n", "--- a\n+++ b\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\n", "a\n", ""), ("", "", ""),
      ("a\n", "a\n\n", "--- a\n+++ b\n@@ -1 +1,2 @@\n a\n+\n"),
    ])
  func ends(old: String, new: String, expected: String) {
    #expect(Self.unified(old, new) == expected)
  }

  @Test func textsThatLookTheSameDiffer() {
    // Swift calls these equal: a letter with its accent, in one scalar and in two.
    #expect(Self.unified("\u{E9}\n", "e\u{301}\n").utf8.count > 0)
    #expect(Self.unified("a\r\n", "a\n") == "--- a\n+++ b\n@@ -1 +1 @@\n-a\r\n+a\n")
  }

  @Test func everyPairOfShortTextsIsTurnedIntoTheOther() {
    // Exhaustive over all texts of up to four lines of two kinds, with and without a last newline.
    var texts = [""]
    for count in 1...4 {
      for bits in 0..<(1 << count) {
        let lines = (0..<count).map { bits >> $0 & 1 == 0 ? "x" : "y" }.joined(separator: "\n")
        texts += [lines, lines + "\n"]
      }
    }
    for old in texts {
      for new in texts {
        let lines = LineDiff(from: old, to: new).lines
        let isSide = { (side: LineDiff.Change) in
          lines.filter { $0.change != side }
            .map { $0.text + ($0.lacksNewline ? "" : "\n") }.joined()
        }
        #expect(isSide(.added) == old && isSide(.removed) == new)
      }
    }
  }

  @Test func hugeDifferencesAreOneExchange() {
    let old = (0..<30_000).map { "old \($0)\n" }.joined()
    let new = (0..<30_000).map { "new \($0)\n" }.joined()
    let diff = LineDiff(from: "same\n" + old, to: "same\n" + new).unified(from: "a", to: "b")
    #expect(diff.count == 60_004)
    #expect(diff[2] == "@@ -1,30001 +1,30001 @@")
  }
}
