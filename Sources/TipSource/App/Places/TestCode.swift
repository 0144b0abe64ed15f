import SwiftSyntax

/// What of the source is tests and previews, whose places are not the app's.
struct TestCode {
  /// The files of tests, as positions in ``Declarations/units``.
  let units: Set<Int>
  private let types: Set<Int>

  init(_ declarations: Declarations) {
    let units = Set(
      declarations.units.indices.filter { Self.importsTests(declarations.units[$0].tree) })
    var types: Set<Int> = []
    var names: Set<String> = []
    for (index, type) in declarations.types.enumerated() {
      let isTest =
        units.contains(type.unit)
        || type.inherited.contains {
          ["XCTestCase", "PreviewProvider", "PreviewModifier"].contains($0.baseName ?? "")
        }
      let outer = type.name.split(separator: ".").dropLast().joined(separator: ".")
      if isTest || names.contains(outer) {
        types.insert(index)
        names.insert(type.name)
      }
    }
    self.units = units
    self.types = types
  }

  func holds(type: Int) -> Bool { types.contains(type) }

  private static func importsTests(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      guard let node = item.item.as(ImportDeclSyntax.self) else { return false }
      return ["XCTest", "Testing"].contains(node.path.first?.name.text ?? "")
    }
  }
}
