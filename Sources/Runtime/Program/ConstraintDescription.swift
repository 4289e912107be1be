/// A constraint: the sum of `terms` compares with `constant`.
public struct ConstraintDescription: Sendable {
  /// The path of the name, such as `SignIn/cap`; empty without a name.
  public var name: String
  /// The left side minus the right side.
  public var terms: [Term]
  /// How the sum compares with the constant.
  public var relation: Relation
  /// What stands alone on the right.
  public var constant: Rational
  /// How much it counts.
  public var priority: Priority
  /// When it is there.
  public var condition: ConditionID
  /// Whether it is in force while its condition holds.
  public var isActive: Bool

  /// The constraint `Σ terms relation constant`.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Rational = .zero, priority: Priority = .required,
    condition: ConditionID = .always, name: String = ""
  ) {
    self.name = name
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.condition = condition
    isActive = true
  }
}
