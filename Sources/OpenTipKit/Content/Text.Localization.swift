extension Text {
  /// How words are looked up in the app's translations.
  public struct Localization: Hashable, Sendable {
    /// What ``key`` is.
    public enum Lookup: Hashable, Sendable {
      /// A key of a table, with format specifiers where values stand: `%lld of %@`.
      case key
      /// The name of a constant that a generator makes for a key: `.tipTitle`, `L10n.Tips.title`.
      case symbol
      /// Markdown that is not looked up: `AttributedString(markdown:)`.
      case markdown
    }

    /// The bundle whose tables are looked into.
    public enum Bundle: Hashable, Sendable {
      /// The app's own.
      case main
      /// That of the Swift package's module that the source file belongs to.
      case module
      /// Another one, as the source writes it: `Bundle(for: Token.self)`.
      case other(String)
    }

    /// Words in capitals or in small letters, whatever the language.
    public enum LetterCase: Hashable, Sendable {
      case upper, lower
    }

    public var key: String
    public var lookup: Lookup
    /// The values for the key's format specifiers, in order.
    public var arguments: [Argument]
    /// The table's name; nil for `Localizable`.
    public var table: String?
    public var bundle: Bundle
    /// What is shown when no table has the key: a format like the key.
    public var defaultValue: String?
    public var comment: String?
    public var letterCase: LetterCase?
    /// Whether numbers are written as the language does: not by `String(format:)`.
    public var localizesNumbers: Bool
    /// The words as written in the source, with values in their places.
    public var content: String

    /// Says how words are looked up.
    ///
    /// - Parameter content: the words as written; the key when nil.
    public init(
      key: String, lookup: Lookup = .key, arguments: [Argument] = [], table: String? = nil,
      bundle: Bundle = .main, defaultValue: String? = nil, comment: String? = nil,
      content: String? = nil
    ) {
      self.key = key
      self.lookup = lookup
      self.arguments = arguments
      self.table = table
      self.bundle = bundle
      self.defaultValue = defaultValue
      self.comment = comment
      letterCase = nil
      localizesNumbers = true
      self.content = content ?? key
    }
  }

  /// A value that a text shows.
  public enum Argument: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case decimal(Double)
    /// A text that is looked up itself.
    indirect case text(Text)
    /// A value that is not known before the app runs, as the source writes it.
    case unknown(String)
  }
}
