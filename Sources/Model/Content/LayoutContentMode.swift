public import LayNumbers

/// The mode in which content is fitted into the bounds of its view (SEMANTICS §5.5); UIKit's modes.
public enum LayoutContentMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Fills the bounds, ignoring the aspect ratio.
  case scaleToFill
  /// The largest size that fits into the bounds, with the aspect ratio.
  case scaleAspectFit
  /// The smallest size that covers the bounds, with the aspect ratio.
  case scaleAspectFill
  /// Fills the bounds and redraws the content.
  case redraw
  /// Its own size, centred.
  case center
  /// Its own size, centred at the top edge.
  case top
  /// Its own size, centred at the bottom edge.
  case bottom
  /// Its own size, centred at the left edge.
  case left
  /// Its own size, centred at the right edge.
  case right
  /// Its own size, in the top left corner.
  case topLeft
  /// Its own size, in the top right corner.
  case topRight
  /// Its own size, in the bottom left corner.
  case bottomLeft
  /// Its own size, in the bottom right corner.
  case bottomRight

  /// The name in UIKit.
  public var name: String {
    switch self {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    }
  }

  /// The rectangle of content of the size `content` in `bounds`, in the coordinates of these; it may extend beyond them.
  /// Content without a size has no aspect ratio: in modes that need one it is empty, in the middle.
  public func contentRect(of content: ExactSize, in bounds: ExactRect) -> ExactRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard content.width.sign > 0, content.height.sign > 0 else { return placed(.zero, in: bounds) }
      let (across, down) = (bounds.width / content.width, bounds.height / content.height)
      let scale = self == .scaleAspectFit ? min(across, down) : max(across, down)
      return placed(ExactSize(width: scale * content.width, height: scale * content.height), in: bounds)
    default: return placed(content, in: bounds)
    }
  }

  private func placed(_ size: ExactSize, in bounds: ExactRect) -> ExactRect {
    ExactRect(
      x: bounds.x + horizontalShare * (bounds.width - size.width),
      y: bounds.y + verticalShare * (bounds.height - size.height), width: size.width, height: size.height)
  }

  /// The fraction of the remaining width to the left of the content.
  private var horizontalShare: Rational {
    switch self {
    case .left, .topLeft, .bottomLeft: .zero
    case .right, .topRight, .bottomRight: .one
    default: Rational(1, 2)
    }
  }

  /// The fraction of the remaining height above the content.
  private var verticalShare: Rational {
    switch self {
    case .top, .topLeft, .topRight: .zero
    case .bottom, .bottomLeft, .bottomRight: .one
    default: Rational(1, 2)
    }
  }
}
