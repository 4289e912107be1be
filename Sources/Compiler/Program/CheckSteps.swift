internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What can be said in steps besides names of views and constants.
enum StepWords {
  /// Behind a dot, of views, rectangles and points.
  static let members: Set<String> = [
    "superview", "frame", "bounds", "untransformedFrame", "center", "size", "origin", "x", "y", "width", "height",
    "minX", "midX", "maxX", "minY", "midY", "maxY", "inset", "offset", "sizeThatFits", "constant", "count",
    "contentSize", "topLeft", "topCenter", "topRight", "leftCenter", "rightCenter", "bottomLeft", "bottomCenter",
    "bottomRight", "topLeading", "leadingCenter", "bottomLeading", "topTrailing", "trailingCenter", "bottomTrailing",
  ]
  /// By themselves.
  static let names: Set<String> = [
    "superview", "root", "available", "flexible", "direction", "ltr", "rtl", "horizontalSizeClass",
    "verticalSizeClass", "compact", "regular", "none",
  ]
}

extension Elaborator {
  /// Checks the names in `layoutSubviews` and `sizeThatFits`, and warns that they are not evaluated.
  func checkSteps(_ node: SyntaxNode, in context: Context) {
    guard let block = node.child(.block) else { return }
    let word = SourceRange(file: node.range.file, start: node.range.start, end: block.range.start)
    let isQuestion = node.kind == .sizeThatFits
    report(isQuestion ? .sizeThatFitsNotEvaluated(at: word) : .stepsNotEvaluated(at: word))
    if !isQuestion { leaveToSteps(block, in: context) }
    var locals: Set<String> = []
    var open = [block]
    // Locals first, wherever they stand; then every path.
    for index in Int(node.tree.nodes[block.index].firstNode)..<block.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      guard part.kind == .letDeclaration || part.kind == .forStatement else { continue }
      if let name = part.token(.name) { locals.insert(name.text) }
    }
    while let next = open.popLast(), !isStopped {
      guard next.kind.isPostfix else {
        open += next.children.reversed()
        continue
      }
      let spine = PostfixSpine(next)
      for step in spine.steps where step.kind != .member { open += step.children.dropFirst() }
      if spine.base.kind.isPostfix {
        checkStepPath(spine, locals, isQuestion: isQuestion, in: context)
      } else {
        open.append(spine.base)
      }
    }
  }

  /// Views that steps place are placed by hand, which this version does not do: they are not reported as undecided.
  private func leaveToSteps(_ block: SyntaxNode, in context: Context) {
    for index in Int(block.tree.nodes[block.index].firstNode)..<block.index {
      let step = SyntaxNode(tree: block.tree, index: index)
      var paths: [SyntaxNode] = []
      switch step.kind {
      case .alignStep, .sizeToFitStep, .setting: paths = Array(step.children.prefix(1))
      case .distributeStep, .spreadStep: paths = step.child(.list)?.children ?? []
      default: continue
      }
      for path in paths { leaveToSteps(path: path, in: context) }
    }
  }

  private func leaveToSteps(path: SyntaxNode, in context: Context) {
    guard path.kind.isPostfix else { return }
    let spine = PostfixSpine(path)
    guard spine.base.kind == .nameExpression, var view = lookUp(spine.base.text, from: context.scope)?.single else {
      return
    }
    for step in spine.steps {
      guard let name = step.token(.name)?.text, let next = member(name, of: view)?.single else { break }
      view = next
    }
    leaveUnplaced(view)
  }

  private func checkStepPath(_ spine: PostfixSpine, _ locals: Set<String>, isQuestion: Bool, in context: Context) {
    guard let token = spine.base.token(.name) else { return }
    let name = token.text
    var view: ViewID?
    if spine.base.kind == .dotExpression {
      view = stepMember(token, of: context.dot)
    } else if let entry = entry(name, from: context.scope) {
      noteUse(token.range, of: entry.declaration)
      view = entry.binding.single
    } else if spine.steps.first?.kind == .call || locals.contains(name) || StepWords.names.contains(name)
      || ReservedNames.guides.contains(name)
    {
      return
    } else if ReservedNames.attributes.contains(name) || ReservedNames.geometry.contains(name) {
      if !isQuestion && !["width", "height"].contains(name) {
        report(.whoseAttribute(name, dot: displayName(of: context.dot), at: token.range))
      }
      return
    } else {
      return reportUnknownName(name, .any, at: token.range, in: context)
    }
    for step in spine.steps {
      guard let current = view, step.kind == .member, let token = step.token(.name) else { return }
      view = stepMember(token, of: current)
    }
  }

  /// The view that a dot behind `view` reaches; nil for what is no view, and what is nothing at all is reported.
  private func stepMember(_ token: SyntaxToken, of view: ViewID) -> ViewID? {
    if let entry = memberEntry(token.text, of: view) {
      noteUse(token.range, of: entry.declaration)
      return entry.binding.single
    }
    let name = token.text
    let isKnown =
      StepWords.members.contains(name) || ReservedNames.attributes.contains(name)
      || ReservedNames.guides.contains(name) || Property.named(name) != nil
    if !isKnown { reportUnknownMember(name, of: view, at: token.range) }
    return name == "superview" ? superview(of: view) : nil
  }
}

extension Binding {
  /// The one view or guide that is meant.
  fileprivate var single: ViewID? {
    switch self {
    case .view(let view), .guide(let view): view
    default: nil
    }
  }
}
