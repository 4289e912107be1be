/// Everything the runtime needs to lay out one screen: what a compiler makes of a file, or an app builds in code.
public struct LayoutProgram: Sendable {
  /// The layout's name, the first part of every path.
  public var name: String
  /// The views and guides. The root is the first, a superview stands before its subviews, siblings are in drawing order.
  public var views: [ViewDescription]
  /// The constraints in source order.
  public var constraints: [ConstraintDescription]
  /// The conditions; the first is `.always`. A condition names only conditions before it.
  public var conditions: [Condition]
  /// Settings that depend on a condition, in source order: of two that hold, the later one wins.
  public var overrides: [Override]
  /// The names of the states that a host may choose: see ``Environment/state``.
  public var states: [String]
  /// The stacks. What arranges views stands before them in ``views``, and no view is arranged twice.
  public var stacks: [StackDescription]
  /// The grids, likewise.
  public var grids: [GridDescription]
  /// How masks share a change of size.
  public var autoresizing: AutoresizingRule
  /// Whether constraints relate the untransformed frame or its bounding box.
  public var transforms: TransformProfile
  /// What is not laid out by this version and must not be reported as undecided: children of stacks and so on.
  public var unplaced: [ViewID]
  /// Views of which something is left out that may decide them: stacks, whose content this version does not lay out,
  /// and containers that left-out rules speak of. Where they are open, they are not reported as undecided either.
  public var incomplete: [ViewID]
  /// What views do in code after masks and constraints; empty for most programs.
  public var steps = StepProgram()
  /// The layout margins of views that have others than the standard ones.
  public var margins: MarginTable

  /// A program of nothing but a root of the size `designSize`.
  public init(name: String, designSize: ExactSize) {
    self.name = name
    var root = ViewDescription(name: name, superview: nil)
    root.designSize = designSize
    views = [root]
    constraints = []
    conditions = [.always]
    overrides = []
    states = []
    stacks = []
    grids = []
    autoresizing = .proportional
    transforms = .ios8
    unplaced = []
    incomplete = []
    margins = MarginTable()
  }
}

/// How the flexible parts of a mask share a change of size (SEMANTICS §1.1).
public enum AutoresizingRule: UInt8, Hashable, Sendable {
  /// In proportion to their old sizes, as Apple's systems do.
  case proportional
  /// In equal parts, as Apple's guide says.
  case even
}

/// What constraints relate when a view is transformed (SEMANTICS §2.9).
public enum TransformProfile: UInt8, Hashable, Sendable {
  /// The untransformed frame.
  case ios8
  /// The bounding box of the transformed view.
  case ios7
}

/// A view or guide, before it has a frame. Lengths are points, in the superview's coordinates, y down.
public struct ViewDescription: Sendable {
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
  /// The origin of the bounds: subviews move by its negative.
  public var boundsOrigin: ExactPoint
  /// Which parts of the frame are flexible.
  public var mask: AutoresizingMask
  /// Whether masks of subviews work.
  public var autoresizesSubviews: Bool
  /// Whether the view is not drawn. A hidden view keeps its constraints.
  public var hidden: Bool
  /// Applied about the anchor point after layout.
  public var transform: ExactTransform
  /// The point of the bounds that `center` places; (1/2, 1/2) is the middle.
  public var anchorPoint: ExactPoint
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
  /// The width at which text of several lines is broken, of the alignment rectangle, whatever rules say; 0 where rules say it.
  public var preferredMaxLayoutWidth: Rational
  /// What became of text that may take several lines; nil before it is laid out, and of other views.
  var shown: ShownText?
  /// Resistance to growing wider than the intrinsic width.
  public var horizontalHugging: Priority
  /// Resistance to growing higher than the intrinsic height.
  public var verticalHugging: Priority
  /// Resistance to shrinking below the intrinsic width.
  public var horizontalCompression: Priority
  /// Resistance to shrinking below the intrinsic height.
  public var verticalCompression: Priority
  /// What the alignment rectangle is smaller than the frame by, on each side.
  public var alignmentInsets: ExactInsets
  /// Whether `left` and `right` of the alignment insets mean leading and trailing.
  public var alignmentInsetsAreDirectional: Bool
  /// The direction, or nil to inherit it.
  public var direction: LayoutDirection?

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
    boundsOrigin = .zero
    mask = []
    autoresizesSubviews = true
    hidden = false
    transform = .identity
    anchorPoint = .middle
    let defaults = kind.defaults
    intrinsicWidth = defaults.intrinsicWidth
    intrinsicHeight = defaults.intrinsicHeight
    text = ""
    fontSize = 17
    lines = 1
    preferredMaxLayoutWidth = .zero
    horizontalHugging = defaults.hugging
    verticalHugging = defaults.hugging
    horizontalCompression = defaults.compression
    verticalCompression = defaults.compression
    alignmentInsets = .zero
    alignmentInsetsAreDirectional = false
    direction = nil
  }
}

/// A constraint: the sum of `terms` compares with `constant`.
public struct ConstraintDescription: Sendable {
  /// The path of the name, such as `SignIn/cap`; empty without a name.
  public var name: String
  /// The left side minus the right side.
  public var terms: [Term]
  /// How the sum compares with the constant.
  public var relation: Relation
  /// What stands alone on the right.
  public var constant: Rational
  /// How much it counts.
  public var priority: Priority
  /// When it is there.
  public var condition: ConditionID
  /// Whether it is in force while its condition holds.
  public var isActive: Bool

  /// The constraint `Σ terms relation constant`.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Rational = .zero, priority: Priority = .required,
    condition: ConditionID = .always, name: String = ""
  ) {
    self.name = name
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.condition = condition
    isActive = true
  }
}

/// When something holds: a statement about the root's size, the direction, the size classes and the state.
public enum Condition: Hashable, Sendable {
  /// Something the environment says in points.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The root's width.
    case width
    /// The root's height.
    case height
  }
  /// How a quantity compares.
  public enum Comparison: UInt8, Hashable, Sendable {
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `==`
    case equal
    /// `>=`
    case greaterOrEqual
    /// `>`
    case greater
  }
  /// Always.
  case always
  /// Never.
  case never
  /// The quantity compares with the number.
  case compare(Quantity, Comparison, Rational)
  /// The layout runs in the direction.
  case direction(LayoutDirection)
  /// The horizontal size class is the one given.
  case horizontalSizeClass(SizeClass)
  /// The vertical size class is the one given.
  case verticalSizeClass(SizeClass)
  /// The host has chosen the state.
  case state(StateID)
  /// The other does not hold.
  case not(ConditionID)
  /// Both hold.
  case and(ConditionID, ConditionID)
  /// One or both hold.
  case or(ConditionID, ConditionID)
}

/// A setting that depends on a condition.
public struct Override: Sendable {
  /// When it holds.
  public var condition: ConditionID
  /// What it sets.
  public var setting: Setting

  /// What a conditional setting changes.
  public enum Setting: Sendable {
    /// Whether the view is drawn.
    case hidden(ViewID, Bool)
    /// Resizes a mask-driven view about its centre; the masks inside answer (SEMANTICS §1.10).
    case boundsSize(ViewID, ExactSize)
    /// Scrolls: subviews move by the negative of the origin.
    case boundsOrigin(ViewID, ExactPoint)
    /// Puts the view there at the design size; the masks inside answer to its new size.
    case designFrame(ViewID, ExactRect)
    /// Which parts of the frame are flexible.
    case mask(ViewID, AutoresizingMask)
    /// What is applied about the anchor point after layout.
    case transform(ViewID, ExactTransform)
    /// The point of the bounds that the centre places.
    case anchorPoint(ViewID, ExactPoint)
    /// What measures the content's width.
    case intrinsicWidth(ViewID, ViewDescription.IntrinsicLength)
    /// What measures the content's height.
    case intrinsicHeight(ViewID, ViewDescription.IntrinsicLength)
    /// What the view shows.
    case text(ViewID, String)
    /// The size of the font, points.
    case fontSize(ViewID, Rational)
    /// The most lines of its text.
    case lines(ViewID, Int)
    /// The width at which its text is broken.
    case preferredMaxLayoutWidth(ViewID, Rational)
    /// Resistance to growing wider than the content.
    case horizontalHugging(ViewID, Priority)
    /// Resistance to growing higher than the content.
    case verticalHugging(ViewID, Priority)
    /// Resistance to getting narrower than the content.
    case horizontalCompression(ViewID, Priority)
    /// Resistance to getting lower than the content.
    case verticalCompression(ViewID, Priority)
    /// What the alignment rectangle is smaller than the frame by; `left` and `right` may mean leading and trailing.
    case alignmentInsets(ViewID, ExactInsets, isDirectional: Bool)
    /// The layout margins; `left` and `right` may mean leading and trailing.
    case margins(ViewID, ExactInsets, isDirectional: Bool)
    /// Whether margins reach at least as far in as those of the superview.
    case preservesSuperviewMargins(ViewID, Bool)
    /// Whether margins are measured from the safe area.
    case insetsMarginsFromSafeArea(ViewID, Bool)
    /// Which way text runs; nil to inherit it.
    case direction(ViewID, LayoutDirection?)
    /// Whether masks of subviews work.
    case autoresizesSubviews(ViewID, Bool)
    /// What a stack does with the views that it arranges.
    case stack(ViewID, StackDescription.Setting)
    /// What a grid does with the views that it arranges.
    case grid(ViewID, GridDescription.Setting)
    /// What stands alone on the right of the constraint.
    case constant(ConstraintID, Rational)
    /// How much the constraint counts.
    case priority(ConstraintID, Priority)
    /// Whether the constraint is in force.
    case active(ConstraintID, Bool)
  }

  /// `setting` while `condition` holds.
  public init(_ condition: ConditionID, _ setting: Setting) {
    self.condition = condition
    self.setting = setting
  }
}
