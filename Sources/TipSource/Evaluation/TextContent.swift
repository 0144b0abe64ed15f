import OpenTipKit

/// Words as read from source, and how far they could be read.
struct TextContent: Sendable {
  var content: String
  var isVerbatim = false
  var readability = SourceTip.Readability.literal

  var text: Text { isVerbatim ? Text(verbatim: content) : Text(content) }

  /// Two texts one after the other.
  func joined(_ other: TextContent) -> TextContent {
    TextContent(
      content: content + other.content, isVerbatim: isVerbatim && other.isVerbatim,
      readability: readability.combined(other.readability))
  }
}
