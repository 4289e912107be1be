internal import LayRuntime

// Joins regions with a convex union, with the edges that are in it. Pieces end where other rows become binding, and parts where a
// condition changes, neither of which matters to a reader.
extension SizeRegion {
  /// The limits of comparing regions; beyond them regions are listed separately.
  struct JoinLimits {
    /// The maximum number of regions that are compared with one another.
    var regions = 64
    /// The maximum number of parts of a polygon that regions leave uncovered.
    var rest = 256
  }

  /// Returns fewer regions with the same sizes.
  static func joined(_ regions: [SizeRegion], _ limits: JoinLimits = JoinLimits()) -> [SizeRegion] {
    if regions.count < 2 || regions.count > limits.regions { return regions }
    var left = regions.enumerated().map { JoinedRegion($1, number: $0) }
    var (first, made) = (0, regions.count)
    // The union stays the same, so two regions that do not fill their hull never will.
    var failed: Set<JoinedRegion.Pair> = []
    while first < left.count {
      if let whole = left[first].grown(among: left, limits, &failed) {
        let shape = whole.shape
        left.removeAll { $0.shape.corners.allSatisfy { shape.contains($0) } }
        left.append(JoinedRegion(whole, number: made))
        made += 1
        first = 0
      } else {
        first += 1
      }
    }
    return left.map { $0.region }
  }

  fileprivate func isNear(_ other: SizeRegion) -> Bool {
    width.lowest <= other.width.highest && other.width.lowest <= width.highest && height.lowest <= other.height.highest
      && other.height.lowest <= height.highest
  }

  /// The inclusion of each of ``edges``.
  var includedEdges: [Bool] {
    guard let polygon else {
      return [width.includesLowest, width.includesHighest, height.includesLowest, height.includesHighest]
    }
    return polygon.edges.indices.map { index in
      if excludedEdges.contains(index) { return false }
      let corners = polygon.edge(index).corners
      return contains(corners, .horizontal, width) && contains(corners, .vertical, height)
    }
  }

  private func contains(_ corners: [ExactSize], _ axis: LayoutAxis, _ interval: SizeInterval) -> Bool {
    if corners.contains(where: { $0[axis] != corners[0][axis] }) { return true }
    return interval.contains(corners[0][axis])
  }

  /// The union of two regions; nil if it is no region.
  func joined(_ other: SizeRegion) -> SizeRegion? {
    if self == other { return self }
    if !isBox || !other.isBox { return nil }
    if height == other.height, let width = width.joined(other.width) { return SizeRegion(width: width, height: height) }
    if width == other.width, let height = height.joined(other.height) {
      return SizeRegion(width: width, height: height)
    }
    return nil
  }
}

extension SizeRegion {
  /// Returns the region with each corner included if one of `regions` contains it; nil if no region with these edges can express
  /// that.
  fileprivate func withCorners(of regions: [JoinedRegion]) -> SizeRegion? {
    var result = self
    let own = shape.corners
    for corner in own + regions.flatMap({ $0.shape.corners }) where shape.contains(corner) {
      let isIn = regions.contains { $0.contains(corner) }
      if isIn == result.contains(corner) { continue }
      if isIn || !own.contains(corner) { return nil }
      result.exclude(corner)
    }
    return result
  }
}

/// A region with cached geometry.
private struct JoinedRegion {
  /// The numbers of two regions, the lower first.
  struct Pair: Hashable {
    let low: Int
    let high: Int

    init(_ a: JoinedRegion, _ b: JoinedRegion) { (low, high) = (min(a.number, b.number), max(a.number, b.number)) }
  }

  let region: SizeRegion
  let shape: SizePolygon
  let sides: [Affine]
  let edges: [(edge: SizePolygon, isIn: Bool)]
  private let number: Int

  init(_ region: SizeRegion, number: Int) {
    (self.region, shape, self.number) = (region, region.shape, number)
    sides = shape.sides
    edges = zip(region.edges, region.includedEdges).map { (edge: $0, isIn: $1) }
  }

  /// A region that includes this one and another of `regions`, and no size outside of `regions`; nil if there is none.
  func grown(among regions: [JoinedRegion], _ limits: SizeRegion.JoinLimits, _ failed: inout Set<Pair>) -> SizeRegion? {
    for other in regions where other.number != number && other.region != region && region.isNear(other.region) {
      let pair = Pair(self, other)
      if failed.contains(pair) { continue }
      let hull = SizePolygon.hull(shape.corners + other.shape.corners)
      let around = SizeRegion(hull)
      let near = regions.filter { around.isNear($0.region) }
      if let whole = hull.covered(by: near, restLimit: limits.rest) { return whole }
      failed.insert(pair)
    }
    return nil
  }

  func contains(_ size: ExactSize) -> Bool { region.contains(size) }
}

extension SizePolygon {
  /// A number for each side that is not below 0 inside.
  var sides: [Affine] {
    corners.indices.map { index in
      let next = (index + 1) % corners.count
      let (a, b) = (corners[index], corners[next])
      let side = Affine(
        (b.height - a.height) * a.width - (b.width - a.width) * a.height, width: a.height - b.height,
        height: b.width - a.width)
      let isBelow = corners.indices.contains { $0 != index && $0 != next && side.sign(at: corners[$0]) < 0 }
      return isBelow ? side.negated : side
    }
  }

  /// The whole polygon as a region, with the edges that are in one of `regions`; nil if some of it is in none of them, or an edge
  /// only in part.
  fileprivate func covered(by regions: [JoinedRegion], restLimit: Int) -> SizeRegion? {
    if dimension == 0 { return nil }
    if dimension == 1 { return coveredLine(by: regions) }
    guard isFilled(by: regions, restLimit: restLimit) else { return nil }
    for region in regions {
      for (edge, isIn) in region.edges where !isIn {
        guard let inner = edge.inside(self) else { continue }
        if inner.samples(regions, withEnds: false).contains(where: { size in !regions.contains { $0.contains(size) } })
        {
          return nil
        }
      }
    }
    var whole = SizeRegion(self)
    var included: [Bool] = []
    for edge in whole.edges {
      let found = Set(edge.samples(regions, withEnds: false).map { size in regions.contains { $0.contains(size) } })
      guard found.count == 1, let isIn = found.first else { return nil }
      included.append(isIn)
    }
    whole.include(included)
    return whole.withCorners(of: regions)
  }

  /// A segment as a region, with the ends that are in one of `regions`; nil if some of it is in none.
  private func coveredLine(by regions: [JoinedRegion]) -> SizeRegion? {
    func isIn(_ size: ExactSize) -> Bool { regions.contains { $0.contains(size) } }
    let samples = samples(regions, withEnds: true)
    guard samples.dropFirst().dropLast().allSatisfy(isIn), let first = samples.first, let last = samples.last else {
      return nil
    }
    var whole = SizeRegion(self)
    for (end, isIn) in [(first, isIn(first)), (last, isIn(last))] where !isIn {
      if whole.width.lowest != whole.width.highest {
        if end.width == whole.width.lowest { whole.width.includesLowest = false }
        if end.width == whole.width.highest { whole.width.includesHighest = false }
      } else {
        if end.height == whole.height.lowest { whole.height.includesLowest = false }
        if end.height == whole.height.highest { whole.height.includesHighest = false }
      }
    }
    return whole
  }

  /// True if all of it but lines is in some region.
  private func isFilled(by regions: [JoinedRegion], restLimit: Int) -> Bool {
    var rest = [self]
    for region in regions where region.shape.dimension == 2 {
      rest = rest.flatMap { $0.without(region.sides) }
      if rest.isEmpty { return true }
      if rest.count > restLimit { return false }
    }
    return false
  }

  /// The convex parts of the polygon outside of another one with these sides.
  private func without(_ sides: [Affine]) -> [SizePolygon] {
    var outside: [SizePolygon] = []
    var inside = self
    for side in sides {
      if let part = inside.clipped(side.negated), part.dimension == 2 { outside.append(part) }
      guard let part = inside.clipped(side), part.dimension == 2 else { return [self] }
      inside = part
    }
    return outside
  }

  /// The part of a segment in a polygon; nil if there is none or it lies on an edge.
  private func inside(_ polygon: SizePolygon) -> SizePolygon? {
    var part = self
    for side in polygon.sides {
      guard let rest = part.clipped(side), !rest.corners.allSatisfy({ side.sign(at: $0) == 0 }) else { return nil }
      part = rest
    }
    return part
  }

  /// The points of a segment at which regions begin and end, and one between each two, from one end to the other.
  private func samples(_ regions: [JoinedRegion], withEnds: Bool) -> [ExactSize] {
    var ends = Set(corners)
    let around = SizeRegion(self)
    for region in regions where around.isNear(region.region) {
      var part: SizePolygon? = self
      let shape = region.shape
      for side in shape.dimension == 2 ? region.sides : [] { part = part?.clipped(side) }
      if shape.dimension < 2 {
        ends.formUnion(shape.corners.filter { contains($0) })
      } else {
        ends.formUnion(part?.corners ?? [])
      }
    }
    let sorted = ends.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    var found: [ExactSize] = []
    for (index, end) in sorted.enumerated() {
      if index > 0 { found.append(SizePolygon.middle(sorted[index - 1], end)) }
      if withEnds || index > 0 && index + 1 < sorted.count { found.append(end) }
    }
    return found
  }

  private static func middle(_ a: ExactSize, _ b: ExactSize) -> ExactSize {
    ExactSize(width: (a.width + b.width) / 2, height: (a.height + b.height) / 2)
  }
}
