public import OpenTipKit

/// A tip read from source: a value that the engine treats like a compiled one.
public struct SourceTip: TypeNamedTip {
  /// How far words could be read from source.
  public enum Readability: String, Hashable, Sendable {
    /// As written.
    case literal
    /// A generated constant, or an argument not given: its name is shown.
    case symbolic
    /// Not readable: its source is shown.
    case opaque

    /// Of two texts that are joined, the worse.
    func combined(_ other: Readability) -> Readability {
      self == .opaque || other == .opaque
        ? .opaque : self == .symbolic || other == .symbolic ? .symbolic : .literal
    }
  }

  /// The name scenarios use: `ShareTip`, `Outer.ShareTip`, `FeedTip.search` or an instance's own.
  public var name: String
  /// The type's bare name (S4.1).
  public var typeName: String
  /// The id in the first launch; ``instance(forLaunch:)`` gives that of another (S12).
  public var id: String
  public var title: Text
  public var message: Text?
  public var image: Image?
  public var actions: [Tips.Action]
  /// What the engine evaluates: the rules of ``sourceRules``, in order. What is set replaces
  /// their evaluation, not what is known of them.
  public var rules: [Tips.Rule] {
    get { sourceRules.map(\.rule) }
    set {
      sourceRules = zip(sourceRules, newValue).map { known, rule in
        var replaced = known
        replaced.rule = rule
        return replaced
      }
    }
  }
  public var options: [any TipOption]
  /// What a tap on each of ``actions`` runs, by its index; nil for one without a handler.
  public var actionHandlers: [SourceClosure?] = []
  public var location: SourceLocation
  /// How far the title could be read.
  public var titleReadability: Readability
  /// How far the message could be read; literal without one.
  public var messageReadability: Readability
  /// The rules with what is known of them.
  public var sourceRules: [SourceRule]
  /// The identifiers in ``id`` that `UUID()` makes anew in each launch.
  var launchIdentifiers: [String]
  /// The argument that ``id`` depends on and that is not known; the id is made up then.
  var unknownIDArgument: String?

  /// The type's name with the types it is nested in: `Outer.ShareTip`.
  public var qualifiedTypeName: String
}

/// A type that conforms to `Tip`.
public struct SourceTipType: Sendable {
  /// With the types it is nested in: `Outer.ShareTip`.
  public var name: String
  /// Why it cannot be made as `Type()`; nil when it can.
  public var obstacle: String?
  public var location: SourceLocation
  /// The tip as far as its declaration tells, arguments by their names; nil when it can be made.
  public var template: SourceTip?
  /// The cases of an enum tip that carry values, as far as the declaration tells.
  public var caseTemplates: [SourceTip] = []
}
