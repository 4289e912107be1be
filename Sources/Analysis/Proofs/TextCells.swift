internal import LayRuntime
internal import LaySolver

/// Splits a cell where texts change their number of lines, as conditions split a range.
///
/// The runtime solves twice: first the widths, with the heights that texts have without a limit, then everything again with the
/// heights for these widths. So does the proof. The rows that widths depend on are swept alone; where a width, which is affine on
/// a piece, crosses an end of a step of its text, the piece is cut. All of that is exact.
///
/// Finding the widths and cutting are two steps, so that a caller can leave out texts whose number of lines changes nothing.
struct TextCells {
  private let cell: SizeCell
  private let layout: ParametricLayout
  private let suspects: Set<VariableID>
  private var waiting: [(polygon: SizePolygon, rooms: [Affine], layout: ParametricLayout)] = []
  /// The pieces on which the widths of all texts are affine.
  private var pieces: [WidthPiece] = []
  private var parts: [TextPart] = []
  private let limit: Int
  /// The steps of the texts that were queried so far, over all queried widths.
  private var tables: [Int: LineTable] = [:]
  /// True if at some sizes the rows are others, or widths are not known.
  private var hasGaps = false
  /// The numbers of lines that each text has at sizes of the cell; nil if they are not known everywhere, or if the rows are others at
  /// some sizes.
  private(set) var lineRanges: [ClosedRange<Int>]?

  /// Finds the widths of texts in `cell`, whose rows are those of `layout`.
  init(_ cell: SizeCell, _ layout: ParametricLayout, suspects: Set<VariableID>, _ budget: inout ProofBudget) {
    (self.cell, self.layout, self.suspects, limit) = (cell, layout, suspects, budget.limits.textParts)
    guard layout.hasTexts else { return }
    waiting = [(cell.polygon, [], layout)]
    run(&budget)
    lineRanges = ranges()
  }

  /// The parts of the cell in which the texts in `changing`, by default all, have the same numbers of lines; the cell itself if it
  /// has no texts whose height depends on a width. In a part the numbers of lines of the other texts are those at one of its sizes.
  func cells(changing texts: Set<Int>? = nil) -> [SizeCell] {
    guard layout.hasTexts else { return [cell] }
    var cells = self
    cells.cut(changing: texts)
    return cells.cutParts(following: texts)
  }

  private mutating func cut(changing texts: Set<Int>?) {
    let first = texts.flatMap { _ in lineRanges?.map { $0.lowerBound } } ?? layout.lines
    for piece in pieces {
      switch piece {
      case .line(let line): cut(line, texts, first)
      case .area(let piece, let rooms, let pieces): cut(piece, rooms, pieces, texts, first)
      }
    }
  }

  private func cutParts(following texts: Set<Int>?) -> [SizeCell] {
    joined.map { part in
      let (widths, heights) = (part.polygon.extent(.horizontal), part.polygon.extent(.vertical))
      var own = cell
      own.width = cell.width.intersection(SizeInterval(lowest: widths.lowest, highest: widths.highest))
      own.height = cell.height.intersection(SizeInterval(lowest: heights.lowest, highest: heights.highest))
      own.part = part
      own.part?.followedTexts = texts
      return own
    }.filter { !$0.region.isEmpty }
  }

  private mutating func run(_ budget: inout ProofBudget) {
    while let (polygon, rooms, layout) = waiting.popLast() {
      if parts.count >= limit {
        giveUp(polygon, rooms, .lines)
      } else {
        examine(polygon, rooms, layout, &budget)
      }
    }
  }

  private mutating func giveUp(_ polygon: SizePolygon, _ rooms: [Affine], _ reason: Undecided.Reason) {
    hasGaps = true
    let undecided = Undecided(reason: reason, views: layout.textViews)
    parts.append(TextPart(polygon: polygon, rooms: rooms, lines: layout.lines, undecided: [undecided]))
  }

  // MARK: - Widths

  private mutating func examine(
    _ whole: SizePolygon, _ rooms: [Affine], _ layout: ParametricLayout, _ budget: inout ProofBudget
  ) {
    var polygon = whole
    var widths = layout.widthsAlone(at: polygon.innerSize(0))
    while true {
      guard budget.take(layout.rowCount + 1) else { return giveUp(polygon, rooms, .cases) }
      guard let obstacle = widths.obstacle(among: polygon.corners) else { break }
      switch obstacle {
      case .conflict(let room):
        if let beyond = polygon.part(beyond: room) { addWithoutWidths(beyond, rooms + [room.negated]) }
        guard let rest = polygon.clipped(room) else { return }
        polygon = rest
      case .collapse(let view, let axis, let room):
        hasGaps = true
        if let beyond = polygon.part(beyond: room) {
          var other = layout
          other.collapse(view, axis)
          let isPart = (polygon.clipped(room)?.dimension ?? -1) == polygon.dimension
          waiting.append((beyond, isPart ? rooms + [room.negated] : rooms, other))
        }
        guard let rest = polygon.clipped(room), rest.dimension == polygon.dimension else { return }
        polygon = rest
      }
    }
    sweep(widths, over: polygon, rooms, &budget)
  }

  /// Adds a part with contradictory widths. If heights affect widths, the constraints may be feasible with the heights of the
  /// second pass.
  private mutating func addWithoutWidths(_ polygon: SizePolygon, _ rooms: [Affine]) {
    if layout.textsAreCoupled { return giveUp(polygon, rooms, .openWidths) }
    hasGaps = true
    parts.append(TextPart(polygon: polygon, rooms: rooms, lines: layout.lines, hasNoWidths: true))
  }

  private mutating func sweep(
    _ widths: ParametricLayout, over polygon: SizePolygon, _ rooms: [Affine], _ budget: inout ProofBudget
  ) {
    let variables = Set(layout.textViews.indices.compactMap { layout.textWidth($0) })
    var sweep = Sweep(
      widths, over: polygon, budget, keeping: KeptVariables(wanted: variables, suspects: suspects))
    sweep.run()
    budget = sweep.budget
    let pieces = RefinedPieces(polygon, sweep.kept, limit: budget.limits.refinedPieces)
    guard let refined = pieces.refined(variables) else { return giveUp(polygon, rooms, .cases) }
    for piece in refined where !addLine(piece, rooms, pieces) { addArea(piece, rooms, pieces) }
  }

  // MARK: - Steps

  /// Adds a piece with all lengths of the root at which a text changes its number of lines, in increasing order. Returns false if
  /// the widths of the texts depend on more than one length of the root, or one is not decided.
  private mutating func addLine(_ piece: RefinedPiece, _ rooms: [Affine], _ pieces: RefinedPieces) -> Bool {
    var widths: [(text: Int, width: Affine)] = []
    let values = piece.allValues
    for (text, variable) in layout.textWidths.enumerated() {
      guard let variable, let value = values[variable] else { continue }
      if value.isUndecided || pieces.suspect(among: [variable]) != nil { return false }
      widths.append((text, value.number))
    }
    let axis: LayoutAxis = widths.allSatisfy { $0.width.height.isZero } ? .horizontal : .vertical
    if axis == .vertical && !widths.allSatisfy({ $0.width.width.isZero }) { return false }
    let extent = piece.polygon.extent(axis)
    let unchanged = layout.lines
    var line = WidthLine(
      polygon: piece.polygon, axis: axis, rooms: rooms, lines: unchanged, changes: unchanged.map { _ in [] })
    for (text, width) in widths {
      guard let own = lineChanges(of: text, width, axis, extent, &line.lines[text]) else {
        giveUp(piece.polygon, rooms, .lines)
        return true
      }
      line.changes[text] = own.sorted { $0.place < $1.place }
    }
    self.pieces.append(.line(line))
    return true
  }

  /// Adds a piece on which widths depend on both lengths of the root.
  private mutating func addArea(_ piece: RefinedPiece, _ rooms: [Affine], _ pieces: RefinedPieces) {
    if layout.textWidths.contains(where: {
      $0.map { piece.isUndecided($0) || pieces.suspect(among: [$0]) != nil } ?? false
    }) {
      hasGaps = true
    }
    self.pieces.append(.area(piece, rooms: rooms, pieces))
  }

  // MARK: - Numbers of lines

  private mutating func ranges() -> [ClosedRange<Int>]? {
    if hasGaps { return nil }
    var found: [ClosedRange<Int>?] = layout.lines.map { _ in nil }
    func add(_ lines: Int, _ text: Int) {
      found[text] = found[text].map { min($0.lowerBound, lines)...max($0.upperBound, lines) } ?? lines...lines
    }
    for piece in pieces {
      switch piece {
      case .line(let line):
        for (text, lines) in line.lines.enumerated() { add(lines, text) }
        for change in line.changes.joined() { add(change.lines, change.text) }
      case .area(let piece, _, _):
        for text in layout.textViews.indices {
          guard let variable = layout.textWidth(text), let width = piece.value(of: variable) else {
            add(layout.lines[text], text)
            continue
          }
          let widths = piece.polygon.corners.map { width.value(at: $0) }
          guard let least = widths.min(), let most = widths.max(),
            let table = table(of: text, from: least, to: most)
          else { return nil }
          for step in table.steps(from: least, to: most) { add(step.lines, text) }
        }
      }
    }
    return found.allSatisfy { $0 != nil } ? found.compactMap { $0 } : nil
  }

  /// The number of lengths or pieces that cut the cell.
  var cutCount: Int { cutCount(changing: layout.textWidths.indices) }

  /// The number of lengths or pieces that cut the cell where some texts change.
  func cutCount(changing texts: some Sequence<Int>) -> Int {
    pieces.reduce(parts.count) { count, piece in
      switch piece {
      case .line(let line): count + 1 + texts.reduce(0) { $0 + line.changes[$1].count }
      case .area: count + 1 + texts.reduce(0) { count, _ in count + 1 }
      }
    }
  }

  /// The numbers of lines at a size; nil if they are not known.
  func lines(at size: ExactSize) -> [Int]? {
    for piece in pieces {
      switch piece {
      case .line(let line) where line.polygon.contains(size): return line.lines(at: size[line.axis])
      case .area(let piece, _, _) where piece.polygon.contains(size):
        var known = self
        return known.lines(at: size, in: piece)
      default: continue
      }
    }
    return nil
  }

  private mutating func lines(at size: ExactSize, in piece: RefinedPiece) -> [Int]? {
    var lines = layout.lines
    for text in lines.indices {
      guard let width = layout.textWidth(text).flatMap({ piece.value(of: $0) })?.value(at: size) else { continue }
      guard let table = table(of: text, from: width, to: width) else { return nil }
      lines[text] = table.lines(at: width)
    }
    return lines
  }

  // MARK: - Cutting

  /// Appends the parts of a piece from one change of lines of `texts` to the next.
  private mutating func cut(_ line: WidthLine, _ texts: Set<Int>?, _ first: [Int]) {
    var lines = first
    let texts = texts.map { Array($0) } ?? Array(lines.indices)
    for text in texts { lines[text] = line.lines[text] }
    let changes = texts.flatMap { line.changes[$0] }.sorted { $0.place < $1.place }
    append(line.polygon, line.axis, line.rooms, lines, changes)
  }

  /// Appends the parts of a polygon from one change of lines to the next.
  private mutating func append(
    _ polygon: SizePolygon, _ axis: LayoutAxis, _ rooms: [Affine], _ first: [Int], _ changes: [LineChange]
  ) {
    let extent = polygon.extent(axis)
    var (lines, start) = (first, LinePlace(at: extent.lowest, isAfter: false))
    var index = 0
    let ends = zip(changes, changes.dropFirst()).count { $0.place != $1.place }
    if !changes.isEmpty && ends + 2 > max(limit - parts.count, 1) { return giveUp(polygon, rooms, .lines) }
    while true {
      let end = index < changes.count ? changes[index].place : LinePlace(at: extent.highest, isAfter: true)
      parts.append(
        TextPart(
          polygon: polygon.part(from: start.at, to: end.at, axis), rooms: rooms + start.rooms(axis, before: end),
          lines: lines))
      if index == changes.count { return }
      start = end
      while index < changes.count && changes[index].place == end {
        lines[changes[index].text] = changes[index].lines
        index += 1
      }
    }
  }

  /// The lengths of the root at which a text changes its number of lines; sets `first` to the number at the least length. Returns
  /// nil if they are too many.
  private mutating func lineChanges(
    of text: Int, _ width: Affine, _ axis: LayoutAxis, _ extent: (lowest: Rational, highest: Rational),
    _ first: inout Int
  ) -> [LineChange]? {
    let slope = axis == .horizontal ? width.width : width.height
    let ends = [extent.lowest, extent.highest].map { width.constant + slope * $0 }
    guard let steps = table(of: text, from: min(ends[0], ends[1]), to: max(ends[0], ends[1])) else { return nil }
    first = steps.lines(at: ends[0])
    if slope.isZero { return [] }
    var found: [LineChange] = []
    for index in steps.steps.indices.dropFirst() {
      let (lower, upper) = (steps.steps[index - 1], steps.steps[index])
      guard let end = upper.lowest else { continue }
      let at = (end - width.constant) / slope
      let place = LinePlace(at: at, isAfter: upper.includesLowest == (slope.sign < 0))
      // The first length already has its lines.
      if at < extent.lowest || at > extent.highest || at == extent.highest && place.isAfter { continue }
      if at == extent.lowest && !place.isAfter { continue }
      found.append(LineChange(place: place, text: text, lines: slope.sign > 0 ? upper.lines : lower.lines))
    }
    return found
  }

  /// Cuts a polygon where a text changes its number of lines; nil if that makes more parts than the limit allows.
  private mutating func steps(
    of text: Int, _ width: Affine, in polygon: SizePolygon
  ) -> [ParametricLayout.SteppedPart]? {
    let widths = polygon.corners.map { width.value(at: $0) }
    guard let least = widths.min(), let most = widths.max() else { return [] }
    guard let steps = table(of: text, from: least, to: most)?.steps(from: least, to: most),
      steps.count <= max(limit - parts.count, 1)
    else { return nil }
    return polygon.cut(where: width, goesThrough: steps)
  }

  /// The steps of a text, at least over an interval of widths; nil if they are more than the limit.
  private mutating func table(of text: Int, from lowest: Rational, to highest: Rational) -> LineTable? {
    var (lowest, highest) = (lowest, highest)
    if let known = tables[text] {
      if known.lowest <= lowest && highest <= known.highest { return known }
      (lowest, highest) = (min(lowest, known.lowest), max(highest, known.highest))
    }
    guard let steps = layout.lineSteps(of: text, from: lowest, to: highest, limit: limit) else { return nil }
    tables[text] = LineTable(lowest: lowest, highest: highest, steps: steps)
    return tables[text]
  }

  /// Cuts a piece where `texts` change their number of lines.
  private mutating func cut(
    _ piece: RefinedPiece, _ rooms: [Affine], _ pieces: RefinedPieces, _ texts: Set<Int>?, _ first: [Int]
  ) {
    var found = [TextPart(polygon: piece.polygon, rooms: rooms, lines: first)]
    for text in layout.textViews.indices where texts?.contains(text) ?? true {
      guard let variable = layout.textWidth(text), let width = piece.value(of: variable) else { continue }
      if pieces.suspect(among: [variable]) != nil {
        // Steps decide the width, which proofs do not know.
        for index in found.indices { found[index].openTexts.append(layout.textViews[text]) }
      } else if piece.isUndecided(variable) {
        let view = layout.textViews[text]
        for index in found.indices {
          found[index].openTexts.append(view)
          found[index].undecided.append(Undecided(reason: .openWidths, views: [view]))
        }
      } else {
        var next: [TextPart] = []
        for part in found {
          guard let steps = steps(of: text, width, in: part.polygon), next.count <= limit else {
            return giveUp(piece.polygon, rooms, .lines)
          }
          next += steps.map { step in
            var part = part
            (part.polygon, part.lines[text]) = (step.polygon, step.lines)
            part.rooms += step.rooms
            return part
          }
        }
        found = next
      }
    }
    parts += found
  }

  // MARK: - Joining

  /// The parts with equal neighbours joined, and without edges that belong to other parts.
  private var joined: [TextPart] {
    var found: [TextPart] = []
    let corners = parts.map { part in
      (height: part.polygon.extent(.vertical).lowest, width: part.polygon.extent(.horizontal).lowest)
    }
    let order = parts.indices.sorted { corners[$0] < corners[$1] }
    for part in order.map({ parts[$0] }) {
      if let last = found.last, part.isLike(last), let both = last.joined(with: part) {
        found[found.count - 1] = both
      } else {
        found.append(part)
      }
    }
    let whole = cell.polygon.dimension
    return found.filter { part in
      part.polygon.dimension == whole
        || !found.contains { other in
          other.polygon.dimension == whole
            && part.polygon.corners.allSatisfy { corner in
              other.polygon.contains(corner) && other.rooms.allSatisfy { $0.sign(at: corner) > 0 }
            }
        }
    }
  }
}

extension ParametricLayout {
  /// A part of a polygon in which a text has the same number of lines.
  typealias SteppedPart = (polygon: SizePolygon, rooms: [Affine], lines: Int)

  /// Cuts a polygon, on which the width of a text's frame is affine, where the text changes its number of lines; nil if that
  /// makes more parts than `limit`.
  func steps(of text: Int, _ width: Affine, in polygon: SizePolygon, limit: Int) -> [SteppedPart]? {
    let widths = polygon.corners.map { width.value(at: $0) }
    guard let least = widths.min(), let most = widths.max() else { return [] }
    guard let steps = lineSteps(of: text, from: least, to: most, limit: max(limit, 1)) else { return nil }
    return polygon.cut(where: width, goesThrough: steps[...])
  }
}

extension SizePolygon {
  /// The parts in which an affine width lies in one step of a text.
  fileprivate func cut(where width: Affine, goesThrough steps: ArraySlice<LineStep>) -> [ParametricLayout.SteppedPart] {
    if steps.count == 1, let step = steps.first { return [(self, [], step.lines)] }
    var found: [ParametricLayout.SteppedPart] = []
    for step in steps {
      var (part, rooms): (SizePolygon?, [Affine]) = (self, [])
      if let lowest = step.lowest {
        var room = width
        room.constant -= lowest
        part = part?.clipped(room)
        if !step.includesLowest { rooms.append(room) }
      }
      if let highest = step.highest {
        var room = width.negated
        room.constant += highest
        part = part?.clipped(room)
        if !step.includesHighest { rooms.append(room) }
      }
      guard let part, rooms.allSatisfy({ room in part.corners.contains { room.sign(at: $0) != 0 } }) else {
        continue
      }
      found.append((part, rooms.filter { room in part.corners.contains { room.sign(at: $0) == 0 } }, step.lines))
    }
    return found
  }
}

extension SizePolygon {
  /// The union of two boxes that lie side by side; nil for other polygons.
  fileprivate func box(with other: SizePolygon) -> SizePolygon? {
    let (a, b) = (SizeRegion(self), SizeRegion(other))
    guard a.polygon == nil, b.polygon == nil else { return nil }
    if a.height == b.height, let width = a.width.joined(b.width) {
      return SizeRegion(width: width, height: a.height).box
    }
    if a.width == b.width, let height = a.height.joined(b.height) {
      return SizeRegion(width: a.width, height: height).box
    }
    return nil
  }
}

extension TextPart {
  /// True if it has the same lines as another part, and both are decided.
  fileprivate func isLike(_ other: TextPart) -> Bool {
    lines == other.lines && openTexts == other.openTexts && undecided.isEmpty && other.undecided.isEmpty
      && !hasNoWidths && !other.hasNoWidths
  }

  /// The part with exactly the sizes of this one and of another one beside it; nil if no part has them.
  fileprivate func joined(with other: TextPart) -> TextPart? {
    guard let both = polygon.box(with: other.polygon), let own = rooms(beside: other),
      let others = other.rooms(beside: self)
    else { return nil }
    var result = self
    result.polygon = both
    result.rooms = own + others.filter { !own.contains($0) }
    return result
  }

  /// The bounds of the part that also bound its union with `other`, without those whose excluded edge `other` contains. Returns
  /// nil if a bound excludes other sizes of the union.
  private func rooms(beside other: TextPart) -> [Affine]? {
    var kept: [Affine] = []
    for room in rooms {
      let edge = polygon.corners.filter { room.sign(at: $0) == 0 }
      if !edge.isEmpty && edge.allSatisfy(other.contains) { continue }
      guard other.isAbove(room) else { return nil }
      kept.append(room)
    }
    return kept
  }

  private func contains(_ size: ExactSize) -> Bool {
    polygon.contains(size) && rooms.allSatisfy { $0.sign(at: size) > 0 }
  }

  /// True if `room` is above 0 at each of its sizes.
  private func isAbove(_ room: Affine) -> Bool {
    if polygon.corners.contains(where: { room.sign(at: $0) < 0 }) { return false }
    let edge = polygon.corners.filter { room.sign(at: $0) == 0 }
    return edge.isEmpty || rooms.contains { own in edge.allSatisfy { own.sign(at: $0) == 0 } }
  }
}
