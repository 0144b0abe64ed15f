import OpenTipKit

extension RuleRun {
  /// Elements in order, equal ones in the order that they had.
  mutating func sorted(
    _ elements: [RuleValue], _ comparison: RuleCode.Comparison?,
    _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> [RuleValue] {
    var sorted = elements
    guard let comparison else {
      for element in elements {
        guard case .swift = element else {
          throw Failure(reason: "values without an order are ordered")
        }
      }
      try Self.merge(&sorted) { first, second throws(Failure) in
        guard case .swift(let a) = first, case .swift(let b) = second,
          let isLess = SwiftValue.isLess(a, b)
        else { throw Failure(reason: "values without an order are ordered") }
        return isLess
      }
      return sorted
    }
    var run = self
    try Self.merge(&sorted) { first, second throws(Failure) in
      run.slots[comparison.first] = try run.decoded(first, comparison.event)
      run.slots[comparison.second] = try run.decoded(second, comparison.event)
      return try run.silently(comparison.isLess, &evaluation)
    }
    self = run
    return sorted
  }

  /// A stable sort whose comparison may fail.
  private static func merge(
    _ elements: inout [RuleValue],
    by isLess: (RuleValue, RuleValue) throws(Failure) -> Bool
  ) throws(Failure) {
    var width = 1
    while width < elements.count {
      var merged: [RuleValue] = []
      merged.reserveCapacity(elements.count)
      var start = 0
      while start < elements.count {
        let middle = Swift.min(start + width, elements.count)
        let end = Swift.min(start + 2 * width, elements.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          var takesRight = left == middle
          if !takesRight, right < end { takesRight = try isLess(elements[right], elements[left]) }
          merged.append(elements[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
        start = end
      }
      elements = merged
      width *= 2
    }
  }
}
