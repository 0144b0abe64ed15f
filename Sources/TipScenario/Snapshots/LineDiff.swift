/// The lines that turn one text into another; compared by bytes, so nothing that differs is hidden.
struct LineDiff: Hashable, Sendable {
  /// A line of either text, or of both.
  enum Change: Hashable, Sendable {
    case same, removed, added
  }

  /// One line of the comparison.
  struct Line: Hashable, Sendable {
    let change: Change
    /// Without its end.
    let text: String
    /// Whether the text ends with this line and without a newline.
    var lacksNewline = false
  }

  /// All lines of both texts, in order; where they differ, what is removed comes first.
  let lines: [Line]

  /// More differing lines than this, in both texts together, are shown as one exchange: finding the
  /// shortest script takes time and memory with their square.
  static let searchLimit = 2_000

  /// Compares two texts.
  init(from old: String, to new: String) {
    var table: [[UInt8]: Int] = [:]
    let before = Self.split(old)
    let after = Self.split(new)
    let oldKeys = Self.number(before, in: &table)
    let newKeys = Self.number(after, in: &table)

    let limit = min(oldKeys.count, newKeys.count)
    var prefix = 0
    while prefix < limit, oldKeys[prefix] == newKeys[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix,
      oldKeys[oldKeys.count - 1 - suffix] == newKeys[newKeys.count - 1 - suffix]
    {
      suffix += 1
    }

    let oldMiddle = oldKeys[prefix..<oldKeys.count - suffix]
    let newMiddle = newKeys[prefix..<newKeys.count - suffix]
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    if oldMiddle.count + newMiddle.count > Self.searchLimit {
      removals = Set(oldMiddle.indices)
      insertions = Set(newMiddle.indices)
    } else {
      for change in newMiddle.difference(from: oldMiddle) {
        switch change {
        case .remove(let offset, _, _): removals.insert(prefix + offset)
        case .insert(let offset, _, _): insertions.insert(prefix + offset)
        }
      }
    }
    lines = Self.merge(before, removals, after, insertions)
  }

  /// Whether the texts are the same, byte for byte.
  var isEmpty: Bool { lines.allSatisfy { $0.change == .same } }

  private static func merge(
    _ before: [Line], _ removals: Set<Int>, _ after: [Line], _ insertions: Set<Int>
  ) -> [Line] {
    var lines: [Line] = []
    lines.reserveCapacity(before.count + insertions.count)
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if old < before.count, removals.contains(old) {
        lines.append(before[old].marked(.removed))
        old += 1
      } else if new < after.count, insertions.contains(new) {
        lines.append(after[new].marked(.added))
        new += 1
      } else {
        if new < after.count { lines.append(after[new]) }
        old += 1
        new += 1
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [Line] {
    let bytes = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var lines = bytes.map { Line(change: .same, text: String(Substring($0))) }
    // What follows the last newline is a line only if it is there.
    if lines.last?.text.isEmpty == true {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(Line(change: .same, text: last.text, lacksNewline: true))
    }
    return lines
  }

  private static func number(_ lines: [Line], in table: inout [[UInt8]: Int]) -> [Int] {
    lines.map { line in
      let key = Array(line.text.utf8) + (line.lacksNewline ? [] : [0x0A])
      if let known = table[key] { return known }
      table[key] = table.count
      return table.count - 1
    }
  }
}

extension LineDiff.Line {
  fileprivate func marked(_ change: LineDiff.Change) -> Self {
    Self(change: change, text: text, lacksNewline: lacksNewline)
  }
}
