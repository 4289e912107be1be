internal import LayRuntime
internal import LaySolver

/// The cover of a polytope for one component: the polytopes in which the same rows are binding, and those that were not examined yet.
struct SpaceCover: Sendable {
  /// The points at which the same rows are binding.
  struct Piece: Sendable {
    var polytope: Polytope
    /// The values that are kept.
    var values: [VariableID: SpaceAffine]
    var undecided: Set<VariableID>
  }

  private(set) var pieces: [Piece] = []
  private var gaps: [Polytope]
  private(set) var attempts = 0
  /// True if some points were given up.
  private(set) var isCutShort = false

  /// The maximum number of points that are tried in a gap: a generic one is inside of a piece.
  private static var attemptLimit: Int { 8 }

  init(_ polytope: Polytope) { gaps = [polytope] }

  /// The gap to examine next; nil if none is left.
  var gap: Polytope? { gaps.last }

  /// Adds the piece around a point inside the last gap, and cuts it out of the gap. Keeps the values of `wanted` variables.
  mutating func add(_ piece: SpacePiece, keeping wanted: Set<VariableID>) {
    guard var inside = gaps.last else { return }
    var outside: [Polytope] = []
    for limit in piece.limits where inside.isNegativeSomewhere(limit) {
      if let other = inside.clipped(limit.negated) { outside.append(other) }
      guard let rest = inside.clipped(limit) else { return retry() }
      inside = rest
    }
    attempts = 0
    gaps.removeLast()
    gaps += outside
    let values = piece.values.filter { wanted.contains($0.variable) }
    pieces.append(
      Piece(
        polytope: inside, values: Dictionary(uniqueKeysWithValues: values.map { ($0.variable, $0.value) }),
        undecided: Set(piece.undecided)))
  }

  private mutating func retry() {
    attempts += 1
    if attempts < SpaceCover.attemptLimit { return }
    attempts = 0
    isCutShort = true
    gaps.removeLast()
  }

  /// Gives up all gaps.
  mutating func giveUp() {
    isCutShort = true
    gaps = []
  }
}
