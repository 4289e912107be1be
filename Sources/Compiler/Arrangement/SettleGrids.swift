internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Puts a grid into the program, with what its settings say, and what conditions change of it.
  func settleGrid(_ view: ViewID, _ arranged: [ViewID]) {
    var grid = GridDescription(view, arranged)
    settleGridTracks(view, &grid)
    for item in arranged {
      for property in ["column", "row", "columnSpan", "rowSpan"] {
        settleGrid(assignments.all(item, .ignored(property)), of: view, &grid) { value in
          guard case .number(let number) = value, let count = number.intValue else { return nil }
          switch property {
          case "column": return .column(item, count)
          case "row": return .row(item, count)
          case "columnSpan": return .columnSpan(item, count)
          default: return .rowSpan(item, count)
          }
        }
      }
    }
    checkCells(of: grid)
    program.grids.append(grid)
  }

  private func settleGridTracks(_ view: ViewID, _ grid: inout GridDescription) {
    settleGrid(assignments.all(view, .ignored("columns")), of: view, &grid) { value in
      if case .tracks(let tracks) = value { .columns(tracks.tracks) } else { nil }
    }
    settleGrid(assignments.all(view, .ignored("rows")), of: view, &grid) { value in
      if case .tracks(let tracks) = value { .rows(tracks.tracks) } else { nil }
    }
    // What is said of one direction wins over what is said of both.
    for property in spacings("columnSpacing", of: view) {
      settleGrid(assignments.all(view, .ignored(property)), of: view, &grid) { value in
        if case .number(let number) = value { .columnSpacing(number) } else { nil }
      }
    }
    for property in spacings("rowSpacing", of: view) {
      settleGrid(assignments.all(view, .ignored(property)), of: view, &grid) { value in
        if case .number(let number) = value { .rowSpacing(number) } else { nil }
      }
    }
  }

  private func spacings(_ property: String, of view: ViewID) -> [String] {
    assignments.base(view, .ignored(property)) == nil ? ["spacing", property] : [property]
  }

  /// Applies what always holds, and notes what conditions change.
  private func settleGrid(
    _ all: [Assignment], of view: ViewID, _ grid: inout GridDescription,
    _ setting: (SlotValue) -> GridDescription.Setting?
  ) {
    if all.isEmpty { return }
    if let base = Assignments.base(of: all), let setting = setting(base.value) { grid.apply(setting) }
    for assignment in Assignments.conditional(of: all) {
      guard let setting = setting(assignment.value) else { continue }
      addOverride(assignment, .grid(view, setting))
    }
  }

  /// Reports views that ask for columns that the grid does not have.
  private func checkCells(of grid: GridDescription) {
    guard assignments.all(grid.view, .ignored("columns")).allSatisfy({ $0.condition == .always }) else { return }
    for item in grid.arranged {
      let first = item.column ?? 0
      guard first + item.columnSpan > grid.columns.count else { continue }
      let isSpan = first < grid.columns.count && item.columnSpan > 1
      guard let setting = assignments.base(item.view, .ignored(isSpan ? "columnSpan" : "column")) else { continue }
      let count = grid.columns.count
      report(
        .valueOutOfRange(
          setting.property, Rational(isSpan ? item.columnSpan : first),
          why: "'\(displayName(of: grid.view))' has \(count == 1 ? "one column" : "\(count) columns, counted from 0")",
          at: setting.range))
    }
  }
}

/// What `columns` and `rows` are set to.
struct GridTrackList: Hashable {
  var tracks: [GridDescription.Track]
  /// Whether only their number was given.
  var isCount: Bool

  /// As it is written: `4`, `[96, fit, fraction(2)]`.
  var spelled: String {
    if isCount { return "\(tracks.count)" }
    let words = tracks.map { track in
      switch track {
      case .fixed(let points): "\(points)"
      case .fit: "fit"
      case .fraction(let share): "fraction(\(share))"
      }
    }
    return "[\(words.joined(separator: ", "))]"
  }
}
