/// Finds which views lead to a piece of code.
struct PlaceHosts {
  /// A view that leads to it.
  struct Reach {
    /// The steps from view to view between them.
    var distance: Int
    var isAtOnce: Bool
  }

  /// The most views that a place is found under; nearest first.
  private static let limit = 500

  private let types: [Int?]
  private let sources: [[PlaceGraph.Edge]]

  /// - Parameter hosts: the types that may be hosts.
  init(_ graph: PlaceGraph, _ hosts: Set<Int>) {
    types = graph.nodes.map { node in
      if case .type(let object) = node, hosts.contains(object.type) { return object.type }
      return nil
    }
    var sources: [[PlaceGraph.Edge]] = Array(repeating: [], count: graph.nodes.count)
    for (source, edges) in graph.edges.enumerated() {
      for edge in edges {
        sources[edge.target].append(PlaceGraph.Edge(target: source, isAtOnce: edge.isAtOnce))
      }
    }
    self.sources = sources
  }

  /// The views that lead to a node, by their type.
  func views(leadingTo node: Int) -> [Int: Reach] {
    var found: [Int: Reach] = [:]
    var distances: [Int: Int] = [node: 0]
    var layer = [node]
    var next: [Int] = []
    var distance = 0
    // Only steps into a view's type count, so that a layer grows while it is gone through.
    while !layer.isEmpty, found.count < Self.limit {
      var index = 0
      while index < layer.count {
        let current = layer[index]
        index += 1
        if let type = types[current], found[type] == nil {
          found[type] = Reach(distance: distance, isAtOnce: false)
        }
        for edge in sources[current] where distances[edge.target] == nil {
          distances[edge.target] = distance
          if types[current] == nil { layer.append(edge.target) } else { next.append(edge.target) }
        }
      }
      layer = next
      next = []
      distance += 1
    }
    var reached: Set<Int> = [node]
    var pending = [node]
    while let current = pending.popLast() {
      if let type = types[current] { found[type]?.isAtOnce = true }
      for edge in sources[current]
      where edge.isAtOnce && distances[edge.target] != nil && reached.insert(edge.target).inserted {
        pending.append(edge.target)
      }
    }
    return found
  }
}
