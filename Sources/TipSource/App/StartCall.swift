/// A call of TipKit that the app's start leads to.
public struct StartCall: Hashable, Sendable {
  /// As Swift writes it: `Tips.configure()`.
  public var call: String
  /// Where it is called, in words: `LibraryApp.init`.
  public var context: String
  /// The launch arguments and environment variables with which it is made; empty where it is made
  /// without any.
  public var needed: [String]
  /// Those with which it is not made.
  public var excluded: [String]
  public var location: SourceLocation
}

extension StartCall {
  /// Each call once; those of tasks after those of the code that makes them.
  static func calls(_ found: [CodeExplorer.Found]) -> [StartCall] {
    var seen: Set<SourceKey> = []
    let all = found.filter { seen.insert($0.key).inserted }.enumerated().sorted {
      ($0.element.context.deferrals, $0.offset) < ($1.element.context.deferrals, $1.offset)
    }
    return all.map { item in
      let inputs = item.element.inputs
      return StartCall(
        call: item.element.call.text, context: item.element.context.words,
        needed: names(inputs.filter { !$0.isNegated }),
        excluded: names(inputs.filter(\.isNegated)),
        location: item.element.call.span.location)
    }
  }

  private static func names(_ reads: [LaunchScan.Read]) -> [String] {
    var seen: Set<String> = []
    return reads.map(\.name).filter { seen.insert($0).inserted }
  }
}
