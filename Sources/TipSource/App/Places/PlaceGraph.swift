import SwiftSyntax

/// Which code of the app leads to which: types, and their functions and properties, each for what
/// they are given that matters to tips.
struct PlaceGraph {
  /// A view, or a function or property, with what it is given.
  enum Node: Hashable {
    case type(PlaceObject)
    case member(CallSite, of: PlaceValue?, arguments: [String: PlaceValue])
  }

  /// A step from one piece of code to another.
  struct Edge {
    let target: Int
    /// Whether what it leads to comes on screen with what leads to it.
    let isAtOnce: Bool
  }

  /// A tip that is handed on and could not be followed.
  struct Gap {
    let code: String
    let failure: PlaceFailure
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [[Edge]] = []
  private(set) var shows: [(show: PlaceShow, node: Int)] = []
  private(set) var gaps: [CallSite: Gap] = [:]
  private(set) var isComplete = true
  private var indices: [Node: Int] = [:]
  private var known: Set<Step> = []

  private struct Step: Hashable {
    let source: Int
    let target: Int
    let isAtOnce: Bool
  }

  /// The most nodes, and the most steps between them.
  private static let nodeLimit = 50_000
  private static let edgeLimit = 400_000

  /// The position of a node, added where it is new; nil beyond the limit.
  mutating func index(of node: Node) -> Int? {
    if let known = indices[node] { return known }
    guard nodes.count < Self.nodeLimit else {
      isComplete = false
      return nil
    }
    nodes.append(node)
    edges.append([])
    indices[node] = nodes.count - 1
    return nodes.count - 1
  }

  mutating func connect(_ source: Int, to target: Int, isAtOnce: Bool) {
    guard known.insert(Step(source: source, target: target, isAtOnce: isAtOnce)).inserted else {
      return
    }
    guard known.count < Self.edgeLimit else { return isComplete = false }
    edges[source].append(Edge(target: target, isAtOnce: isAtOnce))
  }

  mutating func add(_ gap: Gap) { gaps[CallSite(gap.failure.span)] = gap }

  mutating func add(_ show: PlaceShow, at node: Int) { shows.append((show, node)) }
}

/// A call, or a loop, that shows a tip, as written, for one of its callers.
struct PlaceShow {
  enum Form: Hashable {
    /// TipKit's own view or modifier.
    case view
    /// A view that draws the tip's title itself.
    case drawn
    /// A loop over the tip's updates that presents by hand.
    case loop
  }

  let form: Form
  let kind: SourcePlace.Kind
  /// `TipView(tip)`, for messages.
  let span: SourceSpan
  let code: String
  /// What it shows; several by a condition.
  let subjects: [SourcePlace.Subject]
  let failures: [PlaceFailure]
  let arrowEdge: String?
  let action: PlaceAction?
  /// Whether it comes on screen with the body that it is written in.
  let isAtOnce: Bool
  /// The type that it is written in, by its position in ``Declarations/types``.
  let owner: Int?
}

/// The closure of a place as written, and what names stand for there.
struct PlaceAction {
  let node: ExprSyntax
  let scope: PlaceScope
}
