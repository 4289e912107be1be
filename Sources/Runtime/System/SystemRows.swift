internal import LayModel
internal import LayNumbers
internal import LaySolver

// The implied rows, those not written in the program.
extension LayoutSystem {
  /// Adds content hugging and compression resistance: `width <= content` and `width >= content` at their priorities, for
  /// the alignment rectangle (SEMANTICS §2.5). Views with a mask have none.
  mutating func addContentRows() {
    for slot in spans.indices {
      let (view, axis) = place(slot)
      let index = view.index
      guard let span = spans[slot], let content = contents[slot], resolved.views[index].placement == .constraints else {
        continue
      }
      var frame = content
      if hasInsets[index] {
        frame += resolved.views[index].alignmentInsets.near(axis) + resolved.views[index].alignmentInsets.far(axis)
      }
      // Methods of the view would copy it.
      let isHorizontal = axis == .horizontal
      let hugging = isHorizontal ? resolved.views[index].horizontalHugging : resolved.views[index].verticalHugging
      let compression =
        isHorizontal ? resolved.views[index].horizontalCompression : resolved.views[index].verticalCompression
      builder.begin()
      builder.add(span.length, times: .one)
      addRow(.lessOrEqual, frame, level: Level(hugging), from: .hugging(view, axis))
      addRow(.greaterOrEqual, frame, level: Level(compression), from: .compression(view, axis))
    }
  }

  /// Adds the position and size rows of masks (SEMANTICS §1.8).
  mutating func addMaskRows() {
    for slot in spans.indices where spans[slot] != nil {
      let (view, axis) = place(slot)
      guard let mask = references.mask(of: view, axis, in: resolved) else { continue }
      maskSlots.append(slot)
      addMaskRows(of: view, axis, mask, collapsed: false)
    }
    if !maskSlots.isEmpty { knownLengths = Array(repeating: nil, count: spans.count) }
  }

  private mutating func addMaskRows(of view: ViewID, _ axis: LayoutAxis, _ mask: AutoresizingAxis, collapsed: Bool) {
    let (position, size) = collapsed ? mask.collapsedRows : (mask.positionRow, mask.sizeRow)
    masks[slot(view, axis)] = MaskRows(
      mask: mask, position: addRow(position, view, axis, from: .maskPosition(view, axis)),
      size: addRow(size, view, axis, from: .maskSize(view, axis)), isCollapsed: collapsed)
  }

  private mutating func addRow(_ row: MaskRow, _ view: ViewID, _ axis: LayoutAxis, from origin: RowOrigin) -> RowID {
    var sum = row.quantity == .length ? length(view, axis) : self.origin(view, axis)
    if row.quantity == .far { sum.add(length(view, axis)) }
    if row.quantity != .length { sum.add(boundsOrigin(aroundSubview: view, axis)) }
    sum.add(length(tree.superviews[view.index], axis), times: -row.slope)
    builder.begin()
    builder.add(sum, times: .one)
    builder.collect()
    return addRow(.equal, row.constant, level: .required, from: origin)
  }

  /// Adds the rows that sizes are not negative (SEMANTICS §2.6). A mask that no constraint needs has none.
  mutating func addSizeRows() {
    for slot in spans.indices {
      guard let span = spans[slot], !isLoose[slot] else { continue }
      let (view, axis) = place(slot)
      builder.begin()
      builder.add(span.length, times: .one)
      addRow(.greaterOrEqual, .zero, level: .required, from: .nonNegative(view, axis))
    }
  }

  /// Replaces the rows of a mask by those of one that ran out of room, or back.
  mutating func setCollapsed(_ isCollapsed: Bool, _ view: ViewID, _ axis: LayoutAxis) {
    guard let rows = masks[slot(view, axis)], rows.isCollapsed != isCollapsed else { return }
    engine.remove(rows.position)
    engine.remove(rows.size)
    addMaskRows(of: view, axis, rows.mask, collapsed: isCollapsed)
  }
}
