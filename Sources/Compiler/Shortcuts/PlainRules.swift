internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// A lowered plain constraint.
struct PlainRule {
  var description: ConstraintDescription
  /// Both sides.
  var range: SourceRange
}

extension PlainLowering {
  /// Lowers a constraint between two sums, with or without a priority; nil if it is another constraint, or an error.
  mutating func rule(_ node: Int) -> PlainRule? {
    var last = node - 1
    let first = Int(plain.tree.nodes[node].firstNode)
    guard last >= first else { return nil }
    var priorityNode: Int?
    if plain.kind(last) == .priorityClause {
      priorityNode = last
      last = plain.previousSibling(last)
    }
    guard last >= first else { return nil }
    let left = plain.previousSibling(last)
    guard left >= first, Int(plain.tree.nodes[left].firstNode) == first, let token = plain.token(from: left, to: last),
      let relation = plain.relation(token)
    else { return nil }
    guard let leftSum = plain.sum(left), leftSum.kind != .percent else { return nil }
    let middle = plain.terms.count
    guard let rightSum = plain.sum(last), rightSum.kind != .percent else { return nil }
    var priority = Priority.required
    if let priorityNode {
      guard let value = plain.onlyChild(priorityNode), let found = self.priority(value) else { return nil }
      priority = found
    }
    guard plain.isBalanced(from: middle), plain.hasUsualFactors else { return nil }
    let difference = rightSum.constant + -leftSum.constant
    guard let constant = difference.rational, constant.magnitude <= Limits.constant,
      let row = plain.row(relation, constant, from: middle)
    else { return nil }
    return PlainRule(
      description: ConstraintDescription(
        row.terms, row.relation, row.constant, priority: priority, condition: plain.context.condition),
      range: plain.range(left).union(plain.range(last)))
  }

  /// A priority that is a number or a predefined name; nil for others.
  func priority(_ node: Int) -> Priority? {
    guard plain.isOneToken(node) else { return nil }
    switch plain.kind(node) {
    case .literal:
      guard let sum = plain.literal(node), sum.kind == .number else { return nil }
      return sum.constant.rational.flatMap { Priority(number: $0) }
    case .nameExpression:
      let name = plain.name(Int(plain.tree.nodes[node].firstToken))
      return NameTable.priorities.first { $0.name == name }?.priority
    default: return nil
    }
  }
}

extension PlainStatement {
  fileprivate func relation(_ token: Int) -> Relation? { Relation(tree.tokenKinds[token]) }

  /// True if positions are relative to positions: on either axis, the factors on the left and on the right have the
  /// same sum. Families and axes do not mix.
  fileprivate func isBalanced(from middle: Int) -> Bool {
    var (excess, isPlaced, families, axes) = (Fraction.zero, false, 0, 0)
    for index in terms.indices {
      switch terms[index].attribute.family {
      case .size: continue
      case .leftRight: (families, axes) = (families | 1, axes | 1)
      case .leadingTrailing: (families, axes) = (families | 2, axes | 1)
      case .centerX: axes |= 1
      case .vertical: axes |= 2
      }
      isPlaced = true
      excess = excess + (index < middle ? terms[index].coefficient : -terms[index].coefficient)
    }
    return !terms.isEmpty && families < 3 && axes < 3 && (!isPlaced || excess.isZero)
  }

  /// True if no factor causes a warning.
  fileprivate var hasUsualFactors: Bool {
    for term in terms where term.coefficient != .one {
      let (numerator, denominator) = (term.coefficient.numerator.magnitude, term.coefficient.denominator.magnitude)
      // Both are below 2⁶³; numbers of which 10000 times might overflow are not plain.
      guard numerator >> 48 == 0, denominator >> 48 == 0 else { return false }
      if numerator != 0, numerator * 10_000 < denominator || numerator > 10_000 * denominator { return false }
    }
    return true
  }

  /// The row with each attribute once, scaled so that the first one has the factor 1; nil if it may not constrain any
  /// view.
  fileprivate mutating func row(_ relation: Relation, _ constant: Rational, from middle: Int) -> ConstraintRow? {
    guard terms.count <= PlainStatement.mostTerms else { return nil }
    for index in middle..<terms.count { terms[index].coefficient = -terms[index].coefficient }
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      var known = 0
      while known < kept, terms[known].view != term.view || terms[known].attribute != term.attribute { known += 1 }
      if known < kept {
        terms[known].coefficient = terms[known].coefficient + term.coefficient
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    var merged: [Term] = []
    merged.reserveCapacity(kept)
    var (isOfOneView, isOfSizes) = (true, true)
    for index in 0..<kept where !terms[index].coefficient.isZero {
      let term = terms[index]
      guard let coefficient = term.coefficient.rational else { return nil }
      merged.append(Term(term.view, term.attribute, coefficient))
      if term.view != terms[0].view { isOfOneView = false }
      if term.attribute.family != .size { isOfSizes = false }
    }
    guard let first = merged.first else { return nil }
    let row = ConstraintRow(merged, relation, constant, range: SourceRange(file: tree.file, start: 0, end: 0))
    guard row.constant.magnitude <= Limits.constant else { return nil }
    if !isOfOneView { return row }
    // Two sizes of one view cannot cancel out.
    if isOfSizes { return first.view != .root ? row : nil }
    return row.demandsOfViews ? row : nil
  }
}

extension NameTable {
  /// The priorities with names.
  static let priorities: [(name: NameID, priority: Priority)] = [
    (.required, .required), (.high, .high), (.low, .low), (.fitting, .fitting),
  ]
}
