import Foundation
import Testing

/// Chromium without a window.
enum Browser {
  /// Where it is; nil where it is not installed.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].lazy.map { "\(folder)/\($0)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isInstalled: Bool { path != nil }

  /// Opens a page of a project.
  ///
  /// - Returns: what Chromium prints.
  static func open(_ page: String, in project: Project, isDark: Bool = false, _ options: String...)
    throws -> String
  {
    // 0 is dark, 1 is light.
    let call = try project.shell(
      """
      "\(try #require(path))" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage \
      --hide-scrollbars --window-size=520,900 --user-data-dir=profile \
      --virtual-time-budget=1000 --blink-settings=preferredColorScheme=\(isDark ? 0 : 1) \
      \(options.joined(separator: " ")) "file://$PWD/\(page)"
      """)
    #expect(call.status == 0, "\(call.errors)")
    return call.output
  }
}
