/// Everything declared in the files that were parsed, by name.
struct Declarations: Sendable {
  var units: [SourceUnit] = []
  var types: [TypeDeclaration] = []
  var globals: [String: [VariableDeclaration]] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var aliases: [String: TypeName] = [:]
  /// The types of each qualified name, in the order read.
  var typeIndices: [String: [Int]] = [:]
  /// The global variables in the order read.
  var globalOrder: [VariableDeclaration] = []

  /// What ``protocols(of:)`` gives for each type, once all types are known.
  private var knownProtocols: [[Int]] = []

  /// The longest chain of type aliases or protocols that is followed.
  static let chainLimit = 32

  /// The type that a path names from within a type and a file.
  ///
  /// Looks into the enclosing types first, from the inside out, and follows type aliases.
  func type(named path: [String], in scope: Int?, unit: Int, chain: Int = 0) -> Int? {
    guard chain < Self.chainLimit, !path.isEmpty else { return nil }
    let path = Self.withoutModule(path)
    if path[0] == "Self" || path[0] == "self", let scope {
      return path.count == 1
        ? scope : type(named: Array(path.dropFirst()), in: scope, unit: unit, chain: chain + 1)
    }
    var prefix = scope.map { types[$0].name.split(separator: ".").map(String.init) } ?? []
    while true {
      if let found = nearest((prefix + path).joined(separator: "."), to: unit) { return found }
      if let found = alias(path, under: prefix, unit: unit, chain: chain) { return found }
      guard !prefix.isEmpty else { return nil }
      prefix.removeLast()
    }
  }

  /// A path without the name of one of the system's modules before it.
  static func withoutModule(_ path: [String]) -> [String] {
    let modules = ["TipKit", "SwiftUI", "Foundation", "Swift", "UIKit", "AppKit"]
    return path.count > 1 && modules.contains(path[0]) ? Array(path.dropFirst()) : path
  }

  /// What an alias declared in the type `prefix`, or outside of types, leads to.
  private func alias(_ path: [String], under prefix: [String], unit: Int, chain: Int) -> Int? {
    let target: TypeName?
    var owner: Int?
    if prefix.isEmpty {
      target = aliases[path[0]]
    } else {
      owner = nearest(prefix.joined(separator: "."), to: unit)
      target = owner.flatMap { types[$0].aliases[path[0]] }
    }
    guard let target, !target.path.isEmpty, target.path != [path[0]] else { return nil }
    return type(
      named: target.path + path.dropFirst(), in: owner, unit: unit, chain: chain + 1)
  }

  /// A type and those around it that were read, from the inside out; none for nil.
  func enclosing(_ type: Int?, unit: Int) -> [Int] {
    var path = type.map { types[$0].name.split(separator: ".") } ?? []
    var found: [Int] = []
    while !path.isEmpty {
      if let type = nearest(path.joined(separator: "."), to: unit) { found.append(type) }
      path.removeLast()
    }
    return found
  }

  /// Of several types with one name (two targets, say) the one whose file is nearest.
  func nearest(_ name: String, to unit: Int) -> Int? {
    guard let found = typeIndices[name] else { return nil }
    return found.count == 1 ? found[0] : nearest(found, to: unit) { types[$0].unit }
  }

  /// The global variable of a name that is nearest to a file.
  func global(named name: String, unit: Int) -> VariableDeclaration? {
    guard let found = globals[name] else { return nil }
    return found.count == 1 ? found[0] : nearest(found, to: unit) { $0.unit }
  }

  private func nearest<Element>(
    _ elements: [Element], to unit: Int, file: (Element) -> Int
  ) -> Element? {
    guard units.indices.contains(unit) else { return elements.first }
    let here = units[unit].text.path
    var best: (element: Element, shared: Int)?
    for element in elements {
      let path = units[file(element)].text.path
      let shared =
        file(element) == unit
        ? Int.max : zip(here.utf8, path.utf8).prefix { $0 == $1 }.count { $0.0 == 0x2F }
      if let best, best.shared >= shared { continue }
      best = (element, shared)
    }
    return best?.element
  }

  /// Whether a type conforms to TipKit's `Tip`, itself or through protocols and aliases.
  func isTip(_ index: Int) -> Bool {
    types[index].kind != .protocol && refinesTip(index)
  }

  /// Whether a type or protocol inherits `Tip` in any number of steps.
  func refinesTip(_ index: Int, chain: Int = 0) -> Bool {
    guard chain < Self.chainLimit else { return false }
    return types[index].inherited.contains {
      isTip($0, from: index, chain: chain + 1)
    }
  }

  private func isTip(_ type: TypeName, from index: Int, chain: Int) -> Bool {
    guard chain < Self.chainLimit else { return false }
    if case .composition(let parts) = type {
      return parts.contains { isTip($0, from: index, chain: chain + 1) }
    }
    let path = type.path
    let unit = types[index].unit
    let declared = self.type(named: path, in: index, unit: unit)
    if path == ["Tip"] {
      // An app's own protocol of that name wins, unless the file asks for TipKit.
      guard let declared, types[declared].kind == .protocol, !units[unit].importsTipKit else {
        return true
      }
      return false
    }
    if let declared {
      return declared != index && types[declared].kind == .protocol
        && refinesTip(declared, chain: chain + 1)
    }
    if path.count == 1, let target = aliases[path[0]], target != type {
      return isTip(target, from: index, chain: chain + 1)
    }
    return false
  }

  /// Finds the protocols of all types once, for code that runs again and again.
  mutating func keepProtocols() {
    knownProtocols = types.indices.map(protocols)
  }

  /// The protocols of a type that were read, nearest first, each once, and the extensions of `Tip`.
  func protocols(of index: Int) -> [Int] {
    if knownProtocols.indices.contains(index) { return knownProtocols[index] }
    var found: [Int] = []
    var queue = [index]
    while let next = queue.first, found.count < 64 {
      queue.removeFirst()
      for type in types[next].inherited {
        let parts: [TypeName]
        if case .composition(let all) = type { parts = all } else { parts = [type] }
        for part in parts {
          guard
            let declared = self.type(named: part.path, in: next, unit: types[next].unit),
            declared != index, !found.contains(declared)
          else { continue }
          found.append(declared)
          queue.append(declared)
        }
      }
    }
    if refinesTip(index), let tip = nearest("Tip", to: types[index].unit),
      types[tip].kind == .external, !found.contains(tip)
    {
      found.append(tip)
    }
    return found
  }

  /// A property of a type: its own, else one that a protocol's extension gives.
  func variable(_ name: String, of index: Int, isStatic: Bool? = nil) -> VariableDeclaration? {
    for owner in [index] + protocols(of: index) {
      if let found = types[owner].variables.last(where: {
        $0.name == name && (isStatic == nil || $0.isStatic == isStatic)
          && !(types[owner].kind == .protocol && $0.getter == nil && $0.initializer == nil)
      }) {
        return found
      }
    }
    return nil
  }

  /// The functions of a name that a type has, its own first.
  func functions(_ name: String, of index: Int) -> [FunctionDeclaration] {
    ([index] + protocols(of: index)).flatMap { owner in
      types[owner].functions.filter { $0.name == name && $0.body != nil }
    }
  }
}
