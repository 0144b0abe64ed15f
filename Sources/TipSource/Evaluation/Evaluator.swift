import OpenTipKit
import SwiftSyntax

/// Finds the values of expressions from source alone: constants, texts, and the parts of tips.
///
/// It never guesses: what it does not understand is a failure with its reason and place. Steps and
/// depth are bounded, so that no source hangs it.
final class Evaluator {
  let declarations: Declarations
  /// Messages about what was evaluated, each once.
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  /// The values that `UUID()` has stood for, in the order made.
  var launchIdentifiers: [String] = []
  /// The raw values of enums, by the position of their type.
  var rawValues: [Int: [SwiftValue?]] = [:]
  /// The events that rules read, those made by helpers or in the rule itself too.
  var ruleEvents: [SourceEvent] = []
  /// The types that were resolved, by their position and the depth at which they were.
  var resolvedTypes: [[Int]: SwiftType] = [:]
  /// The instances that stand for views and models, by the position of their type.
  var instances: [Int: Value] = [:]
  /// What launch identifiers are made from: the tip that is being read.
  var identifierSeed = ""

  /// The run of the app's code that this is for; nil where tips are read.
  var running: CodeRun?
  /// The search for what code reads of a launch that this is for.
  var scan: LaunchScan?

  private(set) var steps = 0
  var depth = 0
  /// The constants being evaluated, so that one that needs itself ends.
  private var active: Set<String> = []
  var constants: [String: Value] = [:]
  /// The bodies of computed properties, by file and place: an enum's are run once for each case.
  private var bodies: [String: [Statement]] = [:]

  /// The most steps for one tip.
  static let stepLimit = 50_000
  /// The deepest nesting of evaluations: of expressions and of calls together.
  static let depthLimit = 600

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// Begins another tip or declaration: its steps count anew.
  func begin(_ name: String) {
    steps = 0
    depth = 0
    identifierSeed = name
    launchIdentifiers = []
  }

  /// Begins another member of the same tip: one that takes too many steps does not spoil the others.
  func beginMember() { steps = 0 }

  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Counts a step and a level; throws beyond the limits.
  func nested<Result>(
    _ span: SourceSpan, _ body: () throws(EvaluationFailure) -> Result
  ) throws(EvaluationFailure) -> Result {
    try step(span)
    if running != nil, depth >= CodeRun.depthLimit { throw CodeRun.exhaustion(span) }
    guard depth < Self.depthLimit else {
      throw EvaluationFailure(.opaque, "it is nested too deeply to evaluate", span)
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Counts steps; throws beyond the limit.
  func step(_ span: SourceSpan, count: Int = 1) throws(EvaluationFailure) {
    steps += count
    guard steps < Self.stepLimit else {
      if running != nil { throw CodeRun.exhaustion(span) }
      throw EvaluationFailure(.opaque, "it takes too many steps to evaluate", span)
    }
  }

  /// The value itself; one that is too large is a failure. Measuring a large one counts as steps.
  func measured(_ value: Value, _ span: SourceSpan) throws(EvaluationFailure) -> Value {
    let size = value.size()
    guard size <= Value.sizeLimit else {
      throw EvaluationFailure(.opaque, "its value is too large to be read", span)
    }
    try step(span, count: size / 64)
    return value
  }

  /// The value of a variable, evaluated once for constants.
  func value(
    of variable: VariableDeclaration, object: Value?, selfType: Int?
  ) throws(EvaluationFailure) -> Value {
    let key = "\(variable.unit):\(variable.nameSpan.start)"
    if running != nil || scan != nil, let found = try launchValue(of: variable) { return found }
    let isConstant =
      object == nil && (selfType == variable.owner || selfType == nil)
      && (running == nil || (variable.isStored && (variable.isStatic || variable.owner == nil)))
    if isConstant, let known = constants[key] { return try unwrapFailure(known) }
    let guardKey = isConstant ? key : "\(key):instance"
    guard active.insert(guardKey).inserted else {
      throw EvaluationFailure(.opaque, "`\(variable.name)` is defined by itself", variable.nameSpan)
    }
    defer { active.remove(guardKey) }
    let result: Value
    do {
      result = try compute(variable, object: object, selfType: selfType)
    } catch {
      if isConstant, error.kind != .exhausted { constants[key] = .failure(error) }
      throw error
    }
    // An identifier made by UUID() belongs to the tip that is being read.
    if isConstant, launchIdentifiers.isEmpty { constants[key] = result }
    return try unwrapFailure(result)
  }

  private func compute(
    _ variable: VariableDeclaration, object: Value?, selfType: Int?
  ) throws(EvaluationFailure) -> Value {
    if variable.attributes["Parameter"] != nil {
      throw EvaluationFailure(
        .opaque, "`\(variable.name)` is a parameter, whose value changes", variable.nameSpan)
    }
    let expected = variable.type.map {
      TypeReference(name: $0, scope: variable.owner, unit: variable.unit)
    }
    var scope = Scope(
      unit: variable.unit, type: variable.owner, selfType: selfType ?? variable.owner,
      object: object)
    let lowering = declarations.units[variable.unit].lowering
    var result: Value
    if let getter = variable.getter {
      result = try nested(variable.nameSpan) { () throws(EvaluationFailure) in
        try run(
          body(getter, of: variable, lowering), in: &scope, expecting: expected,
          span: variable.nameSpan)
      }
    } else if let initializer = variable.initializer {
      result = try value(of: lowering.expression(initializer), in: scope, expecting: expected)
    } else if case .optional? = variable.type, !variable.isLet {
      result = .absent
    } else {
      throw EvaluationFailure(
        .undeclared(variable.name), "`\(variable.name)` has no value in the source",
        variable.nameSpan)
    }
    if case .event(var event) = result, event.name.isEmpty {
      event.name = qualifiedName(of: variable)
      event.descriptor = event.descriptor.named(variable.name)
      result = .event(event)
    }
    return result
  }

  /// A computed property's statements, made once.
  private func body(
    _ getter: CodeBlockItemListSyntax, of variable: VariableDeclaration, _ lowering: Lowering
  ) -> [Statement] {
    let key = "\(variable.unit):\(variable.nameSpan.start)"
    if let known = bodies[key] { return known }
    let statements = lowering.statements(getter)
    bodies[key] = statements
    return statements
  }

  func qualifiedName(of variable: VariableDeclaration) -> String {
    variable.owner.map { "\(declarations.types[$0].name).\(variable.name)" } ?? variable.name
  }

  /// The value itself, or the failure that stands in its place.
  func unwrapFailure(_ value: Value) throws(EvaluationFailure) -> Value {
    if case .box(let index) = value, let running { return try unwrapFailure(running[index]) }
    if case .failure(let failure) = value {
      if case .launch(let reads) = failure.kind { scan?.touch(reads) }
      throw failure
    }
    return value
  }
}

extension EventDescriptor {
  /// The same event under a property's name.
  func named(_ name: String) -> EventDescriptor {
    EventDescriptor(id: id, name: name, donationLimit: donationLimit, decode: decode)
  }
}
