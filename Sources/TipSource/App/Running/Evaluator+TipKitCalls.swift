import OpenTipKit

extension Evaluator {
  /// A static function of `Tips`; nil for other names.
  func tipsCall(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard let running else { return nil }
    switch name {
    case "configure":
      try running.perform(.configure(options(arguments, in: scope, span: span)), span)
    case "resetDatastore": try running.perform(.resetDatastore, span)
    case "showAllTipsForTesting": try running.perform(.showAllTipsForTesting, span)
    case "hideAllTipsForTesting": try running.perform(.hideAllTipsForTesting, span)
    case "showTipsForTesting", "hideTipsForTesting":
      guard let names = typeNames(in: arguments, in: scope, span: span) else { return .list([]) }
      try running.perform(
        name == "showTipsForTesting" ? .showTipsForTesting(names) : .hideTipsForTesting(names), span
      )
    default: return nil
    }
    return .list([])
  }

  /// The options of a call of `configure`; what is not known is told of and left out.
  private func options(
    _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) -> [ConfigureCall.Option] {
    do {
      let options = try configurationOptions(arguments, in: scope)
      for option in options where option.value == nil {
        running?.note(RunningMessage.unknownOption(option.source), span, isGap: false)
      }
      return options
    } catch {
      running?.note(RunningMessage.unknownOptions(error.reason), span)
      return []
    }
  }

  /// The bare names of tip types; nil when they are not known, which is told.
  private func typeNames(
    in arguments: Arguments, in scope: Scope, span: SourceSpan
  ) -> [String]? {
    guard let first = arguments.first else { return nil }
    do throws(EvaluationFailure) {
      var names: [String] = []
      for element in Self.members(of: try value(of: first.value, in: scope)) {
        guard case .type(let index) = element else {
          throw EvaluationFailure(
            .opaque, "`\(first.value.span.code)` cannot be read from source", first.value.span)
        }
        names.append(declarations.types[index].baseName)
      }
      return names
    } catch {
      running?.note(RunningMessage.unknownCall(span.call, error.reason), span)
      return nil
    }
  }

  /// `tip.invalidate(reason:)` and `tip.resetEligibility()`; nil for other calls.
  func tipCall(
    _ name: String, of base: Expression, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    let isInvalidation = name == "invalidate" && arguments.first?.label == "reason"
    guard let running, isInvalidation || (name == "resetEligibility" && arguments.isEmpty) else {
      return nil
    }
    let tip: Value
    do {
      tip = try value(of: base, in: scope)
    } catch {
      guard error.isUnknown else { throw error }
      running.note(RunningMessage.unknownCall(span.call, error.reason), span)
      return .list([])
    }
    if tip.isNone { return .absent }
    guard let found = tipName(of: tip) else {
      guard let type = tip.declaredType, declarations.isTip(type) else { return nil }
      running.note(RunningMessage.unknownTip(base.span.code, span.call), span)
      return .list([])
    }
    guard isInvalidation, let first = arguments.first else {
      try running.perform(.resetEligibility(tip: found), span)
      return .list([])
    }
    let type = Self.tipKitType(["Tips", "InvalidationReason"], unit: scope.unit)
    guard let reason = Self.reason(lenient(first.value, in: scope, expecting: type)) else {
      running.note(
        RunningMessage.unknownCall(
          span.call, "the reason `\(first.value.span.code)` cannot be read from source"), span)
      return .list([])
    }
    try running.perform(.invalidate(tip: found, reason), span)
    return .list([])
  }

  /// `event.donate(…)`, `sendDonation(…)` and `deleteDonations()`; nil for other calls.
  func eventCall(
    _ name: String, of base: Expression, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard let running, ["donate", "sendDonation", "deleteDonations"].contains(name) else {
      return nil
    }
    guard case .event(let made) = try value(of: base, in: scope) else { return nil }
    let event = running.code.index.event(made)
    if name == "deleteDonations" {
      try running.perform(.deleteDonations(event), span)
      return .list([])
    }
    let isCompletion = { (argument: Expression.Argument) in
      if case .closure = argument.value.form { return true }
      return false
    }
    var donated: SwiftValue?
    if let argument = arguments.first(where: { !isCompletion($0) }), let type = event.information {
      do throws(EvaluationFailure) {
        let value = try value(
          of: argument.value, in: scope, expecting: Self.reference(to: type, unit: scope.unit))
        donated = value.swiftValue(in: declarations).map { Self.adapted($0, to: type) }
        guard donated != nil else {
          throw EvaluationFailure(
            .opaque, "`\(argument.value.span.code)` cannot be read from source", span)
        }
      } catch {
        guard error.isUnknown else { throw error }
        running.note(RunningMessage.unknownCall(span.call, error.reason), span)
        return .list([])
      }
    }
    try running.perform(.donate(event, donated), span)
    for argument in arguments {
      if case .closure(let closure) = argument.value.form {
        running.add(closure, capturing(closure, in: scope), span)
      }
    }
    return .list([])
  }

  /// The type of a donation's information, which gives `.init(…)` and `.case` their meaning.
  private static func reference(to type: SwiftType, unit: Int) -> TypeReference? {
    switch type {
    case .structure(let type):
      tipKitType(type.name.split(separator: ".").map(String.init), unit: unit)
    case .enumeration(let type):
      tipKitType(type.name.split(separator: ".").map(String.init), unit: unit)
    case .optional(let wrapped): reference(to: wrapped, unit: unit)
    case .integer(let name), .decimal(let name): tipKitType([name], unit: unit)
    default: nil
    }
  }
}
