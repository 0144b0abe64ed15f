/// An argument of a call by what decides which parameter gets it.
struct PlaceArgument {
  let label: String?
  let isTrailing: Bool

  /// The first function whose parameters fit.
  static func overload(
    _ functions: [FunctionDeclaration], _ arguments: [PlaceArgument]
  ) -> FunctionDeclaration? {
    functions.first { fits($0, arguments) }
  }

  /// Whether a call's labels fit a function's parameters, defaults left out.
  static func fits(_ function: FunctionDeclaration, _ arguments: [PlaceArgument]) -> Bool {
    let matches = matches(function, arguments)
    let used = matches.count { $0.index != nil }
    let variadic = function.parameters.contains(where: \.isVariadic)
    guard used == arguments.count || variadic else { return false }
    return matches.allSatisfy {
      $0.index != nil || $0.parameter.defaultValue != nil || $0.parameter.isVariadic
    }
  }

  /// Each parameter with the argument that it gets, by its index.
  static func matches(
    _ function: FunctionDeclaration, _ arguments: [PlaceArgument]
  ) -> [(parameter: FunctionDeclaration.Parameter, index: Int?)] {
    var next = 0
    return function.parameters.map { parameter in
      guard next < arguments.count else { return (parameter, nil) }
      let argument = arguments[next]
      guard
        argument.label == parameter.label || (argument.isTrailing && argument.label == nil)
      else { return (parameter, nil) }
      // A trailing closure belongs to the first parameter that may be one.
      if argument.isTrailing, argument.label == nil, parameter.label != nil,
        parameter.defaultValue != nil, !parameter.type.mayBeClosure
      {
        return (parameter, nil)
      }
      next += 1
      return (parameter, next - 1)
    }
  }
}

extension TypeName {
  /// Whether a value of the type may be a closure: a function type, or a name that may stand for one.
  var mayBeClosure: Bool {
    switch wrapped {
    case .other: true
    // An alias, perhaps: frameworks' types that are no closures are the most.
    case .named(let path, _):
      ["Handler", "Action", "Callback", "Closure"].contains { path.last?.hasSuffix($0) == true }
    default: false
    }
  }
}
