import Foundation
public import TipSource

extension ScenarioLoader {
  /// A loader for the files of this machine, relative to the current folder.
  public static func local() -> ScenarioLoader {
    ScenarioLoader(workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Reads Swift files, and every Swift file under folders, as a `tips` line does.
  ///
  /// - Throws: `ScenarioFileError` with the path and the reason.
  public func model(
    of paths: [String], configuration: SourceConfiguration = SourceConfiguration()
  ) throws(ScenarioFileError) -> SourceModel {
    try scope(paths.map { .path(ScenarioPath.simplify($0)) }, configuration).model
  }
}
