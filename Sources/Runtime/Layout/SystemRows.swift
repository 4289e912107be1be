// The rows that nobody wrote.
extension LayoutSystem {
  /// `width <= content` at the hugging priority and `width >= content` at the compression resistance, of the alignment
  /// rectangle (SEMANTICS §2.5). A mask leaves content nothing to decide.
  mutating func addContentRows() {
    for (view, axis) in slots where spans[slot(view, axis)] != nil {
      let description = resolved.views[view.index]
      guard description.placement == .constraints,
        let content = description.intrinsicLength(axis, scale: resolved.scale)
      else { continue }
      let frame = content + description.alignmentInsets.near(axis) + description.alignmentInsets.far(axis)
      let (hugging, compression) =
        axis == .horizontal
        ? (description.horizontalHugging, description.horizontalCompression)
        : (description.verticalHugging, description.verticalCompression)
      let length = length(view, axis)
      add(length.row(.lessOrEqual, frame, level: Level(hugging)), from: .hugging(view, axis))
      add(length.row(.greaterOrEqual, frame, level: Level(compression)), from: .compression(view, axis))
    }
  }

  /// The position and the size that masks demand (SEMANTICS §1.8).
  mutating func addMaskRows() {
    for (view, axis) in slots where spans[slot(view, axis)] != nil {
      guard let mask = references.mask(of: view, axis, in: resolved) else { continue }
      addMaskRows(of: view, axis, mask, collapsed: false)
    }
  }

  private mutating func addMaskRows(of view: ViewID, _ axis: Axis, _ mask: AutoresizingAxis, collapsed: Bool) {
    let (position, size) = collapsed ? mask.collapsedRows : (mask.positionRow, mask.sizeRow)
    masks[slot(view, axis)] = MaskRows(
      mask: mask, position: add(row(position, view, axis), from: .maskPosition(view, axis)),
      size: add(row(size, view, axis), from: .maskSize(view, axis)), isCollapsed: collapsed)
  }

  private func row(_ row: MaskRow, _ view: ViewID, _ axis: Axis) -> EngineRow {
    var sum = row.quantity == .length ? length(view, axis) : origin(view, axis)
    if row.quantity == .far { sum.add(length(view, axis)) }
    if row.quantity != .length { sum.add(boundsOrigin(aroundSubview: view, axis)) }
    sum.add(length(tree.superviews[view.index], axis), times: -row.slope)
    return sum.row(.equal, row.constant)
  }

  /// No view is smaller than nothing (SEMANTICS §2.6).
  mutating func addSizeRows() {
    for (view, axis) in slots where spans[slot(view, axis)] != nil {
      add(length(view, axis).row(.greaterOrEqual), from: .nonNegative(view, axis))
    }
  }

  /// Swaps the rows of a mask for those of one that ran out of room, or back.
  mutating func setCollapsed(_ isCollapsed: Bool, _ view: ViewID, _ axis: Axis) {
    guard let rows = masks[slot(view, axis)], rows.isCollapsed != isCollapsed else { return }
    engine.remove(rows.position)
    engine.remove(rows.size)
    addMaskRows(of: view, axis, rows.mask, collapsed: isCollapsed)
  }
}
