public import LayNumbers

/// A point of exact numbers.
public struct ExactPoint: Hashable, Sendable {
  /// The horizontal coordinate, to the right.
  public var x: Rational
  /// The vertical coordinate, downwards.
  public var y: Rational

  /// The point (x, y).
  public init(x: Rational, y: Rational) {
    self.x = x
    self.y = y
  }

  /// (0, 0)
  public static let zero = ExactPoint(x: .zero, y: .zero)

  /// (1/2, 1/2)
  static let middle = ExactPoint(x: Rational(1, 2), y: Rational(1, 2))
}

extension ExactSize {
  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> Rational {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle of exact numbers.
public struct ExactRect: Hashable, Sendable {
  /// The left edge.
  public var x: Rational
  /// The top edge.
  public var y: Rational
  /// The extent to the right.
  public var width: Rational
  /// The extent downwards.
  public var height: Rational

  /// The rectangle with its top-left corner at (x, y).
  public init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// (0, 0, 0, 0)
  public static let zero = ExactRect(x: .zero, y: .zero, width: .zero, height: .zero)

  /// The top-left corner.
  public var origin: ExactPoint { ExactPoint(x: x, y: y) }
  /// The extent on both axes.
  public var size: ExactSize { ExactSize(width: width, height: height) }
  /// The right edge.
  public var maxX: Rational { x + width }
  /// The bottom edge.
  public var maxY: Rational { y + height }

  /// The span of the rectangle along `axis`.
  public subscript(axis: LayoutAxis) -> ExactSpan {
    get {
      axis == .horizontal ? ExactSpan(origin: x, length: width) : ExactSpan(origin: y, length: height)
    }
    set {
      if axis == .horizontal {
        (x, width) = (newValue.origin, newValue.length)
      } else {
        (y, height) = (newValue.origin, newValue.length)
      }
    }
  }

  /// The rectangle inset by `insets`; sizes may become negative.
  public func inset(by insets: ExactInsets) -> ExactRect {
    ExactRect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// An interval along one axis.
public struct ExactSpan: Hashable, Sendable {
  /// Its start: the left or top edge.
  public var origin: Rational
  /// Its length.
  public var length: Rational

  /// Creates the span of `length` from `origin` on.
  public init(origin: Rational, length: Rational) {
    self.origin = origin
    self.length = length
  }

  /// Its end: the right or bottom edge.
  public var end: Rational { origin + length }
}

/// Distances inwards from the four sides.
public struct ExactInsets: Hashable, Sendable {
  /// From the top edge down.
  public var top: Rational
  /// From the left edge to the right.
  public var left: Rational
  /// From the bottom edge up.
  public var bottom: Rational
  /// From the right edge to the left.
  public var right: Rational

  /// Insets in UIKit's order.
  public init(top: Rational, left: Rational, bottom: Rational, right: Rational) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// 0 on all sides.
  public static let zero = ExactInsets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// The inset of the left or top edge.
  package func near(_ axis: LayoutAxis) -> Rational { axis == .horizontal ? left : top }
  /// The inset of the right or bottom edge.
  package func far(_ axis: LayoutAxis) -> Rational { axis == .horizontal ? right : bottom }
}
