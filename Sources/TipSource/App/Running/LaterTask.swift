/// Code that runs once the code that has made it has come to its end: `Task { … }`,
/// `DispatchQueue.main.async { … }`.
struct LaterTask {
  /// What a task has come to.
  enum Outcome {
    case value(Value)
    /// The error that it has thrown.
    case thrown(EvaluationFailure)
  }

  let closure: Closure
  /// What names mean in it; variables are shared with the code around it.
  let scope: Scope
  let span: SourceSpan
  /// The call that makes it wait, which is not waited for.
  let pause: SourceSpan?
  var hasBegun = false
  /// Nil where it has not ended.
  var outcome: Outcome?
}
