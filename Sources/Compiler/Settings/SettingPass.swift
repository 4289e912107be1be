internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Lowers settings of properties to assignments.
struct SettingPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// Checks a `setting`, and records its assignments.
  func lowerSetting(_ statement: PendingStatement, in context: Context) {
    let node = statement.node
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, children[1].kind != .missing else { return }
    guard let target = settingTarget(children[0], value: children[1], in: context) else { return }
    guard checkOwner(of: target), checkCondition(of: target, context) else { return }
    let slots = elaborator.hasWrongSyntax(node) ? [] : slotValues(of: target, children[1], in: context)
    if slots.isEmpty { noteBroken(target) }
    guard !statement.isCheckedOnly, !elaborator.isNever(context.condition) else { return }
    for (slot, value) in slots {
      let assignment = Assignment(
        value: value, condition: context.condition, level: statement.level, depth: statement.depth,
        specificity: target.part == nil ? 0 : 1, rank: elaborator.rank(of: context.condition), property: target.text,
        range: node.range)
      elaborator.add(assignment, to: SettingKey(owner: target.owner, slot: slot))
    }
  }

  private func noteBroken(_ target: SettingTarget) {
    guard case .view(let view) = target.owner, !elaborator.isInDeadCode else { return }
    switch target.property.type {
    case .rectangle, .bounds, .point, .mask: elaborator.viewInfos[view.index].hasBrokenPlacement = true
    default: break
    }
  }

  /// Reports a property that cannot depend on the size or state, under a condition; true if it may be set.
  private func checkCondition(of target: SettingTarget, _ context: Context) -> Bool {
    guard target.property.isSaidOnce, context.condition != .always, !elaborator.isNever(context.condition) else {
      return true
    }
    elaborator.report(.settingInCondition(target.text, isOfLayout: target.property.owner == .layout, at: target.range))
    return false
  }

  // MARK: Owners

  func checkOwner(of target: SettingTarget) -> Bool {
    switch target.owner {
    case .constraint(let id): checkConstraint(id, target)
    case .view(let view): checkView(view, target)
    }
  }

  private func checkConstraint(_ id: NamedConstraintID, _ target: SettingTarget) -> Bool {
    let constraint = elaborator.namedConstraints[id.index]
    guard target.property.owner == .constraint else {
      elaborator.report(
        .propertyElsewhere(target.text, constraint.name, "a constraint", target.property, at: target.range))
      return false
    }
    if target.property.isOfSeveral || constraint.isSingle { return true }
    elaborator.report(
      .noSingleConstant(constraint.name, target.property.name, at: target.range, rule: constraint.declaration))
    return false
  }

  private func checkView(_ view: ViewID, _ target: SettingTarget) -> Bool {
    let description = elaborator.program.views[view.index]
    if description.role == .guide {
      elaborator.report(.guideHasNoProperties(description.name, target.text, at: target.range))
      return false
    }
    if elaborator.viewInfos[view.index].hasUnknownKind || has(view, target.property.owner) { return true }
    let what = target.property.owner == .layout ? "not the layout" : "of the kind \(description.kindName)"
    elaborator.report(.propertyElsewhere(target.text, description.name, what, target.property, at: target.range))
    return false
  }

  private func has(_ view: ViewID, _ owner: PropertyOwner) -> Bool {
    let kind = elaborator.program.views[view.index].kind
    let above = elaborator.viewInfos[view.index].arrangedBy.map { elaborator.program.views[$0.index].kind }
    // A component that is checked alone may be meant for a stack or a grid.
    return owner.has(kind, arrangedBy: above, isRoot: view == .root)
  }
}

extension PropertyOwner {
  /// True if views of `kind` can have properties of this owner; `above` is the kind of the stack or grid that arranges
  /// them.
  func has(_ kind: ViewKind, arrangedBy above: ViewKind?, isRoot: Bool) -> Bool {
    switch self {
    case .view: true
    case .text: kind.showsText
    case .lettering: kind.showsText || kind == .segmentedControl
    case .field: kind == .textField
    case .picture: kind == .image || kind == .button || kind == .popUpButton
    case .segmentedControl: kind == .segmentedControl
    case .datePicker: kind == .datePicker
    case .textView: kind == .textView
    case .scrollView: kind.scrolls
    case .image: kind == .image
    case .stack: kind == .horizontalStack || kind == .verticalStack
    case .arranger: kind.arrangesSubviews
    case .grid: kind == .grid
    case .inStack: above == .horizontalStack || above == .verticalStack || isRoot
    case .inGrid: above == .grid || isRoot
    case .layout: isRoot
    case .constraint: false
    }
  }
}
