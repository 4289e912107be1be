internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Checks the settings in steps: the geometry of views, the constants of named constraints, and in `sizeThatFits` the
// answer.

extension StepChecker {
  mutating func checkSetting(_ node: SyntaxNode) {
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, children[1].kind != .missing else { return }
    let (target, value) = (children[0], children[1])
    if isQuestion {
      checkAnswer(target, value)
    } else if let wanted = self.wanted(by: target, in: node) {
      expect(value, wanted, for: "'\(target.text)'")
    } else if !isTransform(value) {
      _ = self.value(of: value)
    }
  }

  /// True for a transform such as `rotate(90deg)`, which only settings accept: its error is reported for the target.
  private func isTransform(_ value: SyntaxNode) -> Bool {
    guard value.kind == .call, let name = value.children.first else { return false }
    return FunctionWords.ofTransforms.contains(name.text)
  }

  /// Checks `width = …` and `height = …` in `sizeThatFits`.
  private mutating func checkAnswer(_ target: SyntaxNode, _ value: SyntaxNode) {
    let isAnswer = target.kind == .nameExpression && (target.text == "width" || target.text == "height")
    if isAnswer {
      answers.insert(target.text)
      expect(value, .number, for: "'\(target.text)'")
    } else {
      let dotted = [".width", ".height"].contains(target.text) ? String(target.text.dropFirst()) : nil
      answers.formUnion(["width", "height"])
      report(.questionSets(target.text, meant: dotted, isBare: target.kind == .nameExpression, at: target.range))
      _ = self.value(of: value)
    }
  }

  /// Reports a `sizeThatFits` that does not set one of the sides.
  func checkAnswers(of node: SyntaxNode) {
    let missing = ["width", "height"].filter { !answers.contains($0) }
    if missing.isEmpty || elaborator.hasWrongSyntax(node) { return }
    let word = SourceRange(
      file: node.range.file, start: node.range.start, end: node.range.start + "sizeThatFits".utf8.count)
    // The block of a component applies to each of its instances.
    let kind = elaborator.program.views[context.dot.index].kindName
    let isOfComponent = elaborator.components.contains { $0.name == kind }
    let owner = isOfComponent ? kind : elaborator.displayName(of: context.dot)
    report(.unanswered(owner, missing, at: word))
  }

  /// The type that the target of a setting accepts; nil if steps do not set it, which is reported.
  private mutating func wanted(by target: SyntaxNode, in node: SyntaxNode) -> StepValue.Wanted? {
    guard let name = target.tokens.last else { return nil }
    switch target.kind {
    case .nameExpression: return reportBare(name)
    case .dotExpression:
      return wanted(property: name.text, name, of: .view(context.dot), target, owner: target, in: node)
    case .member: break
    default:
      report(.cannotSet(target.text, at: target.range))
      return nil
    }
    guard let base = target.children.first else { return nil }
    if base.text == "superview" || base.text.hasPrefix("superview.") {
      report(.stepOutside(base.text, isOwn: false, elaborator.displayName(of: context.dot), at: base.range))
      return nil
    }
    if let whole = base.tokens.last?.text, base.kind == .member || base.kind == .dotExpression,
      whole == "bounds" || StepWords.settable.contains(whole)
    {
      let owner = base.kind == .member ? base.children.first : nil
      let value = owner.map { self.value(of: $0) } ?? .view(context.dot)
      return wanted(property: "\(whole).\(name.text)", name, of: value, target, owner: owner ?? base, in: node)
    }
    return wanted(property: name.text, name, of: value(of: base), target, owner: base, in: node)
  }

  /// Reports a target without a view: neither constants nor views can be assigned.
  private func reportBare(_ name: SyntaxToken) -> StepValue.Wanted? {
    let binding = elaborator.lookUp(name.text, from: context.scope)
    if local(name.text) != nil {
      report(.stepSetsConstant(name.text, at: name.range))
    } else if binding == nil && StepWords.settable.contains(name.text) {
      report(.whoseAttribute(name.text, dot: elaborator.displayName(of: context.dot), at: name.range))
    } else {
      let owner = elaborator.displayName(of: context.dot)
      report(.unknownProperty(name.text, binding, of: owner, known: StepWords.settable, at: name.range))
    }
    return nil
  }

  private mutating func wanted(
    property: String, _ name: SyntaxToken, of owner: StepValue, _ target: SyntaxNode, owner node: SyntaxNode,
    in statement: SyntaxNode
  ) -> StepValue.Wanted? {
    switch owner {
    case .unknown: return nil
    case .constraint(let id): return wanted(property: property, name, of: id)
    case .view(let view):
      guard let wanted = StepChecker.type(of: property) else { return reportProperty(property, name, of: view, target) }
      guard isBelow(view, node) else { return nil }
      switch property {
      case "frame", "untransformedFrame": sized(owner, isPlaced: true, by: statement)
      case "bounds", "bounds.size": sized(owner, by: statement)
      case "center": placed(owner, by: statement)
      default: break
      }
      return wanted
    case .element(let views):
      guard let view = views.first else { return nil }
      return StepChecker.type(of: property) ?? reportProperty(property, name, of: view, target)
    case .views: report(.settingOnList(node.text, at: node.range))
    case .guide(let view):
      report(.guideHasNoProperties(elaborator.displayName(of: view), name.text, at: name.range))
    default: report(.stepSetsPart(target.text, owner, at: target.range))
    }
    return nil
  }

  private static func type(of property: String) -> StepValue.Wanted? {
    switch property {
    case "frame", "untransformedFrame": .rectangle
    case "bounds": .bounds
    case "bounds.size": .size
    case "bounds.origin", "center": .point
    default: nil
    }
  }

  private func wanted(property: String, _ name: SyntaxToken, of id: NamedConstraintID) -> StepValue.Wanted? {
    let constraint = elaborator.namedConstraint(id)
    guard property == "constant" else {
      if Property.named(property) == nil {
        report(.unknownProperty(property, nil, of: constraint.name, known: ["constant"], at: name.range))
      } else {
        report(.stepSetsOther(name.text, at: name.range))
      }
      return nil
    }
    if constraint.isSingle { return .number }
    report(.noSingleConstant(constraint.name, property, at: name.range, rule: constraint.declaration))
    return nil
  }

  /// Reports a property that steps do not set.
  private func reportProperty(_ property: String, _ name: SyntaxToken, of view: ViewID, _ target: SyntaxNode)
    -> StepValue.Wanted?
  {
    if elaborator.viewInfos[view.index].hasUnknownKind { return nil }
    let whole = String(property.prefix { $0 != "." })
    if ReservedNames.attributes.contains(property) {
      let owner = target.kind == .member ? target.children.first?.text ?? "" : ""
      report(.stepSetsAttribute(name.text, of: owner, at: target.range))
    } else if whole != property && StepWords.settable.contains(whole) {
      report(.stepSetsPart(target.text, whole == "center" ? .point : .rectangle, at: target.range))
    } else if Property.named(property) != nil {
      report(.stepSetsOther(name.text, at: name.range))
    } else {
      let binding = elaborator.member(name.text, of: view)
      let owner = elaborator.displayName(of: view)
      report(.unknownProperty(name.text, binding, of: owner, known: StepWords.settable, at: name.range))
    }
    return nil
  }
}
