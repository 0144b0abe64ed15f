/// Finds the valid name that a mistyped one most likely stands for.
package enum NearestName {
  /// Longer words are not compared: the cost grows with the product of the lengths.
  private static let longest = 100
  /// At most so many candidates are compared.
  private static let mostCandidates = 20_000

  /// The nearest of the candidates by edit distance, the first of equals; nil if none is near.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: (name: String, distance: Int)?
    var limit = max(1, (wanted.count + 1) / 3)
    for candidate in candidates.prefix(mostCandidates) {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= longest else { continue }
      if isTail(wanted, of: other), best == nil || limit > 0 {
        best = (candidate, 0)
        limit = 0
        continue
      }
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance <= limit, distance < (best?.distance ?? .max) {
        best = (candidate, distance)
        limit = distance
      }
    }
    return best?.name
  }

  /// Whether a word is the last part of a dotted name: `hasShared` of `ShareTip.hasShared`.
  private static func isTail(_ word: [UInt8], of name: [UInt8]) -> Bool {
    name.count > word.count + 1 && name.suffix(word.count).elementsEqual(word)
      && name[name.count - word.count - 1] == UInt8(ascii: ".")
  }

  /// Levenshtein's distance, with neighbours swapped counted as one change.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    for i in 1...left.count {
      row[0] = i
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count]
  }
}
