import _FoundationICU

/// How many columns of a terminal text takes, by Unicode's tables.
///
/// Wide and full-width characters take two columns, marks that combine with the one before them none;
/// emoji take two, also those made of several; what is ambiguous takes one.
enum DisplayWidth {
  /// The columns of a text.
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The columns of one character as a person sees it.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let only = scalars.first { return of(only) }
    var width = 0
    // Whether the scalars so far end with an emoji, which those that join it do not widen.
    var isEmoji = false
    // Whether the last one is an emoji that is text unless the next one says otherwise.
    var isText = false
    for scalar in scalars {
      let properties = scalar.properties
      if isText, scalar == "\u{FE0F}" || properties.isEmojiPresentation {
        width += 1
        (isEmoji, isText) = (true, false)
      } else if isText, scalar == "\u{200D}" {
        continue
      } else if isEmoji, properties.isEmoji {
        continue
      } else {
        let own = of(scalar)
        width += own
        isText = properties.isEmoji && own == 1
        if own > 0 { isEmoji = properties.isEmojiPresentation }
      }
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let point = UChar32(bitPattern: scalar.value)
    switch swift_u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE) {
    // Vowels and finals join the syllable before them.
    case 2, 3: return 0
    default: break
    }
    switch swift_u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH) {
    // Full width and wide.
    case 3, 5: return 2
    default: return 1
    }
  }

  /// Whether some of the text is written from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      // Hebrew is the first script that is.
      guard scalar.value >= 0x590 else { return false }
      let direction = swift_u_charDirection(UChar32(bitPattern: scalar.value))
      return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC
    }
  }
}
