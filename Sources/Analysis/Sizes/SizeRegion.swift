internal import LayRuntime

/// The sizes of a finding: a polygon, or its intersection with an interval of one length.
struct SizeRegion: Hashable, Sendable {
  var width: SizeInterval
  var height: SizeInterval
  /// The polygon; nil if the region is a product of intervals.
  private(set) var polygon: SizePolygon?
  /// The indices of the polygon's edges that are not included, each from the corner of that index on. A corner is included if its
  /// edges are.
  private(set) var excludedEdges: [Int] = []
  /// The corners that are excluded though their edges are included, in order.
  private(set) var excludedCorners: [ExactSize] = []

  /// Creates the product of two intervals.
  init(width: SizeInterval, height: SizeInterval) { (self.width, self.height) = (width, height) }

  /// Creates the region of a whole polygon.
  init(_ polygon: SizePolygon) {
    let (widths, heights) = (polygon.extent(.horizontal), polygon.extent(.vertical))
    width = SizeInterval(lowest: widths.lowest, highest: widths.highest)
    height = SizeInterval(lowest: heights.lowest, highest: heights.highest)
    self.polygon = polygon == box ? nil : polygon
  }

  /// Creates the part of a polygon with a length in `interval`.
  init(_ polygon: SizePolygon, _ axis: LayoutAxis, _ interval: SizeInterval) {
    self.init(polygon.part(from: interval.lowest, to: interval.highest, axis))
    if axis == .horizontal { width = interval } else { height = interval }
  }

  var box: SizePolygon {
    SizePolygon(
      ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest))
  }

  /// The closure of the region.
  var shape: SizePolygon { polygon ?? box }

  /// The edges in order of the corners; for a product of intervals those of the least and the greatest width, then those of the
  /// heights.
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

  /// The inclusion of each edge of the box, from the corner of the least width and height on.
  var boxEdges: [Bool] {
    [height.includesLowest, width.includesHighest, height.includesHighest, width.includesLowest]
  }

  /// Sets which of its ``edges`` are included.
  mutating func include(_ edges: [Bool]) {
    if polygon != nil {
      excludedEdges = edges.indices.filter { !edges[$0] }
      return
    }
    (width.includesLowest, width.includesHighest) = (edges[0], edges[1])
    (height.includesLowest, height.includesHighest) = (edges[2], edges[3])
  }

  subscript(axis: LayoutAxis) -> SizeInterval { axis == .horizontal ? width : height }

  /// True if it contains a size.
  func contains(_ size: ExactSize) -> Bool {
    guard width.contains(size.width) && height.contains(size.height) else { return false }
    if excludedCorners.contains(size) { return false }
    guard let polygon else { return true }
    return polygon.contains(size) && !excludedEdges.contains { polygon.edge($0).contains(size) }
  }

  /// Excludes a corner.
  mutating func exclude(_ corner: ExactSize) {
    guard contains(corner) else { return }
    excludedCorners.append(corner)
    excludedCorners.sort { ($0.width, $0.height) < ($1.width, $1.height) }
  }

  /// Returns the region without the edge, or the corner, where `room` is 0.
  func without(_ room: Affine) -> SizeRegion {
    let ends = shape.corners.filter { room.sign(at: $0) == 0 }
    if ends.isEmpty { return self }
    var result = withoutEdge(room)
    for corner in ends { result.exclude(corner) }
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

  /// Returns a segment without the ends where `room` is 0.
  private func withoutEnds(where room: Affine) -> SizeRegion {
    var result = self
    for corner in shape.corners where room.sign(at: corner) == 0 {
      if corner.width == width.lowest { result.width.includesLowest = false }
      if corner.width == width.highest { result.width.includesHighest = false }
    }
    return result
  }

  /// Returns the region without a corner of `shape`, which has the same sizes.
  func without(end corner: ExactSize, of shape: SizePolygon) -> SizeRegion {
    guard shape.dimension == 1, let other = shape.corners.first(where: { $0 != corner }) else {
      var result = self
      result.exclude(corner)
      return result
    }
    let isAlongWidth = other.width != corner.width
    return without(isAlongWidth ? Affine(-corner.width, width: .one) : Affine(-corner.height, height: .one))
  }

  /// The part of it where `room` is above 0, and not 0.
  func above(_ room: Affine) -> SizeRegion {
    guard shape.corners.allSatisfy({ room.sign(at: $0) == 0 }) else { return without(room) }
    var nothing = self
    nothing.width = SizeInterval(lowest: width.lowest, highest: width.lowest, includesLowest: false)
    return nothing
  }

  /// True if it contains no size.
  var isEmpty: Bool { width.isEmpty || height.isEmpty }

  /// True if it is a product of intervals without excluded corners.
  var isBox: Bool { polygon == nil && excludedCorners.isEmpty }

  /// A size in it: a small one for intervals, one inside for a polygon, so that excluded edges do not matter.
  var witness: ExactSize {
    let whole = ExactSize(width: width.leastWhole, height: height.leastWhole)
    if excludedCorners.contains(whole) { return box.innerWhole }
    return polygon.map { $0.innerWhole } ?? whole
  }

  /// The same as ``witness(where:)``, but for a polygon a corner of whole numbers if there is one, as the range has them: a size
  /// that the user knows.
  func knownWitness(where holds: (ExactSize) -> Bool) -> ExactSize {
    let corners = (polygon?.corners ?? []).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    return corners.first { $0.width.isInteger && $0.height.isInteger && contains($0) && holds($0) }
      ?? witness(where: holds)
  }

  /// A small size in it for which `holds`, which all its sizes do but perhaps those of an edge: whole numbers if some are near,
  /// the least width first.
  func witness(where holds: (ExactSize) -> Bool) -> ExactSize {
    let least = ExactSize(width: width.leastWhole, height: height.leastWhole)
    if contains(least) && holds(least) { return least }
    let shape = shape
    let corners = shape.corners.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    var tried: [ExactSize] = []
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
  /// The least whole number in it; if there is none, a number in it.
  var leastWhole: Rational {
    if includesLowest && lowest.isInteger { return lowest }
    let next = lowest.floor + .one
    if contains(next) { return next }
    return includesLowest ? lowest : middle
  }
}
