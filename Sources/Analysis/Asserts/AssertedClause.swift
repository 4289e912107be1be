internal import LayCompiler
internal import LayRuntime

/// A part of what an assertion claims: that of several numbers one at least is not below 0.
struct AssertedClause: Sendable {
  /// What it says, for messages.
  enum Meaning: Sendable {
    /// One of a list of comparisons; the numbers shown are its sides.
    case comparison(Int)
    /// That a view does not reach beyond an edge of another.
    case edge(Attribute)
    /// That two views share no inner point: the numbers shown are the alternatives along x, then those along y.
    case apart
    /// That a length is at least this; the number shown is the length.
    case least(Axis, Rational)
    /// That a length is at least that of the content; the number shown is the length.
    case content(Axis, Rational)
  }

  var meaning: Meaning
  /// It holds where one of these is not below 0.
  var alternatives: [AttributeSum]
  /// What a message wants to know where it does not hold.
  var shown: [AttributeSum]
  /// The views that decide it.
  var views: [ViewID]
  /// The number of the first of its alternatives among the sums that are asked about; the others follow, then those shown.
  private(set) var firstSum = 0

  /// The numbers of its alternatives among the sums that are asked about.
  var sums: [Int] { alternatives.indices.map { firstSum + $0 } }

  /// The same of what is shown.
  var shownSums: [Int] { shown.indices.map { firstSum + alternatives.count + $0 } }

  /// Asks whether its sums are decided.
  mutating func ask(_ asked: inout AskedSums) {
    for (index, sum) in (alternatives + shown).enumerated() {
      let number = asked.add(sum)
      if index == 0 { firstSum = number }
    }
  }

  /// The variables of all its numbers.
  var variables: Set<VariableID> {
    var found: Set<VariableID> = []
    for sum in alternatives + shown { for term in sum.terms { found.insert(term.variable) } }
    return found
  }
}

extension AttributeSum {
  /// `self - other`
  fileprivate func subtracting(_ other: AttributeSum) -> AttributeSum {
    var factors: [VariableID: Rational] = [:]
    for term in terms { factors[term.variable, default: .zero] += term.factor }
    for term in other.terms { factors[term.variable, default: .zero] -= term.factor }
    var result = self
    result.terms = factors.filter { !$0.value.isZero }.map { ($0.key, $0.value) }
      .sorted { $0.0.rawValue < $1.0.rawValue }
    result.constant.add(other.constant, times: -1)
    result.openViews += other.openViews
    return result
  }

  /// Replaces variables by their values.
  mutating func insert(_ values: [VariableID: Affine]) {
    for term in terms { if let value = values[term.variable] { constant.add(value, times: term.factor) } }
    terms.removeAll { values[$0.variable] != nil }
  }

  /// The value where variables have these; nil where one has none.
  func value(_ values: [VariableID: Affine]) -> Affine? {
    var value = constant
    for term in terms {
      guard let own = values[term.variable] else { return nil }
      value.add(own, times: term.factor)
    }
    return value
  }
}

/// Makes the clauses of assertions in the numbers of one layout.
struct ClauseMaker<Source: AssertedLayout> {
  var layout: Source

  /// What `claim` is made of: it holds where all of them do.
  mutating func clauses(of claim: Assertion.Claim) -> [AssertedClause] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.indices.flatMap { clauses(of: comparisons[$0], number: $0) }
    case .isInside(let view, let other): isInside(view, other)
    case .doesNotOverlap(let view, let other): [areApart(view, other)]
    case .isAtLeast(let view, let size): Axis.allCases.map { isAtLeast(view, $0, size[$0]) }
    case .isNotCompressed(let view): isNotCompressed(view)
    }
  }

  private mutating func clauses(of comparison: Assertion.Comparison, number: Int) -> [AssertedClause] {
    let all = comparison.left.terms + comparison.right.terms
    var left = layout.sum(of: comparison.left.terms, amid: all)
    var right = layout.sum(of: comparison.right.terms, amid: all)
    left.add(comparison.left.constant)
    right.add(comparison.right.constant)
    let (less, more) = (right.subtracting(left), left.subtracting(right))
    let rooms =
      switch comparison.relation {
      case .lessOrEqual: [less]
      case .greaterOrEqual: [more]
      case .equal: [less, more]
      }
    return rooms.map { room in
      AssertedClause(
        meaning: .comparison(number), alternatives: [room], shown: [left, right], views: layout.views(read: all))
    }
  }

  /// How far `second` lies beyond `first`.
  private mutating func distance(_ first: Term, _ second: Term) -> AttributeSum {
    layout.sum(of: [second, Term(first.view, first.attribute, -1)], amid: [first, second])
  }

  private mutating func isInside(_ view: ViewID, _ other: ViewID) -> [AssertedClause] {
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    return edges.map { edge in
      let (own, outer) = (Term(view, edge), Term(other, edge))
      let room = edge == .left || edge == .top ? distance(outer, own) : distance(own, outer)
      return AssertedClause(
        meaning: .edge(edge), alternatives: [room], shown: [], views: layout.views(read: [own, outer]))
    }
  }

  /// A view without width or height has no inner point.
  private mutating func areApart(_ view: ViewID, _ other: ViewID) -> AssertedClause {
    var rooms: [AttributeSum] = []
    var terms: [Term] = []
    for (near, far, length) in [(Attribute.left, Attribute.right, Attribute.width), (.top, .bottom, .height)] {
      rooms.append(distance(Term(view, far), Term(other, near)))
      rooms.append(distance(Term(other, far), Term(view, near)))
      rooms += [view, other].map { layout.sum(of: [Term($0, length, -1)], amid: [Term($0, length)]) }
      terms += [Term(view, near), Term(other, near)]
    }
    return AssertedClause(meaning: .apart, alternatives: rooms, shown: rooms, views: layout.views(read: terms))
  }

  private mutating func isAtLeast(_ view: ViewID, _ axis: Axis, _ least: Rational) -> AssertedClause {
    clause(view, axis, least, .least(axis, least))
  }

  private mutating func isNotCompressed(_ view: ViewID) -> [AssertedClause] {
    var found: [AssertedClause] = []
    for axis in Axis.allCases {
      guard let length = layout.contentLength(of: view, axis) else { continue }
      found.append(clause(view, axis, length, .content(axis, length)))
    }
    return found
  }

  private mutating func clause(
    _ view: ViewID, _ axis: Axis, _ least: Rational, _ meaning: AssertedClause.Meaning
  ) -> AssertedClause {
    let term = Term(view, axis == .horizontal ? .width : .height)
    let length = layout.sum(of: [term], amid: [term])
    var room = length
    room.add(-least)
    return AssertedClause(meaning: meaning, alternatives: [room], shown: [length], views: [view])
  }
}
