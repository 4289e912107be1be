/// A row or column of an NSGridView.
private struct GridTrack {
  var id: String
  var element: Int
  /// The length without the padding; nil for as long as the content needs.
  var length: Length?
  var placement: String?
  var before: Length
  var after: Length
  var name = ""
}

extension SceneTranslator {
  /// Lowers an NSGridView: a guide for each row and column, and constraints of the views in its cells.
  mutating func writeGrid(_ view: ViewIndex, _ block: inout Block) {
    guard document.views[view].tag == "gridView" else { return }
    let element = document.views[view].element
    var rows = tracks(element, "rows", "gridRow", "height", "yPlacement", "topPadding", "bottomPadding")
    var columns = tracks(element, "columns", "gridColumn", "width", "xPlacement", "leadingPadding", "trailingPadding")
    for index in rows.indices { rows[index].name = naming.unique("row\(index + 1)") }
    for index in columns.indices { columns[index].name = naming.unique("column\(index + 1)") }
    let rowGap = length(element, "rowSpacing") ?? Length(6)
    let columnGap = length(element, "columnSpacing") ?? Length(6)
    block.children += guides(columns, columnGap, "leading", "trailing", "width", across: "top, bottom")
    block.children += guides(rows, rowGap, "top", "bottom", "height", across: "leading, trailing")
    if let alignment = document.tree[element]["rowAlignment"], alignment != "none" {
      lose(element, "the row alignment '\(alignment)' of a grid view")
    }
    for cells in document.tree.children(element, "gridCells") {
      for cell in document.tree.children(cells, "gridCell") { writeCell(cell, of: element, in: cells, rows, columns) }
    }
  }

  private func length(_ element: Int, _ name: String) -> Length? { document.tree[element][name].flatMap { Length($0) } }

  private func tracks(
    _ grid: Int, _ list: String, _ name: String, _ length: String, _ placement: String, _ before: String,
    _ after: String
  ) -> [GridTrack] {
    guard let list = document.tree.child(grid, list) else { return [] }
    return document.tree.children(list, name).map { element in
      GridTrack(
        id: document.tree[element]["id"] ?? "", element: element, length: self.length(element, length),
        placement: document.tree[element][placement], before: self.length(element, before) ?? .zero,
        after: self.length(element, after) ?? .zero)
    }
  }

  /// The guides of rows or columns: each begins behind the one before it, the last ends where the grid does, and `across` all have the
  /// edges of the grid.
  private func guides(
    _ tracks: [GridTrack], _ gap: Length, _ near: String, _ far: String, _ side: String, across: String
  ) -> [Block] {
    tracks.indices.map { index in
      let track = tracks[index]
      var guide = Block(header: "guide \(track.name)", source: track.element)
      func add(_ text: String) { guide.constraints.append(Statement(text: text, sources: [track.element])) }
      if index == 0 {
        add(".\(near) == superview.\(near)\(added(track.before))")
      } else {
        let before = tracks[index - 1]
        // Two negative paddings do not add up: the greater one counts. Seen in one file only.
        let isNegative = before.after < .zero && track.before < .zero
        let padding = isNegative ? min(before.after, track.before) : before.after + track.before
        add(".\(near) == \(before.name).\(far)\(added(gap + padding))")
      }
      if index == tracks.count - 1 { add(".\(far) == superview.\(far)\(added(-track.after))") }
      // A row is as high as its content; the last one takes what is left.
      add(track.length.map { ".\(side) == \($0.text())" } ?? ".\(side) == 0 @fitting")
      add(".edges(\(across)) == superview")
      guide.allow(adaptation.allowances)
      return guide
    }
  }

  private func added(_ length: Length) -> String {
    length == .zero ? "" : length < .zero ? " - \(length.magnitude.text())" : " + \(length.text())"
  }

  private mutating func writeCell(_ cell: Int, of grid: Int, in cells: Int, _ rows: [GridTrack], _ columns: [GridTrack])
  {
    let tree = document.tree
    guard let content = tree.child(cell, key: "contentView"), let view = document.viewsByID[tree[content]["id"] ?? ""],
      let row = rows.first(where: { $0.id == tree[cell]["row"] }),
      let column = columns.first(where: { $0.id == tree[cell]["column"] })
    else { return }
    // A merged cell reaches to the last one that names it.
    let merged = tree.children(cells, "gridCell").filter { tree[$0]["headOfMergedCell"] == tree[cell]["id"] }
    let lastRow = rows.last { track in merged.contains { tree[$0]["row"] == track.id } } ?? row
    let lastColumn = columns.last { track in merged.contains { tree[$0]["column"] == track.id } } ?? column
    let x = tree[cell]["xPlacement"] ?? column.placement ?? tree[grid]["xPlacement"] ?? "leading"
    let y = tree[cell]["yPlacement"] ?? row.placement ?? tree[grid]["yPlacement"] ?? "top"
    place(view, cell, x, "leading", "trailing", "centerX", column.name, lastColumn.name)
    place(view, cell, y, "top", "bottom", "centerY", row.name, lastRow.name)
  }

  private mutating func place(
    _ view: ViewIndex, _ cell: Int, _ placement: String, _ near: String, _ far: String, _ center: String,
    _ first: String,
    _ last: String
  ) {
    let sources = [document.views[view].element, cell]
    func add(_ text: String) { gridCells[view, default: []].append(Statement(text: text, sources: sources)) }
    switch placement {
    case "fill":
      add(".\(near) == \(first).\(near)")
      add(".\(far) == \(last).\(far)")
    case "center":
      let middle = first == last ? "\(first).\(center)" : "0.5 * \(first).\(near) + 0.5 * \(last).\(far)"
      add(".\(center) == \(middle)")
      add(".\(near) >= \(first).\(near)")
    case "trailing", "bottom":
      add(".\(far) == \(last).\(far)")
      add(".\(near) >= \(first).\(near)")
    case "none": break
    default:
      add(".\(near) == \(first).\(near)")
      add(".\(far) <= \(last).\(far)")
    }
  }
}
