internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Tries changes of the text that may mend faults of the health checks. Each is compiled and checked again as a whole, over all
/// sizes: it mends a fault if its claim holds at all of them, if no other claim of the checks fails at more sizes, and if no problem
/// is reported that was not reported before.
struct HealthTrials: ~Copyable {
  /// The maximum number of changes that are tried for one fault.
  static let changeLimit = 8
  /// The maximum number of faults of a file for which changes are tried, warnings first.
  static let faultLimit = 12

  /// The maximum number of changes that are checked for a file.
  static let checkLimit = 40

  /// The number of changes that are checked for a file of so many bytes whose proofs examined so many rows.
  static func checkLimit(rows: Int, bytes: Int, of limits: ProofLimits) -> Int {
    min(checkLimit, limits.repairs / max(4 * rows + bytes / 8, 1))
  }

  /// A problem as it is reported.
  fileprivate struct Report: Hashable {
    var code: String
    var message: String

    init(_ diagnostic: Diagnostic) { (code, message) = (diagnostic.code.id, diagnostic.message) }
  }

  /// The result of one trial, or of the text without a change.
  struct Trial {
    /// The number of times that each problem of another kind is reported.
    fileprivate var reports: [Report: Int] = [:]
    /// The claims that fail, by layout.
    fileprivate let failures: [String: HealthFailures]
    fileprivate let hasErrors: Bool

    init(_ diagnostics: [Diagnostic], _ failures: [String: HealthFailures]) {
      self.failures = failures
      hasErrors = diagnostics.contains { $0.severity == .error }
      let own = Set(HealthCheck.allCases.map { $0.code })
      for diagnostic in diagnostics where !own.contains(diagnostic.code) {
        reports[Report(diagnostic), default: 0] += 1
      }
    }

    /// True if nothing is reported that another check does not report, and no claim fails at more sizes.
    fileprivate func isWithin(_ other: Trial) -> Bool {
      reports.allSatisfy { $0.value <= other.reports[$0.key, default: 0] }
        // Something fails at values of metrics at which nothing did.
        && failures.keys.allSatisfy { other.failures[$0] != nil }
        && other.failures.allSatisfy { name, old in failures[name]?.areWithin(old) ?? false }
    }
  }

  private let compilation: Compilation
  /// Checks a changed text.
  private let retry: (Compilation) -> Trial
  private let before: Trial
  private var checksLeft: Int

  /// Creates the trials of a text with the results `before`; at most `limit` changes of it are checked.
  init(_ compilation: Compilation, _ before: Trial, limit: Int, retrying retry: @escaping (Compilation) -> Trial) {
    (self.compilation, self.before, self.retry, checksLeft) = (compilation, before, retry, limit)
  }

  /// Adds what mends each fault to its diagnostic. `observe` is called with the number of each fault before its trials.
  mutating func mend(
    _ faults: [(layout: CompiledLayout, fault: HealthFault)], in diagnostics: inout [Diagnostic],
    _ observe: (_ number: Int, _ count: Int) -> Void
  ) {
    // Where something else is broken, the effects of a change are not those that it has later.
    if before.hasErrors || checksLeft == 0 { return }
    let warnings = faults.filter { $0.fault.diagnostic.severity > .note }
    let first = (warnings + faults.filter { $0.fault.diagnostic.severity <= .note }).prefix(HealthTrials.faultLimit)
    for (index, item) in first.enumerated() {
      guard checksLeft > 0, let place = diagnostics.firstIndex(of: item.fault.diagnostic) else { continue }
      observe(index + 1, first.count)
      if let (change, effect) = change(mending: item.fault, item.layout) {
        diagnostics[place].add(change, effect)
      }
    }
  }

  /// The first change that mends a fault, with its effect; nil if none does.
  private mutating func change(
    mending fault: HealthFault, _ layout: CompiledLayout
  ) -> (change: HealthChange, effect: String)? {
    for change in HealthChanges(fault, layout, compilation).all.prefix(HealthTrials.changeLimit) {
      if checksLeft == 0 { return nil }
      let changed = compilation.compiled(with: change.edits)
      if changed.hasErrors { continue }
      checksLeft -= 1
      let found = retry(changed)
      let written = ParameterPoint(values: fault.settings).compiled(changed, isLowest: false)
      guard let written = written.layouts.first(where: { $0.name == layout.name }), found.isWithin(before),
        let failures = found.failures[failureKey(of: layout.name, fault.settings)]
          ?? found.failures[layout.name], !fault.claims.contains(where: { failures.contain($0, of: layout) })
      else { continue }
      return (change, HealthTrials.effect(on: fault, of: layout, in: written))
    }
    return nil
  }

  /// `'title' is 288x41 at 320x568`; empty for a guide.
  private static func effect(
    on fault: HealthFault, of layout: CompiledLayout, in changed: CompiledLayout
  ) -> String {
    let path = layout.sources.paths[fault.claim.view.index]
    guard let view = changed.sources.paths.firstIndex(of: path) else { return "" }
    var picture = Layout(changed.program)
    picture.resize(to: fault.environment, findAmbiguities: false)
    let frame = picture.exactFrame(of: ViewID(view))
    let size = ExactSize(width: frame.width, height: frame.height)
    return "'\(layout.spelledPath(fault.claim.view))' is \(size.spelled) at \(fault.environment.size.spelled)"
  }
}
