internal import LayModel
internal import LayParser

/// A part of a property that steps set, keeping the rest: `a.frame.origin.x = 5`, `.bounds.size.width = 40`.
struct StepPart {
  /// The whole property.
  var target: StepTarget
  /// The numbers of the whole that the part consists of, by their places in it.
  var places: [Int]
  /// The view in front of the property; nil for that of the leading dot.
  var owner: SyntaxNode?

  /// The part that a path names; nil for other paths. `frame.size` and `frame.origin` are parts, `bounds.size` is not.
  init?(_ path: SyntaxNode) {
    var names: [String] = []
    var node = path
    while let name = node.tokens.last, names.count < 3 {
      names.append(name.text)
      if StepPart.wholes.contains(name.text) { break }
      guard node.kind == .member, let base = node.children.first else { return nil }
      node = base
    }
    guard names.count > 1, let whole = names.last, let (target, places) = StepPart.meaning(whole, names.dropLast())
    else { return nil }
    (self.target, self.places) = (target, places)
    owner = node.kind == .member ? node.children.first : nil
  }

  private static let wholes = ["frame", "untransformedFrame", "bounds", "center"]

  /// The property and the places of its numbers; `inner` are the names behind it, the last one first.
  private static func meaning(_ whole: String, _ inner: ArraySlice<String>) -> (StepTarget, [Int])? {
    let names = Array(inner.reversed())
    switch (whole, names) {
    case ("center", ["x"]): return (.center, [0])
    case ("center", ["y"]): return (.center, [1])
    case ("bounds", ["x"]), ("bounds", ["origin", "x"]): return (.boundsOrigin, [0])
    case ("bounds", ["y"]), ("bounds", ["origin", "y"]): return (.boundsOrigin, [1])
    case ("bounds", ["width"]), ("bounds", ["size", "width"]): return (.boundsSize, [0])
    case ("bounds", ["height"]), ("bounds", ["size", "height"]): return (.boundsSize, [1])
    case ("center", _), ("bounds", _): return nil
    default: break
    }
    let target: StepTarget = whole == "frame" ? .frame : .untransformedFrame
    switch names {
    case ["x"], ["origin", "x"]: return (target, [0])
    case ["y"], ["origin", "y"]: return (target, [1])
    case ["width"], ["size", "width"]: return (target, [2])
    case ["height"], ["size", "height"]: return (target, [3])
    case ["origin"]: return (target, [0, 1])
    case ["size"]: return (target, [2, 3])
    default: return nil
    }
  }

  /// The axes along which the part changes the size of the view.
  var sizedAxes: [LayoutAxis] {
    let width = target == .boundsSize ? 0 : 2
    return target.parts.contains(.size) ? LayoutAxis.allCases.filter { places.contains(width + Int($0.rawValue)) } : []
  }

  /// The required type of the value.
  var wanted: StepValue.Wanted { places.count == 1 ? .number : places == [0, 1] ? .point : .size }
}

extension StepTarget {
  /// The value that steps read where they set this one; nil if they cannot.
  var reading: StepReading.Source? {
    switch self {
    case .boundsSize: StepReading.ofView("size")?.source
    case .boundsOrigin: StepReading.ofView("contentOffset")?.source
    case .constant: StepReading.ofConstraint("constant")?.source
    case .frame, .untransformedFrame, .bounds, .center: StepReading.ofView(rawValue)?.source
    }
  }

  /// The links that read each number of the value.
  fileprivate var numbers: [StepLink.Kind] {
    let near = [LayoutAxis.horizontal, .vertical].map { PartRow.Number(axis: $0, place: .near) }
    let length = [LayoutAxis.horizontal, .vertical].map { PartRow.Number(axis: $0, place: .length) }
    switch wanted {
    case .rectangle, .bounds: return (near + length).map { .part([$0]) }
    case .point, .size: return [.side(.horizontal), .side(.vertical)]
    case .number, .bool: return []
    }
  }
}

extension StepChecker {
  /// The expression of the value that `target` of `owner` has before a setting.
  mutating func current(_ target: StepTarget, of owner: TypedStep) -> StepExpressionID? {
    target.reading.map { path(from: owner.expression, .reading($0), owner) }
  }

  /// The expression of a whole property in which the numbers of `part` are those of `value`.
  mutating func whole(_ part: StepPart, of owner: TypedStep, with value: TypedStep) -> StepExpressionID? {
    guard let current = current(part.target, of: owner) else { return nil }
    let sides: [StepLink.Kind] = [.side(.horizontal), .side(.vertical)]
    var operands: [StepOperand] = []
    for (place, link) in part.target.numbers.enumerated() {
      let number: StepExpressionID
      if let index = part.places.firstIndex(of: place) {
        number = part.places.count == 1 ? value.expression : path(from: value.expression, sides[index], value)
      } else {
        number = path(from: current, link, owner)
      }
      operands.append(StepOperand(expression: number, range: value.range))
    }
    let arguments = StepArguments(operands: steps.operands.add(operands), elementCount: operands.count)
    return steps.expressions.add(StepExpression(kind: .tuple(arguments), range: value.range))
  }

  /// The expression of the numbers of `part` before a setting.
  mutating func current(_ part: StepPart, of owner: TypedStep) -> StepExpressionID? {
    guard let current = current(part.target, of: owner) else { return nil }
    let links = part.target.numbers
    if part.places.count == 1 { return path(from: current, links[part.places[0]], owner) }
    let operands = part.places.map { place in
      StepOperand(expression: path(from: current, links[place], owner), range: owner.range)
    }
    let arguments = StepArguments(operands: steps.operands.add(operands), elementCount: operands.count)
    return steps.expressions.add(StepExpression(kind: .tuple(arguments), range: owner.range))
  }

  /// The expression of `current + value` or `current - value`, as `+=` and `-=` set it.
  mutating func changed(_ current: StepExpressionID, by operation: StepNode.Operation, _ value: TypedStep) -> TypedStep
  {
    let operands = steps.operands.add([StepOperand(expression: current, range: value.range), value.operand])
    let sum = StepExpression(
      kind: .arithmetic(operands, steps.operators.add([operation])), range: value.range)
    return TypedStep(type: value.type, expression: steps.expressions.add(sum), range: value.range)
  }

  private mutating func path(from start: StepExpressionID, _ link: StepLink.Kind, _ place: TypedStep)
    -> StepExpressionID
  {
    let links = steps.links.add([StepLink(kind: link, range: place.range)])
    return steps.expressions.add(StepExpression(kind: .path(start, links), range: place.range))
  }
}

extension SyntaxNode {
  /// The operation of `+=` or `-=` of a setting; nil for `=`.
  var changingOperation: StepNode.Operation? {
    guard kind == .setting else { return nil }
    return token(.plus) != nil ? .add : token(.minus) != nil ? .subtract : nil
  }
}
