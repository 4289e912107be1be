internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// The turns of a `for` declare the same views in the same order, so those of one turn are those of another, so many
// places further on. What a plain statement comes to in one turn it comes to in all others, unless it speaks of numbers
// or indices that have names: so it is read once.

/// One turn of a loop.
struct LoopTurn {
  /// Which loop it is of; one that is unrolled again is another one.
  var loop: Int
  /// The first of the views that it declares; they follow each other.
  var firstView: Int
  var viewCount = 0

  /// Of a view that a statement of this turn speaks of, the one that the same statement speaks of in `other`.
  func view(_ view: ViewID, in other: LoopTurn) -> ViewID {
    view.index >= firstView && view.index < firstView + viewCount
      ? ViewID(view.index - firstView + other.firstView) : view
  }
}

/// What a plain statement came to in one turn.
struct SharedStatement {
  enum Meaning {
    case rule(PlainRule)
    case setting(PlainSetting)
  }
  var meaning: Meaning
  /// An index into ``SharedStatements/turns``.
  var turn: Int
  /// The view whose braces the statement stood in.
  var dot: ViewID
  /// Values that count towards ``Limits/elements``.
  var elements: Int
}

/// The turns of all loops of a layout, and what their statements came to.
struct SharedStatements {
  private(set) var turns: [LoopTurn] = []
  /// Of each loop, whether all turns declare the same views.
  private var isRegular: [Bool] = []
  private var statements: [SharedStatement] = []
  /// Of each file and node, the last of its ``statements``, counted from 1.
  private var places: [[Int32]] = []

  /// Begins a loop inside of the turn `outer`, whose own views may then be others each time.
  mutating func beginLoop(in outer: Int?) -> Int {
    noteOtherViews(in: outer)
    isRegular.append(true)
    return isRegular.count - 1
  }

  /// Notes that a turn declares views that another turn may not.
  mutating func noteOtherViews(in turn: Int?) {
    if let turn { isRegular[turns[turn].loop] = false }
  }

  mutating func beginTurn(of loop: Int, firstView: Int) -> Int {
    turns.append(LoopTurn(loop: loop, firstView: firstView))
    return turns.count - 1
  }

  mutating func endTurn(_ turn: Int, viewCount: Int) { turns[turn].viewCount = viewCount - turns[turn].firstView }

  /// What a statement came to in another turn of the loop of `turn`, if that is what it comes to.
  func meaning(of node: SyntaxNode, in turn: Int, dot: ViewID) -> SharedStatement? {
    let file = Int(node.tree.file.rawValue)
    guard file < places.count, !places[file].isEmpty, places[file][node.index] > 0 else { return nil }
    let known = statements[Int(places[file][node.index]) - 1]
    let (old, new) = (turns[known.turn], turns[turn])
    guard old.loop == new.loop, isRegular[new.loop], old.viewCount == new.viewCount, old.view(known.dot, in: new) == dot
    else { return nil }
    return known
  }

  /// Keeps what a statement came to.
  mutating func keep(_ statement: SharedStatement, of node: SyntaxNode) {
    let file = Int(node.tree.file.rawValue)
    while places.count <= file { places.append([]) }
    if places[file].isEmpty { places[file] = Array(repeating: 0, count: node.tree.nodes.count) }
    statements.append(statement)
    places[file][node.index] = Int32(truncatingIfNeeded: statements.count)
  }
}

extension Elaborator {
  /// Lowers a statement by what it came to in another turn; false if it has to be read.
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
