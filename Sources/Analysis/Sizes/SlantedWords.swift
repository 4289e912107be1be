internal import LayRuntime

// Slanted edges as inequalities.
extension SizeRegion {
  /// The maximum number of slanted edges that are written as inequalities.
  private static var slantedEdgeLimit: Int { 3 }

  /// All its slanted edges as inequalities, `width + height is below 700 and height is at least 2 × width`; nil if they are too
  /// many.
  var slantedWords: String? {
    guard let polygon else { return nil }
    if polygon.dimension == 1 { return polygon.sides.first.map { Inequality($0).words("is", "is") } }
    var found: [String] = []
    for (side, isIn) in zip(polygon.sides, includedEdges) where !side.width.isZero && !side.height.isZero {
      found.append(
        isIn ? Inequality(side).words("is at least", "is at most") : Inequality(side).words("is above", "is below"))
    }
    return found.count > SizeRegion.slantedEdgeLimit ? nil : found.joined(separator: " and ")
  }

  /// The line of the only slanted edge, `height is 2 × width`, and the side of it that the region is on; nil unless there is one
  /// such edge and the region excludes it.
  var onlySlantedEdge: (line: String, isAbove: Bool)? {
    guard let polygon, polygon.dimension == 2, excludedCorners.isEmpty else { return nil }
    let slanted = zip(polygon.sides, includedEdges).filter { !$0.0.width.isZero && !$0.0.height.isZero }
    guard slanted.count == 1, let (side, isIn) = slanted.first, !isIn else { return nil }
    let inequality = Inequality(side)
    return (inequality.words("is", "is"), inequality.isAbove)
  }

  /// The lengths along an axis between its straight edges; to the ends of `whole` where there are none.
  func straightInterval(_ axis: LayoutAxis, in whole: SizeInterval) -> SizeInterval {
    guard let polygon else { return self[axis] }
    var found = whole
    if polygon.dimension == 1 { return axis == .horizontal ? width : found }
    let extent = polygon.extent(axis)
    for (edge, isIn) in zip(polygon.edges, includedEdges)
    where edge.corners.allSatisfy({ $0[axis] == edge.corners[0][axis] }) {
      if edge.corners[0][axis] == extent.lowest { (found.lowest, found.includesLowest) = (extent.lowest, isIn) }
      if edge.corners[0][axis] == extent.highest { (found.highest, found.includesHighest) = (extent.highest, isIn) }
    }
    return found
  }
}

/// An inequality of both lengths with as few numbers as possible.
private struct Inequality {
  private var left: String
  private var right: String
  /// True if the left side is the larger one.
  private(set) var isAbove: Bool

  init(_ side: Affine) {
    let (a, b) = (side.width, side.height)
    if a.sign == b.sign {
      // Both factors become whole numbers if small ones suffice.
      let factor = Inequality.wholeFactor(a.magnitude, b.magnitude)
      left =
        "\(Inequality.product(a.magnitude * factor, "width")) + \(Inequality.product(b.magnitude * factor, "height"))"
      right = (-side.constant * factor * Rational(a.sign)).description
      isAbove = a.sign > 0
      return
    }
    let height = Inequality.sum(-a / b, "width", -side.constant / b)
    let width = Inequality.sum(-b / a, "height", -side.constant / a)
    // Prefers the side with the shorter text; if both lengths have the same factor, the one that is larger by a constant.
    let isHeight = -a == b ? (side.constant / b).sign <= 0 : height.utf8.count <= width.utf8.count
    (left, right) = isHeight ? ("height", height) : ("width", width)
    isAbove = (isHeight ? b : a).sign > 0
  }

  /// `2 × width - 40`
  private static func sum(_ factor: Rational, _ name: String, _ constant: Rational) -> String {
    let product = product(factor, name)
    if constant.isZero { return product }
    return constant.sign > 0 ? "\(product) + \(constant)" : "\(product) - \(-constant)"
  }

  func words(_ above: String, _ below: String) -> String { "\(left) \(isAbove ? above : below) \(right)" }

  private static func product(_ factor: Rational, _ name: String) -> String {
    factor == .one ? name : "\(factor) × \(name)"
  }

  /// The factor that makes both numbers whole and small; if there is none, the one that makes the smaller number 1.
  private static func wholeFactor(_ a: Rational, _ b: Rational) -> Rational {
    let (small, large) = a < b ? (a, b) : (b, a)
    for whole in 1...12 {
      let factor = Rational(whole) / small
      if (large * factor).isInteger { return factor }
    }
    return .one / small
  }
}
