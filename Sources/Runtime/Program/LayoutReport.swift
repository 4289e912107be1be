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
  /// Views whose safe area or margins depend on themselves, and for which no consistent solution was found
  /// (``Layout/guideSolves``). In the order of the program.
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

/// An axis.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// x and width.
  case horizontal
  /// y and height.
  case vertical
}

/// The origin of an engine row; the compiler keeps the table from here to source ranges.
public enum RowOrigin: Hashable, Sendable {
  /// A constraint of the program.
  case constraint(ConstraintID)
  /// The mask of a view: the row that places it on the axis.
  case maskPosition(ViewID, Axis)
  /// The mask of a view: the row that sizes it on the axis.
  case maskSize(ViewID, Axis)
  /// A size is never negative (SEMANTICS §2.6).
  case nonNegative(ViewID, Axis)
  /// A view is no larger than its content, at its hugging priority.
  case hugging(ViewID, Axis)
  /// A view is no smaller than its content, at its compression resistance.
  case compression(ViewID, Axis)
  /// A row of a stack or grid, about the view; by ``ArrangementPart/isOfContainer`` that is the stack or grid itself or
  /// one of its subviews.
  case arrangement(ViewID, ArrangementPart)
  /// A row that holds a view where steps placed it, for constraints on others.
  case step(ViewID, Axis)
  /// The content of a scroll view begins at the corner of its coordinates (SEMANTICS §2.11).
  case contentOrigin(ViewID, Axis)

  /// True if it is no written constraint: it is never the one to be broken (SEMANTICS §2.7).
  public var isSystem: Bool {
    if case .constraint = self { return false }
    return true
  }

  /// True if steps made it: it holds their result, and requires nothing.
  var isOfStep: Bool { if case .step = self { true } else { false } }
}

/// An edge of a derived guide: its distance inwards from the edge of its owner.
public struct GuideFact: Hashable, Sendable {
  /// The owner of the guide.
  public var owner: ViewID
  /// The kind of guide.
  public var kind: GuideKind
  /// The axis of the edge: left or top, right or bottom if it `isFar`.
  public var axis: Axis
  /// True for the right edge or the bottom.
  public var isFar: Bool
  /// Its distance inwards; nil if that depends on the owner's position.
  public var inset: Rational?
}

/// An irreducible set of infeasible constraints, together with the background, which is implied and cannot be removed:
/// sizes are not negative, the root has its size, guides and lines of text have their positions. Without any one of the
/// constraints the others are feasible with all of the background (SEMANTICS §4.3).
public struct Conflict: Hashable, Sendable {
  /// One member of the set.
  public struct Member: Hashable, Sendable {
    /// The origin of the row.
    public var origin: RowOrigin
    /// The multiplier of the row in the sum that contradicts itself.
    public var multiplier: Rational
    /// The relation of the row.
    public var relation: Relation
    /// The constant of the constraint in the source, after overrides.
    public var constant: Rational
    /// The right side of the row: multiplied, added up and taken at this size, the right sides are `-excess`.
    public var rightSide: Affine
    /// The row as text with its numbers, at this size.
    public var row: String
    /// The left side of the row minus its right side.
    public var terms: [Term]
    /// The lines of a multiline text, if the row is about its height.
    public var lines: TextLines?
    /// The step that set the constant, or that placed the view that the row holds.
    public var step: StepID? = nil

    /// True if it is implied and cannot be removed: it is in force in every subset.
    public var isBackground: Bool {
      switch origin {
      case .nonNegative, .contentOrigin: true
      case .hugging, .compression: lines != nil
      case .constraint, .maskPosition, .maskSize, .arrangement, .step: false
      }
    }

    /// Creates a member of a conflict.
    public init(
      origin: RowOrigin, multiplier: Rational, relation: Relation, constant: Rational, rightSide: Affine, row: String,
      terms: [Term] = [], lines: TextLines? = nil
    ) {
      self.lines = lines
      self.origin = origin
      self.multiplier = multiplier
      self.relation = relation
      self.constant = constant
      self.rightSide = rightSide
      self.row = row
      self.terms = terms
    }
  }

  /// The set, in source order, implied rows last.
  public var members: [Member]
  /// The amount by which the sum of the members contradicts itself, points.
  public var excess: Rational
  /// The member that was broken: it remains as an optional constraint, below every required one and above all other
  /// optional ones.
  public var broken: RowOrigin

  /// The edges of derived guides in the members: facts of the background too.
  public var guides: [GuideFact] = []
  /// True if it is proved that no smaller set contains the broken one, of the sets without constraints that were broken
  /// for other conflicts.
  public var isSmallest: Bool

  /// Creates a conflict of `members`.
  public init(members: [Member], excess: Rational, broken: RowOrigin, isSmallest: Bool = false) {
    self.members = members
    self.excess = excess
    self.broken = broken
    self.isSmallest = isSmallest
  }

  /// The members that can be removed: without any one of them the others are feasible with all of the background.
  public var rules: [Member] { members.filter { !$0.isBackground } }

  /// The members that are implied and cannot be removed.
  public var background: [Member] { members.filter { $0.isBackground } }
}

/// An ambiguous attribute: one with more than one optimal value.
public struct Ambiguity: Hashable, Sendable {
  /// A part of a frame, one of its four numbers.
  public enum Part: UInt8, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }
  /// The view.
  public var view: ViewID
  /// The part of its frame.
  public var part: Part
  /// The least optimal value; nil for no limit. Only the first of a group has limits: the others, which have a ``cause``,
  /// never do.
  public var lowest: Rational?
  /// The greatest optimal value; nil for no limit, and if there is a ``cause``.
  public var highest: Rational?
  /// The chosen value (SEMANTICS §4.5).
  public var chosen: Rational
  /// The ambiguity to resolve first, by index in the report; nil for an independent one. It determines this one too,
  /// unless both are ambiguous by one ``tie``.
  public var cause: Int?
  /// True if it follows from others as well: with ``cause`` alone resolved it is still ambiguous.
  public var hasOtherCauses = false
  /// The constraints that leave it ambiguous because one gains what another loses; nil if it has no constraint, or
  /// follows from its ``cause``.
  public var tie: Tie?
  /// True if it can change without any constraint being violated more: it has no constraint. False if it follows from its
  /// ``cause``, and if it was not examined because too much is ambiguous.
  public var isMissing: Bool

  /// Creates an ambiguity of `part` of the frame of `view`.
  public init(
    view: ViewID, part: Part, lowest: Rational?, highest: Rational?, chosen: Rational, cause: Int? = nil,
    tie: Tie? = nil, isMissing: Bool = false
  ) {
    self.view = view
    self.part = part
    self.lowest = lowest
    self.highest = highest
    self.chosen = chosen
    self.cause = cause
    self.tie = tie
    self.isMissing = isMissing
  }

  /// Optional constraints of one priority that cannot all be satisfied, and whose possible errors have equal sums.
  public struct Tie: Hashable, Sendable {
    /// One of the constraints.
    public struct Member: Hashable, Sendable {
      /// Its origin.
      public var origin: RowOrigin
      /// The growth of its error with the ambiguous number: 1 if the constraint prefers less, -1 for more, 0 if that
      /// depends on other numbers.
      public var growth: Int
      /// The constraint with its numbers.
      public var row: RowDescription

      /// Creates a member of a tie.
      public init(origin: RowOrigin, growth: Int, row: RowDescription) {
        (self.origin, self.growth, self.row) = (origin, growth, row)
      }
    }

    /// The constraints, in source order, then content hugging and compression resistance. Constraints of a lower priority
    /// may tie as well: they have no effect before these.
    public var members: [Member]
    /// The priority of all of them.
    public var priority: Priority
    /// The number of independent numbers that it leaves ambiguous: a higher priority for one of the constraints
    /// determines at least one.
    public var freedom: Int

    /// Creates a tie of `members`.
    public init(members: [Member], priority: Priority, freedom: Int) {
      (self.members, self.priority, self.freedom) = (members, priority, freedom)
    }
  }
}

/// A mask whose flexible parts ran out of room: below some size of the superview the view's size would be negative.
public struct Collapse: Hashable, Sendable {
  /// The view.
  public var view: ViewID
  /// The axis.
  public var axis: Axis
  /// The size of the superview at which the flexible part is 0, if that is unique.
  public var superviewSize: Rational?
  /// The size that the mask computes, below 0.
  public var size: Rational
  /// The size of the view after steps.
  public var shown: Rational = .zero
  /// The step that set the view's size; nil if the mask did.
  public var step: StepID? = nil

  /// Creates a collapse of `view` on `axis`.
  public init(view: ViewID, axis: Axis, superviewSize: Rational?, size: Rational) {
    self.view = view
    self.axis = axis
    self.superviewSize = superviewSize
    self.size = size
  }
}
