/// Reads a string catalogue, `Localizable.xcstrings`.
struct StringCatalogueReader {
  let path: String

  /// More keys are passed over.
  private static let keyLimit = 500_000

  func read(_ bytes: [UInt8]) -> StringsContent {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let json: JSONValue
    do throws(JSONValue.Parser.Failure) {
      json = try JSONValue.Parser.parse(mark == 0 ? bytes : Array(bytes[mark...]))
    } catch {
      let isCutOff = error.offset + mark >= bytes.count
      return faulty(
        isCutOff ? "the file ends too early" : error.message, bytes, at: error.offset + mark)
    }
    guard case .object(let strings)? = json["strings"] else {
      return faulty("it has no `strings`", bytes, at: 0)
    }
    var source: LanguageTag?
    if case .string(let name)? = json["sourceLanguage"] { source = LanguageTag(folder: name) }
    var entries: [String: StringEntry] = [:]
    entries.reserveCapacity(min(strings.count, Self.keyLimit))
    for member in strings.prefix(Self.keyLimit) { entries[member.key] = entry(member.value) }
    return StringsContent(entries: entries, sourceLanguage: source)
  }

  private func faulty(_ reason: String, _ bytes: [UInt8], at offset: Int) -> StringsContent {
    let text = SourceText(
      SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self)))
    return StringsContent(
      entries: [:],
      diagnostics: [SourceMessage.badStrings(path, reason, text.place(offset, offset + 1))])
  }

  private func entry(_ json: JSONValue) -> StringEntry {
    var entry = StringEntry()
    entry.isTranslatable = json["shouldTranslate"] != .bool(false)
    guard case .object(let languages)? = json["localizations"] else { return entry }
    for member in languages {
      guard let tag = LanguageTag(folder: member.key),
        let translation = translation(member.value)
      else { continue }
      entry.translations[tag] = translation
    }
    return entry
  }

  private func translation(_ json: JSONValue) -> Translation? {
    guard let form = form(json, depth: 0) else { return nil }
    var translation = Translation(form: form)
    translation.isNew = json["stringUnit"]?["state"] == .string("new")
    // An empty value that nobody has touched is no translation.
    if translation.isNew, case .text("") = form { return nil }
    guard case .object(let substitutions)? = json["substitutions"] else { return translation }
    for member in substitutions {
      guard let form = self.form(member.value, depth: 0) else { continue }
      var variable = Translation.Variable(specifier: "lld", form: form)
      if case .integer(let number)? = member.value["argNum"], (1...99).contains(number) {
        variable.position = number
      }
      if case .string(let specifier)? = member.value["formatSpecifier"] {
        variable.specifier = specifier
      }
      translation.variables[member.key] = variable
    }
    return translation
  }

  /// `stringUnit`, or `variations` by number or device, which may stand within each other.
  private func form(_ json: JSONValue, depth: Int) -> Translation.Form? {
    guard depth < Translation.depthLimit else { return nil }
    if case .string(let text)? = json["stringUnit"]?["value"] { return .text(text) }
    guard let variations = json["variations"] else { return nil }
    if case .object(let devices)? = variations["device"] {
      var forms: [String: Translation.Form] = [:]
      for member in devices { forms[member.key] = form(member.value, depth: depth + 1) }
      return forms.isEmpty ? nil : .device(forms)
    }
    if case .object(let categories)? = variations["plural"] {
      var forms: [PluralCategory: Translation.Form] = [:]
      for member in categories {
        guard let category = PluralCategory(rawValue: member.key) else { continue }
        forms[category] = form(member.value, depth: depth + 1)
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    return nil
  }
}
