import OpenTipKit

/// A format as `String(format:)` and string catalogues write it, taken apart.
struct FormatString {
  /// `%lld`, `%2$@`, `%.2f`.
  struct Specifier {
    /// The argument that it says, from 1; nil for the next one.
    var position: Int?
    var flags = ""
    var width: Int?
    var precision: Int?
    /// `@`, `d`, `f`, …
    var conversion: Character = "@"
    /// As written.
    var source = ""

    /// Whether a value can be written so.
    func accepts(_ argument: Text.Argument) -> Bool {
      switch argument {
      case .integer: "diuxXoc".contains(conversion)
      case .decimal: "fFeEgGaA".contains(conversion)
      case .string, .text: conversion == "@" || conversion == "s"
      case .unknown: true
      }
    }
  }

  enum Part {
    case text(String)
    case value(Specifier)
    /// `%#@name@`: a variable, at the argument that it says or the next one.
    case variable(String, position: Int?)
    /// `%arg`: the argument that the variable is about.
    case argument
  }

  private(set) var parts: [Part] = []

  /// Takes a format apart; what is no specifier is text.
  ///
  /// - Parameter isVariable: whether it is a variable's, where `%arg` has a meaning.
  init(_ format: String, isVariable: Bool = false) {
    var text = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let start = rest
      guard let part = Self.part(&rest, isVariable) else {
        text += "%"
        rest = start
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
  }

  private static func part(_ rest: inout Substring, _ isVariable: Bool) -> Part? {
    if isVariable, rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return .argument
    }
    var specifier = Specifier()
    let start = rest
    let digits = number(&rest)
    if let digits, rest.first == "$" {
      specifier.position = digits
      rest = rest.dropFirst()
    } else {
      rest = start
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      rest = rest.dropFirst(2 + name.count)
      guard rest.first == "@", !name.isEmpty else { return nil }
      rest = rest.dropFirst()
      return .variable(String(name), position: specifier.position)
    }
    while let flag = rest.first, "-+ 0#'".contains(flag), specifier.flags.count < 6 {
      specifier.flags.append(flag)
      rest = rest.dropFirst()
    }
    specifier.width = number(&rest)
    if rest.first == "." {
      rest = rest.dropFirst()
      specifier.precision = number(&rest) ?? 0
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest = rest.dropFirst() }
    guard let conversion = rest.first, "@diuxXofFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    specifier.conversion = conversion
    rest = rest.dropFirst()
    specifier.source = "%" + start[..<rest.startIndex]
    return .value(specifier)
  }

  /// Up to four digits as a number; more are none.
  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count), let value = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }

  /// The specifiers, in the order of the arguments that they take.
  var specifiers: [Specifier] {
    var next = 0
    var placed: [(position: Int, specifier: Specifier)] = []
    for case .value(let specifier) in parts {
      next += 1
      placed.append((specifier.position ?? next, specifier))
    }
    return placed.sorted { $0.position < $1.position }.map(\.specifier)
  }

  /// The format with a mark in the place of each specifier.
  var shape: String {
    parts.map { part in
      if case .text(let text) = part { return text }
      return "\u{FFFC}"
    }.joined()
  }

  /// The format without its specifiers.
  var literalText: String {
    parts.map { part in
      if case .text(let text) = part { return text }
      return ""
    }.joined()
  }
}
