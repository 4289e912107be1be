internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension ArrangementPass {
  /// Adds a grid to the program, with its settings and the overrides of conditions.
  func settleGrid(_ view: ViewID, _ arranged: [ViewID]) {
    var grid = GridDescription(view, arranged)
    for property in ["columns", "rows", "columnSpacing", "rowSpacing"] {
      for name in names(of: property, view) {
        settle(name, of: view, { gridSetting(property, $0) }, conditional: { .grid(view, $0) }) {
          grid.apply($0, at: nil)
        }
      }
    }
    for (place, item) in arranged.enumerated() {
      for property in ["column", "row", "columnSpan", "rowSpan"] {
        settle(property, of: item, { cellSetting(property, item, $0) }, conditional: { .grid(view, $0) }) {
          grid.apply($0, at: place)
        }
      }
    }
    checkColumns(of: grid)
    checkCells(of: grid)
    elaborator.program.grids.append(grid)
  }

  /// The names under which a grid's property is set: a spacing of one direction takes precedence over `spacing`.
  private func names(of property: String, _ view: ViewID) -> [String] {
    let isSpacing = property == "columnSpacing" || property == "rowSpacing"
    return isSpacing && elaborator.assignments.base(view, .ignored(property)) == nil
      ? ["spacing", property] : [property]
  }

  private func gridSetting(_ property: String, _ value: SlotValue) -> GridDescription.Setting? {
    switch (property, value) {
    case ("columns", .tracks(let tracks)): .columns(tracks.tracks)
    case ("rows", .tracks(let tracks)): .rows(tracks.tracks)
    case ("columnSpacing", .number(let number)): .columnSpacing(number)
    case ("rowSpacing", .number(let number)): .rowSpacing(number)
    default: nil
    }
  }

  private func cellSetting(_ property: String, _ item: ViewID, _ value: SlotValue) -> GridDescription.Setting? {
    guard case .number(let number) = value, let count = number.intValue else { return nil }
    switch property {
    case "column": return .column(item, count)
    case "row": return .row(item, count)
    case "columnSpan": return .columnSpan(item, count)
    default: return .rowSpan(item, count)
    }
  }

  /// Reports the view whose span exceeds the total limit of cells, counting the largest spans that conditions can set.
  private func checkCells(of grid: GridDescription) {
    var cells = 0
    for item in grid.arranged {
      let count = span("columnSpan", of: item.view) * span("rowSpan", of: item.view)
      if count > 1 { cells += count }
      if cells > GridDescription.cellLimit {
        return elaborator.report(
          .tooManyCells(elaborator.displayName(of: grid.view), at: elaborator.viewInfos[item.view.index].declaration))
      }
    }
  }

  /// The maximum number of columns or rows that a view spans.
  private func span(_ property: String, of view: ViewID) -> Int {
    var most = 1
    for assignment in elaborator.assignments.all(view, .ignored(property)) {
      if case .number(let number) = assignment.value { most = max(most, number.intValue ?? 1) }
    }
    return most
  }

  /// Reports views in columns that the grid does not have.
  private func checkColumns(of grid: GridDescription) {
    guard elaborator.assignments.all(grid.view, .ignored("columns")).allSatisfy({ $0.condition == .always }) else {
      return
    }
    for item in grid.arranged {
      let first = item.column ?? 0
      guard first + item.columnSpan > grid.columns.count else { continue }
      let isSpan = first < grid.columns.count && item.columnSpan > 1
      guard let setting = elaborator.assignments.base(item.view, .ignored(isSpan ? "columnSpan" : "column")) else {
        continue
      }
      let count = grid.columns.count
      elaborator.report(
        .valueOutOfRange(
          setting.property, Rational(isSpan ? item.columnSpan : first),
          why:
            "'\(elaborator.displayName(of: grid.view))' has \(count == 1 ? "one column" : "\(count) columns, counted from 0")",
          at: setting.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManyCells(_ grid: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyCells,
      "in '\(grid)', the views that span several columns or rows cover more than \(GridDescription.cellLimit) cells in total",
      at: range,
      notes: [
        .why("layc stores each cell that such a view covers, since no other view can be in it"),
        .help("reduce the columns and rows of the grid, or the spans of its views"),
      ])
  }
}
