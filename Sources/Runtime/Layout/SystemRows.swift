// The rows that nobody wrote.
extension LayoutSystem {
  /// `width <= content` at the hugging priority and `width >= content` at the compression resistance, of the alignment
  /// rectangle (SEMANTICS §2.5). A mask leaves content nothing to decide.
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
      // Asked of the view, these would copy it.
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

  /// The position and the size that masks demand (SEMANTICS §1.8).
  mutating func addMaskRows() {
    for slot in spans.indices where spans[slot] != nil {
      let (view, axis) = place(slot)
      guard let mask = references.mask(of: view, axis, in: resolved) else { continue }
      maskSlots.append(slot)
      addMaskRows(of: view, axis, mask, collapsed: false)
    }
    if !maskSlots.isEmpty { knownLengths = Array(repeating: nil, count: spans.count) }
  }

  private mutating func addMaskRows(of view: ViewID, _ axis: Axis, _ mask: AutoresizingAxis, collapsed: Bool) {
    let (position, size) = collapsed ? mask.collapsedRows : (mask.positionRow, mask.sizeRow)
    masks[slot(view, axis)] = MaskRows(
      mask: mask, position: addRow(position, view, axis, from: .maskPosition(view, axis)),
      size: addRow(size, view, axis, from: .maskSize(view, axis)), isCollapsed: collapsed)
  }

  private mutating func addRow(_ row: MaskRow, _ view: ViewID, _ axis: Axis, from origin: RowOrigin) -> RowID {
    var sum = row.quantity == .length ? length(view, axis) : self.origin(view, axis)
    if row.quantity == .far { sum.add(length(view, axis)) }
    if row.quantity != .length { sum.add(boundsOrigin(aroundSubview: view, axis)) }
    sum.add(length(tree.superviews[view.index], axis), times: -row.slope)
    builder.begin()
    builder.add(sum, times: .one)
    builder.collect()
    return addRow(.equal, row.constant, level: .required, from: origin)
  }

  /// No view is smaller than nothing (SEMANTICS §2.6). A mask that no rule needs asks nothing of other views for that.
  mutating func addSizeRows() {
    for slot in spans.indices {
      guard let span = spans[slot], !isLoose[slot] else { continue }
      let (view, axis) = place(slot)
      builder.begin()
      builder.add(span.length, times: .one)
      addRow(.greaterOrEqual, .zero, level: .required, from: .nonNegative(view, axis))
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

extension ViewDescription {
  /// Resistance to growing longer than the content along `axis`.
  func hugging(_ axis: Axis) -> Priority { axis == .horizontal ? horizontalHugging : verticalHugging }

  /// Resistance to getting shorter than the content along `axis`.
  func compression(_ axis: Axis) -> Priority { axis == .horizontal ? horizontalCompression : verticalCompression }
}
