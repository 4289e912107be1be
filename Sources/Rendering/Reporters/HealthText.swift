internal import LayAnalysis

/// The most views that are named as not judged.
private let namedViews = 3

/// Returns `consistent, unambiguous, healthy (12 of 12 content views judged)`, without the health if there is a finding.
func claimWords(_ health: HealthSummary?) -> String {
  guard let health, health.views > 0, health.findings == 0 else { return "consistent and unambiguous" }
  if !health.gaps.isEmpty { return "consistent and unambiguous, its health not decided everywhere" }
  let silenced = health.silenced == 0 ? "" : " but for \(counted(health.silenced, "allowed finding"))"
  return "consistent, unambiguous, healthy\(silenced) \(health.extent)"
}

/// Returns `health: 1 finding (12 of 12 content views judged)`; nil if there is none.
func findingWords(_ health: HealthSummary?) -> String? {
  guard let health, health.views > 0, health.findings > 0 else { return nil }
  let open = health.gaps.isEmpty ? "" : ", not decided everywhere: \(listed(health.gaps))"
  return "health: \(counted(health.findings, "finding"))\(open) \(health.extent)"
}

extension HealthSummary {
  /// `(12 of 12 content views judged)`
  fileprivate var extent: String { "(\(judged) of \(counted(views, "content view")) judged)" }
}

/// Returns `the health is not decided: the heights of 40 texts were not compared with their lines`; nil if it is decided, or has findings.
func openHealthWords(_ health: HealthSummary?) -> String? {
  guard let health, health.views > 0, health.findings == 0, !health.gaps.isEmpty else { return nil }
  return "health not decided: \(listed(health.gaps)) \(health.extent)"
}

/// Returns `not judged: 'title' and 'badge', without a text or `intrinsic` size, or with a transform`.
func notJudgedWords(_ health: HealthSummary) -> String {
  let others = health.unjudged.filter { !health.unmeasured.contains($0) }
  let reasons = [
    (others, "without a text or `intrinsic` size, or with a transform"),
    (health.unmeasured, "with the same `intrinsic` size for all texts"),
  ]
  let words = reasons.filter { !$0.0.isEmpty }.map { "\(names($0.0)), \($0.1)" }
  return "not judged: " + words.joined(separator: "; ")
}

private func names(_ paths: [String]) -> String {
  let names = paths.prefix(namedViews).map { "'\(visible($0))'" }
  let rest = paths.count - names.count
  return listed(rest > 0 ? names + ["\(rest) more"] : names)
}

/// Returns `healthy: 7 of 8, with 120 of 124 content views judged`; empty if no layout has such views.
func healthWords(_ examined: [Examined]) -> [String] {
  let checked = examined.compactMap { $0.health }.filter { $0.views > 0 }
  if checked.isEmpty { return [] }
  let healthy = checked.count { $0.findings == 0 && $0.gaps.isEmpty }
  let (judged, views) = checked.reduce((0, 0)) { ($0.0 + $1.judged, $0.1 + $1.views) }
  return ["healthy: \(healthy) of \(checked.count), with \(judged) of \(counted(views, "content view")) judged"]
}
