internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// The iterations of a `for` declare the same views in the same order, so the views of one iteration correspond to those
// of another by an offset. A plain statement means the same in all iterations, unless it uses named numbers or indices:
// so it is read once.

/// One iteration of a loop.
struct LoopTurn {
  /// The number of the loop; a loop that is unrolled again gets another number.
  var loop: Int
  /// The first of the views that the iteration declares; they are consecutive.
  var firstView: Int
  var viewCount = 0

  /// The view of the iteration `other` that corresponds to a view in a statement of this one.
  func view(_ view: ViewID, in other: LoopTurn) -> ViewID {
    view.index >= firstView && view.index < firstView + viewCount
      ? ViewID(view.index - firstView + other.firstView) : view
  }
}

/// The meaning of a plain statement in one iteration.
struct SharedStatement {
  enum Meaning {
    case rule(PlainRule)
    case setting(PlainSetting)
  }
  var meaning: Meaning
  /// An index into ``SharedStatements/turns``.
  var turn: Int
  /// The view whose braces contain the statement.
  var dot: ViewID
  /// Values that count towards ``Limits/elements``.
  var elements: Int
}

/// The iterations of all loops of a layout, and the meanings of their statements.
struct SharedStatements {
  private(set) var turns: [LoopTurn] = []
  /// True for each loop whose iterations all declare the same views.
  private var isRegular: [Bool] = []
  private var statements: [SharedStatement] = []
  /// The number of the last of ``statements`` for each file and node, counted from 1; 0 for none.
  private var places: [[Int32]] = []

  /// Begins a loop inside of the iteration `outer`, whose own views may then differ from those of others.
  mutating func beginLoop(in outer: Int?) -> Int {
    noteOtherViews(in: outer)
    isRegular.append(true)
    return isRegular.count - 1
  }

  /// Records that an iteration declares views that other iterations may not.
  mutating func noteOtherViews(in turn: Int?) {
    if let turn { isRegular[turns[turn].loop] = false }
  }

  mutating func beginTurn(of loop: Int, firstView: Int) -> Int {
    turns.append(LoopTurn(loop: loop, firstView: firstView))
    return turns.count - 1
  }

  mutating func endTurn(_ turn: Int, viewCount: Int) { turns[turn].viewCount = viewCount - turns[turn].firstView }

  /// The meaning of a statement in another iteration of the loop of `turn`, if it applies to this one; otherwise nil.
  func meaning(of node: SyntaxNode, in turn: Int, dot: ViewID) -> SharedStatement? {
    let file = Int(node.tree.file.rawValue)
    guard file < places.count, !places[file].isEmpty, places[file][node.index] > 0 else { return nil }
    let known = statements[Int(places[file][node.index]) - 1]
    let (old, new) = (turns[known.turn], turns[turn])
    guard old.loop == new.loop, isRegular[new.loop], old.viewCount == new.viewCount, old.view(known.dot, in: new) == dot
    else { return nil }
    return known
  }

  /// Keeps the meaning of a statement.
  mutating func keep(_ statement: SharedStatement, of node: SyntaxNode) {
    let file = Int(node.tree.file.rawValue)
    while places.count <= file { places.append([]) }
    if places[file].isEmpty { places[file] = Array(repeating: 0, count: node.tree.nodes.count) }
    statements.append(statement)
    places[file][node.index] = Int32(truncatingIfNeeded: statements.count)
  }
}

extension Elaborator {
  /// Lowers a statement by its meaning in another iteration; false if it has to be read.
  func lowerShared(_ statement: PendingStatement, in context: Context) -> Bool {
    guard let turn = statement.turn, options.takesShortcuts, diagnostics.isEmpty,
      let known = shared.meaning(of: statement.node, in: turn, dot: context.dot),
      elementCount + known.elements <= Limits.elements
    else { return false }
    elementCount += known.elements
    switch known.meaning {
    case .rule(let rule):
      let (old, new) = (shared.turns[known.turn], shared.turns[turn])
      var description = rule.description
      for index in description.terms.indices {
        description.terms[index].view = old.view(description.terms[index].view, in: new)
      }
      description.condition = context.condition
      addConstraint(description, range: rule.range, statement: statement.node.range)
    case .setting(let setting): set(setting, statement, in: context)
    }
    return true
  }
}
