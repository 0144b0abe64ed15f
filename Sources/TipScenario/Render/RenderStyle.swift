/// How a session shows pictures of tips; transcripts are always plain.
public enum RenderStyle: Hashable, Sendable {
  /// As transcripts have them.
  case plain
  /// With box drawing and weight, as wide as the terminal.
  case terminal(columns: Int, colours: Bool)
}
