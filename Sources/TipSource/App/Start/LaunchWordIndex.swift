import Synchronization

/// The words by which any file may ask what a launch gives, found when they are first asked for: most
/// launches name nothing that was not found in the files that were parsed.
final class LaunchWordIndex: Sendable {
  private let texts: [SourceText]
  private let units: [SourceUnit]
  private let known = Mutex<LaunchWords?>(nil)

  /// - Parameters:
  ///   - texts: the files that were not parsed.
  ///   - units: those that were: of them only what is built counts.
  init(_ texts: [SourceText], parsed units: [SourceUnit]) {
    self.texts = texts
    self.units = units
  }

  /// The words of all files.
  var words: LaunchWords {
    known.withLock { known in
      if let known { return known }
      var words = LaunchWords()
      for text in texts { words.formUnion(LaunchWords(text.utf8)) }
      let units = units
      for part in LargeStack.map(units, { LaunchWords($0) }) { words.formUnion(part) }
      known = words
      return words
    }
  }
}
