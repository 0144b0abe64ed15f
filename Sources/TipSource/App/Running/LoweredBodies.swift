import Synchronization

/// The statements of bodies that have been lowered, shared by all runs of a model's code.
final class LoweredBodies: Sendable {
  private let known = Mutex<[SourceKey: [Statement]]>([:])

  /// The statements of a body, lowered once.
  func statements(unit: Int, offset: Int, _ lower: () -> [Statement]) -> [Statement] {
    let key = SourceKey(unit: unit, offset: offset)
    if let found = known.withLock({ $0[key] }) { return found }
    let statements = lower()
    known.withLock { $0[key] = statements }
    return statements
  }

  private let knownCalls = Mutex<[[Int]: [TipKitCall]]>([:])

  /// The calls of TipKit in one of the branches at a place, found once.
  func calls(unit: Int, offset: Int, slot: Int, _ find: () -> [TipKitCall]) -> [TipKitCall] {
    let key = [unit, offset, slot]
    if let found = knownCalls.withLock({ $0[key] }) { return found }
    let calls = find()
    knownCalls.withLock { $0[key] = calls }
    return calls
  }
}

/// A place in the files that were read.
struct SourceKey: Hashable, Sendable {
  /// The file, as its position in ``Declarations/units``.
  let unit: Int
  let offset: Int
}

extension VariableDeclaration {
  /// What tells it apart from every other variable.
  var key: SourceKey { SourceKey(unit: unit, offset: nameSpan.start) }
}
