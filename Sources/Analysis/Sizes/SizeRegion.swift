internal import LayRuntime

/// Sizes of which something is said: those of a polygon, or as many of them as lie in an interval of one length.
struct SizeRegion: Hashable, Sendable {
  var width: SizeInterval
  var height: SizeInterval
  /// Its corners where it is no product of intervals.
  private(set) var polygon: SizePolygon?
  /// The edges of the polygon that are not in, from the corner of that number on. A corner is in where its edges are.
  private(set) var excludedEdges: [Int] = []
  /// Corners that are not in though their edges are, in order.
  private(set) var excludedCorners: [ExactSize] = []

  /// The product of two intervals.
  init(width: SizeInterval, height: SizeInterval) { (self.width, self.height) = (width, height) }

  /// All of a polygon.
  init(_ polygon: SizePolygon) {
    let (widths, heights) = (polygon.extent(.horizontal), polygon.extent(.vertical))
    width = SizeInterval(lowest: widths.lowest, highest: widths.highest)
    height = SizeInterval(lowest: heights.lowest, highest: heights.highest)
    self.polygon = polygon == box ? nil : polygon
  }

  /// The sizes of a polygon with a length in `interval`.
  init(_ polygon: SizePolygon, _ axis: Axis, _ interval: SizeInterval) {
    self.init(polygon.part(from: interval.lowest, to: interval.highest, axis))
    if axis == .horizontal { width = interval } else { height = interval }
  }

  var box: SizePolygon {
    SizePolygon(
      ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest))
  }

  /// All that is between its ends, and those.
  var shape: SizePolygon { polygon ?? box }

  /// The edges in order of the corners; of a product of intervals those of the least and the greatest width, then those of
  /// the heights.
  var edges: [SizePolygon] {
    if let polygon { return polygon.edges }
    func edge(_ a: (Rational, Rational), _ b: (Rational, Rational)) -> SizePolygon {
      SizePolygon(ExactSize(width: a.0, height: a.1), ExactSize(width: b.0, height: b.1))
    }
    let (left, right, top, bottom) = (width.lowest, width.highest, height.lowest, height.highest)
    return [
      edge((left, top), (left, bottom)), edge((right, top), (right, bottom)), edge((left, top), (right, top)),
      edge((left, bottom), (right, bottom)),
    ]
  }

  /// Says which of its ``edges`` are in.
  mutating func include(_ edges: [Bool]) {
    if polygon != nil {
      excludedEdges = edges.indices.filter { !edges[$0] }
      return
    }
    (width.includesLowest, width.includesHighest) = (edges[0], edges[1])
    (height.includesLowest, height.includesHighest) = (edges[2], edges[3])
  }

  subscript(axis: Axis) -> SizeInterval { axis == .horizontal ? width : height }

  /// Whether a size is in it.
  func contains(_ size: ExactSize) -> Bool {
    guard width.contains(size.width) && height.contains(size.height) else { return false }
    if excludedCorners.contains(size) { return false }
    guard let polygon else { return true }
    return polygon.contains(size) && !excludedEdges.contains { polygon.edge($0).contains(size) }
  }

  /// The same without a corner.
  mutating func exclude(_ corner: ExactSize) {
    guard contains(corner) else { return }
    excludedCorners.append(corner)
    excludedCorners.sort { ($0.width, $0.height) < ($1.width, $1.height) }
  }

  /// The same without the edge, or the corner, where `room` is 0.
  func without(_ room: Affine) -> SizeRegion {
    var result = withoutEdge(room)
    for corner in shape.corners where room.sign(at: corner) == 0 { result.exclude(corner) }
    return result
  }

  private func withoutEdge(_ room: Affine) -> SizeRegion {
    func isZero(_ edge: SizePolygon) -> Bool { edge.corners.allSatisfy { room.sign(at: $0) == 0 } }
    var result = self
    if let polygon {
      if polygon.dimension == 1 { return withoutEnds(where: room) }
      let edges = polygon.edges
      result.excludedEdges = edges.indices.filter { excludedEdges.contains($0) || isZero(edges[$0]) }
      return result
    }
    let edges = edges
    if isZero(edges[0]) { result.width.includesLowest = false }
    if isZero(edges[1]) { result.width.includesHighest = false }
    if isZero(edges[2]) { result.height.includesLowest = false }
    if isZero(edges[3]) { result.height.includesHighest = false }
    return result
  }

  /// A slanted line without the ends where `room` is 0.
  private func withoutEnds(where room: Affine) -> SizeRegion {
    var result = self
    for corner in shape.corners where room.sign(at: corner) == 0 {
      if corner.width == width.lowest { result.width.includesLowest = false }
      if corner.width == width.highest { result.width.includesHighest = false }
    }
    return result
  }

  /// What of it is in a cell: ends that the cell is without are left out.
  func within(_ cell: SizeCell) -> SizeRegion {
    var result = self
    result.width = width.intersection(cell.width)
    result.height = height.intersection(cell.height)
    for room in cell.part?.rooms ?? [] { result = result.above(room) }
    return result
  }

  /// What of it is where `room` is above 0, and not 0.
  func above(_ room: Affine) -> SizeRegion {
    guard shape.corners.allSatisfy({ room.sign(at: $0) == 0 }) else { return without(room) }
    var nothing = self
    nothing.width = SizeInterval(lowest: width.lowest, highest: width.lowest, includesLowest: false)
    return nothing
  }

  /// Whether there is no size in it.
  var isEmpty: Bool { width.isEmpty || height.isEmpty }

  /// Whether all between its ends is in but for edges of intervals: nothing else is to be said of it.
  var isBox: Bool { polygon == nil && excludedCorners.isEmpty }

  /// A size in it: a small one of intervals, one inside of a polygon, whose edges it does not say anything about.
  var witness: ExactSize {
    let whole = ExactSize(width: width.leastWhole, height: height.leastWhole)
    if excludedCorners.contains(whole) { return box.innerWhole }
    return polygon.map { $0.innerWhole } ?? whole
  }

  /// The same as ``witness(where:)``, but of a polygon a corner where that is one of whole numbers, as the range has them: a
  /// size that one knows.
  func knownWitness(where holds: (ExactSize) -> Bool) -> ExactSize {
    let corners = (polygon?.corners ?? []).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    return corners.first { $0.width.isInteger && $0.height.isInteger && contains($0) && holds($0) }
      ?? witness(where: holds)
  }

  /// A small size in it that has something all its sizes have but perhaps those of an edge: whole numbers where some are
  /// near, the least width first.
  func witness(where holds: (ExactSize) -> Bool) -> ExactSize {
    let shape = shape
    let corners = shape.corners.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    var tried = [ExactSize(width: width.leastWhole, height: height.leastWhole)]
    let steps: [(width: Rational, height: Rational)] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, -1), (1, -1)]
    for corner in corners {
      for step in steps {
        tried.append(ExactSize(width: corner.width.ceil + step.width, height: corner.height.ceil + step.height))
      }
    }
    return (tried + corners).first { contains($0) && holds($0) } ?? shape.innerWhole
  }
}

extension SizeInterval {
  /// The least whole number in it; if there is none a number in it.
  var leastWhole: Rational {
    if includesLowest && lowest.isInteger { return lowest }
    let next = lowest.floor + .one
    if contains(next) { return next }
    return includesLowest ? lowest : middle
  }
}
