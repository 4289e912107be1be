internal import LayRuntime
internal import LaySolver

/// Finds the ambiguous variables of one cell, at every size of a polygon where its rows are feasible (SEMANTICS §4.6).
///
/// Each component is examined at sizes that no piece covers yet, until its pieces cover everything. A piece determines for all
/// its sizes which variables are ambiguous inside. At its ends fewer may be: the optimal set depends continuously on the right
/// sides (Mangasarian & Shiau 1987), so a variable that is unique on one side of an end is unique there; if it is ambiguous on
/// all sides, the end itself is examined.
struct Sweep {
  /// The region in which a variable is ambiguous.
  struct Opening: Sendable {
    var variable: VariableID
    var region: SizeRegion
    /// The component of the variable; nil if it is in no row.
    var component: Int?
  }

  var layout: ParametricLayout
  let polygon: SizePolygon
  /// The remaining budget of rows.
  var budget: ProofBudget
  var openings: [Opening] = []
  /// Masks that run out of room because of constraints.
  var collapsings: [Collapsing] = []
  /// The masks in a superview whose length is ambiguous at some sizes: whether they have room there is a matter of choice.
  var masksOfChoice: Set<MaskPlace> = []
  /// The components that were not examined at some sizes, with the reasons.
  var undecided: [Int: Undecided.Reason] = [:]
  /// The number of pieces.
  var pieceCount = 0
  /// The pieces of the components whose values are kept.
  var kept: [KeptComponent] = []
  let keeping: KeptVariables?
  /// True if it is a partial sweep: of one component, with the frames decided.
  private let isPart: Bool
  /// The components in which frames decide variables that constraints leave ambiguous.
  private(set) var framed: [Int] = []
  /// The components that are not examined.
  let known: KnownPieces
  /// The masks by the superview length that they scale with, or their own length.
  let rooms: [VariableID: [Int]]
  /// The sums that are checked for ambiguity.
  private let sums: AskedSums

  /// Creates a sweep of `layout`; `keeping` selects the values that are kept. The pieces of `known` components are kept as they
  /// are.
  init(
    _ layout: ParametricLayout, over polygon: SizePolygon, _ budget: ProofBudget, keeping: KeptVariables? = nil,
    isPart: Bool = false, known: KnownPieces = KnownPieces()
  ) {
    self.layout = layout
    self.polygon = polygon
    self.keeping = keeping
    self.budget = budget
    self.isPart = isPart
    (self.known, kept) = (known, known.kept)
    rooms = Sweep.rooms(layout.looseMasks)
    sums = keeping?.sums ?? AskedSums()
  }

  /// The undecided components, in order.
  var undecidedComponents: [Undecided] {
    mutating get {
      var found: [Undecided] = []
      for (component, reason) in undecided.sorted(by: { $0.key < $1.key }) {
        found.append(Undecided(reason: reason, views: layout.views(of: component)))
      }
      return found
    }
  }

  /// Runs the sweep over all components.
  mutating func run(_ observe: () -> Void = {}) {
    runWithoutFrames(observe)
    for component in framed { decideFrames(of: component) }
  }

  /// Runs the sweep over all components but those that are left to frames.
  mutating func runWithoutFrames(_ observe: () -> Void = {}) {
    var lines: [LineCover] = []
    var planes: [PlaneCover] = []
    var constants: [Int] = []
    let (widths, heights) = (polygon.extent(.horizontal), polygon.extent(.vertical))
    // On a slanted line one length follows from the other.
    let isLine = polygon.dimension < 2
    for component in 0..<layout.componentCount where !known.contains(component) {
      let parameters = layout.parameters(of: component)
      let usesWidth = parameters.width && widths.lowest < widths.highest
      let usesHeight = parameters.height && heights.lowest < heights.highest
      switch (usesWidth, usesHeight) {
      case (false, false): constants.append(component)
      case (true, true) where !isLine: planes.append(PlaneCover(component, polygon))
      case (true, _): lines.append(LineCover(component, .horizontal, along: polygon))
      case (false, true): lines.append(LineCover(component, .vertical, along: polygon))
      }
    }
    if !isPart { lookAtIdle() }
    lookAt(constants)
    lookAt(&lines, observe)
    for index in planes.indices { lookAt(&planes[index], observe) }
  }

  /// Handles variables of no row: their values are those of frames, or they are ambiguous.
  private mutating func lookAtIdle() {
    for variable in layout.idleVariables {
      if layout.framedVariables.contains(variable) {
        keep(variable, at: layout.preferredValue(of: variable))
      } else {
        openings.append(Opening(variable: variable, region: SizeRegion(polygon)))
        for index in rooms[variable] ?? [] { masksOfChoice.insert(layout.looseMasks[index].place) }
        keepOpen(variable)
      }
    }
  }

  private mutating func keepOpen(_ variable: VariableID) {
    guard let keeping, isKept(variable) else { return }
    let piece = KeptComponent.Piece(
      open: variable, at: layout.preferredValue(of: variable), keeping.sums.undecided(among: [variable]))
    keep(piece, keeping)
  }

  private mutating func keep(_ variable: VariableID, at value: Affine) {
    guard let keeping, isKept(variable) else { return }
    keep(KeptComponent.Piece(variable, at: value), keeping)
  }

  private mutating func keep(_ piece: KeptComponent.Piece, _ keeping: KeptVariables) {
    let component = KeptComponent([piece], isComplete: true, keeping)
    if !component.isEmpty { kept.append(component) }
  }

  /// Defers a component to the frames if they decide ambiguous variables of it; false if they do not.
  private mutating func isLeftToFrames(_ component: Int, _ open: some Sequence<VariableID>) -> Bool {
    if isPart || layout.framedVariables.isEmpty || !open.contains(where: { layout.framedVariables.contains($0) }) {
      return false
    }
    framed.append(component)
    return true
  }

  /// The piece of a component around the current size, with the kept values alone; nil if the budget is exhausted.
  private mutating func piece(of component: Int) -> AffinePiece? {
    let rows = layout.rowCount(of: component) + 1
    guard budget.take(rows), var piece = layout.piece(of: component, asking: sums, &budget.rest) else { return nil }
    budget.charge(rows, forLengthOf: piece.limits)
    piece.values.removeAll { !isKept($0.variable) }
    return piece
  }

  private func isKept(_ variable: VariableID) -> Bool {
    if rooms[variable] != nil { return true }
    return keeping.map { $0.wanted.contains(variable) || $0.suspects.contains(variable) } ?? false
  }

  /// True if values are kept.
  private var keepsValues: Bool { keeping != nil || !rooms.isEmpty }

  private mutating func keep(_ pieces: [KeptComponent.Piece], isComplete: Bool, of number: Int) {
    let pieces = rooms.isEmpty ? pieces : pieces.flatMap { settled($0) }
    guard let keeping, !pieces.isEmpty else { return }
    let component = KeptComponent(pieces, isComplete: isComplete, keeping, number: number)
    if !component.isEmpty { kept.append(component) }
  }

  // MARK: - Components that depend on neither length

  private mutating func lookAt(_ constants: [Int]) {
    if constants.isEmpty { return }
    layout.move(to: polygon.innerSize(0))
    for component in constants {
      guard let piece = piece(of: component) else {
        undecided[component] = .cases
        continue
      }
      pieceCount += 1
      if isLeftToFrames(component, piece.undecided) { continue }
      keep([KeptComponent.Piece(piece)], isComplete: true, of: component)
      for variable in piece.undecided {
        openings.append(Opening(variable: variable, region: SizeRegion(polygon), component: component))
      }
    }
  }

  // MARK: - Components that depend on one length

  /// Examines components along one axis; every size that is solved for one serves all that have a gap there.
  private mutating func lookAt(_ lines: inout [LineCover], _ observe: () -> Void) {
    var waiting = Array(lines.indices)
    while let first = waiting.last {
      guard let gap = lines[first].gap else {
        waiting.removeLast()
        continue
      }
      let length = LineCover.inside(gap, attempt: lines[first].attempts)
      let size = polygon.size(at: length, lines[first].axis)
      observe()
      layout.move(to: size)
      for index in waiting where lines[index].wants(size[lines[index].axis]) {
        if let piece = piece(of: lines[index].component) {
          lines[index].add(piece, at: size)
        } else {
          lines[index].giveUp()
        }
      }
    }
    for line in lines { finish(line) }
  }

  private mutating func finish(_ line: LineCover) {
    pieceCount += line.pieces.count
    if line.givenUp > 0 { undecided[line.component] = .cases }
    let pieces = line.sorted
    if isLeftToFrames(line.component, pieces.flatMap { $0.undecided }) { return }
    var kept: [KeptComponent.Piece] = []
    var open: [VariableID: [SizeInterval]] = [:]
    var order: [VariableID] = []
    var below = openAtEnd(pieces.first?.lowest, line, [pieces.first])
    for (index, piece) in pieces.enumerated() {
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      let isNear = next.map { $0.lowest == piece.highest } ?? true
      let above = openAtEnd(piece.highest, line, isNear && next != nil ? [piece, next] : [piece])
      for variable in piece.undecided {
        if open[variable] == nil { order.append(variable) }
        open[variable, default: []].append(
          SizeInterval(
            lowest: piece.lowest, highest: piece.highest, includesLowest: below.variables.contains(variable),
            includesHighest: above.variables.contains(variable)))
      }
      if keepsValues {
        let ends = [(piece.lowest, below), (piece.highest, above)].map { length, open in
          (place: polygon.part(from: length, to: length, line.axis), sums: open.sums)
        }
        let own = KeptComponent.Piece(piece, line.axis).with(ends: ends)
        // Bases may differ in variables that are not kept.
        if let both = kept.last?.joined(own) {
          kept[kept.count - 1] = both
        } else {
          kept.append(own)
        }
      }
      below = isNear ? above : openAtEnd(next?.lowest, line, [next])
    }
    if keepsValues { keep(kept, isComplete: line.givenUp == 0, of: line.component) }
    for variable in order {
      for interval in joined(open[variable] ?? []) {
        let region = SizeRegion(polygon, line.axis, interval)
        openings.append(Opening(variable: variable, region: region, component: line.component))
      }
    }
  }

  /// The variables that are ambiguous at an end of pieces, which are ambiguous in all of them.
  private mutating func openAtEnd(_ end: Rational?, _ line: LineCover, _ around: [LineCover.Piece?]) -> OpenEnd {
    guard let end else { return OpenEnd() }
    var shared = Set(around.first??.undecided ?? [])
    for piece in around.dropFirst() { shared.formIntersection(piece?.undecided ?? []) }
    return look(at: polygon.part(from: end, to: end, line.axis), shared, of: line.component)
  }

  private func joined(_ intervals: [SizeInterval]) -> [SizeInterval] {
    var found: [SizeInterval] = []
    for interval in intervals {
      if let last = found.last, let both = last.joined(interval) {
        found[found.count - 1] = both
      } else {
        found.append(interval)
      }
    }
    return found
  }

  // MARK: - Components that depend on both lengths

  private mutating func lookAt(_ plane: inout PlaneCover, _ observe: () -> Void) {
    while let gap = plane.gap {
      observe()
      layout.move(to: gap.innerSize(plane.attempts))
      if let piece = piece(of: plane.component) {
        plane.add(piece)
      } else {
        plane.giveUp()
      }
    }
    pieceCount += plane.pieces.count
    if plane.givenUp > 0 { undecided[plane.component] = .cases }
    if isLeftToFrames(plane.component, plane.pieces.flatMap { $0.undecided }) { return }
    var kept: [KeptComponent.Piece] = []
    for piece in plane.pieces {
      let ends = note(piece, of: plane.component)
      if keepsValues { kept.append(KeptComponent.Piece(piece).with(ends: ends)) }
    }
    if keepsValues { keep(kept, isComplete: plane.givenUp == 0, of: plane.component) }
  }

  /// Notes the regions of a piece's ambiguous variables. The range of a variable is concave over a piece, so an edge is ambiguous
  /// all along if it is ambiguous inside. Returns the sums that are ambiguous at the edges and corners.
  private mutating func note(_ piece: PlaneCover.Piece, of component: Int) -> [SumsAtEnd] {
    if piece.undecided.isEmpty { return [] }
    let region = SizeRegion(piece.polygon)
    let edges = region.edges.map { (place: $0, open: look(at: $0, Set(piece.undecided), of: component)) }
    let corners = piece.polygon.corners.map { corner in
      let place = SizePolygon(corner, corner)
      let near = edges.filter { $0.place.contains(corner) }
      // A variable that is unique on an edge is unique at its ends.
      let around = near.reduce(Set(piece.undecided)) { $0.intersection($1.open.variables) }
      let isMeasured = piece.undecided.contains { rooms[$0] != nil }
      return (place: place, open: look(at: place, isMeasured ? Set(piece.undecided) : around, of: component))
    }
    for variable in piece.undecided {
      var own = region
      own.include(edges.map { $0.open.variables.contains(variable) })
      for corner in corners where !corner.open.variables.contains(variable) { own.exclude(corner.place.corners[0]) }
      openings.append(Opening(variable: variable, region: own, component: component))
    }
    return (edges + corners).map { (place: $0.place, sums: $0.open.sums) }
  }

  // MARK: - Ends

  /// The variables that are ambiguous at an end of pieces, among those `around` it. A mask whose superview length is unique only
  /// at the end may run out of room there alone.
  private mutating func look(at end: SizePolygon, _ around: Set<VariableID>, of component: Int) -> OpenEnd {
    if around.isEmpty { return OpenEnd() }
    layout.move(to: end.innerSize(0))
    guard let piece = piece(of: component) else {
      undecided[component] = .cases
      return OpenEnd()
    }
    let open = around.intersection(piece.undecided)
    if around.contains(where: { rooms[$0] != nil && !open.contains($0) }) {
      _ = settled(KeptComponent.Piece(piece, over: end))
    }
    return OpenEnd(variables: open, sums: piece.undecidedSums)
  }
}

/// The variables and sums that are ambiguous at an end of pieces.
private struct OpenEnd {
  var variables: Set<VariableID> = []
  /// The queried sums.
  var sums: Set<Int> = []
}
