internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A metric, let, parameter or loop variable.
struct Constant {
  /// What the name was declared with.
  enum Kind {
    case metric, letBinding, parameter, loopVariable
  }
  /// How far the value is known.
  enum State {
    /// Not evaluated yet: the expression, and where it stands.
    case expression(SyntaxNode, Context)
    /// Being evaluated: who asks now asks in a circle.
    case evaluating
    case known(Value)
  }
  var name: String
  var kind: Kind
  /// The name where it is declared.
  var declaration: SourceRange
  var state: State
}

extension Elaborator {
  /// A new constant.
  func makeConstant(_ name: String, _ kind: Constant.Kind, _ declaration: SourceRange, _ state: Constant.State)
    -> ConstantID
  {
    constants.append(Constant(name: name, kind: kind, declaration: declaration, state: state))
    return ConstantID(index: constants.count - 1)
  }

  /// The value of a constant, evaluated when it is first asked for; `.unknown` after a problem, circles included.
  func value(of id: ConstantID) -> Value {
    switch constants[id.index].state {
    case .known(let value): return value
    case .evaluating:
      report(.constantNeedsItself(constants[id.index].name, at: constants[id.index].declaration))
      return .unknown
    case .expression(let node, let context):
      constants[id.index].state = .evaluating
      let value = evaluate(node, in: context)
      constants[id.index].state = .known(value)
      return value
    }
  }
}
