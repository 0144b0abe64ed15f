import Foundation
import OpenTipKit
import TipSource

/// Reads a word as a value of a declared Swift type.
struct ValueReader: Sendable {
  /// The zone of instants without an offset.
  let zone: ScenarioTimeZone

  /// Reads a word; its quotes tell `nil` from the text "nil".
  func read(_ word: Word, as type: SwiftType) throws(Problem) -> SwiftValue {
    if word.isHeredoc {
      // The line break before the word that ends it is not part of the value, as in Swift's literals.
      var lines = word
      lines.isHeredoc = false
      if lines.text.last == "\n" { lines.text.removeLast() }
      lines.raw = lines.text
      return try read(lines, as: type)
    }
    switch type {
    case .optional(let wrapped):
      if word.text == "nil", !word.isQuoted { return .none }
      return try read(word, as: wrapped)
    case .bool:
      guard word.text == "true" || word.text == "false" else { throw mismatch(word, type) }
      return .bool(word.text == "true")
    case .integer(let name): return .integer(try integer(word, name, type))
    case .decimal:
      guard let value = Double(word.text), value.isFinite,
        word.text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) })
      else { throw mismatch(word, type) }
      return .decimal(value)
    case .string: return .string(word.text)
    case .uuid:
      guard let id = UUID(uuidString: word.text) else { throw mismatch(word, type) }
      return .string(id.uuidString)
    case .url:
      guard URL(string: word.text) != nil else { throw mismatch(word, type) }
      return .string(word.text)
    case .date: return .date(try instant(word))
    case .enumeration(let enumeration): return try enumCase(word, enumeration)
    case .array, .set, .dictionary, .structure: return try composite(word, type)
    case .unknown(let name): throw .typeNotRead(name, word.span)
    }
  }

  /// Reads an instant in the scenario's zone.
  func instant(_ word: Word) throws(Problem) -> Timestamp {
    do {
      return try ScenarioInstant.read(word.text, in: zone)
    } catch {
      throw .badInstant(word.text, error, zone: zone.identifier, word.span)
    }
  }

  private func mismatch(_ word: Word, _ type: SwiftType) -> Problem {
    .wrongType(word.raw, type, word.span)
  }

  private func integer(_ word: Word, _ name: String, _ type: SwiftType) throws(Problem) -> Int {
    guard let value = Int(word.text) else { throw mismatch(word, type) }
    guard IntegerRange.contains(value, name) else { throw .outOfRange(word.text, name, word.span) }
    return value
  }

  private func enumCase(_ word: Word, _ type: EnumerationType) throws(Problem) -> SwiftValue {
    let name = word.text.hasPrefix(".") ? String(word.text.dropFirst()) : ""
    guard let found = type.cases.first(where: { $0.name == name }) else {
      throw .unknownCase(word.text, type, word.span)
    }
    return .enumCase(type: type.name, name: found.name, rawValue: found.rawValue)
  }

  private func composite(_ word: Word, _ type: SwiftType) throws(Problem) -> SwiftValue {
    do {
      return try SwiftValue(json: word.text, as: type)
    } catch {
      throw .wrongJSON(error.description, type, word.span)
    }
  }
}

/// The values that integer types hold.
enum IntegerRange {
  static func contains(_ value: Int, _ type: String) -> Bool {
    switch type {
    case "Int8": Int8(exactly: value) != nil
    case "Int16": Int16(exactly: value) != nil
    case "Int32": Int32(exactly: value) != nil
    case "UInt8": UInt8(exactly: value) != nil
    case "UInt16": UInt16(exactly: value) != nil
    case "UInt32": UInt32(exactly: value) != nil
    case "UInt", "UInt64": value >= 0
    default: true
    }
  }
}
