import Testing

@testable import TipScenario

/// `show`: a gallery.
@Suite struct ShowTests {
  private func show(_ what: String, after lines: String) -> String {
    let text = transcript("\(lines)\nshow \(what)", model: HandMade.zoo)
    return text.components(separatedBy: "show \(what)\n").last ?? text
  }

  private static let past = """
    given displayed SearchTip at -2d
    given invalidated ShareTip tip-closed at -1d
    given donate itemAdded 2 at -3d
    given donate itemAdded at -1d
    given set State.plan .pro
    given set State.item '{"price": 3, "category": "tea", "note": null}'
    """

  private static let stored = """
      datastore  default
      tip        SearchTip                     1 display, first 2025-12-30 09:00:00
      tip        ShareTip                      0 displays, invalidated tip-closed 2025-12-31 09:00:00
      event      CollectionTip.itemAddedEvent  3 donations, first 2025-12-29 09:00:00, last 2025-12-31 09:00:00
      parameter  State.item                    Viewed(category: "tea", price: 3, note: nil)
      parameter  State.plan                    .pro
      budget     SearchTip                     first displayed 2025-12-30 09:00:00

    """

  @Test(
    "Everything that the store holds, with or without a process",
    arguments: ["", "view V inline SearchTip\nlaunch", "launch\nset State.session true\nterminate"])
  func store(lines: String) {
    let shown = show("store", after: Self.past + "\n" + lines)
    #expect(
      shown.replacing("2 displays, first", with: "1 display, first")
        .replacing(", 0s on screen", with: "") == Self.stored)
  }

  @Test func anEmptyStore() {
    let empty = "  datastore  default\n  empty\n"
    #expect(show("store", after: "") == empty)
    #expect(
      show("store", after: Self.past + "\nlaunch --reset-tips\nview V inline ShareTip") == empty)
    #expect(
      show("store", after: "launch --no-configure")
        == "  datastore  default\n  not configured: nothing is read or written\n")
  }

  @Test func whyAPlaceIsEmpty() {
    #expect(
      show(
        "views",
        after: """
          group G first-available SearchTip LimitTip
          group H ordered ShareTip
          view A inline ShareTip
          view B inline H
          view C inline G as LimitTip
          view D popover SearchTip
          view E popover LimitTip
          view F inline EagerTip
          view G2 inline EagerTip
          launch
          appear A
          appear B
          appear C
          appear D
          appear E
          appear F
          """) == """
            A   inline   ShareTip       empty: ShareTip is pending
            B   inline   H              empty: H has no current tip
            C   inline   G as LimitTip  empty: the current tip of G is SearchTip
            D   popover  SearchTip      displays SearchTip
            E   popover  LimitTip       empty: the presentation slot is taken
            F   inline   EagerTip       displays EagerTip
            G2  inline   EagerTip       not on screen

          """)
    #expect(
      show("V", after: "view V popover SearchTip\nlaunch\nappear V\ntap-outside")
        == "  V  popover  SearchTip  empty: dismissed\n")
    #expect(
      show("V", after: "view V inline SearchTip\nlaunch\nbackground\nappear V")
        == "  V  inline  SearchTip  empty: the app is in the background\n")
  }

  @Test func theGroupOfAllTipsIsOnlyShownWhereThereIsOne() {
    #expect(show("groups", after: "launch").contains("all "))
    #expect(!show("groups", after: "group G ordered SearchTip\nlaunch").contains("all "))
  }

  @Test func aStructHasItsFieldsInTheirDeclaredOrder() {
    let value = #"'{"price": 3, "note": "x", "category": "tea"}'"#
    #expect(
      failures("launch\nset State.item \(value)\nexpect-parameter State.item \(value)").isEmpty)
    #expect(
      show("State.item", after: "launch\nset State.item \(value)")
        .contains(#"Viewed(category: "tea", price: 3, note: "x")"#))
  }
}
