internal import LayModel

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

/// The iterations of all loops of a layout.
struct LoopTurns {
  private(set) var turns: [LoopTurn] = []
  /// True for each loop whose iterations all declare the same views.
  private var isRegular: [Bool] = []

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

  /// True if two iterations belong to one loop and declare the same views in the same order.
  func correspond(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (turns[a], turns[b])
    return a.loop == b.loop && isRegular[b.loop] && a.viewCount == b.viewCount
  }
}
