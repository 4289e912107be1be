package import LayModel
package import LayNumbers
package import LaySolver

/// The rows of a program whose right sides depend on parameters, at any size of the root and for all values of the parameters: the
/// input of proofs over both.
package struct ParameterRows: Sendable {
  /// The rows, with the right sides for the current parameters.
  package private(set) var layout: ParametricLayout
  private let slopes: RowSlopes
  /// The parameters of the right sides that the program has.
  private let lowest: [Rational]
  /// The parameters of the current right sides.
  private var parameters: [Rational]

  /// The rows with each parameter greater than the lowest by a distance.
  package typealias Other = (layout: ParametricLayout, distances: [Rational])

  /// Creates the rows of a program in an environment; nil if something else than right sides depends on a parameter, or if these are
  /// not affine in it.
  ///
  /// `layout` are those for the `lowest` parameters, `others` those for a greater value of one parameter each, in their order. `probes` are
  /// some for other values, which have to agree.
  package init?(_ layout: ParametricLayout, at lowest: [Rational], _ others: [Other], probes: [Other]) {
    var slopes = RowSlopes(parameterCount: lowest.count)
    for (number, other) in others.enumerated() {
      let isAffine = layout.compareRightSides(with: other.layout) { row, difference in
        var own = slopes[row] ?? [Rational](repeating: .zero, count: lowest.count)
        own[number] = difference / other.distances[number]
        slopes[row] = own
        return true
      }
      if !isAffine { return nil }
    }
    for probe in probes {
      var known: Set<RowID> = []
      let isAffine = layout.compareRightSides(with: probe.layout) { row, difference in
        known.insert(row)
        return slopes.difference(of: row, probe.distances) == difference
      }
      let others = slopes.rows.filter { !known.contains($0) }
      if !isAffine || !others.allSatisfy({ slopes.difference(of: $0, probe.distances).isZero }) { return nil }
    }
    (self.layout, self.slopes, self.lowest, parameters) = (layout, slopes, lowest, lowest)
  }

  /// Sets the number of lines of each text.
  package mutating func setLines(_ lines: [Int]) {
    let current = parameters
    set(lowest)
    layout.setLines(lines)
    set(current)
  }

  /// True if a right side of a component depends on a parameter.
  package mutating func dependsOnParameters(_ component: Int) -> Bool {
    layout.rows(of: component).contains { slopes[$0] != nil }
  }

  /// The variables of a component.
  package mutating func variables(of component: Int) -> Set<VariableID> { layout.variables(of: component) }

  /// The views of a component, in their order.
  package mutating func views(of component: Int) -> [ViewID] { layout.views(of: component) }

  /// Moves to a point inside the space: for ``piece(of:asking:_:)``.
  package mutating func move(to point: SpacePoint) {
    set(point.parameters)
    layout.move(to: point.size)
  }

  /// The piece of a component around the current point; nil as for ``ParametricLayout/piece(of:asking:_:)``.
  package mutating func piece(of component: Int, asking sums: AskedSums, _ allowance: inout Int) -> SpacePiece? {
    layout.piece(of: component, parameters, slopes, asking: sums, &allowance)
  }

  private mutating func set(_ parameters: [Rational]) {
    if parameters == self.parameters { return }
    for row in slopes.rows {
      guard let own = slopes[row] else { continue }
      var change = Rational.zero
      for (index, slope) in own.enumerated() { change += slope * (parameters[index] - self.parameters[index]) }
      layout.shiftRightSide(of: row, by: change)
    }
    self.parameters = parameters
  }
}

extension ParametricLayout {
  /// True if the rows are those of `other`, with the same right sides.
  package func hasSameRows(as other: ParametricLayout) -> Bool { compareRightSides(with: other) { _, _ in false } }

  /// Calls `body` with the rows whose right sides differ from those of `other`, and the differences; false if it returns false, or if
  /// something else differs.
  fileprivate func compareRightSides(
    with other: ParametricLayout, _ body: (_ row: RowID, _ difference: Rational) -> Bool
  ) -> Bool {
    let (own, others) = (system.engine.system, other.system.engine.system)
    guard own.rows.indices == others.rows.indices, own.variables.indices == others.variables.indices,
      system.rows == other.system.rows, hasTexts(like: other),
      own.variables.indices.allSatisfy({ own.variables[$0].preferred == others.variables[$0].preferred })
    else { return false }
    for index in own.rows.indices {
      guard let row = own.rows[index], let moved = others.rows[index] else {
        if own.rows[index] == nil && others.rows[index] == nil { continue }
        return false
      }
      if row.terms != moved.terms || row.relation != moved.relation || row.level != moved.level { return false }
      let difference = moved.rhs.adding(row.rhs, times: -1)
      guard difference.isConstant else { return false }
      if !difference.constant.isZero && !body(RowID(index), difference.constant) { return false }
    }
    return true
  }

  /// True if all views have the same texts in the same fonts: the widths of lines, and heights rounded to pixels, are not affine.
  private func hasTexts(like other: ParametricLayout) -> Bool {
    let (own, others) = (system.views.resolved.views, other.system.views.resolved.views)
    return own.indices == others.indices
      && own.indices.allSatisfy { index in
        own[index].text.utf8.elementsEqual(others[index].text.utf8)
          && own[index].placeholder.utf8.elementsEqual(others[index].placeholder.utf8)
          && own[index].fontSize == others[index].fontSize
          && own[index].fontWeight == others[index].fontWeight && own[index].lines == others[index].lines
          && own[index].preferredMaxLayoutWidth == others[index].preferredMaxLayoutWidth
      }
  }

  fileprivate mutating func rows(of component: Int) -> [RowID] { system.engine.rows(of: component) }

  fileprivate mutating func shiftRightSide(of row: RowID, by change: Rational) {
    if change.isZero { return }
    var side = system.engine.rightSide(of: row)
    side.constant += change
    system.engine.setRightSide(side, of: row)
  }

  fileprivate mutating func piece(
    of component: Int, _ parameters: [Rational], _ slopes: RowSlopes, asking sums: AskedSums, _ allowance: inout Int
  ) -> SpacePiece? {
    system.engine.piece(of: component, at: SpacePoint(size, parameters), slopes, asking: sums, &allowance)
  }
}
