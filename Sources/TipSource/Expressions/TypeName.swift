/// A type as written.
indirect enum TypeName: Hashable, Sendable {
  /// `A.B<C>`: the path's names, and the last one's generic arguments.
  case named([String], generics: [TypeName])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  /// `A & B`.
  case composition([TypeName])
  /// Tuples, functions and the like, by their text.
  case other(String)

  /// The last name of a path; nil for other types.
  var baseName: String? {
    if case .named(let path, _) = self { return path.last }
    return nil
  }

  /// The path's names; empty for other types.
  var path: [String] {
    if case .named(let path, _) = self { return path }
    return []
  }

  /// The type as Swift writes it.
  var source: String {
    switch self {
    case .named(let path, let generics):
      let name = path.joined(separator: ".")
      return generics.isEmpty
        ? name : "\(name)<\(generics.map(\.source).joined(separator: ", "))>"
    case .optional(let wrapped): return "\(wrapped.source)?"
    case .array(let element): return "[\(element.source)]"
    case .dictionary(let key, let value): return "[\(key.source): \(value.source)]"
    case .composition(let parts): return parts.map(\.source).joined(separator: " & ")
    case .other(let text): return text
    }
  }
}
