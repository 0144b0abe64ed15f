import OpenTipKit

/// A value while tips are read: Swift's own, and those of TipKit and SwiftUI that tips are made of.
indirect enum Value: Sendable {
  case swift(SwiftValue)
  /// A value of a struct or class declared in the source.
  case object(Object)
  /// A case of an enum declared in the source.
  case enumCase(EnumCase)
  /// A type declared in the source, by its position in ``Declarations/types``.
  case type(Int)
  /// A type or namespace of Swift's, SwiftUI's or TipKit's.
  case builtin([String], generics: [TypeName])
  case text(TextContent)
  case image(Image)
  /// A tip's button, and what a tap on it runs.
  case action(Tips.Action, SourceClosure?)
  case option(any TipOption)
  case rule(SourceRule)
  case event(SourceEvent)
  case parameter(SourceParameter)
  case donationLimit(Tips.DonationLimit)
  case timeRange(Tips.DonationTimeRange)
  case group(isOrdered: Bool, members: [Value])
  case list([Value])
  case pairs([(key: Value, value: Value)])
  case closure(Closure, Scope)
  case keyPath([Expression.KeyPathStep])
  case range(SwiftValue, SwiftValue, isClosed: Bool)
  /// One of several values, by a condition that cannot be evaluated.
  case alternatives([Value], condition: String)
  /// A tip by its name in ``SourceModel/tips``, where code runs.
  case tip(String)
  /// A group by its name in ``SourceModel/groups``, where code runs.
  case tipGroup(String)
  /// A variable that all code around it shares, where code runs: its place in ``CodeRun/boxes``.
  case box(Int)
  /// A `Task`, where code runs: its place among ``CodeRun``'s.
  case task(Int)
  /// An option of `Tips.configure`.
  case configuration(ConfigureCall.Option)
  /// What a launch gives, where code is searched for what it reads of it.
  case launch(LaunchMarker)
  /// A value that cannot be read, carried until it is used.
  case failure(EvaluationFailure)

  struct Object: Sendable {
    let type: Int
    var fields: [String: Value]
    /// The call that made it; nil where none did.
    var site: CallSite?
    /// Where code runs, an instance of a class: where its fields are kept.
    var reference: Int?
  }

  /// What a launch gives.
  enum LaunchMarker: Sendable {
    case arguments, argument, environment
  }

  struct EnumCase: Sendable {
    let type: Int
    let typeName: String
    let name: String
    let rawValue: SwiftValue?
    var values: [Value] = []
    /// The call that made it; nil for a case without values.
    var site: CallSite?
  }

  static let absent = Value.swift(.none)
  static func bool(_ value: Bool) -> Value { .swift(.bool(value)) }
  static func string(_ value: String) -> Value { .swift(.string(value)) }
  static func integer(_ value: Int) -> Value { .swift(.integer(value)) }

  /// The type of an instance of a declared type, by its position in ``Declarations/types``.
  var declaredType: Int? {
    switch self {
    case .object(let object): object.type
    case .enumCase(let value): value.type
    default: nil
    }
  }

  /// Whether it is `nil`.
  var isNone: Bool {
    if case .swift(.none) = self { return true }
    return false
  }

  /// The value as one of Swift's own; nil for TipKit's and SwiftUI's.
  func swiftValue(in declarations: Declarations) -> SwiftValue? {
    switch self {
    case .swift(let value): return value
    case .text(let text): return text.readability == .literal ? .string(text.content) : nil
    case .enumCase(let value):
      guard value.values.isEmpty else { return nil }
      return .enumCase(type: value.typeName, name: value.name, rawValue: value.rawValue)
    case .list(let elements):
      var values: [SwiftValue] = []
      for element in elements {
        guard let value = element.swiftValue(in: declarations) else { return nil }
        values.append(value)
      }
      return .array(values)
    case .pairs(let pairs):
      var values: [SwiftValue: SwiftValue] = [:]
      for pair in pairs {
        guard let key = pair.key.swiftValue(in: declarations),
          let value = pair.value.swiftValue(in: declarations)
        else { return nil }
        values[key] = value
      }
      return .dictionary(values)
    case .object(let object):
      var fields: [String: SwiftValue] = [:]
      for (name, field) in object.fields {
        guard let value = field.swiftValue(in: declarations) else { return nil }
        fields[name] = value
      }
      return .structure(type: declarations.types[object.type].name, fields: fields)
    default: return nil
    }
  }
}
