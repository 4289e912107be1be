package import LayNumbers
package import LaySolver

/// A linear combination of variables plus a number that depends on the root's size.
package struct LinearSum: Sendable {
  /// The multiples of variables.
  package private(set) var vector = SparseVector<VariableID>()
  /// The constant part.
  package var constant = Affine(.zero)

  init() {}
  init(_ constant: Affine) { self.constant = constant }
  init(_ number: Rational) { constant = Affine(number) }
  init(_ variable: VariableID) { vector = SparseVector(variable) }

  /// Creates the sum of terms of which no two have the same variable.
  init(_ terms: [EngineRow.Term], _ constant: Affine) {
    vector = SparseVector(unsorted: terms.map { SparseVector.Entry($0.variable, $0.coefficient) })
    self.constant = constant
  }

  /// The multiples of variables as terms of a row, in the order of creation of the variables.
  package var terms: [EngineRow.Term] { vector.entries.map { EngineRow.Term($0.key, $0.amount) } }

  /// The variables, in the order of their creation.
  package var variables: [VariableID] { vector.entries.map { $0.key } }

  package mutating func add(_ other: LinearSum, times factor: Rational = .one) {
    vector.add(other.vector, times: factor)
    constant = constant.adding(other.constant, times: factor)
  }

  package mutating func add(_ number: Rational) { constant.constant += number }

  /// Replaces the variables for which `value` returns a number by that number.
  package mutating func replaceVariables(by value: (VariableID) -> Affine?) {
    for entry in vector.entries { if let own = value(entry.key) { constant.add(own, times: entry.amount) } }
    vector.keep { value($0) == nil }
  }

  package func adding(_ other: LinearSum, times factor: Rational = .one) -> LinearSum {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}
