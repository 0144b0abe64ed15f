import Foundation
import OpenTipKit

extension Evaluator {
  /// Makes a value of a type of Swift's, SwiftUI's or TipKit's.
  func construct(
    _ path: [String], _ generics: [TypeName], _ arguments: Arguments, in scope: Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    let type = path.last ?? ""
    switch type {
    case "Text": return .text(text(arguments, in: scope, span: span))
    case "Label":
      guard let first = arguments.first else { break }
      return .text(attributed(textContent(of: first.value, in: scope), by: arguments, in: scope))
    case "Image": return .image(try image(arguments, in: scope, span: span))
    case "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "LocalizationValue":
      guard let first = arguments.first?.value else { break }
      // `NSLocalizedString` takes a `String`, and so its key has no format specifiers for values.
      let content = textContent(of: first, isKey: type != "NSLocalizedString", in: scope)
      return .text(attributed(content.localized(), by: arguments, in: scope))
    case "String", "Substring", "NSString", "AttributedString", "NSAttributedString":
      return try string(arguments, in: scope, span: span)
    case "UUID":
      guard arguments.isEmpty else { return try value(of: arguments[0].value, in: scope) }
      let seed = "\(identifierSeed)#\(launchIdentifiers.count)"
      let identifier = LaunchIdentifier.uuid(seed: seed, launch: 1)
      launchIdentifiers.append(identifier)
      return .string(identifier)
    case "Date": return .swift(.date(try date(arguments, in: scope, span: span)))
    case "URL":
      guard arguments.count == 1 else { break }
      return try value(of: arguments[0].value, in: scope)
    case "Bool", "Character", "Optional", "Array", "Set":
      guard let first = arguments.first else {
        return type == "Array" || type == "Set" ? .list([]) : .absent
      }
      if type == "Array" || type == "Set" {
        return coerce(
          try value(of: first.value, in: scope),
          to: TypeReference(name: .named([type], generics: []), scope: nil, unit: scope.unit))
      }
      return try value(of: first.value, in: scope)
    case let name
    where SwiftType.integerNames.contains(name) || SwiftType.decimalNames.contains(name):
      return try number(name, arguments, in: scope, span: span)
    case "Action": return action(arguments, in: scope, span: span)
    case "MaxDisplayCount", "MaxDisplayDuration", "IgnoresDisplayFrequency":
      return try option(type, arguments, in: scope, span: span)
    case "Event":
      if let custom = try customEvent(arguments, in: scope, span: span) { return custom }
      return .event(event(generics, arguments, in: scope, expecting: expecting, span: span))
    case "DonationLimit": return try donationLimit(arguments, in: scope, span: span)
    case "TipGroup": return try group(arguments, in: scope, span: span)
    case "Rule":
      return .rule(
        invalidRule(
          span, "`\(path.joined(separator: "."))(…)` is not a rule: rules are made with `#Rule`"))
    default:
      if type.hasPrefix("["), type.hasSuffix("]"), arguments.isEmpty { return .list([]) }
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is a call into the app", span)
  }

  /// Static functions of the frameworks' types.
  func framework(
    _ name: String, of type: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch (type, name) {
    case ("DonationTimeRange", "minutes"), ("DonationTimeRange", "hours"),
      ("DonationTimeRange", "days"), ("DonationTimeRange", "weeks"):
      guard let first = arguments.first,
        case .swift(.integer(let count)) = try value(of: first.value, in: scope)
      else { throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span) }
      switch name {
      case "minutes": return .timeRange(.minutes(count))
      case "hours": return .timeRange(.hours(count))
      case "days": return .timeRange(.days(count))
      default: return .timeRange(.weeks(count))
      }
    case ("ConfigurationOption", _):
      return configurationOption(name, arguments, in: scope, span: span)
    case ("DatastoreLocation", _), ("CloudKitContainer", _), ("Status", _):
      return try locationOption(name, of: type, arguments, in: scope)
    case ("String", "localizedStringWithFormat"):
      return try format(arguments, localizesNumbers: true, in: scope, span: span)
    default: return nil
    }
  }

  /// Functions of the standard library that stand on their own; nil for others.
  func global(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch name {
    case "type":
      guard arguments.count == 1, arguments[0].label == "of" else { return nil }
      switch try value(of: arguments[0].value, in: scope) {
      case .object(let object): return .type(object.type)
      case .enumCase(let value): return .type(value.type)
      case .type(let index): return .type(index)
      default: return nil
      }
    case "min", "max":
      var best: SwiftValue?
      for argument in arguments {
        guard case .swift(let value) = try value(of: argument.value, in: scope) else { return nil }
        guard let current = best else {
          best = value
          continue
        }
        guard let isLess = SwiftValue.isLess(value, current) else { return nil }
        if isLess == (name == "min") { best = value }
      }
      return best.map { .swift($0) }
    case "abs":
      guard arguments.count == 1 else { return nil }
      switch try value(of: arguments[0].value, in: scope) {
      case .swift(.integer(let number)) where number != .min: return .integer(abs(number))
      case .swift(.decimal(let number)): return .swift(.decimal(abs(number)))
      default: return nil
      }
    default: return nil
    }
  }

  /// A date that is the same each time.
  private func date(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Timestamp {
    guard let first = arguments.first, arguments.count == 1,
      let offset = [
        "timeIntervalSince1970": 0.0, "timeIntervalSinceReferenceDate": 978_307_200.0,
      ][first.label ?? ""]
    else { throw EvaluationFailure(.opaque, "`\(span.code)` is another one each time", span) }
    let seconds: Double
    switch try value(of: first.value, in: scope) {
    case .swift(.integer(let number)): seconds = Double(number)
    case .swift(.decimal(let number)): seconds = number
    default: throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
    }
    guard let milliseconds = Int64(exactly: ((seconds + offset) * 1000).rounded()) else {
      throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
    }
    return Timestamp(milliseconds: milliseconds)
  }

  private func number(
    _ type: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let first = arguments.first else { return .integer(0) }
    let isInteger = SwiftType.integerNames.contains(type)
    switch try value(of: first.value, in: scope) {
    case .swift(.integer(let number)):
      return isInteger ? .integer(number) : .swift(.decimal(Double(number)))
    case .swift(.decimal(let number)):
      guard isInteger else { return .swift(.decimal(number)) }
      if let whole = Int(exactly: number.rounded(.towardZero)) { return .integer(whole) }
    case .swift(.string(let text)):
      if isInteger { return Int(text).map { .integer($0) } ?? .absent }
      return Double(text).map { .swift(.decimal($0)) } ?? .absent
    default: break
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
  }

  /// `String(…)` in the forms that constants take.
  private func string(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let first = arguments.first else { return .string("") }
    switch first.label {
    case "localized":
      let content = textContent(of: first.value, in: scope).localized()
      return .text(attributed(content, by: arguments, in: scope))
    case "markdown":
      let content = textContent(of: first.value, isKey: false, in: scope)
      return .text(content.isVerbatim ? content.localized { $0.lookup = .markdown } : content)
    case "stringLiteral": return .text(textContent(of: first.value, isKey: false, in: scope))
    case "format":
      // `String(format: key, locale: …, arguments: values)`, as generators write it.
      let values = arguments.filter { ["format", nil, "arguments"].contains($0.label) }
      let hasLocale = arguments.contains { $0.label == "locale" }
      return try format(values, localizesNumbers: hasLocale, in: scope, span: span)
    case "repeating":
      guard arguments.count == 2,
        case .swift(.string(let text)) = try value(of: first.value, in: scope),
        case .swift(.integer(let count)) = try value(of: arguments[1].value, in: scope),
        (0...1000).contains(count), text.utf8.count <= 1000
      else { break }
      return .string(String(repeating: text, count: count))
    case nil, "describing":
      let value = try value(of: first.value, in: scope)
      if case .text = value { return value }
      if let text = description(of: value) { return .string(text) }
      if case .object(let object) = value {
        return .string("\(declarations.types[object.type].baseName)()")
      }
    default:
      // `String(key: "title")`, an initialiser of the app's: a literal is the key.
      if first.value.literalText != nil || first.value.isImplicitMember {
        var content = textContent(of: first.value, in: scope).localized()
        content.readability = content.readability.combined(.symbolic)
        return .text(content)
      }
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
  }
}
