import SwiftSyntax

/// Literals by which files may ask what a launch gives, parsed or not: they tell a name that the source
/// reads from one that it does not.
struct LaunchWords: Sendable {
  /// Literals of files that mention what a launch gives, and literals that look like an argument.
  private(set) var literals: Set<String> = []
  /// Whether all arguments are handed to code that is not in the source.
  private(set) var areHandedOver = false

  private static let limit = 50_000
  private static let literalLimit = 200
  private static let sources = ["ProcessInfo", "CommandLine", "UserDefaults", "AppStorage"]

  init() {}

  /// Looks at a file's bytes.
  init(_ bytes: [UInt8]) {
    // Parsers of arguments read them by declarations.
    areHandedOver = ["ParsableCommand", "ParsableArguments"].contains {
      ByteSearch.contains($0, in: bytes)
    }
    let asks = Self.sources.contains { ByteSearch.contains($0, in: bytes) }
    guard asks || ByteSearch.contains("\"-", in: bytes) else { return }
    let quotes = ByteSearch.offsets(of: UInt8(ascii: "\""), in: bytes)
    for (start, end) in zip(quotes, quotes.dropFirst()) {
      let length = end - start - 1
      guard length > 0, length <= Self.literalLimit, literals.count < Self.limit,
        asks || bytes[start + 1] == UInt8(ascii: "-")
      else { continue }
      let content = bytes[(start + 1)..<end]
      guard !content.contains(0x0A) else { continue }
      literals.insert(String(decoding: content, as: UTF8.self))
    }
  }

  /// Looks at what is built of a parsed file.
  init(_ unit: SourceUnit) {
    guard !LaunchWords(unit.text.utf8).isEmpty else { return }
    var literals: Set<String> = []
    let asks = Self.sources.contains { ByteSearch.contains($0, in: unit.text.utf8) }
    SyntaxWalk(conditions: unit.lowering.conditions).visit(Syntax(unit.tree)) { node, _ in
      guard let literal = node.as(StringLiteralExprSyntax.self) else { return true }
      if literal.segments.count == 1, let text = literal.representedLiteralValue,
        !text.isEmpty, text.utf8.count <= Self.literalLimit, asks || text.hasPrefix("-")
      {
        literals.insert(text)
      }
      return true
    }
    self.literals = literals
    areHandedOver = LaunchWords(unit.text.utf8).areHandedOver
  }

  /// Whether nothing was found.
  private var isEmpty: Bool { literals.isEmpty && !areHandedOver }

  /// Adds what another file holds.
  mutating func formUnion(_ other: LaunchWords) {
    if literals.count < Self.limit { literals.formUnion(other.literals) }
    areHandedOver = areHandedOver || other.areHandedOver
  }
}
