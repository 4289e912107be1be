package import LayNumbers

// The arithmetic of steps: in the compiler for known numbers, in the runtime for numbers that are read.

extension StepNode.Operation {
  /// The result for two numbers; nil if there is none, which is after a division by 0.
  package func result(_ a: Rational, _ b: Rational) -> Rational? {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b.isZero ? nil : a / b
    case .minimum: min(a, b)
    case .maximum: max(a, b)
    case .remainder: b.isZero ? nil : a - b * (a / b).floor
    case .and: a.isZero || b.isZero ? .zero : .one
    case .or: a.isZero && b.isZero ? .zero : .one
    }
  }

  /// The result of `and` or `or` if one side alone determines it; else nil.
  package func decided(by side: Rational?) -> Rational? {
    switch self {
    case .and: side?.isZero == true ? .zero : nil
    case .or: side?.isZero == false ? .one : nil
    default: nil
    }
  }
}

extension StepNode.Function {
  /// The result at `scale` pixels a point; nil if it depends on the scale and that is nil.
  package func result(_ number: Rational, scale: Rational?) -> Rational? {
    switch self {
    case .magnitude: number.magnitude
    case .floor: number.floor
    case .ceil: number.ceil
    case .round: number.rounded
    case .roundToPixel: scale.map { number.roundedToPixel(scale: $0) }
    case .ceilToPixel: scale.map { $0.sign > 0 ? (number * $0).ceil / $0 : number }
    case .floorToPixel: scale.map { $0.sign > 0 ? (number * $0).floor / $0 : number }
    case .not: number.isZero ? .one : .zero
    }
  }
}

extension Rational {
  /// The nearest pixel boundary of `scale` pixels a point, a half away from 0 (SEMANTICS §5.3); unchanged if `scale` is
  /// not positive.
  package func roundedToPixel(scale: Rational) -> Rational {
    if scale.sign <= 0 { return self }
    let pixels = (magnitude * scale).rounded / scale
    return sign < 0 ? -pixels : pixels
  }
}

extension ExactRect {
  /// The number of bits of the longest of its numbers.
  package var bitWidth: Int { max(max(x.bitWidth, y.bitWidth), max(width.bitWidth, height.bitWidth)) }
}
