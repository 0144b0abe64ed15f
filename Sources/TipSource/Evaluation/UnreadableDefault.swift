/// Stands for a default that cannot be read from source: rules that need it have no answer.
struct UnreadableDefault: Sendable, CustomStringConvertible {
  var description: String { "unknown" }
}
