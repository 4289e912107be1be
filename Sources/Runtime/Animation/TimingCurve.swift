internal import LayModel
public import LayNumbers
internal import LaySolver

/// The progress of an animation over time: UIKit's curves, each a cubic Bézier from (0, 0) to (1, 1).
public enum TimingCurve: UInt8, Hashable, Sendable, CaseIterable {
  /// Progress equals time.
  case linear
  /// Slow at first: control points (0.42, 0) and (1, 1).
  case easeIn
  /// Slow at the end: control points (0, 0) and (0.58, 1).
  case easeOut
  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  case easeInOut

  /// The name in UIKit.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    }
  }

  /// The progress of the animation at `time`, from 0 to 1: within 2⁻³⁸ of the curve, with the same bits on every machine,
  /// and exact at both ends.
  public func progress(at time: Rational) -> Rational {
    if time.sign <= 0 { return .zero }
    if time >= .one || self == .linear { return min(time, .one) }
    return Bezier(first: .zero, second: .one).value(at: parameter(at: time)).onGrid(ofBits: 40)
  }

  /// The times of the control points.
  private var times: Bezier {
    let late = Rational(21, 50)
    return switch self {
    case .linear: Bezier(first: Rational(1, 3), second: Rational(2, 3))
    case .easeIn: Bezier(first: late, second: .one)
    case .easeOut: Bezier(first: .zero, second: .one - late)
    case .easeInOut: Bezier(first: late, second: .one - late)
    }
  }

  /// The parameter at which the time of the curve is `time`, by bisection to 2⁻⁴², since time is monotonic in it. Near
  /// the ends progress may rise faster than the parameter, at most three times as fast.
  private func parameter(at time: Rational) -> Rational {
    let times = times
    var (low, high) = (Rational.zero, Rational.one)
    for _ in 0..<42 {
      let middle = (low + high) / 2
      let found = times.value(at: middle)
      if found == time { return middle }
      if found < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// One coordinate of a curve whose ends are 0 and 1.
private struct Bezier {
  var first: Rational
  var second: Rational

  func value(at parameter: Rational) -> Rational {
    let rest = 1 - parameter
    return parameter * (3 * first * rest * rest + parameter * (3 * second * rest + parameter))
  }
}

extension Rational {
  /// The nearest multiple of 2⁻ᵇⁱᵗˢ.
  fileprivate func onGrid(ofBits bits: Int) -> Rational {
    let scale = Rational(1 << bits)
    return (self * scale).rounded / scale
  }
}
