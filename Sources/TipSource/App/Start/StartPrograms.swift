import SwiftSyntax

/// Finds the programs of the source and what each of them begins with.
struct StartPrograms {
  private let declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// What each program runs by itself, in order; programs in the order read.
  func programs() -> [[StartCode.Root]] {
    var programs: [[StartCode.Root]] = []
    for (index, unit) in declarations.units.enumerated() {
      if unit.text.path.split(separator: "/").last == "main.swift" {
        programs.append([.topLevel(unit: index)] + delegateRoots(createdBy: nil))
      }
      for name in mainTypes(of: unit) {
        guard let type = declarations.nearest(name, to: index) else { continue }
        let roots = roots(of: type)
        if !roots.isEmpty { programs.append(roots) }
      }
    }
    if programs.isEmpty {
      // A program whose entry was not read, an excerpt say, is known by what it conforms to.
      for index in declarations.types.indices
      where isOne(index, of: ["App"]) || isDelegate(index) {
        return [roots(of: index)]
      }
      let scenes = sceneRoots()
      if !scenes.isEmpty { return [scenes] }
    }
    return programs
  }

  /// The types that a file marks as its program's entry.
  private func mainTypes(of unit: SourceUnit) -> [String] {
    guard
      ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(where: {
        ByteSearch.contains($0, in: unit.text.utf8)
      })
    else { return [] }
    var names: [String] = []
    SyntaxWalk(conditions: unit.lowering.conditions).visit(Syntax(unit.tree)) { node, enclosing in
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else {
        return !node.is(CodeBlockSyntax.self) && !node.is(ExprSyntax.self)
      }
      let isEntry = group.attributes.contains { element in
        let name = element.as(AttributeSyntax.self)?.attributeName
          .as(IdentifierTypeSyntax.self)?.name.text
        return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
      }
      if isEntry, let named = node.asProtocol((any NamedDeclSyntax).self) {
        names.append((enclosing + [unit.lowering.name(named.name)]).joined(separator: "."))
      } else if isEntry, let node = node.as(ExtensionDeclSyntax.self) {
        names.append(SyntaxText.shallow(node.extendedType))
      }
      return true
    }
    return names
  }

  private func roots(of type: Int) -> [StartCode.Root] {
    if let main = declarations.functions("main", of: type).first(where: {
      $0.isStatic && $0.parameters.isEmpty
    }) {
      return [.main(type: type, main)] + delegateRoots(createdBy: nil)
    }
    if isOne(type, of: ["App"]) {
      return [.instance(type: type)] + delegateRoots(createdBy: type)
    }
    if isDelegate(type) { return callbacks(of: type) + sceneRoots() }
    return []
  }

  private func isDelegate(_ type: Int) -> Bool {
    isOne(
      type,
      of: [
        "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
        "WKExtensionDelegate",
      ])
  }

  /// Whether a type inherits one of some names, itself or through the source's own types.
  private func isOne(_ type: Int, of names: Set<String>) -> Bool {
    guard declarations.types[type].kind != .protocol else { return false }
    return ([type] + declarations.protocols(of: type)).contains { index in
      declarations.types[index].inherited.contains { name in
        if case .composition(let parts) = name {
          return parts.contains { names.contains($0.baseName ?? "") }
        }
        return names.contains(name.baseName ?? "")
      }
    }
  }

  /// The delegates of a program: those that its adaptors name; without a type, every delegate.
  private func delegateRoots(createdBy type: Int?) -> [StartCode.Root] {
    guard let type else {
      let delegates = declarations.types.indices.filter { isDelegate($0) }
      return delegates.prefix(1).flatMap(callbacks) + sceneRoots()
    }
    let adaptors = declarations.types[type].variables.compactMap { variable -> Int? in
      let name = variable.attributes.keys.first { $0.hasSuffix("DelegateAdaptor") }
      guard let name else { return nil }
      var path = variable.type?.path
      if case .member(let base, "self")? = variable.attributes[name]?.first?.value.form {
        path = base.typeName?.path ?? path
      }
      return path.flatMap { declarations.type(named: $0, in: type, unit: variable.unit) }
    }
    return adaptors.flatMap(callbacks) + (adaptors.isEmpty ? [] : sceneRoots())
  }

  private static let callbacks: [(name: String, label: String?)] = [
    ("application", "willFinishLaunchingWithOptions"), ("applicationWillFinishLaunching", nil),
    ("application", "didFinishLaunchingWithOptions"), ("applicationDidFinishLaunching", nil),
  ]

  /// What the system calls on a delegate at launch, in order.
  private func callbacks(of type: Int) -> [StartCode.Root] {
    [.instance(type: type)]
      + Self.callbacks.compactMap { callback in
        method(callback.name, label: callback.label, of: type).map {
          .callback(type: type, $0)
        }
      }
  }

  /// What the system calls on the scene delegates, whose instances it makes.
  private func sceneRoots() -> [StartCode.Root] {
    declarations.types.indices.flatMap { type -> [StartCode.Root] in
      guard isOne(type, of: ["UIWindowSceneDelegate", "UISceneDelegate"]),
        let connect = method("scene", label: "willConnectTo", of: type)
      else { return [] }
      return [.instance(type: type), .callback(type: type, connect)]
    }
  }

  private func method(_ name: String, label: String?, of type: Int) -> FunctionDeclaration? {
    declarations.functions(name, of: type).first { function in
      label == nil || function.parameters.contains { $0.label == label }
    }
  }
}
