import SwiftSyntax

/// Tells whether a loop over a tip's updates presents the tip by hand, or only looks on.
///
/// A loop over `shouldDisplayUpdates` asks whether to display, so it presents when it changes
/// anything but locals, or calls anything but a log. One over `statusUpdates` may be for analytics
/// alone: it presents only where it sets, or calls, what is named after showing.
struct HandPresentation {
  let walker: PlaceWalker
  let context: PlaceWalker.Context

  /// The deepest chain of the app's functions that is looked into.
  private static let depthLimit = 4

  /// The tip of `tip.shouldDisplayUpdates` or `tip.statusUpdates`, and which of the two it is.
  static func tip(of sequence: ExprSyntax) -> (tip: ExprSyntax, isStatus: Bool)? {
    var node = sequence
    for _ in 0..<32 {
      if let access = node.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return nil }
        switch access.declName.baseName.text {
        case "shouldDisplayUpdates": return (base, false)
        case "statusUpdates": return (base, true)
        default: node = base
        }
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let expression = node.as(TryExprSyntax.self) {
        node = expression.expression
      } else if let expression = node.as(AwaitExprSyntax.self) {
        node = expression.expression
      } else {
        return nil
      }
    }
    return nil
  }

  /// Words of names that tell of showing.
  private static let words = [
    "show", "present", "display", "visible", "hidden", "hide", "banner", "popover", "alert",
    "sheet",
    "addsubview", "insert", "reload", "apply", "dismiss", "overlay", "tip",
  ]
  /// Words of names that tell of looking on.
  private static let logging = [
    "print", "log", "debug", "info", "notice", "warning", "error", "track", "analytics", "record",
    "donate", "senddonation", "invalidate", "string", "capture", "assert", "sleep", "describing",
    "dump",
  ]

  /// Whether a loop's body presents.
  func presents(_ body: Syntax, isStatus: Bool) -> Bool {
    var seen: Set<CallSite> = []
    return presents(body, isStatus, depth: 0, &seen)
  }

  private func presents(
    _ body: Syntax, _ isStatus: Bool, depth: Int, _ seen: inout Set<CallSite>
  ) -> Bool {
    guard depth < Self.depthLimit else { return false }
    var found = false
    var locals: Set<String> = []
    var called: [FunctionDeclaration] = []
    SyntaxWalk(conditions: walker.conditions(context.scope.unit)).visit(body) { node, _ in
      guard !found else { return false }
      if let binding = node.as(PatternBindingSyntax.self) {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          locals.insert(name.identifier.text)
        }
      } else if let sequence = node.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
          found = sets(elements[0], locals, isStatus)
        }
      } else if let call = node.as(FunctionCallExprSyntax.self),
        let name = Presentations.name(of: call)
      {
        let own = function(name)
        called += own
        if own.isEmpty { found = calls(name, call, isStatus) }
      }
      return !found
    }
    if found { return true }
    for function in called {
      guard let body = function.body, seen.insert(CallSite(function.span)).inserted else {
        continue
      }
      if presents(Syntax(body), isStatus, depth: depth + 1, &seen) { return true }
    }
    return false
  }

  private func function(_ name: String) -> [FunctionDeclaration] {
    guard let type = context.scope.selfType else { return [] }
    return walker.declarations.functions(name, of: type)
  }

  private func sets(_ target: ExprSyntax, _ locals: Set<String>, _ isStatus: Bool) -> Bool {
    let text = SyntaxText.shallow(target).lowercased()
    if text == "_" { return false }
    if let name = Presentations.name(of: target), locals.contains(name) { return false }
    return !isStatus || Self.words.contains { text.contains($0) }
  }

  private func calls(_ name: String, _ call: FunctionCallExprSyntax, _ isStatus: Bool) -> Bool {
    let text = name.lowercased()
    // A type is made, `Task { … }` runs on: neither shows by itself.
    if name.first?.isUppercase == true { return TipKitViews.contains(name) }
    let base =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      .map { SyntaxText.shallow($0).lowercased() } ?? ""
    if Self.logging.contains(where: { text.contains($0) || base.contains($0) }) { return false }
    return !isStatus || Self.words.contains { text.contains($0) }
  }

  private enum TipKitViews {
    static func contains(_ name: String) -> Bool {
      name.hasPrefix("TipUI") || name.hasPrefix("TipNS") || name == "TipView"
    }
  }
}
