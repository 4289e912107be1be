internal import LayDiagnostics
internal import LayParser

// A `when` whose condition is false at all sizes, such as `when i < j` in some iterations of a loop, guards its
// contents: a division by a constant that is 0, a constraint of a view with itself, an index out of range. So the
// values in it are not reported; its names are still looked up.

extension StructurePass {
  /// The value of a `when`'s condition, if constants alone determine it; nil if it depends on the environment, or on
  /// views, which may be declared later.
  func certainTruth(of condition: SyntaxNode, in context: Context) -> Bool? {
    var seen: Set<ConstantID> = []
    guard !elaborator.hasWrongSyntax(condition), isOfConstants(condition, in: context, &seen),
      case .bool(let truth) = evaluation.truth(condition, in: context)
    else { return nil }
    return truth
  }

  /// True if all names in `node` denote constants, and all names in their expressions do.
  private func isOfConstants(_ node: SyntaxNode, in context: Context, _ seen: inout Set<ConstantID>) -> Bool {
    var pending = [(node: node, context: context)]
    while let next = pending.popLast() {
      let tree = next.node.tree
      let names = elaborator.tokenNames[Int(tree.file.rawValue)]
      for index in Int(tree.nodes[next.node.index].firstNode)...next.node.index {
        let kind = tree.nodes[index].kind
        guard kind == .nameExpression || kind == .dotExpression else { continue }
        let name = names[Int(tree.nodes[index].firstToken)]
        if kind == .nameExpression && name.isFunction { continue }
        guard kind == .nameExpression,
          case .constant(let id) = elaborator.entry(name, from: next.context.scope)?.binding
        else {
          return false
        }
        guard seen.insert(id).inserted, case .expression(let value, let place) = elaborator.constants[id.index].state
        else {
          continue
        }
        pending.append((value, place))
      }
    }
    return true
  }
}
