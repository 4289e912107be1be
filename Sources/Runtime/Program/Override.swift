/// A setting that depends on a condition.
public struct Override: Sendable {
  /// When it holds.
  public var condition: ConditionID
  /// What it sets.
  public var setting: Setting

  /// What a conditional setting changes.
  public enum Setting: Hashable, Sendable {
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
