extension SourceClosure {
  /// The closure that an expression is, or a call of the function that it names.
  ///
  /// - Parameters:
  ///   - expression: `{ … }`, `openEditor` or `self.openEditor`.
  ///   - arguments: how many arguments a named function gets.
  ///   - scope: where the expression stands.
  ///   - tipNames: see ``SourceClosure/tipNames``.
  init(
    calling expression: Expression, arguments: Int, in scope: Scope, tipNames: [String] = []
  ) {
    if case .closure(let closure) = expression.unparenthesized.form {
      self.closure = closure
    } else {
      let passed = (0..<arguments).map { index in
        Expression.Argument(
          label: nil,
          value: Expression(form: .name("$\(index)", generics: []), span: expression.span),
          isTrailing: false)
      }
      let call = Expression(form: .call(expression, passed), span: expression.span)
      closure = Closure(parameters: [], body: [.expression(call)])
    }
    self.scope = scope
    self.tipNames = tipNames
    location = expression.span.location
  }
}
