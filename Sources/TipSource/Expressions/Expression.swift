/// A Swift expression, as far as tips need it: small, `Sendable`, independent of the parser.
struct Expression: Sendable {
  /// One argument of a call.
  struct Argument: Sendable {
    let label: String?
    let value: Expression
    let isTrailing: Bool
  }

  /// One piece of a string literal.
  indirect enum Segment: Sendable {
    case text(String)
    case value([Argument])
  }

  /// One step of a key path.
  enum KeyPathStep: Sendable {
    case property(String)
    case other
  }

  indirect enum Form: Sendable {
    case bool(Bool)
    case integer(Int)
    case decimal(Double)
    case string(String)
    case interpolation([Segment])
    case none
    case name(String, generics: [TypeName])
    case implicitMember(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case prefix(String, Expression)
    case unwrap(Expression)
    case chained(Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    case cast(Expression, CastKind, TypeName)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case closure(Closure)
    case keyPath([KeyPathStep])
    case macro(String, [Argument])
    case type(TypeName)
    case statement(Statement)
    /// A form that is not read, by what it is.
    case unreadable(String)
  }

  enum CastKind: Sendable { case coercion, conditional, forced, test }

  let form: Form
  let span: SourceSpan
  /// Whether it is written `try? …`, which matters only where code runs.
  var isOptionalTry = false

  /// The expression inside any parentheses around it.
  var unparenthesized: Expression {
    if case .tuple(let elements) = form, elements.count == 1, elements[0].label == nil {
      return elements[0].value.unparenthesized
    }
    return self
  }
}
