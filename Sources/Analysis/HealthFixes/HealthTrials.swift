internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Tries changes of the text that may mend faults of the health checks. Each is compiled and checked again as a whole, over all
/// sizes: it mends a fault if its claim holds at all of them, if no other claim of the checks fails at more sizes, and if no problem
/// is reported that was not reported before.
struct HealthTrials {
  /// The maximum number of changes that are tried for one fault.
  static let changeLimit = 8
  /// The maximum number of faults of a file for which changes are tried, warnings first.
  static let faultLimit = 12

  /// The maximum number of changes that are checked for a file.
  static let checkLimit = 40
  /// The maximum number of changes of a changed text that are tried for one fault.
  static let followUpLimit = 12
  /// The maximum number of changes one after the other that mend a fault together.
  private static let stepLimit = 3

  /// The number of changes that are checked for a file of so many bytes whose proofs examined so many rows.
  static func checkLimit(rows: Int, bytes: Int, of limits: ProofLimits) -> Int {
    min(checkLimit, limits.repairs / max(4 * rows + bytes / 8, 1))
  }

  /// A problem as it is reported.
  struct Report: Hashable {
    var code: String
    var message: String

    init(_ diagnostic: Diagnostic) { (code, message) = (diagnostic.code.id, diagnostic.message) }

    /// The number of times that each problem is reported.
    static func counts(_ diagnostics: some Sequence<Diagnostic>) -> [Report: Int] {
      diagnostics.reduce(into: [:]) { $0[Report($1), default: 0] += 1 }
    }
  }

  /// The result of one trial, or of the text without a change.
  struct Trial {
    /// The number of times that each problem of another kind is reported.
    fileprivate let reports: [Report: Int]
    /// The sizes of these problems, by variant.
    private let areas: ReportedAreas
    /// The views of the reported failures.
    private let reportedFaults: ReportedFaults
    /// The claims that fail, by layout.
    fileprivate let failures: [String: HealthFailures]
    fileprivate let hasErrors: Bool
    /// The reported failures with their layouts.
    fileprivate let faults: [(layout: CompiledLayout, fault: HealthFault)]
    /// The layouts that are not decided at some sizes or values.
    private let undecided: Set<String>

    init(
      _ diagnostics: [Diagnostic], _ failures: [String: HealthFailures],
      _ faults: [(layout: CompiledLayout, fault: HealthFault)], undecided: Set<String>
    ) {
      (self.failures, self.faults, self.undecided) = (failures, faults, undecided)
      hasErrors = diagnostics.contains { $0.severity == .error }
      let own = Set(HealthCheck.allCases.map { $0.code })
      let known = Set(faults.map { Report($0.fault.diagnostic) })
      // Texts that are cut off with their margins are no failures of claims.
      let others = diagnostics.filter { !own.contains($0.code) || !known.contains(Report($0)) }
      (reports, areas) = (Report.counts(others), ReportedAreas(others))
      reportedFaults = ReportedFaults(faults)
    }

    /// True if no problem of another kind is reported that another check does not report.
    fileprivate func reportsNoMore(than other: Trial) -> Bool {
      !hasErrors && undecided.isSubset(of: other.undecided)
        && reports.allSatisfy { $0.value <= other.reports[$0.key, default: 0] }
    }

    /// The reported failures of claims that do not fail in another check.
    fileprivate func faults(beyond other: Trial) -> [(layout: CompiledLayout, fault: HealthFault)] {
      faults.filter { layout, fault in
        let key = failureKey(of: layout.name, fault.settings)
        guard let old = other.failures[key] ?? other.failures[layout.name] else { return false }
        return failures[key]?.isWorse(fault.claim, than: old, of: layout) ?? false
      }
    }

    /// True if nothing is reported that another check does not report, or at more sizes, and no claim fails at more sizes.
    fileprivate func isWithin(_ other: Trial) -> Bool {
      undecided.isSubset(of: other.undecided)
        && reports.allSatisfy { $0.value <= other.reports[$0.key, default: 0] } && areas.areWithin(other.areas)
        && reportedFaults.areWithin(other.reportedFaults)
        // Something fails at values of metrics at which nothing did.
        && failures.keys.allSatisfy { other.failures[$0] != nil }
        && other.failures.allSatisfy { name, old in failures[name]?.areWithin(old) ?? false }
    }
  }

  /// The part of a text that a change can affect.
  struct Part: Hashable {
    /// The layouts; nil for all of them.
    fileprivate(set) var layouts: Set<String>?
    /// The sample of their sizes; nil for all of them.
    var sample: RangeSample?
  }

  private let compilation: Compilation
  /// Checks a part of a changed text.
  private let retry: (Compilation, Part) -> Trial
  /// True if a fault of a layout still exists in a changed text, as far as examples show it.
  private let stillFails: (HealthFault, _ layout: CompiledLayout, _ changed: Compilation) -> Bool
  /// The sample of the sizes of a layout; nil if all of them take little longer.
  private let sample: (CompiledLayout) -> RangeSample?
  private let before: Trial
  /// The results of the text without a change for parts of it.
  private var beforeOfParts: [Part: Trial] = [:]
  private var checksLeft: Int

  /// Creates the trials of a text with the results `before`; at most `limit` changes of it are checked. `stillFails` looks for a fault at
  /// examples in a changed text, `sample` is the sample of the sizes of a layout, and `retry` checks a part of a changed text.
  init(
    _ compilation: Compilation, _ before: Trial, limit: Int,
    stillFails: @escaping (HealthFault, _ layout: CompiledLayout, _ changed: Compilation) -> Bool,
    sampling sample: @escaping (CompiledLayout) -> RangeSample?,
    retrying retry: @escaping (Compilation, Part) -> Trial
  ) {
    (self.compilation, self.before, self.retry, checksLeft) = (compilation, before, retry, limit)
    (self.stillFails, self.sample) = (stillFails, sample)
  }

  /// The results of the text without a change for the part that a change can affect.
  private mutating func before(of part: Part) -> Trial {
    if part == Part() { return before }
    if let known = beforeOfParts[part] { return known }
    let found = retry(compilation, part)
    beforeOfParts[part] = found
    return found
  }

  /// Adds what mends each fault to its diagnostic. `observe` is called with the number of each fault before its trials.
  mutating func mend(
    _ faults: [(layout: CompiledLayout, fault: HealthFault)], in diagnostics: inout [Diagnostic],
    _ observe: (_ number: Int, _ count: Int) -> Void
  ) {
    // Where something else is broken, the effects of a change are not those that it has later.
    if before.hasErrors { return }
    let warnings = faults.filter { $0.fault.diagnostic.severity > .note }
    let first = (warnings + faults.filter { $0.fault.diagnostic.severity <= .note }).prefix(HealthTrials.faultLimit)
    for (index, item) in first.enumerated() {
      guard let place = diagnostics.firstIndex(of: item.fault.diagnostic) else { continue }
      observe(index + 1, first.count)
      if let (change, effect) = change(mending: item.fault, item.layout) {
        diagnostics[place].add(change, effect)
      } else {
        advise(on: item.fault, item.layout, &diagnostics[place])
      }
    }
  }

  /// Replaces the advice about a fault that no change mends.
  private func advise(on fault: HealthFault, _ layout: CompiledLayout, _ diagnostic: inout Diagnostic) {
    let changes = HealthChanges(fault, layout, compilation)
    if let holding = changes.holding {
      diagnostic.addHeldLength(of: fault, layout, lines(of: holding, layout, besides: diagnostic))
    } else if changes.asksForLength && checksLeft > 0 {
      // A least length was tried.
      diagnostic.addAdvice(about: fault, layout)
    }
  }

  /// The lines of constraints in the file of a diagnostic, in their order; none if one stands in another file.
  private func lines(of constraints: [ConstraintID], _ layout: CompiledLayout, besides diagnostic: Diagnostic) -> [Int]
  {
    let ranges = constraints.map { layout.sources.statements[$0.index] }
    if ranges.contains(where: { $0.file != diagnostic.range.file }) { return [] }
    return Set(ranges.map { compilation.line(of: $0) }).sorted()
  }

  /// A change that mends a fault, whatever else it does. It is an object, since frames around a check have to be small.
  private final class Attempt {
    let change: HealthChange
    let changed: Compilation
    /// The results for the layouts that the change can affect, without and with it.
    let (before, found): (Trial, Trial)
    let effect: String

    init(_ change: HealthChange, _ changed: Compilation, _ before: Trial, _ found: Trial, effect: String) {
      (self.change, self.changed, self.before, self.found, self.effect) = (change, changed, before, found, effect)
    }
  }

  /// The first change that mends a fault, with its effect; nil if none does.
  private mutating func change(
    mending fault: HealthFault, _ layout: CompiledLayout
  ) -> (change: HealthChange, effect: String)? {
    if checksLeft == 0 { return nil }
    var partial: [Attempt] = []
    for change in changes(mending: fault, layout) {
      guard let attempt = attempt(change, fault, layout) else { continue }
      if isHarmless(attempt) { return (attempt.change, attempt.effect) }
      partial.append(attempt)
    }
    var left = HealthTrials.followUpLimit
    for _ in 1..<HealthTrials.stepLimit {
      var next: [Attempt] = []
      for first in partial where left > 0 {
        for change in changes(after: first) {
          if left == 0 || checksLeft == 0 { break }
          left -= 1
          guard let attempt = attempt(change, fault, layout) else { continue }
          if isHarmless(attempt) { return (attempt.change, attempt.effect) }
          next.append(attempt)
        }
      }
      partial = next
    }
    return nil
  }

  private func isHarmless(_ attempt: Attempt) -> Bool { attempt.found.isWithin(attempt.before) }

  /// The changes that may mend a fault.
  private func changes(mending fault: HealthFault, _ layout: CompiledLayout) -> [HealthChange] {
    Array(HealthChanges(fault, layout, compilation).all.prefix(HealthTrials.changeLimit))
  }

  /// Checks a change; nil if it does not mend the fault, or if no more changes are checked.
  private mutating func attempt(_ change: HealthChange, _ fault: HealthFault, _ layout: CompiledLayout) -> Attempt? {
    if checksLeft == 0 { return nil }
    let changed = compilation.compiled(with: change.edits)
    if changed.hasErrors { return nil }
    checksLeft -= 1
    if stillFails(fault, layout, changed) { return nil }
    var part = Part(layouts: compilation.layouts(affectedBy: change.edits))
    part.sample = sample(layout)
    let first = judged(change, changed, part, fault, layout)
    guard part.sample != nil, let first, isHarmless(first) else { return first }
    // All sizes take long, so only what does no harm at those of the sample is checked at them.
    part.sample = nil
    return judged(change, changed, part, fault, layout)
  }

  /// Checks a part of a changed text; nil if the fault is left.
  private mutating func judged(
    _ change: HealthChange, _ changed: Compilation, _ part: Part, _ fault: HealthFault, _ layout: CompiledLayout
  ) -> Attempt? {
    let (before, found) = (before(of: part), retry(changed, part))
    let written = changed.compiled(at: fault.settings)
    // It may be left at other values of metrics.
    let failures = found.failures.filter { $0.key == layout.name || $0.key.hasPrefix(failurePrefix(of: layout.name)) }
    guard let written = written.layouts.first(where: { $0.name == layout.name }), !failures.isEmpty,
      !failures.values.contains(where: { failures in fault.claims.contains { failures.contain($0, of: layout) } })
    else { return nil }
    return Attempt(change, changed, before, found, effect: HealthTrials.effect(on: fault, of: layout, in: written))
  }

  /// The changes that first make the change of an attempt, and then one that may mend what that broke.
  private func changes(after first: Attempt) -> [HealthChange] {
    if !first.found.reportsNoMore(than: first.before) { return [] }
    return first.found.faults(beyond: first.before).prefix(2).flatMap { layout, fault in
      HealthChanges(fault, layout, first.changed).all.prefix(HealthTrials.changeLimit).compactMap { next in
        first.change.followed(by: next) { compilation.bytes(of: $0) }
      }
    }
  }

  /// `'title' is 288x41 at 320x568`, and the view that loses most by it, `and 'avatar' is 57x64 instead of 64x64`; empty for a guide.
  private static func effect(
    on fault: HealthFault, of layout: CompiledLayout, in changed: CompiledLayout
  ) -> String {
    var places: [String: ViewID] = [:]
    for (index, path) in changed.sources.paths.enumerated() { places[path] = ViewID(index) }
    guard let view = places[layout.sources.paths[fault.subject.index]] else { return "" }
    let (before, after) = (
      layout.program.picture(in: fault.environment), changed.program.picture(in: fault.environment)
    )
    let shown =
      "'\(layout.spelledPath(fault.subject))' is \(after.exactSize(of: view).spelled) at \(fault.environment.size.spelled)"
    var largest: (view: ViewID, loss: Rational, size: ExactSize)?
    for (index, path) in layout.sources.paths.enumerated() where ViewID(index) != fault.subject {
      guard layout.program.views[index].kind.showsSomething, let now = places[path] else { continue }
      let (old, new) = (before.exactSize(of: ViewID(index)), after.exactSize(of: now))
      let loss = max(old.width - new.width, old.height - new.height)
      if loss > largest?.loss ?? .zero { largest = (ViewID(index), loss, new) }
    }
    return largest.map { found in
      let instead = before.exactSize(of: found.view)
      return "\(shown), and '\(layout.spelledPath(found.view))' is \(found.size.spelled) instead of \(instead.spelled)"
    } ?? shown
  }
}

extension LayoutProgram {
  /// The layout in an environment.
  fileprivate func picture(in environment: LayoutEnvironment) -> Layout {
    var picture = Layout(self)
    picture.resize(to: environment, findAmbiguities: false)
    return picture
  }
}

extension Layout {
  fileprivate func exactSize(of view: ViewID) -> ExactSize {
    let frame = exactFrame(of: view)
    return ExactSize(width: frame.width, height: frame.height)
  }
}

extension ViewKind {
  /// True for views whose own size people see.
  fileprivate var showsSomething: Bool { hasContent || isInteractive }
}
