import SwiftSyntax

/// A function, an initialiser or a property of the app whose code is looked into.
struct PlaceBody {
  let name: String
  let syntax: Syntax
  let unit: Int
  let owner: Int?
  let isStatic: Bool
  let function: FunctionDeclaration?
  let span: SourceSpan

  var site: CallSite { CallSite(span) }

  /// Where its code stands in the file, in bytes.
  var range: Range<Int> { syntax.position.utf8Offset..<syntax.endPosition.utf8Offset }

  /// A function's body; nil for one without.
  init?(_ function: FunctionDeclaration) {
    guard let body = function.body else { return nil }
    name = function.name
    syntax = Syntax(body)
    unit = function.unit
    owner = function.owner
    isStatic = function.isStatic
    self.function = function
    span = function.span
  }

  /// What computes a property, or gives it its value by a call; nil for others.
  init?(_ variable: VariableDeclaration) {
    if let getter = variable.getter {
      syntax = Syntax(getter)
    } else if let initializer = variable.initializer {
      syntax = Syntax(initializer)
    } else {
      return nil
    }
    name = variable.name
    unit = variable.unit
    owner = variable.owner
    isStatic = variable.isStatic
    function = nil
    span = variable.nameSpan
  }

  /// The bodies of a type: its own, and those that it inherits and does not replace.
  static func all(of type: Int, in declarations: Declarations) -> [PlaceBody] {
    var bodies: [PlaceBody] = []
    var names: Set<String> = []
    for owner in [type] + declarations.protocols(of: type) {
      let declaration = declarations.types[owner]
      // What every view of a framework's protocol gets is reached from where it is called.
      guard owner == type || declaration.kind == .class else { continue }
      var own: Set<String> = []
      let functions = declaration.functions + declaration.initializers
      for body in functions.compactMap(PlaceBody.init)
        + declaration.variables.compactMap(PlaceBody.init)
      {
        let labels = body.function?.parameters.map { $0.label ?? "_" } ?? []
        let key = ([body.name] + labels).joined(separator: ":")
        guard body.name == "init" || !names.contains(key) else { continue }
        own.insert(key)
        bodies.append(body)
      }
      names.formUnion(own)
    }
    return bodies
  }
}
