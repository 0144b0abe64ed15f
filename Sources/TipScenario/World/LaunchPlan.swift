import OpenTipKit
import TipSource

/// What the arguments of a launch ask for (S4, S3.3).
struct LaunchPlan: Sendable {
  var overrides = OverrideState()
  /// The argument that asks for a reset of the datastore; nil without.
  var resetCause: String?
  var configures = true
  /// What the app's own code gets.
  var inputs = LaunchInputs()

  /// Reads arguments: TipKit's own pairs, and what the app's code reads, or the spellings that apps
  /// without an `app` line get.
  ///
  /// - Parameters:
  ///   - arguments: environment variables first, as typed.
  ///   - mode: what the mode appends, its variables first too.
  ///   - scope: the tips that arguments name, and the app, with an `app` line, that reads them.
  /// - Throws: `launch-argument-unread` for one that nobody reads; `unknown-name` for a tip.
  init(_ arguments: [Word], mode: [Word] = [], scope: NameScope) throws(Problem) {
    let app = scope.model.app
    var words: [Word] = []
    var variables: [Word] = []
    for part in [arguments, mode] {
      let leading = part.prefix { !$0.text.hasPrefix("-") && $0.assignment != nil }
      variables += leading
      words += part.dropFirst(leading.count)
    }
    if let app {
      for word in variables { try readVariable(word, app) }
    } else {
      words = variables + words
    }
    var rest = words[...]
    inputs.arguments = rest.map(\.text)
    while let word = rest.popFirst() {
      if let pair = TipKitPair(word.text) {
        guard let value = rest.popFirst() else { throw .launchValueMissing(word) }
        try apply(pair, word, value, scope)
        continue
      }
      if let app {
        guard let form = app.form(ofArgument: word.text) else {
          throw .launchArgumentUnread(word, by: app)
        }
        // What follows it as its value is no argument of its own.
        if form == .pair, let value = rest.first, !value.text.hasPrefix("-") { rest.removeFirst() }
        continue
      }
      switch word.text {
      case "--show-all-tips": overrides.showsAll = true
      case "--hide-all-tips": overrides.hidesAll = true
      case "--reset-tips", "-resetTipKit": resetCause = word.text
      case "--no-configure": configures = false
      case "--show-tips", "--hide-tips":
        guard let value = rest.popFirst() else { throw .launchValueMissing(word) }
        let names = try LaunchPlan.names(value, scope)
        if word.text == "--show-tips" { overrides.shown = names } else { overrides.hidden = names }
      default: throw .launchArgumentUnread(word)
      }
    }
  }

  private mutating func readVariable(_ word: Word, _ app: SourceApp) throws(Problem) {
    guard let (key, value) = word.assignment else { return }
    guard app.reads(environmentVariable: key) else {
      throw .environmentVariableUnread(key, word, by: app)
    }
    inputs.environment[key] = value.text
  }

  /// TipKit's own launch arguments (S4.5).
  private enum TipKitPair: String {
    case showAllTips = "ShowAllTips"
    case hideAllTips = "HideAllTips"
    case showTips = "ShowTips"
    case hideTips = "HideTips"
    case resetDatastore = "ResetDatastore"

    init?(_ argument: String) {
      let prefix = "-com.apple.TipKit."
      guard argument.hasPrefix(prefix) else { return nil }
      self.init(rawValue: String(argument.dropFirst(prefix.count)))
    }
  }

  private mutating func apply(
    _ pair: TipKitPair, _ word: Word, _ value: Word, _ scope: NameScope
  ) throws(Problem) {
    let read = TestingLaunchArguments([word.text, value.text])
    switch pair {
    case .showAllTips: overrides.showsAll = read.showsAllTips
    case .hideAllTips: overrides.hidesAll = read.hidesAllTips
    case .resetDatastore: resetCause = read.resetsDatastore ? word.text : nil
    case .showTips: overrides.shown = try LaunchPlan.names(value, scope)
    case .hideTips: overrides.hidden = try LaunchPlan.names(value, scope)
    }
  }

  /// `A,B`: each a tip's name or id, or the name of a type.
  private static func names(_ word: Word, _ scope: NameScope) throws(Problem) -> [String] {
    var names: [String] = []
    for part in word.text.split(separator: ",", omittingEmptySubsequences: true) {
      let name = part.trimmingBlanks
      if scope.tips.contains(where: { $0.source.typeName == name || $0.source.id == name }) {
        names.append(name)
        continue
      }
      var one = word
      one.text = name
      names.append(scope.tips[try scope.tip(one)].source.typeName)
    }
    return names
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
