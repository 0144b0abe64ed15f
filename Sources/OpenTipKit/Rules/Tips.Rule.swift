extension Tips {
  /// A condition of a tip's eligibility: all of a tip's rules must hold (S1.3).
  public struct Rule: Sendable {
    /// What a rule says when it is evaluated.
    public enum Answer: Hashable, Sendable {
      /// The condition holds.
      case satisfied
      /// The condition does not hold.
      case unsatisfied
      /// The rule cannot be evaluated; the text says why (S1.2).
      case unknown(String)

      /// The answer that a Boolean stands for.
      public init(_ holds: Bool) { self = holds ? .satisfied : .unsatisfied }
    }

    /// How conditions are joined into one.
    public enum CompoundOperation: Hashable, Sendable {
      /// All must hold.
      case conjunction
      /// One at least must hold.
      case disjunction
    }

    /// What the rule reads, in the order in which it is written.
    public let inputs: [RuleInput]
    /// The rule as written in Swift.
    public let source: String
    /// Where it is written, as `path:line`; nil when not known.
    public let location: String?
    /// Tests the condition.
    public let evaluate: @Sendable (inout RuleEvaluation) -> Answer

    /// Makes a rule from its inputs, its source and the test itself.
    public init(
      inputs: [RuleInput], source: String, location: String? = nil,
      evaluate: @escaping @Sendable (inout RuleEvaluation) -> Answer
    ) {
      self.inputs = inputs
      self.source = source
      self.location = location
      self.evaluate = evaluate
    }

    /// The inputs' names joined by `+`; nil without a readable input.
    public var inputNames: String? {
      inputs.isEmpty ? nil : inputs.map(\.name).joined(separator: "+")
    }
  }
}
