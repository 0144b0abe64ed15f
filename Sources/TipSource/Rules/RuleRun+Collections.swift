import Foundation
import OpenTipKit

extension RuleRun {
  /// Code about donations, lists, texts and fields.
  mutating func collection(
    _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    if let inner = code.searched {
      let collection = try value(inner, &evaluation)
      // `nil` goes through what is done to it by `?.`.
      return collection.isNone ? collection : try searched(collection, code, &evaluation)
    }
    switch code {
    case .count(let inner): return try count(value(inner, &evaluation))
    case .isEmpty(let inner):
      let counted = try count(value(inner, &evaluation))
      guard case .swift(.integer(let number)) = counted else { return counted }
      return .swift(.bool(number == 0))
    case .end(let inner, let isFirst):
      let elements = try elements(value(inner, &evaluation))
      return (isFirst ? elements.first : elements.last) ?? .swift(.none)
    case .within(let inner, let range):
      guard let history = try value(inner, &evaluation).donationHistory else {
        throw Failure(reason: "`donatedWithin` is applied to other values than donations")
      }
      return .history(evaluation.donations(history, within: range))
    case .subset(let inner, let event, let path, let isLargest):
      guard let history = try value(inner, &evaluation).donationHistory else {
        throw Failure(reason: "a subset is taken of other values than donations")
      }
      return .donations(try subset(of: history, event, path, isLargest: isLargest))
    case .array(let codes):
      var values: [RuleValue] = []
      for code in codes { values.append(try value(code, &evaluation)) }
      return .list(values)
    case .contains(let container, let wanted):
      return try contains(value(container, &evaluation), value(wanted, &evaluation))
    case .inRange(let inner, let lower, let upper, let isClosed):
      let tested = try value(inner, &evaluation)
      if let lower, try !compare(">=", tested, value(lower, &evaluation), &evaluation) {
        return .swift(.bool(false))
      }
      guard let upper else { return .swift(.bool(true)) }
      let op = isClosed ? "<=" : "<"
      return .swift(.bool(try compare(op, tested, value(upper, &evaluation), &evaluation)))
    case .element(let container, let key):
      return try element(value(container, &evaluation), value(key, &evaluation))
    case .part(let inner, let isKeys):
      switch try value(inner, &evaluation) {
      case .swift(.dictionary(let members)):
        return .list((isKeys ? Array(members.keys) : Array(members.values)).map { .swift($0) })
      case .swift(.none): return .swift(.none)
      default: throw Failure(reason: "keys are read of a value that has none")
      }
    case .extremum(let inner, let isMinimum):
      return try extremum(elements(value(inner, &evaluation)), isMinimum: isMinimum)
    default: return try property(code, &evaluation)
    }
  }

  /// What is done to a collection.
  private mutating func searched(
    _ collection: RuleValue, _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    switch code {
    case .filter(_, let closure): return try filtered(collection, closure, &evaluation)
    case .map(_, let closure, let dropsNil):
      var results: [RuleValue] = []
      for element in try elements(collection) {
        slots[closure.slot] = try decoded(element, closure.event)
        let result = try value(closure.body, &evaluation)
        if !dropsNil || !result.isNone { results.append(result) }
      }
      return .list(results)
    case .quantified(let quantifier, _, let closure):
      return try quantified(quantifier, collection, closure, &evaluation)
    case .slice(_, let count, let isPrefix):
      return try slice(collection, value(count, &evaluation), isPrefix: isPrefix)
    case .dropped(_, let count, let isFirst):
      return try dropped(collection, value(count, &evaluation), isFirst: isFirst)
    case .unique:
      var seen: Set<SwiftValue> = []
      let unique = try elements(collection).filter { element in
        guard case .swift(let value) = element else { return true }
        return seen.insert(value).inserted
      }
      return .list(unique)
    case .reduce(_, let initial, let result, let closure):
      slots[result] = try value(initial, &evaluation)
      for element in try elements(collection) {
        slots[closure.slot] = try decoded(element, closure.event)
        slots[result] = try value(closure.body, &evaluation)
      }
      return slots[result]
    case .sorted(_, let comparison):
      return .list(try sorted(elements(collection), comparison, &evaluation))
    case .reversed: return .list(try elements(collection).reversed())
    default: throw Failure(reason: "a part of the rule is not understood")
    }
  }

  private mutating func property(
    _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    switch code {
    case .date(let inner):
      switch try value(inner, &evaluation) {
      case .donation(let donation, _): return .swift(.date(donation.date))
      case .swift(.none): return .swift(.none)
      default: throw Failure(reason: "`date` is read of a value that is no donation")
      }
    case .information(let inner, let event):
      switch try decoded(value(inner, &evaluation), event) {
      case .donation(_, let information?): return .swift(information)
      case .swift(.none): return .swift(.none)
      default: throw Failure(reason: "a donation of `\(event.name)` carries nothing")
      }
    case .field(let inner, let name):
      switch try value(inner, &evaluation) {
      case .swift(.structure(_, let fields)):
        guard let field = fields[name] else { throw Failure(reason: "there is no value `\(name)`") }
        return .swift(field)
      case .swift(.none): return .swift(.none)
      default: throw Failure(reason: "`\(name)` is read of a value that has none")
      }
    case .rawValue(let inner):
      switch try value(inner, &evaluation) {
      case .swift(.enumCase(_, _, let raw?)): return .swift(raw)
      case .swift(.none): return .swift(.none)
      default: throw Failure(reason: "`rawValue` is read of a value that has none")
      }
    case .position(let inner, let names):
      guard case .swift(.enumCase(_, let name, _)) = try value(inner, &evaluation),
        let position = names.firstIndex(of: name)
      else { throw Failure(reason: "two values that have no order are compared") }
      return .swift(.integer(position))
    case .text(let operation, let inner, let operand):
      let text = try value(inner, &evaluation)
      guard let operand else { return try Self.text(operation, text, nil) }
      return try Self.text(operation, text, value(operand, &evaluation))
    default: throw Failure(reason: "a part of the rule is not understood")
    }
  }

  private func count(_ value: RuleValue) throws(Failure) -> RuleValue {
    switch value {
    case .history(let history): .swift(.integer(history.count))
    case .donations(let donations): .swift(.integer(donations.count))
    case .list(let values): .swift(.integer(values.count))
    case .swift(.array(let elements)): .swift(.integer(elements.count))
    case .swift(.set(let elements)): .swift(.integer(elements.count))
    case .swift(.dictionary(let members)): .swift(.integer(members.count))
    case .swift(.string(let text)): .swift(.integer(text.count))
    case .swift(.none): .swift(.none)
    default: throw Failure(reason: "a value that is no collection is counted")
    }
  }

  func elements(_ value: RuleValue) throws(Failure) -> [RuleValue] {
    switch value {
    case .history(let history): history.map { .donation($0, nil) }
    case .donations(let donations): donations.map { .donation($0, nil) }
    case .list(let values): values
    case .swift(.array(let elements)): elements.map { .swift($0) }
    case .swift(.set(let elements)): elements.map { .swift($0) }
    case .swift(.string(let text)): text.map { .swift(.string(String($0))) }
    case .swift(.none): []
    default: throw Failure(reason: "a value that is no collection is searched")
    }
  }

  /// A donation with what it carries, where the rule reads that.
  func decoded(
    _ value: RuleValue, _ event: EventDescriptor?
  ) throws(Failure) -> RuleValue {
    guard let event, case .donation(let donation, nil) = value else { return value }
    guard let json = donation.information else { return value }
    do {
      return .donation(donation, try event.decode(json) as? SwiftValue)
    } catch {
      throw Failure(reason: "a donation of `\(event.name)` cannot be decoded: \(error)")
    }
  }

  private mutating func filtered(
    _ value: RuleValue, _ closure: RuleCode.Closure, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    var kept: [RuleValue] = []
    var donations: [RecordedDonation] = []
    let isDonations = value.donationHistory != nil
    for element in try elements(value) {
      slots[closure.slot] = try decoded(element, closure.event)
      guard try silently(closure.body, &evaluation) else { continue }
      if isDonations, case .donation(let donation, _) = element {
        donations.append(donation)
      } else {
        kept.append(element)
      }
    }
    return isDonations ? .donations(donations) : .list(kept)
  }

  private mutating func quantified(
    _ quantifier: RuleCode.Quantifier, _ value: RuleValue, _ closure: RuleCode.Closure,
    _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    var elements = try elements(value)
    if quantifier == .last { elements.reverse() }
    var count = 0
    for element in elements {
      let subject = try decoded(element, closure.event)
      slots[closure.slot] = subject
      let holds = try silently(closure.body, &evaluation)
      switch quantifier {
      case .contains where holds: return .swift(.bool(true))
      case .all where !holds: return .swift(.bool(false))
      case .first where holds, .last where holds: return subject
      default: count += holds ? 1 : 0
      }
    }
    switch quantifier {
    case .contains: return .swift(.bool(false))
    case .all: return .swift(.bool(true))
    case .count: return .swift(.integer(count))
    case .first, .last: return .swift(.none)
    }
  }

  /// Tests an element: its parts are too many to be shown, when the answer changes is not.
  mutating func silently(
    _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> Bool {
    guard evaluation.isExplaining else { return try bool(code, &evaluation) }
    var shadow = evaluation
    let holds = try bool(code, &shadow)
    if let change = shadow.mayChange { evaluation.noteChange(at: change) }
    return holds
  }

  /// The donations of the most or least frequent key; of equal ones the one first donated (S9.4).
  private func subset(
    of history: DonationHistory, _ event: EventDescriptor, _ path: [String], isLargest: Bool
  ) throws(Failure) -> [RecordedDonation] {
    var order: [SwiftValue] = []
    var groups: [SwiftValue: [RecordedDonation]] = [:]
    for donation in history {
      guard case .donation(_, let information?) = try decoded(.donation(donation, nil), event)
      else {
        throw Failure(reason: "a donation of `\(event.name)` carries nothing")
      }
      var key = information
      for name in path {
        guard case .structure(_, let fields) = key, let field = fields[name] else {
          throw Failure(reason: "a donation of `\(event.name)` has no `\(name)`")
        }
        key = field
      }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(donation)
    }
    var best: [RecordedDonation] = []
    for (index, key) in order.enumerated() {
      let group = groups[key] ?? []
      if index == 0 || (isLargest ? group.count > best.count : group.count < best.count) {
        best = group
      }
    }
    return best
  }

  private func slice(
    _ value: RuleValue, _ count: RuleValue, isPrefix: Bool
  ) throws(Failure) -> RuleValue {
    guard case .swift(.integer(let count)) = count, count >= 0 else {
      throw Failure(reason: "a part of a collection has no size")
    }
    if let history = value.donationHistory {
      let length = Swift.min(count, history.count)
      let range =
        isPrefix
        ? history.startIndex..<history.startIndex + length
        : history.endIndex - length..<history.endIndex
      return .history(history[range])
    }
    let elements = try elements(value)
    return .list(Array(isPrefix ? elements.prefix(count) : elements.suffix(count)))
  }

  private func dropped(
    _ value: RuleValue, _ count: RuleValue, isFirst: Bool
  ) throws(Failure) -> RuleValue {
    guard case .swift(.integer(let dropped)) = count, dropped >= 0,
      case .swift(.integer(let all)) = try self.count(value)
    else { throw Failure(reason: "a part of a collection has no size") }
    let rest = RuleValue.swift(.integer(Swift.max(0, all - dropped)))
    return try slice(value, rest, isPrefix: !isFirst)
  }

  private func contains(_ container: RuleValue, _ wanted: RuleValue) throws(Failure) -> RuleValue {
    if container.isNone { return .swift(.none) }
    guard case .swift(let wanted) = wanted else {
      throw Failure(reason: "a value that cannot be compared is searched for")
    }
    if case .swift(.string(let text)) = container, case .string(let part) = wanted {
      return .swift(.bool(part.isEmpty || text.contains(part)))
    }
    if case .swift(.set(let elements)) = container {
      return .swift(.bool(elements.contains(wanted)))
    }
    for element in try elements(container) {
      if case .swift(let value) = element, SwiftValue.equals(value, wanted) {
        return .swift(.bool(true))
      }
    }
    return .swift(.bool(false))
  }

  private func element(_ container: RuleValue, _ key: RuleValue) throws(Failure) -> RuleValue {
    switch (container, key) {
    case (.swift(.none), _): return .swift(.none)
    case (.swift(.dictionary(let members)), .swift(let key)):
      return .swift(members[key] ?? .none)
    case (_, .swift(.integer(let index))):
      let elements = try elements(container)
      guard elements.indices.contains(index) else {
        throw Failure(reason: "there is no element \(index): the app would crash")
      }
      return elements[index]
    default: throw Failure(reason: "a value that is no collection is searched")
    }
  }

  private func extremum(_ elements: [RuleValue], isMinimum: Bool) throws(Failure) -> RuleValue {
    var best: SwiftValue?
    for element in elements {
      guard case .swift(let value) = element else {
        throw Failure(reason: "values without an order are ordered")
      }
      guard let current = best else {
        best = value
        continue
      }
      guard let isLess = SwiftValue.isLess(value, current) else {
        throw Failure(reason: "values without an order are ordered")
      }
      if isLess == isMinimum { best = value }
    }
    return .swift(best ?? .none)
  }

  private static func text(
    _ operation: RuleCode.TextOperation, _ value: RuleValue, _ operand: RuleValue?
  ) throws(Failure) -> RuleValue {
    if value.isNone { return .swift(.none) }
    guard case .swift(.string(let text)) = value else {
      throw Failure(reason: "`\(operation.rawValue)` is applied to a value that is no text")
    }
    switch operation {
    case .lowercased: return .swift(.string(text.lowercased()))
    case .whitespaces: return .swift(.string(text.trimmingCharacters(in: .whitespaces)))
    case .whitespacesAndNewlines:
      return .swift(.string(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    case .uppercased: return .swift(.string(text.uppercased()))
    case .hasPrefix, .hasSuffix, .contains:
      guard case .swift(.string(let other))? = operand else {
        throw Failure(reason: "`\(operation.rawValue)` takes a text")
      }
      switch operation {
      case .hasPrefix: return .swift(.bool(text.hasPrefix(other)))
      case .hasSuffix: return .swift(.bool(text.hasSuffix(other)))
      default: return .swift(.bool(other.isEmpty || text.contains(other)))
      }
    }
  }
}
