internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sizes and values of parameters at which a claim fails in a variant.
struct ClaimFailures {
  let claim: AskedClaim
  private let polytopes: [Polytope]
  private let parameters: [ProgramParameter]
  private let variant: Variant

  init(_ claim: AskedClaim, _ polytopes: [Polytope], of space: ParameterSpace, _ variant: Variant) {
    (self.claim, self.polytopes, self.variant) = (claim, polytopes, variant)
    parameters = space.parameters
  }

  /// True if a diagnostic is about the claim, which is one of `claims` if it is about health.
  func isTold(by diagnostic: Diagnostic, about claims: [HealthClaim]) -> Bool {
    switch claim.exact {
    case .health(let own): claims.contains(own)
    case .assertion(let assertion): diagnostic.code == .assertionFailed && diagnostic.range == assertion.range
    case .allowing: false
    }
  }

  /// The failures with a size that is in none of the `known` regions: such a size with its values, and all sizes of the failure.
  func beyond(_ known: [SizeRegion], states: [String]) -> [(size: ExactSize, point: ParameterPoint, area: SizeArea)] {
    polytopes.compactMap { polytope in
      let found = polytope.shownPoints.first { point in !known.contains { $0.contains(point.size) } }
      guard let found else { return nil }
      let values = zip(parameters, found.parameters).map { NamedNumber(name: $0.settableName, value: $1) }
      let region = SizeRegion(SizePolygon.hull(polytope.corners.map { $0.size }))
      return (found.size, ParameterPoint(values: values), SizeArea(region, variant, states))
    }
  }
}
