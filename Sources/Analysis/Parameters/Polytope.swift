internal import LayRuntime

/// A convex set of points, with exact numbers: sizes of the root with values of parameters, in any number of dimensions.
///
/// It is stored by its corners, each with the limits that are 0 there. Cutting it finds new corners on its edges: two corners are
/// the ends of an edge if no other corner has all limits that they share (the combinatorial test of the double description method,
/// Fukuda & Prodon 1996).
struct Polytope: Sendable {
  /// A corner with the numbers of the limits that are 0 there.
  private struct Corner: Sendable {
    var point: SpacePoint
    var limits: Set<Int>
  }

  private var all: [Corner]
  /// The numbers that are not negative in it.
  private var limits: [SpaceAffine]

  /// The product of a polygon with intervals of parameters.
  init(_ polygon: SizePolygon, _ intervals: [(lowest: Rational, highest: Rational)]) {
    let zeros = [Rational](repeating: .zero, count: intervals.count)
    (limits, all) = Polytope.corners(of: polygon, zeros)
    for (number, interval) in intervals.enumerated() {
      if interval.lowest == interval.highest {
        for index in all.indices { all[index].point.parameters[number] = interval.lowest }
        continue
      }
      var slopes = zeros
      slopes[number] = .one
      let above = SpaceAffine(Affine(-interval.lowest), slopes: slopes)
      slopes[number] = -1
      let below = SpaceAffine(Affine(interval.highest), slopes: slopes)
      let ends = [(interval.lowest, limits.count), (interval.highest, limits.count + 1)]
      limits += [above, below]
      all = all.flatMap { corner in
        ends.map { value, limit in
          var end = corner
          end.point.parameters[number] = value
          end.limits.insert(limit)
          return end
        }
      }
    }
  }

  private static func corners(
    of polygon: SizePolygon, _ parameters: [Rational]
  ) -> (limits: [SpaceAffine], corners: [Corner]) {
    let corners = polygon.corners
    var limits: [Affine] = []
    if corners.count > 2 {
      limits = polygon.sides
    } else if corners.count == 2 {
      let axis: LayoutAxis = corners[0].width == corners[1].width ? .vertical : .horizontal
      let (lowest, highest) = polygon.extent(axis)
      let isWidth = axis == .horizontal
      limits = [
        isWidth ? Affine(-lowest, width: .one) : Affine(-lowest, height: .one),
        isWidth ? Affine(highest, width: -1) : Affine(highest, height: -1),
      ]
    }
    let found = corners.map { size in
      Corner(
        point: SpacePoint(size, parameters),
        limits: Set(limits.indices.filter { limits[$0].sign(at: size) == 0 }))
    }
    return (limits.map { SpaceAffine($0, slopes: parameters) }, found)
  }

  /// The corners.
  var corners: [SpacePoint] { all.map { $0.point } }

  /// True if a number is negative somewhere in it.
  func isNegativeSomewhere(_ number: SpaceAffine) -> Bool { all.contains { number.sign(at: $0.point) < 0 } }

  /// The part where `limit` is not below 0; nil if it has a lower dimension, or none.
  func clipped(_ limit: SpaceAffine) -> Polytope? {
    let signs = all.map { limit.sign(at: $0.point) }
    if !signs.contains(1) { return nil }
    if !signs.contains(-1) { return self }
    var result = self
    let number = limits.count
    result.limits.append(limit)
    result.all = []
    for (index, corner) in all.enumerated() where signs[index] >= 0 {
      var kept = corner
      if signs[index] == 0 { kept.limits.insert(number) }
      result.all.append(kept)
    }
    for first in all.indices where signs[first] > 0 {
      for second in all.indices where signs[second] < 0 && isEdge(first, second) {
        let point = crossing(all[first].point, all[second].point, limit)
        let shared = all[first].limits.intersection(all[second].limits)
        result.all.append(Corner(point: point, limits: shared.union([number])))
      }
    }
    return result
  }

  private func isEdge(_ first: Int, _ second: Int) -> Bool {
    let shared = all[first].limits.intersection(all[second].limits)
    return !all.indices.contains { $0 != first && $0 != second && shared.isSubset(of: all[$0].limits) }
  }

  /// The point between two others at which a number is 0.
  private func crossing(_ a: SpacePoint, _ b: SpacePoint, _ number: SpaceAffine) -> SpacePoint {
    let value = number.value(at: a)
    let share = value / (value - number.value(at: b))
    func between(_ a: Rational, _ b: Rational) -> Rational { a == b ? a : a + share * (b - a) }
    return SpacePoint(
      ExactSize(width: between(a.size.width, b.size.width), height: between(a.size.height, b.size.height)),
      zip(a.parameters, b.parameters).map { between($0, $1) })
  }

  /// The part in another one; nil if it has a lower dimension, or none.
  func intersection(_ other: Polytope) -> Polytope? {
    var part = self
    for limit in other.limits {
      guard let rest = part.clipped(limit) else { return nil }
      part = rest
    }
    return part
  }

  /// The part in another one, and convex parts that together are the rest.
  func split(by other: Polytope) -> (inside: Polytope?, outside: [Polytope]) {
    var inside = self
    var outside: [Polytope] = []
    for limit in other.limits where inside.isNegativeSomewhere(limit) {
      if let rest = inside.clipped(limit.negated) { outside.append(rest) }
      guard let own = inside.clipped(limit) else { return (nil, [self]) }
      inside = own
    }
    return (inside, outside)
  }

  /// The least and the greatest value of a parameter.
  func extent(ofParameter number: Int) -> (lowest: Rational, highest: Rational) {
    let values = all.map { $0.point.parameters[number] }
    return (values.min() ?? .zero, values.max() ?? .zero)
  }

  // MARK: - Points inside

  /// A generic point well inside: a weighted mean of the corners, with other weights for each attempt, rounded to a grid that keeps
  /// numbers short if there is room for it.
  func innerPoint(_ attempt: Int) -> SpacePoint {
    let shares = all.indices.map { Rational(101 + 37 * $0 * ($0 + 3) % 50 + 29 * attempt % 83) }
    let whole = shares.reduce(.zero, +)
    func mean(_ value: (SpacePoint) -> Rational) -> Rational {
      let first = value(all[0].point)
      if all.allSatisfy({ value($0.point) == first }) { return first }
      return zip(all, shares).reduce(.zero) { $0 + value($1.0.point) * $1.1 } / whole
    }
    let exact = SpacePoint(
      ExactSize(width: mean { $0.size.width }, height: mean { $0.size.height }),
      all[0].point.parameters.indices.map { number in mean { $0.parameters[number] } })
    let short = rounded(exact)
    return isInside(short) ? short : exact
  }

  /// The parameters of a point inside: whole numbers if there is room for them.
  var innerParameters: [Rational] {
    let inside = innerPoint(0)
    var whole = inside
    for index in whole.parameters.indices { whole.parameters[index] = inside.parameters[index].rounded }
    return isInside(whole) ? whole.parameters : inside.parameters
  }

  /// Points inside for reports, of whole numbers if there is room for them: one well inside, and one near each corner.
  var shownPoints: [SpacePoint] {
    let inside = innerPoint(0)
    let near = all.map { corner in
      func mean(_ value: (SpacePoint) -> Rational) -> Rational { (value(inside) + 15 * value(corner.point)) / 16 }
      return SpacePoint(
        ExactSize(width: mean { $0.size.width }, height: mean { $0.size.height }),
        inside.parameters.indices.map { number in mean { $0.parameters[number] } })
    }
    return ([inside] + near).map { point in
      var whole = point
      whole.size = ExactSize(width: point.size.width.rounded, height: point.size.height.rounded)
      whole.parameters = point.parameters.map { $0.rounded }
      return isInside(whole) ? whole : point
    }
  }

  /// The nearest point whose numbers are odd multiples of 1/64; those that have one value in it, and sizes on a slanted line, stay.
  private func rounded(_ point: SpacePoint) -> SpacePoint {
    let (widths, heights) = (Set(all.map { $0.point.size.width }), Set(all.map { $0.point.size.height }))
    let isLine = Set(all.map { $0.point.size }).count == 2
    var result = point
    if widths.count > 1 && !(isLine && heights.count > 1) { result.size.width = onGrid(point.size.width) }
    if heights.count > 1 && !(isLine && widths.count > 1) { result.size.height = onGrid(point.size.height) }
    for number in point.parameters.indices {
      let (lowest, highest) = extent(ofParameter: number)
      if lowest < highest { result.parameters[number] = onGrid(point.parameters[number]) }
    }
    return result
  }

  private func onGrid(_ number: Rational) -> Rational { ((number * 32).floor + Rational(1, 2)) / 32 }

  private func isInside(_ point: SpacePoint) -> Bool { limits.allSatisfy { $0.sign(at: point) > 0 } }
}
