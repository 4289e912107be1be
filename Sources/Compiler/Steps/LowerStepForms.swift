internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// Lowers settings and the steps for one view to instructions. The checker has reported all errors, except those that
// only unrolled loops show.

extension StepLowering {
  mutating func lower(setting: StepSetting) -> Bool {
    switch value(of: setting.owner) {
    case .view(let view):
      if setting.target?.parts == .size, StepPass.mayCorrect(view, stepsOf: self.view, in: elaborator) {
        // The size of a component that is checked alone is the examined one.
        return view == .root || set(view, setting)
      }
      return isBelow(view, setting.owner) && set(view, setting)
    case .constraint(let id):
      if setting.target == .constant { return setConstant(of: id, setting) }
      report(.stepSetsOther(elaborator.text(of: setting.name), at: setting.name))
      return false
    default: return false
    }
  }

  private mutating func set(_ view: ViewID, _ setting: StepSetting) -> Bool {
    guard let target = setting.target else { return false }
    if target == .frame && isTransformed(view) {
      report(.transformedFrame(elaborator.displayName(of: view), at: setting.name))
      return false
    }
    guard let action = action(target, view, setting.value) else { return false }
    if !target.parts.isEmpty { place(view, target.parts) }
    emit(action)
    return true
  }

  /// The instruction that sets a property of a view; nil after an error.
  private mutating func action(_ target: StepTarget, _ view: ViewID, _ value: StepOperand) -> StepInstruction.Action? {
    switch target {
    case .frame, .untransformedFrame: return rectangle(value).map { .setFrame(view, $0) }
    case .boundsSize: return pair(value).map { .setSize(view, $0) }
    case .boundsOrigin: return pair(value).map { .setBoundsOrigin(view, $0) }
    case .center: return pair(value).map { .setCenter(view, $0) }
    case .bounds:
      // A size has the origin 0, as in settings.
      guard let scalars = self.value(of: value)?.scalars, scalars.count > 1 else { return nil }
      let numbers = (scalars.count == 2 ? [.known(.zero), .known(.zero)] : []) + scalars
      let rectangle = rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
      emit(.setBoundsOrigin(view, rectangle.origin))
      return .setSize(view, rectangle.size)
    case .constant: return nil
    }
  }

  /// Lowers an assignment to the constant of a constraint. The constraint's views must be inside the view of the steps,
  /// or be that view.
  private mutating func setConstant(of id: NamedConstraintID, _ setting: StepSetting) -> Bool {
    let constraint = elaborator.namedConstraint(id)
    guard let value = number(setting.value), constraint.isSingle, let rule = constraint.constraints.first else {
      return false
    }
    for term in elaborator.program.constraints[rule.index].terms
    where term.view != view && !elaborator.isInside(term.view, view) {
      report(
        .stepSetsRuleOutside(
          constraint.name, elaborator.displayName(of: term.view), elaborator.displayName(of: view),
          at: setting.range, rule: constraint.declaration))
      return false
    }
    if let (name, outer) = elaborator.overriddenConstants[rule] {
      report(.stepOverwrites(name, outer, at: statement, rule: constraint.declaration))
    }
    emit(.setConstant(rule, node(value)))
    return true
  }

  /// Records that steps determine numbers of a view.
  mutating func place(_ view: ViewID, _ parts: StepPlaced.Parts) { placed.append((view, parts)) }

  // MARK: Align

  mutating func lowerAlign(_ moved: StepPoint, with target: StepPoint, offset: StepOperand?) -> Bool {
    guard let view = subview(moved.owner), let goal = value(of: target.owner) else { return false }
    var distance: StepPair?
    if let offset {
      guard let pair = pair(offset) else { return false }
      distance = pair
    }
    let other: StepAlignment.Target
    switch goal {
    case .view(let view), .guide(let view): other = .view(view)
    case .rectangle(let x, let y, let width, let height): other = .rectangle(rectangle(x, y, width, height))
    default: return false
    }
    place(view, .position)
    emit(.align(StepAlignment(view, moved.position, with: other, target.position, offset: distance)))
    return true
  }

  // MARK: Size

  mutating func lowerSizeToFit(_ operand: StepOperand, within room: StepOperand?, _ words: SizingConstraints) -> Bool {
    guard let view = subview(operand) else { return false }
    var limit: StepPair?
    if let room {
      guard let pair = pair(room) else { return false }
      limit = pair
    }
    place(view, .size)
    emit(.sizeToFit(view, within: limit, words))
    return true
  }

  /// True if a view has a transform, at some size.
  private func isTransformed(_ view: ViewID) -> Bool {
    elaborator.program.views[view.index].transform != .identity
      || elaborator.program.overrides.contains { override in
        if case .transform(view, let transform) = override.setting { return transform != .identity }
        return false
      }
  }
}
