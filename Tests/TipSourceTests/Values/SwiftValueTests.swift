import Foundation
import OpenTipKit
import Testing
import TipSource

/// Values as Swift's `Codable` writes and reads them (S8.1, S8.3).
@Suite struct SwiftValueTests {
  static let kind = SwiftType.enumeration(
    EnumerationType(
      name: "Kind",
      cases: [.init(name: "a", rawValue: .string("A")), .init(name: "b", rawValue: .string("b"))]))
  static let plain = SwiftType.enumeration(
    EnumerationType(name: "Plain", cases: [.init(name: "x"), .init(name: "y")]))
  static let person = SwiftType.structure(
    StructureType(
      name: "Out.Person",
      fields: [
        .init(name: "name", type: .string, codingKey: "n"),
        .init(name: "age", type: .optional(.integer("Int"))),
      ]))

  @Test(
    arguments: [
      ("true", .bool, "true"), ("3", .integer("Int"), "3"), ("3", .decimal("Double"), "3.0"),
      (#""a\nb""#, .string, #""a\nb""#), ("null", .optional(.bool), "nil"),
      ("false", .optional(.bool), "false"), ("[1,2]", .array(.integer("Int")), "[1, 2]"),
      (#"["b","a"]"#, .set(.string), #"["a", "b"]"#),
      (#"{"a":1}"#, .dictionary(key: .string, value: .integer("Int")), #"["a": 1]"#),
      (#"{"7":true}"#, .dictionary(key: .integer("Int"), value: .bool), "[7: true]"),
      (#""A""#, kind, ".a"), (#"{"y":{}}"#, plain, ".y"),
      ("788918400", .date, "2026-01-01T00:00:00Z"),
      (#"{"n":"Ann","age":3}"#, person, #"Person(age: 3, name: "Ann")"#),
      (#"{"n":"Ann"}"#, person, #"Person(age: nil, name: "Ann")"#),
      (#"["A",1,"b",2]"#, .dictionary(key: kind, value: .integer("Int")), "[.a: 1, .b: 2]"),
      (#""😀 é""#, .string, "\"😀 é\""),
    ] as [(String, SwiftType, String)]) func roundTrip(
      _ json: String, _ type: SwiftType, _ description: String
    ) throws
  {
    let value = try SwiftValue(json: json, as: type)
    #expect(value.description == description)
    let again = try SwiftValue(json: value.json(as: type), as: type)
    #expect(again == value)
  }

  @Test(
    arguments: [
      ("", .bool, "this is no JSON: it ends too early"),
      ("tru", .bool, "this is no JSON: a value is misspelled"),
      ("1 2", .integer("Int"), "this is no JSON: there is more after the value"),
      ("1", .bool, "expected Bool, found a number"),
      ("300", .integer("UInt8"), "300 does not fit in UInt8"),
      ("1.5", .integer("Int"), "1.5 is not of type Int"),
      ("null", .string, "expected String, found null"),
      ("[true,1]", .array(.bool), "[1]: expected Bool, found a number"),
      (#""c""#, kind, #""c" is no case of Kind"#),
      (#"{"age":3}"#, person, "the key `n` of Out.Person is missing"),
      (#"{"n":5}"#, person, "n: expected String, found a number"),
      (String(repeating: "[", count: 10_000), .bool, "this is no JSON: it is nested too deeply"),
    ] as [(String, SwiftType, String)]) func isNoValue(
      _ json: String, _ type: SwiftType, _ message: String
    )
  {
    let error = #expect(throws: SwiftValue.JSONError.self) { try SwiftValue(json: json, as: type) }
    #expect(error?.description == message)
  }

  /// What Foundation writes is read, and the other way round.
  @Test func agreesWithFoundation() throws {
    struct Person: Codable, Equatable { var n: String; var age: Int? }
    for person in [Person(n: "Ann \"x\" \u{1F600}", age: nil), Person(n: "", age: -4)] {
      let json = String(decoding: try JSONEncoder().encode(person), as: UTF8.self)
      let value = try SwiftValue(json: json, as: Self.person)
      let written = value.json(as: Self.person)
      #expect(try JSONDecoder().decode(Person.self, from: Data(written.utf8)) == person)
    }
  }
}
