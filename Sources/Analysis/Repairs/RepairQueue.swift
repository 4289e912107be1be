internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The changes that may fix a conflict, in the order in which they are tried, each once.
struct RepairQueue {
  /// The waiting changes in reverse order.
  private var waiting: [RuleEdit] = []
  /// Changes to a priority just below required, which are violated last: tried if a lower priority of the same statement fails.
  private var spare: [RuleEdit]
  private var known: Set<[Edit]> = []
  /// The number of changes that were taken.
  private(set) var count = 0

  /// Creates an empty queue; `spare` are tried if a lower priority of the same statement failed.
  init(spare: [RuleEdit]) { self.spare = spare }

  var isEmpty: Bool { waiting.isEmpty }

  /// Adds changes after all others.
  mutating func add(_ edits: [RuleEdit]) {
    let new = edits.filter { known.insert($0.edits).inserted }
    waiting = new.reversed() + waiting
  }

  /// Takes the next change; nil if none is left.
  mutating func next() -> RuleEdit? {
    guard let edit = waiting.popLast() else { return nil }
    count += 1
    return edit
  }

  /// Records the result of a trial; queues the spare change if a lower priority failed.
  mutating func learn(that edit: RuleEdit, isRepair: Bool) {
    guard edit.kind == .priority, let place = spare.firstIndex(where: { $0.statement == edit.statement }) else {
      return
    }
    let other = spare.remove(at: place)
    if !isRepair { waiting.append(other) }
  }
}
