/// How a picture is put into the bounds of its view (SEMANTICS §5.5); UIKit's modes.
public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
  /// As large as the bounds, whatever that does to its proportions.
  case scaleToFill
  /// As large as fits into the bounds in its proportions.
  case scaleAspectFit
  /// As small as covers the bounds in its proportions.
  case scaleAspectFill
  /// Drawn again, as large as the bounds.
  case redraw
  /// In its own size, in the middle.
  case center
  /// In its own size, in the middle of the upper edge.
  case top
  /// In its own size, in the middle of the lower edge.
  case bottom
  /// In its own size, in the middle of the left edge.
  case left
  /// In its own size, in the middle of the right edge.
  case right
  /// In its own size, in the upper left corner.
  case topLeft
  /// In its own size, in the upper right corner.
  case topRight
  /// In its own size, in the lower left corner.
  case bottomLeft
  /// In its own size, in the lower right corner.
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

  /// Where content of the size `content` lies in `bounds`, in the coordinates of these; it may reach beyond them. Of content
  /// without a size the proportions are unknown: where they matter it is nothing, in the middle.
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

  /// How much of the room that is left stands to the left.
  private var horizontalShare: Rational {
    switch self {
    case .left, .topLeft, .bottomLeft: .zero
    case .right, .topRight, .bottomRight: .one
    default: Rational(1, 2)
    }
  }

  /// How much of the room that is left stands above.
  private var verticalShare: Rational {
    switch self {
    case .top, .topLeft, .topRight: .zero
    case .bottom, .bottomLeft, .bottomRight: .one
    default: Rational(1, 2)
    }
  }
}
