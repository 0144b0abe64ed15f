import Synchronization

/// The words by which any file may ask what a launch gives, found when they are first asked for: most
/// launches name nothing that was not found in the files that were parsed.
final class LaunchWordIndex: Sendable {
  private let texts: [SourceText]
  private let known = Mutex<LaunchWords?>(nil)

  init(_ texts: [SourceText]) {
    self.texts = texts
  }

  /// The words of all files.
  var words: LaunchWords {
    known.withLock { known in
      if let known { return known }
      var words = LaunchWords()
      for text in texts { words.formUnion(LaunchWords(text.utf8)) }
      known = words
      return words
    }
  }
}
