/// A closure's parameters and body.
struct Closure: Sendable {
  /// The names in `{ a, b in … }`; empty when `$0` and its like are used.
  let parameters: [String]
  let body: [Statement]
  /// What `[count]` and `[total = count + 1]` before the parameters keep as it is when the closure is
  /// made; `self` left out.
  var captures: [Capture] = []

  /// One name of a capture list, and what it stands for.
  struct Capture: Sendable {
    let name: String
    let value: Expression
  }
}
