import OpenTipKit
import TipSource

/// Values and tips that only TipSource can make.
enum SourceValue {
  /// A parameter's value from JSON, as the engine holds it.
  static func decode(
    _ json: String, _ parameter: ParameterDescriptor
  ) throws(Problem) -> any Sendable {
    do {
      return try parameter.decode(json)
    } catch {
      throw .valueRefused(parameter.id, error)
    }
  }

  /// The JSON of a parameter's value, in a form in which equal values have equal text.
  static func canonicalJSON(
    of value: any Sendable, _ parameter: SourceParameter
  ) throws(Problem) -> String {
    do {
      let json = try parameter.descriptor.encode(value)
      return (try? SwiftValue(json: json, as: parameter.type))?.json(as: parameter.type) ?? json
    } catch {
      throw .valueRefused(parameter.name, error)
    }
  }

  /// The tip that a call of a type's initialiser makes.
  static func instance(
    _ call: String, named name: String, _ model: SourceModel, _ span: SourceSpan
  ) throws(Problem) -> SourceTip {
    do {
      return try model.makeTip(named: name, from: call)
    } catch let error as SourceError {
      throw .instanceRefused(error.diagnostic.message, error.diagnostic.notes, span)
    } catch {
      throw .instanceRefused("\(error)", [], span)
    }
  }
}

extension SourceValue {
  /// A value's JSON as Swift would write the value, instants in a zone.
  static func spelling(_ json: String, _ type: SwiftType, _ zone: ScenarioTimeZone) -> String {
    guard let value = try? SwiftValue(json: json, as: type) else { return json }
    return value.spelling(as: type, in: zone)
  }
}
