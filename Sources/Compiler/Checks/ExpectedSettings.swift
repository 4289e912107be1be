internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Properties in `expect` that are not read from frames: their values in the file, under the conditions that hold.

/// A side of a comparison before it is evaluated.
struct ExpectedNode {
  var node: SyntaxNode
  /// The property, if the side is one that the file sets.
  var target: SettingTarget?
  /// True if it reads nothing of a view.
  var isConstant: Bool
}

extension ExpectPass {
  /// A side with its classification; nil after an error, which is reported.
  func expectedNode(_ node: SyntaxNode, in context: Context) -> ExpectedNode? {
    let path = node.insideParentheses
    if PathResolver.endsInSetting(path) {
      guard let found = evaluation.readPath(path, in: context) else { return nil }
      if case .setting(let target) = found {
        return settings.checkOwner(of: target) ? ExpectedNode(node: node, target: target, isConstant: false) : nil
      }
    }
    return ExpectedNode(node: node, target: nil, isConstant: !readsViews(node))
  }

  /// True if a path in `node` ends in an attribute or property.
  private func readsViews(_ node: SyntaxNode) -> Bool {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      guard part.kind == .member || part.kind == .dotExpression, let name = part.tokens.last?.text else { continue }
      if ReservedNames.attributes.contains(name) || Property.named(name) != nil { return true }
      if ReservedNames.geometry.contains(name) { return true }
    }
    return false
  }

  /// Adds the comparison of a property with the constant `node`, which is evaluated like the value of a setting.
  func expect(
    _ target: SettingTarget, _ relation: Relation, _ node: SyntaxNode, _ setting: ExpectSetting, at range: SourceRange,
    in context: Context
  ) {
    let wanted = settings.slotValues(of: target, node, in: context).map { (slot: $0.0, value: $0.1) }
    guard !wanted.isEmpty else { return }
    if relation != .equal, wanted.contains(where: { $0.value.numbers?.count != 1 }) {
      return elaborator.report(.expectProperty(target))
    }
    if setting.isBroken { return }
    let nothing = Expectation.Side(readings: [], numbers: [])
    elaborator.expectations.append(
      Expectation(
        environment: setting.environment, snapped: false, transforms: setting.transforms, overrides: setting.overrides,
        left: nothing, relation: relation, right: nothing,
        setting: ExpectedSetting(owner: target.owner, constraint: nil, name: target.text, wanted: wanted), range: range)
    )
  }

  /// The reading of a numeric property that is compared with attributes: `.intrinsic.width <= .width`. Nil for others,
  /// which are reported.
  func reading(of target: SettingTarget) -> ExpectedSide? {
    guard case .view(let view) = target.owner, ExpectPass.isNumber(target) else {
      elaborator.report(.expectProperty(target))
      return nil
    }
    return ExpectedSide(Expectation.Reading(view: view, property: .setting(target.text), part: nil))
  }

  private static func isNumber(_ target: SettingTarget) -> Bool {
    switch target.property.type {
    case .fontSize, .lines, .number, .wholeNumber, .distance, .share, .point, .intrinsicSize: true
    case .priority: target.part != nil
    default: false
    }
  }

  /// Resolves the named constraints in expectations, after all constraints are lowered.
  func settleExpectations() {
    for index in elaborator.expectations.indices {
      guard case .constraint(let id) = elaborator.expectations[index].setting?.owner else { continue }
      elaborator.expectations[index].setting?.constraint = elaborator.namedConstraints[id.index].constraints.first
    }
  }
}
