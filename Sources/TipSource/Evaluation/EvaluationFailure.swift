/// Why an expression has no value that can be read from source.
struct EvaluationFailure: Error {
  enum Kind: Hashable, Sendable {
    /// A constant that is declared nowhere in what was read, a generated one say; shown by its name.
    case symbolic(String)
    /// A name that is declared nowhere in what was read.
    case undeclared(String)
    /// A call into the app, or a form that is not read.
    case opaque
    /// The value of an argument that has not been given.
    case argument(String)
    /// It depends on what the launch gives, where code is searched for what it reads of it.
    case launch([LaunchScan.Read])
    /// An error that running code throws.
    case thrown(String)
    /// Running code has taken too many steps.
    case exhausted
  }

  let kind: Kind
  /// What stands in the way, as part of a sentence: "`now()` is a call into the app".
  let reason: String
  let span: SourceSpan

  init(_ kind: Kind, _ reason: String, _ span: SourceSpan) {
    self.kind = kind
    self.reason = reason
    self.span = span
  }

  /// The constant's or argument's name, where the failure is about one.
  var symbol: String? {
    switch kind {
    case .symbolic(let name), .argument(let name): name
    case .undeclared, .opaque, .launch, .thrown, .exhausted: nil
    }
  }
}
