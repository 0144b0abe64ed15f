import Foundation
import TipSource

/// Reads files for scenarios; the rim to the file system.
public protocol ScenarioFiles: Sendable {
  /// The bytes of a file.
  ///
  /// - Throws: `ScenarioFileError` with the reason, as messages say it.
  func contents(of path: String) throws(ScenarioFileError) -> [UInt8]

  /// The paths of all `.swift` files under a folder, or nil when the path is no folder; relative to
  /// it, in byte order.
  ///
  /// - Throws: `ScenarioFileError` with the reason, as messages say it.
  func swiftFiles(under path: String) throws(ScenarioFileError) -> [String]?

  /// Writes a page of `render`; nothing else is ever written for a scenario.
  ///
  /// - Parameters:
  ///   - path: relative to the folder, without `..`; ends in `.html`.
  ///   - folder: the script's.
  /// - Throws: `ScenarioFileError`, also when something is there that `render` has not written.
  func write(page: String, to path: String, in folder: String) throws(ScenarioFileError)

  /// The paths of all Swift files and files of translations under a folder, in one walk, or nil when
  /// the path is no folder.
  ///
  /// - Throws: `ScenarioFileError` with the reason, as messages say it.
  func sources(under path: String) throws(ScenarioFileError) -> FoundFiles?

  /// The paths of files of translations in a folder and in its folders of languages, `de.lproj`, and
  /// no deeper; relative to it, in byte order. None for what is no folder.
  func translations(in folder: String) -> [String]
}

extension ScenarioFiles {
  public func write(page: String, to path: String, in folder: String) throws(ScenarioFileError) {
    throw ScenarioFileError("nothing can be written here")
  }

  public func sources(under path: String) throws(ScenarioFileError) -> FoundFiles? {
    try swiftFiles(under: path).map { FoundFiles(swift: $0) }
  }

  public func translations(in folder: String) -> [String] { [] }
}

/// Files found under a folder: their paths relative to it, in byte order.
public struct FoundFiles: Hashable, Sendable {
  public var swift: [String]
  /// Files of translations (`StringsFile`).
  public var translations: [String]

  /// Names files.
  public init(swift: [String] = [], translations: [String] = []) {
    self.swift = swift
    self.translations = translations
  }
}

/// Why a file cannot be read.
public struct ScenarioFileError: Error, Hashable, Sendable {
  /// In words: `there is no such file`.
  public let reason: String

  /// Says why.
  public init(_ reason: String) { self.reason = reason }
}

/// The files of this machine.
public struct LocalFiles: ScenarioFiles {
  /// Larger files are refused.
  private static let largest = 64 << 20
  /// More files under one folder are refused.
  private static let most = 100_000
  /// More files of translations are passed over.
  private static let mostTranslations = 20_000

  /// Folders of build products and packages, which hold no source of the app's own.
  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Makes it.
  public init() {}

  public func contents(of path: String) throws(ScenarioFileError) -> [UInt8] {
    guard let status = FileStatus(path) else { throw ScenarioFileError("there is no such file") }
    if status.isFolder { throw ScenarioFileError("it is a folder") }
    guard status.isFile else { throw ScenarioFileError("it is no regular file") }
    guard status.size <= Self.largest else {
      throw ScenarioFileError("it is larger than \(Self.largest >> 20) MB")
    }
    guard let bytes = FileBytes.read(path, expecting: status.size, atMost: Self.largest) else {
      throw ScenarioFileError("no permission")
    }
    return bytes
  }

  public func write(page: String, to path: String, in folder: String) throws(ScenarioFileError) {
    try PageFile.write(page, to: path, in: folder, marker: TipPage.marker)
  }

  public func swiftFiles(under path: String) throws(ScenarioFileError) -> [String]? {
    try sources(under: path)?.swift
  }

  public func sources(under path: String) throws(ScenarioFileError) -> FoundFiles? {
    guard let status = FileStatus(path) else {
      throw ScenarioFileError("there is no such file or folder")
    }
    guard status.isFolder else { return nil }
    var found = FoundFiles()
    let isOpen = FolderWalk(passingOver: Self.skippedFolders).visit(path) { name, file in
      if name.hasSuffix(".swift") {
        found.swift.append(file)
      } else if StringsFile.isOne(name) {
        found.translations.append(file)
      }
      return found.swift.count <= Self.most
    }
    guard isOpen else { throw ScenarioFileError("no permission") }
    guard found.swift.count <= Self.most else {
      throw ScenarioFileError("more than \(Self.most) Swift files")
    }
    found.swift.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.translations.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.translations = Array(found.translations.prefix(Self.mostTranslations))
    return found
  }

  public func translations(in folder: String) -> [String] {
    let names = Self.names(in: folder)
    var found = names.filter(StringsFile.isOne)
    for name in names where name.hasSuffix(".lproj") {
      found += Self.names(in: folder + "/" + name).filter(StringsFile.isOne)
        .map { "\(name)/\($0)" }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Array(all.filter { !$0.hasPrefix(".") }.prefix(most))
  }
}
