internal import LayRuntime
internal import LaySolver

/// The cover of the plane for a component that depends on both of the root's lengths: the polygons in which the same rows are
/// binding, and those that were not examined yet.
struct PlaneCover: Sendable {
  struct Piece: Sendable {
    var polygon: SizePolygon
    var undecided: [VariableID]
    /// The values that are kept.
    var values: [(variable: VariableID, value: Affine)]
    /// The queried sums that are ambiguous inside.
    var undecidedSums: Set<Int>
  }

  let component: Int
  private(set) var pieces: [Piece] = []
  private var gaps: [SizePolygon]
  private(set) var attempts = 0
  private(set) var givenUp = 0

  init(_ component: Int, _ polygon: SizePolygon) {
    self.component = component
    gaps = [polygon]
  }

  /// The gap to examine next; nil if none is left.
  var gap: SizePolygon? { gaps.last }

  /// Adds the piece around a size inside the last gap, and cuts it out of the gap.
  mutating func add(_ piece: AffinePiece) {
    guard var inside = gaps.last else { return }
    var outside: [SizePolygon] = []
    for limit in piece.limits {
      guard inside.corners.contains(where: { limit.sign(at: $0) < 0 }) else { continue }
      if let other = inside.clipped(limit.negated), other.dimension == 2 { outside.append(other) }
      guard let rest = inside.clipped(limit), rest.dimension == 2 else { return retry() }
      inside = rest
    }
    attempts = 0
    gaps.removeLast()
    gaps += outside
    pieces.append(
      Piece(
        polygon: inside, undecided: piece.undecided, values: piece.values, undecidedSums: piece.undecidedSums))
  }

  private static var attemptLimit: Int { 8 }

  private mutating func retry() {
    attempts += 1
    if attempts < PlaneCover.attemptLimit { return }
    attempts = 0
    givenUp += 1
    gaps.removeLast()
  }

  /// Gives up all gaps.
  mutating func giveUp() {
    givenUp += gaps.count
    gaps = []
  }
}
