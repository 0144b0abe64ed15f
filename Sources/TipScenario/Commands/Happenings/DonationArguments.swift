import OpenTipKit
import TipSource

/// `EVENT [COUNT] … [FIELD=VALUE…]`: what `donate` and `given donate` share.
struct DonationArguments: Sendable {
  /// More donations in one line are refused.
  static let most = 1_000_000
  /// More donations in one run of a script are refused: each is a step (S0.2).
  static let mostInAll = 10_000_000

  let event: Int
  var count = 1
  /// The donation's information as JSON; nil for an empty donation.
  var information: String?

  /// Reads the event and the count.
  init(_ arguments: inout Arguments) throws(Problem) {
    event = try arguments.event()
    if let word = arguments.peek, word.keyLength == nil, let first = word.text.utf8.first,
      (48...57).contains(first) || first == UInt8(ascii: "-")
    {
      count = try arguments.count("a count", atLeast: 1)
      if count > Self.most { throw .tooMany("donations", Self.most, word.span) }
    }
  }

  /// Reads the fields to the end of the line.
  mutating func readFields(_ arguments: inout Arguments) throws(Problem) {
    let source = arguments.scope.model.events[event]
    let words = arguments.takeAll()
    guard let type = source.information else {
      if let word = words.first {
        throw .badArgument(
          word, "donations of \(source.name) carry no information: \(word.raw) cannot be given")
      }
      return
    }
    let reader = ValueReader(zone: arguments.settings.zone)
    let value = try DonationArguments.value(
      words, type, source.name, reader, head: arguments.head)
    information = value.json(as: type)
  }

  private static func value(
    _ words: [Word], _ type: SwiftType, _ event: String, _ reader: ValueReader, head: Word
  ) throws(Problem) -> SwiftValue {
    var given: [String: Word] = [:]
    for word in words {
      guard let (key, value) = word.assignment else {
        throw .badArgument(word, "\(word.raw) is not FIELD=VALUE")
      }
      guard given.updateValue(value, forKey: key) == nil else {
        throw .badArgument(word, "\(key) is there twice")
      }
    }
    guard case .structure(let structure) = type else {
      if let (key, word) = given.first(where: { $0.key != "value" }) {
        throw .unknownField(key, type.description, ["value"], word.span)
      }
      guard let word = given["value"] else {
        throw .missingArgument("value=… of type \(type.description)", of: head)
      }
      return try reader.read(word, as: type)
    }
    let names = structure.fields.map(\.name)
    for word in words {
      if let (key, _) = word.assignment, !names.contains(key) {
        throw .unknownField(key, structure.name, names, word.span)
      }
    }
    var fields: [String: SwiftValue] = [:]
    for field in structure.fields {
      if let word = given[field.name] {
        fields[field.name] = try reader.read(word, as: field.type)
      } else if case .optional = field.type {
        fields[field.name] = SwiftValue.none
      } else {
        throw .missingArgument("\(field.name)=… of type \(field.type.description)", of: head)
      }
    }
    return .structure(type: structure.name, fields: fields)
  }
}
