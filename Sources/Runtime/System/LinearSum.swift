internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A linear combination of variables plus a number that depends on the root's size.
struct LinearSum: Sendable {
  /// The terms; a variable may be in more than one until ``collected()``.
  var terms: [EngineRow.Term] = []
  /// The constant part.
  var constant = Affine(.zero)

  init() {}
  init(_ constant: Affine) { self.constant = constant }
  init(_ number: Rational) { constant = Affine(number) }
  init(_ variable: VariableID) { terms = [EngineRow.Term(variable, .one)] }

  mutating func add(_ other: LinearSum, times factor: Rational = .one) {
    if factor.isZero { return }
    for term in other.terms { terms.append(EngineRow.Term(term.variable, factor * term.coefficient)) }
    constant = constant.adding(other.constant, times: factor)
  }

  mutating func add(_ number: Rational) { constant.constant += number }

  func adding(_ other: LinearSum, times factor: Rational = .one) -> LinearSum {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// The terms with each variable once, in the order of creation, none with the coefficient 0.
  func collected() -> [EngineRow.Term] {
    var result: [EngineRow.Term] = []
    for term in terms.sorted(by: { $0.variable.rawValue < $1.variable.rawValue }) {
      if let last = result.last, last.variable == term.variable {
        result[result.count - 1].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { !$0.coefficient.isZero }
  }
}
