/// A closure's parameters and body.
struct Closure: Sendable {
  /// The names in `{ a, b in … }`; empty when `$0` and its like are used.
  let parameters: [String]
  let body: [Statement]
}
