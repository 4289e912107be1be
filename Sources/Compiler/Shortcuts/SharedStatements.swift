internal import LayDiagnostics
internal import LayModel
internal import LayParser

// The iterations of a `for` declare the same views in the same order, so the views of one iteration correspond to those
// of another by an offset. A plain statement means the same in all iterations, unless it uses named numbers or indices:
// so it is read once.

/// The meaning of a plain statement in one iteration.
struct SharedStatement {
  enum Meaning {
    case rule(PlainRule)
    case setting(PlainSetting)
  }
  var meaning: Meaning
  /// An index into ``LoopTurns/turns``.
  var turn: Int
  /// The view whose braces contain the statement.
  var dot: ViewID
  /// Values that count towards ``Limits/elements``.
  var elements: Int
}

/// The meanings of the plain statements in the loops of a layout.
struct SharedStatements {
  private var statements: [SharedStatement] = []
  /// The number of the last of ``statements`` for each file and node, counted from 1; 0 for none.
  private var places: [[Int32]] = []

  /// The meaning of a statement in another iteration of the loop of `turn`, if it applies to this one; otherwise nil.
  func meaning(of node: SyntaxNode, in turn: Int, dot: ViewID, _ loops: LoopTurns) -> SharedStatement? {
    let file = Int(node.tree.file.rawValue)
    guard file < places.count, !places[file].isEmpty, places[file][node.index] > 0 else { return nil }
    let known = statements[Int(places[file][node.index]) - 1]
    guard loops.correspond(known.turn, turn), loops.turns[known.turn].view(known.dot, in: loops.turns[turn]) == dot
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
