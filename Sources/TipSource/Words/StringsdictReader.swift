import Foundation

/// Reads `Localizable.stringsdict`: words by number, device or width.
struct StringsdictReader {
  let path: String
  let language: LanguageTag?

  func read(_ bytes: [UInt8]) -> StringsContent {
    switch PropertyList.read(bytes) {
    case .failure(let failure):
      return StringsContent(entries: [:], diagnostics: [failure.diagnostic(path)])
    case .success(let members):
      var entries: [String: StringEntry] = [:]
      var flaws: [Diagnostic] = []
      for key in members.keys.sorted() {
        guard let json = members[key], let translation = translation(json) else {
          if flaws.count < 20 { flaws.append(SourceMessage.badStringsdictEntry(path, key)) }
          continue
        }
        entries[key] = StringEntry(translations: [language: translation])
      }
      return StringsContent(entries: entries, diagnostics: flaws)
    }
  }

  private func translation(_ value: Any) -> Translation? {
    if let text = value as? String { return Translation(form: .text(text)) }
    guard let members = value as? [String: Any] else { return nil }
    if let format = members["NSStringLocalizedFormatKey"] as? String {
      var translation = Translation(form: .text(format))
      for (name, value) in members {
        guard let rule = value as? [String: Any] else { continue }
        translation.variables[name] = variable(rule)
      }
      return translation
    }
    if let devices = members["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let forms = devices.compactMapValues { $0 as? String }.mapValues(Translation.Form.text)
      return forms.isEmpty ? nil : Translation(form: .device(forms))
    }
    if let widths = members["NSStringVariableWidthRuleType"] as? [String: Any] {
      // A tip has room: the widest is taken.
      let texts = widths.compactMap { width, text in
        Int(width).flatMap { width in (text as? String).map { (width: width, text: $0) } }
      }
      return texts.max { $0.width < $1.width }.map { Translation(form: .text($0.text)) }
    }
    return nil
  }

  private func variable(_ rule: [String: Any]) -> Translation.Variable? {
    var forms: [PluralCategory: Translation.Form] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue] as? String { forms[category] = .text(text) }
    }
    guard !forms.isEmpty else { return nil }
    let specifier = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
    return Translation.Variable(position: nil, specifier: specifier, form: .plural(forms))
  }
}
