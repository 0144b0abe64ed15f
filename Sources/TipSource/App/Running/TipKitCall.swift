/// A call of TipKit as it stands in code.
struct TipKitCall: Sendable {
  /// As Swift writes it: `Tips.showAllTipsForTesting()`.
  let text: String
  /// The function's name, or `=` for a parameter that is set.
  let name: String
  let span: SourceSpan
  /// The line of a script that stands for it, as far as that is known: `donate AppEvents.opened`.
  var line: String?

  /// Whether it is `Tips.configure`.
  var isConfigure: Bool { name == "configure" }
}
