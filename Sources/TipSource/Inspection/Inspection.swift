import OpenTipKit

/// What was read from Swift source, laid out for people and for programs.
public struct Inspection: Sendable {
  /// Counts over everything that was read.
  public struct Summary: Hashable, Sendable {
    public var tips = 0
    public var rules = 0
    public var evaluableRules = 0
    /// Rules that are understood, but an input was not found.
    public var undeclaredInputRules = 0
    /// Rules that are not of TipKit's form.
    public var invalidRules = 0
    /// Titles that are generated constants or arguments, shown by their names.
    public var symbolicTitles = 0
    /// Titles that cannot be read.
    public var opaqueTitles = 0
  }

  let model: SourceModel
  /// The tips that can be made, and for types that need arguments what their declaration tells.
  public let tips: [SourceTip]
  public let summary: Summary
  let strings: Strings
  /// What shows a tip or calls TipKit and could not be followed.
  let notFollowed: [Diagnostic]
  /// What is wrong with the files or cannot be understood, files of translations included.
  public let diagnostics: [Diagnostic]

  /// Inspects a model.
  ///
  /// - Parameters:
  ///   - model: what was read.
  ///   - more: messages that come before the model's own, from finding the files say.
  public init(_ model: SourceModel, diagnostics more: [Diagnostic] = []) {
    self.model = model
    var tips: [SourceTip] = []
    let made = Dictionary(grouping: model.tips) { Key($0.qualifiedTypeName, $0.location.path) }
    var used: Set<Key> = []
    for type in model.tipTypes {
      if let template = type.template {
        tips.append(template)
        continue
      }
      let key = Key(type.name, type.location.path)
      guard used.insert(key).inserted else { continue }
      tips += ((made[key] ?? []) + type.caseTemplates).sorted {
        ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
      }
    }
    self.tips = tips
    notFollowed = model.notFollowed
    strings = Strings(model.strings, tips: tips)
    diagnostics = more + model.diagnostics + strings.diagnostics
    summary = Self.summary(of: tips)
  }

  /// Types are told apart by name and file: two targets may have a tip of one name.
  private struct Key: Hashable {
    let type: String
    let path: String

    init(_ type: String, _ path: String) {
      self.type = type
      self.path = path
    }
  }

  private static func summary(of tips: [SourceTip]) -> Summary {
    var summary = Summary()
    summary.tips = tips.count
    for tip in tips {
      switch tip.titleReadability {
      case .literal: break
      case .symbolic: summary.symbolicTitles += 1
      case .opaque: summary.opaqueTitles += 1
      }
      for rule in tip.sourceRules {
        summary.rules += 1
        switch rule.obstacle {
        case nil: summary.evaluableRules += 1
        case .undeclaredInput: summary.undeclaredInputRules += 1
        case .invalidForm: summary.invalidRules += 1
        case .opaque: break
        }
      }
    }
    return summary
  }

  /// An option as Swift writes it.
  static func description(of option: any TipOption) -> String {
    switch option {
    case let option as Tips.MaxDisplayCount: "MaxDisplayCount(\(option.value))"
    case let option as Tips.MaxDisplayDuration: "MaxDisplayDuration(\(option.value))"
    case let option as Tips.IgnoresDisplayFrequency: "IgnoresDisplayFrequency(\(option.value))"
    default: "\(option)"
    }
  }
}
