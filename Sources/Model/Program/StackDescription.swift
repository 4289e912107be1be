public import LayNumbers

/// A stack: views one after the other (SEMANTICS §2.14). ``LayoutProgram/stacks`` has those of a program; each layout
/// pass makes constraints of them, after overrides.
public struct StackDescription: Hashable, Sendable {
  /// The distribution of the length along the axis.
  public enum Distribution: UInt8, Hashable, Sendable, CaseIterable {
    /// The views fill it, by their own priorities.
    case fill
    /// The views fill it and have equal lengths.
    case fillEqually
    /// The views fill it in proportion to their content.
    case fillProportionally
    /// The gaps fill it and have equal lengths.
    case equalSpacing
    /// The middles are equally far apart.
    case equalCentering
    /// The views gather at the start, in the middle and at the end; only in AppKit.
    case gravityAreas
  }

  /// The alignment of the views across the axis.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// As high (or wide) as the stack.
    case fill
    /// At the leading edge, or the top.
    case leading
    /// At the trailing edge, or the bottom.
    case trailing
    /// In the middle.
    case center
    /// On the baseline of their first lines; in a vertical stack the same as ``leading``.
    case firstBaseline
    /// On the baseline of their last lines; in a vertical stack the same as ``trailing``.
    case lastBaseline
  }

  /// The framework whose constraints it gets.
  public enum Profile: UInt8, Hashable, Sendable {
    /// UIKit: the constraints of UIStackView.
    case uikit
    /// AppKit: the constraints of NSStackView.
    case appkit
  }

  /// The area in which a view gathers in the distribution ``Distribution/gravityAreas``.
  public enum Gravity: UInt8, Hashable, Sendable, CaseIterable {
    /// At the leading edge, or the top.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom.
    case trailing
  }

  /// A view that the stack arranges.
  public struct Arranged: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// The gap after it, points; nil for the stack's spacing.
    public var spacingAfter: Rational?
    /// The area in which it gathers.
    public var gravity = Gravity.leading
    /// True if its text may have several lines.
    public var wrapsText = false

    /// Creates an entry for `view`, with default values.
    public init(_ view: ViewID) { self.view = view }
  }

  /// The stack.
  public var view: ViewID
  /// The axis along which the views follow each other.
  public var axis: LayoutAxis
  /// The distribution of the length along the axis.
  public var distribution = Distribution.fill
  /// The alignment of the views across the axis.
  public var alignment = Alignment.fill
  /// The gap between two views, points.
  public var spacing = Rational.zero
  /// True if gaps of a vertical stack are between the last baseline of a view and the first of the next.
  public var isBaselineRelative = false
  /// True if the views are inside the margins of the stack.
  public var isMarginsRelative = false
  /// The framework whose constraints it gets.
  public var profile = Profile.uikit
  /// The priority at which an AppKit stack is no wider than its views.
  public var horizontalHugging = StackDescription.appKitHugging
  /// The priority at which an AppKit stack is no higher than its views.
  public var verticalHugging = StackDescription.appKitHugging
  /// The priority at which an AppKit stack is no narrower than its views.
  public var horizontalClippingResistance = Priority.required
  /// The priority at which an AppKit stack is no lower than its views.
  public var verticalClippingResistance = Priority.required
  /// The views in their order. A hidden one has no length.
  public var arranged: [Arranged]

  /// NSStackView's own hugging, just below the 250 at which views hug their content, as its constraints on a running Mac show.
  package static let appKitHugging = Priority(249.99998)

  /// Creates a stack of `arranged` with the distribution `fill`.
  public init(_ view: ViewID, _ axis: LayoutAxis, _ arranged: [ViewID]) {
    self.view = view
    self.axis = axis
    self.arranged = arranged.map { Arranged($0) }
  }

  /// The priority at which it is no larger than its views along `axis`.
  package func hugging(_ axis: LayoutAxis) -> Priority { axis == .horizontal ? horizontalHugging : verticalHugging }

  /// The priority at which it is no smaller than its views along `axis`.
  package func clippingResistance(_ axis: LayoutAxis) -> Priority {
    axis == .horizontal ? horizontalClippingResistance : verticalClippingResistance
  }

  /// The settings of a stack that a condition may change.
  public enum Setting: Hashable, Sendable {
    /// See ``StackDescription/axis``.
    case axis(LayoutAxis)
    /// See ``StackDescription/distribution``.
    case distribution(Distribution)
    /// See ``StackDescription/alignment``.
    case alignment(Alignment)
    /// See ``StackDescription/spacing``.
    case spacing(Rational)
    /// See ``StackDescription/isBaselineRelative``.
    case isBaselineRelative(Bool)
    /// See ``StackDescription/isMarginsRelative``.
    case isMarginsRelative(Bool)
    /// The priority at which it is no larger than its views along an axis.
    case hugging(LayoutAxis, Priority)
    /// The priority at which it is no smaller than its views along an axis.
    case clippingResistance(LayoutAxis, Priority)
    /// The gap after an arranged view; see ``StackDescription/Arranged/spacingAfter``.
    case spacingAfter(ViewID, Rational)
    /// The gravity area of an arranged view; see ``StackDescription/Arranged/gravity``.
    case gravity(ViewID, Gravity)

    /// The arranged view of the setting.
    package var view: ViewID? {
      switch self {
      case .spacingAfter(let view, _), .gravity(let view, _): view
      default: nil
      }
    }
  }

  /// Applies `setting`; one of an arranged view to the view at index `place`.
  package mutating func apply(_ setting: Setting, at place: Int?) {
    switch setting {
    case .axis(let axis): self.axis = axis
    case .distribution(let distribution): self.distribution = distribution
    case .alignment(let alignment): self.alignment = alignment
    case .spacing(let spacing): self.spacing = spacing
    case .isBaselineRelative(let value): isBaselineRelative = value
    case .isMarginsRelative(let value): isMarginsRelative = value
    case .hugging(.horizontal, let priority): horizontalHugging = priority
    case .hugging(.vertical, let priority): verticalHugging = priority
    case .clippingResistance(.horizontal, let priority): horizontalClippingResistance = priority
    case .clippingResistance(.vertical, let priority): verticalClippingResistance = priority
    case .spacingAfter(_, let spacing): if let place { arranged[place].spacingAfter = spacing }
    case .gravity(_, let gravity): if let place { arranged[place].gravity = gravity }
    }
  }
}
