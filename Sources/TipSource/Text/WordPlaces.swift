import SwiftSyntax

/// Where some words stand in a text, so that syntax that holds none of them can be passed over.
struct WordPlaces: Sendable {
  /// In order.
  private let offsets: [Int]

  /// Finds words that are no part of longer ones.
  init(of words: some Sequence<WordFilter.Word>, in text: SourceText) {
    offsets = words.filter(text.words.mayHold)
      .flatMap { ByteSearch.offsets(ofWord: $0.bytes, in: text.utf8) }.sorted()
  }

  /// Finds the words of a set, and now and then one that is taken for one of them.
  init(of words: Set<WordFilter.Word.Hash>, in text: SourceText) {
    var offsets: [Int] = []
    WordFilter.forEachWord(in: text.utf8, 0..<text.utf8.count) { hash, start in
      if words.contains(hash) { offsets.append(start) }
    }
    self.offsets = offsets
  }

  /// Whether the text holds none of the words.
  var isEmpty: Bool { offsets.isEmpty }

  /// Whether a node holds one of the words.
  func areIn(_ node: Syntax) -> Bool {
    let start = node.position.utf8Offset
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = low + (high - low) / 2
      if offsets[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < node.endPosition.utf8Offset
  }
}
