import CMarkdown
import Foundation
import Synchronization

/// The Markdown that SwiftUI's `Text` shows: what can stand within a line, and no blocks.
///
/// The parser is cmark-gfm, a relative of the one in Foundation. It always looks for blocks, so every
/// line is given a mark at its beginning that keeps it part of one paragraph: a character of its own,
/// then a no-break space, which to Markdown is the blank that a line begins after.
enum Markdown {
  /// Longer words are shown as they are: no tip has them.
  private static let longest = 1 << 18

  /// The words as they are shown.
  static func inline(_ source: String) -> StyledText {
    let isPlain = !source.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
    guard !isPlain, source.utf8.count <= longest, let mark = mark(notIn: source) else {
      return StyledText(source)
    }
    let lines = source.split(
      omittingEmptySubsequences: false, whereSeparator: StyledText.breaksLine)
    let marked = lines.map { mark + $0 }.joined(separator: "\n")
    return parse(marked, mark: mark) ?? StyledText(source)
  }

  /// Two characters for the beginning of lines, the first of which the words do not have.
  private static func mark(notIn source: String) -> String? {
    let used = Set(source.unicodeScalars.lazy.map(\.value).filter { $0 >= 0xF0000 })
    let free = (UInt32(0xF0000)...0xFFFFD).first { !used.contains($0) }
    return free.flatMap(Unicode.Scalar.init).map { "\($0)\u{A0}" }
  }

  /// Done once: cmark's list of extensions is the process's.
  private static let isReady: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// One text at a time: cmark's table of special characters, to which an extension adds its own
  /// while it parses, is the process's too.
  private static let turn = Mutex(())

  private static func parse(_ text: String, mark: String) -> StyledText? {
    turn.withLock { _ in document(text, mark: mark) }
  }

  private static func document(_ text: String, mark: String) -> StyledText? {
    guard isReady, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let document = cmark_parser_finish(parser) else { return nil }
    defer { cmark_node_free(document) }
    return words(of: document, mark: mark)
  }

  /// Walks over the nodes in order; cmark's iterator needs no recursion.
  private static func words(of document: OpaquePointer, mark: String)
    -> StyledText?
  {
    guard let iterator = cmark_iter_new(document) else { return nil }
    defer { cmark_iter_free(iterator) }
    var words = StyledText()
    // How many open nodes give each style.
    var open: [UInt8: Int] = [:]
    var current: TextStyle = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { break }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      let kind = String(cString: cmark_node_get_type_string(node))
      if let style = containers[kind] {
        open[style.rawValue, default: 0] += event == CMARK_EVENT_ENTER ? 1 : -1
        if open[style.rawValue] == 0 { current.remove(style) } else { current.insert(style) }
      } else if event == CMARK_EVENT_ENTER {
        switch kind {
        case "softbreak", "linebreak": words.append("\n", current)
        case "code": words.append(code(node, mark), current.union(.code))
        default: words.append(literal(node, mark), current)
        }
      }
    }
    return words
  }

  private static let containers: [String: TextStyle] = [
    "strong": .bold, "emph": .italic, "strikethrough": .strikethrough, "link": .link,
  ]

  /// A node's own text without the marks; empty for one that has none.
  private static func literal(_ node: OpaquePointer, _ mark: String) -> String {
    guard let literal = cmark_node_get_literal(node) else { return "" }
    return String(cString: literal).replacing(mark, with: "")
  }

  /// The text of a code span: a blank at both ends goes, which cmark does not see behind a mark.
  private static func code(_ node: OpaquePointer, _ mark: String) -> String {
    let code = literal(node, mark)
    guard code.utf8.count < cmark_node_get_literal(node).map({ strlen($0) }) ?? 0,
      code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " })
    else { return code }
    return String(code.dropFirst().dropLast())
  }
}
