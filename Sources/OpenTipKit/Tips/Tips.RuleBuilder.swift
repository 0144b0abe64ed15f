extension Tips {
  /// Builds a tip's list of rules.
  @resultBuilder public struct RuleBuilder {
    /// A body without rules.
    public static func buildBlock() -> [Rule] { [] }
    /// A line that gives a rule, or several rules, or none.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// A line that gives a rule, or several rules, or none.
    public static func buildExpression(_ rule: Rule?) -> [Rule] { rule.map { [$0] } ?? [] }
    /// A line that gives a rule, or several rules, or none.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// A line that gives a rule, or several rules, or none.
    public static func buildExpression(_ rules: [Rule?]) -> [Rule] { rules.compactMap { $0 } }
    /// The first line of a body.
    public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
    /// Each further line of a body.
    public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] {
      accumulated + next
    }
    /// The rules of the first branch of an `if` or `switch`.
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    /// The rules of another branch.
    public static func buildEither(second: [Rule]) -> [Rule] { second }
    /// The rules of an `if` without `else`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }
}
