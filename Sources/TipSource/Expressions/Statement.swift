/// A Swift statement, as far as tips need it; what `#if` leaves out is not there.
indirect enum Statement: Sendable {
  case expression(Expression)
  case variable(name: String, type: TypeName?, value: Expression?)
  case branch([Condition], then: [Statement], otherwise: [Statement]?)
  case guarding([Condition], otherwise: [Statement])
  case selection(Expression, [Selection])
  case result(Expression?)
  case loop(name: String, over: Expression, filter: Expression?, body: [Statement])
  case block([Statement])
  /// A function declared among statements.
  case function(name: String, Closure)
  /// What matters only where code runs; a part of a tip that holds it is not read.
  case control(Control, SourceSpan)
  /// A statement that is not read.
  case unreadable(SourceSpan)

  /// Statements that lead from one place of running code to another.
  indirect enum Control: Sendable {
    case attempt([Statement], catches: [Catch])
    case `while`([Condition], [Statement])
    case `repeat`([Statement], while: Expression)
    /// A loop whose elements are taken apart: `for (index, argument) in …`.
    case forEach(Pattern, over: Expression, filter: Expression?, body: [Statement])
    case deferred([Statement])
    case thrown(Expression)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case labeled(String, Statement)
    /// `let (a, b) = …`.
    case destructured(Pattern, Expression)
  }

  /// One `catch` of a `do`; no patterns where it catches everything.
  struct Catch: Sendable {
    let patterns: [Pattern]
    let body: [Statement]
  }

  /// One condition of an `if` or `guard`.
  enum Condition: Sendable {
    case expression(Expression)
    /// `#available`, decided while reading.
    case availability(Bool)
    case binding(name: String, Expression?)
    case match(Pattern, Expression)
    case unreadable(SourceSpan)
  }

  /// One `case` of a `switch`; no patterns for `default`.
  struct Selection: Sendable {
    let patterns: [(pattern: Pattern, filter: Expression?)]
    let isDefault: Bool
    let body: [Statement]
  }

  /// What a `case` matches.
  indirect enum Pattern: Sendable {
    case expression(Expression)
    case wildcard
    case binding(String)
    /// `.name(…)` with patterns for the associated values.
    case enumCase(String, [Pattern])
    case tuple([Pattern])
    case unreadable(SourceSpan)
  }
}
