import OpenTipKit
import Testing

@testable import TipScenario

/// Tips as transcripts have them: a gallery.
@Suite struct PictureTests {
  private let favorite = Pictures.favorite

  @Test(
    arguments: [
      (
        20,
        """
        +------------------+
        | ★ Save as a    ✕ |
        |   Favorite       |
        |   Your favorite  |
        |   recipes always |
        |   appear at the  |
        |   top of the     |
        |   list.          |
        |------------------|
        |   [Learn more]   |
        |   [Not now]      |
        +------------------+
        """
      ),
      (
        40,
        """
        +--------------------------------------+
        | ★ Save as a Favorite               ✕ |
        |   Your favorite recipes always       |
        |   appear at the top of the list.     |
        |--------------------------------------|
        |   [Learn more]  [Not now]            |
        +--------------------------------------+
        """
      ),
      (
        60,
        """
        +----------------------------------------------------------+
        | ★ Save as a Favorite                                   ✕ |
        |   Your favorite recipes always appear at the top of the  |
        |   list.                                                  |
        |----------------------------------------------------------|
        |   [Learn more]  [Not now]                                |
        +----------------------------------------------------------+
        """
      ),
      (
        100,
        """
        +--------------------------------------------------------------------------------------------------+
        | ★ Save as a Favorite                                                                           ✕ |
        |   Your favorite recipes always appear at the top of the list.                                    |
        |--------------------------------------------------------------------------------------------------|
        |   [Learn more]  [Not now]                                                                        |
        +--------------------------------------------------------------------------------------------------+
        """
      ),
    ])
  func inEveryWidth(width: Int, picture: String) {
    #expect(Pictures.text(favorite, width: width) == picture)
  }

  @Test(
    arguments: [
      (
        TipPicture.Edge.top,
        """
        +-------------▲--------------+
        | ★ Save as a Favorite     ✕ |
        |   Your favorite recipes    |
        |   always appear at the top |
        |   of the list.             |
        |----------------------------|
        |   [Learn more]  [Not now]  |
        +----------------------------+
        """
      ),
      (
        TipPicture.Edge.bottom,
        """
        +----------------------------+
        | ★ Save as a Favorite     ✕ |
        |   Your favorite recipes    |
        |   always appear at the top |
        |   of the list.             |
        |----------------------------|
        |   [Learn more]  [Not now]  |
        +-------------▼--------------+
        """
      ),
      (
        TipPicture.Edge.leading,
        """
        +----------------------------+
        | ★ Save as a Favorite     ✕ |
        |   Your favorite recipes    |
        ◀   always appear at the top |
        |   of the list.             |
        |----------------------------|
        |   [Learn more]  [Not now]  |
        +----------------------------+
        """
      ),
      (
        TipPicture.Edge.trailing,
        """
        +----------------------------+
        | ★ Save as a Favorite     ✕ |
        |   Your favorite recipes    |
        |   always appear at the top ▶
        |   of the list.             |
        |----------------------------|
        |   [Learn more]  [Not now]  |
        +----------------------------+
        """
      ),
    ])
  func theArrowIsInTheEdge(edge: TipPicture.Edge, expected: String) {
    var picture = favorite
    picture.arrowEdge = edge
    #expect(Pictures.text(picture, width: 30) == expected)
  }

  @Test func aPopoverWithoutAnEdgeHasItsArrowAtTheTop() {
    var picture = favorite
    picture.kind = .popover
    let inline = picture.lines(width: 30)
    picture.arrowEdge = .top
    #expect(picture.lines(width: 30) == inline)
    #expect(inline[0].contains("▲"))
  }

  @Test func anArrowAtTheSideIsNeverInTheLineBetweenTheParts() {
    var picture = Pictures.words("One")
    picture.arrowEdge = .trailing
    picture.actions = [.init(id: "a", label: .init("A")), .init(id: "b", label: .init("B"))]
    #expect(
      Pictures.text(picture, width: 20) == """
        +------------------+
        | One            ✕ ▶
        |------------------|
        | [A]  [B]         |
        +------------------+
        """)
  }

  @Test func withoutAnImage() {
    #expect(
      Pictures.text(Pictures.words("Search", "Find a recipe by its name.")) == """
        +--------------------------------------+
        | Search                             ✕ |
        | Find a recipe by its name.           |
        +--------------------------------------+
        """)
  }

  @Test func picturesWithoutASignAreNamed() {
    var picture = Pictures.words("Welcome", "It is good to see you.")
    picture.image = Image("welcome-hero")
    #expect(
      Pictures.text(picture) == """
        +--------------------------------------+
        | [asset welcome-hero]               ✕ |
        | Welcome                              |
        | It is good to see you.               |
        +--------------------------------------+
        """)
    picture.image = Image(systemName: "figure.archery.circle.fill")
    #expect(
      Pictures.text(picture, width: 20) == """
        +------------------+
        | [figure.archer ✕ |
        | y.circle.fill]   |
        | Welcome          |
        | It is good to    |
        | see you.         |
        +------------------+
        """)
  }

  @Test func buttonsFlow() {
    var picture = Pictures.words("Many ways")
    picture.actions = (1...9).map {
      .init(id: "\($0)", label: .init(String(repeating: "Go ", count: $0)))
    }
    #expect(
      Pictures.text(picture) == """
        +--------------------------------------+
        | Many ways                          ✕ |
        |--------------------------------------|
        | [Go]  [Go Go]  [Go Go Go]            |
        | [Go Go Go Go]  [Go Go Go Go Go]      |
        | [Go Go Go Go Go Go]                  |
        | [Go Go Go Go Go Go Go]               |
        | [Go Go Go Go Go Go Go Go]            |
        | [Go Go Go Go Go Go Go Go Go]         |
        +--------------------------------------+
        """)
  }

  @Test func moreButtonsThanAnyoneTapsAreCounted() {
    var picture = Pictures.words("Hundreds")
    picture.actions = (1...300).map { .init(id: "\($0)", label: .init("\($0)")) }
    let lines = picture.lines(width: 40)
    #expect(lines.count == 14)
    #expect(lines[12] == "| … and 250 more                       |")
  }

  @Test func anEmptyTitleAndAnEmptyLabel() {
    var picture = Pictures.words("", "")
    picture.actions = [.init(id: "a", label: .init(""))]
    #expect(
      Pictures.text(picture, width: 20) == """
        +------------------+
        |                ✕ |
        |                  |
        |------------------|
        | []               |
        +------------------+
        """)
  }

  @Test("Widths beyond the sensible are taken into it")
  func widths() {
    #expect(favorite.lines(width: -5) == favorite.lines(width: 20))
    #expect(favorite.lines(width: 100_000) == favorite.lines(width: 200))
  }
}
