public import LayNumbers

/// The report of a layout at one size, besides frames.
public struct LayoutReport: Hashable, Sendable {
  /// The conflicts of required constraints, one for each constraint that was broken, in source order.
  public var conflicts: [Conflict] = []
  /// The ambiguous attributes: by view, sizes before positions.
  public var ambiguities: [Ambiguity] = []
  /// Masks that ran out of room.
  public var collapses: [Collapse] = []
  /// The problems found while steps ran.
  public var steps: [StepFinding] = []
  /// Views whose safe area or margins depend on themselves, and for which no consistent solution was found in
  /// a limited number of solves. In the order of the program.
  public var unsettled: [ViewID] = []
  /// Texts whose height is not that of their width, because the width depends on the height.
  public var unsettledTexts: [UnsettledText] = []

  /// True if there is nothing to report.
  public var isClean: Bool {
    conflicts.isEmpty && ambiguities.isEmpty && collapses.isEmpty && steps.isEmpty && unsettled.isEmpty
      && unsettledTexts.isEmpty
  }

  /// Creates an empty report.
  public init() {}
}

/// A mask whose flexible parts ran out of room: below some size of the superview the view's size would be negative.
public struct Collapse: Hashable, Sendable {
  /// The view.
  public var view: ViewID
  /// The axis.
  public var axis: LayoutAxis
  /// The size of the superview at which the flexible part is 0, if that is unique.
  public var superviewSize: Rational?
  /// The size that the mask computes, below 0.
  public var size: Rational
  /// The size of the view after steps.
  public var shown: Rational = .zero
  /// The step that set the view's size; nil if the mask did.
  public var step: StepID? = nil

  /// Creates a collapse of `view` on `axis`.
  public init(view: ViewID, axis: LayoutAxis, superviewSize: Rational?, size: Rational) {
    self.view = view
    self.axis = axis
    self.superviewSize = superviewSize
    self.size = size
  }
}

/// A text without the height of its width after the last solve: its width depends on its height.
public struct UnsettledText: Hashable, Sendable {
  /// The view.
  public var view: ViewID
  /// The width of its frame, points.
  public var width: Rational
  /// The number of lines that its height was computed for.
  public var lines: Int
  /// The number of lines that it needs at this width.
  public var needed: Int

  /// A text that has `lines` lines where its width needs `needed`.
  package init(view: ViewID, width: Rational, lines: Int, needed: Int) {
    self.view = view
    self.width = width
    self.lines = lines
    self.needed = needed
  }
}
