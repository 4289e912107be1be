internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The meaning of a clause, for messages.
enum ClauseMeaning: Sendable {
  /// One of a list of comparisons; the numbers shown are its sides.
  case comparison(Int)
  /// A part of a predicate, with the words for a failure.
  case predicate(@Sendable (FailedClause) -> String?)
  /// The same, about an edge of a view that lies beyond that of another one.
  case edge(Attribute, @Sendable (FailedClause) -> String?)

  /// The words for a failure; nil for a comparison.
  var words: (@Sendable (FailedClause) -> String?)? {
    switch self {
    case .comparison: nil
    case .predicate(let words), .edge(_, let words): words
    }
  }
}

/// A number that a clause compares with zero: a sum of variables, or its value at one size.
protocol ClauseSum: Sendable {
  /// Creates a number that depends on no variable, points.
  init(value: Rational)
  /// The variables that it depends on.
  var variables: [VariableID] { get }
  /// Adds points.
  mutating func add(_ number: Rational)
  /// The difference `self - other`.
  func subtracting(_ other: Self) -> Self
}

/// A clause in the variables of a layout.
typealias AssertedClause = Clause<AttributeSum>

/// A clause of an assertion: at least one of several numbers is not negative.
struct Clause<Sum: ClauseSum>: Sendable {
  var meaning: ClauseMeaning
  /// The alternatives: the clause holds where one of these is not negative.
  var alternatives: [Sum]
  /// The sums whose values a message shows if the clause fails.
  var shown: [Sum]
  /// The views that the clause depends on.
  var views: [ViewID]
  /// The index of its first alternative among the queried sums; the others follow, then those shown.
  fileprivate(set) var firstSum = 0
  /// The variables of all its numbers; one that several numbers have is repeated.
  var variables: [VariableID] {
    var variables: [VariableID] = []
    for sum in alternatives { variables += sum.variables }
    for sum in shown { variables += sum.variables }
    return variables
  }

  init(meaning: ClauseMeaning, alternatives: [Sum], shown: [Sum], views: [ViewID]) {
    (self.meaning, self.alternatives, self.shown, self.views) = (meaning, alternatives, shown, views)
  }

  /// The clause that fails only if each alternative is missed by more than a number of points; its message tells the whole miss.
  func allowing(_ points: Rational) -> Clause {
    var rooms = alternatives
    for index in rooms.indices { rooms[index].add(points) }
    var words = meaning
    if let own = meaning.words {
      let whole: @Sendable (FailedClause) -> String? = { failed in
        own(FailedClause(names: failed.names, misses: failed.misses.map { $0 + points }))
      }
      if case .edge(let edge, _) = meaning { words = .edge(edge, whole) } else { words = .predicate(whole) }
    }
    return Clause(meaning: words, alternatives: rooms, shown: shown, views: views)
  }
}

extension AssertedClause {
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

extension AttributeSum: ClauseSum {
  init(value: Rational) { self.init(value) }

  /// The difference `self - other`.
  func subtracting(_ other: AttributeSum) -> AttributeSum {
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
    for entry in entries {
      guard let own = piece.value(of: entry.key) else { return nil }
      value.add(own, times: entry.amount)
    }
    return value
  }
}

/// Creates the clauses of assertions in the variables of one layout.
struct ClauseMaker<Source: AssertedLayout> {
  typealias Sum = Source.Sum

  var layout: Source
  /// The lengths of texts that were measured so far.
  let drawnLengths = DrawnLengths()

  /// Creates clauses in the variables of a layout.
  init(layout: Source) { self.layout = layout }

  /// The clauses of `claim`, which holds where all of them do.
  mutating func clauses(of claim: Assertion.Claim) -> [Clause<Sum>] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.indices.flatMap { clauses(of: comparisons[$0], number: $0) }
    case .predicate(let predicate, let view, let operand): clauses(of: predicate, view, operand)
    }
  }

  private mutating func clauses(of comparison: Assertion.Comparison, number: Int) -> [Clause<Sum>] {
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
      Clause(
        meaning: .comparison(number), alternatives: [room], shown: [left, right], views: layout.views(read: all))
    }
  }

  /// The clause with an alternative that is known to hold.
  func held(by room: Sum) -> Clause<Sum> {
    Clause(meaning: .predicate { _ in nil }, alternatives: [room], shown: [], views: [])
  }

  /// The distance from `first` to `second`.
  mutating func distance(_ first: Term, _ second: Term) -> Sum {
    layout.distance(from: first, to: second)
  }
}
