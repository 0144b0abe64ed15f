extension SourceSpan {
  /// The text on one line, without comments, each run of blanks outside of strings as one; what a
  /// terminal would act on, or nobody would see, is written out.
  var code: String {
    let bytes = text.utf8
    var result: [UInt8] = []
    var index = start
    let end = min(end, bytes.count)
    var quotes = 0
    while index < end {
      let byte = bytes[index]
      if quotes == 0, byte == UInt8(ascii: "/"), index + 1 < end {
        if bytes[index + 1] == UInt8(ascii: "/") {
          while index < end, bytes[index] != 0x0A { index += 1 }
          continue
        }
        if bytes[index + 1] == UInt8(ascii: "*") {
          index = BlockComment.end(in: bytes, from: index + 2, to: end)
          continue
        }
      }
      if byte == UInt8(ascii: "\""), index == start || bytes[index - 1] != UInt8(ascii: "\\") {
        quotes = 1 - quotes
      }
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        let isBlank = result.last == 0x20 || result.isEmpty
        if !isBlank || (quotes == 1 && byte == 0x20) { result.append(0x20) }
      } else {
        result.append(byte)
      }
      index += 1
    }
    while result.last == 0x20 { result.removeLast() }
    return DiagnosticText.escaped(String(decoding: result, as: UTF8.self))
  }
}
