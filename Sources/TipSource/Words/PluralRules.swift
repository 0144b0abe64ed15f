import _FoundationICU

/// A grammatical number, by CLDR.
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// CLDR's plural rules, from the ICU that the Swift toolchain brings along: the only use of its C
/// interface.
enum PluralRules {
  /// The category of a number in a language; `other` where there are no rules for it.
  static func category(of number: Double, in language: String) -> PluralCategory {
    guard number.isFinite else { return .other }
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status) else { return .other }
    defer { swift_uplrules_close(rules) }
    // The longest keyword has five letters.
    var buffer = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, abs(number), &buffer, 16, &status)
    // Below zero are warnings.
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...16).contains(count) else { return .other }
    let keyword = String(decoding: buffer[..<Int(count)], as: UTF16.self)
    return PluralCategory(rawValue: keyword) ?? .other
  }
}
