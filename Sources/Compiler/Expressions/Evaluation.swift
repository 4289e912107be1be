internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// Evaluates expressions: constants, sums, conditions, priorities and insets. Paths are those of ``PathResolver``.
final class Evaluation {
  let elaborator: Elaborator
  /// The values of expressions, if the client wants them.
  var notedValues = NotedValues()
  /// The depth of the current evaluation.
  private var depth = 0
  /// True if the current evaluation was reported as too deep.
  private var isTooDeep = false

  init(_ elaborator: Elaborator) { self.elaborator = elaborator }

  /// The resolver of paths in expressions.
  var paths: PathResolver { PathResolver(evaluation: self) }

  /// The reporter of unknown names.
  var unknownNames: UnknownNames { UnknownNames(elaborator: elaborator) }

  /// The value of any expression. Errors are reported, and the value is then `.unknown`.
  ///
  /// Chains that nest to the left (`1 + 1 + …`, `a.b.c…`, `a or b or …`) are iterated; real nesting counts towards
  /// `Limits.evaluation`.
  func evaluate(_ node: SyntaxNode, in context: Context) -> Value {
    guard enter(at: node.range) else { return .unknown }
    defer { leave() }
    let node = node.insideParentheses
    let value = value(of: node, in: context)
    if elaborator.options.notesValues { notedValues.note(value, of: node) }
    return value
  }

  /// Enters one level of evaluation; reports and returns false if there are too many. Call ``leave()`` after true.
  func enter(at range: SourceRange) -> Bool {
    guard depth < Limits.evaluation else {
      if !isTooDeep { elaborator.report(.evaluationTooDeep(at: range)) }
      isTooDeep = true
      return false
    }
    depth += 1
    return true
  }

  /// Leaves the level that ``enter(at:)`` entered.
  func leave() {
    depth -= 1
    if depth == 0 { isTooDeep = false }
  }

  /// The meaning of a path that may end in a property; nil after an error, which is reported.
  func readPath(_ node: SyntaxNode, in context: Context) -> PathNode? {
    let paths = PathResolver(evaluation: self, readsProperties: true)
    let found = paths.resolve(node, in: context)
    if elaborator.options.notesValues, let found { notedValues.note(paths.value(of: found), of: node) }
    return found
  }

  private func value(of node: SyntaxNode, in context: Context) -> Value {
    switch node.kind {
    case .literal: return node.literal
    case .binary: return arithmetic(node, in: context)
    case .negative: return negative(node, in: context)
    case .nameExpression, .dotExpression, .member, .subscripted, .call: return paths.path(node, in: context)
    case .comparison: return withoutRanges(node, "a comparison") { comparison(node, in: context) }
    case .notExpression: return opposite(node, in: context)
    case .andExpression, .orExpression: return junction(node, in: context)
    case .list: return list(node, in: context)
    case .tuple: return tuple(node, in: context)
    default: return .unknown
    }
  }

  /// Counts the values of a list, tuple or argument list; reports and returns false if there are too many.
  func count(elementsOf node: SyntaxNode) -> Bool { count(elements: elementCount(of: node), at: node.range) }

  /// Counts `count` values of a list, tuple or argument list.
  func count(elements count: Int, at range: SourceRange) -> Bool {
    elaborator.elementCount += count
    if elaborator.elementCount > Limits.elements { elaborator.stop(.tooManyElements(at: range)) }
    return !elaborator.isStopped
  }

  /// The number of values of a list, tuple or argument list. The nodes inside are counted first, since an array of the
  /// children takes memory itself: of too many nodes, the number is above the limit.
  func elementCount(of node: SyntaxNode) -> Int {
    let nodes = node.index - Int(node.tree.nodes[node.index].firstNode)
    return nodes <= 4 * Limits.elements ? node.children.count : Limits.elements + 1
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
    if items.isEmpty { elaborator.report(.emptyParentheses(at: node.range)) }
    return items.isEmpty || hasLabelTwice(node) ? .unknown : .tuple(items)
  }

  /// True if all values of `parts` are unlabelled; otherwise reports a label. `form` is the notation without labels.
  func areUnlabelled(_ parts: [(label: String?, value: Value)], _ form: String, of node: SyntaxNode) -> Bool {
    guard let label = parts.compactMap({ $0.label }).first else { return true }
    elaborator.report(.labelHere(label, form, value: node.withoutLabels(form), at: node.range))
    return false
  }

  /// Reports a tuple with the same label twice; false if there is none.
  private func hasLabelTwice(_ node: SyntaxNode) -> Bool {
    var labels: Set<String> = []
    for argument in node.children where argument.kind == .argument {
      guard let label = argument.token(.name), !labels.insert(label.text).inserted else { continue }
      elaborator.report(.duplicateArgument(label.text, at: label.range))
      return true
    }
    return false
  }

  /// The value of `- - 1`. Iterates, since minus signs may be nested.
  private func negative(_ node: SyntaxNode, in context: Context) -> Value {
    var inner = node
    var isNegative = false
    while inner.kind == .negative, let child = inner.children.first {
      inner = child
      isNegative.toggle()
    }
    var running = RunningValue(evaluate(inner, in: context))
    if running.isNoNumber {
      elaborator.report(RunningValue.Problem.sign(running.value).diagnostic(at: node.range, left: inner, right: inner))
      return .unknown
    }
    if isNegative {
      if let problem = running.scale(by: Rational(-1), isLength: false) {
        elaborator.report(problem.diagnostic(at: node.range, left: inner, right: inner))
      }
    }
    return running.value
  }
}

/// A chain of operators as an array, since `a + b - c` nests to the left.
struct OperatorSpine {
  /// The first operand.
  var first: SyntaxNode
  /// The operations, each with its right operand as the last child, in source order.
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
  /// The node without the parentheses around it: `a` for `((a))`.
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
