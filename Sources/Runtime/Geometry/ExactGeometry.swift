/// A point of exact numbers.
public struct ExactPoint: Hashable, Sendable {
  public var x: Rational
  public var y: Rational
  public init(x: Rational, y: Rational) {
    self.x = x
    self.y = y
  }
  /// (0, 0)
  public static let zero = ExactPoint(x: .zero, y: .zero)
}

/// A size of exact numbers.
public struct ExactSize: Hashable, Sendable {
  public var width: Rational
  public var height: Rational
  public init(width: Rational, height: Rational) {
    self.width = width
    self.height = height
  }
  /// 0x0
  public static let zero = ExactSize(width: .zero, height: .zero)
}

/// A rectangle of exact numbers.
public struct ExactRect: Hashable, Sendable {
  public var x: Rational
  public var y: Rational
  public var width: Rational
  public var height: Rational
  public init(x: Rational, y: Rational, width: Rational, height: Rational) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  /// (0, 0, 0, 0)
  public static let zero = ExactRect(x: .zero, y: .zero, width: .zero, height: .zero)
}

/// Distances inwards from the four sides.
public struct ExactInsets: Hashable, Sendable {
  public var top: Rational
  public var left: Rational
  public var bottom: Rational
  public var right: Rational
  public init(top: Rational, left: Rational, bottom: Rational, right: Rational) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// 0 on all sides.
  public static let zero = ExactInsets(top: .zero, left: .zero, bottom: .zero, right: .zero)
}

/// The affine map (x, y) → (a·x + c·y + tx, b·x + d·y + ty), entries exact: a quarter turn has 0 and ±1.
public struct ExactTransform: Hashable, Sendable {
  public var a: Rational
  public var b: Rational
  public var c: Rational
  public var d: Rational
  public var tx: Rational
  public var ty: Rational
  public init(a: Rational, b: Rational, c: Rational, d: Rational, tx: Rational, ty: Rational) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// No change.
  public static let identity = ExactTransform(a: .one, b: .zero, c: .zero, d: .one, tx: .zero, ty: .zero)
}

/// A rectangle in points: a frame that is running or printed.
@frozen public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
