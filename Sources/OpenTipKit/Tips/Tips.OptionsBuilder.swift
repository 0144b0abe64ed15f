extension Tips {
  /// Builds a tip's list of options.
  @resultBuilder public struct OptionsBuilder {
    public static func buildBlock() -> [any TipOption] { [] }
    public static func buildExpression(_ option: some TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [some TipOption]) -> [any TipOption] { options }
    public static func buildExpression(_ option: (any TipOption)?) -> [any TipOption] {
      option.map { [$0] } ?? []
    }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildExpression(_ options: [(any TipOption)?]) -> [any TipOption] {
      options.compactMap { $0 }
    }
    public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }
    public static func buildPartialBlock(
      accumulated: [any TipOption], next: [any TipOption]
    ) -> [any TipOption] {
      accumulated + next
    }
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
  }
}
