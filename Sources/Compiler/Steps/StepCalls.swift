internal import LayDiagnostics
internal import LayParser

// Functions and methods in steps.

extension StepChecker {
  /// Resolves a call of a function.
  mutating func function(_ name: SyntaxToken, _ call: SyntaxNode) -> StepPath {
    guard let function = StepFunction.named(name.text) else {
      _ = arguments(call)
      reportUnknownFunction(name)
      return unknown(at: call.range)
    }
    let arguments = call.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    guard let list = call.child(.arguments), function.counts.contains(arguments.count) else {
      report(.argumentCount(name.text, function.countText, at: call.range))
      return unknown(at: call.range)
    }
    if case .function = function.rule, let node = arguments.first?.children.last {
      let value = value(of: node)
      switch value.type {
      case .size, .point, .pair:
        return StepPath(value.type, .function(function.rule, self.arguments([value], of: list)), at: list.range)
      default: break
      }
      let isNumber = check(value, .number, for: "'\(name.text)'", node)
      return isNumber
        ? StepPath(.number, .function(function.rule, self.arguments([value], of: list)), at: list.range)
        : unknown(at: call.range)
    }
    var numbers: [TypedStep] = []
    for argument in arguments {
      if let node = argument.children.last { numbers.append(expect(node, .number, for: "'\(name.text)'")) }
    }
    return StepPath(.number, .function(function.rule, self.arguments(numbers, of: list)), at: list.range)
  }

  private func reportUnknownFunction(_ name: SyntaxToken) {
    if name.text == "flexible" {
      report(.functionElsewhere("flexible", "the list of 'distribute'", at: name.range))
    } else if local(name.text) != nil || elaborator.lookUp(name.text, from: context.scope) != nil {
      report(.notAFunction(name.text, at: name.range))
    } else {
      report(
        .unknownFunction(name.text, nearest(to: name.text, among: StepFunction.all.map { $0.name }), at: name.range))
    }
  }

  /// Adds a call of a method to a path.
  mutating func take(_ name: SyntaxToken, _ call: SyntaxNode, in path: inout StepPath) {
    let nodes = call.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    switch (name.text, path.type) {
    case ("sizeThatFits", .view), ("sizeThatFits", .element):
      guard nodes.count == 1, let room = nodes[0].children.last else {
        report(.roomAsNumbers(nodes, call.child(.arguments), at: call.range))
        return append(.sizeThatFits, [], call, .size, to: &path)
      }
      if let size = room.sizeOfUIKit {
        report(.sizeOfUIKit(size, at: room.range))
        return append(.sizeThatFits, [], call, .size, to: &path)
      }
      append(.sizeThatFits, [expect(room, .size, for: "'sizeThatFits'")], call, .size, to: &path)
    case ("inset", .rectangle): takeInset(nodes, call, in: &path)
    case ("offset", .rectangle):
      let moves = numbers(nodes, [2], "offset", "two numbers, `(dx, dy)`", call)
      append(.offset, moves, call, .rectangle, to: &path)
    case (_, .unknown): takeUnknown(name, nodes, call, in: &path)
    default:
      _ = arguments(call)
      let methods =
        path.type.isRectangle
        ? PartRow.parts(of: .rectangle).filter { $0.isMethod }.map { $0.name }
        : MemberRow.all.filter { $0.isMethod }.map { $0.name }
      report(.noMethod(name.text, of: path.type, nearest(to: name.text, among: methods), at: name.range))
      path.fail()
    }
  }

  private mutating func append(
    _ method: StepMethod, _ values: [TypedStep], _ call: SyntaxNode, _ type: StepValue, to path: inout StepPath
  ) {
    guard let list = call.child(.arguments) else { return path.fail() }
    path.append(.method(method, arguments(values, of: list)), at: list.range, type)
  }

  /// Adds a method of a value that only its iteration knows.
  private mutating func takeUnknown(
    _ name: SyntaxToken, _ nodes: [SyntaxNode], _ call: SyntaxNode, in path: inout StepPath
  ) {
    let values = arguments(call)
    switch name.text {
    case "sizeThatFits": append(.sizeThatFits, values, call, .unknown, to: &path)
    case "offset": append(.offset, values, call, .unknown, to: &path)
    case "inset": append(.inset(edges(of: nodes)), values, call, .unknown, to: &path)
    default: path.fail()
    }
  }

  /// Adds `.inset(8)`, `.inset(10, 24, 10, 24)`, `.inset(top: 8, horizontal: 16)`.
  private mutating func takeInset(_ nodes: [SyntaxNode], _ call: SyntaxNode, in path: inout StepPath) {
    let labels = nodes.compactMap { $0.token(.name) }
    let wanted = labels.isEmpty ? [1, 4] : nil
    if !labels.isEmpty && labels.count < nodes.count { report(.unknownInsetLabel(nil, nil, at: call.range)) }
    for label in labels where Insets.EdgeLabel(rawValue: label.text) == nil {
      report(.unknownInsetLabel(label.text, nearest(to: label.text, among: Insets.EdgeLabel.names), at: label.range))
    }
    let values = numbers(nodes, wanted, "inset", "one number, or four: top, leading, bottom, trailing", call)
    append(.inset(edges(of: nodes)), values, call, .rectangle, to: &path)
  }

  /// The edges of the arguments of an `inset`; nil for one inset on all sides.
  private func edges(of nodes: [SyntaxNode]) -> [Insets.EdgeLabel]? {
    let labels = nodes.compactMap { $0.token(.name) }
    if !labels.isEmpty { return labels.compactMap { Insets.EdgeLabel(rawValue: $0.text) } }
    return nodes.count == 1 ? nil : [.top, .leading, .bottom, .trailing]
  }

  /// Resolves numbers as arguments, of which there must be one of `counts`, or any number if that is nil.
  private mutating func numbers(
    _ nodes: [SyntaxNode], _ counts: [Int]?, _ name: String, _ wanted: String, _ call: SyntaxNode
  ) -> [TypedStep] {
    var values: [TypedStep] = []
    for argument in nodes {
      if let node = argument.children.last { values.append(expect(node, .number, for: "'\(name)'")) }
    }
    if let counts, !counts.contains(nodes.count) { report(.argumentCount(name, wanted, at: call.range)) }
    return values
  }

  /// Resolves the arguments of a call for which no types are required.
  mutating func arguments(_ call: SyntaxNode) -> [TypedStep] {
    var values: [TypedStep] = []
    for argument in call.child(.arguments)?.children ?? [] where argument.kind == .argument {
      if let node = argument.children.last { values.append(value(of: node)) }
    }
    return values
  }
}

extension SyntaxNode {
  /// The size that `CGSize(width: 200, height: .greatestFiniteMagnitude)` means; nil for other nodes, and if all of its numbers
  /// are those of the language.
  fileprivate var sizeOfUIKit: String? {
    let names = ["CGSize", "CGSizeMake", "NSSize", "NSMakeSize", ".init"]
    guard kind == .call, let name = children.first?.text, names.contains(name) else { return nil }
    let values = child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    return values.count == 2 ? SyntaxNode.room(values) : nil
  }

  /// Two arguments as a size, with `unlimited` for the largest number.
  fileprivate static func room(_ arguments: [SyntaxNode]) -> String {
    let texts = arguments.compactMap { $0.children.last }.map { value in
      let isLargest = value.allTokens.contains { ForeignWords.largestNumber(at: $0) != nil }
      return isLargest ? "unlimited" : value.text
    }
    return "(\(texts.joinedText(", ")))"
  }
}

extension Diagnostic {
  /// Numbers in place of a size: `a.sizeThatFits(200, 100)`
  fileprivate static func roomAsNumbers(_ arguments: [SyntaxNode], _ list: SyntaxNode?, at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic.argumentCount("sizeThatFits", "one size, the room there is", at: range)
    guard arguments.count == 2, let list else { return diagnostic }
    let text = "(\(SyntaxNode.room(arguments)))"
    diagnostic.fixIt = FixIt("write 'sizeThatFits\(text)'", [Edit(list.range, text)], .automatic)
    return diagnostic
  }

  /// A size in a call: `CGSize(width: 200, height: .greatestFiniteMagnitude)`
  fileprivate static func sizeOfUIKit(_ size: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownFunction, "a size is written `\(size)`", at: range,
      fixIt: FixIt("write '\(size)'", [Edit(range, size)], .automatic))
  }
}
