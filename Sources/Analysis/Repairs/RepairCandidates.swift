internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// Changes of numbers and relations that may repair a conflict, from its arithmetic.
extension RepairSearch {
  /// Each number of the rules as near to what it is as lets the set hold at every size.
  func numberEdits(_ numbers: [NumberSite], _ found: FoundConflict, _ layout: CompiledLayout) -> [RuleEdit] {
    var edits: [RuleEdit] = []
    var sites: [NumberSite] = []
    for site in numbers where !sites.contains(where: { $0.range == site.range }) { sites.append(site) }
    for site in sites.prefix(RepairSearch.numberLimit) {
      guard let number = nearestNumber(site, found, layout), let edit = site.changed(to: number) else { continue }
      edits.append(edit)
    }
    return edits
  }

  /// The room is affine in a number that is added: what a step of 1 changes says how far to go.
  private func nearestNumber(_ site: NumberSite, _ found: FoundConflict, _ layout: CompiledLayout) -> Rational? {
    guard let probe = site.changed(to: site.value + .one) else { return nil }
    guard let changed = layoutAfter(probe, layout) else { return nil }
    let environment = found.variant.environment(at: found.size, scale: options.scale)
    let rows =
      found.conflict.members.allSatisfy { !$0.origin.isSettled }
      ? nil
      : (
        before: ParametricLayout(layout.program, as: environment),
        after: ParametricLayout(changed.program, as: environment)
      )
    var (least, greatest): (Rational?, Rational?) = (nil, nil)
    for (conflict, leastRoom) in found.sets where leastRoom.sign < 0 {
      guard let slope = slope(of: conflict, from: layout.program, to: changed.program, rows), !slope.isZero else {
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

  /// How much room a step of one number gives; nil where it changes more than what stands alone on the right.
  private func slope(
    of conflict: Conflict, from program: LayoutProgram, to changed: LayoutProgram,
    _ rows: (before: ParametricLayout, after: ParametricLayout)?
  ) -> Rational? {
    var slope = Rational.zero
    for member in conflict.members {
      if member.origin.isSettled, let rows {
        guard let before = rows.before.rightSide(of: member.origin),
          let after = rows.after.rightSide(of: member.origin),
          before.width == after.width, before.height == after.height
        else { return nil }
        slope += member.multiplier * (after.constant - before.constant)
      }
      guard case .constraint(let id) = member.origin else { continue }
      let (before, after) = (program.constraints[id.index], changed.constraints[id.index])
      guard before.terms == after.terms, before.relation == after.relation else { return nil }
      slope += member.multiplier * (after.constant - before.constant)
    }
    return slope
  }

  /// An equality of which the set needs one half, as the other half.
  func relaxed(_ rule: RuleText, _ found: FoundConflict, _ layout: CompiledLayout) -> RuleEdit? {
    for relation in [Relation.lessOrEqual, .greaterOrEqual] {
      guard let edit = rule.relaxed(to: relation), let changed = layoutAfter(edit, layout) else { continue }
      let isWanted = found.conflict.members.contains { member in
        guard case .constraint(let id) = member.origin, member.relation == .equal else { return false }
        // The sum takes a row with a positive multiplier as `at most`.
        return changed.program.constraints[id.index].relation
          == (member.multiplier.sign > 0 ? Relation.greaterOrEqual : .lessOrEqual)
      }
      if isWanted { return edit }
    }
    return nil
  }

  /// The layout compiled with a change that leaves its rules as many as they were.
  private func layoutAfter(_ edit: RuleEdit, _ layout: CompiledLayout) -> CompiledLayout? {
    let changed = compilation.compiled(with: edit.edits)
    guard !changed.hasErrors, let after = changed.layouts.first(where: { $0.name == layout.name }),
      after.program.constraints.count == layout.program.constraints.count
    else { return nil }
    return after
  }
}

extension RowOrigin {
  /// Whether it comes of settings, not of a rule.
  fileprivate var isSettled: Bool {
    switch self {
    case .constraint, .nonNegative, .arrangement, .step, .contentOrigin: false
    case .maskPosition, .maskSize, .hugging, .compression: true
    }
  }
}
