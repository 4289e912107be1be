internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The constraints of one grid, for the views that are not hidden.
///
/// Tracks have no variables. The first view that begins in a track represents its position, and all others that begin
/// there are aligned with it; the first view that is in one track alone represents its length.
struct GridRows {
  private(set) var rows: [(view: ViewID, part: ArrangementPart, row: ConstraintDescription)] = []
  private let grid: ViewID

  init(_ grid: GridDescription, in views: [ViewDescription], scale: Rational) {
    self.grid = grid.view
    var visible: [GridDescription.Arranged] = []
    for item in grid.arranged where !views[item.view.index].hidden { visible.append(item) }
    let cells = GridCells(grid, visible)
    add(GridTracks(grid, cells, .horizontal, in: views, scale: scale), .columns)
    add(GridTracks(grid, cells, .vertical, in: views, scale: scale), .rows)
    addHiddenRows(grid, views)
  }

  /// The priority at which a fitting track is no longer than its content: above the hugging of views beside it, 250 or
  /// 251, and below their compression resistance, 750 (SEMANTICS §2.5). UIKit has no grid: the number between is ours.
  private static let contentPriority = Priority(740)
  /// The same priority if not all contents are known: just above hugging, as NSStackView's alignment (SEMANTICS §2.14).
  private static let fitPriority = Priority(260)

  /// The parts of an axis's constraints.
  private struct Parts {
    var start, edge, length, thin, early, end, inside, fit: ArrangementPart

    static let columns = Parts(
      start: .columnStart, edge: .columnEdge, length: .columnWidth, thin: .thinColumn, early: .earlyColumn,
      end: .columnsEnd, inside: .columnsInside, fit: .columnsFit)
    static let rows = Parts(
      start: .rowStart, edge: .rowEdge, length: .rowHeight, thin: .thinRow, early: .earlyRow, end: .rowsEnd,
      inside: .rowsInside, fit: .rowsFit)
  }

  private mutating func add(
    _ view: ViewID, _ part: ArrangementPart, _ sum: AttributeTerms, _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) {
    rows.append((view, part, ConstraintDescription(sum.terms, relation, -sum.constant, priority: priority)))
  }

  private mutating func add(_ tracks: GridTracks, _ parts: Parts) {
    let (near, length) = (tracks.axis.leadingEdge, tracks.axis.length)
    let last = addStarts(tracks, parts)
    for item in tracks.items {
      var extent = AttributeTerms([Term(item.view, length)])
      extent.add(tracks.length(of: item.tracks), times: -1)
      // A view that represents the length of its track has no constraint.
      if !extent.terms.isEmpty { add(item.view, parts.length, extent) }
    }
    addWishes(of: tracks, parts)
    var room = AttributeTerms([Term(grid, tracks.axis.trailingEdge)])
    room.add(AttributeTerms([Term(last.view, near)]), times: -1)
    room.add(tracks.length(of: last.track..<tracks.count), times: -1)
    if tracks.count == 0 { room = AttributeTerms() }
    if !room.terms.isEmpty {
      if tracks.sharesAreOfViews {
        add(grid, parts.end, room)
      } else {
        add(grid, parts.inside, room, .greaterOrEqual)
      }
    }
    if grid == .root { return }
    add(grid, parts.fit, AttributeTerms([Term(grid, length)]), .equal, StackPriority.spanningFit)
  }

  /// Adds the starts of views. Returns the last known position: a view, and the track that it begins in.
  private mutating func addStarts(_ tracks: GridTracks, _ parts: Parts) -> (view: ViewID, track: Int) {
    let near = tracks.axis.leadingEdge
    var firsts = [ViewID?](repeating: nil, count: tracks.count)
    for item in tracks.items where firsts[item.tracks.lowerBound] == nil { firsts[item.tracks.lowerBound] = item.view }
    var last = (view: grid, track: 0)
    for (track, first) in firsts.enumerated() {
      guard let first else { continue }
      var start = AttributeTerms([Term(first, near), Term(last.view, near, -1)])
      for before in last.track..<track {
        start.add(tracks.length(of: before..<before + 1), times: -1)
        start.add(AttributeTerms([], tracks.spacing), times: -1)
      }
      add(first, parts.start, start)
      last = (first, track)
    }
    for item in tracks.items {
      guard let first = firsts[item.tracks.lowerBound], first != item.view else { continue }
      add(item.view, parts.edge, AttributeTerms([Term(item.view, near), Term(first, near, -1)]))
    }
    return last
  }

  /// Makes fitting tracks minimal. Of the tracks that a view spans, the last one provides the length that it needs.
  private mutating func addWishes(of tracks: GridTracks, _ parts: Parts) {
    var early: Set<Int> = []
    for item in tracks.items where item.tracks.count > 1 {
      early.formUnion(item.tracks.filter { tracks.fitting[$0] != nil }.dropLast())
    }
    for (track, view) in tracks.fitting.enumerated() {
      guard let view else { continue }
      let length = AttributeTerms([Term(view, tracks.axis.length)])
      if let content = tracks.contents[track] {
        let excess = AttributeTerms(length.terms, -content)
        add(view, parts.thin, excess, .lessOrEqual, GridRows.contentPriority)
      } else {
        add(view, parts.thin, length, .equal, GridRows.fitPriority)
      }
      if early.contains(track) { add(view, parts.early, length, .equal, Priority(1)) }
    }
  }

  /// Adds the constraints of hidden views, which have no cell. They are at the start of the grid, and their sizes are
  /// minimal at a low priority.
  private mutating func addHiddenRows(_ grid: GridDescription, _ views: [ViewDescription]) {
    for item in grid.arranged where views[item.view.index].hidden {
      let (view, thin) = (item.view, StackPriority.thin)
      add(view, .hiddenPlace, AttributeTerms([Term(view, .leading), Term(grid.view, .leading, -1)]), .equal, thin)
      add(view, .hiddenEdge, AttributeTerms([Term(view, .top), Term(grid.view, .top, -1)]), .equal, thin)
      add(view, .hidden, AttributeTerms([Term(view, .width)]), .equal, thin)
      add(view, .hiddenThin, AttributeTerms([Term(view, .height)]), .equal, thin)
    }
  }
}
