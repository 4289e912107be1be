internal import LayCompiler
internal import LayRuntime

/// The sizes at which hidden views alone place the views after them, for the findings that they keep their space.
///
/// A hidden view places another one where the position of that is ambiguous without its constraints: a proof of the other constraints finds
/// these sizes. Where it does not place the other one, nothing is after its space.
struct PlacedSizes {
  /// The regions without the constraints of each hidden view, by the view; nil where a proof did not find them all.
  private var openings: [ViewID: [(view: ViewID, axis: LayoutAxis, region: SizeRegion)]?] = [:]

  /// Creates the sizes for the findings of a proof; nil if none is about a kept space.
  init?(_ findings: [HealthFinding], _ proof: LayoutProof, _ layout: CompiledLayout, _ limits: ProofLimits) {
    let claims = findings.filter { $0.claim.kind == .keptSpace && $0.isFailure }.map { $0.claim }
    self.init(claims, proof.range, proof.variant, layout, limits)
  }

  /// Creates the sizes for claims about a range in a variant; nil if none is about a kept space.
  init?(
    _ claims: [HealthClaim], _ range: SizeRange, _ variant: Variant, _ layout: CompiledLayout, _ limits: ProofLimits
  ) {
    let hidden = Set(claims.filter { $0.kind == .keptSpace }.map { $0.view })
    if hidden.isEmpty { return nil }
    let environment = variant.environment(at: range.lowest, scale: .one)
    for view in hidden {
      var rest = layout.program
      for index in rest.constraints.indices where rest.constraints[index].terms.contains(where: { $0.view == view }) {
        rest.constraints[index].isActive = false
      }
      let found = LayoutProof(rest, over: range, environment, limits: limits)
      let isKnown = found.isSound && found.unfollowedGuides.isEmpty && found.cells.allSatisfy { $0.undecided.isEmpty }
      openings[view] =
        isKnown ? found.cells.flatMap { $0.openings.map { ($0.view, $0.part.axis, $0.region) } } : .some(nil)
    }
  }

  /// True if the view of a claim may place the other one at some size, and for claims about something else.
  func mayFail(_ claim: HealthClaim) -> Bool {
    guard case .isEmpty(let axis, let other) = claim.statement, let known = openings[claim.view], let known else {
      return true
    }
    return known.contains { $0.view == other && $0.axis == axis }
  }

  /// The parts of a finding at the sizes at which the view places the other one; the finding itself if it is about something else.
  func parts(of found: HealthFinding) -> [HealthFinding] {
    guard found.isFailure, case .isEmpty(let axis, let other) = found.claim.statement,
      let known = openings[found.claim.view]
    else { return [found] }
    guard let known else {
      var open = found
      open.finding.outcome = .open(.tooManyCases)
      return [open]
    }
    return known.filter { $0.view == other && $0.axis == axis }.compactMap { opening in
      guard let region = found.finding.region.intersection(opening.region) else { return nil }
      var part = found
      part.finding.region = region
      return part
    }
  }
}
