/// Reads where an app shows tips.
struct PlaceReader {
  let evaluator: Evaluator
  let names: PlaceNames
  /// The names of tips and groups, in the order read.
  let order: [String]

  var declarations: Declarations { evaluator.declarations }

  /// What is read.
  struct Result {
    /// In source order.
    var places: [SourcePlace] = []
    var unfollowed: [Diagnostic] = []
    /// The names that stand in the way and that another file may declare.
    var missing: Set<String> = []
  }

  /// The places in source order, and what could not be followed.
  func read() -> Result {
    let tests = TestCode(declarations)
    let types = declarations.types.indices.filter {
      !tests.holds(type: $0) && !declarations.isTip($0)
        && ![.protocol, .external].contains(declarations.types[$0].kind)
    }
    let own = declarations.types.indices.filter {
      declarations.types[$0].kind == .external && !tests.holds(type: $0)
        && !FrameworkNames.holds(declarations.types[$0].name)
    }
    let walker = PlaceWalker(declarations, names: names)
    walker.walk(types: types + own, skipping: tests.units)
    let builder = PlaceBuilder(
      reader: self, walker: walker,
      hosts: PlaceHosts(walker.graph, Set((types + own).filter(isHost))))
    return builder.build()
  }
}

extension PlaceReader {
  /// Whether places are found under a type: a namespace of functions is no view.
  func isHost(_ type: Int) -> Bool {
    let declaration = declarations.types[type]
    switch declaration.kind {
    case .protocol: return false
    case .enumeration: return declarations.variable("body", of: type, isStatic: false) != nil
    case .external: return !FrameworkNames.holds(declaration.name)
    case .structure, .class, .actor: return !declarations.isTip(type)
    }
  }
}

/// Types of the frameworks that an app adds members to; they are no views of the app.
enum FrameworkNames {
  private static let names: Set<String> = [
    "View", "Scene", "App", "ViewModifier", "ToolbarContent", "Text", "Image", "Button", "Tip",
    "Tips", "TipGroup", "EnvironmentValues", "TipView", "Bundle", "String", "Color", "Binding",
    "Array", "Optional", "Collection", "Sequence",
  ]

  static func holds(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NS")
  }
}
