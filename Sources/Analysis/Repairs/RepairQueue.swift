internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Changes that may repair a conflict, in the order in which they are tried, each once.
struct RepairQueue {
  /// The last is the next.
  private var waiting: [RuleEdit] = []
  /// What is below required by a hair gives way before nothing else does: for lower priorities that repair nothing.
  private var spare: [RuleEdit]
  private var known: Set<[Edit]> = []
  /// How many were taken.
  private(set) var count = 0

  /// No changes; `spare` are tried where a lower priority of the same statement was, in vain.
  init(spare: [RuleEdit]) { self.spare = spare }

  var isEmpty: Bool { waiting.isEmpty }

  /// Adds changes behind all others.
  mutating func add(_ edits: [RuleEdit]) {
    let new = edits.filter { known.insert($0.edits).inserted }
    waiting = new.reversed() + waiting
  }

  /// Takes the next change.
  mutating func next() -> RuleEdit? {
    guard let edit = waiting.popLast() else { return nil }
    count += 1
    return edit
  }

  /// Hears what came of a change.
  mutating func learn(that edit: RuleEdit, isRepair: Bool) {
    guard edit.kind == .priority, let place = spare.firstIndex(where: { $0.statement == edit.statement }) else {
      return
    }
    let other = spare.remove(at: place)
    if !isRepair { waiting.append(other) }
  }
}
