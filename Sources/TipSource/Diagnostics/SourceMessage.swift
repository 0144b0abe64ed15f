/// Every message about Swift source, in one place.
enum SourceMessage {
  static func opaqueActionID(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-action-id",
      message: "the action's id `\(span.code)` cannot be read from source", place: span.place,
      notes: ["Its source text stands for it; scenarios can name the action by its index."])
  }

  static func opaqueEventID(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-event-id",
      message: "the event's id `\(span.code)` cannot be read from source", place: span.place,
      notes: ["Its source text stands for the id, so that the event can be donated by its name."])
  }

  static func opaqueDonationLimit(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-donation-limit",
      message: "the donation limit `\(span.code)` cannot be read from source", place: span.place,
      notes: ["The newest 1000 donations count, as without a limit (S9.2)."])
  }

  static func invalidLimit(_ type: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "invalid-limit", message: "`\(span.code)`: a limit is above zero and finite",
      place: span.place, notes: ["TipKit takes `\(type)` of zero or less for an error (S6.6)."])
  }

  static func opaqueTipID(_ tip: String, _ failure: EvaluationFailure) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-id",
      message: "the id of \(tip) cannot be read from source: \(failure.reason)",
      place: failure.span.place, notes: ["The type's name stands for it (S12.1)."])
  }

  static func launchID(_ tip: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "id-changes-with-launch",
      message: "the id of \(tip) is another one in each launch, so its history is lost",
      place: span.place,
      notes: ["`UUID()` has a value of its own in each launch, the same in every run (S12.2)."])
  }

  static func opaqueOption(_ failure: EvaluationFailure) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-option",
      message: "an option cannot be read from source: \(failure.reason)",
      place: failure.span.place, notes: ["It is left out."])
  }

  static func opaqueAction(_ failure: EvaluationFailure) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-action",
      message: "an action cannot be read from source: \(failure.reason)",
      place: failure.span.place, notes: ["It is left out."])
  }

  static func opaqueGroupMember(_ failure: EvaluationFailure) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-group-member",
      message: "a tip of the group cannot be read from source: \(failure.reason)",
      place: failure.span.place, notes: ["It is left out of the group."])
  }

  static func conditional(_ what: String, _ condition: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-condition",
      message: "\(what) depend on `\(condition)`, which cannot be read from source",
      place: span.place, notes: ["Those of the first branch are used."])
  }

  static func opaqueTitle(_ tip: String, _ text: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-title",
      message: "the title of \(tip) cannot be read from source: `\(text)`", place: span.place,
      notes: ["Its source text is shown in its place."])
  }

  static func missingTitle(_ tip: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-title", message: "\(tip) has no `title` in what was read",
      place: span.place, notes: ["TipKit requires `var title: Text`."])
  }

  static func wrongType(_ member: String, _ type: String, _ wanted: String, _ span: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .warning, code: "not-tipkit-member",
      message: "`\(member)` of type `\(type)` is not TipKit's, which is `\(wanted)`",
      place: span.place, notes: ["TipKit does not see it, and uses its default instead."])
  }

  static func betaName(_ member: String, _ name: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-tipkit-member",
      message: "`\(member)` is a name of a beta; TipKit's is `\(name)`", place: span.place,
      notes: ["TipKit does not see it, and uses its default instead."])
  }

  static func unevaluatedRule(_ tip: String, _ rule: SourceRule) -> Diagnostic {
    let place = rule.place
    let reason = rule.obstacle?.reason ?? ""
    switch rule.obstacle {
    case .invalidForm:
      return Diagnostic(
        .warning, code: "invalid-rule",
        message: "this rule of \(tip) is not of TipKit's form: \(reason)", place: place,
        notes: ["A rule is `#Rule(input) { condition on $0 }`, with `$name` for a parameter."])
    case .undeclaredInput:
      return Diagnostic(
        .warning, code: "undeclared-input",
        message: "this rule of \(tip) has an input that is not found: \(reason)",
        place: place,
        notes: ["Read the file that declares it, or answer the rule with `assume`."])
    default:
      return Diagnostic(
        .warning, code: "opaque-rule",
        message: "this rule of \(tip) cannot be evaluated from source: \(reason)",
        place: place,
        notes: ["Answer it with `assume \(tip) rule:\(rule.rule.inputNames ?? "#N") true|false`."])
    }
  }

  static func opaqueDefault(_ parameter: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-default",
      message: "the default of \(parameter) cannot be read from source", place: span.place,
      notes: ["Set it in the scenario before a rule needs it."])
  }

  static func notAtStart(_ call: TipKitCall, _ context: String) -> Diagnostic {
    Diagnostic(
      .note, code: "not-at-start",
      message: "`\(call.text)` in \(context) is not run: a line of the script says when it happens"
        + (call.line.map { ", say: \($0)" } ?? ""),
      place: call.span.place)
  }

  static func unfollowedCode(_ message: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(.note, code: "unfollowed-code", message: message, place: span.place)
  }

  static func conditionalMembers(_ condition: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-group-member",
      message: "tips of the group depend on `\(condition)`, which cannot be read from source",
      place: span.place, notes: ["Those that are in it either way stay, the others are left out."])
  }

  static func opaqueGroupPriority(_ text: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "opaque-group-priority",
      message: "the priority `\(text)` of the group cannot be read from source", place: span.place,
      notes: ["It is taken for `.firstAvailable`."])
  }

  static func passedOver(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unreadable-file",
      message: "\(path) cannot be read, and is passed over: \(reason)")
  }

  static func tooDeep(_ path: String, _ place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(
      .error, code: "nested-too-deeply",
      message: "\(path) is nested too deeply, so the file is passed over", place: place)
  }

  static func syntax(_ message: String, _ place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(
      .warning, code: "syntax-error", message: message, place: place,
      notes: ["What can be read of the file is read."])
  }

  static func unreadableFile(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, code: "unreadable-file", message: "\(path) cannot be read: \(reason)")
  }

  static func noSwiftFiles(_ path: String) -> Diagnostic {
    Diagnostic(.warning, code: "no-swift-files", message: "there is no Swift file under \(path)")
  }

  static func tooLarge(_ path: String, _ limit: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: "file-too-large",
      message: "\(path) is larger than \(limit / 1_000_000) MB, so it is passed over")
  }

  static func notUTF8(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-utf8", message: "\(path) is not all UTF-8",
      notes: ["Bytes that are not are read as U+FFFD."])
  }

  static func notATip(_ expression: String) -> Diagnostic {
    Diagnostic(.error, code: "not-a-tip", message: "`\(expression)` does not make a tip")
  }

  static func cannotMake(_ expression: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, code: "cannot-make-tip", message: "`\(expression)` cannot be made: \(reason)")
  }

  static func unfollowedPlace(_ code: String, _ reason: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .note, code: "unfollowed-place", message: "`\(code)` is not followed: \(reason)",
      place: span.place, notes: ["A `view` line in the scenario can stand for it."])
  }

  static func unfollowedTip(_ code: String, _ reason: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .note, code: "unfollowed-place",
      message: "`\(code)`, which is handed on as a tip, is not followed: \(reason)",
      place: span.place, notes: ["A `view` line in the scenario can stand for what shows it."])
  }

  static func uncalledPlace(_ code: String, _ span: SourceSpan) -> Diagnostic {
    unfollowedPlace(
      code, "nothing that was read calls the function that it is written in", span)
  }

  static func tooManyPlaces(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .note, code: "unfollowed-place",
      message: "the app leads to its tips in too many ways, so some places are not read",
      place: span.place)
  }
}
