internal import LayDiagnostics
internal import LayRuntime

/// `Σ terms relation constant`: one pair of a rule, on its way into the program.
struct ConstraintRow {
  var terms: [Term]
  var relation: Relation
  var constant: Rational
  /// The two sides in the file.
  var range: SourceRange

  /// Whether nothing is left to demand.
  var isEmpty: Bool { terms.isEmpty }

  /// The row `left relation right`: everything with attributes on the left, each attribute once, the first one alone
  /// (its factor 1), so that the constant is what an app would call the constant of the constraint.
  init(_ left: LinearForm, _ relation: Relation, _ right: LinearForm, range: SourceRange) {
    var merged: [Term] = []
    var places: [Place: Int] = [:]
    func add(_ term: Term, _ factor: Rational) {
      let key = Place(view: term.view, attribute: term.attribute)
      if let index = places[key] {
        merged[index].coefficient += factor * term.coefficient
      } else {
        places[key] = merged.count
        merged.append(term.scaled(by: factor))
      }
    }
    for item in left.terms { add(item.term, .one) }
    for item in right.terms { add(item.term, Rational(-1)) }
    self.init(merged.filter { !$0.coefficient.isZero }, relation, right.constant - left.constant, range: range)
  }

  /// The row `terms relation constant`, its first term alone; each attribute stands in one term, none with a factor 0.
  init(_ terms: [Term], _ relation: Relation, _ constant: Rational, range: SourceRange) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.range = range
    normalize()
  }

  private mutating func normalize() {
    guard let first = terms.first?.coefficient, first != .one else { return }
    for index in terms.indices { terms[index].coefficient /= first }
    constant /= first
    if first.sign < 0 { relation = relation.flipped }
  }

  private struct Place: Hashable {
    var view: ViewID
    var attribute: Attribute
  }
}

extension LinearForm {
  /// A number.
  init(_ constant: Rational) { self.init(terms: [], constant: constant) }

  /// One attribute, read at `range`.
  init(_ view: ViewID, _ attribute: Attribute, _ constant: Rational = .zero, at range: SourceRange) {
    self.init(terms: [(Term(view, attribute), range)], constant: constant)
  }
}
