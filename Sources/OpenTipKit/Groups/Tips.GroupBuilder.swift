extension Tips {
  /// Builds a group's list of tips.
  @resultBuilder public struct GroupBuilder {
    /// A body without tips.
    public static func buildBlock() -> [any Tip] { [] }
    /// Several tips, one after the other.
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
    /// The first line of a body.
    public static func buildPartialBlock(first tip: any Tip) -> [any Tip] { [tip] }
    /// The first line of a body.
    public static func buildPartialBlock(first tips: [any Tip]) -> [any Tip] { tips }
    /// The first line of a body.
    public static func buildPartialBlock(first nothing: Void) -> [any Tip] { [] }
    /// The first line of a body.
    public static func buildPartialBlock(first never: Never) -> [any Tip] {}
    /// Each further line of a body.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: any Tip
    ) -> [any Tip] {
      accumulated + [next]
    }
    /// Each further line of a body.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: [any Tip]
    ) -> [any Tip] {
      accumulated + next
    }
    /// The tips of a `for` loop.
    public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { Array(tips.joined()) }
    /// The tips of the first branch of an `if` or `switch`.
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    /// The tips of another branch.
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    /// The tips of an `if` without `else`.
    public static func buildIf(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  }
}
