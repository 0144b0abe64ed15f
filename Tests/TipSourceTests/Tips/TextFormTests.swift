import Testing
import TipSource

/// A gallery of titles: what each shows, and how far it could be read.
@Suite struct TextFormTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let source: String
    let words: String
    let readability: SourceTip.Readability
    var testDescription: String { source }

    init(_ source: String, _ words: String, _ readability: SourceTip.Readability = .literal) {
      self.source = source
      self.words = words
      self.readability = readability
    }
  }

  static let literal = [
    Form(#"Text("Plain")"#, "Plain"),
    Form(#".init("Short")"#, "Short"),
    Form(#"Text(verbatim: "As it is")"#, "As it is"),
    Form(#"Text("key", bundle: .module, comment: "for translators")"#, "key"),
    Form(#"Text("key", tableName: "Tips")"#, "key"),
    Form(#"Text(LocalizedStringKey("key"))"#, "key"),
    Form(#"Text(LocalizedStringResource("key", defaultValue: "x"))"#, "key"),
    Form(#"Text(String(localized: "key", comment: ""))"#, "key"),
    Form(#"Text(NSLocalizedString("key", comment: ""))"#, "key"),
    Form(##"Text(#"raw \n "text""#)"##, #"raw \n "text""#),
    Form(#"Text("line\nbreak \u{2192} \"there\"")"#, "line\nbreak → \"there\""),
    Form("Text(\"\"\"\n    two\n      lines \\\n    joined\n    \"\"\")", "two\n  lines joined"),
    Form(#"Text("one " + "two")"#, "one two"),
    Form(#"Text("a") + Text("b").bold() + Text("c")"#, "abc"),
    Form(#"Text("Tap \(Image(systemName: "plus")) to add")"#, "Tap [plus] to add"),
    Form(#"Text("A \(Text("bold").bold()) word")"#, "A bold word"),
    Form(#"Text("\(Self.count) of \(Self.count * 2)")"#, "3 of 6"),
    Form(#"Text(Self.words)"#, "Words"),
    Form(#"Text(Words.nested)"#, "Nested"),
    Form(#"Text(Words.made("x"))"#, "made x"),
    Form(#"Text(Kind.second.label)"#, "Second"),
    Form(
      #"Text("Styled").font(.title).foregroundStyle(.linearGradient(colors: [.red]))"#, "Styled"),
    Form(#"Text("Key".localized)"#, "Key"),
    Form(#"Text(#localized("Key"))"#, "Key"),
    Form(#"Text(String(format: "%d of %@", 3, "x"))"#, "3 of x"),
    Form(#"Text(true ? "yes" : "no")"#, "yes"),
    Form(#"if Self.count > 2 { Text("many") } else { Text("few") }"#, "many"),
    Form(#"if #available(iOS 99, *) { Text("new") } else { Text("old") }"#, "new"),
    Form(#"switch Self.count { case 1...2: Text("few"); default: Text("many") }"#, "many"),
    Form(#"let words = "Local"; return Text(words)"#, "Local"),
    Form(#"get { Text("Getter") }"#, "Getter"),
    Form("#if os(macOS)\nText(\"Mac\")\n#else\nText(\"Phone\")\n#endif", "Phone"),
    Form(#"Text(AttributedString("attributed"))"#, "attributed"),
    Form(#"Text(try! AttributedString(markdown: "**md**"))"#, "**md**"),
    Form(#"Optional("mapped").map { Text($0) }!"#, "mapped"),
    Form(#"Text(.init("Init **md**"))"#, "Init **md**"),
    Form(#"Text(Bundle.main.localizedString(forKey: "key", value: nil, table: nil))"#, "key"),
    Form("Text(Generated.title)", "tips.title"),
    Form("Text(Generated.count(3))", "tips.count %@"),
    Form(#"Text("\(2.5, specifier: "%.1f") km, \(3, specifier: "%lld")")"#, "2.5 km, 3"),
    Form(#"Text(String(localized: String.LocalizationValue("key")))"#, "key"),
    Form("var parts = [String](); parts.append(\"a\"); return Text(parts.joined())", "a"),
  ]

  static let symbolic = [
    Form("Text(L10n.Tips.title)", "L10n.Tips.title", .symbolic),
    Form("Text(L10n.Tips.title())", "L10n.Tips.title", .symbolic),
    Form("Text(R.string.localizable.title())", "R.string.localizable.title", .symbolic),
    Form("Text(.tipTitle)", ".tipTitle", .symbolic),
    Form("Text(.localizable(.tipTitle))", ".localizable(.tipTitle)", .symbolic),
    Form("Text(localizable: .tipTitle)", ".tipTitle", .symbolic),
    Form(#"Text(L10n.tr("Tips", "title"))"#, "title", .symbolic),
    Form("Text(i18n.tips.title())", "i18n.tips.title", .symbolic),
    Form("Text(i18n.tips.title)", "i18n.tips.title", .symbolic),
    Form(#"Text(L10n.Tips.title("x"))"#, #"L10n.Tips.title("x")"#, .symbolic),
    Form("Text(Strings.title(count: 3))", "Strings.title(count: 3)", .symbolic),
    Form("Text(LocalizedStringResource.tipTitle)", "LocalizedStringResource.tipTitle", .symbolic),
    Form("Text(String(localized: .tipTitle))", ".tipTitle", .symbolic),
    Form(#"Text(String(key: "title"))"#, "title", .symbolic),
    Form(#"Text(String.localized("title"))"#, "title", .symbolic),
    Form("Text(Localized.string(.title))", "Localized.string(.title)", .symbolic),
    Form("Constants.Tips.title", "Constants.Tips.title", .symbolic),
    Form("Text(viewModel.title)", "viewModel.title", .symbolic),
    Form(#"Text("\(1000, format: .number) items")"#, #"\(1000) items"#, .symbolic),
    Form(#"Text(tr("title"))"#, "title", .symbolic),
    Form("Text(Words.generated)", "Words.generated", .symbolic),
    Form(#"Text("Hello, \(User.current.name)")"#, #"Hello, \(User.current.name)"#, .symbolic),
    Form(#"Text(Flags.isNew ? "New" : "Old")"#, "New / Old", .symbolic),
  ]

  static let opaque = [
    Form("Text(makeTitle())", "makeTitle()", .opaque),
    Form("Text(Date.now, style: .relative)", "Text(Date.now, style: .relative)", .opaque),
  ]

  @Test(arguments: literal + symbolic + opaque) func shows(_ form: Form) throws {
    let read = try #require(
      tip(
        """
        static let count = 3
        static let words = "Words"
        enum Words {
          static let nested = prefix + "ed"
          private static let prefix = "Nest"
          static func made(_ what: String) -> String { "made " + what }
        }
        enum Generated {
          static let title = Generated.tr("Localizable", "tips.title", fallback: "Share")
          static func count(_ p1: Any) -> String {
            return Generated.tr("Localizable", "tips.count %@", String(describing: p1), fallback: "x")
          }
          private static func tr(
            _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
          ) -> String {
            let format = Token.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        enum Kind { case first, second
          var label: String { switch self { case .first: "First"; case .second: "Second" } } }
        var title: Text {
        \(form.source)
        }
        """))
    #expect(read.title.content == form.words)
    #expect(read.titleReadability == form.readability)
  }

  @Test func stringsAreVerbatimAndLiteralsAreKeys() throws {
    #expect(try #require(tip(#"var title: Text { Text("key") }"#)).title.isVerbatim == false)
    #expect(
      try #require(tip(#"static let s = "x"; var title: Text { Text(Self.s) }"#)).title.isVerbatim)
  }
}
