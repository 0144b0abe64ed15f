import Foundation
import OpenTipKit
import TipSource

/// A page of HTML that shows tips as an app does, light and dark; it needs nothing from elsewhere.
struct TipPage {
  /// What every page begins with, by which it is known as one.
  static let marker = "<!DOCTYPE html>\n<!-- Written by tipster render. -->\n"

  private let pictures: [TipPicture]

  init(_ pictures: [TipPicture]) {
    self.pictures = pictures
  }

  /// The page.
  var html: String {
    let title = pictures.first.map { StyledText($0.title).plain } ?? "Nothing is on screen"
    let tips = pictures.map(section)
    // Nothing can run or be loaded: the one style is this page's own, and the words are escaped.
    return Self.marker + """
      <html lang="\(Self.escaped(pictures.first?.language ?? "en"))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(String(title.prefix(80))))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      \(tips.isEmpty ? "<p class=\"none\">Nothing is on screen</p>" : tips.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func section(_ picture: TipPicture) -> String {
    var parts: [String] = ["<section>"]
    if let place = picture.place {
      parts.append("<h2><bdi>\(Self.escaped(place))</bdi></h2>")
    }
    var classes = "tip \(picture.kind.rawValue)"
    if let edge = picture.shownArrowEdge { classes += " arrow \(edge.rawValue)" }
    parts.append("<article class=\"\(classes)\"\(Self.attributes(picture.language))>")
    parts.append("<button type=\"button\" class=\"close\" aria-label=\"Close\">✕</button>")
    if let image = picture.image { parts.append(sign(of: image)) }
    parts.append("<div class=\"words\">")
    parts.append("<h1 dir=\"auto\">\(Self.html(picture.title))</h1>")
    if let message = picture.message {
      parts.append("<p class=\"message\" dir=\"auto\">\(Self.html(message))</p>")
    }
    parts.append("</div>")
    if !picture.actions.isEmpty {
      parts.append("<ul class=\"actions\">")
      for action in picture.actions {
        parts.append(
          "<li><button type=\"button\" dir=\"auto\" data-action=\"\(Self.escaped(action.id))\">"
            + "\(Self.html(action.label))</button></li>")
      }
      parts.append("</ul>")
    }
    parts += ["</article>", "</section>"]
    return parts.joined(separator: "\n")
  }

  /// What says in which language a card is, and so at which side it begins.
  private static func attributes(_ language: String?) -> String {
    guard let language else { return "" }
    let direction = Locale.Language(identifier: language).characterDirection
    return " lang=\"\(escaped(language))\"" + (direction == .rightToLeft ? " dir=\"rtl\"" : "")
  }

  private func sign(of image: Image) -> String {
    let name = Self.escaped(image.name)
    guard let glyph = SymbolGlyph.of(image) else {
      let kind = image.isSystemSymbol ? "symbol" : "asset"
      return "<div class=\"image name\" title=\"\(kind)\"><bdi>\(name)</bdi></div>"
    }
    // A picture of the text kind: a colour emoji is no symbol.
    return
      "<div class=\"image\" role=\"img\" aria-label=\"\(name)\">\(Self.escaped(glyph))\u{FE0E}</div>"
  }

  // MARK: Words

  private static func html(_ words: TipPicture.Words) -> String {
    StyledText(words).runs.map(html).joined()
  }

  private static func html(_ run: StyledText.Run) -> String {
    let tags: [(style: TextStyle, open: String, close: String)] = [
      (.link, "<span class=\"link\">", "</span>"), (.bold, "<strong>", "</strong>"),
      (.italic, "<em>", "</em>"), (.strikethrough, "<s>", "</s>"), (.code, "<code>", "</code>"),
    ]
    let used = tags.filter { run.style.contains($0.style) }
    return used.map(\.open).joined() + escaped(run.text) + used.reversed().map(\.close).joined()
  }

  /// Text as HTML shows it: no character of it is markup, and what a browser would act on or not show
  /// is written out.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // A place where a line may end, with a hyphen or without.
      case "\u{AD}": result += "&shy;"
      case "\u{200B}": result += "<wbr>"
      case _ where StyledText.breaksLine(character): result += "\n"
      default: append(character, to: &result)
      }
    }
    return result
  }

  /// Combining marks can follow what is markup, so scalars are looked at one by one.
  private static func append(_ character: Character, to html: inout String) {
    guard !character.isASCII || character.asciiValue.map({ $0 < 0x20 || $0 == 0x7F }) != false
    else { return html.append(character) }
    for scalar in DiagnosticText.escaped(String(character)).unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }
}
