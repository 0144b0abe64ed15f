import Foundation

extension ScenarioLoader {
  /// A loader for the files of this machine, relative to the current folder.
  public static func local() -> ScenarioLoader {
    ScenarioLoader(workingDirectory: FileManager.default.currentDirectoryPath)
  }
}
