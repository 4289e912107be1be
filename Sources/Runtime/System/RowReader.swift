internal import LayModel
internal import LayNumbers
internal import LaySolver

/// Describes the rows of a system in the program's terms.
struct RowReader: Sendable {
  let views: ViewTable
  let masks: MaskTable
  /// The origin of each row.
  let origins: [RowOrigin]

  init(_ system: LayoutSystem) { (views, masks, origins) = (system.writer.views, system.masks, system.rows) }

  /// The rows in the order of adding, without those that a collapse removed; then those of masks whose views have no
  /// constraints, which are evaluated without the engine.
  func descriptions() -> [RowDescription] {
    var rows: [RowDescription] = []
    for index in views.resolved.constraints.indices where views.resolved.isActive[index] {
      rows.append(description(of: views.resolved.origin(of: index)))
    }
    var seen: Set<RowOrigin> = []
    for origin in origins where origin.isSystem && !origin.isOfStep && seen.insert(origin).inserted {
      if case .arrangement = origin { continue }
      rows.append(description(of: origin))
    }
    for (view, axis) in views.slots
    where masks[views.slot(view, axis)] == nil && views.mask(of: view, axis) != nil {
      rows.append(description(of: .maskPosition(view, axis)))
      rows.append(description(of: .maskSize(view, axis)))
    }
    return rows
  }

  /// The row of `origin`.
  func description(of origin: RowOrigin) -> RowDescription {
    var row = RowDescription(origin: origin)
    switch origin {
    case .constraint(let id): describe(views.resolved.constraints[id.index], &row)
    case .arrangement:
      if let place = views.resolved.place(of: origin) { describe(views.resolved.constraints[place], &row) }
    case .maskPosition(let view, let axis), .maskSize(let view, let axis):
      describeMask(of: view, axis, &row)
    case .contentOrigin(let view, let axis):
      row.terms = [Term(view, axis.near), Term(views.tree.superviews[view.index], axis.near, -1)]
      row.constant = -views.boundsOrigin(aroundSubview: view, axis)
    case .nonNegative(let view, let axis):
      (row.terms, row.relation) = ([Term(view, axis.length)], .greaterOrEqual)
    case .hugging(let view, let axis), .compression(let view, let axis):
      describeContent(of: view, axis, &row)
    case .step(let view, let axis): row.terms = [Term(view, axis.length)]
    }
    row.text = row.text(at: nil, in: views)
    return row
  }

  /// The row of `origin` as a member of a conflict at a size.
  func member(
    _ origin: RowOrigin, _ multiplier: Rational, _ rightSide: Affine, at size: ExactSize
  ) -> Conflict.Member {
    let row = description(of: origin)
    return Conflict.Member(
      origin: origin, multiplier: multiplier, relation: row.relation, constant: row.constant, rightSide: rightSide,
      row: row.text(at: size, in: views), terms: row.terms, lines: row.lines)
  }

  private func describe(_ constraint: ConstraintDescription, _ row: inout RowDescription) {
    (row.terms, row.relation, row.constant) = (constraint.terms, constraint.relation, constraint.constant)
    row.priority = constraint.priority
  }

  private func describeMask(of view: ViewID, _ axis: LayoutAxis, _ row: inout RowDescription) {
    let rows = masks[views.slot(view, axis)]
    guard let mask = rows?.mask ?? views.mask(of: view, axis) else { return }
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
    if !maskRow.slope.isZero { row.terms.append(Term(views.tree.superviews[view.index], axis.length, -maskRow.slope)) }
    row.constant = maskRow.constant
  }

  private func describeContent(of view: ViewID, _ axis: LayoutAxis, _ row: inout RowDescription) {
    let description = views.resolved.views[view.index]
    row.terms = [Term(view, axis.length)]
    row.constant = description.intrinsicLength(axis, scale: views.resolved.scale) ?? .zero
    if axis == .vertical, case .ofContent = description.intrinsicHeight { row.lines = views.resolved.lines(of: view) }
    if case .hugging = row.origin {
      (row.relation, row.priority) = (.lessOrEqual, description.hugging(axis))
    } else {
      (row.relation, row.priority) = (.greaterOrEqual, description.compression(axis))
    }
  }
}
