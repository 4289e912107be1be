internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

extension Elaborator {
  /// The value of any expression. Problems are reported, and the value is then `.unknown`.
  ///
  /// Chains that nest to the left (`1 + 1 + …`, `a.b.c…`, `a or b or …`) are loops; what really nests counts towards
  /// `Limits.evaluation`.
  func evaluate(_ node: SyntaxNode, in context: Context) -> Value {
    guard enterEvaluation(at: node.range) else { return .unknown }
    defer { leaveEvaluation() }
    let node = node.insideParentheses
    let value = value(of: node, in: context)
    if options.notesValues { notedValues.note(value, of: node) }
    return value
  }

  private func value(of node: SyntaxNode, in context: Context) -> Value {
    switch node.kind {
    case .literal: return literal(node)
    case .binary: return arithmetic(node, in: context)
    case .negative: return negative(node, in: context)
    case .nameExpression, .dotExpression, .member, .subscripted, .call: return path(node, in: context)
    case .comparison: return comparison(node, in: context)
    case .notExpression: return opposite(node, in: context)
    case .andExpression, .orExpression: return junction(node, in: context)
    case .list: return list(node, in: context)
    case .tuple: return tuple(node, in: context)
    default: return .unknown
    }
  }

  /// Counts the values of a list, of parentheses or of arguments; false, and reported, when that are too many. The
  /// nodes inside are counted before, since to make a list of the children takes room itself.
  func count(elementsOf node: SyntaxNode) -> Bool {
    let nodes = node.index - Int(node.tree.nodes[node.index].firstNode)
    if nodes <= 4 * Limits.elements { elementCount += node.children.count }
    if nodes > 4 * Limits.elements || elementCount > Limits.elements { stop(.tooManyElements(at: node.range)) }
    return !isStopped
  }

  private func list(_ node: SyntaxNode, in context: Context) -> Value {
    guard count(elementsOf: node) else { return .unknown }
    var items: [Value] = []
    for child in node.children where child.kind != .unexpected { items.append(evaluate(child, in: context)) }
    return .list(items)
  }

  private func tuple(_ node: SyntaxNode, in context: Context) -> Value {
    guard count(elementsOf: node) else { return .unknown }
    var items: [(label: String?, value: Value)] = []
    for argument in node.children where argument.kind == .argument {
      guard let child = argument.children.first(where: { $0.kind != .unexpected }) else { return .unknown }
      items.append((argument.token(.name)?.text, evaluate(child, in: context)))
    }
    if items.isEmpty { report(.emptyParentheses(at: node.range)) }
    return items.isEmpty || hasLabelTwice(node) ? .unknown : .tuple(items)
  }

  /// Whether no value of `parts` has a label; reported when one has. `form` says how the values are written without.
  func areUnlabelled(_ parts: [(label: String?, value: Value)], _ form: String, at range: SourceRange) -> Bool {
    guard let label = parts.compactMap({ $0.label }).first else { return true }
    report(.labelHere(label, form, at: range))
    return false
  }

  /// Whether two values of a tuple have the same label, which is reported.
  private func hasLabelTwice(_ node: SyntaxNode) -> Bool {
    var labels: Set<String> = []
    for argument in node.children where argument.kind == .argument {
      guard let label = argument.token(.name), !labels.insert(label.text).inserted else { continue }
      report(.duplicateArgument(label.text, at: label.range))
      return true
    }
    return false
  }

  /// `- - 1`: signs nest without an end, so this is a loop.
  private func negative(_ node: SyntaxNode, in context: Context) -> Value {
    var inner = node
    var isNegative = false
    while inner.kind == .negative, let child = inner.children.first {
      inner = child
      isNegative.toggle()
    }
    var running = RunningValue(evaluate(inner, in: context))
    if running.isNoNumber {
      report(RunningValue.Problem.sign(running.value).diagnostic(at: node.range, left: inner, right: inner))
      return .unknown
    }
    if isNegative {
      if let problem = running.scale(by: Rational(-1), isLength: false) {
        report(problem.diagnostic(at: node.range, left: inner, right: inner))
      }
    }
    return running.value
  }
}

/// A chain of operators taken apart: `a + b - c` nests to the left, so this is a loop.
struct OperatorSpine {
  /// The first operand.
  var first: SyntaxNode
  /// The operations, each with its right side as the last child, in the order of the text.
  var steps: [SyntaxNode] = []

  init(_ node: SyntaxNode) {
    first = node
    while first.kind == node.kind, let left = first.children.first {
      steps.append(first)
      first = left
    }
    steps.reverse()
  }
}

extension SyntaxNode {
  /// The node without the parentheses around it: `((a))` is `a`.
  var insideParentheses: SyntaxNode {
    var node = self
    while node.kind == .tuple {
      let inside = node.children.filter { $0.kind != .unexpected }
      guard inside.count == 1, inside[0].kind == .argument, inside[0].token(.name) == nil,
        let child = inside[0].children.first
      else { return node }
      node = child
    }
    return node
  }
}
