internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Checks the steps: `align`, `sizeToFit`, `distribute`, `spread`.

extension StepChecker {
  /// A point of a view, as written in `align`.
  private struct Point {
    var name: SyntaxToken
    var owner: TypedStep
    var position: StepPosition

    var range: SourceRange

    var point: StepPoint {
      StepPoint(owner: StepOperand(expression: owner.expression, range: range), position: position)
    }
  }

  mutating func checkAlign(_ step: SyntaxNode) -> StepStatement.Kind {
    let operands = step.children.filter { $0.kind != .offsetClause && $0.kind != .unexpected }
    let points = operands.prefix(2).map { point($0) }
    let offset = step.child(.offsetClause)?.children.first.map { expect($0, .point, for: "'offset'").operand }
    guard points.count == 2, let moved = points[0], let target = points[1] else { return .broken }
    let value = moved.owner.type
    let statement = StepStatement.Kind.align(moved.point, with: target.point, offset: offset)
    if value.isUnknown || target.owner.type.isUnknown { return statement }
    if case .view(let view) = value, !isBelow(view, operands[0]) { return .broken }
    if isBuiltInGuide(value) {
      report(.stepValue("'align'", "a view to move", value, at: operands[0].range))
      return .broken
    }
    if value.isRectangle {
      report(.alignRectangle(operands[0].text, at: operands[0].range))
      return .broken
    }
    let families = (StepWords.family(of: moved.name.text), StepWords.family(of: target.name.text))
    if families.0 != .neutral && families.1 != .neutral && families.0 != families.1 {
      report(.mixedPositions(moved.name, target.name, at: step.range))
    }
    placed(value, by: step)
    remember(moved, with: target, step)
    return statement
  }

  private mutating func remember(_ moved: Point, with target: Point, _ step: SyntaxNode) {
    remember(
      Alignment(
        moved: movedView(moved.owner.type), movedPosition: moved.position,
        target: movedView(target.owner.type), targetPosition: target.position, step: step))
  }

  private func movedView(_ value: StepValue) -> ViewID? { if case .view(let view) = value { view } else { nil } }

  private mutating func remember(_ alignment: Alignment) {
    aligned.append(alignment)
    if aligned.count > 2 * StepChecker.memory { aligned.removeFirst(StepChecker.memory) }
  }

  /// The point `title.topLeft`, `.center` or `.bounds.topLeft`; nil for other operands, which are reported.
  private mutating func point(_ node: SyntaxNode) -> Point? {
    guard node.kind == .dotExpression || node.kind == .member, let name = node.tokens.last else {
      let value = value(of: node).type
      if !value.isUnknown { report(.noPosition(node.text, value, at: node.range)) }
      return nil
    }
    guard let owner = owner(ofPoint: node) else { return nil }
    if owner.type.isUnknown && StepPosition(named: name.text) == nil { return nil }
    guard owner.type.isUnknown || owner.type.view != nil || owner.type.isRectangle else {
      report(.noPosition(node.text, owner.type, at: node.range))
      return nil
    }
    if let position = StepPosition(named: name.text) {
      return Point(name: name, owner: owner, position: position, range: node.range)
    }
    if let view = owner.type.view, elaborator.memberEntry(name.text, of: view) != nil {
      report(.noPosition(node.text, value(of: node).type, at: node.range))
    } else {
      report(
        .unknownStepWord(
          name.text, "position", StepWords.position(near: name.text), among: StepWords.positions, at: name.range))
    }
    return nil
  }

  /// The view or rectangle before the name of a point.
  private mutating func owner(ofPoint node: SyntaxNode) -> TypedStep? {
    guard node.kind == .member else { return own(at: node.range) }
    guard let base = node.children.first else { return nil }
    var owner = value(of: base)
    // The bounds of the view itself are the ones that subviews are aligned with.
    if owner.type.isRectangle && base.kind == .dotExpression && base.text == ".bounds" {
      owner.expression = own(at: base.range).expression
    }
    return owner
  }

  /// The view of the steps.
  mutating func own(at range: SourceRange) -> TypedStep {
    let view = StepExpression(kind: .view(context.dot), range: range)
    return TypedStep(type: .view(context.dot), expression: steps.expressions.add(view), range: range)
  }

  mutating func checkSizeToFit(_ step: SyntaxNode) -> StepStatement.Kind {
    let operand = step.children.first { $0.kind != .withinClause && $0.kind != .unexpected }
    let view = operand.map { subview($0, for: "'sizeToFit'") }
    let room = step.child(.withinClause)?.children.first.map { size(within: $0).operand }
    var words: SizingConstraints = []
    for word in step.tokens where word.kind == .name {
      if let constraint = SizingConstraints(named: word.text) {
        words.formUnion(constraint)
      } else {
        report(.unknownStepWord(word.text, "word of 'sizeToFit'", nil, among: StepWords.fitting, at: word.range))
      }
    }
    guard let view else { return .broken }
    sized(view.type, keeping: .center, by: step)
    return .sizeToFit(view.operand, within: room, words)
  }

  /// Resolves the size after `within`.
  private mutating func size(within node: SyntaxNode) -> TypedStep {
    let value = value(of: node)
    if value.type.isRectangle {
      report(.withinRectangle(node.text, at: node.range))
    } else if !value.type.fits(.size) {
      report(.stepValue("'within'", StepValue.Wanted.size.text, value.type, at: node.range))
    }
    return value
  }

  /// Records that a step sizes a view, and reports earlier alignments that used another size. If the step sets the
  /// position or the frame, earlier alignments of its view do not matter, only those of others with it.
  mutating func sized(
    _ value: StepValue, along axes: [LayoutAxis] = LayoutAxis.allCases, keeping kept: KeptPoint, by step: SyntaxNode
  ) {
    guard case .view(let view) = value else { return }
    func stays(_ position: StepPosition?) -> Bool {
      position.map { position in axes.allSatisfy { kept.stays(position, along: $0) } } ?? false
    }
    let movesOn = kept == .center
    let late = aligned.filter { item in
      item.target == view && !stays(item.targetPosition) || item.moved == view && movesOn && !stays(item.movedPosition)
    }
    for item in late where !isReplaced(item.step, behind: step) {
      report(
        .sizedLater(
          elaborator.displayName(of: view), line: elaborator.line(of: step.range), at: item.step.range,
          later: step.range, fixIt: reordered(item.step, behind: step)))
    }
    aligned.removeAll { item in
      item.target == view && !stays(item.targetPosition) || item.moved == view && !stays(item.movedPosition)
    }
  }

  /// True if another step of the same kind moves the view soon behind a later one, so that the first does not matter.
  private func isReplaced(_ step: SyntaxNode, behind later: SyntaxNode) -> Bool {
    guard let block = later.parent, block.index == step.parent?.index, let moved = movedText(step) else { return false }
    let next = block.children.drop { $0.index <= later.index }.prefix(StepChecker.replacedWithin)
    return next.contains { $0.kind == step.kind && movedText($0) == moved }
  }

  /// The text of the view that an alignment moves.
  private func movedText(_ step: SyntaxNode) -> String? { step.children.first.map { PostfixSpine($0).base.text } }

  /// The number of steps behind a later one among which another alignment is searched.
  private static let replacedWithin = 16

  /// Records that a step places a view, and reports earlier steps that aligned others with it at another position.
  mutating func placed(_ value: StepValue, by step: SyntaxNode) {
    guard case .view(let view) = value else { return }
    for item in aligned where item.target == view {
      report(
        .placedLater(
          elaborator.displayName(of: view), line: elaborator.line(of: step.range), at: item.step.range,
          later: step.range, fixIt: reordered(item.step, behind: step)))
    }
    aligned.removeAll { $0.target == view }
  }

  /// The fix that moves a step to the line after a later one; nil if another order may be meant: a statement between
  /// them mentions the moved view, or they are not on lines of their own.
  private mutating func reordered(_ step: SyntaxNode, behind later: SyntaxNode) -> FixIt? {
    guard step.tree.file == later.tree.file, let block = step.parent, block.index == later.parent?.index,
      let moved = step.children.first.map({ PostfixSpine($0).base.text }), !moved.isEmpty,
      let line = step.wholeLine, let laterLine = later.wholeLine
    else { return nil }
    let mentions = mentions(of: moved, in: block)
    let next = mentions.partitioningIndex { $0 > step.index }
    if next < mentions.count && mentions[next] < later.index { return nil }
    if later.kind != .sizeToFitStep && later.mentions(moved) { return nil }
    let bytes = step.tree.bytes
    let text = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
    let end = (bytes[line.end...].firstIndex(of: UInt8(ascii: "\n")) ?? line.end) + 1
    let file = step.range.file
    return FixIt(
      "move the step after line \(elaborator.line(of: later.range))",
      [
        Edit(SourceRange(file: file, start: line.start, end: end), ""),
        Edit(SourceRange(file: file, start: laterLine.end, end: laterLine.end), "\n" + text),
      ], .automatic)
  }

  /// The statements of a block that mention a name, in their order. Each block is searched once.
  private mutating func mentions(of name: String, in block: SyntaxNode) -> [Int] {
    if let known = mentions[block.index] { return known[name] ?? [] }
    var found: [String: [Int]] = [:]
    for statement in block.children {
      for name in statement.names { found[name, default: []].append(statement.index) }
    }
    mentions[block.index] = found
    return found[name] ?? []
  }

  mutating func checkDistribute(_ step: SyntaxNode) -> StepStatement.Kind {
    let names = step.tokens.filter { $0.kind == .name }
    let children = step.children.filter { $0.kind != .unexpected }
    guard let list = children.first, let axis = names.first else { return .broken }
    let items = list.kind == .list ? lineUp(list, step) : checkViews(list, for: "'distribute'")
    let isHorizontal = axis.text == "horizontal"
    var (side, distance): (StepDistribution.Side?, StepOperand?)
    if names.count > 1 {
      side = checkSide(names[1], axis: axis)
      if children.count > 1 { distance = expect(children[1], .number, for: "'\(names[1].text)'").operand }
    }
    return .distribute(isHorizontal ? .horizontal : .vertical, items, side, distance: distance)
  }

  /// Resolves the items of a `distribute`.
  private mutating func lineUp(_ list: SyntaxNode, _ step: SyntaxNode) -> StepListItems {
    lined = []
    var items: [StepListItem] = []
    for item in list.children where item.kind != .unexpected { items.append(checkItem(item)) }
    // The earlier alignments of the views that are lined up do not matter any more.
    aligned.removeAll { item in item.moved.map { lined.contains($0) } ?? false }
    for view in lined { placed(.view(view), by: step) }
    for view in lined {
      remember(Alignment(moved: view, movedPosition: nil, target: nil, targetPosition: nil, step: step))
    }
    return .items(steps.items.add(items))
  }

  /// The side with the name `name` of a `distribute`; nil if there is none, which is reported.
  private func checkSide(_ name: SyntaxToken, axis: SyntaxToken) -> StepDistribution.Side? {
    let isHorizontal = axis.text == "horizontal"
    let sides = StepWords.sides(isHorizontal: isHorizontal)
    if sides.contains(name.text) { return StepDistribution.Side(named: name.text) }
    if StepWords.sides(isHorizontal: !isHorizontal).contains(name.text) {
      report(.sideOfOtherAxis(name.text, axis: axis.text, sides, at: name.range))
    } else {
      report(.unknownStepWord(name.text, "side of a \(axis.text) 'distribute'", nil, among: sides, at: name.range))
    }
    return nil
  }

  /// Resolves an item of `distribute`: a view, a fixed number, `flexible` or `flexible(weight)`.
  private mutating func checkItem(_ item: SyntaxNode) -> StepListItem {
    if item.kind == .nameExpression && item.text == "flexible" { return .flexible(nil) }
    if item.kind == .call, let name = item.children.first, name.kind == .nameExpression, name.text == "flexible" {
      let arguments = item.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
      guard arguments.count == 1, let weight = arguments[0].children.first else {
        report(.argumentCount("flexible", "one number, its weight", at: item.range))
        return .flexible(nil)
      }
      return .flexible(expect(weight, .number, for: "'flexible'").operand)
    }
    if item.kind == .nameExpression, StepWords.meanFlexible.contains(item.text), local(item.text) == nil,
      elaborator.entry(item.text, from: context.scope) == nil
    {
      let screen = elaborator.screenName(of: context.scope)
      report(.unknownName(item.text, .any, in: screen, guesses: ["flexible"], labels: [], at: item.range))
      return .flexible(nil)
    }
    let value = value(of: item)
    switch value.type {
    case .number, .unknown, .element: break
    case .view(let view): if isBelow(view, item) { lined.append(view) }
    case .views: report(.listNeedsIndex(item.text, at: item.range))
    default: report(.stepValue("'distribute'", "views, numbers and `flexible`", value.type, at: item.range))
    }
    return .value(value.operand)
  }

  mutating func checkSpread(_ step: SyntaxNode) -> StepStatement.Kind {
    let axis: LayoutAxis = step.tokens.first { $0.kind == .name }?.text == "horizontal" ? .horizontal : .vertical
    var (items, spacing, room): (StepListItems?, StepOperand?, StepOperand?)
    for child in step.children {
      switch child.kind {
      case .unexpected: continue
      case .spacingClause: spacing = child.children.first.map { expect($0, .number, for: "'spacing'").operand }
      case .withinClause: room = child.children.first.map { expect($0, .rectangle, for: "'within'").operand }
      case .list:
        var found: [StepListItem] = []
        for item in child.children where item.kind != .unexpected {
          let view = subview(item, for: "'spread'")
          sized(view.type, keeping: .nothing, by: step)
          found.append(.value(view.operand))
        }
        items = .items(steps.items.add(found))
      default: items = checkViews(child, for: "'spread'")
      }
    }
    return items.map { .spread(axis, $0, spacing: spacing, within: room) } ?? .broken
  }

  /// Resolves the name of a list of views.
  private mutating func checkViews(_ node: SyntaxNode, for place: String) -> StepListItems {
    let value = value(of: node)
    switch value.type {
    case .views, .unknown, .list: break
    default: report(.stepValue(place, "a list of views", value.type, at: node.range))
    }
    return .views(value.operand)
  }
}

extension SyntaxNode {
  /// The bytes of the node's lines, without the last line break; nil if other text is on them.
  fileprivate var wholeLine: (start: Int, end: Int)? {
    let bytes = tree.bytes
    var (start, end) = (range.start, range.end)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") {
      start -= 1
      if bytes[start] != UInt8(ascii: " ") && bytes[start] != UInt8(ascii: "\t") { return nil }
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\r") && bytes[(end + 1)...].first == UInt8(ascii: "\n") { break }
      if bytes[end] != UInt8(ascii: " ") && bytes[end] != UInt8(ascii: "\t") { return nil }
      end += 1
    }
    return end < bytes.count ? (start, end) : nil
  }

  /// True if the node contains the name `name`.
  fileprivate func mentions(_ name: String) -> Bool { names.contains(name) }

  /// The names in the node.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for index in Int(tree.nodes[index].firstNode)...index {
      let part = SyntaxNode(tree: tree, index: index)
      if part.kind == .nameExpression { names.insert(part.text) }
    }
    return names
  }
}

extension StepValue {
  var isRectangle: Bool { if case .rectangle = self { true } else { false } }
}

/// The point of a view that stays where a step changes its size.
enum KeptPoint {
  /// A new size of the bounds keeps the center.
  case center
  /// A new size of the frame keeps the upper left corner.
  case corner
  case nothing

  /// True if a position of the view stays where the length along an axis changes.
  fileprivate func stays(_ position: StepPosition, along axis: LayoutAxis) -> Bool {
    switch self {
    case .center: axis == .horizontal ? position.horizontal == .center : position.vertical == .center
    case .corner: axis == .horizontal ? position.horizontal == .left : position.vertical == .top
    case .nothing: false
    }
  }
}
