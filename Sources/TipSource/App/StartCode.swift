/// What an app runs when it starts, in order.
struct StartCode: Sendable {
  /// One thing that the process runs by itself.
  enum Root: Sendable {
    /// The top-level code of `main.swift`, by the file's position in ``Declarations/units``.
    case topLevel(unit: Int)
    /// `App.init()`, or a delegate's: an instance is made of the type.
    case instance(type: Int)
    /// A static method without arguments: `main()`.
    case main(type: Int, FunctionDeclaration)
    /// A method that the system calls on a delegate, whose arguments are not known.
    case callback(type: Int, FunctionDeclaration)
  }

  /// What runs, in order; the instances that callbacks belong to come before them.
  var roots: [Root] = []
  /// The code around the call of `Tips.configure` that configures an app whose start has none.
  var late: LateConfigure?
  /// What the model's declarations stand for.
  var index = ModelIndex()
  /// Bodies that were lowered.
  let bodies = LoweredBodies()
}

/// Code outside of the start that calls `Tips.configure`.
struct LateConfigure: Sendable {
  /// The statements of the innermost body that holds the call.
  let statements: [Statement]
  let unit: Int
  /// The type that the code is a member of, by its position in ``Declarations/types``.
  let type: Int?
  let call: ConfigureCall
}
