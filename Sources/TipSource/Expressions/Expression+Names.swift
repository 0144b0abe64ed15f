extension Expression {
  /// The type that an expression names where a value is made of it: `[String]`, `Set<Int>`, `A.B`.
  var typeName: TypeName? {
    switch unparenthesized.form {
    case .type(let type): return type
    case .name(let name, let generics) where name.first?.isUppercase == true:
      return .named([name], generics: generics)
    case .member(let base, let name) where name.first?.isUppercase == true:
      guard let path = base.typeName?.path, !path.isEmpty else { return nil }
      return .named(path + [name], generics: [])
    case .array(let elements):
      guard elements.count == 1, let element = elements[0].typeName else { return nil }
      return .array(element)
    case .dictionary(let pairs):
      guard pairs.count == 1, let key = pairs[0].key.typeName, let value = pairs[0].value.typeName
      else { return nil }
      return .dictionary(key, value)
    case .chained(let wrapped): return wrapped.typeName.map { .optional($0) }
    default: return nil
    }
  }

  /// The name in `name` or `self.name`; nil for other expressions.
  var ownProperty: String? {
    switch form {
    case .name(let name, _): return name
    case .member(let base, let name):
      if case .name("self", _) = base.form { return name }
      return nil
    default: return nil
    }
  }
}
