/// What an expression stands for where tips are shown.
indirect enum PlaceValue: Hashable, Sendable {
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

/// An instance of a type of the app, with what is known of its properties beside their defaults.
struct PlaceObject: Hashable, Sendable {
  let type: Int
  var fields: [String: PlaceValue] = [:]
}
