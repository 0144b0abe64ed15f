extension Tips {
  /// Builds a group's list of tips.
  @resultBuilder public struct GroupBuilder {
    public static func buildBlock() -> [any Tip] { [] }
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
    public static func buildPartialBlock(first tip: any Tip) -> [any Tip] { [tip] }
    public static func buildPartialBlock(first tips: [any Tip]) -> [any Tip] { tips }
    public static func buildPartialBlock(first nothing: Void) -> [any Tip] { [] }
    public static func buildPartialBlock(first never: Never) -> [any Tip] {}
    public static func buildPartialBlock(
      accumulated: [any Tip], next: any Tip
    ) -> [any Tip] {
      accumulated + [next]
    }
    public static func buildPartialBlock(
      accumulated: [any Tip], next: [any Tip]
    ) -> [any Tip] {
      accumulated + next
    }
    public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { Array(tips.joined()) }
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    public static func buildIf(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  }
}
