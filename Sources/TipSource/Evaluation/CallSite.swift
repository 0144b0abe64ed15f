/// Where a call is written: the same call makes the same tip.
struct CallSite: Hashable, Sendable {
  let path: String
  /// In bytes.
  let start: Int

  init(_ span: SourceSpan) {
    path = span.text.path
    start = span.start
  }
}
