/// A row that is being made. The list of its products is used again for the next one, so that a row allocates nothing.
struct RowBuilder: Sendable {
  /// The products; a variable may stand in more than one until ``collect()``.
  private(set) var terms: [EngineRow.Term] = []
  /// What stands alone, on the left.
  private(set) var constant = Affine(.zero)
  /// Views without variables that it reads a number of which nothing decides.
  private(set) var openViews: [ViewID] = []

  /// Begins another row.
  mutating func begin() {
    terms.removeAll(keepingCapacity: true)
    openViews.removeAll(keepingCapacity: true)
    constant = Affine(.zero)
  }

  /// Notes that nothing decides a number of `view`.
  mutating func noteOpen(_ view: ViewID) { openViews.append(view) }

  mutating func add(_ variable: VariableID, times factor: Rational) {
    terms.append(EngineRow.Term(variable, factor))
  }

  mutating func add(_ number: Rational) { constant.constant += number }

  /// Adds a multiple of the root's length along `axis`.
  mutating func addRoot(_ axis: Axis, times factor: Rational) {
    if axis == .horizontal { constant.width += factor } else { constant.height += factor }
  }

  mutating func add(_ sum: LinearSum, times factor: Rational) {
    for term in sum.terms { add(term.variable, times: factor * term.coefficient) }
    constant = constant.adding(sum.constant, times: factor)
  }

  /// Puts each variable once, in the order of making, none with the factor 0.
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
      // What came to 0 makes room.
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
