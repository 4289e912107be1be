public import LayNumbers

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

/// An edge of a derived guide: its distance inwards from the edge of its owner.
public struct GuideFact: Hashable, Sendable {
  /// The owner of the guide.
  public var owner: ViewID
  /// The kind of guide.
  public var kind: GuideKind
  /// The axis of the edge: left or top, right or bottom if it `isFar`.
  public var axis: LayoutAxis
  /// True for the right edge or the bottom.
  public var isFar: Bool
  /// Its distance inwards; nil if that depends on the owner's position.
  public var inset: Rational?

  /// The position of an edge of a guide.
  package init(owner: ViewID, kind: GuideKind, axis: LayoutAxis, isFar: Bool, inset: Rational? = nil) {
    self.owner = owner
    self.kind = kind
    self.axis = axis
    self.isFar = isFar
    self.inset = inset
  }
}
