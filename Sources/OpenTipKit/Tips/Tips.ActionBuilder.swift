extension Tips {
  /// Builds a tip's list of actions.
  @resultBuilder public struct ActionBuilder {
    /// A body without actions.
    public static func buildBlock() -> [Action] { [] }
    /// A line that gives an action, or several actions, or none.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// A line that gives an action, or several actions, or none.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// The first line of a body.
    public static func buildPartialBlock(first: [Action]) -> [Action] { first }
    /// Each further line of a body.
    public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
      accumulated + next
    }
    /// The actions of a `for` loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { Array(actions.joined()) }
    /// The actions of the first branch of an `if` or `switch`.
    public static func buildEither(first: [Action]) -> [Action] { first }
    /// The actions of another branch.
    public static func buildEither(second: [Action]) -> [Action] { second }
    /// The actions of an `if` without `else`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// The actions of an `if #available`.
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }

    /// Numbers the actions, so that one without an id has its position as id.
    public static func buildFinalResult(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { $1.at($0) }
    }
  }
}
