internal import LayDiagnostics
internal import LayParser

// Functions and methods in steps.

extension StepChecker {
  mutating func function(_ name: SyntaxToken, _ call: SyntaxNode) -> StepValue {
    let arguments = call.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    guard FunctionWords.names.contains(name.text) || FunctionWords.ofSteps.contains(name.text) else {
      checkArguments(call)
      reportUnknownFunction(name)
      return .unknown
    }
    let wanted: ClosedRange<Int> =
      name.text == "min" || name.text == "max" ? 1...Int.max : name.text == "mod" ? 2...2 : 1...1
    guard wanted.contains(arguments.count) else {
      let text = wanted.upperBound > 2 ? "at least one number" : wanted.lowerBound == 2 ? "two numbers" : "one number"
      report(.argumentCount(name.text, text, at: call.range))
      return .unknown
    }
    for argument in arguments {
      if let node = argument.children.first { expect(node, .number, for: "'\(name.text)'") }
    }
    return .number
  }

  private func reportUnknownFunction(_ name: SyntaxToken) {
    if name.text == "flexible" {
      report(.functionElsewhere("flexible", "the list of 'distribute'", at: name.range))
    } else if local(name.text) != nil || elaborator.lookUp(name.text, from: context.scope) != nil {
      report(.notAFunction(name.text, at: name.range))
    } else {
      report(
        .unknownFunction(
          name.text, nearest(to: name.text, among: FunctionWords.names + FunctionWords.ofSteps), at: name.range))
    }
  }

  mutating func method(_ name: SyntaxToken, _ call: SyntaxNode, of value: StepValue, _ base: SourceRange)
    -> StepValue
  {
    let arguments = call.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    switch (name.text, value) {
    case (_, .unknown):
      checkArguments(call)
      return .unknown
    case ("sizeThatFits", .view), ("sizeThatFits", .element):
      guard arguments.count == 1, let room = arguments[0].children.first else {
        report(.argumentCount("sizeThatFits", "one size, the room there is", at: call.range))
        return .size
      }
      expect(room, .size, for: "'sizeThatFits'")
      return .size
    case ("inset", .rectangle):
      checkInset(arguments, call)
      return .rectangle
    case ("offset", .rectangle):
      checkNumbers(arguments, [2], "offset", "two numbers, `(dx, dy)`", call)
      return .rectangle
    default:
      checkArguments(call)
      let methods = value.isRectangle ? ["inset", "offset"] : ["sizeThatFits"]
      report(.noMethod(name.text, of: value, nearest(to: name.text, among: methods), at: name.range))
      return .unknown
    }
  }

  /// Checks the arguments of `.inset(8)`, `.inset(10, 24, 10, 24)`, `.inset(top: 8, horizontal: 16)`.
  private mutating func checkInset(_ arguments: [SyntaxNode], _ call: SyntaxNode) {
    let labels = arguments.compactMap { $0.token(.name) }
    if labels.isEmpty {
      return checkNumbers(arguments, [1, 4], "inset", "one number, or four: top, leading, bottom, trailing", call)
    }
    if labels.count < arguments.count { report(.unknownInsetLabel(nil, nil, at: call.range)) }
    for label in labels where Insets.EdgeLabel(rawValue: label.text) == nil {
      report(.unknownInsetLabel(label.text, nearest(to: label.text, among: Insets.EdgeLabel.names), at: label.range))
    }
    for argument in arguments {
      if let node = argument.children.last { expect(node, .number, for: "'inset'") }
    }
  }

  private mutating func checkNumbers(
    _ arguments: [SyntaxNode], _ counts: [Int], _ name: String, _ wanted: String, _ call: SyntaxNode
  ) {
    for argument in arguments {
      if let node = argument.children.last { expect(node, .number, for: "'\(name)'") }
    }
    if !counts.contains(arguments.count) { report(.argumentCount(name, wanted, at: call.range)) }
  }

  /// Evaluates the arguments of a call that takes none, for their diagnostics.
  mutating func checkArguments(_ call: SyntaxNode) {
    for argument in call.child(.arguments)?.children ?? [] where argument.kind == .argument {
      if let node = argument.children.last { _ = value(of: node) }
    }
  }
}
