/// A stack: views one after the other (SEMANTICS §2.14). ``LayoutProgram/stacks`` has those of a program; each layout pass
/// makes rows of them, after overrides.
public struct StackDescription: Hashable, Sendable {
  /// Who gets the room along the axis.
  public enum Distribution: UInt8, Hashable, Sendable, CaseIterable {
    /// The views fill it, as their own priorities say.
    case fill
    /// The views fill it and are equally long.
    case fillEqually
    /// The views fill it in proportion to their content.
    case fillProportionally
    /// The gaps fill it and are equally long.
    case equalSpacing
    /// The middles are equally far apart.
    case equalCentering
    /// The views gather at the start, in the middle and at the end; AppKit alone has it.
    case gravityAreas
  }

  /// Where the views are across the axis.
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

  /// Whose rows it becomes.
  public enum Profile: UInt8, Hashable, Sendable {
    /// Those of UIStackView.
    case uikit
    /// Those of NSStackView.
    case appkit
  }

  /// Where a view gathers while the distribution is ``Distribution/gravityAreas``.
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
    /// Where it gathers.
    public var gravity = Gravity.leading
    /// Whether its text may have several lines.
    public var wrapsText = false

    /// The view `view`, with nothing of its own.
    public init(_ view: ViewID) { self.view = view }
  }

  /// The stack.
  public var view: ViewID
  /// Which way the views follow each other.
  public var axis: Axis
  /// Who gets the room along the axis.
  public var distribution = Distribution.fill
  /// Where the views are across the axis.
  public var alignment = Alignment.fill
  /// The gap between two views, points.
  public var spacing = Rational.zero
  /// Whether gaps of a vertical stack lie between the last baseline of a view and the first of the next.
  public var isBaselineRelative = false
  /// Whether the views keep off the margins of the stack.
  public var isMarginsRelative = false
  /// Whose rows it becomes.
  public var profile = Profile.uikit
  /// The priority at which a stack of AppKit is no wider than its views.
  public var horizontalHugging = StackPriority.appKitHugging
  /// The priority at which a stack of AppKit is no higher than its views.
  public var verticalHugging = StackPriority.appKitHugging
  /// The priority at which a stack of AppKit is no narrower than its views.
  public var horizontalClippingResistance = Priority.required
  /// The priority at which a stack of AppKit is no lower than its views.
  public var verticalClippingResistance = Priority.required
  /// The views in their order. A hidden one takes no room.
  public var arranged: [Arranged]

  /// A stack of `arranged` that fills its room.
  public init(_ view: ViewID, _ axis: Axis, _ arranged: [ViewID]) {
    self.view = view
    self.axis = axis
    self.arranged = arranged.map { Arranged($0) }
  }

  /// The priority at which it is no larger than its views along `axis`.
  func hugging(_ axis: Axis) -> Priority { axis == .horizontal ? horizontalHugging : verticalHugging }

  /// The priority at which it is no smaller than its views along `axis`.
  func clippingResistance(_ axis: Axis) -> Priority {
    axis == .horizontal ? horizontalClippingResistance : verticalClippingResistance
  }

  /// What a condition may change of a stack.
  public enum Setting: Hashable, Sendable {
    /// See ``StackDescription/axis``.
    case axis(Axis)
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
    case hugging(Axis, Priority)
    /// The priority at which it is no smaller than its views along an axis.
    case clippingResistance(Axis, Priority)
    /// The gap after an arranged view; see ``StackDescription/Arranged/spacingAfter``.
    case spacingAfter(ViewID, Rational)
    /// Where an arranged view gathers; see ``StackDescription/Arranged/gravity``.
    case gravity(ViewID, Gravity)

    /// The arranged view that it is about.
    var view: ViewID? {
      switch self {
      case .spacingAfter(let view, _), .gravity(let view, _): view
      default: nil
      }
    }
  }

  /// Sets what `setting` says; where it is about an arranged view, of that at `place` among them.
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

extension LayoutProgram {
  /// Makes a stack of `view`, which arranges `arranged` along `axis`; `configure` sets what is not the default.
  public mutating func stack(
    _ view: ViewID, _ axis: Axis, _ arranged: [ViewID], configure: (inout StackDescription) -> Void = { _ in }
  ) {
    var stack = StackDescription(view, axis, arranged)
    configure(&stack)
    stacks.append(stack)
  }
}
