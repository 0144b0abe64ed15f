import Testing

/// A snippet with the places that are read of it.
struct PlaceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let places: String

  init(_ name: String, _ source: String, _ places: String) {
    self.name = name
    self.source = source
    self.places = places
  }

  var testDescription: String { name }
}
