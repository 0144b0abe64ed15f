import OpenTipKit
import Testing

@testable import TipSource

/// A gallery of Swift's ways to say words: what each looks up, with which values.
@Suite struct KeyTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let source: String
    let runs: String
    var testDescription: String { source }

    init(_ source: String, _ runs: String) {
      self.source = source
      self.runs = runs
    }
  }

  static let verbatim = [
    Form(#"Text(verbatim: "As it is")"#, #""As it is""#),
    Form("Text(Self.name)", #""Ann""#),
    Form(#"Text("one " + "two")"#, #""one two""#),
    Form(#"Text("Hello".uppercased())"#, #""HELLO""#),
    Form(#"Text(String(format: "%d of %@", 3, "x"))"#, #""3 of x""#),
    Form(#"Text(verbatim: "\(Self.count) of 5")"#, #""3 of 5""#),
    Form(#"Text(AttributedString("attributed"))"#, #""attributed""#),
    Form("Text(Self.count.description)", #""3""#),
  ]

  static let keys = [
    Form(#"Text("Plain")"#, "key[Plain]"),
    Form(#"Text("100% yours")"#, "key[100% yours]"),
    Form(#"Text("key", tableName: "Tips", comment: "c")"#, "key[key] table Tips comment c"),
    Form(#"Text("key", bundle: .module)"#, "key[key] module"),
    Form(#"Text("key", bundle: .main)"#, "key[key]"),
    Form(#"Text("key", bundle: Bundle(for: Token.self))"#, "key[key] Bundle(for: Token.self)"),
    Form(#"Text(LocalizedStringKey("key"))"#, "key[key]"),
    Form("Text(LocalizedStringKey(Self.name))", "key[Ann]"),
    Form(
      #"Text(LocalizedStringResource("k", defaultValue: "Words", table: "Tips", bundle: .atURL(Bundle.module.bundleURL)))"#,
      "key[k] table Tips module default Words"),
    Form(
      #"Text(String(localized: "k", defaultValue: "\(Self.count) left", bundle: .module))"#,
      "key[k](3) module default %lld left"),
    Form(
      #"Text(NSLocalizedString("k", tableName: "T", bundle: Bundle.module, value: "v", comment: "c"))"#,
      "key[k] table T module default v comment c"),
    Form(#"Text(NSLocalizedString("k", comment: ""))"#, "key[k]"),
    Form(
      #"Text(Bundle.module.localizedString(forKey: "k", value: nil, table: "T"))"#,
      "key[k] table T module"),
    Form(#"Text("Key".localized)"#, "key[Key]"),
    Form(#"Text(try! AttributedString(markdown: "**md**"))"#, "markdown[**md**]"),
    Form(#"Text("Words").textCase(.uppercase)"#, "key[Words] upper"),
    Form(#"Text(String(localized: "k").lowercased())"#, "key[k] lower"),
    Form(#"Text(true ? "yes" : "no")"#, "key[yes]"),
    Form(#"Text(Flags.isNew ? "New" : "Old")"#, #"key[New] + " / " + key[Old]"#),
    Form(#"Text("a") + Text(verbatim: "b") + Text("c").bold()"#, #"key[a] + "b" + key[c]"#),
    Form(#"Text(String(localized: "a") + "b")"#, #"key[a] + "b""#),
  ]

  static let values = [
    Form(#"Text("\(Self.count) of \(Self.name)")"#, #"key[%lld of %@](3, "Ann")"#),
    Form(#"Text("\(2.5) km")"#, "key[%lf km](2.5)"),
    Form(#"Text("\(2.5, specifier: "%.1f") km")"#, "key[%.1f km](2.5)"),
    Form(#"Text("100% of \(Self.count)")"#, "key[100%% of %lld](3)"),
    Form(#"Text("Hi \(User.current.name)")"#, #"key[Hi %@](?\(User.current.name))"#),
    Form(#"Text("\(Self.count, format: .number) left")"#, #"key[%@ left](?\(Self.count))"#),
    Form(
      #"Text("Tap \(Image(systemName: "plus")) to \(Text("add"))")"#,
      #"key[Tap %@ to %@]("[plus]", key[add])"#),
    Form(
      #"Text(String(format: NSLocalizedString("%d of %@", comment: ""), 3, Self.name))"#,
      #"key[%d of %@](3, "Ann") plain"#),
    Form(
      #"Text(String.localizedStringWithFormat(NSLocalizedString("%d left", comment: ""), 3))"#,
      "key[%d left](3)"),
    Form(
      #"Text(String(localized: "\(Self.count) items", table: "T"))"#,
      "key[%lld items](3) table T"),
    Form(#"Text(verbatim: "\(String(localized: "a")) b")"#, #"key[a] + " b""#),
  ]

  static let symbols = [
    Form("Text(.tipTitle)", "symbol[.tipTitle]"),
    Form("Text(L10n.Tips.title)", "symbol[L10n.Tips.title]"),
    Form("Text(Strings.title(count: 3))", "symbol[Strings.title](3)"),
    Form(
      #"Text(L10n.Tips.title("x", Self.count))"#, #"symbol[L10n.Tips.title]("x", ?\(Self.count))"#),
    Form("Text(.localizable(.tipTitle))", "symbol[.localizable(.tipTitle)]"),
    Form("Text(String(localized: .tipTitle))", "symbol[.tipTitle]"),
  ]

  @Test(arguments: verbatim + keys + values + symbols) func looksUp(_ form: Form) throws {
    #expect(try text(form.source).runs.map(Self.spelled).joined(separator: " + ") == form.runs)
  }

  @Test func anActionsTitleIsAStringAndItsLabelIsNot() throws {
    let read = try #require(
      tip(
        """
        var title: Text { Text("T") }
        var actions: [Action] {
          Action(id: "a", title: "Plain")
          Action(id: "b", title: String(localized: "Looked up"))
          Action(id: "c") { Text("Label") }
        }
        """))
    let labels = read.actions.map { $0.label().runs.map(Self.spelled).joined() }
    #expect(labels == [#""Plain""#, "key[Looked up]", "key[Label]"])
  }

  @Test func whatTakesAKeyMakesKeysOfItsLiterals() throws {
    let model = read(
      """
      import TipKit
      struct ATip: Tip {
        let heading: LocalizedStringKey
        let name: String
        var note: LocalizedStringKey? = "About \\(2)"
        var title: Text { Text(heading) }
        var message: Text? { note.map { Text($0) } }
        var actions: [Action] { Action { Text(name) } }
      }
      let tip = ATip(heading: "Heading", name: "Name")
      """)
    let tip = try #require(model.tips.first)
    let words = [tip.title, tip.message ?? Text("?"), tip.actions[0].label()]
    #expect(
      words.map { $0.runs.map(Self.spelled).joined() }
        == ["key[Heading]", "key[About %lld](2)", #""Name""#])
  }

  // MARK: Spelling

  static func spelled(_ run: Text.Run) -> String {
    switch run {
    case .verbatim(let words): return "\"\(words)\""
    case .localized(let found):
      var result = "\(found.lookup)[\(found.key)]"
      if !found.arguments.isEmpty {
        result += "(\(found.arguments.map(spelled).joined(separator: ", ")))"
      }
      if let table = found.table { result += " table \(table)" }
      switch found.bundle {
      case .main: break
      case .module: result += " module"
      case .other(let source): result += " \(source)"
      }
      if let value = found.defaultValue { result += " default \(value)" }
      if let comment = found.comment { result += " comment \(comment)" }
      if let letterCase = found.letterCase { result += " \(letterCase)" }
      if !found.localizesNumbers { result += " plain" }
      return result
    }
  }

  private static func spelled(_ argument: Text.Argument) -> String {
    switch argument {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .text(let text): text.runs.map(spelled).joined(separator: " + ")
    case .unknown(let source): "?\(source)"
    }
  }
}
