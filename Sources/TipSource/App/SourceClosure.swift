/// A closure of the app's source that can be run: what a tap on an action does.
public struct SourceClosure: Sendable {
  /// The parameters and the body; a named function (`perform: openEditor`) is a call of it.
  let closure: Closure
  /// What names mean in it: `self` is the view, as far as its declaration tells.
  let scope: Scope
  /// Local names that stand for the tip that the place shows: `currentTip` of
  /// `if let currentTip = steps.currentTip`.
  let tipNames: [String]
  public let location: SourceLocation
}
