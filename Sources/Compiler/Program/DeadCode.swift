internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// What stands in a `when` whose condition is false whatever the size, such as `when i < j` in some turns of a loop,
// guards what is inside: a division by a constant that is 0, a rule of a view with itself, an index past the end. So
// nothing is said of its values; its names are still looked up.

extension Elaborator {
  /// Whether a problem of `code` is one of dead code too: of its names, and of what never ends.
  static func concernsDeadCode(_ code: DiagnosticCode) -> Bool {
    switch code {
    case .unknownView, .unknownName, .duplicateName, .unknownKind, .unknownCode, .tooManyViews, .tooManyRepetitions,
      .tooManyStatements, .nestedTooDeep, .evaluationTooDeep:
      true
    default: false
    }
  }

  /// Whether the condition holds at no size, by constants alone.
  func isNever(_ condition: ConditionID) -> Bool { program.conditions[condition.index] == .never }

  /// What constants alone make of the condition of a `when`; nil where that is not known yet, since it speaks of the
  /// environment, or of views, which may be declared further down.
  func certainTruth(of condition: SyntaxNode, in context: Context) -> Bool? {
    var seen: Set<ConstantID> = []
    guard !hasWrongSyntax(condition), isOfConstants(condition, in: context, &seen),
      case .bool(let truth) = truth(condition, in: context)
    else { return nil }
    return truth
  }

  /// Whether all names of `node` are those of constants, and all names of theirs.
  private func isOfConstants(_ node: SyntaxNode, in context: Context, _ seen: inout Set<ConstantID>) -> Bool {
    var pending = [(node: node, context: context)]
    while let next = pending.popLast() {
      let tree = next.node.tree
      let names = tokenNames[Int(tree.file.rawValue)]
      for index in Int(tree.nodes[next.node.index].firstNode)...next.node.index {
        let kind = tree.nodes[index].kind
        guard kind == .nameExpression || kind == .dotExpression else { continue }
        let name = names[Int(tree.nodes[index].firstToken)]
        if kind == .nameExpression && name.isFunction { continue }
        guard kind == .nameExpression, case .constant(let id) = entry(name, from: next.context.scope)?.binding else {
          return false
        }
        guard seen.insert(id).inserted, case .expression(let value, let place) = constants[id.index].state else {
          continue
        }
        pending.append((value, place))
      }
    }
    return true
  }
}
