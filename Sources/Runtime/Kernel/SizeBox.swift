/// The sizes at which something stays as it is: W and H each in a range. Its limits are rounded inwards, to half the memory
/// that a scan reads: what is near a limit is looked at for nothing.
struct SizeBox: BitwiseCopyable {
  private var lowWidth: Float
  private var highWidth: Float
  private var lowHeight: Float
  private var highHeight: Float

  static var everything: SizeBox {
    SizeBox(lowWidth: -.infinity, highWidth: .infinity, lowHeight: -.infinity, highHeight: .infinity)
  }

  @inline(__always) func contains(_ size: RoundedSize) -> Bool {
    size.widthBelow >= lowWidth && size.widthAbove <= highWidth && size.heightBelow >= lowHeight
      && size.heightAbove <= highHeight
  }

  /// Keeps the sizes at which `gap` is not below 0. Returns false if that takes both W and H, which a box cannot say.
  @inline(__always) mutating func require(_ gap: AffineValue) -> Bool {
    let room = gap.constant + LayoutKernel.near
    let (dependsOnWidth, dependsOnHeight) = (abs(gap.width) > 1e-12, abs(gap.height) > 1e-12)
    if dependsOnWidth && dependsOnHeight { return false }
    if dependsOnWidth {
      let limit = -room / gap.width
      if gap.width > 0 { lowWidth = max(lowWidth, limit.above) } else { highWidth = min(highWidth, limit.below) }
    } else if dependsOnHeight {
      let limit = -room / gap.height
      if gap.height > 0 { lowHeight = max(lowHeight, limit.above) } else { highHeight = min(highHeight, limit.below) }
    }
    return true
  }

  mutating func formIntersection(_ other: SizeBox) {
    lowWidth = max(lowWidth, other.lowWidth)
    highWidth = min(highWidth, other.highWidth)
    lowHeight = max(lowHeight, other.lowHeight)
    highHeight = min(highHeight, other.highHeight)
  }
}

/// A size between its neighbours in single precision: it is in a box just if both are on the same side of each limit.
struct RoundedSize: BitwiseCopyable {
  let widthBelow: Float
  let widthAbove: Float
  let heightBelow: Float
  let heightAbove: Float

  init(_ width: Double, _ height: Double) {
    (widthBelow, widthAbove) = (width.below, width.above)
    (heightBelow, heightAbove) = (height.below, height.above)
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
