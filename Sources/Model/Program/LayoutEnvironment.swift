public import LayNumbers

/// The direction of lines of text.
public enum InterfaceDirection: UInt8, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// A size class: roughly how much space an axis has.
public enum SizeClass: UInt8, Hashable, Sendable {
  /// Little space: a width below 600 points or a height below 480, unless the host sets another class.
  case compact
  /// Enough space.
  case regular

  /// `compact` or `regular`
  package var word: String { self == .compact ? "compact" : "regular" }
}

/// The environment that the host sets: the root's size and the traits that come with it.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The root's size, points.
  public var size: ExactSize
  /// The direction of the root.
  public var direction: InterfaceDirection
  /// The horizontal size class; nil to derive it from the width.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class; nil to derive it from the height.
  public var verticalSizeClass: SizeClass?
  /// Pixels a point; text heights and snapped output depend on it.
  public var scale: Rational
  /// The state that the host has chosen; nil for the base.
  public var state: StateID?
  /// The insets of the root's safe area: the parts that bars, notches and rounded corners cover, points.
  public var safeArea: ExactInsets
  /// The height of the keyboard over the bottom of the root, points; 0 while it is hidden.
  public var keyboardHeight: Rational = .zero
  /// The parts of the screen that the device takes. They do not move views.
  package var reservedRegions: [ReservedRegion] = []
  /// The text size that people have chosen: fonts of text styles depend on it.
  public var textSize: TextSize
  /// The language of texts: the number of one of the program's translations, or 0 for its own texts.
  package var translation: UInt16 = 0

  /// An environment of the size `size`, left to right, one pixel a point.
  public init(
    size: ExactSize, direction: InterfaceDirection = .leftToRight, horizontalSizeClass: SizeClass? = nil,
    verticalSizeClass: SizeClass? = nil, scale: Rational = .one, safeArea: ExactInsets = .zero,
    textSize: TextSize = .large
  ) {
    self.size = size
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.scale = scale
    self.safeArea = safeArea
    self.textSize = textSize
  }
}
