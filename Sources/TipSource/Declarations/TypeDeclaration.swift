/// A type that was read, with the members that its extensions add.
struct TypeDeclaration: Sendable {
  enum Kind: String, Sendable {
    case structure = "struct"
    case enumeration = "enum"
    case `class`, actor, `protocol`
    /// A type that is only extended in what was read.
    case external
  }

  /// With the types it is nested in: `Outer.ShareTip`.
  let name: String
  let kind: Kind
  /// What it inherits from and conforms to, in extensions too.
  var inherited: [TypeName]
  let unit: Int
  let span: SourceSpan
  let isGeneric: Bool
  var variables: [VariableDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var initializers: [FunctionDeclaration] = []
  var cases: [EnumCaseDeclaration] = []
  var aliases: [String: TypeName] = [:]

  /// The last part of the name.
  var baseName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
