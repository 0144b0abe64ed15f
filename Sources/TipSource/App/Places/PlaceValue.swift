/// What an expression stands for where tips are shown.
indirect enum PlaceValue: Hashable {
  /// A tip, by its name in ``SourceModel/tips``, and its type.
  case tip(String, type: Int)
  /// A group, by its name in ``SourceModel/groups``.
  case group(String)
  /// A group's current tip; with `only`, just when it is of that type (by its name).
  case current(String, only: String?)
  case list([PlaceValue])
  /// An instance of a type of the app.
  case object(PlaceObject)
  /// A type of the app, by its position in ``Declarations/types``.
  case type(Int)
  /// One of several.
  case alternatives([PlaceValue])
  /// An edge: `top`, `bottom`, `leading` or `trailing`.
  case edge(String)
  case closure(PlaceClosure)
  case absent

  /// The edges that an arrow may point from.
  static let edges: Set<String> = ["top", "bottom", "leading", "trailing"]

  /// The values that it may be, each once, `nil` left out.
  var choices: [PlaceValue] {
    switch self {
    case .absent: return []
    case .alternatives(let values):
      var seen: Set<PlaceValue> = []
      return values.flatMap(\.choices).filter { seen.insert($0).inserted }
    default: return [self]
    }
  }

  /// One of several values; the value itself where there is only one.
  static func oneOf(_ values: [PlaceValue]) -> PlaceValue {
    let choices = PlaceValue.alternatives(values).choices
    return choices.count == 1 ? choices[0] : choices.isEmpty ? .absent : .alternatives(choices)
  }

  /// The elements where it is a list, else the values that it may be.
  var elements: [PlaceValue] {
    choices.flatMap { value in
      if case .list(let elements) = value { elements.flatMap(\.choices) } else { [value] }
    }
  }

  /// What a place shows, where it is a tip.
  var subject: SourcePlace.Subject? {
    switch self {
    case .tip(let name, _): .tip(name)
    case .current(let group, let only): .group(group, only: only)
    default: nil
    }
  }
}

extension PlaceValue {
  /// The most values in a value, and the deepest nesting, that callers hand on: a view that wraps
  /// what it is given anew each time it shows itself ends there.
  private static let sizeLimit = 256
  private static let depthLimit = 6

  /// Whether it is small enough to be handed on.
  var isSmall: Bool {
    var count = 0
    return isSmall(depth: 0, &count)
  }

  private func isSmall(depth: Int, _ count: inout Int) -> Bool {
    count += 1
    guard depth < Self.depthLimit, count < Self.sizeLimit else { return false }
    switch self {
    case .list(let values), .alternatives(let values):
      return values.allSatisfy { $0.isSmall(depth: depth + 1, &count) }
    case .object(let object):
      return object.fields.values.allSatisfy { $0.isSmall(depth: depth + 1, &count) }
    case .closure(let closure):
      return closure.scope.object?.isSmall(depth: depth + 1, &count) ?? true
    default: return true
    }
  }
}

/// An instance of a type of the app, with what is known of its properties beside their defaults.
struct PlaceObject: Hashable {
  let type: Int
  var fields: [String: PlaceValue] = [:]
}
