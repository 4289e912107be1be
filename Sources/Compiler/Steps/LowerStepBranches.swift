internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Loops are unrolled, and conditions are jumps forward.

extension StepLowering {
  mutating func lowerLoop(_ node: SyntaxNode) -> Bool {
    guard let name = node.token(.name), let block = node.child(.block) else { return false }
    let bounds = node.children.filter { $0.kind != .block && $0.kind != .unexpected }
    guard let first = bounds.first else { return false }
    if bounds.count == 2 { return lowerCount(from: first, to: bounds[1], name, block, node) }
    guard let elements = value(of: first)?.elements else { return false }
    for element in elements.map({ remembered($0) }) {
      guard turn(element, name, block, node) else { return false }
    }
    return true
  }

  /// Lowers a `for i in first ..< last`.
  private mutating func lowerCount(
    from first: SyntaxNode, to last: SyntaxNode, _ name: SyntaxToken, _ block: SyntaxNode, _ node: SyntaxNode
  ) -> Bool {
    guard let low = bound(first), let high = bound(last) else { return false }
    let end = node.token(.halfOpenRange) == nil ? high + 1 : high
    if end - low > Limits.repetitions {
      elaborator.stop(.tooManyRepetitions(at: first.range.union(last.range)))
      return false
    }
    var number = low
    while number < end {
      guard turn(.number(.known(Rational(number))), name, block, node) else { return false }
      number += 1
    }
    return true
  }

  private mutating func turn(_ value: LoweredValue, _ name: SyntaxToken, _ block: SyntaxNode, _ node: SyntaxNode)
    -> Bool
  {
    elaborator.repetitionCount += 1
    if elaborator.repetitionCount > Limits.repetitions { elaborator.stop(.tooManyRepetitions(at: node.range)) }
    guard !elaborator.isStopped else { return false }
    let outer = context
    defer { context = outer }
    // Expressions that are evaluated without a layout, such as `superview`, are looked up there.
    context.scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: outer.scope, isLoop: true))
    if let constant = value.constant {
      let id = elaborator.makeConstant(name.text, .loopVariable, name.range, .known(constant))
      elaborator.scopes[context.scope.index][name.text] = ScopeEntry(
        binding: .constant(id), declaration: name.range)
    }
    return lower(block, with: (name.text, value))
  }

  /// The bound of a loop, which is unrolled: an integer that is known without a layout. Nil for others, which are
  /// reported.
  private mutating func bound(_ node: SyntaxNode) -> Int? {
    guard let value = value(of: node) else { return nil }
    guard let number = value.known, let whole = number.intValue, whole.magnitude <= 1 << 30 else {
      report(.stepNotConstant("the bound of a 'for'", at: node.range))
      return nil
    }
    return whole
  }

  mutating func lowerWhen(_ node: SyntaxNode) -> Bool {
    var jumps: [Int] = []
    var next: SyntaxNode? = node
    // Each `else when` is a child of the one before it.
    while let current = next {
      next = nil
      if current.index != node.index { begin(current) }
      guard let branches = Branches(current), let condition = condition(branches.condition) else { return false }
      var isTaken = false
      if case .known(let truth) = condition {
        // If constants determine the condition, there is no other branch.
        isTaken = !truth.isZero
        if isTaken && !lower(branches.body) { return false }
      } else if !lower(branches, unless: condition, &jumps) {
        return false
      }
      if isTaken { break }
      next = branches.otherwise
      if let last = next, last.kind == .block {
        guard lower(last) else { return false }
        next = nil
      }
    }
    let end = elaborator.program.steps.instructions.count
    for jump in jumps { elaborator.program.steps.instructions[jump].action = .jump(to: end) }
    return true
  }

  /// The parts of a `when`.
  private struct Branches {
    var condition: SyntaxNode
    var body: SyntaxNode
    /// The block or the `when` after `else`; nil if there is none.
    var otherwise: SyntaxNode?

    init?(_ node: SyntaxNode) {
      let parts = node.children.filter { $0.kind != .unexpected }
      guard parts.count > 1 else { return nil }
      (condition, body, otherwise) = (parts[0], parts[1], parts.count > 2 ? parts[2] : nil)
    }
  }

  private mutating func condition(_ node: SyntaxNode) -> StepScalar? {
    isCondition = true
    defer { isCondition = false }
    return number(node)
  }

  /// Lowers the block of a condition after a test of it; if there are other branches, adds a jump over these to
  /// `jumps`.
  private mutating func lower(_ branches: Branches, unless condition: StepScalar, _ jumps: inout [Int]) -> Bool {
    let skip = elaborator.program.steps.instructions.count
    let truth = node(condition)
    emit(.skip(unless: truth, to: skip))
    guard lower(branches.body) else { return false }
    if branches.otherwise != nil {
      jumps.append(elaborator.program.steps.instructions.count)
      emit(.jump(to: skip))
    }
    let end = elaborator.program.steps.instructions.count
    elaborator.program.steps.instructions[skip].action = .skip(unless: truth, to: end)
    return true
  }
}

extension LoweredValue {
  /// The value without a layout; nil if it is not known.
  var constant: Value? {
    switch self {
    case .number(.known(let number)): .number(number, isLength: false)
    case .text(let text): .text(text)
    case .view(let view): .view(view)
    default: nil
    }
  }
}
