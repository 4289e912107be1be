internal import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// The extent and the results of the health checks of a layout.
package struct HealthSummary: Hashable, Sendable {
  /// The results of one check.
  package struct HealthRow: Hashable, Sendable {
    /// The code of its findings.
    package var code: DiagnosticCode
    /// The number of views that it is about, of those that lie over each other all that are judged.
    package var views: Int
    /// The number of views that fail it at some size.
    package var failing: Int
    /// The number of views that fail it at no known size, for which it is not decided at some.
    package var open: Int
  }

  /// The number of views with content or interaction.
  package var views: Int
  /// The paths of those whose content was not judged: the file gives no text, or they are turned, scaled or moved after layout.
  package var unjudged: [String]
  /// Those of them whose content has one size in all languages and at all text sizes, though their texts differ.
  package private(set) var unmeasured: [String] = []
  /// The checks that are about any view, by code.
  package var checks: [HealthRow]
  /// The reasons why a check is not decided at some sizes.
  package var gaps: [String] = []
  /// The number of findings that are reported.
  package var findings = 0
  /// The number of findings that an `allow` or the settings silence.
  package var silenced = 0

  /// The number of views that were judged.
  package var judged: Int { views - unjudged.count }

  /// Adds views that were judged with one text alone.
  mutating func addUnmeasured(_ paths: [String]) {
    unmeasured = paths.filter { !unjudged.contains($0) }
    unjudged += unmeasured
  }
}

extension HealthSummary {
  /// The summary of the checks of `layout`. The claims that are `meant` to fail pass.
  init(_ health: Health, _ layout: CompiledLayout, meant: Set<HealthClaim>) {
    let judged = health.judged
    views = judged.all.count + judged.transformed.count
    let unjudged = judged.unknown.union(judged.transformed).sorted()
    self.unjudged = unjudged.map { layout.spelledPath($0) }
    var subjects = health.subjects
    if !health.reach.views.isEmpty { subjects[.outOfReach] = Set(health.reach.views) }
    if !health.regions.views.isEmpty { subjects[.reserved] = Set(health.regions.views) }
    subjects[.covered] = Set(judged.all.count > 1 ? judged.all : [])
    var (failing, open) = (subjects, subjects)
    for kind in HealthCheck.allCases { (failing[kind], open[kind]) = ([], []) }
    for found in health.findings where !meant.contains(found.claim) {
      if case .fails = found.finding.outcome {
        // Other claims decide where one fails that only helps to prove them.
        if found.claim.isSilent { continue }
        failing[found.claim.kind]?.insert(found.claim.view)
      } else {
        open[found.claim.kind]?.insert(found.claim.view)
      }
    }
    checks = HealthCheck.allCases.compactMap { kind in
      let count = subjects[kind]?.count ?? 0
      if count == 0 { return nil }
      let failed = failing[kind] ?? []
      let undecided = (open[kind] ?? []).subtracting(failed)
      return HealthRow(code: kind.code, views: count, failing: failed.count, open: undecided.count)
    }
    let openViews = open.values.reduce(into: Set<ViewID>()) { $0.formUnion($1) }
    gaps = health.gaps(open: open.values.reduce(0) { $0 + $1.count }, of: openViews.sorted(), layout)
  }
}

extension Health {
  /// The maximum number of views that are named.
  private static let namedViews = 2

  /// The reasons why a check is not decided at some sizes; `open` is the number of claims that are not, about `views`.
  fileprivate func gaps(open: Int, of views: [ViewID], _ layout: CompiledLayout) -> [String] {
    var gaps: [String] = []
    if hasOpenOverlaps || open > 0, !layout.program.steps.isEmpty {
      gaps.append("what steps place was not judged")
    } else {
      if hasOpenOverlaps { gaps.append("it is not known everywhere which views lie over each other") }
      if open > 0 {
        let named = views.prefix(Health.namedViews).map { "'\(layout.spelledPath($0))'" }
        let more = views.count - named.count
        let subject = joinedWords(named + (more > 0 ? ["\(more) more"] : []))
        gaps.append("\(open == 1 ? "a claim" : "\(open) claims") about \(subject) could not be decided everywhere")
      }
    }
    if !skippedHeights.isEmpty {
      gaps.append("the heights of \(skippedHeights.count) texts were not compared with their lines")
    }
    return gaps
  }
}

extension CompiledLayout {
  /// True if the content of a view has one size for a text that is another one in an examined language, or larger at one of several text
  /// sizes. A set size follows a text of one line.
  func isUnmeasured(_ view: ViewID, hasTextSizes: Bool) -> Bool {
    let description = program.views[view.index]
    guard description.kind.showsText, !description.text.utf8.isEmpty, case .fixed = description.intrinsicWidth,
      !description.setWidthFollowsText || program.changesText(of: view)
    else { return false }
    let isTranslated = program.translations.contains {
      $0.text(for: description.text, .text, of: view) != description.text
    }
    return isTranslated || description.textStyle != nil && hasTextSizes
  }
}

extension LayoutProgram {
  /// True if a condition or a state sets another text or font of a view: a set content size is not known to follow it.
  fileprivate func changesText(of view: ViewID) -> Bool {
    overrides.contains { override in
      switch override.setting {
      case .text(view, _), .placeholder(view, _), .fontSize(view, _), .textStyle(view, _), .fontWeight(view, _),
        .lines(view, _), .segments(view, _):
        true
      default: false
      }
    }
  }
}
