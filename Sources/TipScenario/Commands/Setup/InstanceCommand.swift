import TipSource

/// `instance NAME = Type(arg: value, …)`: a tip of a type that cannot be made as `Type()`.
struct InstanceCommand: DeclaringCommand {
  let tip: Int

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.declare(instance: tip)
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "instance", .setup, "NAME = Type(arg: value, …)",
    "a tip of a type that cannot be made as Type()"
  ) { arguments throws(Problem) in
    let name = try arguments.next("a name")
    let sign = try arguments.next("= and a call")
    guard sign.text == "=" else { throw .badArgument(sign, "= is missing before the call") }
    let words = try arguments.takeAll("a call, say ItemTip(name: \"Lamp\")")
    guard let first = words.first, let last = words.last else {
      throw .missingArgument("a call", of: arguments.head)
    }
    let span = first.span.joined(to: last.span)
    let call = words.map { $0.isHeredoc ? $0.text : $0.raw }.joined(separator: " ")
    var source = try SourceValue.instance(call, named: name.text, arguments.scope.model, span)
    source.name = name.text
    let tip = ScenarioTip(name: name.text, source: source, isInstance: true)
    return InstanceCommand(tip: try arguments.scope.declare(instance: tip, name))
  }
}
