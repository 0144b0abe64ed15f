import OpenTipKit

extension Interpreter {
  /// A tip's words as they are shown.
  func words(_ text: Text) -> String { text.content }
}
