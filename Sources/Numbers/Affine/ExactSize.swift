/// A size of exact numbers.
public struct ExactSize: Hashable, Sendable {
  /// The width, points.
  public var width: Rational
  /// The height, points.
  public var height: Rational

  /// The size `width`x`height`.
  public init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }

  /// 0x0
  public static let zero = ExactSize(width: .zero, height: .zero)
}

extension ExactSize {
  /// The side of the line from one size to another that this size lies on: 0 on the line.
  package func side(from a: ExactSize, to b: ExactSize) -> Int {
    let about =
      (b.width.approximation - a.width.approximation) * (height.approximation - a.height.approximation)
      - (b.height.approximation - a.height.approximation) * (width.approximation - a.width.approximation)
    if let sign = about.sign { return sign }
    return ((b.width - a.width) * (height - a.height) - (b.height - a.height) * (width - a.width)).sign
  }
}
