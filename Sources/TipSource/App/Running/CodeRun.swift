import OpenTipKit

/// One run of an app's code: what it asks and does goes through its host.
final class CodeRun {
  /// What runs.
  enum Purpose { case start, closure }

  let host: any AppHost
  let code: StartCode
  let purpose: Purpose
  let defaults: LaunchDefaults
  /// What `register(defaults:)` has given.
  var registered: [String: SwiftValue] = [:]
  /// The fields of the classes' instances, which all that hold one share.
  private var heap: [[String: Value]] = []
  /// How many calls of TipKit were made, or told of.
  private(set) var effects = 0
  /// Whether `Tips.configure` was called.
  private(set) var hasConfigured = false
  /// Whether only `Tips.configure` is carried out, and the other calls are told of.
  var performsConfigureOnly = false
  /// `self` as the function that ran last has left it.
  var finished: Value?
  /// What the body that runs is declared to return.
  var returned: TypeReference?
  /// The tip that a closure of a tip's own is run for: its type and name.
  var ownTip: (type: Int, name: String)?
  private var told: Set<String> = []

  /// The deepest nesting of code that runs: it runs on its caller's thread, whose stack may be small.
  static let depthLimit = 160
  /// The most instances of classes.
  private static let heapLimit = 10_000

  init(_ purpose: Purpose, of code: StartCode, in host: any AppHost) {
    self.purpose = purpose
    self.code = code
    self.host = host
    defaults = LaunchDefaults(host.launchArguments)
  }

  static func exhaustion(_ span: SourceSpan) -> EvaluationFailure {
    EvaluationFailure(.exhausted, "it takes too many steps, or is nested too deeply", span)
  }

  /// Tells of something once.
  func note(_ message: String, _ span: SourceSpan) {
    effects += 1
    let location = span.location
    guard told.insert("\(location.path):\(location.line):\(location.column):\(message)").inserted
    else { return }
    host.note(message, at: location)
  }

  /// Carries out a call of TipKit, or tells that it is not carried out.
  func perform(_ call: AppCall, _ span: SourceSpan) throws(EvaluationFailure) {
    effects += 1
    if case .configure = call {
      hasConfigured = true
    } else if performsConfigureOnly {
      note(RunningMessage.notAtStart(span.call), span)
      return
    }
    do {
      try host.perform(call, at: span.location)
    } catch {
      throw EvaluationFailure(.thrown(String(describing: error)), "\(error)", span)
    }
  }

  /// Makes room for an instance of a class.
  func allocate(_ span: SourceSpan) throws(EvaluationFailure) -> Int {
    guard heap.count < Self.heapLimit else { throw Self.exhaustion(span) }
    heap.append([:])
    return heap.count - 1
  }

  /// The fields of an object, wherever they are kept.
  func fields(of object: Value.Object) -> [String: Value] {
    object.reference.map { heap[$0] } ?? object.fields
  }

  /// The object with a field set; for an instance of a class all that hold it see that.
  func setting(_ name: String, _ value: Value, of object: Value.Object) -> Value {
    var object = object
    if let reference = object.reference {
      heap[reference][name] = value
    } else {
      object.fields[name] = value
    }
    return .object(object)
  }

  /// What a field holds where that is another thing than what its object was made with: a group, a
  /// setting, a field of a class's instance; nil for other fields.
  func field(
    _ name: String, of object: Value.Object, evaluator: Evaluator
  ) throws(EvaluationFailure) -> Value? {
    if let reference = object.reference, let found = heap[reference][name] {
      return try evaluator.unwrapFailure(found)
    }
    guard let variable = evaluator.declarations.variable(name, of: object.type, isStatic: false)
    else { return nil }
    return try evaluator.launchValue(of: variable)
  }
}
