internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers `expect`s.
struct ExpectPass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  let settings: SettingPass

  /// Lowers an `expectStatement` into ``expectations``: one for each comparison in its block. If the setting is broken
  /// by a wrong label, the comparisons are checked, but not added.
  func lowerExpect(_ node: SyntaxNode, in context: Context) {
    guard let size = elaborator.rootSize(node) else { return }
    var setting = ExpectSetting(LayoutEnvironment(size: size))
    var labels: [String] = []
    for argument in node.child(.arguments)?.children ?? [] where argument.kind == .argument {
      if let label = argument.token(.name) {
        if labels.contains(label.text) { elaborator.report(.duplicateArgument(label.text, at: label.range)) }
        labels.append(label.text)
      }
      readLabel(argument, into: &setting, in: context)
    }
    if let insets = setting.safeArea {
      setting.environment.safeArea = insets.covering(setting.environment.direction)
      let argument = node.child(.arguments)?.children.first { $0.token(.name)?.text == ExpectLabel.safeArea.rawValue }
      elaborator.expectedSafeAreas.append((setting.environment.safeArea, argument?.range ?? node.range))
    }
    for statement in node.child(.block)?.children ?? [] {
      switch statement.kind {
      case .rule: lowerComparisons(statement, setting, in: elaborator.statementContext(statement, in: context))
      case .unexpected: continue
      default: elaborator.report(.expectForm(at: statement.range))
      }
    }
  }

  private func lowerComparisons(_ node: SyntaxNode, _ setting: ExpectSetting, in context: Context) {
    if let clause = node.child(.insetClause) ?? node.child(.offsetClause) {
      elaborator.report(.expectForm(at: clause.range))
      return
    }
    var sides: [ExpectedNode] = []
    for child in node.children where child.kind != .priorityClause {
      guard child.kind != .unexpected, let side = expectedNode(child, in: context) else { return }
      sides.append(side)
    }
    let relations = node.tokens.filter { Condition.Comparison($0.kind) != nil }
    guard sides.count == relations.count + 1 else { return }
    for (index, relation) in relations.enumerated() {
      let sign = Relation(relation.kind) ?? .greaterOrEqual
      lowerComparison(sides[index], sign, sides[index + 1], setting, in: context)
    }
  }

  private func lowerComparison(
    _ left: ExpectedNode, _ relation: Relation, _ right: ExpectedNode, _ setting: ExpectSetting, in context: Context
  ) {
    if let target = left.target, right.isConstant {
      return expect(target, relation, right.node, setting, at: left.node.range.union(right.node.range), in: context)
    }
    if let target = right.target, left.isConstant {
      return expect(
        target, relation.flipped, left.node, setting, at: left.node.range.union(right.node.range), in: context)
    }
    guard let first = expectedSide(left.node, in: context), let second = expectedSide(right.node, in: context) else {
      return
    }
    if setting.isBroken { return }
    addExpectations((left.node, first), relation, (right.node, second), setting)
  }

  private func addExpectations(
    _ left: (node: SyntaxNode, side: ExpectedSide), _ relation: Relation,
    _ right: (node: SyntaxNode, side: ExpectedSide),
    _ setting: ExpectSetting
  ) {
    let range = left.node.range.union(right.node.range)
    guard left.side.readsSomething || right.side.readsSomething else {
      elaborator.report(.expectsNothing(at: range))
      return
    }
    if left.side.isTruth || right.side.isTruth {
      guard left.side.isTruth, right.side.isTruth, relation == .equal else {
        return elaborator.report(.expectTruth(left.side.isTruth ? left.node.text : right.node.text, at: range))
      }
    }
    guard let pairs = ExpectedSide.pairs(left.side, right.side) else {
      elaborator.report(.expectShapes(left.side.count, right.side.count, at: range))
      return
    }
    for (a, b) in pairs {
      elaborator.expectations.append(
        Expectation(
          environment: setting.environment, snapped: setting.snapped, transforms: setting.transforms,
          overrides: setting.overrides, left: a, relation: relation, right: b, range: range))
    }
  }
}

/// The setting that the labels of an `expect` describe.
struct ExpectSetting {
  var environment: LayoutEnvironment
  var snapped = false
  var transforms: TransformProfile?
  var overrides: [NamedNumber] = []
  /// The safe area insets, with leading and trailing unresolved until the direction is known.
  var safeArea: Insets?
  /// True if a label has no usable value, which was reported: no expectation is added.
  var isBroken = false

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Applies a label with the word `word`, for labels that accept words.
  fileprivate mutating func read(_ word: String, of label: ExpectLabel) {
    switch label {
    case .direction: environment.direction = word == "rtl" ? .rightToLeft : .leftToRight
    case .horizontalSizeClass: environment.horizontalSizeClass = word == "compact" ? .compact : .regular
    case .verticalSizeClass: environment.verticalSizeClass = word == "compact" ? .compact : .regular
    case .transforms: transforms = word == "ios7" ? .ios7 : .ios8
    case .textSize: environment.textSize = TextSize(name: word) ?? .large
    case .safeArea, .keyboard, .scale, .state: break
    }
  }
}

extension ExpectPass {
  private func readLabel(_ argument: SyntaxNode, into setting: inout ExpectSetting, in context: Context) {
    guard let value = argument.children.first(where: { $0.kind != .unexpected }) else { return }
    guard let label = argument.token(.name) else {
      elaborator.report(.expectNeedsLabel(at: argument.range))
      return
    }
    switch ExpectLabel(rawValue: label.text) {
    case .keyboard:
      // A metric or constraint of the file has the name first.
      if visibleEntry(label.text, in: context) != nil {
        readOverride(label, value, into: &setting, in: context)
      } else {
        readKeyboard(value, into: &setting, in: context)
      }
    case .scale: readScale(value, into: &setting, in: context)
    case .safeArea:
      setting.safeArea = evaluation.insets(value, in: context)
      if setting.safeArea == nil { setting.isBroken = true }
    case .state: readState(value, into: &setting)
    case nil: readOverride(label, value, into: &setting, in: context)
    case let known?:
      if known == .textSize { elaborator.textSizeRanges.append(argument.range) }
      if let word = word(value, of: known) { setting.read(word, of: known) }
    }
  }

  private func word(_ node: SyntaxNode, of label: ExpectLabel) -> String? {
    let words = label.words
    if node.kind == .nameExpression, words.contains(node.text) { return node.text }
    if label == .textSize {
      elaborator.report(.unknownTextSize(node.text, at: node.range))
      return nil
    }
    elaborator.report(.expectWord(label.rawValue, words, nearest(to: node.text, among: words), at: node.range))
    return nil
  }

  private func readScale(_ node: SyntaxNode, into setting: inout ExpectSetting, in context: Context) {
    switch evaluation.evaluate(node, in: context) {
    case .number(let scale, _) where scale.sign > 0 && scale <= Limits.scale:
      setting.environment.scale = scale
      setting.snapped = true
    case .unknown: setting.isBroken = true
    default: elaborator.report(.expectScale(at: node.range))
    }
  }

  private func readKeyboard(_ node: SyntaxNode, into setting: inout ExpectSetting, in context: Context) {
    switch evaluation.evaluate(node, in: context) {
    case .number(let height, _):
      setting.environment.keyboardHeight = height
      if height.sign < 0 || height > Limits.constant {
        elaborator.report(.keyboardHeight(height, at: node.range))
        setting.isBroken = true
      }
      elaborator.expectedKeyboards.append((height, node.range))
    case .unknown: setting.isBroken = true
    case let value: elaborator.report(.expectedNumber(value, what: "'keyboard'", at: node.range))
    }
  }

  private func readState(_ node: SyntaxNode, into setting: inout ExpectSetting) {
    setting.environment.state = elaborator.program.state(named: node.text)
    if setting.environment.state == nil && node.text != StateID.baseName {
      setting.isBroken = true
      elaborator.report(
        .unknownState(node.text, nearest(to: node.text, among: elaborator.program.states), at: node.range))
    }
    // The layout and its components may declare the same state.
    let declarations = elaborator.stateDeclarations[node.text, default: []].sorted {
      ($0.file.rawValue, $0.start) < ($1.file.rawValue, $1.start)
    }
    for declaration in declarations { elaborator.noteUse(node.range, of: declaration) }
  }

  /// Reads the value of a metric or a named constraint, as for `--set`.
  private func readOverride(
    _ label: SyntaxToken, _ node: SyntaxNode, into setting: inout ExpectSetting, in context: Context
  ) {
    guard let entry = settableEntry(label.text, in: context) else {
      let known =
        ExpectLabel.allCases.map { $0.rawValue } + elaborator.visibleNames(from: context.scope, kind: .constant)
        + elaborator.visibleNames(from: context.scope, kind: .constraint) + elaborator.metricDeclarations.keys.sorted()
      elaborator.report(.unknownExpectLabel(label.text, nearest(to: label.text, among: known), at: label.range))
      setting.isBroken = true
      return
    }
    elaborator.noteUse(label.range, of: entry.declaration)
    // A number from outside sets the metrics of components too.
    for other in elaborator.metricDeclarations[label.text, default: []] {
      elaborator.join(other, with: entry.declaration)
    }
    switch evaluation.evaluate(node, in: context) {
    case .number(let number, _):
      if entry.isConstraint, number.magnitude > Limits.constant {
        elaborator.report(.lengthTooLarge(label.text, at: node.range))
      }
      if let own = elaborator.ranges.parameter(declaredAt: entry.declaration),
        !(own.lowest...own.highest).contains(number)
      {
        let bounds = SizeBounds(lowest: own.lowest, highest: own.highest)
        elaborator.report(.outsideOfRange(label.text, number, bounds, at: node.range))
        setting.isBroken = true
      }
      setting.overrides.append(NamedNumber(name: label.text, value: number))
    case .unknown: setting.isBroken = true
    case let value: elaborator.report(.expectedNumber(value, what: "'\(label.text)'", at: node.range))
    }
  }

  /// The metric or named constraint that a label sets, by its declaration; of metrics of components, the first one.
  private func settableEntry(_ label: String, in context: Context) -> (declaration: SourceRange, isConstraint: Bool)? {
    if let entry = visibleEntry(label, in: context) { return entry }
    let metrics = elaborator.metricDeclarations[label, default: []]
    return metrics.min { ($0.file.rawValue, $0.start) < ($1.file.rawValue, $1.start) }.map { ($0, false) }
  }

  /// The metric or named constraint of the layout or the file that a label sets.
  private func visibleEntry(_ label: String, in context: Context) -> (declaration: SourceRange, isConstraint: Bool)? {
    guard let entry = elaborator.entry(label, from: context.scope) else { return nil }
    switch entry.binding {
    case .constant(let id): return isSettable(elaborator.constants[id.index]) ? (entry.declaration, false) : nil
    case .constraint(let id): return elaborator.namedConstraints[id.index].isSingle ? (entry.declaration, true) : nil
    default: return nil
    }
  }

  private func isSettable(_ constant: Constant) -> Bool {
    constant.kind == .metric || elaborator.ranges.isSettable(parameterAt: constant.declaration)
  }
}
