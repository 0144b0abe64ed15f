extension EvaluationFailure {
  /// Whether something is not known; else running code was left, by an error or by its limits.
  var isUnknown: Bool {
    switch kind {
    case .symbolic, .undeclared, .opaque, .argument, .launch: true
    case .thrown, .exhausted: false
    }
  }
}
