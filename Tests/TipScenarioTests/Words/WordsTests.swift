import Testing

@testable import TipScenario
@testable import TipSource

/// Words in scenarios: `locale`, `strings`, `expect-title`, `expect-message`, `expect-actions`.
@Suite struct WordsTests {
  private static let swift = """
    import TipKit
    struct ShareTip: Tip {
      var title: Text { Text("share.title") }
      var message: Text? { Text("Friends see \\(3) photos") }
      var actions: [Action] {
        Action(id: "share") { Text("Share") }
        Action(id: "later", title: "Later")
      }
    }
    struct PlainTip: Tip {
      var title: Text { Text(verbatim: "Plain\\u{7}") }
    }
    """

  private static let catalogue = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "share.title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Share Your Trip" } },
        "de": { "stringUnit": { "state": "translated", "value": "Teile deine Reise" } } } },
      "Friends see %lld photos": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Freunde sehen %lld Fotos" } } } },
      "Share": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Teilen" } },
        "fr": { "stringUnit": { "state": "translated", "value": "Partager" } } } } } }
    """

  private static let files = [
    "/App/Tips.swift": swift, "/App/Localizable.xcstrings": catalogue,
    "/Other/de.lproj/Localizable.strings": "\"share.title\" = \"Von anderswo\";",
    "/Other/Nothing/Read.swift": "",
  ]

  private func load(_ text: String, files: [String: String] = files) -> ScenarioScript {
    let loader = ScenarioLoader(workingDirectory: "/", files: MemoryFiles(files: files))
    return ScenarioScript.load(path: "a.tips", text: text, loader: loader)
  }

  private func run(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> ScenarioRun {
    let script = load("tips App\n" + text)
    #expect(script.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return script.run()
  }

  private func problems(_ text: String, files: [String: String] = files) -> [String] {
    load(text, files: files).diagnostics.map { diagnostic in
      ([diagnostic.code + ": " + diagnostic.message] + diagnostic.notes).joined(separator: " | ")
    }
  }

  @Test func aTimelineOfLanguages() {
    let run = run(
      """
      expect-title ShareTip "Share Your Trip"
      expect-message ShareTip "Friends see 3 photos"
      expect-actions ShareTip share later
      locale de-AT
      expect-title ShareTip "Teile deine Reise"
      expect-message ShareTip "Freunde sehen 3 Fotos"
      launch
      locale en
      expect-title ShareTip "Share Your Trip"
      locale de
      expect-title ShareTip "Teile deine Reise"
      expect-title PlainTip "Plain\\u{7}"
      expect-message PlainTip none
      expect-actions PlainTip none
      """)
    #expect(run.failures.map(\.message) == [])
    #expect(run.warnings == [])
    #expect(run.expectationCount == 10)
  }

  @Test func failuresShowBothTextsAndWhereTheWordsComeFrom() {
    let run = run(
      """
      locale de
      expect-title ShareTip "Share\\nit"
      expect-message ShareTip none
      expect-message ShareTip "none"
      expect-actions ShareTip later
      expect-actions PlainTip ok
      expect-message PlainTip "x"
      expect-title PlainTip "Plain"
      locale ja
      expect-title ShareTip "共有"
      """)
    #expect(
      run.failures.map { ([$0.message] + $0.details).joined(separator: "\n") }
        == [
          #"""
          expected the title of ShareTip to be "Share\nit", but it is "Teile deine Reise"
          key "share.title" of Localizable in de, App/Localizable.xcstrings
          """#,
          """
          expected the message of ShareTip to be none, but it is "Freunde sehen 3 Fotos"
          key "Friends see %lld photos" of Localizable in de, App/Localizable.xcstrings
          """,
          """
          expected the message of ShareTip to be "none", but it is "Freunde sehen 3 Fotos"
          key "Friends see %lld photos" of Localizable in de, App/Localizable.xcstrings
          """,
          """
          expected the actions later of ShareTip, but they are share later
          action share: "Teilen"
          action later: "Later"
          """,
          "expected the actions ok of PlainTip, but they are none",
          #"expected the message of PlainTip to be "x", but there is none"#,
          #"expected the title of PlainTip to be "Plain", but it is "Plain\u{7}""#,
          """
          expected the title of ShareTip to be "共有", but it is "Share Your Trip"
          key "share.title" of Localizable in en, App/Localizable.xcstrings
          key "share.title" of Localizable has no words in ja
          """,
        ])
  }

  @Test func eachMissingTranslationIsAWarningOnce() {
    let run = run(
      """
      locale fr
      expect-title ShareTip "Share Your Trip"
      expect-title ShareTip "Share Your Trip"
      show ShareTip
      locale de
      locale fr
      """)
    #expect(
      run.warnings.map(\.message) == [
        #"ShareTip: "share.title" has no words in fr"#,
        #"ShareTip: "Friends see %lld photos" has no words in fr"#,
      ])
    #expect(run.warnings.allSatisfy { $0.code == "missing-translation" })
    #expect(run.warnings.first?.place?.path == "App/Tips.swift")
    // Without a `locale` line nothing is said, and a tip that no line names says nothing.
    #expect(self.run("expect-title ShareTip \"Share Your Trip\"").warnings == [])
    #expect(self.run("locale fr\nexpect-message PlainTip none").warnings == [])
  }

  @Test func showTellsTheKeyWhereTheWordsAreOthers() {
    let text = run("locale de\nshow ShareTip").transcript
    #expect(
      text.hasSuffix(
        """
        show ShareTip
          ShareTip     App/Tips.swift:2
            id         "ShareTip"
            title      "Teile deine Reise"  ("share.title")
            message    "Freunde sehen 3 Fotos"  ("Friends see %lld photos")
            action     share: "Teilen"  ("Share")
            action     later: "Later"
            status     pending
            on screen  no: not-running
            history    0 displays

        """))
  }

  @Test func namedTranslationsGoFirst() {
    let run = run(
      "locale de\nexpect-title ShareTip \"Von anderswo\"\nstrings Other\n"
        + "expect-actions ShareTip share later")
    #expect(run.failures.map(\.message) == [])
    #expect(
      self.run(
        "strings Other/de.lproj/Localizable.strings\nlocale de\n"
          + "expect-title ShareTip \"Von anderswo\""
      ).failures.map(\.message) == [])
  }

  @Test func whatIsWrongWithTheLines() {
    #expect(
      problems("tips App\nlocale german") == [
        "unknown-locale: there is no language german | Did you mean de?"
      ])
    #expect(
      problems("tips App\nlocale pt-BT-x") == [
        "unknown-locale: there is no language pt-BT-x | "
          + "Write one like de, pt-BR or zh-Hant-TW."
      ])
    #expect(
      problems("tips App\nlocale") == [
        "missing-argument: locale needs a language, say de or pt-BR | Usage: locale ID."
      ])
    #expect(
      problems("tips App\nstrings Gone") == [
        "file-not-read: Gone cannot be read: there is no such file or folder"
      ])
    #expect(
      problems("tips App\nstrings Other/Nothing") == [
        "file-not-read: Other/Nothing cannot be read: there are no translations in it"
      ])
    #expect(
      problems("tips App\nstrings App/Tips.swift") == [
        "file-not-read: App/Tips.swift cannot be read: it is no .xcstrings, .strings or "
          + ".stringsdict file"
      ])
    #expect(
      problems("tips App\nexpect-title ShareTip a b") == [
        "extra-argument: expect-title takes no b here | Usage: expect-title TIP \"WORDS\"."
      ])
    #expect(
      problems("tips App\nexpect-actions ShareTip") == [
        "missing-argument: expect-actions needs an action's id | Usage: expect-actions TIP ID…|none."
      ])
  }

  @Test func aSingleFileHasTheTranslationsOfItsFolderAndNotThoseAbove() {
    var files = Self.files
    files["/App/Deep/Tips.swift"] = Self.swift
    files["/App/Deep/de.lproj/Localizable.strings"] = "\"Share\" = \"Her damit\";"
    files["/App/Deep/More/Localizable.xcstrings"] = Self.catalogue
    let script = load(
      "tips App/Deep/Tips.swift\nlocale de\nexpect-title ShareTip share.title\nshow ShareTip",
      files: files)
    let run = script.run()
    #expect(run.failures.map(\.message) == [])
    #expect(run.transcript.contains("share: \"Her damit\""))
  }

  @Test func aDamagedCatalogueIsAWarningAndTheScriptGoesOn() {
    var files = Self.files
    files["/App/Localizable.xcstrings"] = "{\n  \"strings\": {"
    let run = load("tips App\nlocale de\nexpect-title ShareTip share.title", files: files).run()
    #expect(run.failures.map(\.message) == [])
    let warning = run.warnings.first { $0.code == "bad-strings" }
    #expect(
      warning?.message
        == "the translations of App/Localizable.xcstrings cannot be read: the file ends too early")
    #expect(warning?.place?.line == 2)
  }

  @Test(arguments: ["", "locale de\n"])
  func aDamagedCatalogueIsToldOfOnceWhereWordsAreLookedUp(locale: String) {
    var files = Self.files
    files["/App/Localizable.xcstrings"] = "{\n  \"strings\": {"
    let lines = "expect-title ShareTip share.title\n"
    let run = load("tips App\n\(locale)launch\n\(lines)\(lines)", files: files).run()
    #expect(run.warnings.count { $0.code == "bad-strings" } == 1)
    let silent = load("tips App\nlaunch\nexpect-status ShareTip pending", files: files).run()
    #expect(silent.warnings.count { $0.code == "bad-strings" } == 0)
  }

  @Test func catalogueFilesAreOnlyReadForWords() {
    struct Files: ScenarioFiles {
      let memory: MemoryFiles

      func contents(of path: String) throws(ScenarioFileError) -> [UInt8] {
        if path.hasSuffix("xcstrings") { Issue.record("\(path) was read") }
        return try memory.contents(of: path)
      }

      func swiftFiles(under path: String) throws(ScenarioFileError) -> [String]? {
        try memory.swiftFiles(under: path)
      }

      func sources(under path: String) throws(ScenarioFileError) -> FoundFiles? {
        try memory.sources(under: path)
      }
    }
    let loader = ScenarioLoader(
      workingDirectory: "/", files: Files(memory: MemoryFiles(files: Self.files)))
    let script = ScenarioScript.load(
      path: "a.tips", text: "tips App\nlaunch\nexpect-current-tip ShareTip\nwhy ShareTip",
      loader: loader)
    #expect(script.run().isPassed)
  }

  @Test func aSessionReadsTranslationsThatComeLater() {
    let loader = ScenarioLoader(workingDirectory: "/", files: MemoryFiles(files: Self.files))
    let session = ScenarioSession(path: "-", loader: loader)
    for line in ["tips App", "locale de", "expect-title ShareTip \"Teile deine Reise\""] {
      let outcome = session.enter(line)
      #expect(outcome.diagnostics == [] && outcome.failures.map(\.message) == [])
    }
    for line in ["strings Other", "expect-title ShareTip \"Von anderswo\""] {
      let outcome = session.enter(line)
      #expect(outcome.diagnostics == [] && outcome.failures.map(\.message) == [])
    }
  }
}
