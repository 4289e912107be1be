internal import LayModel
internal import LayNumbers
internal import LaySolver

// The implied rows, those not written in the program.
extension LayoutSystem {
  /// Adds the rows that put the content of a scroll view at the corner of its coordinates (SEMANTICS §2.11).
  mutating func addContentRowsOfScrollViews() {
    guard let guides = writer.views.resolved.guides else { return }
    for view in guides.contents {
      for axis in LayoutAxis.allCases {
        guard let span = writer.views.span(view, axis) else { continue }
        let corner = writer.views.boundsOrigin(aroundSubview: view, axis)
        writer.write(span.origin)
        addRow(.equal, -corner, level: .required, from: .contentOrigin(view, axis))
      }
    }
  }

  /// Adds content hugging and compression resistance: `width <= content` and `width >= content` at their priorities, for
  /// the alignment rectangle (SEMANTICS §2.5). Views with a mask have none.
  mutating func addContentRows() {
    for slot in writer.views.spans.indices {
      let (view, axis) = writer.views.place(slot)
      let index = view.index
      guard let span = writer.views.spans[slot], let content = writer.views.contents[slot],
        writer.views.resolved.views[index].placement == .constraints
      else {
        continue
      }
      var frame = content
      if writer.views.hasInsets[index] {
        let insets = writer.views.resolved.views[index].alignmentInsets
        frame += insets.near(axis) + insets.far(axis)
      }
      // Methods of the view would copy it.
      let isHorizontal = axis == .horizontal
      let hugging =
        isHorizontal
        ? writer.views.resolved.views[index].horizontalHugging : writer.views.resolved.views[index].verticalHugging
      let compression =
        isHorizontal
        ? writer.views.resolved.views[index].horizontalCompression
        : writer.views.resolved.views[index].verticalCompression
      writer.write(span.length)
      addRow(.lessOrEqual, frame, level: Level(hugging), from: .hugging(view, axis))
      addRow(.greaterOrEqual, frame, level: Level(compression), from: .compression(view, axis))
    }
  }

  /// Adds the position and size rows of masks (SEMANTICS §1.8).
  mutating func addMaskRows() {
    for slot in writer.views.spans.indices where writer.views.spans[slot] != nil {
      let (view, axis) = writer.views.place(slot)
      guard let mask = writer.views.mask(of: view, axis) else { continue }
      masks.add(addRows(of: mask, view, axis, isCollapsed: false), at: slot)
    }
  }

  private mutating func addRows(
    of mask: AutoresizingAxis, _ view: ViewID, _ axis: LayoutAxis, isCollapsed: Bool
  ) -> MaskTable.Rows {
    let (position, size) = isCollapsed ? mask.collapsedRows : (mask.positionRow, mask.sizeRow)
    return MaskTable.Rows(
      mask: mask, position: addRow(position, view, axis, from: .maskPosition(view, axis)),
      size: addRow(size, view, axis, from: .maskSize(view, axis)), isCollapsed: isCollapsed)
  }

  private mutating func addRow(_ row: MaskRow, _ view: ViewID, _ axis: LayoutAxis, from origin: RowOrigin) -> RowID {
    writer.write(row, of: view, axis)
    return addRow(.equal, row.constant, level: .required, from: origin)
  }

  /// Adds the rows that sizes are not negative (SEMANTICS §2.6). A mask that no constraint needs has none.
  mutating func addSizeRows() {
    for slot in writer.views.spans.indices {
      guard let span = writer.views.spans[slot], !writer.views.isLoose[slot] else { continue }
      let (view, axis) = writer.views.place(slot)
      writer.write(span.length)
      addRow(.greaterOrEqual, .zero, level: .required, from: .nonNegative(view, axis))
    }
  }

  /// Replaces the rows of a mask by those of one that ran out of room, or back.
  mutating func setCollapsed(_ isCollapsed: Bool, _ view: ViewID, _ axis: LayoutAxis) {
    let slot = writer.views.slot(view, axis)
    guard let rows = masks[slot], rows.isCollapsed != isCollapsed else { return }
    engine.remove(rows.position)
    engine.remove(rows.size)
    masks.replace(addRows(of: rows.mask, view, axis, isCollapsed: isCollapsed), at: slot)
  }
}
