public import LayNumbers

/// An ambiguous attribute: one with more than one optimal value.
public struct Ambiguity: Hashable, Sendable {
  /// A part of a frame, one of its four numbers.
  public typealias Part = FramePart

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
