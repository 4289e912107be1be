internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// Changes of numbers and relations that may fix a conflict, computed from its arithmetic.
extension RepairSearch {
  /// The edits for a `when` that repeats a constraint with another constant: the constraint gets a name, and the `when` sets its
  /// constant.
  func constantEdits(_ found: FoundConflict, _ layout: CompiledLayout) -> [RuleEdit] {
    let rules = found.conflict.members.compactMap { member -> ConstraintID? in
      if case .constraint(let id) = member.origin { id } else { nil }
    }
    let constraints = layout.program.constraints
    var edits: [RuleEdit] = []
    for base in rules where constraints[base.index].condition == .always {
      for other in rules where constraints[other.index].condition != .always {
        let (rule, said) = (constraints[base.index], constraints[other.index])
        guard rule.relation == .equal, said.relation == .equal, rule.terms == said.terms,
          rule.priority == said.priority, let first = rule.terms.first, first.coefficient == .one,
          let edit = compilation.settingConstant(
            of: layout.sources.statements[base.index], insteadOf: layout.sources.statements[other.index],
            attribute: first.attribute, number: said.constant, isLength: rule.terms.count == 1)
        else { continue }
        edits.append(edit)
      }
    }
    return edits
  }

  /// The edits that change each number of the constraints by as little as makes the set feasible at every size.
  mutating func numberEdits(_ numbers: [NumberSite], _ found: FoundConflict, _ layout: CompiledLayout) -> [RuleEdit] {
    var edits: [RuleEdit] = []
    var sites: [NumberSite] = []
    for site in numbers where !sites.contains(where: { $0.range == site.range }) { sites.append(site) }
    for site in sites.prefix(RepairSearch.numberLimit) {
      guard let number = nearestNumber(site, found, layout), let edit = site.changed(to: number) else { continue }
      edits.append(edit)
    }
    return edits
  }

  /// The nearest number at which the set is feasible. The room is affine in a number, so the effect of a change by 1 determines
  /// it.
  private mutating func nearestNumber(_ site: NumberSite, _ found: FoundConflict, _ layout: CompiledLayout) -> Rational?
  {
    guard let probe = site.changed(to: site.value + .one) else { return nil }
    guard let changed = layoutAfter(probe, layout) else { return nil }
    let environment = found.variant.environment(at: found.size, scale: options.scale)
    let hasSettledRows = found.conflict.members.contains { $0.origin.isSettled }
    let (before, after) = (
      RuleNumbers(layout, in: environment, hasSettledRows: hasSettledRows),
      RuleNumbers(changed, in: environment, hasSettledRows: hasSettledRows)
    )
    var (least, greatest): (Rational?, Rational?) = (nil, nil)
    for (conflict, leastRoom) in found.sets where leastRoom.sign < 0 {
      guard let slope = slope(of: conflict, from: before, to: after), !slope.isZero else {
        return nil
      }
      let number = site.value - leastRoom / slope
      if slope.sign > 0 { least = max(least ?? number, number) } else { greatest = min(greatest ?? number, number) }
    }
    switch (least, greatest) {
    case (let number?, nil), (nil, let number?): return number
    default: return nil
    }
  }

  /// The change of the room for a step of one number; nil if more than the constant of a constraint changes.
  private func slope(of conflict: Conflict, from before: RuleNumbers, to after: RuleNumbers) -> Rational? {
    var slope = Rational.zero
    for member in conflict.members {
      guard let step = before.step(of: member.origin, to: after) else { return nil }
      slope += member.multiplier * step
    }
    return slope
  }

  /// An equation of which the set needs one inequality, as the other inequality.
  mutating func relaxed(_ rule: RuleText, _ found: FoundConflict, _ layout: CompiledLayout) -> RuleEdit? {
    for relation in [Relation.lessOrEqual, .greaterOrEqual] {
      guard let edit = rule.relaxed(to: relation), let changed = layoutAfter(edit, layout) else { continue }
      let isWanted = found.conflict.members.contains { member in
        guard case .constraint(let id) = member.origin, member.relation == .equal else { return false }
        // A row with a positive multiplier takes part in the sum as `at most`.
        return changed.program.constraints[id.index].relation
          == (member.multiplier.sign > 0 ? Relation.greaterOrEqual : .lessOrEqual)
      }
      if isWanted { return edit }
    }
    return nil
  }
}

/// The constants of a layout's rows in an environment.
private struct RuleNumbers {
  private let program: LayoutProgram
  private let settings: ConditionalSettings
  private let rows: ParametricLayout?

  /// Creates the numbers; the rows of masks and contents only if `hasSettledRows`.
  init(_ layout: CompiledLayout, in environment: LayoutEnvironment, hasSettledRows: Bool) {
    program = layout.program
    settings = ConditionalSettings(layout, in: environment)
    rows = hasSettledRows ? ParametricLayout(layout.program, as: environment) : nil
  }

  /// The difference of a row's right side in `other`; nil if more than the constant differs.
  func step(of origin: RowOrigin, to other: RuleNumbers) -> Rational? {
    if origin.isSettled, let rows, let others = other.rows {
      guard let own = rows.rightSide(of: origin), let side = others.rightSide(of: origin),
        own.width == side.width, own.height == side.height
      else { return nil }
      return side.constant - own.constant
    }
    guard case .constraint(let id) = origin else { return .zero }
    let (own, rule) = (program.constraints[id.index], other.program.constraints[id.index])
    guard own.terms == rule.terms, own.relation == rule.relation else { return nil }
    return other.settings.constant(of: id).number - settings.constant(of: id).number
  }
}

extension RowOrigin {
  /// True if the row comes from settings, not from a constraint.
  fileprivate var isSettled: Bool {
    switch self {
    case .constraint, .nonNegative, .arrangement, .step, .contentOrigin: false
    case .maskPosition, .maskSize, .hugging, .compression: true
    }
  }
}
