/// A validity region: the sizes at which a solution's structure stays, with W and H each in a range. Its limits are
/// rounded inwards to singles, to halve the memory that a scan reads; sizes near a limit are tested in vain.
struct SizeBox: BitwiseCopyable {
  /// The least W and H, and the greatest, negated: so that one comparison of four numbers tests all.
  private var limits: SIMD4<Float>

  static var everything: SizeBox { SizeBox(limits: SIMD4(repeating: -.infinity)) }

  @inline(__always) func contains(_ size: RoundedSize) -> Bool { all(limits .<= size.limits) }

  /// Keeps the sizes at which `gap` is not negative. Returns false if it depends on both W and H, which a box cannot
  /// express.
  @inline(__always) mutating func require(_ gap: AffineValue) -> Bool {
    let room = gap.constant + LayoutKernel.near
    let (dependsOnWidth, dependsOnHeight) = (abs(gap.width) > 1e-12, abs(gap.height) > 1e-12)
    if dependsOnWidth && dependsOnHeight { return false }
    if dependsOnWidth {
      let limit = -room / gap.width
      if gap.width > 0 { limits.x = max(limits.x, limit.above) } else { limits.z = max(limits.z, -limit.below) }
    } else if dependsOnHeight {
      let limit = -room / gap.height
      if gap.height > 0 { limits.y = max(limits.y, limit.above) } else { limits.w = max(limits.w, -limit.below) }
    }
    return true
  }

  mutating func formIntersection(_ other: SizeBox) {
    limits.replace(with: other.limits, where: other.limits .> limits)
  }
}

/// A size between its neighbours in single precision: a box contains it if both are on the same side of each limit.
struct RoundedSize: BitwiseCopyable {
  /// The upper bounds for a box's limits: see ``SizeBox``.
  fileprivate let limits: SIMD4<Float>

  init(_ width: Double, _ height: Double) {
    limits = SIMD4(width.below, height.below, -width.above, -height.above)
  }
}

extension Double {
  /// The greatest single that is not above.
  @inline(__always) fileprivate var below: Float {
    let rounded = Float(self)
    return Double(rounded) > self ? rounded.nextDown : rounded
  }

  /// The least single that is not below.
  @inline(__always) fileprivate var above: Float {
    let rounded = Float(self)
    return Double(rounded) < self ? rounded.nextUp : rounded
  }
}
