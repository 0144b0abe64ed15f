import OpenTipKit
import TipSource

extension NameScope {
  /// The index of the tip of a name, else of an id.
  func tip(_ word: Word) throws(Problem) -> Int {
    if let tip = try findTip(word) { return tip }
    let name = word.text
    if let type = model.tipTypes.first(where: { $0.name == name }), let obstacle = type.obstacle {
      throw .needsInstance(name, obstacle, word.span)
    }
    throw unknown(word, "tip", Array(tipsByName.keys) + Array(tipsByID.keys))
  }

  /// The index of the group of a name.
  func group(_ word: Word) throws(Problem) -> Int {
    if let group = try findGroup(word) { return group }
    throw unknown(word, "group", groupsByName.keys)
  }

  /// What a word names, a tip or a group; tips are tried first.
  func tipOrGroup(_ word: Word) throws(Problem) -> TipOrGroup {
    if let tip = try findTip(word) { return .tip(tip) }
    if let group = try findGroup(word) { return .group(group) }
    if kind(of: word.text) == nil {
      return .tip(try tip(word))
    }
    throw unknown(word, "tip or group", Array(tipsByName.keys) + Array(groupsByName.keys))
  }

  /// The index in the model of the parameter of a name.
  func parameter(_ word: Word) throws(Problem) -> Int {
    let (name, file) = split(word.text)
    let all = model.parameters
    let found = (parametersByName[name] ?? []).filter { isIn(file, all[$0].location) }
    if found.count > 1 { throw ambiguous(word, found.map { all[$0].location }) }
    if let parameter = found.first { return parameter }
    throw unknown(word, "parameter", parametersByName.keys)
  }

  /// The index in the model of the event of a name, else of an id; the same id is the same event.
  func event(_ word: Word) throws(Problem) -> Int {
    let (name, file) = split(word.text)
    let all = model.events
    for index in [eventsByName, eventsByID] {
      let found = (index[name] ?? []).filter { isIn(file, all[$0].location) }
      if Set(found.map { all[$0].descriptor.id }).count > 1 {
        throw ambiguous(word, found.map { all[$0].location })
      }
      if let event = found.first { return event }
    }
    throw unknown(word, "event", Array(eventsByName.keys) + Array(eventsByID.keys))
  }

  /// The indices of a view's places, in the order declared.
  func view(_ word: Word) throws(Problem) -> [Int] {
    if let found = placesByView[word.text] {
      if found.isEmpty { throw .viewOnlyLeads(word, to: placesFound(under: word.text)) }
      return found
    }
    throw unknown(word, "view", placesByView.keys)
  }

  /// The names of the places that are found under a view, whether they come with it or not.
  private func placesFound(under view: String) -> [String] {
    places.filter { place in place.source?.hosts.contains { $0.view == view } ?? false }.map(\.name)
  }

  // MARK: Finding

  private func findTip(_ word: Word) throws(Problem) -> Int? {
    if let only = tipsByName[word.text], only.count == 1 { return only[0] }
    let (name, file) = split(word.text)
    for index in [tipsByName, tipsByID] {
      let found = (index[name] ?? []).filter { isIn(file, tips[$0].source.location) }
      if found.count > 1 {
        if Set(found.map { tips[$0].source.name }).count > 1 {
          throw .sharedID(word.text, found.map { tips[$0].name }, word.span)
        }
        throw ambiguous(word, found.map { tips[$0].source.location })
      }
      if let tip = found.first { return tip }
    }
    return nil
  }

  private func findGroup(_ word: Word) throws(Problem) -> Int? {
    let (name, file) = split(word.text)
    let found = (groupsByName[name] ?? []).filter { group in
      guard let file, groups[group].origin == .source else { return file == nil }
      return model.groups.contains { $0.name == name && isIn(file, $0.location) }
    }
    if found.count > 1 {
      throw ambiguous(word, model.groups.filter { $0.name == name }.map(\.location))
    }
    return found.first
  }

  /// `File.swift:ShareTip` apart; the file is nil where none is given.
  func split(_ text: String) -> (name: String, file: String?) {
    guard let range = text.firstRange(of: ".swift:") else { return (text, nil) }
    let colon = text.index(before: range.upperBound)
    return (String(text[range.upperBound...]), String(text[..<colon]))
  }

  private func isIn(_ file: String?, _ location: SourceLocation) -> Bool {
    guard let file else { return true }
    return location.path == file || location.path.hasSuffix("/" + file)
  }

  private func ambiguous(_ word: Word, _ locations: [SourceLocation]) -> Problem {
    .ambiguousName(word.text, locations, word.span)
  }

  private func unknown(
    _ word: Word, _ wanted: String, _ candidates: some Sequence<String>
  ) -> Problem {
    if let kind = kind(of: word.text), !kind.hasSuffix(" " + wanted) {
      return .wrongKind(word.text, kind, wanted, word.span)
    }
    if model.tips.isEmpty, model.tipTypes.isEmpty, wanted != "view" {
      return .noTips(word.text, wanted, word.span)
    }
    let near = NearestName.nearest(to: word.text, among: candidates.sorted())
    return .unknownName(word.text, wanted, nearest: near, word.span)
  }
}

/// What a name that may be either stands for.
enum TipOrGroup: Sendable {
  case tip(Int)
  case group(Int)
}
