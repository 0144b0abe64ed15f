import Foundation
public import TipSource

extension ScenarioLoader {
  /// A loader for the files of this machine, relative to the current folder.
  public static func local() -> ScenarioLoader {
    ScenarioLoader(workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Reads Swift files, and every Swift file under folders, as a `tips` line does, or an `app` line.
  ///
  /// - Throws: `ScenarioFileError` with the path and the reason.
  public func model(
    of paths: [String], configuration: SourceConfiguration = SourceConfiguration(),
    readsApp: Bool = false
  ) throws(ScenarioFileError) -> SourceModel {
    try scope(
      paths.map { .path(ScenarioPath.simplify($0)) }, configuration, readsApp: readsApp
    ).model
  }

  /// The line that reads Swift sources: `app` for an app's folder, whose source shows tips somewhere
  /// or configures TipKit; `tips` for single files and for folders of tips alone.
  package func sourcesLine(_ paths: [String]) -> String {
    let isFile = paths.allSatisfy { $0.hasSuffix(".swift") }
    let app = isFile ? nil : try? model(of: paths, readsApp: true).app
    let isApp = app.map { !$0.places.isEmpty || !$0.configureCalls.isEmpty } ?? false
    return ScenarioScript.line(isApp ? "app" : "tips", paths: paths)
  }
}
