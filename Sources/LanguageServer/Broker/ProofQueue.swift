internal import LayDiagnostics

/// Which documents wait for their proof, and whose turn it is.
///
/// One is proved at a time. While others wait a proof has a turn of some seconds: one that needs more is ended, and begins anew
/// when it comes to its next turn. A turn is a part of the time since the text changed, so that every proof has one that is long
/// enough at last: a proof of `n` seconds when it has waited `4n`. New texts and those that had to make room alternate, so
/// that neither wait for all of the others.
struct ProofQueue {
  private struct Entry {
    /// When the text, or one that it imports, became what it is.
    var changed: Double
    /// When it may be proved.
    var due: Double
    /// Whether its last turn was too short.
    var madeRoom = false
  }

  private struct Turn {
    var uri: ExactText
    var start: Double
    var entry: Entry

    /// How many seconds it has while others wait.
    var length: Double { max(ProofQueue.shortestTurn, (start - entry.changed) * ProofQueue.share) }
  }

  /// How many seconds after a keystroke a proof begins.
  static let rest = 0.2
  /// How many seconds a proof has at least while others wait.
  static let shortestTurn = 2.0
  /// The part of the time since the text changed that a proof has, where that is more.
  static let share = 0.25

  private var entries: [ExactText: Entry] = [:]
  private var turn: Turn?
  /// Whether the last turn was that of a document that had to make room.
  private var wasLong = true

  /// A document or a file that it imports is another.
  mutating func changed(_ uri: ExactText, at time: Double) {
    entries[uri] = Entry(changed: time, due: time + ProofQueue.rest)
  }

  mutating func close(_ uri: ExactText) { entries[uri] = nil }

  /// Begins a turn, and gives its document; nil where none is due.
  mutating func begin(at time: Double) -> ExactText? {
    let due = entries.filter { $0.value.due <= time }
    let others = due.filter { $0.value.madeRoom != wasLong }
    guard let next = (others.isEmpty ? due : others).min(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }) else {
      return nil
    }
    entries[next.key] = nil
    turn = Turn(uri: next.key, start: time, entry: next.value)
    return next.key
  }

  /// The turn is over: the proof is there, or will not be.
  mutating func end() {
    if let turn { wasLong = turn.entry.madeRoom }
    turn = nil
  }

  /// Ends a turn that was long enough, if others are due; false where there is none.
  mutating func makeRoom(at time: Double) -> Bool {
    guard var turn, let end = endOfTurn, end <= time else { return false }
    turn.entry.due = time
    turn.entry.madeRoom = true
    entries[turn.uri] = turn.entry
    self.turn = nil
    wasLong = true
    return true
  }

  /// When a proof is to be begun, or to make room for another one.
  var wakeTime: Double? { turn == nil ? entries.values.lazy.map(\.due).min() : endOfTurn }

  private var endOfTurn: Double? {
    guard let turn, let due = entries.values.lazy.map(\.due).min() else { return nil }
    return max(turn.start + turn.length, due)
  }
}
