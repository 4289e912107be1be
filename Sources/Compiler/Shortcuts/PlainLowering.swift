internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Lowers the plain statements of a layout, straight from the columns of the tree: see `PlainStatement.swift`.
struct PlainLowering {
  let elaborator: Elaborator
  private let loopTurns: LoopTurns
  /// The statement that is read.
  var plain: PlainStatement
  /// The statements of loops that were read in an earlier iteration.
  private var shared = SharedStatements()

  init(_ elaborator: Elaborator, _ loopTurns: LoopTurns) {
    (self.elaborator, self.loopTurns) = (elaborator, loopTurns)
    plain = PlainStatement(elaborator, Context(scope: ScopeID(index: 0), dot: .root, condition: .always))
  }

  /// Lowers a constraint if it is plain; returns whether it was.
  mutating func lower(rule statement: PendingStatement, in context: Context) -> Bool {
    if lowerShared(statement, in: context) { return true }
    let node = statement.node
    guard plain.begin(node, in: context, takesAttributes: true), let rule = rule(node.index) else {
      return false
    }
    keep(.rule(rule), of: statement, in: context)
    elaborator.addConstraint(rule.description, range: rule.range, statement: node.range)
    return true
  }

  /// Records the assignments of a plain setting; returns whether the setting was plain.
  mutating func lower(setting statement: PendingStatement, in context: Context) -> Bool {
    if lowerShared(statement, in: context) { return true }
    let node = statement.node
    guard plain.begin(node, in: context, takesAttributes: false), let setting = setting(node.index) else {
      return false
    }
    keep(.setting(setting), of: statement, in: context)
    set(setting, statement, in: context)
    return true
  }

  /// Records the uses of the statement that was read, and its meaning for other iterations.
  private mutating func keep(_ meaning: SharedStatement.Meaning, of statement: PendingStatement, in context: Context) {
    plain.keep()
    guard let turn = statement.turn, plain.isShared else { return }
    let known = SharedStatement(meaning: meaning, turn: turn, dot: context.dot, elements: plain.elements)
    shared.keep(known, of: statement.node)
  }

  /// Lowers a statement by its meaning in another iteration; false if it has to be read.
  private func lowerShared(_ statement: PendingStatement, in context: Context) -> Bool {
    guard let turn = statement.turn, elaborator.options.takesShortcuts, elaborator.diagnostics.isEmpty,
      let known = shared.meaning(of: statement.node, in: turn, dot: context.dot, loopTurns),
      elaborator.elementCount + known.elements <= Limits.elements
    else { return false }
    elaborator.elementCount += known.elements
    switch known.meaning {
    case .rule(let rule):
      let (old, new) = (loopTurns.turns[known.turn], loopTurns.turns[turn])
      var description = rule.description
      for index in description.terms.indices {
        description.terms[index].view = old.view(description.terms[index].view, in: new)
      }
      description.condition = context.condition
      elaborator.addConstraint(description, range: rule.range, statement: statement.node.range)
    case .setting(let setting): set(setting, statement, in: context)
    }
    return true
  }

  /// Records the assignments of a plain setting.
  private func set(_ setting: PlainSetting, _ statement: PendingStatement, in context: Context) {
    guard !statement.isCheckedOnly, !elaborator.isNever(context.condition) else { return }
    var assignment = Assignment(
      value: setting.first.1, condition: context.condition, level: statement.level, depth: statement.depth,
      specificity: setting.isPart ? 1 : 0, rank: elaborator.rank(of: context.condition), property: setting.property,
      range: statement.node.range)
    elaborator.add(assignment, to: SettingKey(owner: .view(context.dot), slot: setting.first.0))
    if let (slot, value) = setting.second {
      assignment.value = value
      elaborator.add(assignment, to: SettingKey(owner: .view(context.dot), slot: slot))
    }
  }
}
