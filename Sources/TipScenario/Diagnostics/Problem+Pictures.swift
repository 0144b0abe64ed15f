/// What can be wrong with a `render` line.
extension Problem {
  static func badWidth(_ word: Word) -> Problem {
    Problem(
      "bad-argument", "\(word.raw.prefix(80)) is not a width", word.span,
      notes: [
        "It is a whole number of columns from \(TipPicture.widths.lowerBound) to "
          + "\(TipPicture.widths.upperBound)."
      ])
  }

  static func badPage(_ word: Word, _ flaw: String) -> Problem {
    Problem(
      "bad-argument", "\(word.raw.prefix(80)) is not a page to write: \(flaw)", word.span,
      notes: ["It is the name of an .html file in the script's folder or below: pictures/tip.html."]
    )
  }

  static func pageNotWritten(_ path: String, _ reason: String) -> Problem {
    Problem("file-not-written", "\(path) cannot be written: \(reason)")
  }
}
