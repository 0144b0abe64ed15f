import Foundation

/// A scenario file of a project, and where its snapshots belong.
///
/// `Snapshots` mirrors `Scenarios`: the snapshots of `shop/Scenarios/a/b.tips` are
/// `shop/Snapshots/a/b.snap` and, in another mode, `shop/Snapshots/a/b@hide-all.snap`. A scenario
/// that lies in no folder `Scenarios` is mirrored from the current folder or, outside that, from
/// its own folder.
public struct ScenarioFile: Hashable, Sendable {
  /// The path as it is shown: as it was named, or relative to the current folder where it is in it.
  public let path: String
  /// The folder that has `Scenarios`, `Snapshots` and `.tipster`: empty for the current one, else
  /// ending in a slash.
  public let project: String
  /// The path below `Scenarios`, without `.tips`: `a/b`.
  public let name: String

  static let scenariosFolder = "Scenarios"
  static let snapshotsFolder = "Snapshots"
  static let pendingFolder = ".tipster/pending"

  /// Places a scenario file.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the current folder.
  ///   - currentFolder: absolute.
  public init(path: String, currentFolder: String) {
    let file = Self.standardized(path, in: currentFolder)
    let shown = Self.relative(file, to: currentFolder)
    self.path = shown
    let folders = shown.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let root = folders.dropLast().lastIndex(of: Self.scenariosFolder) {
      project = folders[..<root].map { $0 + "/" }.joined()
      name = Self.withoutExtension(folders[(root + 1)...].joined(separator: "/"))
    } else if !shown.hasPrefix("/") {
      // The current folder may itself be Scenarios, or a folder in it.
      let all = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      if let root = all.dropLast().lastIndex(of: Self.scenariosFolder) {
        let above = all.count - folders.count - root
        project = String(repeating: "../", count: max(0, above))
        name = Self.withoutExtension(all[(root + 1)...].joined(separator: "/"))
      } else {
        project = ""
        name = Self.withoutExtension(shown)
      }
    } else {
      project = folders.dropLast().map { $0 + "/" }.joined()
      name = Self.withoutExtension(folders.last ?? "")
    }
  }

  /// The folder with every scenario of the project.
  public var scenarios: String { project + Self.scenariosFolder }

  /// The file that keeps the expected transcript of one mode.
  public func snapshotPath(mode: String) -> String {
    "\(project)\(Self.snapshotsFolder)/\(Self.snapshotName(name, mode: mode))"
  }

  /// The file that keeps what was produced where that differs from the snapshot.
  public func pendingPath(mode: String) -> String {
    "\(project)\(Self.pendingFolder)/\(Self.snapshotName(name, mode: mode))"
  }

  /// A path as a script in the current folder's `Scenarios` names it.
  package static func pathFromScenarios(to path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    let shown = relative(standardized(path, in: folder), to: folder)
    if shown == "." { return ".." }
    // What lies outside is named as the user named it.
    if shown.hasPrefix("/") { return path.hasPrefix("/") ? shown : "../" + path }
    return "../" + shown
  }

  /// An absolute path without `.`, `..` and doubled slashes; links are not followed.
  static func standardized(_ path: String, in currentFolder: String) -> String {
    let full = path.hasPrefix("/") ? path : currentFolder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { parts.removeLast(parts.isEmpty ? 0 : 1) } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A standardized path as it is shown: relative where it is in the current folder.
  static func relative(_ path: String, to currentFolder: String) -> String {
    if path == currentFolder { return "." }
    let prefix = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private static func snapshotName(_ name: String, mode: String) -> String {
    mode == "normal" ? "\(name).snap" : "\(name)@\(mode).snap"
  }

  private static func withoutExtension(_ path: String) -> String {
    path.hasSuffix(".tips") ? String(path.dropLast(5)) : path
  }
}
