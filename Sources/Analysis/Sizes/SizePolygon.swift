package import LayRuntime

/// A convex set of root sizes in points, with exact numbers: a polygon, a segment or a point.
package struct SizePolygon: Hashable, Sendable {
  /// The corners in order, from the one of the least width and then the least height; two for a segment, one for a point. So
  /// equal polygons have equal corners.
  package private(set) var corners: [ExactSize]

  /// Creates the rectangle between two corners; a segment or a point if a length is the same at both.
  package init(_ lowest: ExactSize, _ highest: ExactSize) {
    corners = [lowest]
    if lowest.width != highest.width { corners.append(ExactSize(width: highest.width, height: lowest.height)) }
    if lowest.height != highest.height {
      if lowest.width != highest.width { corners.append(highest) }
      corners.append(ExactSize(width: lowest.width, height: highest.height))
    }
  }

  private init(corners: [ExactSize]) {
    let first = corners.indices.min {
      (corners[$0].width, corners[$0].height) < (corners[$1].width, corners[$1].height)
    }
    self.corners = Array(corners[(first ?? 0)...] + corners[..<(first ?? 0)])
  }

  /// The dimension: 2 for a polygon, 1 for a segment, 0 for a point.
  package var dimension: Int { min(corners.count - 1, 2) }

  /// The edge from the corner of a number to the next; for a segment all of it, and for a point the point.
  func edge(_ number: Int) -> SizePolygon {
    let (corner, next) = (corners[number], corners[(number + 1) % corners.count])
    return SizePolygon(corners: corner == next ? [corner] : [corner, next])
  }

  /// The edges in order of the corners; a segment has one, and a point none.
  package var edges: [SizePolygon] {
    switch corners.count {
    case 1: []
    case 2: [self]
    default: corners.indices.map { edge($0) }
    }
  }

  /// The part where `limit` is not below 0; nil if there is none. It may be of a lower dimension.
  package func clipped(_ limit: Affine) -> SizePolygon? {
    let signs = corners.map { limit.sign(at: $0) }
    if !signs.contains(-1) { return self }
    var kept: [ExactSize] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if signs[index] >= 0 { append(corners[index], to: &kept) }
      // A segment has one side, not two.
      if corners.count == 2 && index == 1 { continue }
      if signs[index] * signs[next] < 0 { append(crossing(corners[index], corners[next], limit), to: &kept) }
    }
    if kept.count > 1 && kept.first == kept.last { kept.removeLast() }
    return kept.isEmpty ? nil : SizePolygon(corners: kept)
  }

  /// The part between two lengths.
  func part(from lowest: Rational, to highest: Rational, _ axis: LayoutAxis) -> SizePolygon {
    let isWidth = axis == .horizontal
    let above = isWidth ? Affine(-lowest, width: .one) : Affine(-lowest, height: .one)
    let below = isWidth ? Affine(highest, width: -1) : Affine(highest, height: -1)
    return clipped(above)?.clipped(below) ?? self
  }

  /// The part where `room` is below 0, and its edge; nil if there is no more than an edge.
  func part(beyond room: Affine) -> SizePolygon? {
    guard corners.contains(where: { room.sign(at: $0) < 0 }) else { return nil }
    return clipped(room.negated)
  }

  /// The parts by the room of a mask that gives its view `length`: the one with room, unless it is of a lower dimension, then the
  /// one where `length` is below 0, and its edge.
  func parts(byRoomOf length: Affine) -> [RoomPart] {
    guard let beyond = part(beyond: length) else { return [RoomPart(polygon: self, length: length, hasRoom: true)] }
    let nothing = RoomPart(polygon: beyond, length: Affine(.zero), hasRoom: false)
    guard let rest = clipped(length), rest.dimension == dimension else { return [nothing] }
    return [RoomPart(polygon: rest, length: length, hasRoom: true), nothing]
  }

  private func append(_ corner: ExactSize, to corners: inout [ExactSize]) {
    if corners.last != corner { corners.append(corner) }
  }

  /// The point between two sizes at which an affine number is 0.
  private func crossing(_ a: ExactSize, _ b: ExactSize, _ number: Affine) -> ExactSize {
    let value = number.value(at: a)
    let share = value / (value - number.value(at: b))
    return ExactSize(
      width: a.width + share * (b.width - a.width), height: a.height + share * (b.height - a.height))
  }

  /// The least and the greatest length along an axis.
  func extent(_ axis: LayoutAxis) -> (lowest: Rational, highest: Rational) {
    var (lowest, highest) = (corners[0][axis], corners[0][axis])
    for corner in corners {
      lowest = min(lowest, corner[axis])
      highest = max(highest, corner[axis])
    }
    return (lowest, highest)
  }

  /// The slope of a slanted segment: the change of the other length per unit along `axis`; otherwise 0.
  func slant(_ axis: LayoutAxis) -> Rational {
    guard corners.count == 2 else { return .zero }
    let (width, height) = (corners[1].width - corners[0].width, corners[1].height - corners[0].height)
    if width.isZero || height.isZero { return .zero }
    return axis == .horizontal ? height / width : width / height
  }

  /// True if it contains a size, edges included.
  func contains(_ size: ExactSize) -> Bool {
    if corners.count < 3 { return segmentContains(size) }
    var sign = 0
    for index in corners.indices {
      let turn = size.side(from: corners[index], to: corners[(index + 1) % corners.count])
      if turn == 0 { continue }
      if sign == 0 { sign = turn }
      if sign != turn { return false }
    }
    return true
  }

  private func segmentContains(_ size: ExactSize) -> Bool {
    guard let last = corners.last, size.side(from: corners[0], to: last) == 0 else { return corners[0] == size }
    return LayoutAxis.allCases.allSatisfy { axis in
      let extent = extent(axis)
      return extent.lowest <= size[axis] && size[axis] <= extent.highest
    }
  }

  /// A generic size well inside: a weighted mean of the corners, with other weights for each attempt, rounded to a grid that
  /// keeps numbers short if there is room for it.
  func innerSize(_ attempt: Int) -> ExactSize {
    let shares = corners.indices.map { Rational(101 + 37 * $0 * ($0 + 3) % 50 + 29 * attempt % 83) }
    let whole = shares.reduce(.zero, +)
    var (width, height) = (Rational.zero, Rational.zero)
    for (corner, share) in zip(corners, shares) {
      width += corner.width * share
      height += corner.height * share
    }
    let exact = ExactSize(width: width / whole, height: height / whole)
    let short = ExactSize(
      width: onGrid(exact.width, extent(.horizontal)), height: onGrid(exact.height, extent(.vertical)))
    return isInside(short) ? short : exact
  }

  /// A size well inside, of whole numbers if there is room for them.
  var innerWhole: ExactSize {
    let size = innerSize(0)
    let whole = ExactSize(width: size.width.rounded, height: size.height.rounded)
    return isInside(whole) ? whole : size
  }

  /// A size inside with a given length along an axis.
  func size(at length: Rational, _ axis: LayoutAxis) -> ExactSize {
    part(from: length, to: length, axis).innerSize(0)
  }

  /// The nearest odd multiple of 1/64; a length with an extent of one value is returned as it is.
  private func onGrid(_ length: Rational, _ extent: (lowest: Rational, highest: Rational)) -> Rational {
    if extent.lowest == extent.highest { return length }
    return ((length * 32).floor + Rational(1, 2)) / 32
  }

  /// True if it contains a size that is on no edge.
  private func isInside(_ size: ExactSize) -> Bool {
    if corners.count < 3 {
      return contains(size) && !corners.contains(size)
    }
    var sign = 0
    for index in corners.indices {
      let turn = size.side(from: corners[index], to: corners[(index + 1) % corners.count])
      if turn == 0 { return false }
      if sign == 0 { sign = turn }
      if sign != turn { return false }
    }
    return true
  }
}

/// A part of a polygon in which a mask has room everywhere, or nowhere but on an edge.
struct RoomPart: Sendable {
  var polygon: SizePolygon
  /// The length of the mask's view: 0 without room.
  var length: Affine
  var hasRoom: Bool
}

// MARK: - Hulls

extension SizePolygon {
  /// The convex hull of sizes (Andrew's monotone chain, 1979).
  static func hull(_ sizes: [ExactSize]) -> SizePolygon {
    let sorted = Set(sizes).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    guard sorted.count > 2 else { return SizePolygon(corners: sorted) }
    var lower: [ExactSize] = []
    for size in sorted { add(size, to: &lower) }
    var upper: [ExactSize] = []
    for size in sorted.reversed() { add(size, to: &upper) }
    return SizePolygon(corners: Array(lower.dropLast() + upper.dropLast()))
  }

  private static func add(_ size: ExactSize, to chain: inout [ExactSize]) {
    while chain.count > 1 && size.side(from: chain[chain.count - 2], to: chain[chain.count - 1]) <= 0 {
      chain.removeLast()
    }
    chain.append(size)
  }
}
