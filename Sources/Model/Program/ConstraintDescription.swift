public import LayNumbers

/// A constraint: the sum of `terms` compared with `constant`.
public struct ConstraintDescription: Sendable {
  /// The path of the name, such as `SignIn/cap`; empty without a name.
  public var name: String
  /// The left side minus the right side.
  public var terms: [Term]
  /// The relation between the sum and the constant.
  public var relation: Relation
  /// The constant on the right side.
  public var constant: Rational
  /// Its priority.
  public var priority: Priority
  /// The condition under which it is in force.
  public var condition: ConditionID
  /// True if it is in force while its condition holds.
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
