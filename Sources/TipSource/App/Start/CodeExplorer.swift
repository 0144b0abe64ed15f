import SwiftSyntax

/// Searches code, without running it, for the calls of TipKit that it leads to, and for what of a
/// launch decides them.
///
/// All branches are looked into, once each; functions of the source are followed where that is asked.
final class CodeExplorer {
  /// A call of TipKit that was found.
  struct Found {
    let call: TipKitCall
    /// What of the launch decides whether it is made.
    let inputs: [LaunchScan.Read]
    /// For `configure`: its options; nil when the list is not known.
    let options: [ConfigureCall.Option]?
    /// The function that it stands in, and the modifiers whose closures it stands in.
    let context: Context
  }

  /// Where code stands.
  struct Context {
    /// In words: `LibraryApp.init`.
    var name: String
    /// The function's own name.
    var function: String
    var unit: Int
    var type: Int?
    /// The functions that get the closures around, from outside in.
    var modifiers: [String] = []
    /// The view's or controller's code that runs when something appears, which leads to it:
    /// `FeedView.body (onAppear)`; nil for other code.
    var occasion: String?
    /// How many tasks it stands in.
    var deferrals = 0
    /// The statements of the innermost body.
    var body: [Statement] = []
  }

  let evaluator: Evaluator
  let scan = LaunchScan()
  /// Whether functions of the source are followed, also those that appearing code does not call.
  var follows = true
  private(set) var found: [Found] = []
  /// Whether all launch arguments are handed to code that is not in the source.
  private(set) var handsArgumentsOver = false
  var context = Context(name: "", function: "", unit: 0)
  private var inputs: [LaunchScan.Read] = [] {
    didSet { scan.surrounding = inputs }
  }
  private let bodies: LoweredBodies
  private var visits: [SourceKey: Int] = [:]
  private var spent = 0
  private var depth = 0

  /// The deepest nesting that is looked into.
  private static let depthLimit = 150
  /// How often one function is looked into.
  private static let visitLimit = 4
  private static let foundLimit = 10_000
  /// The most steps of evaluation for one part of the start, or one body.
  private static let stepLimit = 20 * Evaluator.stepLimit

  var declarations: Declarations { evaluator.declarations }

  /// - Parameter bodies: where bodies are kept once they are lowered.
  init(_ declarations: Declarations, bodies: LoweredBodies) {
    self.bodies = bodies
    evaluator = Evaluator(declarations)
    evaluator.scan = scan
  }

  /// The calls of TipKit in statements and in what they call.
  func calls(in statements: [Statement], scope: Scope) -> [TipKitCall] {
    var scope = scope
    context.unit = scope.unit
    context.type = scope.type
    explore(statements, in: &scope)
    return found.map(\.call)
  }

  /// Begins another body: its steps and visits count anew.
  func begin(_ context: Context) {
    self.context = context
    visits = [:]
    inputs = []
    depth = 0
    spent = 0
    _ = scan.take()
    evaluator.begin(context.name)
  }

  /// Looks into a body in another context.
  func enter(_ context: Context, _ body: () -> Void) {
    let outer = self.context
    self.context = context
    body()
    self.context = outer
  }

  /// Whether a function is looked into once more.
  func visit(_ key: SourceKey) -> Bool {
    visits[key, default: 0] += 1
    // Each function has steps of its own, as long as all of them together are few.
    spent += evaluator.steps
    if spent < Self.stepLimit { evaluator.beginMember() }
    return visits[key, default: 0] <= Self.visitLimit
  }

  /// A function's statements.
  func statements(
    of function: FunctionDeclaration, _ body: CodeBlockItemListSyntax
  ) -> [Statement] {
    bodies.statements(unit: function.unit, offset: function.span.start) {
      declarations.units[function.unit].lowering.statements(body)
    }
  }

  /// Goes one level deeper, within the limits.
  func nested(_ body: () -> Void) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    body()
    depth -= 1
  }

  /// Notes a call of TipKit.
  func add(_ call: TipKitCall, options: [ConfigureCall.Option]? = nil) {
    guard found.count < Self.foundLimit else { return }
    found.append(Found(call: call, inputs: inputs, options: options, context: context))
  }

  func noteHandOver() { handsArgumentsOver = true }

  /// What the evaluation of something reads of the launch.
  func reads(_ body: () -> Void) -> [LaunchScan.Read] {
    _ = scan.take()
    body()
    return scan.take()
  }

  /// Whether the functions that are called here are followed.
  var followsHere: Bool { follows || context.occasion != nil }

  /// Looks into code that hangs on what was read of the launch.
  func guarded(by reads: [LaunchScan.Read], _ body: () -> Void) {
    let outer = inputs
    inputs += reads.filter { !inputs.contains($0) }
    body()
    inputs = outer
  }

  /// Looks into statements; those after one that may leave hang on its conditions.
  func explore(_ statements: [Statement], in scope: inout Scope) {
    let outer = inputs
    nested {
      for statement in statements {
        let leaving = explore(statement, in: &scope)
        inputs += leaving.filter { !inputs.contains($0) }
      }
    }
    inputs = outer
  }
}
