import OpenTipKit
import SwiftParser

extension SourceModel {
  /// The longest expression that makes a tip, in bytes.
  private static let expressionLimit = 10_000

  /// Makes a tip of a type that needs arguments: `GreetingTip(name: "Ann", count: 3)`.
  ///
  /// - Parameters:
  ///   - name: the name that scenarios use for it.
  ///   - expression: a Swift expression over what was read.
  /// - Throws: ``SourceError`` when the expression is no Swift, names nothing that was read, or makes
  ///   no tip.
  public func makeTip(named name: String, from expression: String) throws -> SourceTip {
    guard expression.utf8.count <= Self.expressionLimit else {
      throw SourceError(SourceMessage.cannotMake("…", "it is too long"))
    }
    let model = self
    let result = LargeStack.run { model.tip(named: name, from: expression) }
    switch result {
    case .success(let tip): return tip
    case .failure(let error): throw error
    case nil: throw SourceError(SourceMessage.notATip(expression))
    }
  }

  private func tip(named name: String, from source: String) -> Result<SourceTip, SourceError> {
    let text = SourceText(SourceFile(path: "", text: source))
    let configuration = declarations.units.first?.lowering.conditions.configuration
    let parser = SourceParser(configuration: configuration ?? SourceConfiguration())
    let result = parser.parse(text)
    if let problem = result.diagnostics.first {
      return .failure(SourceError(SourceMessage.cannotMake(source, problem.message)))
    }
    guard let unit = result.unit, unit.tree.statements.count == 1,
      case .expression(let expression)? = unit.lowering.statements(unit.tree.statements).first
    else { return .failure(SourceError(SourceMessage.notATip(source))) }
    var known = declarations
    known.units.append(unit)
    let evaluator = Evaluator(known)
    evaluator.begin(name)
    do {
      let value = try evaluator.value(of: expression, in: Scope(unit: known.units.count - 1))
      let type: Int
      switch value {
      case .object(let object): type = object.type
      case .enumCase(let value): type = value.type
      default: return .failure(SourceError(SourceMessage.notATip(source)))
      }
      guard known.isTip(type) else { return .failure(SourceError(SourceMessage.notATip(source))) }
      return .success(TipFactory(evaluator: evaluator, type: type).tip(value, named: name))
    } catch {
      return .failure(SourceError(SourceMessage.cannotMake(source, error.reason)))
    }
  }
}
