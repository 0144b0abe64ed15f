import Foundation
import OpenTipKit
import Testing

@testable import TipSource

/// Formats: a translation with its values, and what does not fit.
@Suite struct FormatTests {
  private func formatted(
    _ format: String, _ arguments: [Text.Argument], _ locale: String? = "de",
    variables: [String: Translation.Variable] = [:]
  ) -> (words: String, flaws: [String]) {
    var formatter = WordsFormatter(
      Translation(form: .text(format), variables: variables), arguments,
      language: locale ?? "en", locale: locale.map { Locale(identifier: $0) }, devices: ["other"],
      words: \.content)
    return (formatter.format(), formatter.flaws)
  }

  @Test(arguments: [
    ("%@ %lld", "Ann 1.234"), ("%2$lld %1$@", "1.234 Ann"), ("%1$@ %1$@", "Ann Ann"),
    ("%@ %d %% %@", "Ann 1.234 % 2.5"), ("%@: %ld, %.2f", "Ann: 1.234, 2,50"),
    ("%@: %u, %f", "Ann: 1.234, 2,500000"), ("%@ %08lld", "Ann 00001234"),
    ("%@ %6d|", "Ann  1.234|"), ("%@ %-7d|", "Ann 1.234  |"), ("%@ %+d", "Ann +1.234"),
    ("%@ %x %.1e", "Ann 4d2 2.5e+00"), ("%@ %o", "Ann 2322"), ("100% %@", "100% Ann"),
    ("none", "none"), ("%3$.0f", "2"),
  ])
  func fits(_ format: String, _ words: String) {
    let result = formatted(format, [.string("Ann"), .integer(1234), .decimal(2.5)])
    #expect(result.words == words)
    #expect(
      result.flaws == (format.contains("%% %@") ? ["`%@` stands for a decimal"] : []))
  }

  @Test func withoutALocaleDigitsArePlain() {
    #expect(formatted("%d %.1f", [.integer(1234), .decimal(1234.5)], nil).words == "1234 1234.5")
  }

  @Test(arguments: [
    ("%@ and %@", "Ann and %@", "`%@` has no argument"),
    ("%5$@", "%5$@", "`%5$@` has no argument"),
    ("%lld", "Ann", "`%lld` stands for text"),
    ("%.1f", "Ann", "`%.1f` stands for text"),
    ("%#@gone@", "%#@gone@", "`%#@gone@` names no variable"),
    ("%0$@", "%0$@", "`%0$@` has no argument"),
  ])
  func doesNotFit(_ format: String, _ words: String, _ flaw: String) {
    let result = formatted(format, [.string("Ann")])
    #expect(result.words == words)
    #expect(result.flaws == [flaw])
  }

  @Test(
    "What is no specifier is text",
    arguments: ["%", "50 %", "%k", "%99999d", "%$@", "%#@open", "%1$", "%.", "%ll"])
  func text(_ format: String) {
    #expect(formatted(format, [.string("Ann")]).words == format)
  }

  @Test func numbersAtTheEdges() {
    for number in [Int.max, Int.min, 0] {
      for format in ["%lld", "%x", "%X", "%o", "%c", "%200d", "%9999d", "%f", "%e", "%@", "%s"] {
        _ = formatted(format, [.integer(number)])
      }
    }
    for number in [
      Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] {
      for format in ["%f", "%.999f", "%.40f", "%e", "%g", "%a", "%d", "%@", "%lld"] {
        _ = formatted(format, [.decimal(number)])
      }
    }
    #expect(formatted("%lld", [.integer(.min)], "en").words == "-9,223,372,036,854,775,808")
    #expect(formatted("%f", [.decimal(.nan)]).words == "nan")
  }

  @Test("Variables that need each other end") func recursion() {
    func variable(_ text: String) -> Translation.Variable {
      Translation.Variable(position: 1, specifier: "lld", form: .text(text))
    }
    let circle = ["a": variable("%#@b@"), "b": variable("%#@a@")]
    let round = formatted("%#@a@", [.integer(1)], variables: circle)
    #expect(round.flaws == ["its variables are nested too deeply"])
    let doubling = ["a": variable(String(repeating: "%#@a@", count: 40))]
    let bomb = formatted("%#@a@", [.integer(1)], variables: doubling)
    #expect(bomb.flaws.contains("it gets too long"))
    let long = [
      "a": variable(String(repeating: "%arg", count: 900)), "b": variable("%#@a@%#@a@%#@a@"),
    ]
    #expect(formatted("%#@b@", [.integer(.max)], variables: long).words.utf8.count < 200_000)
  }

  @Test func aTranslationThatDoesNotFitIsReported() throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue("%lld of %@", #""de": \#(unit("%@ von %@ und %@"))"#)
    ])
    let text = try TipSourceTests.text(#"Text("\(3) of \("x")")"#)
    #expect(tables.show(text, "de") == "3 von x und %@")
    #expect(
      tables.problems(text, "de") == [
        "the words of \"%lld of %@\" in Localizable (de) do not fit: `%@` stands for a whole number",
        "the words of \"%lld of %@\" in Localizable (de) do not fit: `%@` has no argument",
      ])
  }
}
