extension Tips {
  /// Builds a tip's list of options.
  @resultBuilder public struct OptionsBuilder {
    /// A body without options.
    public static func buildBlock() -> [any TipOption] { [] }
    /// A line that gives an option, or several options, or none.
    public static func buildExpression(_ option: some TipOption) -> [any TipOption] { [option] }
    /// A line that gives an option, or several options, or none.
    public static func buildExpression(_ options: [some TipOption]) -> [any TipOption] { options }
    /// A line that gives an option, or several options, or none.
    public static func buildExpression(_ option: (any TipOption)?) -> [any TipOption] {
      option.map { [$0] } ?? []
    }
    /// A line that gives an option, or several options, or none.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// A line that gives an option, or several options, or none.
    public static func buildExpression(_ options: [(any TipOption)?]) -> [any TipOption] {
      options.compactMap { $0 }
    }
    /// The first line of a body.
    public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }
    /// Each further line of a body.
    public static func buildPartialBlock(
      accumulated: [any TipOption], next: [any TipOption]
    ) -> [any TipOption] {
      accumulated + next
    }
    /// The options of the first branch of an `if` or `switch`.
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    /// The options of another branch.
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
    /// The options of an `if` without `else`.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
  }
}
