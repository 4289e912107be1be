internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// A clause of an assertion: at least one of several numbers is not negative.
struct AssertedClause: Sendable {
  /// The meaning of a clause, for messages.
  enum Meaning: Sendable {
    /// One of a list of comparisons; the numbers shown are its sides.
    case comparison(Int)
    /// A view does not reach beyond an edge of another.
    case edge(Attribute)
    /// Two views share no inner point: the numbers shown are the alternatives along x, then those along y.
    case apart
    /// A length is at least this; the number shown is the length.
    case least(LayoutAxis, Rational)
    /// A length is at least that of the content; the number shown is the length.
    case content(LayoutAxis, Rational)
  }

  var meaning: Meaning
  /// The alternatives: the clause holds where one of these is not negative.
  var alternatives: [AttributeSum]
  /// The sums whose values a message shows if the clause fails.
  var shown: [AttributeSum]
  /// The views that the clause depends on.
  var views: [ViewID]
  /// The index of its first alternative among the queried sums; the others follow, then those shown.
  private(set) var firstSum = 0
  /// The variables of all its numbers.
  let variables: Set<VariableID>

  init(meaning: Meaning, alternatives: [AttributeSum], shown: [AttributeSum], views: [ViewID]) {
    (self.meaning, self.alternatives, self.shown, self.views) = (meaning, alternatives, shown, views)
    variables = Set((alternatives + shown).flatMap { $0.variables })
  }

  /// The indices of its alternatives among the queried sums.
  var sums: [Int] { alternatives.indices.map { firstSum + $0 } }

  /// The indices of the sums shown among the queried sums.
  var shownSums: [Int] { shown.indices.map { firstSum + alternatives.count + $0 } }

  /// Adds its sums to those that are checked for ambiguity.
  mutating func ask(_ asked: inout AskedSums) {
    for (index, sum) in (alternatives + shown).enumerated() {
      let number = asked.add(sum)
      if index == 0 { firstSum = number }
    }
  }
}

extension AttributeSum {
  /// The difference `self - other`.
  fileprivate func subtracting(_ other: AttributeSum) -> AttributeSum {
    var result = self
    result.sum.add(other.sum, times: -1)
    result.openViews += other.openViews
    return result
  }

  /// Replaces the variables that a piece decides by their values.
  mutating func insertDecided(_ piece: RefinedPiece) {
    sum.replaceVariables { piece.decided($0) }
  }

  /// The value in a piece; nil if one of its variables has none there.
  func value(in piece: RefinedPiece) -> Affine? {
    var value = constant
    for term in terms {
      guard let own = piece.value(of: term.variable) else { return nil }
      value.add(own, times: term.coefficient)
    }
    return value
  }
}

/// Creates the clauses of assertions in the variables of one layout.
struct ClauseMaker<Source: AssertedLayout> {
  var layout: Source

  /// The clauses of `claim`, which holds where all of them do.
  mutating func clauses(of claim: Assertion.Claim) -> [AssertedClause] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.indices.flatMap { clauses(of: comparisons[$0], number: $0) }
    case .isInside(let view, let other): isInside(view, other)
    case .doesNotOverlap(let view, let other): [areApart(view, other)]
    case .isAtLeast(let view, let size): LayoutAxis.allCases.map { isAtLeast(view, $0, size[$0]) }
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

  /// The distance from `first` to `second`.
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

  /// The clause that two views do not overlap. A view without width or height has no inner point.
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

  private mutating func isAtLeast(_ view: ViewID, _ axis: LayoutAxis, _ least: Rational) -> AssertedClause {
    clause(view, axis, least, .least(axis, least))
  }

  private mutating func isNotCompressed(_ view: ViewID) -> [AssertedClause] {
    var found: [AssertedClause] = []
    for axis in LayoutAxis.allCases {
      guard let length = layout.contentLength(of: view, axis) else { continue }
      found.append(clause(view, axis, length, .content(axis, length)))
    }
    return found
  }

  private mutating func clause(
    _ view: ViewID, _ axis: LayoutAxis, _ least: Rational, _ meaning: AssertedClause.Meaning
  ) -> AssertedClause {
    let term = Term(view, axis == .horizontal ? .width : .height)
    let length = layout.sum(of: [term], amid: [term])
    var room = length
    room.add(-least)
    return AssertedClause(meaning: meaning, alternatives: [room], shown: [length], views: [view])
  }
}
