// Conditions: branches that the text decides, and those that the state of the app decides.

extension Translator {
  func translateCondition(_ condition: Condition) throws(Reason) {
    switch condition.word {
    case "if let": return try translateUnwrapping(condition)
    // Old systems have another layout.
    case "guard #available": return
    case "#if":
      if condition.all.contains(where: { isAboutLayout($0) || $0.isDeclaration }) {
        throw Reason("only the settings of a build decide it: keep one of its branches")
      }
      return markChanges(of: condition)
    default: if !decidesLayout(condition.all) { return markChanges(of: condition) }
    }
    throw Reason("it depends on the state of the app: write a `when` or a `state`")
  }

  /// Marks the variables that the branches of a condition without layout change.
  private func markChanges(of condition: Condition) {
    if !endsFunction(condition) { markAssigned(condition.all) }
  }

  /// True for a condition whose only branch returns from the function at the cursor, so that its changes have no effect there.
  func endsFunction(_ condition: Condition) -> Bool {
    guard condition.others.isEmpty, case .returned? = condition.statements.last?.kind else { return false }
    return functionBase.map { scopes.count == $0 + 1 } ?? false
  }

  /// Translates the branch of an `if let` that runs: the first one if the value is there.
  private func translateUnwrapping(_ condition: Condition) throws(Reason) {
    let value = condition.variable?.value
    let isThere = isThere(value)
    if isThere == false { return evaluate(condition.others, inScope: true) }
    if isThere == nil && decidesLayout(condition.others) {
      throw Reason("it depends on the state of the app: write a `when` or a `state`")
    }
    scopes.append([:])
    if let variable = condition.variable, let value, isName(value), value.lastName != variable.name {
      let found = resolved(value)
      if found.lastName != "nil" { declare(plainName(variable.name), .value(found)) }
    }
    evaluate(condition.statements)
    scopes.removeLast()
    if isThere == nil { markAssigned(condition.others) }
  }

  /// True if a variable holds a view or what its function assigned to it, false if that is `nil`; nil if that is unknown.
  private func isThere(_ value: Expression?) -> Bool? {
    guard let value, isName(value), let name = value.lastName.map({ plainName($0) }) else { return nil }
    switch binding(name) {
    case .view(let view)?: return screen.views[view].isDeclared ? true : nil
    case .value(let found)?: return reassignments.isLocal(name) ? found.lastName.map { $0 != "nil" } : nil
    default: return nil
    }
  }

  /// True for `title` and `self.title`.
  private func isName(_ value: Expression) -> Bool {
    switch value {
    case .name, .member(.name("self")?, _): true
    default: false
    }
  }

  // MARK: Layout or behaviour

  private func decidesLayout(_ statements: [Statement]) -> Bool { statements.contains { isAboutLayout($0) } }

  /// True if a statement may decide a layout.
  func isAboutLayout(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(.name(let word)): !["break", "continue", "fallthrough"].contains(word)
    case .expression(let expression): !isBehaviour(expression)
    case .assignment(let target, _, _): !isBehaviourProperty(target.lastName ?? "")
    case .block(let block): decidesLayout(block.statements)
    case .loop(_, _, let inner): decidesLayout(inner)
    case .condition(let condition): decidesLayout(condition.all)
    case .other: true
    case .declaration, .returned: false
    }
  }
}

extension Statement {
  /// True for the declaration of a variable.
  fileprivate var isDeclaration: Bool {
    if case .declaration = kind { true } else { false }
  }
}
