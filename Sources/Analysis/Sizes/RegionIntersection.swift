internal import LayRuntime

extension SizeRegion {
  /// The sizes in both regions; nil if there are none.
  func intersection(_ other: SizeRegion) -> SizeRegion? {
    if isEmpty || other.isEmpty || !overlaps(other, .horizontal) || !overlaps(other, .vertical) { return nil }
    guard let shape = shape.intersection(other.shape) else { return nil }
    func isIn(_ size: ExactSize) -> Bool { contains(size) && other.contains(size) }
    var result = SizeRegion(shape)
    switch shape.dimension {
    case 0: return isIn(shape.corners[0]) ? result : nil
    case 1: if !isIn(shape.innerSize(0)) { return nil }
    default: result.include(result.edges.map { isIn($0.innerSize(0)) })
    }
    let ends = shape.corners + (excludedCorners + other.excludedCorners).filter { shape.contains($0) }
    for corner in ends where !isIn(corner) { result.exclude(corner) }
    return result
  }

  /// True if the intervals of a length have a length in common.
  private func overlaps(_ other: SizeRegion, _ axis: LayoutAxis) -> Bool {
    self[axis].lowest <= other[axis].highest && other[axis].lowest <= self[axis].highest
  }

  /// The part where `number` is above 0; nil if there is none.
  func part(above number: Affine) -> SizeRegion? {
    let signs = shape.corners.map { number.sign(at: $0) }
    if !signs.contains(1) { return nil }
    if !signs.contains(-1) { return without(number) }
    return shape.clipped(number).flatMap { intersection(SizeRegion($0)) }?.without(number)
  }

  /// The parts where `number` is not 0.
  func parts(whereNotZero number: Affine) -> [SizeRegion] {
    [part(above: number), part(above: number.negated)].compactMap { $0 }
  }

  /// True if its closure shares a size with a range.
  func touches(_ range: SizeRange) -> Bool {
    !width.intersection(range.width).isEmpty && !height.intersection(range.height).isEmpty
  }
}

extension SizePolygon {
  /// The sizes in both polygons, which may be of a lower dimension; nil if there are none.
  func intersection(_ other: SizePolygon) -> SizePolygon? {
    if dimension == 0 { return other.contains(corners[0]) ? self : nil }
    if other.dimension == 0 { return contains(other.corners[0]) ? other : nil }
    var part = self
    for side in other.sides {
      guard let rest = part.clipped(side) else { return nil }
      part = rest
    }
    if other.dimension == 2 { return part }
    // The sides of a segment do not bound it along the segment.
    for axis in LayoutAxis.allCases {
      let (own, extent) = (part.extent(axis), other.extent(axis))
      if own.highest < extent.lowest || extent.highest < own.lowest { return nil }
      part = part.part(from: extent.lowest, to: extent.highest, axis)
    }
    return part
  }
}
