internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Elaborator {
  /// Checks a `setting`, and records its assignments.
  func lowerSetting(_ statement: PendingStatement, in context: Context) {
    let node = statement.node
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, children[1].kind != .missing else { return }
    guard let target = settingTarget(children[0], value: children[1], in: context) else { return }
    guard checkOwner(of: target), checkCondition(of: target, context) else { return }
    let slots = hasWrongSyntax(node) ? [] : slotValues(of: target, children[1], in: context)
    if slots.isEmpty { noteBroken(target) }
    guard !statement.isCheckedOnly, !isNever(context.condition) else { return }
    for (slot, value) in slots {
      let assignment = Assignment(
        value: value, condition: context.condition, level: statement.level, depth: statement.depth,
        specificity: target.part == nil ? 0 : 1, rank: rank(of: context.condition), property: target.text,
        range: node.range)
      add(assignment, to: SettingKey(owner: target.owner, slot: slot))
    }
  }

  private func noteBroken(_ target: SettingTarget) {
    guard case .view(let view) = target.owner, !isInDeadCode else { return }
    switch target.property.type {
    case .rectangle, .bounds, .point, .mask: viewInfos[view.index].hasBrokenPlacement = true
    default: break
    }
  }

  /// Adds an assignment, unless the slot has an equally strong one, which is reported.
  func add(_ assignment: Assignment, to key: SettingKey) {
    guard let earlier = assignments.add(assignment, to: key) else { return }
    if earlier.range != assignment.range {
      report(
        .setTwice(
          assignment.property, of: displayName(of: key.owner), at: assignment.range, earlier: earlier.range,
          line: line(of: earlier.range)))
    }
  }

  /// Reports a property that cannot depend on the size or state, under a condition; true if it may be set.
  private func checkCondition(of target: SettingTarget, _ context: Context) -> Bool {
    guard target.property.isSaidOnce, context.condition != .always, !isNever(context.condition) else { return true }
    report(.settingInCondition(target.text, isOfLayout: target.property.owner == .layout, at: target.range))
    return false
  }

  func displayName(of owner: SettingOwner) -> String {
    switch owner {
    case .view(let view): displayName(of: view)
    case .constraint(let id): namedConstraints[id.index].name
    }
  }

  // MARK: Owners

  func checkOwner(of target: SettingTarget) -> Bool {
    switch target.owner {
    case .constraint(let id): checkConstraint(id, target)
    case .view(let view): checkView(view, target)
    }
  }

  private func checkConstraint(_ id: NamedConstraintID, _ target: SettingTarget) -> Bool {
    let constraint = namedConstraints[id.index]
    guard target.property.owner == .constraint else {
      report(.propertyElsewhere(target.text, constraint.name, "a constraint", target.property, at: target.range))
      return false
    }
    if target.property.name == "active" || constraint.isSingle { return true }
    report(.noSingleConstant(constraint.name, target.property.name, at: target.range, rule: constraint.declaration))
    return false
  }

  private func checkView(_ view: ViewID, _ target: SettingTarget) -> Bool {
    let description = program.views[view.index]
    if description.role == .guide {
      report(.guideHasNoProperties(description.name, target.text, at: target.range))
      return false
    }
    if viewInfos[view.index].hasUnknownKind || has(view, target.property.owner) { return true }
    let what = target.property.owner == .layout ? "not the layout" : "of the kind \(description.kindName)"
    report(.propertyElsewhere(target.text, description.name, what, target.property, at: target.range))
    return false
  }

  private func has(_ view: ViewID, _ owner: PropertyOwner) -> Bool {
    let kind = program.views[view.index].kind
    let above = viewInfos[view.index].arrangedBy.map { program.views[$0.index].kind }
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
    case .text: kind == .label || kind == .button || kind == .textField || kind == .textView
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
