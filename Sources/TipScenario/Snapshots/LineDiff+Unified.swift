extension LineDiff {
  /// A run of lines around differences that lie close together.
  struct Hunk: Hashable, Sendable {
    /// The lines, as positions in ``LineDiff/lines``.
    let range: Range<Int>
    /// `@@ -12,7 +12,8 @@`
    let header: String
  }

  /// The hunks, each with up to so many lines of context before and after.
  func hunks(context: Int = 3) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.change != .same {
      let around = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= around.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
      } else {
        ranges.append(around)
      }
    }
    return numbered(ranges)
  }

  /// The unified diff, as `diff -u` and `patch` have it; empty when the texts are the same.
  ///
  /// - Parameter escape: what is done to each path and each line's text before it is shown.
  func unified(
    from oldPath: String, to newPath: String, context: Int = 3,
    escape: (String) -> String = { $0 }
  ) -> [String] {
    let hunks = hunks(context: context)
    guard !hunks.isEmpty else { return [] }
    var result = ["--- " + escape(oldPath), "+++ " + escape(newPath)]
    for hunk in hunks {
      result.append(hunk.header)
      for line in lines[hunk.range] {
        result.append(line.change.mark + escape(line.text))
        if line.lacksNewline { result.append("\\ No newline at end of file") }
      }
    }
    return result
  }

  private func numbered(_ ranges: [Range<Int>]) -> [Hunk] {
    var old = 0
    var new = 0
    var position = 0
    return ranges.map { range in
      advance(from: position, to: range.lowerBound, &old, &new)
      let (oldStart, newStart) = (old, new)
      advance(from: range.lowerBound, to: range.upperBound, &old, &new)
      position = range.upperBound
      let before = Self.span(oldStart, old - oldStart)
      let after = Self.span(newStart, new - newStart)
      return Hunk(range: range, header: "@@ -\(before) +\(after) @@")
    }
  }

  private func advance(from start: Int, to end: Int, _ old: inout Int, _ new: inout Int) {
    for line in lines[start..<end] {
      if line.change != .added { old += 1 }
      if line.change != .removed { new += 1 }
    }
  }

  /// `12,7`: the first line from 1 and the count; an empty span names the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}

extension LineDiff.Change {
  /// What a unified diff puts before the line.
  var mark: String {
    switch self {
    case .same: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}
