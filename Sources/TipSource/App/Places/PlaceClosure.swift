/// A closure that a view or a function of the app is given, as written, where it is written.
struct PlaceClosure {
  /// `{ … }`, `openEditor`, `nil`, or what chooses between such.
  let expression: Expression
  /// How many arguments it gets.
  let arity: Int
  let scope: PlaceScope
}

extension PlaceClosure: Hashable {
  // Of two with one place and one `self` the first stands for both.
  static func == (a: PlaceClosure, b: PlaceClosure) -> Bool {
    CallSite(a.expression.span) == CallSite(b.expression.span) && a.scope.object == b.scope.object
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(CallSite(expression.span))
    hasher.combine(scope.object)
  }
}

extension TypeName {
  /// The number of arguments where it is the type of a function that gives nothing, optional or not:
  /// 1 for `((Tips.Action) -> Void)?`; nil for other types, so for what builds views.
  var handlerArity: Int? {
    guard case .other(let text) = wrapped else { return nil }
    let result = text.split(separator: " ").last.map(String.init) ?? ""
    guard text.contains("->"), ["Void", "()", "->Void", "->()"].contains(result),
      text.hasPrefix("(")
    else { return nil }
    var depth = 0
    var commas = 0
    var isEmpty = true
    for character in text {
      switch character {
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      case "," where depth == 1: commas += 1
      default: break
      }
      if depth == 0 { return isEmpty ? 0 : commas + 1 }
      if depth > 1 || !"( ".contains(character) { isEmpty = false }
    }
    return nil
  }
}
