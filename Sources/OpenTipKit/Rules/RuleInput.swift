/// One input of a rule: what the rule's answer depends on.
public enum RuleInput: Sendable {
  /// The value of a parameter (S8).
  case parameter(ParameterDescriptor)
  /// The donations of an event (S9).
  case event(EventDescriptor)
  /// A name that the rule reads and that is declared nowhere in what was read.
  case undeclared(String)

  /// The property's name, as the blockers `rule:NAME` and `unknown:NAME` show it.
  public var name: String {
    switch self {
    case .parameter(let parameter): parameter.name
    case .event(let event): event.name
    case .undeclared(let name): name
    }
  }
}
