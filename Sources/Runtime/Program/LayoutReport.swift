/// What laying out at one size found besides frames.
public struct LayoutReport: Hashable, Sendable {
  /// Constraints that could not all hold, one entry a constraint that was broken, in source order.
  public var conflicts: [Conflict] = []
  /// Attributes that nothing decides: by view, sizes before positions.
  public var ambiguities: [Ambiguity] = []
  /// Masks that ran out of room.
  public var collapses: [Collapse] = []
  /// What went wrong while steps were taken.
  public var steps: [StepFinding] = []
  /// Views whose safe area or margins depend on themselves, so that nothing settles them that was tried
  /// (``Layout/guideSolves``). In the order of the program.
  public var unsettled: [ViewID] = []
  /// Texts whose height is not that of their width, because the width depends on the height.
  public var unsettledTexts: [UnsettledText] = []

  /// Whether there is nothing to report.
  public var isClean: Bool {
    conflicts.isEmpty && ambiguities.isEmpty && collapses.isEmpty && steps.isEmpty && unsettled.isEmpty
      && unsettledTexts.isEmpty
  }

  /// Nothing to report.
  public init() {}
}

/// An axis.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// x and width.
  case horizontal
  /// y and height.
  case vertical
}

/// Where a row of the engine comes from; the compiler keeps the table from here to source ranges.
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
  /// A row of a stack or grid, about the view; which stack or grid, ``ArrangementPart/isOfContainer`` says: the view
  /// itself or its superview.
  case arrangement(ViewID, ArrangementPart)
  /// Steps hold a view, for the rules about others.
  case step(ViewID, Axis)
  /// What a scroll view scrolls over begins at the corner of its coordinates (SEMANTICS §2.11).
  case contentOrigin(ViewID, Axis)

  /// Whether nobody wrote it as a rule: it is never the one to be broken (SEMANTICS §2.7).
  public var isSystem: Bool {
    if case .constraint = self { return false }
    return true
  }

  /// Whether steps made it: it holds what they did, and demands nothing.
  var isOfStep: Bool { if case .step = self { true } else { false } }
}

/// The extent of a guide that nobody placed: how far inside of an edge of its owner it lies.
public struct GuideFact: Hashable, Sendable {
  /// The view that the guide belongs to.
  public var owner: ViewID
  /// Which guide.
  public var kind: GuideKind
  /// Which edge: left or top, right or bottom where it `isFar`.
  public var axis: Axis
  /// Whether it is the right edge or the bottom.
  public var isFar: Bool
  /// How far inside it lies; nil where that follows from where the owner lies.
  public var inset: Rational?
}

/// Constraints that cannot all hold together with the background, which nobody wrote and nobody can take away: sizes are not
/// negative, the root is as large as it is, guides and lines of text are where they are. Drop any one of the constraints, and
/// the others can hold with all of the background (SEMANTICS §4.3).
public struct Conflict: Hashable, Sendable {
  /// One member of the set.
  public struct Member: Hashable, Sendable {
    /// The row.
    public var origin: RowOrigin
    /// What to multiply the row by so that the sum contradicts itself.
    public var multiplier: Rational
    /// How the sides of the row compare.
    public var relation: Relation
    /// What stands alone on the right of the rule as it was written, after what overrides change.
    public var constant: Rational
    /// The right side of the row: multiplied, added up and taken at this size, the right sides are `-excess`.
    public var rightSide: Affine
    /// The row with its numbers, at this size.
    public var row: String
    /// The left side of the row minus its right side.
    public var terms: [Term]
    /// Of a row about the height of a text of several lines, what that is made of.
    public var lines: TextLines?
    /// The step that set the constant, or that placed the view that the row holds.
    public var step: StepID? = nil

    /// Whether nobody can take it away: it is in force whatever else is left out.
    public var isBackground: Bool {
      switch origin {
      case .nonNegative, .contentOrigin: true
      case .hugging, .compression: lines != nil
      case .constraint, .maskPosition, .maskSize, .arrangement, .step: false
      }
    }

    /// A member of a conflict.
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

  /// The set, in source order, system rows last.
  public var members: [Member]
  /// What the sum of the members misses by, points.
  public var excess: Rational
  /// The one that was broken: it still pulls, below every required row and above every optional one.
  public var broken: RowOrigin

  /// The edges of guides that follow from their owners, by which the members are what they are: facts of the background too.
  public var guides: [GuideFact] = []
  /// Whether it is proved that no smaller set has the broken one in it, of those beside what was broken for other conflicts.
  public var isSmallest: Bool

  /// A conflict of `members`.
  public init(members: [Member], excess: Rational, broken: RowOrigin, isSmallest: Bool = false) {
    self.members = members
    self.excess = excess
    self.broken = broken
    self.isSmallest = isSmallest
  }

  /// The members that somebody can take away: without any one of them the others can hold with all of the background.
  public var rules: [Member] { members.filter { !$0.isBackground } }

  /// The facts that take part and that nobody can take away.
  public var background: [Member] { members.filter { $0.isBackground } }
}

/// An attribute that more than one value of is as good.
public struct Ambiguity: Hashable, Sendable {
  /// Which of the four numbers of a frame.
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
  /// Which number of its frame.
  public var part: Part
  /// The least value that is as good; nil for no limit. Only the first of a group has limits: the others, which have a
  /// ``cause``, never do.
  public var lowest: Rational?
  /// The greatest value that is as good; nil for no limit, and where there is a ``cause``.
  public var highest: Rational?
  /// What was chosen (SEMANTICS §4.5).
  public var chosen: Rational
  /// The ambiguity that is to be put right first, by index in the report; nil for one that stands for itself. It decides
  /// this one too, unless both are open by one ``tie``.
  public var cause: Int?
  /// Whether it follows from others besides: with ``cause`` alone it is still open.
  public var hasOtherCauses = false
  /// The rules that leave it open because what one gains another loses; nil where no rule speaks of it, and where it
  /// follows from its ``cause``.
  public var tie: Tie?
  /// Whether it can change while every rule holds as well as before: no rule speaks of it. False where it follows from its
  /// ``cause``, and where nobody looked because too much is open.
  public var isMissing: Bool

  /// An ambiguity of `part` of the frame of `view`.
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

  /// Optional rules of one priority that cannot all hold, and of which no sum of errors is better than the others.
  public struct Tie: Hashable, Sendable {
    /// One of the rules.
    public struct Member: Hashable, Sendable {
      /// Where it comes from.
      public var origin: RowOrigin
      /// How its error grows with the number that is open: 1 when the rule asks for less, -1 for more, 0 when that depends
      /// on other numbers.
      public var growth: Int
      /// The rule with its numbers.
      public var row: RowDescription

      /// A member of a tie.
      public init(origin: RowOrigin, growth: Int, row: RowDescription) {
        (self.origin, self.growth, self.row) = (origin, growth, row)
      }
    }

    /// The rules, in source order, then what content asks for. Rules of a lower priority may tie as well: they are not
    /// heard before.
    public var members: [Member]
    /// The priority of all of them.
    public var priority: Priority
    /// How many numbers are open by it: one of the rules that counts more decides one at least.
    public var freedom: Int

    /// A tie of `members`.
    public init(members: [Member], priority: Priority, freedom: Int) {
      (self.members, self.priority, self.freedom) = (members, priority, freedom)
    }
  }
}

/// A mask whose flexible parts ran out of room: below a size the view would be smaller than nothing.
public struct Collapse: Hashable, Sendable {
  /// The view.
  public var view: ViewID
  /// The axis.
  public var axis: Axis
  /// The size of the superview at which the flexible part is 0, when it is one number.
  public var superviewSize: Rational?
  /// The size that the mask asks for, below 0.
  public var size: Rational
  /// The size of the view after steps.
  public var shown: Rational = .zero
  /// The step that gave the view its size; nil where the mask did.
  public var step: StepID? = nil

  /// A collapse of `view` on `axis`.
  public init(view: ViewID, axis: Axis, superviewSize: Rational?, size: Rational) {
    self.view = view
    self.axis = axis
    self.superviewSize = superviewSize
    self.size = size
  }
}
