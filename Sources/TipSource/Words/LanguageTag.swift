import Foundation

/// A language, with script and region where they matter: `de`, `pt-BR`, `zh-Hant-TW`.
public struct LanguageTag: Hashable, Sendable {
  /// As BCP 47 writes it.
  public let identifier: String
  let language: String
  let script: String?
  let region: String?

  /// The tag of an identifier, with hyphens or underscores; nil for what is no language.
  ///
  /// Language, script and region must be ones that are known (ISO 639, 15924 and 3166).
  public init?(_ identifier: String) {
    guard let tag = LanguageTag(folder: identifier) else { return nil }
    let known = Locale.Language(identifier: tag.identifier)
    // Codes for no language, for several and for one that is not known.
    guard !["und", "mul", "mis", "zxx"].contains(tag.language),
      known.languageCode?.isISOLanguage == true, tag.script.map(Self.isScript) ?? true,
      tag.region.map(Self.isRegion) ?? true
    else { return nil }
    self = tag
  }

  /// The tag that the name of a folder or a catalogue's language stands for, known or not; nil for
  /// what has not the form of a tag.
  init?(folder name: String) {
    guard name.utf8.count <= 40 else { return nil }
    // `de_DE@currency=EUR`, `de_DE.UTF-8`: what follows is not about words.
    let head = name.prefix { $0 != "@" && $0 != "." }
    let parts = head.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.utf8.count), Self.isLetters(first),
      parts.count <= 4
    else { return nil }
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 4 where Self.isLetters(part) && script == nil && region == nil:
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2 where Self.isLetters(part) && region == nil,
        3 where part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) && region == nil:
        region = part.uppercased()
      default: return nil
      }
    }
    self.init(Self.modern(first.lowercased()), script, region)
  }

  private init(_ language: String, _ script: String?, _ region: String?) {
    self.language = language
    self.script = script
    self.region = region
    identifier = ([language] + [script, region].compactMap { $0 }).joined(separator: "-")
  }

  static let english = LanguageTag("en", nil, nil)

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isScript(_ script: String) -> Bool {
    Locale.Language(identifier: "und-\(script)").script?.isISOScript ?? false
  }

  private static func isRegion(_ region: String) -> Bool {
    region.utf8.count == 3 || Locale.Region(region).isISORegion
  }

  /// Codes that have changed, which folders of old projects still have.
  private static func modern(_ language: String) -> String {
    ["iw": "he", "in": "id", "ji": "yi", "no": "nb"][language] ?? language
  }

  /// The identifiers of all languages that Foundation knows, for suggestions, in order.
  public static var knownIdentifiers: [String] {
    Locale.availableIdentifiers.compactMap { LanguageTag(folder: $0)?.identifier }.sorted()
  }

  /// The language of an English name, `german`; nil for none.
  public static func named(_ name: String) -> String? {
    let english = Locale(identifier: "en")
    let wanted = name.lowercased()
    return Locale.LanguageCode.isoLanguageCodes.lazy.map(\.identifier).filter { $0.count == 2 }
      .sorted().first { english.localizedString(forLanguageCode: $0)?.lowercased() == wanted }
  }

  /// The tags whose words serve for this one, best first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`.
  ///
  /// A language is no parent of what is written in another script: `sr-Latn` has not `sr`.
  var candidates: [LanguageTag] {
    let likely =
      LanguageTag(
        folder: Locale.Language(identifier: identifier).maximalIdentifier) ?? self
    var found: [LanguageTag] = [self]
    func add(_ script: String?, _ region: String?) {
      let tag = LanguageTag(language, script, region)
      // `sr-RS` is written in another script than `sr-Latn`.
      let written = script ?? Locale.Language(identifier: tag.identifier).script?.identifier
      if !found.contains(tag), written == likely.script { found.append(tag) }
    }
    if let region {
      add(likely.script, region)
      add(nil, region)
    }
    for parent in regionalParents { add(script, parent) }
    add(likely.script, nil)
    add(nil, nil)
    // `pt` is served by `pt-BR`, `zh-Hans` by `zh-CN`, where there is nothing else.
    if region == nil || region == likely.region {
      add(likely.script, likely.region)
      add(nil, likely.region)
    }
    return found
  }

  /// Regions of CLDR between a country and its language: `es-MX` has `es-419`.
  private var regionalParents: [String] {
    guard let region, region.utf8.count == 2 else { return [] }
    switch language {
    case "es": return Self.latinAmerica.contains(region) ? ["419"] : []
    case "pt": return region == "BR" ? [] : ["PT"]
    case "en": return region == "US" ? [] : ["001", "GB"]
    default: return []
    }
  }

  private static let latinAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]

  /// Whether who reads one of the two reads the other: the same language in the same script.
  func isServed(by other: LanguageTag) -> Bool {
    guard language == other.language else { return false }
    func script(_ tag: LanguageTag) -> String? {
      tag.script ?? Locale.Language(identifier: tag.identifier).script?.identifier
    }
    return script(self) == script(other)
  }
}
