/// A view or guide, before it has a frame. Lengths are points, in the superview's coordinates, y down.
public struct ViewDescription: Hashable, Sendable {
  /// What the item is.
  public enum Role: UInt8, Hashable, Sendable {
    /// Drawn, with a frame.
    case view
    /// An invisible rectangle.
    case guide
  }

  /// What measures the content of a view in one direction.
  public enum IntrinsicLength: Hashable, Sendable {
    /// Nothing: the view has no size of its own.
    case none
    /// This many points.
    case fixed(Rational)
    /// The text, set in the font (with the padding of the kind).
    case ofContent
  }

  /// Who decides the frame.
  public enum Placement: UInt8, Hashable, Sendable {
    /// Constraints; a design frame decides only what they leave open.
    case constraints
    /// The mask, from the design frame.
    case mask
  }

  /// The name among its siblings, such as `bar[0]`.
  public var name: String
  /// The name of its kind in the file: a kind of the language or a component.
  public var kindName: String
  /// The kind of the language, which decides intrinsic sizes and baselines.
  public var kind: ViewKind
  /// What the item is.
  public var role: Role
  /// Which guide of its owner it is, if it is one that every view has.
  public var guide = GuideKind.declared
  /// The superview (of a guide: the view that owns it); nil for the root.
  public var superview: ViewID?
  /// Who decides the frame.
  public var placement: Placement
  /// The untransformed frame at the design size, relative to the superview's bounds; nil when there is none.
  public var designFrame: ExactRect?
  /// The size that masks of subviews measure; nil when there is none (SEMANTICS §1.1: `S`).
  public var designSize: ExactSize?
  /// Which parts of the frame are flexible.
  public var mask: AutoresizingMask
  /// Whether masks of subviews work.
  public var autoresizesSubviews: Bool
  /// Whether y runs down inside the view, as it does in UIKit: masks of subviews then hold the distance from the top where no
  /// vertical part is flexible, else that from the bottom (SEMANTICS §1.7). Lengths are y down in either case.
  public var isFlipped: Bool
  /// Whether the view is not drawn. A hidden view keeps its constraints.
  public var hidden: Bool
  /// The intrinsic width, of the alignment rectangle.
  public var intrinsicWidth: IntrinsicLength
  /// The intrinsic height, of the alignment rectangle.
  public var intrinsicHeight: IntrinsicLength
  /// What the view shows, for kinds that show text.
  public var text: String
  /// The size of the font, points.
  public var fontSize: Rational
  /// The most lines that the text takes; 0 for as many as it needs.
  public var lines: Int
  /// Resistance to growing wider than the intrinsic width.
  public var horizontalHugging: Priority
  /// Resistance to growing higher than the intrinsic height.
  public var verticalHugging: Priority
  /// Resistance to shrinking below the intrinsic width.
  public var horizontalCompression: Priority
  /// Resistance to shrinking below the intrinsic height.
  public var verticalCompression: Priority
  /// The direction, or nil to inherit it.
  public var direction: LayoutDirection?
  /// What few views have.
  var uncommon = UncommonSettings()

  /// A plain view named `name` in `superview`, placed by constraints.
  public init(name: String, kind: ViewKind = .view, superview: ViewID?) {
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
    let defaults = kind.defaults
    intrinsicWidth = defaults.intrinsicWidth
    intrinsicHeight = defaults.intrinsicHeight
    text = ""
    fontSize = 17
    lines = 1
    horizontalHugging = defaults.hugging
    verticalHugging = defaults.hugging
    horizontalCompression = defaults.compression
    verticalCompression = defaults.compression
    direction = nil
  }
}
