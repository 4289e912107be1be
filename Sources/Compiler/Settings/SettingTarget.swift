internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension SettingPass {
  /// The target of a setting; nil if it cannot be set, which is reported.
  func settingTarget(_ node: SyntaxNode, value: SyntaxNode, in context: Context) -> SettingTarget? {
    guard let last = node.token(.name) else {
      // An element of a list is no property.
      if node.kind == .subscripted && !elaborator.hasWrongSyntax(node) {
        elaborator.report(.cannotSet(node.text, at: node.range))
      }
      return nil
    }
    switch node.kind {
    case .nameExpression, .dotExpression:
      return target(last, part: nil, of: .view(context.dot), node, value, in: context)
    case .member:
      guard let base = node.children.first else { return nil }
      if let name = nameWithParts(base) {
        guard let owner = ownerOfPart(base, in: context) else { return nil }
        return target(name, part: last, of: owner, node, value, in: context)
      }
      if reportsPart(last, of: base, node, value) { return nil }
      if reportsInnerObject(last, of: base, node, in: context) { return nil }
      let kind = Property.named(last.text)?.ownerKind ?? .view
      guard let owner = settingOwner(base, kind, in: context) else { return nil }
      return target(last, part: nil, of: owner, node, value, in: context)
    default:
      elaborator.report(.cannotSet(node.text, at: node.range))
      return nil
    }
  }

  /// The `hugging` of `hugging.horizontal` or `title.hugging.horizontal`; nil for other paths. No view can have such a
  /// name.
  private func nameWithParts(_ base: SyntaxNode) -> SyntaxToken? {
    guard let name = base.token(.name), let property = Property.named(name.text), !property.parts.isEmpty else {
      return nil
    }
    return name
  }

  /// Reports `a.frame.width` and `a.frame.origin.x`, of properties that are set as a whole; false for other paths.
  private func reportsPart(_ last: SyntaxToken, of base: SyntaxNode, _ node: SyntaxNode, _ value: SyntaxNode) -> Bool {
    for place in [base] + (base.children.first.map { [$0] } ?? []) {
      guard let property = wholeProperty(place) else { continue }
      if let part = FramePart(of: property.name, behind: place.range, in: node) {
        let owner = place.kind == .member ? place.children.first?.text ?? "" : ""
        let range = SourceRange(file: node.range.file, start: node.range.start, end: place.range.end)
        elaborator.report(.framePartSet(part, of: property.name, owner, to: value.text, at: range))
      } else {
        elaborator.report(.unknownPart(last.text, of: property, at: last.range))
      }
      return true
    }
    return false
  }

  /// The `frame` of `a.frame`, which is set as a whole; nil for other paths. No view can have such a name.
  private func wholeProperty(_ base: SyntaxNode) -> Property? {
    guard let name = base.token(.name)?.text, ["frame", "bounds", "center", "transform"].contains(name) else {
      return nil
    }
    return Property.named(name)
  }

  private func ownerOfPart(_ base: SyntaxNode, in context: Context) -> SettingOwner? {
    guard base.kind == .member, let path = base.children.first else { return .view(context.dot) }
    return settingOwner(path, in: context)
  }

  /// Reports the target of a setting or block if it is a single unknown name; false if it is not.
  func isUnknownView(_ base: SyntaxNode, _ kind: NameKind = .view, in context: Context) -> Bool {
    guard base.kind == .nameExpression, ReservedNames.group(of: base.text) == nil,
      elaborator.lookUp(base.text, from: context.scope) == nil
    else { return false }
    evaluation.unknownNames.reportUnknownName(base.text, kind, at: base.range, in: context)
    return true
  }

  private func settingOwner(_ base: SyntaxNode, _ kind: NameKind = .view, in context: Context) -> SettingOwner? {
    if isUnknownView(base, kind, in: context) { return nil }
    switch evaluation.evaluate(base, in: context) {
    case .view(let view): return .view(view)
    case .constraint(let id): return .constraint(id)
    case .unknown: return nil
    case .views: elaborator.report(.settingOnList(base.text, at: base.range))
    case let other: elaborator.report(.bracesOnOther(base.text, other, at: base.range))
    }
    return nil
  }

  private func target(
    _ name: SyntaxToken, part: SyntaxToken?, of owner: SettingOwner, _ node: SyntaxNode, _ value: SyntaxNode,
    in context: Context
  ) -> SettingTarget? {
    let range = part.map { name.range.union($0.range) } ?? name.range
    guard let property = Property.named(name.text) else {
      reportUnknownProperty(name, of: owner, node, value, in: context)
      return nil
    }
    if let part, !property.parts.contains(part.text) {
      elaborator.report(.unknownPart(part.text, of: property, at: part.range))
      return nil
    }
    return SettingTarget(owner: owner, property: property, part: part?.text, range: range, node: node)
  }

  private func reportUnknownProperty(
    _ name: SyntaxToken, of owner: SettingOwner, _ node: SyntaxNode, _ value: SyntaxNode, in context: Context
  ) {
    if ReservedNames.attributes.contains(name.text) {
      if name.text == "size", case .view(.root) = owner {
        return elaborator.report(.designSizeIsSet(value.text, at: node.range.union(value.range)))
      }
      let path = node.kind == .nameExpression ? ".\(name.text)" : node.text
      let sign = sign(between: node, and: value)
      let isNumber = value.allTokens.allSatisfy { $0.kind == .number || $0.kind == .minus }
      return elaborator.report(
        .attributeIsSet(
          name.text, path: path, value: value, isNumber: isNumber && !isRoot(owner), target: node.range, sign: sign))
    }
    let known = Property.all.filter { property in
      switch owner {
      case .constraint: property.owner == .constraint
      case .view(let view): property.owner != .constraint && (property.owner != .layout || view == .root)
      }
    }
    if ForeignWords.ratios.contains(name.text), case .view(let view) = owner {
      let path = elaborator.displayPath(of: view)
      return elaborator.report(.aspectRatio(name.text, of: path, node.parent, at: name.range))
    }
    // The intended property may be one that places the view, or one of the unknown kind.
    if case .view(let view) = owner {
      elaborator.viewInfos[view.index].hasBrokenPlacement = true
      if elaborator.viewInfos[view.index].hasUnknownKind { return }
    }
    let binding = node.kind == .nameExpression ? elaborator.lookUp(name.text, from: context.scope) : nil
    if binding == nil, reportsPlace(name, of: owner, node, value) { return }
    var diagnostic = Diagnostic.unknownProperty(
      name.text, binding, of: elaborator.displayName(of: owner), known: known.map { $0.name },
      foreign: foreignProperty(name.text, of: owner), at: name.range)
    if let colour = SettingPass.namedColour(value), let property = foreignProperty(name.text, of: owner),
      property.type == .colour
    {
      diagnostic.fixIt?.edits.append(Edit(value.range, colour))
      diagnostic.fixIt?.message = "write '\(property.name) = \(colour)'"
    }
    elaborator.report(diagnostic)
  }

  /// The property that other languages call `name`: `color` is the background of a view without text.
  private func foreignProperty(_ name: String, of owner: SettingOwner) -> Property? {
    let property = Property.named(inOtherLanguages: name)
    guard property?.name == "textColor", name == "color" || name == "colour", case .view(let view) = owner else {
      return property
    }
    let kind = elaborator.program.views[view.index].kind
    return property?.owner.has(kind, arrangedBy: nil, isRoot: false) == true
      ? property : Property.named("backgroundColor")
  }

  /// The literal for `.systemBlue` and `UIColor.systemBlue`; nil for other values.
  private static func namedColour(_ value: SyntaxNode) -> String? {
    switch value.kind {
    case .dotExpression: return value.token(.name).flatMap { SystemColours.literal($0.text) }
    case .member:
      guard let base = value.children.first, ["UIColor", "NSColor", "Color"].contains(base.text) else { return nil }
      return value.token(.name).flatMap { SystemColours.literal($0.text) }
    default: return nil
    }
  }

  // MARK: Places and turns

  /// Reports `x = 10`, which is a constraint here, and `rotation = 90`, which is a transform; false for other names.
  private func reportsPlace(_ name: SyntaxToken, of owner: SettingOwner, _ node: SyntaxNode, _ value: SyntaxNode)
    -> Bool
  {
    guard case .view(let view) = owner, view != .root, let sign = sign(between: node, and: value) else { return false }
    let owner = elaborator.displayName(of: owner)
    let base = String(node.text.dropLast(name.text.utf8.count))
    if name.text == "rotation" || name.text == "rotate" {
      elaborator.report(.rotationIsSet(name.text, of: owner, base, value, at: name.range))
      return true
    }
    guard let attribute = ForeignWords.place(name.text) else { return false }
    let place = ForeignPlace(path: base.isEmpty ? "." : base, attribute: attribute, value: value)
    elaborator.report(.placeIsSet(name.text, of: owner, place, sign: sign, at: node.range))
    return true
  }

  /// True for the root, which has no superview that could be the origin.
  private func isRoot(_ owner: SettingOwner) -> Bool {
    if case .view(.root) = owner { true } else { false }
  }

  /// The `=` of a setting.
  private func sign(between target: SyntaxNode, and value: SyntaxNode) -> SourceRange? {
    let tree = target.tree
    var token = Int(tree.nodes[target.index].endToken)
    while token < Int(tree.nodes[value.index].firstToken) {
      if tree.tokenKinds[token] == .equal { return tree.tokenRange(token) }
      token += 1
    }
    return nil
  }
}
