public import OpenTipKit

/// A rule read from source, whether it can be evaluated or not.
public struct SourceRule: Sendable {
  /// Why a rule cannot be evaluated.
  public enum Obstacle: Hashable, Sendable {
    /// It holds something that cannot be read from source, a call into the app say.
    case opaque(String)
    /// It is understood, but an input is declared nowhere in what was read.
    case undeclaredInput(String)
    /// Its form is not TipKit's.
    case invalidForm(String)

    /// What stands in the way, in words.
    public var reason: String {
      switch self {
      case .opaque(let reason), .undeclaredInput(let reason), .invalidForm(let reason): reason
      }
    }
  }

  /// What the engine evaluates; its answer is unknown when there is an obstacle.
  public var rule: Tips.Rule
  /// Why it cannot be evaluated; nil when it can.
  public var obstacle: Obstacle?
  /// Where it is written.
  public var location: SourceLocation
  /// The same for messages.
  let place: Diagnostic.Place

  /// The rule as written, on one line, without comments.
  public var source: String { rule.source }
  /// The names of the inputs, in the order in which they are written.
  public var inputs: [String] { rule.inputs.map(\.name) }
  /// Whether it can be evaluated.
  public var isEvaluable: Bool { obstacle == nil }
}
