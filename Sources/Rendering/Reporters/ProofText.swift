internal import LayAnalysis
internal import LayDiagnostics
internal import LayRuntime

/// Returns what `--explain-proof` shows: each kind of claim about each layout, with its extent and its result.
package func proofLines(_ summary: Summary) -> [String] { summary.examined.flatMap { proofLines($0) } }

private func proofLines(_ examined: Examined) -> [String] {
  let ranges = examined.verdicts.map { $0.range }
  let place = listed(grouped(ranges).map { placeWords($0) }) + variantWords(examined)
  let claims = consistencyClaims(examined) + promiseClaims(examined) + (examined.health.map(healthClaims) ?? [])
  let width = claims.map { $0.code.count }.max() ?? 0
  return ["claims about \(visible(examined.layout)) \(place):"]
    + claims.map { "  \(padded($0.code, right: width))  \($0.words)" }
    + reasons(examined).map { "  not decided: \($0)" }
}

private typealias Claim = (code: String, words: String)

private func consistencyClaims(_ examined: Examined) -> [Claim] {
  let isDecided = examined.verdicts.allSatisfy { $0.verdict.isDecided }
  func result(_ isRefuted: Bool) -> String { isDecided && !isRefuted ? "holds" : "not proved" }
  let (conflicts, ambiguities) = (examined.hasConflicts, examined.hasConflicts || examined.hasAmbiguities)
  return [
    (
      DiagnosticCode.conflict.id,
      "\(counted(examined.constraints, "constraint")) can be satisfied together: \(result(conflicts))"
    ),
    (
      DiagnosticCode.ambiguousLayout.id,
      "the frames of \(counted(examined.views, "view")) and guides follow from them: \(result(ambiguities))"
    ),
  ]
}

extension Verdict {
  fileprivate var isDecided: Bool {
    if case .notDecided = self { false } else { true }
  }
}

private func promiseClaims(_ examined: Examined) -> [Claim] {
  var claims: [Claim] = []
  if examined.assertions > 0 {
    let sampled = examined.sampledAssertions == 0 ? "" : ", \(examined.sampledAssertions) sampled"
    claims.append(("assert", "\(examined.provedAssertions) of \(examined.assertions) hold at every size\(sampled)"))
  }
  if examined.expectations > 0 {
    let held = examined.expectations - examined.failedExpectations
    claims.append(("expect", "\(held) of \(examined.expectations) hold at their sizes"))
  }
  return claims
}

private func healthClaims(_ health: HealthSummary) -> [Claim] {
  health.checks.map { check in
    let held = check.views - check.failing - check.open
    let open = check.open == 0 ? "" : ", \(check.open) not decided everywhere"
    return (check.code.id, "\(check.code.name): \(held) of \(counted(check.views, "view")) pass\(open)")
  }
}

/// The reasons why something is not decided.
private func reasons(_ examined: Examined) -> [String] {
  var found = examined.health?.gaps ?? []
  for (_, verdict) in examined.verdicts {
    if case .notDecided(let reasons) = verdict { found += reasons.filter { !found.contains($0) } }
  }
  if let unjudged = examined.health?.unjudged, !unjudged.isEmpty {
    found.append("the content of \(listed(unjudged.map { "'\(visible($0))'" }))")
  }
  return found
}
