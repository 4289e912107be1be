internal import LayRuntime

// Regions that are one region together. Pieces end where other rows decide, and parts where a condition changes, which is
// nothing to a reader; so as many as have a convex union are said as that, with the edges that are in it.
extension SizeRegion {
  /// How much is compared to join regions; past that they are said one by one.
  struct JoinLimits {
    /// The most regions that are compared with one another.
    var regions = 64
    /// The most parts of a polygon that are looked at which regions leave of it.
    var rest = 256
  }

  /// Fewer regions with the same sizes.
  static func joined(_ regions: [SizeRegion], _ limits: JoinLimits = JoinLimits()) -> [SizeRegion] {
    if regions.count < 2 || regions.count > limits.regions { return regions }
    var left = regions.enumerated().map { JoinedRegion($1, number: $0) }
    var (first, made) = (0, regions.count)
    // All sizes together stay what they are, so two that do not fill their hull never will.
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

  /// Of each of ``edges``, whether it is in.
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

  private func contains(_ corners: [ExactSize], _ axis: Axis, _ interval: SizeInterval) -> Bool {
    if corners.contains(where: { $0[axis] != corners[0][axis] }) { return true }
    return interval.contains(corners[0][axis])
  }
}

extension SizeRegion {
  /// The same where each corner is in if it is in one of `regions`; nil where no region with these edges says that.
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

/// A region with what is asked of it again and again.
private struct JoinedRegion {
  /// The numbers of two, the lower first.
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

  /// A region that has all of this one and of one more, and nothing that none of `regions` has.
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
  /// Of each side a number that is not below 0 inside.
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

  /// All of it as a region, with the edges that are in one of `regions`; nil where some of it is in none, or an edge is in
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

  /// A line with the ends that are in.
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

  /// Whether nothing of it but lines is outside of all regions.
  private func isFilled(by regions: [JoinedRegion], restLimit: Int) -> Bool {
    var rest = [self]
    for region in regions where region.shape.dimension == 2 {
      rest = rest.flatMap { $0.without(region.sides) }
      if rest.isEmpty { return true }
      if rest.count > restLimit { return false }
    }
    return false
  }

  /// What is outside of another, which has these sides, in convex parts.
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

  /// What of a line is in a polygon and not on its edges.
  private func inside(_ polygon: SizePolygon) -> SizePolygon? {
    var part = self
    for side in polygon.sides {
      guard let rest = part.clipped(side), !rest.corners.allSatisfy({ side.sign(at: $0) == 0 }) else { return nil }
      part = rest
    }
    return part
  }

  /// Of a line, the places where regions begin and end, and one between each two: from one end to the other.
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
