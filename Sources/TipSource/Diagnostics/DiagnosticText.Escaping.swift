extension DiagnosticText {
  /// Text in which what a terminal would act on, or what would not be seen, is written out.
  ///
  /// Control characters, line breaks, marks that turn the direction of writing and invisible format
  /// characters become `\n`, `\u{1B}` and the like; a tab stays a tab.
  public static func escaped(_ text: String) -> String {
    // Nearly all text is plain ASCII, and then there is nothing to do.
    guard !text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }),
      text.unicodeScalars.contains(where: { $0 != "\t" && isWrittenOut($0) })
    else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      let flag = flagLength(rest)
      if flag > 0 {
        result.unicodeScalars.append(contentsOf: rest.prefix(flag))
      } else {
        append(scalar, to: &result)
      }
      rest = rest.dropFirst(max(1, flag))
    }
    return result
  }

  /// How many scalars the flag of a part of a country has, which its beginning is: a black flag, the
  /// code of the part in tags (`gbeng`), and the tag that ends it. 0 where there is none.
  private static func flagLength(_ scalars: Substring.UnicodeScalarView) -> Int {
    guard scalars.first == "\u{1F3F4}" else { return 0 }
    let tags = scalars.dropFirst().prefix(7)
    let code = tags.prefix {
      (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
    }
    guard (3...6).contains(code.count), tags.dropFirst(code.count).first == "\u{E007F}" else {
      return 0
    }
    return code.count + 2
  }

  /// JSON in which the same characters are written as JSON's own escapes; still the same JSON.
  ///
  /// They are only ever found in JSON's strings, but for the line breaks and tabs of its layout.
  public static func escapedJSON(_ json: String) -> String {
    guard !json.utf8.allSatisfy({ $0 < 0x7F }) else { return json }
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      guard !scalar.isASCII || scalar.value == 0x7F, isWrittenOut(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return result
  }

  /// Whether a terminal would act on it, or nobody would see it.
  private static func isWrittenOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arrows, box drawing and marks of transcripts: the common ones without a look at the tables.
    case 0x20..<0x7F, 0x2190...0x2426, 0x2460...0x27BF: return false
    // The joiners are part of emoji and of several scripts.
    case 0x200C, 0x200D: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate:
      return true
    default: return false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\t": text.append("\t")
    case "\n": text.append("\\n")
    case "\r": text.append("\\r")
    case _ where isWrittenOut(scalar):
      text.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    default: text.unicodeScalars.append(scalar)
    }
  }
}
