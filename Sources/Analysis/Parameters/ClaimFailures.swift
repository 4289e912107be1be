internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// The sizes and values of parameters at which a claim fails in a range and a variant.
struct ClaimFailures {
  /// A part of the failing sizes that a diagnostic does not have.
  struct Part {
    var area: SizeArea
    /// A size and values at which the claim fails; nil if none is known that lies well inside.
    var example: (size: ExactSize, point: ParameterPoint)?
  }

  let claim: AskedClaim
  private let polytopes: [Polytope]
  private let parameters: [ProgramParameter]
  private let range: SizeRange
  private let variant: Variant

  init(
    _ claim: AskedClaim, _ polytopes: [Polytope], of space: ParameterSpace, _ range: SizeRange, _ variant: Variant
  ) {
    (self.claim, self.polytopes, self.range, self.variant) = (claim, polytopes, range, variant)
    parameters = space.parameters
  }

  /// True if a diagnostic is about the claim, which is one of `claims` if it is about health.
  func isReported(by diagnostic: Diagnostic, about claims: [HealthClaim]) -> Bool {
    switch claim.exact {
    case .health(let own): claims.contains(own)
    case .assertion(let assertion):
      diagnostic.code == .assertionFailed && assertion.range.holds(diagnostic.range)
    case .allowing: false
    }
  }

  /// The parts of the failing sizes outside of the areas of a diagnostic; `states` are the names of the layout's states.
  func parts(outside areas: [SizeArea], states: [String]) -> [Part] {
    let known = areas.filter { isOfVariant($0, states) }.compactMap { SizeRegion($0) }
    return polytopes.flatMap { polytope -> [Part] in
      let region = SizeRegion(SizePolygon.hull(polytope.corners.map { $0.size }))
      var example = polytope.shownPoints.first { point in !known.contains { $0.contains(point.size) } }
        .map { ($0.size, ParameterPoint(values: values($0.parameters))) }
      return region.rest(outside: known).map { rest in
        defer { example = nil }
        return Part(area: area(of: rest, states), example: example)
      }
    }
  }

  /// True if at each size of some areas, one of some claims about one range and variant fails for all values; false if that takes too many
  /// parts to follow.
  static func areForAllValues(_ claims: [ClaimFailures], in areas: [SizeArea], states: [String]) -> Bool {
    guard let first = claims.first else { return true }
    let intervals = first.parameters.map { (lowest: $0.lowest, highest: $0.highest) }
    let whole = SizeRegion(width: first.range.width, height: first.range.height)
    let regions = areas.filter { first.isOfVariant($0, states) }.compactMap { SizeRegion($0)?.intersection(whole) }
    return regions.allSatisfy { region in
      var rest = [Polytope(region.shape, intervals)]
      for failing in claims.flatMap({ $0.polytopes }) {
        rest = rest.flatMap { $0.split(by: failing).outside }
        if rest.count > partLimit { return false }
      }
      return rest.isEmpty
    }
  }

  /// The maximum number of parts of sizes and values that are followed.
  private static let partLimit = 500

  /// True if another claim is about the same range and variant.
  func isBeside(_ other: ClaimFailures) -> Bool { range == other.range && variant == other.variant }

  private func values(_ numbers: [Rational]) -> [NamedNumber] {
    zip(parameters, numbers).map { NamedNumber(name: $0.settableName, value: $1) }
  }

  /// True for an area in the range, in the direction, state and one of the text sizes and languages of the variant.
  private func isOfVariant(_ area: SizeArea, _ states: [String]) -> Bool {
    let own = self.area(of: SizeRegion(width: range.width, height: range.height), states)
    return area.isRightToLeft == own.isRightToLeft && area.state == own.state && area.device == own.device
      && area.pose == own.pose && (area.textSizes.isEmpty || Set(own.textSizes).isSubset(of: area.textSizes))
      && (area.languages.isEmpty || Set(own.languages).isSubset(of: area.languages))
  }

  private func area(of region: SizeRegion, _ states: [String]) -> SizeArea {
    var area = SizeArea(region, variant, states)
    (area.device, area.pose, area.languages) = (range.pose?.deviceName, range.pose?.name, variant.languages)
    area.textSizes = variant.textSizes.isDefault ? [] : variant.textSizes.all.map { $0.name }
    return area
  }
}
