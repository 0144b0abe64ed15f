import TipScenario

/// A command line, taken apart.
///
/// The rules are those of `getopt_long`: options may stand after operands; `--name=value` and
/// `--name value`; `-nvalue` and `-n value`; letters without an argument may be joined; a long name
/// may be cut short where that is unambiguous; `--` ends the options; `-` is an operand.
struct ParsedArguments: Hashable, Sendable {
  /// An option as it was given, under its full name.
  struct Given: Hashable, Sendable {
    let name: String
    let value: String?
  }

  private(set) var given: [Given] = []
  private(set) var operands: [String] = []

  /// Takes a command line apart.
  ///
  /// - Parameters:
  ///   - arguments: without the names of the program and the command.
  ///   - command: for messages; empty for the program itself.
  ///   - stopsAtOperand: whether everything from the first operand on is an operand.
  init(
    _ arguments: [String], options: [Option], command: String = "", stopsAtOperand: Bool = false
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        try takeLong(argument.dropFirst(2), options, command, &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeShort(argument.dropFirst(), options, command, &rest)
      } else if stopsAtOperand {
        operands += [argument] + rest
        return
      } else {
        operands.append(argument)
      }
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The values of an option that may be repeated, in order.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.compactMap(\.value) }

  /// The value of an option; of several, the last.
  func value(_ name: String) -> String? { values(name).last }

  private mutating func takeLong(
    _ text: Substring, _ options: [Option], _ command: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let option = try Self.find(name, options, command)
    if option.argument == nil {
      guard parts.count == 1 else { throw .unwantedValue("--" + option.long) }
      given.append(Given(name: option.long, value: nil))
    } else if parts.count == 2 {
      given.append(Given(name: option.long, value: String(parts[1])))
    } else {
      guard let value = rest.popFirst() else {
        throw .missingValue("--" + option.long, option.argument)
      }
      given.append(Given(name: option.long, value: value))
    }
  }

  private mutating func takeShort(
    _ text: Substring, _ options: [Option], _ command: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil, command: command)
      }
      guard option.argument != nil else {
        given.append(Given(name: option.long, value: nil))
        continue
      }
      guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
        throw .missingValue("-\(letter)", option.argument)
      }
      given.append(Given(name: option.long, value: value))
      return
    }
  }

  private static func find(
    _ name: String, _ options: [Option], _ command: String
  ) throws(UsageError) -> Option {
    if let option = options.first(where: { $0.long == name }) { return option }
    let candidates = name.isEmpty ? [] : options.filter { $0.long.hasPrefix(name) }
    if candidates.count > 1 { throw .ambiguousOption("--" + name, candidates.map(\.long)) }
    if let option = candidates.first { return option }
    let nearest = NearestName.nearest(to: name, among: options.map(\.long))
    throw .unknownOption("--" + name, nearest: nearest.map { "--" + $0 }, command: command)
  }
}
