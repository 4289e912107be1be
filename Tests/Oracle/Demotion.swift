internal import LayNumbers
internal import LaySolver

extension LexicographicDual {
  /// Turns a required row into a broken one, starting from the basis of its proof. Returns false, and changes nothing, if
  /// that basis is no start: then the program has to be built anew.
  ///
  /// The slack of the row becomes itself less an error, which costs 1 at the broken level. As a column the error costs
  /// that and the slack's reduced cost; the basis is a start as long as that is not negative.
  mutating func demote(_ row: RowID) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == row }),
      case .required(let slack, _) = rows[index].unknowns
    else { return false }
    var changed = self
    changed.makeBrokenLevel()
    guard changed.demote(rowAt: index, slack) else { return false }
    self = changed
    return true
  }

  /// Adds the broken level, the most important of those that cost.
  private mutating func makeBrokenLevel() {
    if levels.first == .broken { return }
    levels.insert(.broken, at: 0)
    for index in costs.indices where !costs[index].isEmpty { costs[index].insert(.zero, at: 0) }
  }

  private mutating func demote(rowAt index: Int, _ slack: Unknown) -> Bool {
    let isEquality = rows[index].relation == .equal
    // The slack was `slack + over − under`, or `slack − under` where it remains as the upper error.
    let under = makeError()
    var difference = LinearForm(under)
    difference.scale(by: -.one)
    var unknowns = RowUnknowns.optional(over: slack, under: under, marker: nil)
    if rows[index].relation == .lessOrEqual { unknowns = .optional(over: under, under: slack, marker: nil) }
    var errors = [under]
    if isEquality {
      let over = makeError()
      difference.add(LinearForm(over), times: .one)
      unknowns = .optional(over: over, under: under, marker: slack)
      errors.append(over)
      tableau.restrict(slack, to: .transient)
    }
    rows[index].unknowns = unknowns
    replace(slack, by: difference, keepingIt: !isEquality || tableau.rowIndex(of: slack) != nil)
    return errors.allSatisfy { isNotBelowZero(costs[$0.index]) }
  }

  private mutating func makeError() -> Unknown {
    costs.append(levels.map { $0 == .broken ? .one : .zero })
    return tableau.makeUnknown(.nonNegative)
  }

  /// Substitutes `slack + difference`, or the difference alone, for a slack.
  private mutating func replace(_ slack: Unknown, by difference: LinearForm, keepingIt: Bool) {
    var whole = difference
    if keepingIt { whole.add(LinearForm(slack), times: .one) }
    for index in definitions.indices { definitions[index].form.substitute(slack, by: whole) }
    if let row = tableau.rowIndex(of: slack) { return tableau.add(difference, times: -.one, to: row) }
    tableau.substitute(slack, by: whole)
    let cost = costs[slack.index]
    for term in difference.terms { addCost(cost, times: term.coefficient, to: term.unknown) }
    if !keepingIt { costs[slack.index] = [] }
  }

  private func isNotBelowZero(_ cost: [Rational]) -> Bool { (cost.first { !$0.isZero }?.sign ?? 0) >= 0 }
}
