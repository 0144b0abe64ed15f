/// The words of one key in one language: plain, or one of several by number, device or width.
struct Translation: Sendable {
  /// What may be chosen from.
  indirect enum Form: Sendable {
    case text(String)
    case plural([PluralCategory: Form])
    /// By `iphone`, `ipad`, `mac`, …, `other`.
    case device([String: Form])
  }

  /// A part of the words with a form of its own, which `%#@name@` stands for.
  struct Variable: Sendable {
    /// The argument that it is about, from 1; nil for the next one.
    var position: Int?
    /// How `%arg` writes the argument, without the `%`: `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var variables: [String: Variable] = [:]
  /// Whether nobody has translated it yet.
  var isNew = false

  /// The deepest nesting of forms that is read.
  static let depthLimit = 8
}

/// The words of one key in all languages of a file.
struct StringEntry: Sendable {
  /// By language; nil is `Base`, or a file outside of any language's folder.
  var translations: [LanguageTag?: Translation] = [:]
  /// Whether the words differ from language to language.
  var isTranslatable = true
}
