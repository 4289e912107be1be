internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

/// The row `Σ terms relation constant`: one lowered pair of a constraint.
struct ConstraintRow {
  var terms: [Term]
  var relation: Relation
  var constant: Rational
  /// The range of both sides in the file.
  var range: SourceRange

  /// True if the row has no terms, and constrains nothing.
  var isEmpty: Bool { terms.isEmpty }

  /// True if `0 relation constant` is true.
  var holdsWithoutTerms: Bool {
    switch relation {
    case .equal: constant.isZero
    case .lessOrEqual: constant.sign >= 0
    case .greaterOrEqual: constant.sign <= 0
    }
  }

  /// Creates the row `left relation right`: all attributes on the left, each in one term, scaled so that the first one
  /// has the factor 1 and the constant is what an app would call the constant of the constraint.
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

  /// Creates the row `terms relation constant`, scaled so that the first factor is 1; each attribute is in one term,
  /// none with the factor 0.
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
  /// Creates a constant form.
  init(_ constant: Rational) { self.init(terms: [], constant: constant) }

  /// Creates a form of one attribute, which is written at `range`, and a constant.
  init(_ view: ViewID, _ attribute: Attribute, _ constant: Rational = .zero, at range: SourceRange) {
    self.init(terms: [(Term(view, attribute), range)], constant: constant)
  }
}
