internal import LayRuntime

/// Sizes at which each text takes as many lines.
struct TextPart: Sendable {
  var polygon: SizePolygon
  /// The part is where all of these are above 0.
  var rooms: [Affine] = []
  /// How many lines each text takes.
  var lines: [Int]
  /// Texts of which that is not known.
  var openTexts: [ViewID] = []
  /// Whether rules contradict each other that widths of texts depend on, so that nothing is known of the heights.
  var hasNoWidths = false
  /// What nobody can say here.
  var undecided: [Undecided] = []

  /// Whether it says the same as another.
  fileprivate func isLike(_ other: TextPart) -> Bool {
    lines == other.lines && openTexts == other.openTexts && undecided.isEmpty && other.undecided.isEmpty
      && !hasNoWidths && !other.hasNoWidths
  }
}

/// Splits a cell where texts change their number of lines, as conditions split a range.
///
/// The runtime solves twice: first the widths, with the heights that texts have without a limit, then all again with the
/// heights of these widths. So does the proof. The rows that widths depend on are swept alone; where a width, which is
/// affine on a piece, crosses an end of a step of its text, that piece is cut. All of that is exact.
struct TextCells {
  private let cell: SizeCell
  private let layout: ParametricLayout
  private let suspects: Set<VariableID>
  private var waiting: [(polygon: SizePolygon, rooms: [Affine], layout: ParametricLayout)] = []
  private var parts: [TextPart] = []
  private let limit: Int

  /// The most parts that texts split a cell into.
  static var limit: Int { 2048 }

  /// The parts of `cell`, of which the rows are those of `layout`; none where nothing depends on a width.
  static func parts(
    of cell: SizeCell, _ layout: ParametricLayout, suspects: Set<VariableID>, _ budget: inout ProofBudget
  ) -> [SizeCell] {
    guard layout.hasTexts else { return [cell] }
    var cells = TextCells(cell, layout, suspects, budget.limits.textParts)
    cells.run(&budget)
    return cells.joined.map { part in
      let (widths, heights) = (part.polygon.extent(.horizontal), part.polygon.extent(.vertical))
      var own = cell
      own.width = cell.width.intersection(SizeInterval(lowest: widths.lowest, highest: widths.highest))
      own.height = cell.height.intersection(SizeInterval(lowest: heights.lowest, highest: heights.highest))
      own.part = part
      return own
    }.filter { !$0.region.isEmpty }
  }

  private init(_ cell: SizeCell, _ layout: ParametricLayout, _ suspects: Set<VariableID>, _ limit: Int) {
    (self.cell, self.layout, self.suspects, self.limit) = (cell, layout, suspects, limit)
    waiting = [(cell.polygon, [], layout)]
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

  /// Where heights have a say, the rules may be able to hold with those of the second pass.
  private mutating func addWithoutWidths(_ polygon: SizePolygon, _ rooms: [Affine]) {
    if layout.textsAreCoupled { return giveUp(polygon, rooms, .openWidths) }
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
    for piece in refined { split(piece, rooms, pieces) }
  }

  // MARK: - Steps

  /// Cuts a piece where texts begin to take another number of lines.
  private mutating func split(_ piece: RefinedPiece, _ rooms: [Affine], _ pieces: RefinedPieces) {
    var found = [TextPart(polygon: piece.polygon, rooms: rooms, lines: layout.lines)]
    for text in layout.textViews.indices {
      guard let variable = layout.textWidth(text), let width = piece.values[variable] else { continue }
      if pieces.suspect(among: [variable]) != nil {
        // Steps decide it, which proofs do not know.
        for index in found.indices { found[index].openTexts.append(layout.textViews[text]) }
      } else if piece.undecided.contains(variable) {
        let view = layout.textViews[text]
        for index in found.indices {
          found[index].openTexts.append(view)
          found[index].undecided.append(Undecided(reason: .openWidths, views: [view]))
        }
      } else {
        var next: [TextPart] = []
        for part in found {
          guard let steps = layout.steps(of: text, width, in: part.polygon, limit: limit - parts.count) else {
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

  /// The parts, neighbours that say the same joined, edges that belong to others left out.
  private var joined: [TextPart] {
    var found: [TextPart] = []
    let sorted = parts.sorted {
      let (a, b) = (SizeRegion($0.polygon), SizeRegion($1.polygon))
      return (a.height.lowest, a.width.lowest) < (b.height.lowest, b.width.lowest)
    }
    for part in sorted {
      if let last = found.last, part.isLike(last), let both = last.polygon.box(with: part.polygon) {
        // What parted them parts nothing any more.
        let rooms = last.rooms + part.rooms.filter { !last.rooms.contains($0) }
        found[found.count - 1].polygon = both
        found[found.count - 1].rooms = rooms.filter { room in
          both.corners.allSatisfy { room.sign(at: $0) >= 0 }
        }
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
  /// A part of a polygon in which a text takes as many lines.
  typealias SteppedPart = (polygon: SizePolygon, rooms: [Affine], lines: Int)

  /// Cuts a polygon, on which the width of the frame of a text is affine, where the text changes its number of lines; nil
  /// where that makes more parts than `limit`.
  func steps(of text: Int, _ width: Affine, in polygon: SizePolygon, limit: Int) -> [SteppedPart]? {
    let widths = polygon.corners.map { width.value(at: $0) }
    guard let least = widths.min(), let most = widths.max() else { return [] }
    guard let steps = lineSteps(of: text, from: least, to: most, limit: max(limit, 1)) else { return nil }
    if steps.count == 1 { return [(polygon, [], steps[0].lines)] }
    var found: [SteppedPart] = []
    for step in steps {
      var (part, rooms): (SizePolygon?, [Affine]) = (polygon, [])
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
  /// Both as one where they are boxes that lie side by side.
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
