import OpenTipKit
import SwiftSyntax

extension Evaluator {
  typealias Arguments = [Expression.Argument]

  /// The value of a call.
  func call(
    _ callee: Expression, _ arguments: Arguments, in scope: Scope, expecting: TypeReference?,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if running != nil || scan != nil,
      let found = try appCall(callee, arguments, in: scope, expecting: expecting, span: span)
    {
      return found
    }
    switch callee.form {
    case .name(let name, let generics):
      return try call(
        named: name, generics, arguments, in: scope, expecting: expecting, span: span)
    case .implicitMember(let name):
      return try callImplicit(name, arguments, in: scope, expecting: expecting, span: span)
    case .member(let base, let name):
      return try callMember(
        name, of: base, arguments, in: scope, expecting: expecting, span: span)
    case .type(let type):
      return try make(
        self.type(type, in: scope), arguments, in: scope, expecting: expecting, span: span)
    case .array(let elements) where elements.count == 1 && arguments.isEmpty:
      return .list([])
    case .dictionary(let pairs) where pairs.count == 1 && arguments.isEmpty: return .pairs([])
    case .chained(let inner), .unwrap(let inner):
      // `onAction?()` without one does nothing.
      if running != nil, (try? value(of: inner, in: scope))?.isNone == true { return .absent }
      return try call(inner, arguments, in: scope, expecting: expecting, span: span)
    default:
      let function = try value(of: callee, in: scope)
      return try make(function, arguments, in: scope, expecting: expecting, span: span)
    }
  }

  private func call(
    named name: String, _ generics: [TypeName], _ arguments: Arguments, in scope: Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if let local = scope.locals[name].map(opened) {
      // A local function that runs is in sight in its own body.
      if running != nil, case .closure(let closure, var captured) = local,
        captured.locals[name] == nil
      {
        captured.locals[name] = local
        return try make(
          .closure(closure, captured), arguments, in: scope, expecting: expecting, span: span)
      }
      return try make(
        try unwrapFailure(local), arguments, in: scope, expecting: expecting, span: span)
    }
    if let function = function(name, arguments, in: scope) {
      let isMember = function.owner != nil && !function.isStatic
      return try call(
        function, arguments, object: isMember ? scope.object : nil, selfType: scope.selfType,
        in: scope, span: span)
    }
    if let own = try bareCall(name, arguments, in: scope, span: span) { return own }
    let value: Value
    do {
      value = try self.value(named: name, generics: generics, in: scope, span: span)
    } catch {
      if let builtin = try global(name, arguments, in: scope, span: span) { return builtin }
      throw Self.unknownCall(name, arguments, error, span)
    }
    return try make(value, arguments, in: scope, expecting: expecting, span: span)
  }

  /// Functions that look a key up.
  private static let translators: Set<String> = [
    "tr", "t", "localized", "localize", "localizedstring", "string", "text", "translate", "get",
    "key", "loc", "l10n", "forkey", "init",
  ]

  /// Variables that stand for generated constants.
  private static let generatedRoots: Set<String> = [
    "i18n", "l10n", "loc", "localization", "localizations", "localized", "strings", "string",
    "localizable", "translations", "texts", "r", "copy", "lang",
  ]

  /// What a call of something unknown stands for: `tr("key")` and `Strings.title()` are constants.
  static func unknownCall(
    _ name: String, _ arguments: Arguments, _ failure: EvaluationFailure, _ span: SourceSpan
  ) -> EvaluationFailure {
    // What is called is an argument that was not given.
    if case .argument(let argument) = failure.kind {
      return EvaluationFailure(.argument("\(argument)()"), failure.reason, span)
    }
    let path = name.split(separator: ".")
    let last = path.last.map { $0.lowercased() } ?? ""
    let literals = arguments.compactMap(\.value.literalText)
    // `Strings.title(count: 3)` is a constant with values; of `tr("Table", "key")` the key counts.
    if let text = literals.last, translators.contains(last) || path.count < 2 {
      return EvaluationFailure(.symbolic(text), "`\(name)` is not in what was read", span)
    }
    let root = path.first.map { $0.lowercased() } ?? ""
    let isConstant =
      name.first?.isUppercase == true || name.hasPrefix(".") || path.count > 2
      || generatedRoots.contains(root)
    if isConstant {
      let shown = arguments.isEmpty ? name : span.code
      return EvaluationFailure(.symbolic(shown), "`\(name)` is not in what was read", span)
    }
    return EvaluationFailure(.opaque, "`\(span.code)` is a call into the app", span)
  }

  /// The function that a bare name calls: a member, of an enclosing type, or a global.
  func function(
    _ name: String, _ arguments: Arguments, in scope: Scope
  ) -> FunctionDeclaration? {
    let around = declarations.enclosing(scope.type, unit: scope.unit)
    for owner in (scope.selfType.map { [$0] } ?? []) + around {
      if let found = Self.overload(declarations.functions(name, of: owner), arguments) {
        return found
      }
    }
    return Self.overload((declarations.functions[name] ?? []).filter { $0.body != nil }, arguments)
  }

  /// The overload whose labels fit, else the only one.
  static func overload(
    _ candidates: [FunctionDeclaration], _ arguments: Arguments
  ) -> FunctionDeclaration? {
    candidates.first { fits($0, arguments) }
  }

  /// Whether a call's labels fit a function's parameters, defaults left out.
  static func fits(_ function: FunctionDeclaration, _ arguments: Arguments) -> Bool {
    var remaining = arguments[...]
    for parameter in function.parameters {
      if let next = remaining.first,
        next.label == parameter.label || (next.isTrailing && next.label == nil)
      {
        remaining = remaining.dropFirst()
        // The arguments after the first one of `T...` have no label.
        if parameter.isVariadic { remaining = remaining.drop { $0.label == nil && !$0.isTrailing } }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return false
      }
    }
    return remaining.isEmpty
  }

  private func callImplicit(
    _ name: String, _ arguments: Arguments, in scope: Scope, expecting: TypeReference?,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if var expecting {
      while case .optional(let wrapped) = expecting.name {
        expecting = TypeReference(name: wrapped, scope: expecting.scope, unit: expecting.unit)
      }
      let owner = Scope(unit: expecting.unit, type: expecting.scope, selfType: expecting.scope)
      let type = self.type(expecting.name, in: owner)
      if name == "init" {
        return try make(type, arguments, in: scope, expecting: expecting, span: span)
      }
      if let found = try method(name, ofType: type, arguments, in: scope, span: span) {
        return found
      }
    }
    throw EvaluationFailure(.symbolic(span.code), "`\(span.code)` is not in what was read", span)
  }

  private func callMember(
    _ name: String, of base: Expression, _ arguments: Arguments, in scope: Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    // `bundle.localizedString(forKey: "key", …)`, whatever the bundle: the key is what it stands for.
    if name == "localizedString", let words = localizedString(of: base, arguments, in: scope) {
      return .text(words)
    }
    let object: Value
    do {
      object = try value(of: base, in: scope)
    } catch {
      switch error.kind {
      case .symbolic(let symbol):
        throw Self.unknownCall("\(symbol).\(name)", arguments, error, span)
      case .undeclared(let symbol)
      where symbol.first?.isUppercase == true
        || Self.generatedRoots.contains(symbol.lowercased()):
        throw Self.unknownCall("\(symbol).\(name)", arguments, error, span)
      case .argument(let symbol) where arguments.isEmpty:
        throw EvaluationFailure(.argument("\(symbol).\(name)()"), error.reason, span)
      default: throw error
      }
    }
    if case .alternatives(let values, let condition) = object {
      var results: [Value] = []
      for value in values {
        results.append(
          try call(name, of: value, arguments, in: scope, expecting: expecting, span: span))
      }
      return .alternatives(results, condition: condition)
    }
    return try call(name, of: object, arguments, in: scope, expecting: expecting, span: span)
  }

  private func call(
    _ name: String, of object: Value, _ arguments: Arguments, in scope: Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if name == "init" {
      return try make(object, arguments, in: scope, expecting: expecting, span: span)
    }
    switch object {
    case .type, .builtin:
      if let found = try method(name, ofType: object, arguments, in: scope, span: span) {
        return found
      }
      let member: Value
      do {
        member = try self.member(name, of: object, span: span)
      } catch {
        throw Self.unknownCall(
          error.symbol ?? name, arguments, error, span)
      }
      return try make(member, arguments, in: scope, expecting: expecting, span: span)
    case .object(let value):
      if case .closure? = value.fields[name] {
        return try make(
          value.fields[name] ?? .absent, arguments, in: scope, expecting: nil, span: span)
      }
      if let function = Self.overload(declarations.functions(name, of: value.type), arguments) {
        return try call(
          function, arguments, object: object, selfType: value.type, in: scope, span: span)
      }
    case .enumCase(let value):
      if let function = Self.overload(declarations.functions(name, of: value.type), arguments) {
        return try call(
          function, arguments, object: object, selfType: value.type, in: scope, span: span)
      }
    default:
      if let found = try method(name, of: object, arguments, in: scope, span: span) { return found }
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is a call into the app", span)
  }

  /// A static function, a case with values, or a framework's static function.
  private func method(
    _ name: String, ofType type: Value, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch type {
    case .type(let index):
      if let function = Self.overload(
        declarations.functions(name, of: index).filter(\.isStatic), arguments)
      {
        return try call(
          function, arguments, object: nil, selfType: index, in: scope, span: span)
      }
      if var found = enumCase(name, of: index) {
        for argument in arguments { found.values.append(lenient(argument.value, in: scope)) }
        found.site = CallSite(span)
        return .enumCase(found)
      }
      return nil
    case .builtin(let path, _):
      if let found = try framework(name, of: path.last ?? "", arguments, in: scope, span: span) {
        return found
      }
      return try extendedCall(name, of: type, arguments, in: scope, span: span)
    default: return nil
    }
  }

  /// The value, or the failure in its place.
  func lenient(
    _ expression: Expression, in scope: Scope, expecting: TypeReference? = nil
  ) -> Value {
    do {
      return try value(of: expression, in: scope, expecting: expecting)
    } catch {
      return .failure(error)
    }
  }

  /// Runs a function of the source.
  func call(
    _ function: FunctionDeclaration, _ arguments: Arguments, object: Value?, selfType: Int?,
    in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let body = function.body else {
      throw EvaluationFailure(.opaque, "`\(function.name)` has no body", span)
    }
    var inner = Scope(
      unit: function.unit, type: function.owner, selfType: selfType ?? function.owner,
      object: object)
    bind(arguments, to: function, in: scope, into: &inner)
    let statements = statements(body, unit: function.unit, at: function.span)
    let expected = function.result.map {
      TypeReference(name: $0, scope: function.owner, unit: function.unit)
    }
    let result = try nested(span) { () throws(EvaluationFailure) in
      try run(statements, in: &inner, expecting: expected, span: span)
    }
    running?.finished = inner.object
    return result
  }

  /// A body's statements; where code runs, as they were lowered for an earlier run.
  func statements(
    _ body: CodeBlockItemListSyntax, unit: Int, at span: SourceSpan
  ) -> [Statement] {
    let lowering = declarations.units[unit].lowering
    guard let running else { return lowering.statements(body) }
    return running.code.bodies.statements(unit: unit, offset: span.start) {
      lowering.statements(body)
    }
  }

  /// Gives a function's parameters their values.
  func bind(
    _ arguments: Arguments, to function: FunctionDeclaration, in scope: Scope,
    into inner: inout Scope
  ) {
    var remaining = arguments[...]
    for parameter in function.parameters {
      let expected = TypeReference(
        name: parameter.type, scope: function.owner, unit: function.unit)
      if let next = remaining.first,
        next.label == parameter.label || (next.isTrailing && next.label == nil)
      {
        remaining = remaining.dropFirst()
        let first = lenient(next.value, in: scope, expecting: expected)
        guard parameter.isVariadic else {
          inner.locals[parameter.name] = first
          continue
        }
        var values = [first]
        while let more = remaining.first, more.label == nil, !more.isTrailing {
          values.append(lenient(more.value, in: scope, expecting: expected))
          remaining = remaining.dropFirst()
        }
        inner.locals[parameter.name] = .list(values)
      } else if parameter.isVariadic {
        inner.locals[parameter.name] = .list([])
      } else if let node = parameter.defaultValue {
        let value = declarations.units[function.unit].lowering.expression(node)
        inner.locals[parameter.name] = lenient(
          value, in: Scope(unit: function.unit, type: function.owner, selfType: inner.selfType),
          expecting: expected)
      }
    }
  }

  /// Runs a closure with its arguments.
  func call(
    _ closure: Closure, _ captured: Scope, with values: [Value], span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    var inner = captured
    for (index, value) in values.enumerated() {
      inner.locals["$\(index)"] = value
      if index < closure.parameters.count { inner.locals[closure.parameters[index]] = value }
    }
    return try nested(span) { () throws(EvaluationFailure) in
      try run(closure.body, in: &inner, expecting: nil, span: span)
    }
  }
}

extension Expression {
  /// The text of a string literal without values; nil for other expressions.
  var literalText: String? {
    if case .string(let text) = unparenthesized.form { return text }
    return nil
  }
}
