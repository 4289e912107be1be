internal import LayRuntime

extension SizePolygon {
  /// The sizes that two convex sets share; nil if there are none.
  package func common(with other: SizePolygon) -> SizePolygon? {
    // The sides of a segment do not bound it along the segment, and those of a point do not bound it at all.
    let limits = other.dimension == 2 ? other.sides : other.sides + other.extents
    var shared: SizePolygon? = self
    for limit in limits { shared = shared?.clipped(limit) }
    return shared
  }

  /// Numbers that are not below 0 between the least and the greatest width and height.
  private var extents: [Affine] {
    let (width, height) = (extent(.horizontal), extent(.vertical))
    return [
      Affine(-width.lowest, width: .one), Affine(width.highest, width: -1), Affine(-height.lowest, height: .one),
      Affine(height.highest, height: -1),
    ]
  }
}
