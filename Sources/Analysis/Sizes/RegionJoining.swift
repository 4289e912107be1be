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
    var left = regions
    var first = 0
    while first < left.count {
      if let whole = left[first].grown(among: left, limits) {
        let shape = whole.shape
        left.removeAll { region in region.shape.corners.allSatisfy { shape.contains($0) } }
        left.append(whole)
        first = 0
      } else {
        first += 1
      }
    }
    return left
  }

  /// A region that has all of this one and of one more, and nothing that none of `regions` has.
  private func grown(among regions: [SizeRegion], _ limits: JoinLimits) -> SizeRegion? {
    for other in regions where other != self && isNear(other) {
      let hull = SizePolygon.hull(shape.corners + other.shape.corners)
      if let whole = hull.covered(by: regions, restLimit: limits.rest) { return whole }
    }
    return nil
  }

  private func isNear(_ other: SizeRegion) -> Bool {
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

extension SizePolygon {
  /// Of each side a number that is not below 0 inside.
  var sides: [Affine] {
    corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let side = Affine(
        (b.height - a.height) * a.width - (b.width - a.width) * a.height, width: a.height - b.height,
        height: b.width - a.width)
      return corners.contains { side.value(at: $0).sign < 0 } ? side.negated : side
    }
  }

  /// All of it as a region, with the edges that are in one of `regions`; nil where some of it is in none, or an edge is in
  /// only in part.
  fileprivate func covered(by regions: [SizeRegion], restLimit: Int) -> SizeRegion? {
    if dimension == 0 { return nil }
    if dimension == 1 { return coveredLine(by: regions) }
    guard isFilled(by: regions, restLimit: restLimit) else { return nil }
    for region in regions {
      for (edge, isIn) in zip(region.edges, region.includedEdges) where !isIn {
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
    return whole
  }

  /// A line with the ends that are in.
  private func coveredLine(by regions: [SizeRegion]) -> SizeRegion? {
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
  private func isFilled(by regions: [SizeRegion], restLimit: Int) -> Bool {
    var rest = [self]
    for region in regions where region.shape.dimension == 2 {
      rest = rest.flatMap { $0.without(region.shape) }
      if rest.isEmpty { return true }
      if rest.count > restLimit { return false }
    }
    return false
  }

  /// What is outside of another, in convex parts.
  private func without(_ other: SizePolygon) -> [SizePolygon] {
    var outside: [SizePolygon] = []
    var inside = self
    for side in other.sides {
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
      guard let rest = part.clipped(side), !rest.corners.allSatisfy({ side.value(at: $0).isZero }) else { return nil }
      part = rest
    }
    return part
  }

  /// Of a line, the places where regions begin and end, and one between each two: from one end to the other.
  private func samples(_ regions: [SizeRegion], withEnds: Bool) -> [ExactSize] {
    var ends = Set(corners)
    for region in regions {
      var part: SizePolygon? = self
      let shape = region.shape
      for side in shape.dimension == 2 ? shape.sides : [] { part = part?.clipped(side) }
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
