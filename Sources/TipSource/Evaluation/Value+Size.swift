import OpenTipKit

extension Value {
  /// The largest value that is kept; 128 kB of text, or 16 000 values.
  static let sizeLimit = 16_384

  /// How much a value holds: one for each value in it, and one for every 8 bytes of text.
  ///
  /// Constants that are made of constants can double at every step, so counting ends at the limit.
  func size(upTo limit: Int = Value.sizeLimit) -> Int {
    var size = 0
    var pending = [self]
    while let next = pending.popLast() {
      size += 1
      guard size <= limit else { return size }
      switch next {
      case .swift(let value): size += value.size(upTo: limit - size)
      case .text(let text): size += text.text.size(upTo: limit - size)
      case .object(let object): pending += object.fields.values
      case .enumCase(let value): pending += value.values
      case .alternatives(let values, _):
        // Each is read and shown on its own.
        size += values.count * 16
        pending += values.prefix(limit + 1)
      case .list(let values), .group(_, let values): pending += values.prefix(limit + 1)
      case .pairs(let pairs): pending += pairs.prefix(limit + 1).flatMap { [$0.key, $0.value] }
      default: continue
      }
    }
    return size
  }
}

extension SwiftValue {
  /// How much a value holds, as ``Value/size(upTo:)`` counts.
  func size(upTo limit: Int) -> Int {
    var size = 0
    var pending = [self]
    while let next = pending.popLast() {
      size += 1
      guard size <= limit else { return size }
      switch next {
      case .string(let text): size += text.utf8.count / 8
      case .array(let values): pending += values.prefix(limit + 1)
      case .set(let values): pending += values.prefix(limit + 1)
      case .dictionary(let members):
        pending += members.prefix(limit + 1).flatMap { [$0.key, $0.value] }
      case .structure(_, let fields): pending += fields.values
      default: continue
      }
    }
    return size
  }
}

extension Text {
  /// How much a text holds, as ``Value/size(upTo:)`` counts.
  func size(upTo limit: Int) -> Int {
    var size = 0
    var pending = [self]
    while let next = pending.popLast() {
      size += 1 + next.content.utf8.count / 8
      for case .localized(let localization) in next.runs {
        size += 1 + (localization.key.utf8.count + (localization.defaultValue ?? "").utf8.count) / 8
        size += localization.arguments.count
        guard size <= limit else { return size }
        for case .text(let text) in localization.arguments { pending.append(text) }
      }
      guard size <= limit else { return size }
    }
    return size
  }
}
