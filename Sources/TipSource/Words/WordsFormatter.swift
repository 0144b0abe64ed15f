import Foundation
import OpenTipKit

/// Puts values into a translation: chooses among its forms, and writes numbers as the language does.
///
/// A format whose argument is missing or of another kind is reported, never an error; output, depth
/// and steps are bounded.
struct WordsFormatter {
  let translation: Translation
  let arguments: [Text.Argument]
  /// Whose plural rules hold.
  let language: String
  /// How numbers are written; nil for `String(format:)` without a locale.
  let locale: Locale?
  /// Names of the device in variations, best first.
  let devices: [String]
  /// The words of an argument that is a text itself.
  let words: (Text) -> String

  /// What is wrong with the format, each as a clause.
  private(set) var flaws: [String] = []
  private var steps = 0
  /// The argument that comes next, from 0.
  private var next = 0

  private static let stepLimit = 1_000
  private static let depthLimit = 12
  /// Longer results are cut off, in bytes.
  private static let sizeLimit = 64_000

  init(
    _ translation: Translation, _ arguments: [Text.Argument], language: String, locale: Locale?,
    devices: [String], words: @escaping (Text) -> String
  ) {
    self.translation = translation
    self.arguments = arguments
    self.language = language
    self.locale = locale
    self.devices = devices
    self.words = words
  }

  /// The words.
  mutating func format() -> String {
    let text = chosen(translation.form, number: firstNumber)
    // Words without values are no format: `100% yours`.
    guard !arguments.isEmpty || !translation.variables.isEmpty else { return text }
    return expand(FormatString(text), about: nil, depth: 0)
  }

  private mutating func note(_ flaw: String) {
    if !flaws.contains(flaw), flaws.count < 8 { flaws.append(flaw) }
  }

  // MARK: Forms

  private var firstNumber: Double? {
    arguments.lazy.compactMap(Self.number).first
  }

  private static func number(_ argument: Text.Argument) -> Double? {
    switch argument {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  private func chosen(_ form: Translation.Form, number: Double?) -> String {
    var form = form
    for _ in 0...Translation.depthLimit {
      switch form {
      case .text(let text): return text
      case .plural(let forms):
        var category = PluralCategory.other
        if let number { category = PluralRules.category(of: number, in: language) }
        // A form for zero serves in every language.
        if number == 0, forms[.zero] != nil { category = .zero }
        let found = forms[category] ?? forms[.other]
        guard let found = found ?? PluralCategory.allCases.lazy.compactMap({ forms[$0] }).first
        else { return "" }
        form = found
      case .device(let forms):
        let found = devices.lazy.compactMap { forms[$0] }.first
        guard let found = found ?? forms.min(by: { $0.key < $1.key })?.value else { return "" }
        form = found
      }
    }
    return ""
  }

  // MARK: Values

  /// - Parameter about: the argument that a variable is about, from 0, and how `%arg` writes it.
  private mutating func expand(
    _ format: FormatString, about: (index: Int, specifier: String)?, depth: Int
  ) -> String {
    var result = ""
    for part in format.parts {
      steps += 1
      guard steps < Self.stepLimit, result.utf8.count < Self.sizeLimit else {
        note("it gets too long")
        return result
      }
      switch part {
      case .text(let text): result += text
      case .argument:
        guard let about else { continue }
        let specifier = FormatString("%" + about.specifier).specifiers.first
        result += value(specifier ?? FormatString.Specifier(source: "%arg"), at: about.index)
      case .value(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        if specifier.position == nil { next += 1 }
        result += value(specifier, at: index)
      case .variable(let name, let position):
        result += variable(name, position: position, depth: depth)
      }
    }
    return result
  }

  private mutating func variable(_ name: String, position: Int?, depth: Int) -> String {
    guard let variable = translation.variables[name] else {
      note("`%#@\(name)@` names no variable")
      return "%#@\(name)@"
    }
    guard depth < Self.depthLimit else {
      note("its variables are nested too deeply")
      return ""
    }
    let given = variable.position ?? position
    let index = given.map { $0 - 1 } ?? next
    let number = arguments.indices.contains(index) ? Self.number(arguments[index]) : nil
    if !arguments.indices.contains(index) { note("`%#@\(name)@` has no argument") }
    let text = chosen(variable.form, number: number)
    // In it the argument comes first, then those after it.
    let outer = next
    next = index
    let result = expand(
      FormatString(text, isVariable: true), about: (index, variable.specifier), depth: depth + 1)
    next = given == nil ? max(next, outer + 1) : outer
    return result
  }

  private mutating func value(_ specifier: FormatString.Specifier, at index: Int) -> String {
    guard arguments.indices.contains(index) else {
      note("`\(specifier.source)` has no argument")
      return specifier.source
    }
    let argument = arguments[index]
    if !specifier.accepts(argument) {
      note("`\(specifier.source)` stands for \(Self.kind(of: argument))")
    }
    switch argument {
    case .string(let text): return text
    case .unknown(let source): return source
    case .text(let text): return words(text)
    case .integer(let number): return padded(written(number, specifier), specifier)
    case .decimal(let number): return padded(written(number, specifier), specifier)
    }
  }

  private static func kind(of argument: Text.Argument) -> String {
    switch argument {
    case .integer: "a whole number"
    case .decimal: "a decimal"
    case .string, .text: "text"
    case .unknown: "a value that is not known"
    }
  }

  private func written(_ number: Int, _ specifier: FormatString.Specifier) -> String {
    switch specifier.conversion {
    case "x": return String(number, radix: 16)
    case "X": return String(number, radix: 16, uppercase: true)
    case "o": return String(number, radix: 8)
    case "c", "C": return Unicode.Scalar(UInt32(clamping: number)).map(String.init) ?? ""
    case "f", "F", "e", "E", "g", "G", "a", "A": return written(Double(number), specifier)
    case "@": return String(number)
    default:
      guard let locale, !specifier.flags.contains("0") else { return String(number) }
      return number.formatted(.number.locale(locale))
    }
  }

  private func written(_ number: Double, _ specifier: FormatString.Specifier) -> String {
    let places = min(specifier.precision ?? 6, 30)
    guard number.isFinite else { return String(number) }
    switch specifier.conversion {
    case "f", "F":
      guard let locale else { return String(format: "%.\(places)f", number) }
      return number.formatted(.number.precision(.fractionLength(places)).locale(locale))
    case "e", "E", "g", "G", "a", "A":
      return String(format: "%.\(places)\(specifier.conversion)", number)
    default: return String(number)
    }
  }

  private func padded(_ digits: String, _ specifier: FormatString.Specifier) -> String {
    let signed = specifier.flags.contains("+") && !digits.hasPrefix("-") ? "+" + digits : digits
    guard let width = specifier.width, signed.count < width else { return signed }
    let count = min(width, 200) - signed.count
    guard count > 0 else { return signed }
    if specifier.flags.contains("-") { return signed + String(repeating: " ", count: count) }
    guard specifier.flags.contains("0") else {
      return String(repeating: " ", count: count) + signed
    }
    let sign = signed.prefix { $0 == "-" || $0 == "+" }
    return sign + String(repeating: "0", count: count) + signed.dropFirst(sign.count)
  }
}
