import SwiftSyntax

/// Decides `#if` conditions for a build (architecture: `platform` and `build`).
struct BuildConditions: Sendable {
  let configuration: SourceConfiguration

  /// The deepest nesting of a condition that is looked at.
  private static let depthLimit = 64

  /// The elements of the clause that is built; nil when none is.
  func active(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in config.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  /// Whether a condition holds; what is not known, an app's own flag say, does not.
  func holds(_ condition: ExprSyntax, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return holds(Array(sequence.elements), depth: depth + 1)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      let inner = holds(prefix.expression, depth: depth + 1)
      return prefix.operator.text == "!" ? !inner : inner
    }
    if let tuple = condition.as(TupleExprSyntax.self) {
      return tuple.elements.first.map { holds($0.expression, depth: depth + 1) } ?? false
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return flag(name.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return test(call) }
    if let literal = condition.as(IntegerLiteralExprSyntax.self) {
      return literal.literal.text != "0"
    }
    return false
  }

  /// `a && b || c`, with Swift's precedence.
  private func holds(_ elements: [ExprSyntax], depth: Int) -> Bool {
    var any = false
    var all = true
    for element in elements {
      if let op = element.as(BinaryOperatorExprSyntax.self) {
        if op.operator.text == "||" {
          any = any || all
          all = true
        }
      } else {
        all = holds(element, depth: depth) && all
      }
    }
    return any || all
  }

  private func flag(_ name: String) -> Bool {
    name == "DEBUG" && configuration.build == .debug
  }

  private func test(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let first = call.arguments.first?.expression
    let argument = first?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    switch name {
    case "os": return matchesSystem(argument)
    case "canImport": return canImport(argument)
    case "arch": return argument == "arm64"
    case "swift": return first.map { matches(version: [6, 3], $0) } ?? false
    case "compiler", "_compiler_version":
      return first.map { matches(version: [6, 3], $0) } ?? false
    case "hasFeature", "hasAttribute": return true
    case "targetEnvironment": return false
    default: return false
    }
  }

  private func matchesSystem(_ name: String) -> Bool {
    switch name {
    case "iOS": configuration.platform == .ios
    case "macOS", "OSX": configuration.platform == .macos
    case "watchOS": configuration.platform == .watchos
    case "tvOS": configuration.platform == .tvos
    case "visionOS", "xrOS": configuration.platform == .visionos
    case "Linux": configuration.platform == .linux
    default: false
    }
  }

  private func canImport(_ module: String) -> Bool {
    switch module {
    case "AppKit", "Cocoa": configuration.platform == .macos
    case "UIKit": configuration.platform != .macos && configuration.platform != .linux
    case "WatchKit": configuration.platform == .watchos
    case "Glibc", "Musl", "FoundationNetworking": configuration.platform == .linux
    case "WinSDK", "Android", "WASILibc": false
    case "Darwin": configuration.platform != .linux
    default: true
    }
  }

  /// `>=5.9` and `<6`, as the parser writes them: an operator before a version.
  private func matches(version: [Int], _ requirement: ExprSyntax) -> Bool {
    guard let prefix = requirement.as(PrefixOperatorExprSyntax.self) else { return false }
    let text = SyntaxText.shallow(prefix.expression)
    let wanted = text.split(separator: ".").map { Int($0) ?? 0 }
    let isOlder = version.lexicographicallyPrecedes(wanted)
    return prefix.operator.text == "<" ? isOlder : !isOlder
  }
}
