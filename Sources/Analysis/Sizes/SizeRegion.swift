internal import LayRuntime

/// Sizes of which something is said: those of a polygon, or as many of them as lie in an interval of one length.
struct SizeRegion: Hashable, Sendable {
  var width: SizeInterval
  var height: SizeInterval
  /// Its corners where it is no product of intervals.
  var polygon: SizePolygon?

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
    self.init(polygon)
    if axis == .horizontal { width = interval } else { height = interval }
    if self.polygon == nil { return }
    let above = axis == .horizontal ? Affine(-interval.lowest, width: .one) : Affine(-interval.lowest, height: .one)
    let below = axis == .horizontal ? Affine(interval.highest, width: -1) : Affine(interval.highest, height: -1)
    if let part = polygon.clipped(above)?.clipped(below) {
      self.polygon = SizeRegion(part).polygon
    }
  }

  var box: SizePolygon {
    SizePolygon(
      ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest))
  }

  subscript(axis: Axis) -> SizeInterval { axis == .horizontal ? width : height }

  /// Whether a size is in it.
  func contains(_ size: ExactSize) -> Bool {
    width.contains(size.width) && height.contains(size.height) && polygon?.contains(size) ?? true
  }

  /// A small size in it: whole numbers where some are, the least width first.
  var witness: ExactSize {
    let whole = ExactSize(width: width.leastWhole, height: height.leastWhole)
    if contains(whole) { return whole }
    let corners = (polygon ?? box).corners.filter { contains($0) }
    return corners.min { ($0.width, $0.height) < ($1.width, $1.height) } ?? (polygon ?? box).innerSize(0)
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
