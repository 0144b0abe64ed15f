public import Foundation

/// Swift files found on disk, with what was wrong with some of them.
public struct SourceFiles: Sendable {
  /// The files, those of each path in byte order of their paths.
  public private(set) var files: [SourceFile] = []
  /// What could not be read.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The largest file that is read, in bytes.
  static let sizeLimit = 4_000_000
  /// The most files that are read.
  static let countLimit = 100_000
  /// The deepest folder that is looked into.
  private static let depthLimit = 64
  /// Folders of build products and packages, which hold no source of the app's own.
  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Collects `.swift` files: each path itself, or those anywhere below it where it is a folder.
  ///
  /// Hidden folders, build folders and symbolic links that lead back are passed over.
  ///
  /// - Parameters:
  ///   - paths: as the user wrote them; messages show them so.
  ///   - base: the folder that relative paths begin at.
  public static func find(paths: [String], relativeTo base: URL) -> SourceFiles {
    var result = SourceFiles()
    var seen: Set<String> = []
    for path in paths { result.collect(path, relativeTo: base, seen: &seen) }
    return result
  }

  private mutating func collect(_ path: String, relativeTo base: URL, seen: inout Set<String>) {
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      diagnostics.append(SourceMessage.unreadableFile(path, "there is no such file or folder"))
      return
    }
    guard isFolder.boolValue else {
      if seen.insert(Self.identity(url)).inserted { read(path, at: url) }
      return
    }
    var found: [(path: String, url: URL)] = []
    var folders: Set<String> = []
    list(url, shown: path, depth: 0, into: &found, &folders)
    if found.isEmpty { diagnostics.append(SourceMessage.noSwiftFiles(path)) }
    found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    for file in found where seen.insert(Self.identity(file.url)).inserted {
      read(file.path, at: file.url)
    }
  }

  private static func identity(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

  private mutating func list(
    _ folder: URL, shown: String, depth: Int, into found: inout [(path: String, url: URL)],
    _ folders: inout Set<String>
  ) {
    // A folder that was met before is reached by a link: once is enough.
    guard depth < Self.depthLimit, found.count < Self.countLimit,
      folders.insert(Self.identity(folder)).inserted
    else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      diagnostics.append(SourceMessage.unreadableFile(shown, "the folder cannot be opened"))
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
      let url = folder.appendingPathComponent(name)
      let path = shown == "." ? name : shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        list(url, shown: path, depth: depth + 1, into: &found, &folders)
      } else if name.hasSuffix(".swift") {
        found.append((path, url))
      }
    }
  }

  private mutating func read(_ path: String, at url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      diagnostics.append(SourceMessage.unreadableFile(path, "it is no regular file"))
      return
    }
    if let size = attributes?[.size] as? Int, size > Self.sizeLimit {
      diagnostics.append(SourceMessage.tooLarge(path, Self.sizeLimit))
      return
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      diagnostics.append(SourceMessage.unreadableFile(path, "it cannot be opened"))
      return
    }
    // A byte order mark is no part of the text.
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let text: String
    if let strict = String(validating: bytes, as: UTF8.self) {
      text = strict
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      diagnostics.append(SourceMessage.notUTF8(path))
    }
    files.append(SourceFile(path: path, text: text))
  }
}
