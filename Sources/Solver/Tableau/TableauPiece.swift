internal import LayNumbers

extension LexicographicDual {
  /// The piece around the size that the program is solved at, with the values of all variables by their unknowns.
  func piece() -> (values: [(variable: Unknown, value: Affine)], limits: [Affine]) {
    var limits: [Affine] = []
    for row in tableau.rows {
      let value = row.form.affine
      let restriction = tableau.restrictions[row.basic.index]
      if value.isConstant || restriction == .free { continue }
      limits.append(value)
      if restriction != .nonNegative { limits.append(value.negated) }
    }
    return (affineValues(), limits)
  }

  private func affineValues() -> [(variable: Unknown, value: Affine)] {
    var known = [Affine?](repeating: nil, count: costs.count)
    known[Unknown.one.index] = Affine(.one)
    known[Unknown.width.index] = Affine(.zero, width: .one)
    known[Unknown.height.index] = Affine(.zero, height: .one)
    // A definition contains variables defined after it, never one before.
    for (variable, definition) in definitions.reversed() {
      var sum = Affine(.zero)
      for term in definition.terms {
        let part = known[term.unknown.index] ?? tableau.rowIndex(of: term.unknown).map { tableau.rows[$0].form.affine }
        if let part { sum.add(part, times: term.coefficient) }
      }
      known[variable.index] = sum
    }
    return definitions.map { ($0.variable, known[$0.variable.index] ?? Affine(.zero)) }
  }
}

extension LinearForm {
  /// The constant part: the value with all unknowns 0.
  var affine: Affine { Affine(self[.one], width: self[.width], height: self[.height]) }
}
