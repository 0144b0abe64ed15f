import TipSource

/// `PARAMETER VALUE`: what `set`, `given set` and `expect-parameter` share.
struct ParameterArguments: Sendable {
  let parameter: Int
  /// The value as JSON.
  let json: String

  init(_ arguments: inout Arguments) throws(Problem) {
    parameter = try arguments.parameter()
    let type = arguments.scope.model.parameters[parameter].type
    json = try arguments.value(of: type).json(as: type)
  }
}
