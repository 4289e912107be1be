internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Elaborator {
  /// Checks `layoutSubviews` or `sizeThatFits` as far as possible without a layout: names, types of values, words,
  /// targets of settings, and the order. They are lowered later.
  func checkSteps(_ node: SyntaxNode, in context: Context) {
    guard let block = node.child(.block) else { return }
    let isQuestion = node.kind == .sizeThatFits
    var checker = StepChecker(elaborator: self, context: context, isQuestion: isQuestion)
    let count = diagnostics.count
    checker.check(block)
    if isQuestion && diagnostics.count == count { checker.checkAnswers(of: node) }
    stepBlocks.append(StepBlock(block: block, context: context, isQuestion: isQuestion))
  }
}

/// Checks the steps of one block in their order.
struct StepChecker {
  let elaborator: Elaborator
  let context: Context
  /// True in the block of `sizeThatFits`, which returns a size and places nothing.
  let isQuestion: Bool
  /// The constants and loop variables of the surrounding blocks, the innermost last.
  var locals: [[String: Local]] = []
  /// True while a condition is checked: a bare `width` is then the root's.
  var isCondition = false
  /// The statement that is being checked: `superview` is that of the first view it names.
  var statement: SyntaxNode?
  /// The maximum number of remembered alignments: the check is for written, not generated files.
  static let memory = 200
  /// The latest alignments: the moved view, the target view, and the step.
  var aligned: [(moved: ViewID?, target: ViewID?, step: SyntaxNode)] = []
  /// The statements that mention each name, by block, for blocks with steps in a wrong order.
  var mentions: [Int: [String: [Int]]] = [:]
  /// The views that the current `distribute` lines up.
  var lined: [ViewID] = []
  /// The reports on values in the current statement or condition that steps cannot read.
  var unread: [Diagnostic] = []
  /// The sides that the `sizeThatFits` sets somewhere.
  var answers: Set<String> = []

  /// A `let` or loop variable.
  struct Local {
    var value: StepValue
    /// The name where it is declared.
    var declaration: SourceRange
  }

  func report(_ diagnostic: Diagnostic) { elaborator.report(diagnostic) }

  // MARK: Statements

  /// Checks the statements of a block in their order. The parser limits the nesting of blocks.
  mutating func check(_ block: SyntaxNode, with variable: (name: String, local: Local)? = nil) {
    locals.append(variable.map { [$0.name: $0.local] } ?? [:])
    for statement in block.children where !elaborator.isStopped {
      if elaborator.hasWrongSyntax(statement) {
        declareUnknown(statement)
      } else {
        check(statement: statement)
      }
    }
    locals.removeLast()
  }

  private mutating func check(statement: SyntaxNode) {
    self.statement = statement
    let count = elaborator.diagnostics.count
    switch statement.kind {
    case .letDeclaration: checkLet(statement)
    case .setting: checkSetting(statement)
    case .forStatement: checkLoop(statement)
    case .whenStatement: checkWhen(statement)
    case .alignStep, .sizeToFitStep, .distributeStep, .spreadStep:
      if isQuestion { return report(.stepInQuestion(statement.tokens.first?.text ?? "", at: statement.range)) }
      checkStep(statement)
    default: break
    }
    reportUnread(since: count)
  }

  /// Reports the values of a statement or condition that steps cannot read, unless it has another error: one was
  /// reported after the first `count` diagnostics. False if there are none.
  @discardableResult
  private mutating func reportUnread(since count: Int) -> Bool {
    if unread.isEmpty { return false }
    if elaborator.diagnostics.count == count { for diagnostic in unread { report(diagnostic) } }
    unread = []
    return true
  }

  private mutating func checkStep(_ step: SyntaxNode) {
    switch step.kind {
    case .alignStep: checkAlign(step)
    case .sizeToFitStep: checkSizeToFit(step)
    case .distributeStep: checkDistribute(step)
    default: checkSpread(step)
    }
  }

  private mutating func checkLet(_ node: SyntaxNode) {
    guard let name = node.token(.name), let expression = node.children.last else { return }
    let count = elaborator.diagnostics.count
    let value = expression.kind == .missing ? .unknown : value(of: expression)
    declare(name, reportUnread(since: count) ? .unknown : value)
  }

  /// Declares the constant of a broken statement, so that its uses are not reported.
  private mutating func declareUnknown(_ statement: SyntaxNode) {
    if statement.kind == .letDeclaration, let name = statement.token(.name) { declare(name, .unknown) }
  }

  private mutating func declare(_ name: SyntaxToken, _ value: StepValue) {
    if let earlier = locals.last?[name.text] {
      return report(
        .duplicateName(
          name.text, at: name.range, earlier: earlier.declaration, line: elaborator.line(of: earlier.declaration)))
    }
    checkHiding(name)
    locals[locals.count - 1][name.text] = Local(value: value, declaration: name.range)
  }

  /// Reports a constant that hides an outer name: only views may, and steps declare no views.
  private func checkHiding(_ name: SyntaxToken) {
    let outer: SourceRange
    let what: String
    if let local = local(name.text) {
      (outer, what) = (local.declaration, "constant")
    } else if let entry = elaborator.entry(name.text, from: context.scope) {
      (outer, what) = (entry.declaration, elaborator.noun(of: entry.binding))
    } else {
      return
    }
    report(.hiddenName(name.text, what: what, at: name.range, outer: outer, line: elaborator.line(of: outer)))
  }

  /// The innermost constant or loop variable `name`; nil if there is none.
  func local(_ name: String) -> Local? {
    for scope in locals.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  private mutating func checkLoop(_ node: SyntaxNode) {
    guard let name = node.token(.name), let block = node.child(.block) else { return }
    let bounds = node.children.filter { $0.kind != .block && $0.kind != .unexpected }
    var variable = StepValue.unknown
    let count = elaborator.diagnostics.count
    if bounds.count == 2 {
      for bound in bounds { expect(bound, .number, for: "the bound of a 'for'") }
      variable = .number
    } else if let list = bounds.first {
      let value = value(of: list)
      if let element = value.element {
        variable = element
      } else {
        report(.stepValue("'for'", "a list", value, at: list.range))
      }
    }
    reportUnread(since: count)
    checkHiding(name)
    let before = aligned
    check(block, with: (name.text, Local(value: variable, declaration: name.range)))
    aligned = before
  }

  private mutating func checkWhen(_ node: SyntaxNode) {
    let before = aligned
    var next: SyntaxNode? = node
    // Each `else when` is a child of the one before it.
    while let current = next {
      next = nil
      for (place, child) in current.children.filter({ $0.kind != .unexpected }).enumerated() {
        switch child.kind {
        case .block:
          check(child)
          aligned = before
        case .whenStatement: next = child
        default: if place == 0 { checkCondition(child) }
        }
      }
    }
  }

  private mutating func checkCondition(_ node: SyntaxNode) {
    let count = elaborator.diagnostics.count
    isCondition = true
    expect(node, .bool, for: "'when'")
    isCondition = false
    reportUnread(since: count)
  }

  // MARK: Required types

  /// Checks an expression, and reports a value that does not have the type `wanted`; `place` is its position in the
  /// words of a message.
  @discardableResult
  mutating func expect(_ node: SyntaxNode, _ wanted: StepValue.Wanted, for place: String) -> Bool {
    let value = value(of: node)
    if value.fits(wanted) { return true }
    var problem = Diagnostic.stepValue(place, wanted.text, value, at: node.range)
    if value.view != nil, StepValue.rectangle.fits(wanted) {
      problem.notes.append(.help("its rectangle is `\(node.text).frame`"))
    }
    report(problem)
    return false
  }

  /// The value of `node` if it is a view inside the view of the steps; nil for other values, which are reported.
  mutating func subview(_ node: SyntaxNode, for place: String) -> StepValue? {
    let value = value(of: node)
    switch value {
    case .guide where isBuiltInGuide(value): report(.stepValue(place, "a view", value, at: node.range))
    case .view(let view), .guide(let view):
      return isBelow(view, node) ? value : nil
    case .element, .unknown: return value
    case .views: report(.listNeedsIndex(node.text, at: node.range))
    default: report(.stepValue(place, "a view", value, at: node.range))
    }
    return nil
  }

  /// True for a predeclared guide, which follows from its view and cannot be placed.
  func isBuiltInGuide(_ value: StepValue) -> Bool {
    guard case .guide(let guide) = value else { return false }
    return elaborator.program.views[guide.index].guide != .declared
  }

  /// True if `view` is inside the view of the steps; otherwise reports it.
  func isBelow(_ view: ViewID, _ node: SyntaxNode) -> Bool {
    var next = elaborator.superview(of: view)
    while let current = next {
      if current == context.dot { return true }
      next = elaborator.superview(of: current)
    }
    report(.stepOutside(node.text, isOwn: view == context.dot, elaborator.displayName(of: context.dot), at: node.range))
    return false
  }
}
