public import LayNumbers

/// A view or guide, before it has a frame. Lengths are points, in the superview's coordinates, y down.
public struct ViewDescription: Hashable, Sendable {
  /// The role of an item.
  public enum Role: UInt8, Hashable, Sendable {
    /// Drawn, with a frame.
    case view
    /// An invisible rectangle.
    case guide
  }

  /// The source of a view's intrinsic length in one direction.
  public enum IntrinsicLength: Hashable, Sendable {
    /// None: the view has no intrinsic length.
    case none
    /// A number of points.
    case fixed(Rational)
    /// The text, set in the font (with the padding of the kind).
    case ofContent
  }

  /// The source of the frame.
  public enum Placement: UInt8, Hashable, Sendable {
    /// Constraints; a design frame determines only the numbers that they leave ambiguous.
    case constraints
    /// The mask, from the design frame.
    case mask
  }

  /// The name among its siblings, such as `bar[0]`.
  public var name: String
  /// The name of its kind in the file: a kind of the language or a component.
  public var kindName: String
  /// The kind of the language, which determines intrinsic sizes and baselines.
  public var kind: ViewKind
  /// The system whose sizes its kind has.
  public var system: ControlSystem
  /// The role of the item.
  public var role: Role
  /// The kind of guide, if it is a built-in one, which every view has.
  public var guide = GuideKind.declared
  /// The superview (for a guide: its owner); nil for the root.
  public var superview: ViewID?
  /// The source of the frame.
  public var placement: Placement
  /// The untransformed frame at the design size, relative to the superview's bounds; nil if there is none.
  public var designFrame: ExactRect?
  /// The size that masks of subviews measure; nil if there is none (SEMANTICS §1.1: `S`).
  public var designSize: ExactSize?
  /// The flexible parts of the frame.
  public var mask: AutoresizingMask
  /// True if masks of subviews are applied.
  public var autoresizesSubviews: Bool
  /// True if y points down inside the view, as in UIKit: masks of subviews without flexible vertical parts then keep the
  /// distance from the top; if false, that from the bottom (SEMANTICS §1.7). Lengths are y down in either case.
  public var isFlipped: Bool
  /// True if the view is not drawn. A hidden view keeps its constraints.
  public var hidden: Bool
  /// The intrinsic width, of the alignment rectangle.
  public var intrinsicWidth: IntrinsicLength
  /// The intrinsic height, of the alignment rectangle.
  public var intrinsicHeight: IntrinsicLength
  /// The text of the view, for kinds that show text.
  public var text: String
  /// The size of the font, points; for a font of a text style, that at the text size `large`.
  public var fontSize: Rational
  /// The text style of the font; nil for a font of a fixed size.
  public var textStyle: TextStyle?
  /// The weight that was set; nil for that of the text style.
  private var weight: FontWeight?
  /// The weight of the font.
  public var fontWeight: FontWeight {
    get { weight ?? textStyle?.weight(on: system) ?? .regular }
    set { weight = newValue }
  }
  /// The largest number of lines of the text; 0 for no limit.
  public var lines: Int
  /// The horizontal content-hugging priority: resistance to growing wider than the intrinsic width.
  public var horizontalHugging: Priority
  /// The vertical content-hugging priority: resistance to growing higher than the intrinsic height.
  public var verticalHugging: Priority
  /// The horizontal compression-resistance priority: resistance to shrinking below the intrinsic width.
  public var horizontalCompression: Priority
  /// The vertical compression-resistance priority: resistance to shrinking below the intrinsic height.
  public var verticalCompression: Priority
  /// The direction, or nil to inherit it.
  public var direction: InterfaceDirection?
  /// The settings that few views have.
  package var uncommon = UncommonSettings()

  /// Creates a view named `name` in `superview`, placed by constraints, with the sizes that its kind has on `system`.
  public init(name: String, kind: ViewKind = .view, on system: ControlSystem = .ios18, superview: ViewID?) {
    self.name = name
    self.kindName = kind.name
    self.kind = kind
    self.role = .view
    self.superview = superview
    placement = .constraints
    designFrame = nil
    designSize = nil
    mask = []
    autoresizesSubviews = true
    isFlipped = true
    hidden = false
    let defaults = kind.defaults(on: system)
    self.system = system
    intrinsicWidth = defaults.intrinsicWidth
    intrinsicHeight = defaults.intrinsicHeight
    text = ""
    fontSize = kind.fontSize(on: system)
    lines = 1
    horizontalHugging = defaults.hugging
    verticalHugging = defaults.hugging
    horizontalCompression = defaults.compression
    verticalCompression = defaults.compression
    direction = nil
  }
}

extension ViewDescription {
  /// Gives the font the size of its text style at a text size; fonts of fixed sizes keep theirs.
  package mutating func scaleFont(to textSize: TextSize) {
    if let textStyle { fontSize = textStyle.size(at: textSize, on: system) }
  }

  /// The content-hugging priority along `axis`.
  package func hugging(_ axis: LayoutAxis) -> Priority { axis == .horizontal ? horizontalHugging : verticalHugging }

  /// The compression-resistance priority along `axis`.
  package func compression(_ axis: LayoutAxis) -> Priority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}
