import OpenTipKit
import TipSource

/// Reads one file named `Tips.swift`.
func read(
  _ source: String, _ configuration: SourceConfiguration = SourceConfiguration()
) -> SourceModel {
  SourceReader(configuration: configuration).read([SourceFile(path: "Tips.swift", text: source)])
}

/// Reads several files by their paths.
func read(files: KeyValuePairs<String, String>) -> SourceModel {
  SourceReader().read(files.map { SourceFile(path: $0.key, text: $0.value) })
}

/// Reads the members of one tip.
func tip(_ members: String, _ configuration: SourceConfiguration = SourceConfiguration())
  -> SourceTip?
{
  read("import TipKit\nstruct ATip: Tip {\n\(members)\n}", configuration).tips.first
}

extension SourceModel {
  /// The messages as `line: severity: code`.
  var messages: [String] {
    diagnostics.map { "\($0.place?.line ?? 0): \($0.severity): \($0.code)" }
  }
}
