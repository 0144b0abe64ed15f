import SwiftSyntax

/// Which types and functions of the app hand closures on to what shows a tip: only for these it is
/// followed which closures their callers give them.
struct PlaceHandlers {
  private(set) var types: Set<Int> = []
  private var functions: Set<CallSite> = []

  private static let shows = [
    "TipView", "popoverTip", "TipUIView", "TipUIPopover", "TipNSView", "TipNSPopover",
    "configureTip",
  ]
  /// The most that are looked at.
  private static let limit = 2_000

  /// A type or function that takes a closure.
  private struct Candidate {
    let name: String
    let units: Set<Int>
    let type: Int?
    let function: CallSite?
  }

  init(_ declarations: Declarations, _ arity: (TypeName) -> Int?) {
    var candidates: [Candidate] = []
    for (index, type) in declarations.types.enumerated() where candidates.count < Self.limit {
      let parameters = type.initializers.flatMap(\.parameters).map(\.type)
      let stored = type.variables.filter { $0.isStored && !$0.isStatic }.map { variable in
        variable.type ?? (variable.initializer?.is(ClosureExprSyntax.self) == true ? .handler : nil)
      }
      if (parameters + stored.compactMap { $0 }).contains(where: { arity($0) != nil }) {
        let units = type.variables.map(\.unit) + type.functions.map(\.unit) + [type.unit]
        candidates.append(
          Candidate(name: type.baseName, units: Set(units), type: index, function: nil))
      }
    }
    let functions = declarations.types.flatMap(\.functions) + declarations.functions.values.joined()
    for function in functions where candidates.count < Self.limit {
      if function.parameters.contains(where: { arity($0.type) != nil }) {
        candidates.append(
          Candidate(
            name: function.name, units: [function.unit], type: nil,
            function: CallSite(function.span)))
      }
    }
    var names = Self.shows
    while !names.isEmpty, !candidates.isEmpty {
      var holding: [Int: Bool] = [:]
      func holds(_ unit: Int) -> Bool {
        if let known = holding[unit] { return known }
        let text = declarations.units[unit].text
        let found = names.contains { ByteSearch.contains($0, in: text.utf8) }
        holding[unit] = found
        return found
      }
      let found = candidates.filter { $0.units.contains(where: holds) }
      candidates.removeAll { candidate in candidate.units.contains(where: holds) }
      types.formUnion(found.compactMap(\.type))
      self.functions.formUnion(found.compactMap(\.function))
      names = Array(Set(found.map(\.name)))
    }
  }

  /// Whether it is followed which closures a function is given.
  func holds(_ function: FunctionDeclaration) -> Bool {
    functions.contains(CallSite(function.span))
  }
}

extension TypeName {
  /// The type of `{ … }` that gives nothing.
  static let handler = TypeName.other("() -> Void")
}
