extension Tips {
  /// Builds a tip's list of rules.
  @resultBuilder public struct RuleBuilder {
    public static func buildBlock() -> [Rule] { [] }
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rule: Rule?) -> [Rule] { rule.map { [$0] } ?? [] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildExpression(_ rules: [Rule?]) -> [Rule] { rules.compactMap { $0 } }
    public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
    public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] {
      accumulated + next
    }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
  }
}
