import SwiftSyntax

extension Lowering {
  /// Statements that lead from one place of running code to another; nil for others.
  func control(_ node: StmtSyntax, depth: Int) -> Statement.Control? {
    switch node.as(StmtSyntaxEnum.self) {
    case .doStmt(let statement):
      return .attempt(
        statements(statement.body.statements, depth: depth),
        catches: statement.catchClauses.map { self.catch($0, depth: depth) })
    case .whileStmt(let statement):
      return .while(
        statement.conditions.map { condition($0, depth: depth) },
        statements(statement.body.statements, depth: depth))
    case .repeatStmt(let statement):
      return .repeat(
        statements(statement.body.statements, depth: depth),
        while: expression(statement.condition, depth: depth))
    case .deferStmt(let statement):
      return .deferred(statements(statement.body.statements, depth: depth))
    case .throwStmt(let statement): return .thrown(expression(statement.expression, depth: depth))
    case .breakStmt(let statement): return .break(label: statement.label.map(name))
    case .continueStmt(let statement): return .continue(label: statement.label.map(name))
    case .fallThroughStmt: return .fallthrough
    case .labeledStmt(let statement):
      guard depth < Self.depthLimit else { return nil }
      return .labeled(name(statement.label), self.statement(statement.statement, depth: depth + 1))
    default: return nil
    }
  }

  private func `catch`(_ node: CatchClauseSyntax, depth: Int) -> Statement.Catch {
    Statement.Catch(
      patterns: node.catchItems.compactMap { item in
        item.pattern.map { pattern($0, depth: depth) }
      },
      body: statements(node.body.statements, depth: depth))
  }
}
