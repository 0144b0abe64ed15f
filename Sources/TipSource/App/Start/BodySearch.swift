import SwiftSyntax

/// Looks into every body of the source that is about TipKit or about what a launch gives.
struct BodySearch {
  private let declarations: Declarations

  /// Words of bodies that are worth looking into.
  private static let words = [
    "Tips.", "ProcessInfo", "CommandLine", "UserDefaults", "forKey", "ForTesting",
    "resetDatastore", "arguments", "environment", "AppStorage", "onAppear", ".task", "viewDid",
    "viewWillAppear", "viewIsAppearing", "loadView", "awakeFromNib",
  ]

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// Looks into the bodies one by one, without following the functions that they call.
  func search(with explorer: CodeExplorer) {
    explorer.follows = false
    defer { explorer.follows = true }
    var isWanted: [Int: Bool] = [:]
    func mayMatter(_ unit: Int) -> Bool {
      if let known = isWanted[unit] { return known }
      let bytes = declarations.units[unit].text.utf8
      let matters =
        !Self.isTest(declarations.units[unit])
        && Self.words.contains { ByteSearch.contains($0, in: bytes) }
      isWanted[unit] = matters
      return matters
    }
    for type in declarations.types.indices where !declarations.isTip(type) && !isTestCase(type) {
      let declaration = declarations.types[type]
      for function in declaration.functions + declaration.initializers
      where mayMatter(function.unit) {
        search(function, of: type, explorer)
      }
      for variable in declaration.variables where mayMatter(variable.unit) {
        search(variable, of: type, explorer)
      }
    }
    let functions = declarations.functions.values.joined().sorted {
      ($0.unit, $0.span.start) < ($1.unit, $1.span.start)
    }
    for function in functions where mayMatter(function.unit) { search(function, of: nil, explorer) }
    for variable in declarations.globalOrder where mayMatter(variable.unit) {
      search(variable, of: nil, explorer)
    }
  }

  /// Whether a file is a test: it imports a testing library.
  private static func isTest(_ unit: SourceUnit) -> Bool {
    ["import XCTest", "import Testing"].contains { ByteSearch.contains($0, in: unit.text.utf8) }
  }

  private func isTestCase(_ type: Int) -> Bool {
    declarations.types[type].inherited.contains {
      $0.baseName == "XCTestCase" || $0.baseName == "PreviewProvider"
    }
  }

  private func isAbout(_ span: SourceSpan) -> Bool {
    let bytes = Array(span.text.utf8[span.start..<min(span.end, span.text.utf8.count)])
    return Self.words.contains { ByteSearch.contains($0, in: bytes) }
  }

  private func search(_ function: FunctionDeclaration, of type: Int?, _ explorer: CodeExplorer) {
    guard let body = function.body, isAbout(function.span) else { return }
    explorer.begin(
      CodeExplorer.Context(
        name: explorer.name(of: function), function: function.name, unit: function.unit,
        type: function.owner))
    var scope = scope(function.unit, type, isStatic: function.isStatic, explorer.evaluator)
    for parameter in function.parameters {
      let value: Value
      if let node = parameter.defaultValue {
        let lowering = declarations.units[function.unit].lowering
        value = explorer.evaluator.lenient(lowering.expression(node), in: scope)
      } else {
        value = .failure(
          EvaluationFailure(
            .argument(parameter.name), "`\(parameter.name)` is not known", function.span))
      }
      scope.locals[parameter.name] = value
      scope.localTypes[parameter.name] = TypeReference(
        name: parameter.type, scope: function.owner, unit: function.unit)
    }
    explorer.explore(
      function, body: explorer.statements(of: function, body), in: &scope)
  }

  private func search(_ variable: VariableDeclaration, of type: Int?, _ explorer: CodeExplorer) {
    let isSetting = variable.attributes["AppStorage"] != nil
    guard isSetting || isAbout(variable.span) else { return }
    let owner = type.map { declarations.types[$0].name + "." } ?? ""
    explorer.begin(
      CodeExplorer.Context(
        name: owner + variable.name, function: variable.name, unit: variable.unit, type: type))
    let lowering = declarations.units[variable.unit].lowering
    var scope = scope(variable.unit, type, isStatic: variable.isStatic, explorer.evaluator)
    if isSetting { _ = try? explorer.evaluator.launchValue(of: variable) }
    if let getter = variable.getter {
      let body = lowering.statements(getter)
      explorer.context.body = body
      explorer.explore(body, in: &scope)
    } else if let initializer = variable.initializer {
      let expression = lowering.expression(initializer)
      _ = explorer.reads { _ = explorer.evaluator.lenient(expression, in: scope) }
      explorer.explore(expression, in: scope)
    }
  }

  private func scope(
    _ unit: Int, _ type: Int?, isStatic: Bool, _ evaluator: Evaluator
  ) -> Scope {
    let object = type.map(evaluator.extendedInstance)
    return Scope(unit: unit, type: type, selfType: type, object: isStatic ? nil : object)
  }
}
