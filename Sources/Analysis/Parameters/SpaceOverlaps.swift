internal import LayCompiler
internal import LayRuntime

/// The search for judged views that lie over each other at some point of a part of a space, as ``OverlapSearch`` makes it for sizes.
struct SpaceOverlaps {
  /// The maximum number of points whose frames are read.
  private static let roundLimit = 200

  /// The claims that views do not lie over each other, with the points at which they fail.
  private(set) var failures: [HealthClaim: [Polytope]] = [:]
  private var known: [HealthClaim: SpaceCell.ClauseDecision] = [:]
  /// True if it is not known at some point which views lie over each other.
  private(set) var isUndecided = false

  /// Searches the points of a part. `frames` returns the frames of all views at a point, relative to the root; `decide` the points at
  /// which each of some claims fails.
  init(
    over polytope: Polytope, _ judged: JudgedViews, _ range: SizeRange, _ safeArea: ExactInsets, isInState: Bool,
    arriving: Set<ViewID>, frames: (SpacePoint) -> [ExactRect], decide: ([HealthClaim]) -> [SpaceCell.ClauseDecision]
  ) {
    var open = [polytope]
    var rounds = 0
    while let next = open.popLast() {
      rounds += 1
      if rounds > SpaceOverlaps.roundLimit {
        isUndecided = true
        return
      }
      // Each search has asked nothing yet.
      var search = OverlapSearch(judged, over: range, safeArea, isInState: isInState, arriving: arriving)
      var closed = [next]
      let claims = search.claims(frames(next.innerPoint(rounds)))
      // Views beyond the limit of pairs have no claims.
      if search.isCutShort { isUndecided = true }
      for claim in ask(claims, decide) {
        guard let decision = known[claim] else { continue }
        if decision.isOpen {
          isUndecided = true
          return
        }
        if !claim.isSilent { continue }
        for doubt in decision.failures {
          var rest: [Polytope] = []
          for part in closed {
            let (inside, outside) = part.split(by: doubt)
            if let inside { open.append(inside) }
            rest += inside == nil ? [part] : outside
          }
          closed = rest
        }
      }
      // The point itself is one at which the claims hold; else its part would be examined again and again.
      if closed.isEmpty {
        isUndecided = true
        return
      }
    }
    for (claim, decision) in known where !claim.isSilent && !decision.failures.isEmpty {
      failures[claim] = decision.failures
    }
  }

  /// True if it asked whether content scrolls out from under a view, which depends on the safe area.
  var asksAboutScrolling: Bool {
    known.keys.contains { claim in
      if case .scrollsOut = claim.statement { true } else { false }
    }
  }

  /// Decides the claims that are not known yet; returns all.
  private mutating func ask(
    _ claims: [HealthClaim], _ decide: ([HealthClaim]) -> [SpaceCell.ClauseDecision]
  ) -> [HealthClaim] {
    let new = claims.filter { known[$0] == nil }
    for (claim, decision) in zip(new, decide(new)) { known[claim] = decision }
    return claims
  }
}
