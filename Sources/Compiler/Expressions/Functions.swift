internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension PathResolver {
  /// The value of a call of a function of constants: `max(a, b)`.
  func call(_ call: SyntaxNode, of name: SyntaxNode, in context: Context) -> Value {
    guard let token = name.token(.name) else { return .unknown }
    if Compound(name: token.text) != nil && elaborator.lookUp(token.text, from: context.scope) == nil {
      if isOutsideOfLayouts {
        elaborator.report(.noViewHere(token.text, at: token.range))
        return .unknown
      }
      elaborator.report(.whoseAttribute(token.text, dot: elaborator.displayName(of: context.dot), at: token.range))
      context.statement?.isBroken = true
      return .unknown
    }
    guard FunctionWords.names.contains(token.text) else {
      reportUnknownFunction(token, call, in: context)
      return .unknown
    }
    let labelled = call.child(.arguments)?.firstChild { $0.kind == .argument && $0.token(.name) != nil }
    if let label = labelled?.token(.name) {
      elaborator.report(.labelHere(label.text, "the numbers of '\(token.text)' without", at: label.range))
      return .unknown
    }
    let reads = elaborator.ranges.count
    guard let arguments = argumentValues(call, in: context) else { return .unknown }
    if elaborator.ranges.count > reads {
      elaborator.report(.choiceByRange("'\(token.text)'", at: call.range))
      return .unknown
    }
    for argument in arguments {
      switch argument.value {
      case .number: continue
      case .linear:
        elaborator.report(
          .functionOfAttributes(
            token.text, arguments.map { $0.node.text }, attribute: evaluation.attributeAcross(call, in: context),
            at: call.range))
      case .unknown: break
      default: elaborator.report(.expectedNumber(argument.value, what: "'\(token.text)'", at: argument.node.range))
      }
      return .unknown
    }
    let numbers = arguments.compactMap { argument -> (Rational, Bool)? in
      if case .number(let number, let isLength) = argument.value { return (number, isLength) }
      return nil
    }
    return apply(token.text, numbers.map { $0.0 }, isLength: numbers.contains { $0.1 }, call)
  }

  private func apply(_ name: String, _ numbers: [Rational], isLength: Bool, _ call: SyntaxNode) -> Value {
    let wanted = name == "mod" ? 2 : 1
    let isList = name == "min" || name == "max"
    guard let first = numbers.first, isList || numbers.count == wanted else {
      elaborator.report(
        .argumentCount(
          name, isList ? "at least one number" : wanted == 1 ? "one number" : "two numbers", at: call.range))
      return .unknown
    }
    var result: Rational? = first
    if let function = StepNode.Function(named: name) {
      result = function.result(first, scale: nil)
    } else if let operation = StepNode.Operation(named: name) {
      for number in numbers.dropFirst() { result = result.flatMap { operation.result($0, number) } }
    }
    if let result { return .number(result, isLength: isLength) }
    elaborator.report(.divisionByZero(at: call.range))
    return .unknown
  }

  private func argumentValues(_ call: SyntaxNode, in context: Context) -> [(node: SyntaxNode, value: Value)]? {
    guard let arguments = call.child(.arguments), evaluation.count(elementsOf: arguments) else { return nil }
    var found: [(node: SyntaxNode, value: Value)] = []
    for argument in arguments.children where argument.kind == .argument {
      guard let node = argument.children.first else { return nil }
      found.append((node, evaluation.evaluate(node, in: context)))
    }
    return found
  }

  /// The text of the only argument, if it is a list; otherwise nil.
  private func listArgument(_ arguments: [(node: SyntaxNode, value: Value)]?) -> String? {
    guard let arguments, arguments.count == 1 else { return nil }
    switch arguments[0].value {
    case .list, .views: return arguments[0].node.text
    default: return nil
    }
  }

  private func reportUnknownFunction(_ token: SyntaxToken, _ call: SyntaxNode, in context: Context) {
    // The 'superview' in its arguments depends on the intended function.
    context.statement?.isBroken = true
    let name = token.text
    if elaborator.lookUp(name, from: context.scope) != nil || BuiltInGuide(name) != nil || Compound(name: name) != nil {
      elaborator.report(.notAFunction(name, at: token.range))
    } else if FunctionWords.ofSteps.contains(name) {
      elaborator.report(.functionElsewhere(name, "the steps of 'layoutSubviews'", at: token.range))
    } else if FunctionWords.ofTransforms.contains(name) {
      elaborator.report(.functionElsewhere(name, "'transform = '", at: token.range))
    } else if ["count", "len", "length", "size"].contains(name),
      let list = listArgument(argumentValues(call, in: context))
    {
      elaborator.report(.countIsMember(name, of: list, call.range, at: token.range))
    } else {
      var diagnostic = Diagnostic.unknownFunction(
        name, nearest(to: name, among: FunctionWords.names), at: token.range)
      if let text = tuple(of: name, call) {
        diagnostic.fixIt = FixIt("write '\(text)'", [Edit(call.range, text)], .automatic)
      }
      elaborator.report(diagnostic)
    }
  }

  /// The numbers in parentheses for `CGRect(x: 0, y: 0, width: 10, height: 10)` and its like; nil for other calls.
  private func tuple(of name: String, _ call: SyntaxNode) -> String? {
    let count: Int
    switch name {
    case "CGRect", "CGRectMake", "NSRect", "NSMakeRect": count = 4
    case "CGSize", "CGSizeMake", "NSSize", "NSMakeSize", "CGPoint", "CGPointMake", "NSPoint", "NSMakePoint": count = 2
    case "UIEdgeInsets", "UIEdgeInsetsMake", "NSEdgeInsets", "NSDirectionalEdgeInsets": count = 4
    default: return nil
    }
    let values = call.child(.arguments)?.children.filter { $0.kind == .argument }.compactMap { $0.children.last } ?? []
    return values.count == count ? "(\(values.map { $0.text }.joined(separator: ", ")))" : nil
  }

  /// The result of arguments after a path: `.edges(top, leading)`. Nil for other paths, which are reported.
  func called(_ step: SyntaxNode, _ subject: PathNode, in context: Context) -> PathNode? {
    guard case .value(.compound(let view, .edges)) = subject, let base = step.children.first,
      base.tokens.last?.text == "edges"
    else {
      if case .value(.unknown) = subject { return nil }
      if let number = step.onlyNumber, let statement = context.statement?.node, statement.kind == .rule,
        step.range.end == statement.range.end
      {
        elaborator.report(.priorityAsArgument(number, of: step))
        return nil
      }
      elaborator.report(.notAFunction(step.children.first?.text ?? "", at: step.children.first?.range ?? step.range))
      return nil
    }
    guard let sides = edgeNames(step) else { return nil }
    return .value(.compound(view, .edges(sides)))
  }

  private func edgeNames(_ step: SyntaxNode) -> [Attribute]? {
    let known: [Attribute] = [.top, .leading, .bottom, .trailing, .left, .right]
    var sides: [Attribute] = []
    let arguments = step.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    for argument in arguments {
      let text = argument.text
      guard let side = known.first(where: { $0.name == text }) else {
        let guess = nearest(to: text, among: known.map { $0.name })
        elaborator.report(.unknownEdge(text, guess, besides: arguments.map { $0.text }, at: argument.range))
        return nil
      }
      if sides.contains(side) {
        elaborator.report(.edgeTwice(text, at: argument.range))
        return nil
      }
      sides.append(side)
    }
    if sides.isEmpty { elaborator.report(.noEdges(at: step.range)) }
    return sides.isEmpty ? nil : sides
  }
}

extension SyntaxNode {
  /// The only argument of a call if it is a number without a label: `750` of `superview.top (750)`.
  fileprivate var onlyNumber: String? {
    guard let arguments = child(.arguments), arguments.childCount == 1, arguments.children[0].token(.colon) == nil,
      let token = arguments.children[0].allTokens.first, token.kind == .number, arguments.children[0].text == token.text
    else { return nil }
    return token.text
  }
}
