package import LayModel
package import LayNumbers
package import LaySolver

// The comparison of the rows of two languages: what a proof finds along one basis holds in the other, if that basis stays optimal.

/// The same rows with other right sides, because views have other texts.
package struct TextRowChange: Sendable {
  /// The rows with the other texts.
  package let layout: ParametricLayout
  /// The views whose texts differ.
  package let views: Set<ViewID>
  /// The rows whose right sides differ, with the differences, points.
  fileprivate let sides: [RowID: Rational]
}

extension TextRowChange {
  /// Creates the change of the right sides of `rows` if the texts are those of another translation; nil if anything else differs, such as
  /// a factor of a row, an edge of a guide, or the texts that take several lines. `environment` is the one that the rows were made for.
  /// The rows of texts of several lines are compared with those of the lines that they take first.
  ///
  /// Masks, steps and design frames are not compared: the answer is nil.
  package init?(
    _ rows: ParametricLayout, of program: LayoutProgram, in environment: LayoutEnvironment, to translation: UInt16,
    known sides: [UInt8]?
  ) {
    guard program.steps.isEmpty, rows.framedVariables.isEmpty, rows.system.masks.slots.isEmpty,
      rows.looseMasks.isEmpty
    else { return nil }
    var other = environment
    other.translation = translation
    layout = ParametricLayout(program, as: other, known: sides)
    guard rows.textViews == layout.textViews, rows.textWidths == layout.textWidths, rows.linesAreRightSides,
      layout.linesAreRightSides, rows.textsAreCoupled == layout.textsAreCoupled,
      let views = rows.system.views.changedTexts(in: layout.system.views),
      let changed = rows.system.changedSides(in: layout.system)
    else { return nil }
    (self.views, self.sides) = (views, changed)
  }

  /// The components of the rows before the change with a row that it moves.
  package func components(of rows: inout ParametricLayout) -> [Int] {
    if sides.isEmpty { return [] }
    return (0..<rows.componentCount).filter { component in
      rows.system.engine.rows(of: component).contains { sides[$0] != nil }
    }
  }

  /// The distances by which the change moves the `wanted` variables of a component of the rows before it, at every size in the convex hull
  /// of `corners`, around the current one; nil if it is not proved that one basis is optimal, and the solution unique, at all of them after
  /// the change.
  package func moves(
    of component: Int, in rows: inout ParametricLayout, over corners: [ExactSize], keeping wanted: Set<VariableID>
  ) -> SparseVector<VariableID>? {
    let own = rows.system.engine.rows(of: component).compactMap { row in
      sides[row].map { SideChange.Side(row: row, factor: $0) }
    }
    let change = [SideChange(own)]
    return rows.system.engine.response(of: component, at: rows.size, over: corners, to: change, keeping: wanted)?.moves
      .first
  }
}

extension ViewTable {
  /// The views with other texts; nil if that changes more than lengths of content that are variables.
  fileprivate func changedTexts(in other: ViewTable) -> Set<ViewID>? {
    guard resolved.hasGuides(like: other.resolved), resolved.views.count == other.resolved.views.count else {
      return nil
    }
    var found: Set<ViewID> = []
    for index in resolved.views.indices where !resolved.views[index].hasTexts(of: other.resolved.views[index]) {
      let view = ViewID(index)
      let isSame = LayoutAxis.allCases.allSatisfy { axis in
        span(view, axis) != nil
          || resolved.intrinsicLength(of: view, axis) == other.resolved.intrinsicLength(of: view, axis)
      }
      let isEmpty = resolved.views[index].text.utf8.isEmpty
      guard isSame, isEmpty == other.resolved.views[index].text.utf8.isEmpty else { return nil }
      found.insert(view)
    }
    return found
  }
}

extension LayoutSystem {
  /// The rows with other right sides, and the differences; nil if anything else differs.
  fileprivate func changedSides(in other: LayoutSystem) -> [RowID: Rational]? {
    let (own, others) = (engine.system.rows, other.engine.system.rows)
    guard hasVariables(like: other), rows == other.rows, own.indices == others.indices,
      constantRows == other.constantRows
    else { return nil }
    var found: [RowID: Rational] = [:]
    for index in own.indices {
      guard own.isRow(index, like: index, of: others) else { return nil }
      let difference = others.rightSide(of: index).adding(own.rightSide(of: index), times: -1)
      guard difference.isConstant else { return nil }
      if !difference.constant.isZero { found[RowID(index)] = difference.constant }
    }
    return found
  }

  /// True if the parts of frames have the same variables as in another system.
  func hasVariables(like other: LayoutSystem) -> Bool {
    engine.system.variables.count == other.engine.system.variables.count
      && views.spans.indices == other.views.spans.indices
      && views.spans.indices.allSatisfy { slot in
        views.spans[slot]?.origin == other.views.spans[slot]?.origin
          && views.spans[slot]?.length == other.views.spans[slot]?.length
      }
  }
}

extension ResolvedProgram {
  /// True if all guides have the same edges as those of another program.
  fileprivate func hasGuides(like other: ResolvedProgram) -> Bool {
    guard let guides, let others = other.guides else { return guides == nil && other.guides == nil }
    return guides.choices == others.choices && guides.edges == others.edges && guides.safeAreas == others.safeAreas
      && guides.margins == others.margins
  }
}

extension ViewDescription {
  /// True if it shows the same texts as another description of the view.
  fileprivate func hasTexts(of other: ViewDescription) -> Bool {
    if !text.utf8.elementsEqual(other.text.utf8) { return false }
    if uncommon.isUsual && other.uncommon.isUsual { return true }
    return placeholder.utf8.elementsEqual(other.placeholder.utf8) && segments == other.segments
      && intrinsicWidth == other.intrinsicWidth && intrinsicHeight == other.intrinsicHeight
  }
}

extension RowStore {
  /// True if a row has the terms, the relation and the level of a row of another store.
  fileprivate func isRow(_ row: Int, like number: Int, of other: RowStore) -> Bool {
    let (terms, others) = (terms(of: row), other.terms(of: number))
    return isRemoved(row) == other.isRemoved(number) && level(of: row) == other.level(of: number)
      && relation(of: row) == other.relation(of: number) && terms.count == others.count
      && zip(terms, others).allSatisfy { own, term in
        variable(own) == other.variable(term) && coefficient(own) == other.coefficient(term)
      }
  }
}
