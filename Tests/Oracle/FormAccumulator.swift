internal import LayNumbers

/// A dense accumulator for sums of forms: an addition costs as much as its addend, however long the sum is.
struct FormAccumulator {
  /// The coefficients by unknown; 0 but for those of `touched`.
  private var coefficients: [Rational]
  /// The unknowns that have been added to, each once.
  private(set) var touched: [Int] = []
  private var isTouched: [Bool]

  /// 0, with room for unknowns below `size`.
  init(size: Int) {
    coefficients = [Rational](repeating: .zero, count: size)
    isTouched = [Bool](repeating: false, count: size)
  }

  /// The coefficient of an unknown.
  subscript(unknown: Unknown) -> Rational { coefficients[unknown.index] }

  mutating func add(_ form: LinearForm, times factor: Rational = .one) {
    for term in form.terms { add(factor * term.coefficient, of: term.unknown) }
  }

  mutating func add(_ coefficient: Rational, of unknown: Unknown) {
    if !isTouched[unknown.index] { touched.append(unknown.index) }
    isTouched[unknown.index] = true
    coefficients[unknown.index] += coefficient
  }

  /// Removes an unknown and returns its coefficient.
  mutating func remove(_ unknown: Unknown) -> Rational {
    let coefficient = coefficients[unknown.index]
    coefficients[unknown.index] = .zero
    return coefficient
  }

  /// Returns the sum and resets it to 0.
  mutating func take() -> LinearForm {
    var terms: [LinearForm.Term] = []
    for index in touched.sorted() {
      if !coefficients[index].isZero {
        terms.append(LinearForm.Term(unknown: Unknown(index), coefficient: coefficients[index]))
      }
      (coefficients[index], isTouched[index]) = (.zero, false)
    }
    touched.removeAll(keepingCapacity: true)
    return LinearForm(sorted: terms)
  }
}
