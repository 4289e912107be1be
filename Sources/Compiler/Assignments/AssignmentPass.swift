internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// The end of phase 2: settings are put into the program. The result does not depend on their order.

/// Puts the assignments of a layout into its program.
struct AssignmentPass {
  let elaborator: Elaborator
  /// The work that is left for the search for overlapping conditions, over the whole compilation.
  var overlapBudget = Limits.overlaps

  /// Puts all settings into the program: unconditional ones into views and constraints, the others into overrides.
  mutating func settleAssignments() {
    guard !elaborator.isStopped else { return }
    for index in 0..<elaborator.assignments.count {
      let key = elaborator.assignments.key(index)
      if let only = elaborator.assignments.onlyBase(index) {
        setBase(only, key)
        continue
      }
      let all = elaborator.assignments.all(index)
      checkOverlap(all, of: key)
      if let base = Assignments.base(of: all) { setBase(base, key) }
      for assignment in Assignments.conditional(of: all) { setOverride(assignment, key) }
    }
    for index in elaborator.program.views.indices where elaborator.assignments.place(ViewID(index)) {
      settlePlacement(of: ViewID(index))
    }
    for index in elaborator.program.views.indices where elaborator.program.views[index].placement == .mask {
      checkMask(of: ViewID(index))
    }
    settleSystemSizes()
    settleAppKitDefaults()
    overrideConstants()
    checkOldProfile()
  }

  // MARK: Unconditional settings

  private func setBase(_ assignment: Assignment, _ key: SettingKey) {
    switch key.owner {
    case .view(let view): set(assignment, key.slot, of: view)
    case .constraint(let id): set(assignment, key.slot, of: id)
    }
  }

  private func set(_ assignment: Assignment, _ slot: Slot, of view: ViewID) {
    switch (slot, assignment.value) {
    case (.intrinsicWidth, _), (.intrinsicHeight, _): elaborator.sources.intrinsics[view] = assignment.range
    case (.autoresizing, .word(let word)): elaborator.program.autoresizing = word == "even" ? .even : .proportional
    case (.transforms, .word(let word)): elaborator.program.transforms = word == "ios7" ? .ios7 : .ios8
    // The design frame follows from all settings that place a view.
    case (let slot, _) where slot.places: return
    default: break
    }
    if let setting = PropertySlot.lowered(slot, of: view, to: assignment.value) {
      _ = elaborator.program.views.apply(setting)
    }
  }

  private func set(_ assignment: Assignment, _ slot: Slot, of id: NamedConstraintID) {
    for constraint in constraints(of: id, for: assignment) {
      switch (slot, assignment.value) {
      case (.constant, .number(let number)):
        elaborator.program.constraints[constraint.index].constant = rowConstant(number, of: constraint)
      case (.priority, .priority(let priority)): elaborator.program.constraints[constraint.index].priority = priority
      case (.active, .bool(let bool)): elaborator.program.constraints[constraint.index].isActive = bool
      default: break
      }
    }
  }

  /// The constraints that a setting applies to: for a constant or priority at most one.
  private func constraints(of id: NamedConstraintID, for assignment: Assignment) -> [ConstraintID] {
    let constraint = elaborator.namedConstraints[id.index]
    let isOfSeveral = Property.named(assignment.property)?.isOfSeveral ?? false
    if !isOfSeveral && constraint.constraints.count > 1 {
      elaborator.report(
        .noSingleConstant(constraint.name, assignment.property, at: assignment.range, rule: constraint.declaration))
      return []
    }
    return constraint.constraints
  }

  /// The constant of a row whose first attribute has another factor than 1; `constant` belongs to the factor 1.
  private func rowConstant(_ constant: Rational, of id: ConstraintID) -> Rational {
    guard let first = elaborator.program.constraints[id.index].terms.first else { return constant }
    return constant * first.coefficient
  }

  // MARK: Conditional settings

  private func setOverride(_ assignment: Assignment, _ key: SettingKey) {
    switch key.owner {
    case .view(let view):
      if let setting = overrideSetting(assignment, key.slot, of: view) {
        elaborator.addOverride(assignment, setting)
      }
    case .constraint(let id):
      for constraint in constraints(of: id, for: assignment) {
        if let setting = overrideSetting(assignment, key.slot, of: constraint) {
          elaborator.addOverride(assignment, setting)
        }
      }
    }
  }

  private func overrideSetting(_ assignment: Assignment, _ slot: Slot, of id: ConstraintID) -> Override.Setting? {
    switch (slot, assignment.value) {
    case (.constant, .number(let number)): .constant(id, rowConstant(number, of: id))
    case (.priority, .priority(let priority)): .priority(id, priority)
    case (.active, .bool(let bool)): .active(id, bool)
    default: nil
    }
  }

  private func overrideSetting(_ assignment: Assignment, _ slot: Slot, of view: ViewID) -> Override.Setting? {
    switch (slot, assignment.value) {
    case (.frame, .rect(let rect)): .designFrame(view, rect)
    case (.boundsSize, .size(let size)): .boundsSize(view, size)
    case (.center, .point(let point)): movedFrame(of: view, to: point).map { .designFrame(view, $0) }
    case (.mask, .mask(let mask)): .mask(view, elaborator.mask(mask, of: view))
    default: PropertySlot.lowered(slot, of: view, to: assignment.value)
    }
  }

  // MARK: Overridden constants

  /// Applies `--set cap=500` to the constants of named constraints, at all sizes, and regardless of `when`s.
  private func overrideConstants() {
    for index in elaborator.namedConstraints.indices {
      let constraint = elaborator.namedConstraints[index]
      // The names of `SignIn/form/cap` are `form.cap` and `SignIn.form.cap`.
      let parts = constraint.path.split(separator: "/").map(String.init)
      let name = parts.dropFirst().reduce("") { $0.isEmpty ? $1 : "\($0).\($1)" }
      guard let value = elaborator.overrides.value(of: name, in: elaborator.program.name) else { continue }
      guard constraint.isSingle, constraint.constraints.count == 1 else {
        elaborator.report(
          .noSingleConstant(name, "constant", at: constraint.declaration, rule: constraint.declaration))
        continue
      }
      guard value.magnitude <= Limits.constant else {
        elaborator.report(.lengthTooLarge(name, at: constraint.declaration))
        continue
      }
      let id = constraint.constraints[0]
      elaborator.program.constraints[id.index].constant = rowConstant(value, of: id)
      elaborator.overriddenConstants[id] = (name, value)
      elaborator.keepOverrides { if case .constant(id, _) = $0 { false } else { true } }
    }
  }
}
