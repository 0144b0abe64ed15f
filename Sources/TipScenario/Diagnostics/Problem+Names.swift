import TipSource

/// What can be wrong with a name.
extension Problem {
  static func unknownName(
    _ name: String, _ kind: String, nearest: String?, _ span: SourceSpan
  ) -> Problem {
    Problem(
      "unknown-name", "there is no \(kind) \(name)", span,
      notes: [nearest.map { "Did you mean \($0)?" } ?? "See all names with: show all."])
  }

  static func wrongKind(
    _ name: String, _ kind: String, _ wanted: String, _ span: SourceSpan
  ) -> Problem {
    let article = "aeiou".contains(wanted.first ?? "x") ? "an" : "a"
    return Problem("unknown-name", "\(name) is \(kind), not \(article) \(wanted)", span)
  }

  static func ambiguousName(
    _ name: String, _ locations: [SourceLocation], _ span: SourceSpan
  ) -> Problem {
    Problem(
      "ambiguous-name", "\(name) is declared more than once", span,
      notes: locations.map {
        let file = $0.path.split(separator: "/").last.map(String.init) ?? $0.path
        return "\($0.path):\($0.line) is \(file):\(name)."
      })
  }

  static func sharedID(_ id: String, _ names: [String], _ span: SourceSpan) -> Problem {
    Problem(
      "ambiguous-name", "several tips have the id \(id)", span,
      notes: ["Say which one: \(names.prefix(10).joined(separator: ", "))."])
  }

  static func needsInstance(_ name: String, _ obstacle: String, _ span: SourceSpan) -> Problem {
    Problem(
      "needs-instance", "\(name) cannot be made as \(name)(): \(obstacle)", span,
      notes: ["Declare one: instance NAME = \(name)(…)."])
  }

  static func nameTaken(_ name: String, _ kind: String, _ span: SourceSpan) -> Problem {
    Problem("name-taken", "\(name) is \(kind) already", span, notes: ["Choose another name."])
  }

  static func notAName(_ text: String, _ span: SourceSpan) -> Problem {
    Problem("not-a-name", "\(text) is no name: a name has no blanks", span)
  }
}
