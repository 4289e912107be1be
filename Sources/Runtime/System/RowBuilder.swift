internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A row being built. Its list of terms is reused for the next one, so that a row allocates nothing.
struct RowBuilder: Sendable {
  /// The terms; a variable may be in more than one until ``collect()``.
  private(set) var terms: [EngineRow.Term] = []
  /// The constant part of the left side.
  private(set) var constant = Affine(.zero)
  /// Views without variables of which it reads an ambiguous number.
  private(set) var openViews: [ViewID] = []

  /// Begins another row.
  mutating func begin() {
    terms.removeAll(keepingCapacity: true)
    openViews.removeAll(keepingCapacity: true)
    constant = Affine(.zero)
  }

  /// The left side, after ``collect()``.
  var sum: LinearSum { LinearSum(terms, constant) }

  /// Records that a number of `view` is ambiguous.
  mutating func noteOpen(_ view: ViewID) { openViews.append(view) }

  mutating func add(_ variable: VariableID, times factor: Rational) {
    terms.append(EngineRow.Term(variable, factor))
  }

  mutating func add(_ number: Rational) { constant.constant += number }

  /// Adds a multiple of the root's length along `axis`.
  mutating func addRoot(_ axis: LayoutAxis, times factor: Rational) {
    if axis == .horizontal { constant.width += factor } else { constant.height += factor }
  }

  mutating func add(_ sum: LinearSum, times factor: Rational) {
    for entry in sum.vector.entries { add(entry.key, times: factor * entry.amount) }
    constant = constant.adding(sum.constant, times: factor)
  }

  /// Combines the terms of each variable, in the order of creation, and removes those with the factor 0.
  mutating func collect() {
    if terms.count > 16 {
      terms.sort { $0.variable.rawValue < $1.variable.rawValue }
    } else {
      for index in terms.indices.dropFirst() { sink(index) }
    }
    var kept = 0
    for index in terms.indices {
      if kept > 0, terms[kept - 1].variable == terms[index].variable {
        terms[kept - 1].coefficient += terms[index].coefficient
        continue
      }
      // A term that became 0 is overwritten.
      if kept > 0, terms[kept - 1].coefficient.isZero { kept -= 1 }
      if kept != index { terms[kept] = terms[index] }
      kept += 1
    }
    if kept > 0, terms[kept - 1].coefficient.isZero { kept -= 1 }
    terms.removeLast(terms.count - kept)
  }

  private mutating func sink(_ index: Int) {
    var place = index
    while place > 0, terms[place].variable.rawValue < terms[place - 1].variable.rawValue {
      terms.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// The right side of `sum relation number`.
  func rightSide(_ number: Rational) -> Affine {
    Affine(
      constant.constant.isZero ? number : number - constant.constant, width: -constant.width, height: -constant.height)
  }
}
