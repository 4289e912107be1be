internal import LayDiagnostics

/// The queue of documents to prove, which share the prover by time slices.
///
/// One document is proved at a time. While others wait, a proof has a time slice of some seconds: if it needs more, it is ended,
/// and begins anew in its next time slice. A slice is proportional to the time since the text changed, so that every proof gets
/// one that is long enough at last: a proof of `n` seconds when it has waited `4n`. New texts and interrupted proofs alternate,
/// so that neither wait for all of the others.
struct ProofQueue {
  private struct Entry {
    /// The time of the last change of the text or of one that it imports.
    var changed: Double
    /// The time from which it may be proved.
    var due: Double
    /// True if its last time slice was too short.
    var madeRoom = false
  }

  private struct Turn {
    var uri: DocumentURI
    var start: Double
    var entry: Entry

    /// The length of the time slice in seconds, which counts while others wait.
    var length: Double { max(ProofQueue.shortestTurn, (start - entry.changed) * ProofQueue.share) }
  }

  /// The seconds between a keystroke and the beginning of a proof.
  static let rest = 0.2
  /// The least seconds of a time slice.
  static let shortestTurn = 2.0
  /// The length of a time slice as a part of the time since the change, but not below ``shortestTurn``.
  static let share = 0.25

  private var entries: [DocumentURI: Entry] = [:]
  private var turn: Turn?
  /// True if the last time slice was of a document whose proof had been interrupted.
  private var wasLong = true

  /// Handles a change of a document or of a file that it imports.
  mutating func changed(_ uri: DocumentURI, at time: Double) {
    entries[uri] = Entry(changed: time, due: time + ProofQueue.rest)
  }

  mutating func close(_ uri: DocumentURI) { entries[uri] = nil }

  /// Begins a time slice, and returns its document; nil if none is due.
  mutating func begin(at time: Double) -> DocumentURI? {
    let due = entries.filter { $0.value.due <= time }
    let others = due.filter { $0.value.madeRoom != wasLong }
    guard let next = (others.isEmpty ? due : others).min(by: { ($0.value.due, $0.key) < ($1.value.due, $1.key) }) else {
      return nil
    }
    entries[next.key] = nil
    turn = Turn(uri: next.key, start: time, entry: next.value)
    return next.key
  }

  /// Ends the time slice: the proof is complete, or was given up.
  mutating func end() {
    if let turn { wasLong = turn.entry.madeRoom }
    turn = nil
  }

  /// Interrupts a time slice that is over, if others are due; false if it goes on.
  mutating func makeRoom(at time: Double) -> Bool {
    guard var turn, let end = endOfTurn, end <= time else { return false }
    turn.entry.due = time
    turn.entry.madeRoom = true
    entries[turn.uri] = turn.entry
    self.turn = nil
    wasLong = true
    return true
  }

  /// The time at which a proof is to begin, or to be interrupted for another one.
  var wakeTime: Double? { turn == nil ? entries.values.lazy.map(\.due).min() : endOfTurn }

  private var endOfTurn: Double? {
    guard let turn, let due = entries.values.lazy.map(\.due).min() else { return nil }
    return max(turn.start + turn.length, due)
  }
}
