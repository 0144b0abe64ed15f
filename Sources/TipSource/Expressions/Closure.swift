/// A closure's parameters and body.
struct Closure: Sendable {
  /// The names in `{ a, b in … }`; empty when `$0` and its like are used.
  let parameters: [String]
  let body: [Statement]
  /// What `[count]` and `[total = count + 1]` before the parameters keep as it is when the closure is
  /// made; `self` left out.
  var captures: [Capture] = []

  /// A closure that calls a function with all that it gets.
  ///
  /// - Parameter labels: the labels of the function's parameters.
  init(calling function: Expression, _ labels: [String?]) {
    let arguments = labels.enumerated().map { index, label in
      Expression.Argument(
        label: label,
        value: Expression(form: .name("$\(index)", generics: []), span: function.span),
        isTrailing: false)
    }
    parameters = []
    body = [.expression(Expression(form: .call(function, arguments), span: function.span))]
  }

  init(parameters: [String], body: [Statement], captures: [Capture] = []) {
    self.parameters = parameters
    self.body = body
    self.captures = captures
  }

  /// One name of a capture list, and what it stands for.
  struct Capture: Sendable {
    let name: String
    let value: Expression
  }
}
