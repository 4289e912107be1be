internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Checks the settings in steps: the geometry of views, the constants of named constraints, and in `sizeThatFits` the
// answer.

extension StepChecker {
  mutating func checkSetting(_ node: SyntaxNode) -> StepStatement.Kind {
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, children[1].kind != .missing else { return .broken }
    let (target, value) = (children[0], children[1])
    if isQuestion { return checkAnswer(target, value) }
    guard let found = self.target(target, in: node), let name = target.tokens.last else {
      if !isTransform(value) { _ = self.value(of: value) }
      return .broken
    }
    if found.owner.type.isUnknown && isTransform(value) { return .broken }
    var number = self.value(of: value)
    if let property = found.property, !found.owner.type.isUnknown {
      let wanted = found.part?.wanted ?? property.wanted
      guard check(number, wanted, for: "'\(target.text)'", value), complete(&number, found, in: node) else {
        return .broken
      }
    }
    return .setting(
      StepSetting(
        owner: found.owner.operand, target: found.property, name: name.range, range: target.range,
        value: number.operand))
  }

  /// Extends the value of a setting of a part to the whole, and that of `+=` to the sum; false if there is no such value.
  private mutating func complete(_ number: inout TypedStep, _ found: Target, in node: SyntaxNode) -> Bool {
    guard let property = found.property else { return true }
    if let operation = node.changingOperation {
      let current = found.part.map { self.current($0, of: found.owner) } ?? self.current(property, of: found.owner)
      guard let current else { return false }
      number = changed(current, by: operation, number)
    }
    if let part = found.part {
      guard let whole = whole(part, of: found.owner, with: number) else { return false }
      number.expression = whole
    }
    return true
  }

  /// True for a transform such as `rotate(90deg)`, which only settings accept: its error is reported for the target.
  private func isTransform(_ value: SyntaxNode) -> Bool {
    guard value.kind == .call, let name = value.children.first else { return false }
    return FunctionWords.ofTransforms.contains(name.text)
  }

  /// Resolves `width = …` and `height = …` in `sizeThatFits`.
  private mutating func checkAnswer(_ target: SyntaxNode, _ value: SyntaxNode) -> StepStatement.Kind {
    let isAnswer = target.kind == .nameExpression && (target.text == "width" || target.text == "height")
    if isAnswer {
      answers.insert(target.text)
      var number = expect(value, .number, for: "'\(target.text)'")
      let axis = target.text == "width" ? LayoutAxis.horizontal : .vertical
      if let operation = target.parent?.changingOperation {
        let current = steps.expressions.add(StepExpression(kind: .answer(axis), range: target.range))
        number = changed(current, by: operation, number)
      }
      return .answer(axis, number.operand)
    }
    let dotted = [".width", ".height"].contains(target.text) ? String(target.text.dropFirst()) : nil
    answers.formUnion(["width", "height"])
    report(.questionSets(target.text, meant: dotted, isBare: target.kind == .nameExpression, at: target.range))
    _ = self.value(of: value)
    return .broken
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

  /// The owner and property of a setting.
  private struct Target {
    var owner: TypedStep
    /// The property; nil if steps do not set it, which is reported, or if the owner is unknown.
    var property: StepTarget?
    /// The part of the property that is set; nil if all of it is.
    var part: StepPart?
  }

  /// The target of a setting; nil if it is none, which is reported.
  private mutating func target(_ target: SyntaxNode, in node: SyntaxNode) -> Target? {
    guard let name = target.tokens.last else { return nil }
    switch target.kind {
    case .nameExpression:
      reportBare(name)
      return nil
    case .dotExpression: return property(name.text, name, of: own(at: target.range), target, in: node)
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
    if let part = StepPart(target) {
      let owner = part.owner.map { value(of: $0) } ?? own(at: target.range)
      var found = property(part.target.rawValue, name, of: owner, target, part, in: node)
      found?.part = part
      return found
    }
    if let whole = base.tokens.last?.text, base.kind == .member || base.kind == .dotExpression,
      whole == "bounds" || StepWords.settable.contains(whole)
    {
      let owner = base.kind == .member ? base.children.first.map { value(of: $0) } : nil
      return property("\(whole).\(name.text)", name, of: owner ?? own(at: base.range), target, in: node)
    }
    return property(name.text, name, of: value(of: base), target, in: node)
  }

  /// Reports a step that sets the size of the frame of its own view, whose bounds it may set; returns false for any other.
  private mutating func reportsOwnFrame(_ view: ViewID, _ part: StepPart, _ target: SyntaxNode) -> Bool {
    guard part.places.allSatisfy({ $0 >= 2 }), StepPass.mayCorrect(view, stepsOf: context.dot, in: elaborator),
      let word = target.allTokens.first(where: { $0.text == part.target.rawValue })
    else { return false }
    report(.stepSetsOwnFrame(elaborator.displayName(of: view), word.text, at: target.range, word: word.range))
    return true
  }

  /// Records that a step sets the size of a view, its position, or both.
  private mutating func recordChange(
    of view: StepValue, _ target: StepTarget, _ part: StepPart?, by statement: SyntaxNode
  ) {
    let axes = part?.sizedAxes ?? LayoutAxis.allCases
    if target.parts == .size {
      sized(view, along: axes, keeping: .center, by: statement)
    } else if target.parts.contains(.size), !axes.isEmpty {
      sized(view, along: axes, keeping: part == nil ? .nothing : .corner, by: statement)
    } else if target.parts.contains(.position) {
      placed(view, by: statement)
    }
  }

  /// Reports a target without a view: neither constants nor views can be assigned.
  private func reportBare(_ name: SyntaxToken) {
    let binding = elaborator.lookUp(name.text, from: context.scope)
    if local(name.text) != nil {
      report(.stepSetsConstant(name.text, at: name.range))
    } else if binding == nil && StepWords.settable.contains(name.text) {
      report(.whoseAttribute(name.text, dot: elaborator.displayName(of: context.dot), at: name.range))
    } else {
      let owner = elaborator.displayName(of: context.dot)
      report(.unknownProperty(name.text, binding, of: owner, known: StepWords.settable, at: name.range))
    }
  }

  /// The property `property` of `owner` as a target; one that steps do not set is reported.
  private mutating func property(
    _ property: String, _ name: SyntaxToken, of owner: TypedStep, _ target: SyntaxNode, _ part: StepPart? = nil,
    in statement: SyntaxNode
  ) -> Target? {
    switch owner.type {
    case .unknown: return Target(owner: owner, property: StepTarget(rawValue: property))
    case .constraint(let id): return constant(property, name, of: id).map { Target(owner: owner, property: $0) }
    case .view(let view):
      guard let found = StepTarget.ofView(property) else { return reportProperty(property, name, of: view, target) }
      if let part, part.target != .boundsSize, reportsOwnFrame(view, part, target) { return nil }
      let correctsOwn = found.parts == .size && StepPass.mayCorrect(view, stepsOf: context.dot, in: elaborator)
      guard correctsOwn || StepPass.isBelow(view, stepsOf: context.dot, at: owner.range, in: elaborator) else {
        return nil
      }
      recordChange(of: owner.type, found, part, by: statement)
      return Target(owner: owner, property: found)
    case .element(let views):
      guard let view = views.first else { return nil }
      guard let found = StepTarget.ofView(property) else { return reportProperty(property, name, of: view, target) }
      return Target(owner: owner, property: found)
    case .views: report(.settingOnList(elaborator.text(of: owner.range), at: owner.range))
    case .guide(let view):
      report(.guideHasNoProperties(elaborator.displayName(of: view), name.text, at: name.range))
    default: report(.stepSetsPart(target.text, owner.type, at: target.range))
    }
    return nil
  }

  private func constant(_ property: String, _ name: SyntaxToken, of id: NamedConstraintID) -> StepTarget? {
    let constraint = elaborator.namedConstraint(id)
    guard property == StepTarget.constant.rawValue else {
      if Property.named(property) == nil {
        report(.unknownProperty(property, nil, of: constraint.name, known: ["constant"], at: name.range))
      } else {
        report(.stepSetsOther(name.text, at: name.range))
      }
      return nil
    }
    if constraint.isSingle { return .constant }
    report(.noSingleConstant(constraint.name, property, at: name.range, rule: constraint.declaration))
    return nil
  }

  /// Reports a property that steps do not set.
  private func reportProperty(_ property: String, _ name: SyntaxToken, of view: ViewID, _ target: SyntaxNode)
    -> Target?
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
