public import OpenTipKit

/// What a tip looks like: its words as they are shown, and the place that shows it.
public struct TipPicture: Hashable, Sendable {
  /// Words in the language in which they are shown.
  public struct Words: Hashable, Sendable {
    public var content: String
    /// Whether SwiftUI reads Markdown in them: not in `Text(verbatim:)`.
    public var isMarkdown: Bool

    /// Makes words.
    public init(_ content: String, isMarkdown: Bool = true) {
      self.content = content
      self.isMarkdown = isMarkdown
    }
  }

  /// A button.
  public struct Action: Hashable, Sendable {
    public var id: String
    public var label: Words

    /// Makes a button.
    public init(id: String, label: Words) {
      self.id = id
      self.label = label
    }
  }

  /// An edge of the tip.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing
  }

  public var image: Image?
  public var title: Words
  public var message: Words?
  public var actions: [Action]
  /// In the layout, or above it.
  public var kind: Place.Kind
  /// The edge that the arrow is on; nil for none, but a popover's is then at the top.
  public var arrowEdge: Edge?
  /// The name of its place; nil when it is shown without one.
  public var place: String?
  /// The language of the words as a BCP 47 tag; nil when it is not known.
  public var language: String?

  /// Makes a picture.
  public init(
    image: Image? = nil, title: Words, message: Words? = nil, actions: [Action] = [],
    kind: Place.Kind = .inline, arrowEdge: Edge? = nil, place: String? = nil,
    language: String? = nil
  ) {
    self.image = image
    self.title = title
    self.message = message
    self.actions = actions
    self.kind = kind
    self.arrowEdge = arrowEdge
    self.place = place
    self.language = language
  }

  /// The widths that a picture can have, in columns.
  public static let widths = 20...200
  /// The width when none is said.
  public static let defaultWidth = 60

  /// The edge that an arrow is drawn on: without one said, a popover's is at the top.
  var shownArrowEdge: Edge? { arrowEdge ?? (kind == .popover ? .top : nil) }

  /// The picture as a transcript has it: every line `width` columns, without weight or colour.
  ///
  /// - Parameter width: in columns; taken into ``widths``.
  public func lines(width: Int = defaultWidth) -> [String] {
    TipBox(self, width: width).lines(.plain)
  }

  /// The picture as a terminal shows it, with box drawing and weight.
  ///
  /// No character of the words reaches the terminal that it would act on.
  ///
  /// - Parameters:
  ///   - width: in columns; taken into ``widths``.
  ///   - colours: whether buttons and the symbol have a colour.
  public func terminal(width: Int = defaultWidth, colours: Bool = false) -> [String] {
    TipBox(self, width: width).lines(.terminal, colours: colours)
  }
}
