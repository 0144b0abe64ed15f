/// Why it is not known what an expression stands for.
struct PlaceFailure: Error {
  /// In words: "`viewModel` is declared nowhere in what was read".
  let reason: String
  let span: SourceSpan
  /// Whether a caller may give the value.
  var isArgument = false
  /// A name that another file may declare.
  var missing: String?
}
