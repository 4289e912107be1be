internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Checks the steps: `align`, `sizeToFit`, `distribute`, `spread`.

extension StepChecker {
  /// A point of a view, as written in `align`.
  private struct Point {
    var name: SyntaxToken
    var value: StepValue
    var range: SourceRange
  }

  mutating func checkAlign(_ step: SyntaxNode) {
    let operands = step.children.filter { $0.kind != .offsetClause && $0.kind != .unexpected }
    let points = operands.prefix(2).map { point($0) }
    if let offset = step.child(.offsetClause)?.children.first { expect(offset, .point, for: "'offset'") }
    guard points.count == 2, let moved = points[0], let target = points[1] else { return }
    if case .view(let view) = moved.value, !isBelow(view, operands[0]) { return }
    if isBuiltInGuide(moved.value) {
      return report(.stepValue("'align'", "a view to move", moved.value, at: operands[0].range))
    }
    if moved.value.isRectangle { return report(.alignRectangle(operands[0].text, at: operands[0].range)) }
    let families = (StepWords.family(of: moved.name.text), StepWords.family(of: target.name.text))
    if families.0 != .neutral && families.1 != .neutral && families.0 != families.1 {
      report(.mixedPositions(moved.name, target.name, at: step.range))
    }
    placed(moved.value, by: step)
    remember(moved.value, with: target.value, step)
  }

  private mutating func remember(_ moved: StepValue, with target: StepValue?, _ step: SyntaxNode) {
    func view(_ value: StepValue?) -> ViewID? { if case .view(let view) = value { view } else { nil } }
    aligned.append((view(moved), view(target), step))
    if aligned.count > 2 * StepChecker.memory { aligned.removeFirst(StepChecker.memory) }
  }

  /// The point `title.topLeft`, `.center` or `.bounds.topLeft`; nil for other operands, which are reported.
  private mutating func point(_ node: SyntaxNode) -> Point? {
    guard node.kind == .dotExpression || node.kind == .member, let name = node.tokens.last else {
      let value = value(of: node)
      if !value.isUnknown { report(.noPosition(node.text, value, at: node.range)) }
      return nil
    }
    let owner = node.kind == .member ? node.children.first.map { value(of: $0) } ?? .unknown : .view(context.dot)
    if owner.isUnknown { return nil }
    guard owner.view != nil || owner.isRectangle else {
      report(.noPosition(node.text, owner, at: node.range))
      return nil
    }
    if StepWords.positions.contains(name.text) { return Point(name: name, value: owner, range: node.range) }
    if let view = owner.view, elaborator.memberEntry(name.text, of: view) != nil {
      report(.noPosition(node.text, value(of: node), at: node.range))
    } else {
      report(
        .unknownStepWord(
          name.text, "position", StepWords.position(near: name.text), among: StepWords.positions, at: name.range))
    }
    return nil
  }

  mutating func checkSizeToFit(_ step: SyntaxNode) {
    let operand = step.children.first { $0.kind != .withinClause && $0.kind != .unexpected }
    let view = operand.flatMap { subview($0, for: "'sizeToFit'") }
    if let room = step.child(.withinClause)?.children.first {
      let value = value(of: room)
      if value.isRectangle {
        report(.withinRectangle(room.text, at: room.range))
      } else if !value.fits(.size) {
        report(.stepValue("'within'", StepValue.Wanted.size.text, value, at: room.range))
      }
    }
    for word in step.tokens where word.kind == .name && !StepWords.fitting.contains(word.text) {
      report(.unknownStepWord(word.text, "word of 'sizeToFit'", nil, among: StepWords.fitting, at: word.range))
    }
    if let view { sized(view, by: step) }
  }

  /// Records that a step sizes a view, and reports earlier alignments that used another size. If the step sets the
  /// position too, earlier alignments of its view do not matter, only those of others with it.
  mutating func sized(_ value: StepValue, isPlaced: Bool = false, by step: SyntaxNode) {
    guard case .view(let view) = value else { return }
    for item in aligned where item.target == view || item.moved == view && !isPlaced {
      report(
        .sizedLater(
          elaborator.displayName(of: view), line: elaborator.line(of: step.range), at: item.step.range,
          later: step.range, fixIt: reordered(item.step, behind: step)))
    }
    aligned.removeAll { $0.target == view || $0.moved == view }
  }

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
      "move the step behind line \(elaborator.line(of: later.range))",
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

  mutating func checkDistribute(_ step: SyntaxNode) {
    let names = step.tokens.filter { $0.kind == .name }
    let children = step.children.filter { $0.kind != .unexpected }
    guard let list = children.first else { return }
    if list.kind == .list {
      lined = []
      for item in list.children where item.kind != .unexpected { checkItem(item) }
      // The earlier alignments of the views that are lined up do not matter any more.
      aligned.removeAll { item in item.moved.map { lined.contains($0) } ?? false }
      for view in lined { placed(.view(view), by: step) }
      for view in lined { remember(.view(view), with: nil, step) }
    } else {
      checkViews(list, for: "'distribute'")
    }
    guard names.count > 1 else { return }
    let isHorizontal = names[0].text == "horizontal"
    let sides = StepWords.sides(isHorizontal: isHorizontal)
    if !sides.contains(names[1].text) {
      let other = StepWords.sides(isHorizontal: !isHorizontal).contains(names[1].text)
      if other {
        report(.sideOfOtherAxis(names[1].text, axis: names[0].text, sides, at: names[1].range))
      } else {
        report(
          .unknownStepWord(
            names[1].text, "side of a \(names[0].text) 'distribute'", nil, among: sides, at: names[1].range)
        )
      }
    }
    if children.count > 1 { expect(children[1], .number, for: "'\(names[1].text)'") }
  }

  /// Checks an item of `distribute`: a view, a fixed number, `flexible` or `flexible(weight)`.
  private mutating func checkItem(_ item: SyntaxNode) {
    if item.kind == .nameExpression && item.text == "flexible" { return }
    if item.kind == .call, let name = item.children.first, name.kind == .nameExpression, name.text == "flexible" {
      let arguments = item.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
      guard arguments.count == 1, let weight = arguments[0].children.first else {
        return report(.argumentCount("flexible", "one number, its weight", at: item.range))
      }
      expect(weight, .number, for: "'flexible'")
      return
    }
    if item.kind == .nameExpression, StepWords.meanFlexible.contains(item.text), local(item.text) == nil,
      elaborator.entry(item.text, from: context.scope) == nil
    {
      let screen = elaborator.screenName(of: context.scope)
      return report(.unknownName(item.text, .any, in: screen, guesses: ["flexible"], labels: [], at: item.range))
    }
    let value = value(of: item)
    switch value {
    case .number, .unknown, .element: break
    case .view(let view):
      if isBelow(view, item) { lined.append(view) }
    case .views: report(.listNeedsIndex(item.text, at: item.range))
    default: report(.stepValue("'distribute'", "views, numbers and `flexible`", value, at: item.range))
    }
  }

  mutating func checkSpread(_ step: SyntaxNode) {
    for child in step.children {
      switch child.kind {
      case .unexpected: continue
      case .spacingClause:
        if let number = child.children.first { expect(number, .number, for: "'spacing'") }
      case .withinClause:
        if let room = child.children.first { expect(room, .rectangle, for: "'within'") }
      case .list:
        for item in child.children where item.kind != .unexpected {
          if let view = subview(item, for: "'spread'") { sized(view, isPlaced: true, by: step) }
        }
      default: checkViews(child, for: "'spread'")
      }
    }
  }

  /// Checks the name of a list of views.
  private mutating func checkViews(_ node: SyntaxNode, for place: String) {
    let value = value(of: node)
    switch value {
    case .views, .unknown, .list: break
    default: report(.stepValue(place, "a list of views", value, at: node.range))
    }
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
