public import LayNumbers

/// A variable of the engine.
@frozen public struct VariableID: Hashable, Comparable, Sendable {
  /// Its index in the order of creation.
  public let rawValue: Int32
  /// The variable created as number `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// Its index in the order of creation.
  @inlinable public var index: Int { Int(rawValue) }
  /// True if `a` was created before `b`.
  @inlinable public static func < (a: VariableID, b: VariableID) -> Bool { a.rawValue < b.rawValue }
}

/// A row of the engine. Rows keep their number when others are removed.
@frozen public struct RowID: Hashable, Sendable {
  /// Its index in the order of adding.
  public let rawValue: Int32
  /// The row added as number `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// Its index in the order of adding.
  @inlinable public var index: Int { Int(rawValue) }
}

/// The level of a row. Levels are compared lexicographically, never summed with weights (SEMANTICS §2.4).
public enum Level: Hashable, Sendable {
  /// Must be satisfied.
  case required
  /// A required row that is allowed to be violated: below every required row, above every optional one (SEMANTICS §2.7).
  case broken
  /// Below 1000: the sum of the errors of a level is minimal among the optima of all higher ones.
  case optional(Priority)
}

extension Level {
  /// The level of a priority.
  package init(_ priority: Priority) { self = priority < .required ? .optional(priority) : .required }
}

/// `Σ coefficient·variable relation rhs`, at a level.
public struct EngineRow: Hashable, Sendable {
  /// One product.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: VariableID
    /// The coefficient; not 0.
    public var coefficient: Rational
    /// `coefficient·variable`
    public init(_ variable: VariableID, _ coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }
  /// The left side; every variable at most once, no coefficient 0.
  public var terms: [Term]
  /// The relation of the sides.
  public var relation: Relation
  /// The right side.
  public var rhs: Affine
  /// The level of the row.
  public var level: Level

  /// `Σ terms relation rhs`
  public init(_ terms: [Term], _ relation: Relation, _ rhs: Affine, level: Level = .required) {
    self.terms = terms
    self.relation = relation
    self.rhs = rhs
    self.level = level
  }
}
