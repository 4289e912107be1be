/// A size of the root with the values of parameters: a point of the space in which a layout with ranges of numbers is proved.
package struct SpacePoint: Hashable, Sendable {
  /// The size of the root, points.
  package var size: ExactSize
  /// The value of each parameter.
  package var parameters: [Rational]

  /// Creates a point.
  package init(_ size: ExactSize, _ parameters: [Rational]) { (self.size, self.parameters) = (size, parameters) }
}

/// `affine(W, H) + Σ slope·parameter`: a number that depends on the root's size and on parameters.
package struct SpaceAffine: Hashable, Sendable {
  /// The part that does not depend on parameters.
  package var affine: Affine
  /// The factor of each parameter.
  package var slopes: [Rational]

  /// Creates a number.
  package init(_ affine: Affine, slopes: [Rational]) { (self.affine, self.slopes) = (affine, slopes) }

  /// The value at a point.
  package func value(at point: SpacePoint) -> Rational {
    var value = affine.value(at: point.size)
    for (slope, parameter) in zip(slopes, point.parameters) where !slope.isZero { value += slope * parameter }
    return value
  }

  /// The sign of the value at a point.
  package func sign(at point: SpacePoint) -> Int {
    dependsOnParameters ? value(at: point).sign : affine.sign(at: point.size)
  }

  /// True if it depends on a parameter.
  package var dependsOnParameters: Bool { slopes.contains { !$0.isZero } }

  /// True if it depends on nothing.
  package var isConstant: Bool { affine.isConstant && !dependsOnParameters }

  /// The difference of the value where parameters are greater by some distances.
  package func difference(_ distances: [Rational]) -> Rational {
    zip(slopes, distances).reduce(.zero) { $0 + $1.0 * $1.1 }
  }

  /// The negation.
  package var negated: SpaceAffine { SpaceAffine(affine.negated, slopes: slopes.map { -$0 }) }

  /// Adds a multiple of another.
  package mutating func add(_ other: SpaceAffine, times factor: Rational) {
    affine.add(other.affine, times: factor)
    for index in slopes.indices where !other.slopes[index].isZero { slopes[index] += other.slopes[index] * factor }
  }
}
