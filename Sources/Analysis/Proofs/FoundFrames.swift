package import LayRuntime
internal import LaySolver

/// The frames of views at sizes where the same rows are in force, as functions of the root's size.
struct FoundFrames: Sendable {
  /// The sizes: those where each limit holds.
  var limits: [SizeLimit]
  /// A size of them.
  var inner: ExactSize
  /// A polygon with all of the sizes.
  var polygon: SizePolygon
  /// The values of the numbers that rows have; without pieces those that are not known.
  var numbers: [ViewNumber: [NumberPiece]] = [:]

  /// Creates the frames of the components of a sweep over `polygon`, which is in a part of a cell.
  init(
    _ components: [KeptComponent], over polygon: SizePolygon, of part: ProofPart, in cell: SizeCell,
    _ layout: ParametricLayout
  ) {
    self.polygon = polygon
    limits = SizeLimit.limits(of: polygon, of: part, in: cell)
    inner = polygon.innerSize(0)
    for variable in layout.frameVariables {
      if let (view, part) = layout.part(of: variable) { numbers[ViewNumber(view: view, part: part)] = [] }
    }
    // The heights of such texts are assumed.
    if let own = cell.part, !own.openTexts.isEmpty || own.hasNoWidths || !own.undecided.isEmpty { return }
    for component in components where component.isComplete && component.suspect == nil { add(component, layout) }
  }

  private mutating func add(_ component: KeptComponent, _ layout: ParametricLayout) {
    for variable in component.variables {
      guard let (view, part) = layout.part(of: variable) else { continue }
      let pieces = component.pieces.map { piece in
        NumberPiece(
          place: piece.place, value: piece.undecided.contains(variable) ? nil : piece.values[variable])
      }
      numbers[ViewNumber(view: view, part: part)] = NumberPiece.joined(pieces)
    }
  }
}

/// A number of an untransformed frame; positions are from the superview's top-left corner.
package struct ViewNumber: Hashable, Sendable {
  package var view: ViewID
  package var part: Ambiguity.Part

  package init(view: ViewID, part: Ambiguity.Part) { (self.view, self.part) = (view, part) }
}

/// The sizes at which a number is not below 0, or above 0.
package struct SizeLimit: Hashable, Sendable {
  package var room: Affine
  /// True if the sizes where the number is 0 are excluded.
  package var isStrict: Bool

  /// Creates a limit whose sizes include those where `room` is 0, unless it is strict.
  package init(room: Affine, isStrict: Bool = false) { (self.room, self.isStrict) = (room, isStrict) }

  /// True if it holds at a size.
  package func contains(_ size: ExactSize) -> Bool { room.sign(at: size) >= (isStrict ? 1 : 0) }

  /// The limits of the sizes of a polygon that are in a part of a cell, without those that follow from the others.
  static func limits(of polygon: SizePolygon, of part: ProofPart, in cell: SizeCell) -> [SizeLimit] {
    var rooms = cell.width.limits(.horizontal) + cell.height.limits(.vertical)
    rooms += ((cell.part?.rooms ?? []) + part.rooms).map { SizeLimit(room: $0, isStrict: true) }
    if polygon.dimension == 2 { rooms += polygon.sides.map { SizeLimit(room: $0, isStrict: false) } }
    // The sides of a segment do not bound it along the segment.
    if polygon.dimension < 2 { rooms += polygon.hullLimits }
    let needed = rooms.filter { limit in polygon.corners.contains { limit.room.sign(at: $0) <= 0 } }
    var found: [SizeLimit] = []
    for limit in needed.map({ $0.normalized }) {
      if let same = found.firstIndex(where: { $0.room == limit.room }) {
        found[same].isStrict = found[same].isStrict || limit.isStrict
      } else {
        found.append(limit)
      }
    }
    return found
  }

  /// The same limit with the greatest coefficient 1 or -1.
  private var normalized: SizeLimit {
    let most = room.width.isZero ? room.height.magnitude : room.width.magnitude
    if most.isZero { return self }
    let scaled = Affine(room.constant / most, width: room.width / most, height: room.height / most)
    return SizeLimit(room: scaled, isStrict: isStrict)
  }
}

extension SizeRegion {
  /// Limits that all sizes of the region satisfy, and no others but its ``excludedCorners``.
  var limits: [SizeLimit] {
    var rooms = width.limits(.horizontal) + height.limits(.vertical)
    guard let polygon else { return rooms }
    if polygon.dimension < 2 { return rooms + polygon.hullLimits }
    rooms += polygon.sides.enumerated().map { SizeLimit(room: $1, isStrict: excludedEdges.contains($0)) }
    return rooms.filter { limit in polygon.corners.contains { limit.room.sign(at: $0) <= 0 } }
  }
}

extension SizeInterval {
  /// The limits of the lengths of an interval along an axis.
  fileprivate func limits(_ axis: LayoutAxis) -> [SizeLimit] {
    let isWidth = axis == .horizontal
    let above = isWidth ? Affine(-lowest, width: .one) : Affine(-lowest, height: .one)
    let below = isWidth ? Affine(highest, width: -1) : Affine(highest, height: -1)
    return [SizeLimit(room: above, isStrict: !includesLowest), SizeLimit(room: below, isStrict: !includesHighest)]
  }
}

extension SizePolygon {
  /// Limits that only the sizes of a segment or a point satisfy.
  fileprivate var hullLimits: [SizeLimit] {
    var found: [SizeLimit] = []
    for axis in LayoutAxis.allCases {
      let (lowest, highest) = extent(axis)
      found += SizeInterval(lowest: lowest, highest: highest).limits(axis)
    }
    guard corners.count == 2 else { return found }
    let (a, b) = (corners[0], corners[1])
    let side = Affine(
      (b.height - a.height) * a.width - (b.width - a.width) * a.height, width: a.height - b.height,
      height: b.width - a.width)
    return found + [SizeLimit(room: side, isStrict: false), SizeLimit(room: side.negated, isStrict: false)]
  }
}

/// The sizes of a piece among those of its part.
package enum NumberPlace: Hashable, Sendable {
  case everywhere
  case interval(LayoutAxis, lowest: Rational, highest: Rational)
  /// The sides of a polygon: numbers that are not below 0 in it.
  case sides([Affine])

  /// True if it contains a size; edges belong to it.
  package func contains(_ size: ExactSize) -> Bool {
    switch self {
    case .everywhere: true
    case .interval(let axis, let lowest, let highest): lowest <= size[axis] && size[axis] <= highest
    case .sides(let sides): sides.allSatisfy { $0.sign(at: size) >= 0 }
    }
  }
}

/// The sizes at which a number is one affine function; two pieces with a common edge agree on it.
package struct NumberPiece: Hashable, Sendable {
  package var place: NumberPlace
  /// The value; nil if the number is ambiguous.
  package var value: Affine?

  package init(place: NumberPlace, value: Affine?) { (self.place, self.value) = (place, value) }

  /// Joins intervals that follow one another with equal values; pieces without a value are left out.
  static func joined(_ pieces: [NumberPiece]) -> [NumberPiece] {
    if let first = pieces.first, first.value != nil, pieces.allSatisfy({ $0.value == first.value }) {
      return [NumberPiece(place: .everywhere, value: first.value)]
    }
    var found: [NumberPiece] = []
    for piece in pieces where piece.value != nil {
      if let last = found.last, last.value == piece.value, let both = last.place.joined(piece.place) {
        found[found.count - 1].place = both
      } else {
        found.append(piece)
      }
    }
    return found
  }
}

extension NumberPlace {
  fileprivate func joined(_ next: NumberPlace) -> NumberPlace? {
    guard case .interval(let axis, let lowest, let end) = self,
      case .interval(axis, end, let highest) = next
    else { return nil }
    return .interval(axis, lowest: lowest, highest: highest)
  }
}

extension KeptComponent.Piece {
  /// The sizes of the piece.
  fileprivate var place: NumberPlace {
    if let (axis, lowest, highest) = interval { return .interval(axis, lowest: lowest, highest: highest) }
    guard let polygon else { return .everywhere }
    let limits = polygon.dimension == 2 ? polygon.sides : polygon.hullLimits.map { $0.room }
    return .sides(limits)
  }
}
