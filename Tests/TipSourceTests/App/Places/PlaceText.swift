import TipSource

/// Reads files as an app.
func readApp(
  _ files: KeyValuePairs<String, String>,
  _ configuration: SourceConfiguration = SourceConfiguration()
) -> SourceModel {
  SourceReader(configuration: configuration, readsApp: true)
    .read(files.map { SourceFile(path: $0.key, text: $0.value) })
}

/// Tips for snippets: `ATip`, `BTip` and `CTip`.
let threeTips = """
  import TipKit
  struct ATip: Tip { var title: Text { Text("A") } }
  struct BTip: Tip { var title: Text { Text("B") } }
  struct CTip: Tip { var title: Text { Text("C") } }
  """

/// What is read of a snippet that shows ``threeTips``.
func places(
  _ source: String, _ configuration: SourceConfiguration = SourceConfiguration()
) -> String {
  readApp(["Tips.swift": threeTips, "Views.swift": source], configuration).placeText
}

extension SourceModel {
  /// The places, one a line, then what is not followed:
  ///
  /// ```
  /// HomeView: ATip popover bottom, action; under RootView, LibraryApp (later)
  /// note 12: `TipView(tip)` is not followed: …
  /// ```
  var placeText: String {
    guard let app else { return "no app" }
    let lines = app.places.map(\.text)
    let notes = app.unfollowed.map { "note \($0.place?.line ?? 0): \($0.message)" }
    return (lines + notes).joined(separator: "\n")
  }
}

extension SourcePlace {
  fileprivate var text: String {
    let hosts = hosts.map { $0.isShownAtOnce ? $0.view : "\($0.view) (later)" }
    var text = "\(hosts.first ?? "?"): \(subjectText) \(kind)"
    if let arrowEdge { text += " \(arrowEdge)" }
    if let action {
      text += ", action"
      _ = action
    }
    if hosts.count > 1 { text += "; under \(hosts.dropFirst().joined(separator: ", "))" }
    return text
  }

  private var subjectText: String {
    switch subject {
    case .tip(let name): name
    case .group(let name, nil): "\(name).currentTip"
    case .group(let name, let only?): "\(name).currentTip as \(only)"
    }
  }
}
