/// What names mean where an expression stands.
struct Scope: Sendable {
  /// The file.
  var unit: Int
  /// The type whose members are in sight by their bare names; its enclosing types' static ones too.
  var type: Int?
  /// What `Self` is: the type itself, also in a protocol's default members.
  var selfType: Int?
  /// What `self` is, in a member of an instance.
  var object: Value?
  var locals: [String: Value] = [:]
  /// The types that locals are declared with, which give `.member` its meaning.
  var localTypes: [String: TypeReference] = [:]
}
