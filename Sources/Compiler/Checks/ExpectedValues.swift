internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension ExpectPass {
  /// Lowers a side of a comparison: a property or attribute, or an expression of them. Nil if it is neither, which is
  /// reported.
  func expectedSide(_ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    guard evaluation.enter(at: node.range) else { return nil }
    defer { evaluation.leave() }
    let node = node.insideParentheses
    switch node.kind {
    case .binary: return expectedSum(node, in: context)
    case .negative: return expectedNegative(node, in: context)
    case .member, .dotExpression, .nameExpression:
      return expectedPath(node, in: context)
    case .tuple: return expectedTuple(node, in: context)
    default: return expectedValue(evaluation.evaluate(node, in: context), node, in: context)
    }
  }

  /// Lowers `- - a.width`. A loop, since minus signs may be nested.
  private func expectedNegative(_ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    var inner = node
    var sign = 1
    while inner.kind == .negative, let child = inner.children.first { (inner, sign) = (child, -sign) }
    guard let side = expectedSide(inner, in: context) else { return nil }
    guard !side.isTruth, var sum = side.whole else {
      elaborator.report(.expectArithmetic(at: node.range))
      return nil
    }
    sum.scale(by: Rational(sign))
    return ExpectedSide(sum, count: side.count)
  }

  // MARK: Sums

  private func expectedSum(_ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    let spine = OperatorSpine(node)
    guard var sum = expectedSide(spine.first, in: context) else { return nil }
    for step in spine.steps {
      guard let sign = step.tokens.first?.kind, let last = step.children.last,
        let operand = expectedSide(last, in: context)
      else { return nil }
      guard let next = sum.applying(sign, operand) else {
        elaborator.report(.expectArithmetic(at: step.range))
        return nil
      }
      sum = next
    }
    return sum
  }

  private func expectedTuple(_ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    var parts: [Expectation.Side] = []
    for argument in node.children where argument.kind == .argument {
      if let label = argument.token(.name) {
        elaborator.report(.labelHere(label.text, "the numbers without", at: label.range))
        return nil
      }
      guard let child = argument.children.first, let side = expectedSide(child, in: context) else { return nil }
      guard let part = side.whole, side.count == 1, !side.isTruth else {
        elaborator.report(.expectArithmetic(at: argument.range))
        return nil
      }
      parts.append(part)
    }
    guard parts.count == 2 || parts.count == 4 else {
      elaborator.report(.expectTuple(parts.count, at: node.range))
      return nil
    }
    if parts.allSatisfy({ $0.isNumber }) { return ExpectedSide(numbers: parts.map { $0.numbers[0] }) }
    var side = ExpectedSide(numbers: [])
    (side.shape, side.count) = (.parts(parts), parts.count)
    return side
  }

  // MARK: Readings

  /// Lowers a path: a property of a view such as `header.frame`, `bar.frame.x`, `.hidden`, or the value that `evaluate`
  /// returns.
  private func expectedPath(_ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    switch evaluation.readPath(node, in: context) {
    case nil: return nil
    case .setting(let target): return settings.checkOwner(of: target) ? reading(of: target) : nil
    case .reading(let reading, let view): return side(of: reading, view)
    case let found?: return expectedValue(evaluation.paths.value(of: found), node, in: context)
    }
  }

  private func side(of reading: FrameReading, _ view: ViewID) -> ExpectedSide? {
    let (token, parts) = (reading.name, reading.parts)
    switch reading.property {
    case .read(let property):
      guard let reading = property.reading(of: view, parts.map { $0.text }) else {
        elaborator.report(.expectPart(token.text, parts.map { $0.text }, at: parts.first?.range ?? token.range))
        return nil
      }
      return ExpectedSide(reading)
    case .contentSize:
      guard elaborator.program.views[view.index].kind.scrolls else {
        elaborator.report(.contentOfScrollView(token.text, elaborator.displayName(of: view), at: token.range))
        return nil
      }
      let content = elaborator.guideView(.content, of: view)
      guard let reading = Expectation.Reading.Property.size.reading(of: content, parts.map { $0.text }) else {
        elaborator.report(.expectPart(token.text, parts.map { $0.text }, at: parts.first?.range ?? token.range))
        return nil
      }
      return ExpectedSide(reading)
    case .contentOffset:
      guard parts.isEmpty else {
        elaborator.report(.expectPart(token.text, parts.map { $0.text }, at: parts[0].range))
        return nil
      }
      return ExpectedSide(Expectation.Reading(view: view, property: .bounds, part: "origin"))
    }
  }

  private func expectedValue(_ value: Value, _ node: SyntaxNode, in context: Context) -> ExpectedSide? {
    switch value {
    case .number(let number, _), .percent(let number): return ExpectedSide(numbers: [number])
    case .bool(let bool): return ExpectedSide(truth: bool)
    case .size(let size): return ExpectedSide(numbers: [size.width, size.height])
    case .linear(let form):
      let readings = form.terms.map {
        Expectation.ScaledReading(
          reading: Expectation.Reading(view: $0.term.view, property: .attribute($0.term.attribute), part: nil),
          coefficient: $0.term.coefficient)
      }
      return ExpectedSide(Expectation.Side(readings: readings, numbers: [form.constant]), count: 1)
    case .compound(let view, .size):
      return ExpectedSide(Expectation.Reading(view: view, property: .size, part: nil))
    case .compound(let view, .center):
      return ExpectedSide(Expectation.Reading(view: view, property: .center, part: nil))
    case .unknown: return nil
    default:
      elaborator.report(.expectValue(value, node.text, at: node.range))
      return nil
    }
  }
}

extension Expectation.Reading.Property {
  /// The type of a property of frames; a number for others.
  private var type: LanguageWords.ValueType {
    switch self {
    case .frame, .untransformedFrame, .bounds, .contentRect, .contentMiddle: .rectangle
    case .size: .size
    case .center, .origin: .point
    case .attribute, .hidden, .setting: .number
    }
  }

  /// The reading of this property of `view` and of its parts: `.x`, `.size`, `.size.width`; nil if there is no such
  /// part.
  fileprivate func reading(of view: ViewID, _ parts: [String]) -> Expectation.Reading? {
    guard let first = parts.first else { return Expectation.Reading(view: view, property: self, part: nil) }
    guard let part = PartRow.named(first, of: type), !part.isMethod else { return nil }
    if parts.count == 1 { return Expectation.Reading(view: view, property: self, part: first) }
    guard parts.count == 2, let inner = PartRow.named(parts[1], of: part.type)?.numbers.first else { return nil }
    // `size.width` is the same number as `width`, and `center.x` as `midX`.
    let number = part.numbers.first { $0.axis == inner.axis }
    return PartRow.parts(of: type).first { $0.numbers.count == 1 && $0.numbers.first == number }.map {
      Expectation.Reading(view: view, property: self, part: $0.name)
    }
  }
}
