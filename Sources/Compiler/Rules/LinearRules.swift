internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Two adjacent sides of a constraint, with their relation.
struct RulePair {
  var left: LinearForm
  var relation: Relation
  var right: LinearForm
  var leftNode: SyntaxNode
  var rightNode: SyntaxNode
  /// The range of both sides.
  var range: SourceRange

  /// The pair with its sides exchanged.
  var flipped: RulePair {
    RulePair(
      left: right, relation: relation.flipped, right: left, leftNode: rightNode, rightNode: leftNode, range: range)
  }
}

extension ConstraintPass {
  /// The rows of a constraint between sums: one for each adjacent pair. Nil if a pair is no valid constraint, which is
  /// reported.
  func linearRows(_ parts: RuleParts, in context: Context) -> [ConstraintRow]? {
    var forms: [LinearForm] = []
    for index in parts.sides.indices {
      guard let form = linearForm(index, of: parts, in: context) else { return nil }
      forms.append(form)
    }
    var rows: [ConstraintRow] = []
    for (index, relation) in parts.relations.enumerated() {
      let (left, right) = (parts.sides[index].node, parts.sides[index + 1].node)
      let pair = RulePair(
        left: forms[index], relation: relation.relation, right: forms[index + 1], leftNode: left, rightNode: right,
        range: left.range.union(right.range))
      guard let row = row(pair, in: context) else { return nil }
      rows.append(row)
    }
    return rows
  }

  /// A side as a sum of attributes; nil for other values, which are reported.
  private func linearForm(_ index: Int, of parts: RuleParts, in context: Context) -> LinearForm? {
    let side = parts.sides[index]
    switch side.value {
    case .number(let number, _): return LinearForm(number)
    case .linear(let form): return form
    case .percent:
      let other = parts.sides[index == 0 ? 1 : index - 1].node
      elaborator.report(.percentOfWhat(side.node.text, other: other.text, at: side.node.range))
    case .constraint(let id):
      elaborator.report(
        .constraintInRule(elaborator.namedConstraints[id.index].name, parts, in: context.statement, at: side.node.range)
      )
    case .view(let view):
      let others = parts.sides.indices.filter { $0 != index }.map { parts.sides[$0] }
      elaborator.report(
        .viewAsNumber(side.node.text, elaborator.displayName(of: view), others: others, parts, at: side.node.range))
    case .views: elaborator.report(.listAsNumber(side.node.text, at: side.node.range))
    case .unknown: break
    case let value: elaborator.report(.expectedNumber(value, what: "a constraint", at: side.node.range))
    }
    return nil
  }

  /// The row of one pair, after every check of SEMANTICS §2.2; nil after an error, which is reported.
  func row(_ pair: RulePair, in context: Context) -> ConstraintRow? {
    guard !pair.left.terms.isEmpty || !pair.right.terms.isEmpty else {
      elaborator.report(.onlyConstants(pair, at: pair.range))
      return nil
    }
    guard familiesMatch(pair), let balanced = balanced(pair, in: context) else { return nil }
    let row = ConstraintRow(balanced.left, balanced.relation, balanced.right, range: pair.range)
    guard isWithinLimits(row, pair), let demand = demand(row, pair, in: context) else { return nil }
    warnAboutFactors(pair)
    if let statement = context.statement, statement.isAssertion {
      statement.comparisons.append(Assertion.Comparison(balanced))
    }
    return demand
  }

  // MARK: Kinds of attributes

  /// True if the attributes match: `left` and `leading` do not mix, nor do horizontal and vertical positions. Otherwise
  /// reports it.
  private func familiesMatch(_ pair: RulePair) -> Bool {
    let terms = pair.left.terms + pair.right.terms
    let absolute = terms.first { $0.term.attribute.family == .leftRight }
    let relative = terms.first { $0.term.attribute.family == .leadingTrailing }
    if let absolute, let relative {
      elaborator.report(.mixedFamilies(relative, absolute, fixIts: oneFamily(terms), at: pair.range))
      return false
    }
    let horizontal = terms.first { $0.term.attribute.isHorizontalLocation }
    let vertical = terms.first { $0.term.attribute.isVerticalLocation }
    if let horizontal, let vertical {
      elaborator.report(.mixedAxes(horizontal, vertical, at: pair.range))
      return false
    }
    return true
  }

  /// The fixes that use attributes of one family: leading and trailing, or left and right. Empty if an attribute is not
  /// written as the last word of its side, as in `edges(left)`.
  private func oneFamily(_ terms: [(term: Term, range: SourceRange)]) -> [FixIt] {
    [Attribute.Family.leadingTrailing, .leftRight].compactMap { family in
      var edits: [Edit] = []
      var words: (old: String, new: String)?
      for (term, range) in terms where term.attribute.inOtherFamily != nil && term.attribute.family != family {
        guard let name = lastWord(of: range), let attribute = Attribute(name: name), attribute.family != family,
          let other = attribute.inOtherFamily
        else { return nil }
        let place = SourceRange(file: range.file, start: range.end - name.utf8.count, end: range.end)
        if !edits.contains(where: { $0.range == place }) { edits.append(Edit(place, other.name)) }
        words = words ?? (name, other.name)
      }
      return words.map { FixIt("change '\($0.old)' to '\($0.new)'", edits, .needsReview) }
    }
  }

  /// The word after the last dot of a path; nil if something else follows it.
  private func lastWord(of path: SourceRange) -> String? {
    let bytes = elaborator.files[Int(path.file.rawValue)].tree.bytes[path.start..<path.end]
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let word = bytes[(dot + 1)...]
    return word.allSatisfy { ($0 | 0x20) &- 0x61 < 26 } ? String(decoding: word, as: UTF8.self) : nil
  }

  // MARK: Constraints without effect

  /// The row, without terms if it constrains no view but the root; nil if that is an error, which is reported.
  ///
  /// In a component that is checked alone it is no error: the size of its view is determined where it is used.
  private func demand(_ row: ConstraintRow, _ pair: RulePair, in context: Context) -> ConstraintRow? {
    guard let reduced = row.reducedOfOneView else { return row }
    let isAssertion = context.statement?.isAssertion ?? false
    if reduced.isEmpty {
      guard isIdleTurn(row, pair, in: context) else {
        elaborator.report(.comparesWithItself(pair, holds: row.holdsWithoutTerms, at: pair.range))
        return nil
      }
    } else if row.terms.allSatisfy({ $0.view == .root }) {
      if !elaborator.isComponentAlone && !isAssertion {
        elaborator.report(.rootSizeInRule(elaborator.program.name, at: pair.range))
        return nil
      }
    } else {
      return row
    }
    var empty = row
    empty.terms = []
    return empty
  }

  /// True in an iteration of a loop in which the constraint relates a view to itself and holds: `v[i].width ==
  /// v[0].width`.
  private func isIdleTurn(_ row: ConstraintRow, _ pair: RulePair, in context: Context) -> Bool {
    guard row.holdsWithoutTerms, isInTurn(context.scope) else { return false }
    let bytes = pair.leftNode.tree.bytes
    let owners = (pair.left.terms + pair.right.terms).map { term in
      bytes[term.range.start..<term.range.end].split(separator: UInt8(ascii: ".")).dropLast()
    }
    return owners.contains { $0 != owners[0] }
  }

  /// True if a scope is that of a loop iteration, or inside one.
  private func isInTurn(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let id = next {
      let inner = elaborator.scopes[id.index]
      let isTurn = inner.ids.contains { name in
        guard case .constant(let constant) = inner[name]?.binding else { return false }
        return elaborator.constants[constant.index].kind == .loopVariable
      }
      if isTurn { return true }
      next = inner.parent
    }
    return false
  }

  private func isWithinLimits(_ row: ConstraintRow, _ pair: RulePair) -> Bool {
    let constant = pair.right.constant - pair.left.constant
    guard row.constant.magnitude <= Limits.constant, constant.magnitude <= Limits.constant else {
      elaborator.report(.constantTooLarge(at: pair.range))
      return false
    }
    return true
  }

  /// Reports extreme factors, which make a layout jump (SEMANTICS §4.7).
  private func warnAboutFactors(_ pair: RulePair) {
    for (term, range) in pair.left.terms + pair.right.terms {
      let factor = term.coefficient.magnitude
      guard !factor.isZero, factor < Rational(1, 10_000) || factor > Rational(10_000) else { continue }
      elaborator.report(.extremeFactor(term.coefficient, at: range))
      return
    }
  }
}

extension Assertion.Comparison {
  /// Creates the comparison of a pair.
  fileprivate init(_ pair: RulePair) {
    left = Side(terms: pair.left.terms.map { $0.term }, constant: pair.left.constant, range: pair.leftNode.range)
    relation = pair.relation
    right = Side(terms: pair.right.terms.map { $0.term }, constant: pair.right.constant, range: pair.rightNode.range)
    range = pair.range
  }
}

extension ConstraintRow {
  /// True if the row constrains a view other than the root, and its terms do not cancel out.
  var demandsOfViews: Bool {
    guard let reduced = reducedOfOneView else { return true }
    return !reduced.isEmpty && !terms.allSatisfy { $0.view == .root }
  }

  /// The factors of a row of one view, in terms of its position and size, so that `right - left` is the width. Zeros
  /// are omitted. Nil if there are several views.
  fileprivate var reducedOfOneView: [Rational]? {
    guard let first = terms.first?.view else { return [] }
    guard terms.allSatisfy({ $0.view == first }) else { return nil }
    var parts = [Rational](repeating: .zero, count: 7 + AttributeMeasure.allCases.count)
    // `centerX` matches both families of edges.
    let isRelative = terms.contains { $0.attribute.family == .leadingTrailing }
    for term in terms { term.reduce(into: &parts, center: isRelative ? 1 : 0) }
    return parts.filter { !$0.isZero }
  }
}

extension Term {
  /// Adds the term to [left, leading, top, width, height, margins in x, margins in y, and each baseline].
  fileprivate func reduce(into parts: inout [Rational], center: Int) {
    let isHorizontal = attribute.axis == .horizontal
    if attribute.isMargin {
      parts[isHorizontal ? 5 : 6] += coefficient
    } else if attribute.isBaseline {
      parts[7 + Int(attribute.measure.rawValue)] += coefficient
    } else {
      let length = isHorizontal ? 3 : 4
      guard attribute.isLocation else { return parts[length] += coefficient }
      parts[isHorizontal ? attribute.origin ?? center : 2] += coefficient
      parts[length] += coefficient * attribute.share(isMirrored: false)
    }
  }
}

extension Attribute {
  /// The position from which ``Term/reduce(into:center:)`` measures a horizontal one; nil for the middle, which goes with
  /// either.
  fileprivate var origin: Int? { isDirectional ? 1 : measure == .middle ? nil : 0 }
}
