extension Tips {
  /// Builds a tip's list of actions.
  @resultBuilder public struct ActionBuilder {
    public static func buildBlock() -> [Action] { [] }
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildPartialBlock(first: [Action]) -> [Action] { first }
    public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
      accumulated + next
    }
    public static func buildArray(_ actions: [[Action]]) -> [Action] { Array(actions.joined()) }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }

    /// Numbers the actions, so that one without an id has its position as id.
    public static func buildFinalResult(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { $1.at($0) }
    }
  }
}
