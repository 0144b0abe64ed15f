/// What `UUID()` gives in a launch: another value each launch, the same in every run (S12.2).
enum LaunchIdentifier {
  /// The text of an identifier made from a seed, version 4 as `UUID()` makes them.
  static func uuid(seed: String, launch: Int) -> String {
    let high = hash("\(seed)|\(launch)|high")
    let low = hash("\(seed)|\(launch)|low")
    let versioned = (high & ~0xF000) | 0x4000
    let variant = (low & ~(0xC000_0000_0000_0000)) | 0x8000_0000_0000_0000
    let digits = Array(hexadecimal(versioned) + hexadecimal(variant))
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(digits[$0]) }.joined(separator: "-")
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a with a final mix, so that neighbouring seeds differ everywhere.
  private static func hash(_ text: String) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01B3
    }
    value ^= value >> 33
    value = value &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    return value
  }
}
