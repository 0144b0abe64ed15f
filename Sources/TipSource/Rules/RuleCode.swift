import OpenTipKit

/// A rule's condition with every name resolved: what is evaluated, without the declarations.
indirect enum RuleCode: Sendable {
  case constant(SwiftValue)
  /// A parameter's value, a local, or the element of a closure.
  case slot(Int)
  /// `Date.now`.
  case now
  case donations(EventDescriptor)
  case count(RuleCode)
  case isEmpty(RuleCode)
  case end(RuleCode, isFirst: Bool)
  case within(RuleCode, Tips.DonationTimeRange)
  case subset(RuleCode, event: EventDescriptor, path: [String], isLargest: Bool)
  case filter(RuleCode, Closure)
  case map(RuleCode, Closure, dropsNil: Bool)
  case quantified(Quantifier, RuleCode, Closure)
  case slice(RuleCode, count: RuleCode, isPrefix: Bool)
  case unique(RuleCode)
  case reduce(RuleCode, RuleCode, result: Int, Closure)
  case date(RuleCode)
  case information(RuleCode, EventDescriptor)
  case field(RuleCode, String)
  case rawValue(RuleCode)
  case not(RuleCode)
  case and(RuleCode, RuleCode)
  case or(RuleCode, RuleCode)
  case compare(String, RuleCode, RuleCode)
  case arithmetic(String, RuleCode, RuleCode)
  /// Arithmetic of `Float`s, which round anew at each step.
  case single(String, RuleCode, RuleCode)
  /// A result that must fit into an integer type of this name, else Swift would trap.
  case narrowed(RuleCode, String)
  /// A number made one of another type, `Int(x)` or `Double(x)`.
  case converted(RuleCode, from: SwiftType?, to: String)
  /// The position of an enum's case, for enums that Swift orders by their cases.
  case position(RuleCode, [String])
  case unwrap(RuleCode)
  case coalesce(RuleCode, RuleCode)
  case conditional(RuleCode, RuleCode, RuleCode)
  case bind(Int, RuleCode, then: RuleCode)
  case bindOptional(Int, RuleCode, then: RuleCode, otherwise: RuleCode)
  case array([RuleCode])
  case contains(RuleCode, RuleCode)
  case inRange(RuleCode, lower: RuleCode?, upper: RuleCode?, isClosed: Bool)
  case element(RuleCode, RuleCode)
  case text(TextOperation, RuleCode, RuleCode?)
  case extremum(RuleCode, isMinimum: Bool)
  /// A collection in order; by its own order without a closure.
  case sorted(RuleCode, Comparison?)
  case reversed(RuleCode)
  case dropped(RuleCode, count: RuleCode, isFirst: Bool)
  /// The keys or the values of a dictionary.
  case part(RuleCode, isKeys: Bool)
  case interval(RuleCode, since: RuleCode)
  /// A part that `why` shows: `$0.donations.count` = 2, requires `>= 3`.
  case noted(Note)

  /// The collection that a part goes through, where it gives `nil` for a collection that is `nil`.
  var searched: RuleCode? {
    switch self {
    case .filter(let inner, _), .map(let inner, _, _), .quantified(_, let inner, _),
      .slice(let inner, _, _), .reduce(let inner, _, _, _), .sorted(let inner, _),
      .reversed(let inner), .dropped(let inner, _, _), .unique(let inner):
      inner
    default: nil
    }
  }

  struct Closure: Sendable {
    let slot: Int
    let body: RuleCode
    /// Whether it reads what donations carry, so that they are decoded.
    let event: EventDescriptor?
  }

  /// What puts two elements in order: a closure over both.
  struct Comparison: Sendable {
    let first: Int
    let second: Int
    let isLess: RuleCode
    let event: EventDescriptor?
  }

  enum Quantifier: Sendable { case contains, all, first, last, count }

  enum TextOperation: String, Sendable {
    case hasPrefix, hasSuffix, lowercased, uppercased, contains
    /// What is trimmed from both ends.
    case whitespaces, whitespacesAndNewlines
  }

  /// A comparison or a Boolean of its own, with the words that describe it.
  struct Note: Sendable {
    /// The part's source.
    let source: String
    let value: RuleCode
    /// The operator and the other side; nil for a Boolean.
    let comparison: (op: String, other: RuleCode)?
    /// Whether the part stands under a `!`.
    let isNegated: Bool
  }
}
