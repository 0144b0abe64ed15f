import OpenTipKit
import Testing

@testable import TipScenario
@testable import TipSource

/// The places of an app's own on the screen, by the names of its views.
@Suite struct AppScreenTests {
  /// A library with two tabs: the first shows two tips, the second one; a sheet shows one.
  static let model: SourceModel = {
    var model = HandMade.library
    var app = SourceApp()
    let root = SourcePlace.Host(view: "ContentView", isShownAtOnce: true)
    let behind = SourcePlace.Host(view: "ContentView", isShownAtOnce: false)
    func place(_ tip: String, _ kind: SourcePlace.Kind, _ hosts: [SourcePlace.Host]) {
      app.places.append(
        SourcePlace(
          hosts: hosts, kind: kind, subject: .tip(tip), arrowEdge: nil, action: nil,
          location: SourceLocation(path: "Views.swift", line: app.places.count + 1, column: 1)))
    }
    let home = SourcePlace.Host(view: "HomeView", isShownAtOnce: true)
    place("CollectionTip", .inline, [home, root])
    place("SearchTip", .popover, [home, root])
    place("SearchTip", .inline, [home, root])
    place("ShareTip", .popover, [.init(view: "ShareView", isShownAtOnce: true), behind])
    let sheet = SourcePlace.Host(view: "SheetView", isShownAtOnce: true)
    place("SearchTip", .inline, [sheet, .init(view: "OuterView", isShownAtOnce: false)])
    model.app = app
    return model
  }()

  private func run(_ lines: String) -> ScenarioRun {
    script("configure display-frequency=immediate\n" + lines).run()
  }

  private func script(_ lines: String) -> ScenarioScript {
    ScenarioScript.load(
      path: "Scenarios/a.tips", text: "app Library.swift\n" + lines,
      loader: handMadeLoader(Self.model))
  }

  @Test func nothingIsOnScreenUntilAViewAppears() {
    let run = run(
      """
      launch
      expect-displayed none
      expect-blocked SearchTip no-view
      """)
    #expect(run.failures.isEmpty)
  }

  @Test func aViewBringsAllOfItsPlacesInSourceOrder() {
    let run = run(
      """
      launch
      appear HomeView
      show HomeView
      disappear HomeView
      """)
    #expect(
      run.transcript == """
        app Library.swift
        configure display-frequency=immediate
        launch
        appear HomeView
          SearchTip  displayed in HomeView.SearchTip
          SearchTip  displayed in HomeView.SearchTip 2
        show HomeView
          HomeView.CollectionTip  inline   CollectionTip  empty: CollectionTip is pending
          HomeView.SearchTip      popover  SearchTip      displays SearchTip
          HomeView.SearchTip 2    inline   SearchTip      displays SearchTip
        disappear HomeView
          SearchTip  gone from HomeView.SearchTip: the place left the screen
          SearchTip  gone from HomeView.SearchTip 2: the place left the screen

        """)
  }

  @Test(arguments: [
    ("ContentView", "SearchTip"), ("ContentView.SearchTip", "SearchTip"),
    ("HomeView.SearchTip", "SearchTip"), ("ContentView.ShareTip", "ShareTip"),
    ("ShareView", "ShareTip"),
  ]) func aPlaceIsFoundUnderTheViewsAroundItToo(view: String, tip: String) {
    let run = run(
      """
      launch
      set ShareTip.hasCreatedCollection true
      appear \(view)
      expect-displayed \(tip)
      """)
    #expect(run.failures.isEmpty)
  }

  @Test func whatAViewOnlyLeadsToDoesNotComeWithIt() {
    let diagnostics = script("launch\nappear OuterView").diagnostics
    #expect(diagnostics.map(\.code) == ["nothing-to-show"])
    #expect(diagnostics.flatMap(\.notes) == ["Say which: appear SheetView.SearchTip."])
  }

  @Test func viewLinesAddToTheAppsOwn() {
    let run = run(
      """
      view Banner inline ShareTip
      launch
      set ShareTip.hasCreatedCollection true
      appear Banner
      expect-displayed ShareTip
      appear HomeView
      expect-displayed ShareTip SearchTip
      """)
    #expect(run.failures.isEmpty)
  }

  @Test func anAppThatNeverConfiguresIsNotConfigured() {
    let run = script("launch\nexpect-blocked SearchTip not-configured").run()
    #expect(run.failures.isEmpty)
    #expect(run.warnings.map(\.code) == ["never-configured"])
  }

  @Test(arguments: ["--show-all-tips", "--reset-tips", "-resetTipKit", "--no-configure"])
  func harnessArgumentsAreNotTheApps(argument: String) {
    let run = run("expect-error launch-argument-unread launch \(argument)")
    #expect(run.failures.isEmpty)
  }

  @Test func modesUseTipKitsOwnArguments() {
    let text = """
      configure display-frequency=immediate
      modes normal hide-all show-all
      launch
      appear HomeView
      expect-displayed SearchTip
      @hide-all expect-displayed none
      @show-all expect-displayed SearchTip CollectionTip
      """
    let script = script(text)
    for mode in script.modes { #expect(script.run(mode: mode).failures.isEmpty) }
  }
}
