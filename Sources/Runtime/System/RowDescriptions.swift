internal import LayModel
internal import LayNumbers
internal import LaySolver

extension LayoutSystem {
  /// The rows in the order of adding, without those that a collapse removed; then those of masks whose views have no
  /// constraints, which are evaluated without the engine.
  func descriptions() -> [RowDescription] {
    var rows: [RowDescription] = []
    for index in resolved.constraints.indices where resolved.isActive[index] {
      rows.append(description(of: resolved.origin(of: index)))
    }
    var seen: Set<RowOrigin> = []
    for origin in self.rows where origin.isSystem && !origin.isOfStep && seen.insert(origin).inserted {
      if case .arrangement = origin { continue }
      rows.append(description(of: origin))
    }
    for (view, axis) in slots
    where masks[slot(view, axis)] == nil && references.mask(of: view, axis, in: resolved) != nil {
      rows.append(description(of: .maskPosition(view, axis)))
      rows.append(description(of: .maskSize(view, axis)))
    }
    return rows
  }

  /// The row of `origin`.
  func description(of origin: RowOrigin) -> RowDescription {
    var row = RowDescription(origin: origin)
    switch origin {
    case .constraint(let id): describe(resolved.constraints[id.index], &row)
    case .arrangement:
      if let place = resolved.place(of: origin) { describe(resolved.constraints[place], &row) }
    case .maskPosition(let view, let axis), .maskSize(let view, let axis):
      describeMask(of: view, axis, &row)
    case .contentOrigin(let view, let axis):
      row.terms = [Term(view, axis.near), Term(tree.superviews[view.index], axis.near, -1)]
      row.constant = -boundsOrigin(aroundSubview: view, axis)
    case .nonNegative(let view, let axis):
      (row.terms, row.relation) = ([Term(view, axis.length)], .greaterOrEqual)
    case .hugging(let view, let axis), .compression(let view, let axis):
      describeContent(of: view, axis, &row)
    case .step(let view, let axis): row.terms = [Term(view, axis.length)]
    }
    row.text = row.text(at: nil, in: self)
    return row
  }

  private func describe(_ constraint: ConstraintDescription, _ row: inout RowDescription) {
    (row.terms, row.relation, row.constant) = (constraint.terms, constraint.relation, constraint.constant)
    row.priority = constraint.priority
  }

  private func describeMask(of view: ViewID, _ axis: LayoutAxis, _ row: inout RowDescription) {
    let rows = masks[slot(view, axis)]
    guard let mask = rows?.mask ?? references.mask(of: view, axis, in: resolved) else { return }
    let isCollapsed = rows?.isCollapsed ?? false
    let (position, size) = isCollapsed ? mask.collapsedRows : (mask.positionRow, mask.sizeRow)
    var maskRow = position
    if case .maskSize = row.origin { maskRow = size }
    let quantity =
      switch maskRow.quantity {
      case .near: axis.near
      case .far: axis.far
      case .length: axis.length
      }
    row.terms = [Term(view, quantity)]
    if !maskRow.slope.isZero { row.terms.append(Term(tree.superviews[view.index], axis.length, -maskRow.slope)) }
    row.constant = maskRow.constant
  }

  private func describeContent(of view: ViewID, _ axis: LayoutAxis, _ row: inout RowDescription) {
    let description = resolved.views[view.index]
    row.terms = [Term(view, axis.length)]
    row.constant = description.intrinsicLength(axis, scale: resolved.scale) ?? .zero
    if axis == .vertical, case .ofContent = description.intrinsicHeight { row.lines = resolved.lines(of: view) }
    if case .hugging = row.origin {
      (row.relation, row.priority) = (.lessOrEqual, description.hugging(axis))
    } else {
      (row.relation, row.priority) = (.greaterOrEqual, description.compression(axis))
    }
  }
}
