import Foundation
public import TipSource

/// Finds the scenario files under the paths that the user named.
public struct ScenarioSearch: Sendable {
  /// What was found, in byte order of the paths, each file once.
  public private(set) var files: [ScenarioFile] = []
  /// Folders that could not be read and paths that are not there.
  public private(set) var problems: [Diagnostic] = []
  /// The projects whose folder `Scenarios` was searched whole: only of these is it known which
  /// snapshots are obsolete.
  public private(set) var wholeProjects: Set<String> = []

  private let currentFolder: String
  private let includesParts: Bool
  private var seen: Set<String> = []

  /// Searches files and folders.
  ///
  /// - Parameters:
  ///   - paths: files, or folders that are searched for `.tips` files to any depth.
  ///   - includesParts: whether files are wanted whose name begins with `_`: those are for
  ///     `include` and do not run by themselves.
  public init(
    paths: [String], currentFolder: String = FileManager.default.currentDirectoryPath,
    includesParts: Bool = false
  ) {
    self.currentFolder = currentFolder
    self.includesParts = includesParts
    for path in paths { search(path) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func search(_ path: String) {
    let full = ScenarioFile.standardized(path, in: currentFolder)
    var isFolder: ObjCBool = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
      problems.append(Problem.noSuchPath(path).diagnostic)
      return
    }
    guard isFolder.boolValue else {
      add(full)
      return
    }
    let probe = ScenarioFile(path: full + "/-.tips", currentFolder: currentFolder)
    if probe.name == "-", full.hasSuffix("/" + ScenarioFile.scenariosFolder) {
      wholeProjects.insert(probe.project)
    }
    walk(full)
  }

  /// Goes through a folder; links to folders are not followed, so there are no circles.
  private mutating func walk(_ root: String) {
    var folders = [root]
    while let folder = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        let shown = ScenarioFile.relative(folder, to: currentFolder)
        problems.append(Problem.unreadable(shown, error.reason).diagnostic)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".tips"), FileStatus(path)?.isFolder != true {
          add(path)
        } else if FileStatus(path, followsLinks: false)?.isFolder == true {
          folders.append(path)
        }
      }
    }
  }

  private mutating func add(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard includesParts || !name.hasPrefix("_") else { return }
    guard seen.insert(path).inserted else { return }
    files.append(ScenarioFile(path: path, currentFolder: currentFolder))
  }
}
