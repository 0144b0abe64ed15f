public import OpenTipKit

/// Everything about tips that was read from Swift source.
public struct SourceModel: Sendable {
  /// The tips that can be made, in the order read: types that can be made as `Type()`, the cases of
  /// enum tips, and the calls found whose arguments are literals.
  public var tips: [SourceTip] = []
  /// Every type that conforms to `Tip`, in the order read, whether it can be made or not.
  public var tipTypes: [SourceTipType] = []
  public var parameters: [SourceParameter] = []
  public var events: [SourceEvent] = []
  public var groups: [SourceGroup] = []
  /// What the source says beside its tips; nil unless it was read as an app.
  public var app: SourceApp?
  public var diagnostics: [Diagnostic] = []
  /// How many files were read.
  public var fileCount = 0
  /// The paths of those that had to be parsed, in the order of the files: a look at the bytes of the
  /// others told that they do not matter.
  public var parsedFiles: [String] = []
  /// The translations beside the sources; whoever finds the files sets them.
  public var strings = StringTables()
  /// Everything declared, for tips that scenarios make (``makeTip(named:from:)``).
  var declarations = Declarations()

  public init() {}
}

/// A parameter declared in source.
public struct SourceParameter: Sendable {
  /// `Type.property`, with the types it is nested in: `Outer.ShareTip.hasShared`.
  public var name: String
  public var type: SwiftType
  /// Nil when the default could not be evaluated.
  public var defaultValue: SwiftValue?
  public var descriptor: ParameterDescriptor
  public var location: SourceLocation
}

/// An event declared in source.
public struct SourceEvent: Sendable {
  /// `Type.property`, or the bare name of a global.
  public var name: String
  /// The type of its donations' information; nil for an empty donation.
  public var information: SwiftType?
  public var descriptor: EventDescriptor
  public var location: SourceLocation
}

/// A `TipGroup` declared in source.
public struct SourceGroup: Sendable {
  /// `Type.property`, or the bare name of a global.
  public var name: String
  public var isOrdered: Bool
  /// The names of its tips, as in ``SourceModel/tips``.
  public var members: [String]
  public var location: SourceLocation
}
