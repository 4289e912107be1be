public import LayNumbers

/// A setting that depends on a condition.
public struct Override: Sendable {
  /// The condition under which it applies.
  public var condition: ConditionID
  /// The property and its value.
  public var setting: Setting

  /// A property that a condition may change, with its value.
  public enum Setting: Hashable, Sendable {
    /// Whether the view is hidden.
    case hidden(ViewID, Bool)
    /// Resizes a mask-driven view about its centre; the masks inside respond (SEMANTICS §1.10).
    case boundsSize(ViewID, ExactSize)
    /// Scrolls: subviews move by the negative of the origin.
    case boundsOrigin(ViewID, ExactPoint)
    /// The frame at the design size; the masks inside respond to its new size.
    case designFrame(ViewID, ExactRect)
    /// The flexible parts of the frame.
    case mask(ViewID, AutoresizingMask)
    /// The transform, which is applied about the anchor point after layout.
    case transform(ViewID, ExactTransform)
    /// The point of the bounds that the centre places.
    case anchorPoint(ViewID, ExactPoint)
    /// The source of the intrinsic width.
    case intrinsicWidth(ViewID, ViewDescription.IntrinsicLength)
    /// The source of the intrinsic height.
    case intrinsicHeight(ViewID, ViewDescription.IntrinsicLength)
    /// The text of the view.
    case text(ViewID, String)
    /// The size of the font, points.
    case fontSize(ViewID, Rational)
    /// The text style of the font, which gives it its size.
    case textStyle(ViewID, TextStyle)
    /// The weight of the font.
    case fontWeight(ViewID, FontWeight)
    /// The titles of a segmented control.
    case segments(ViewID, [String])
    /// The text that an empty text field shows.
    case placeholder(ViewID, String)
    /// The largest number of lines of its text.
    case lines(ViewID, Int)
    /// The width at which its text wraps.
    case preferredMaxLayoutWidth(ViewID, Rational)
    /// The horizontal content-hugging priority.
    case horizontalHugging(ViewID, Priority)
    /// The vertical content-hugging priority.
    case verticalHugging(ViewID, Priority)
    /// The horizontal compression-resistance priority.
    case horizontalCompression(ViewID, Priority)
    /// The vertical compression-resistance priority.
    case verticalCompression(ViewID, Priority)
    /// The insets of the alignment rectangle from the frame; `left` and `right` may mean leading and trailing.
    case alignmentInsets(ViewID, ExactInsets, isDirectional: Bool)
    /// The layout margins; `left` and `right` may mean leading and trailing.
    case margins(ViewID, ExactInsets, isDirectional: Bool)
    /// Whether margins are at least as far in as those of the superview.
    case preservesSuperviewMargins(ViewID, Bool)
    /// Whether margins are measured from the safe area.
    case insetsMarginsFromSafeArea(ViewID, Bool)
    /// The text direction; nil to inherit it.
    case direction(ViewID, InterfaceDirection?)
    /// Whether masks of subviews are applied.
    case autoresizesSubviews(ViewID, Bool)
    /// A setting of a stack.
    case stack(ViewID, StackDescription.Setting)
    /// A setting of a grid.
    case grid(ViewID, GridDescription.Setting)
    /// The constant of the constraint.
    case constant(ConstraintID, Rational)
    /// The priority of the constraint.
    case priority(ConstraintID, Priority)
    /// Whether the constraint is in force.
    case active(ConstraintID, Bool)
  }

  /// Creates an override: `setting` while `condition` holds.
  public init(_ condition: ConditionID, _ setting: Setting) {
    self.condition = condition
    self.setting = setting
  }
}
