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
  /// The variables of code that runs, which closures share with what is around them. The first one
  /// is the tip that the code runs for.
  private var boxes: [Value] = [.absent]
  private var tasks: [LaterTask] = []
  /// The tasks before this one have begun.
  private var next = 0
  /// The pause in the task that runs: what follows it is run at once, which is told.
  var pause: SourceSpan?
  /// The notes of what is not run as the app would, because it cannot be read.
  private(set) var gaps: [Diagnostic] = []
  private var told: Set<String> = []

  /// The deepest nesting of code that runs: it runs on its caller's thread, whose stack may be small.
  static let depthLimit = 160
  /// The place of the tip that code runs for among the variables.
  static let shownTip = 0
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
  ///
  /// - Parameter isGap: whether it is about what cannot be read.
  func note(_ message: String, _ span: SourceSpan, isGap: Bool = true) {
    effects += 1
    let location = span.location
    guard told.insert("\(location.path):\(location.line):\(location.column):\(message)").inserted
    else { return }
    host.note(message, at: location)
    if isGap { gaps.append(SourceMessage.unfollowedCode(message, span)) }
  }

  /// Carries out a call of TipKit, or tells that it is not carried out.
  func perform(_ call: AppCall, _ span: SourceSpan) throws(EvaluationFailure) {
    effects += 1
    if case .configure = call {
      hasConfigured = true
    } else if performsConfigureOnly {
      note(RunningMessage.notAtStart(span.call), span, isGap: false)
      return
    }
    if let pause { note(RunningMessage.notWaited(span.call, pause.brief), span, isGap: false) }
    do {
      try host.perform(call, at: span.location)
    } catch {
      throw EvaluationFailure(.thrown(String(describing: error)), "\(error)", span)
    }
  }

  /// Makes room for a variable.
  func box(_ value: Value) -> Int {
    boxes.append(value)
    return boxes.count - 1
  }

  /// What a variable holds.
  subscript(box: Int) -> Value {
    get { boxes[box] }
    set { boxes[box] = newValue }
  }

  /// Adds a task, which runs when those before it have.
  @discardableResult
  func add(
    _ closure: Closure, _ scope: Scope, _ span: SourceSpan, after pause: SourceSpan? = nil
  ) -> Int {
    tasks.append(LaterTask(closure: closure, scope: scope, span: span, pause: pause))
    return tasks.count - 1
  }

  /// The next task that has not begun, those with a pause before them last; nil without one.
  func nextTask() -> Int? {
    while next < tasks.count, tasks[next].hasBegun { next += 1 }
    let waiting = tasks[next...]
    return waiting.firstIndex { !$0.hasBegun && $0.pause == nil } ?? waiting.indices.first
  }

  /// Begins a task; nil for one that has begun.
  func begin(task index: Int) -> LaterTask? {
    guard !tasks[index].hasBegun else { return nil }
    tasks[index].hasBegun = true
    return tasks[index]
  }

  /// How a task has ended; nil where it has not.
  func outcome(ofTask index: Int) -> LaterTask.Outcome? { tasks[index].outcome }

  func end(task index: Int, _ outcome: LaterTask.Outcome) { tasks[index].outcome = outcome }

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
