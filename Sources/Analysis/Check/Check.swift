public import LayCompiler
public import LayDiagnostics
public import LayRuntime

/// The findings of a check, and the sizes that it examined.
public struct CheckResult: Sendable {
  /// The extent and the verdicts of a check of one layout.
  public struct Examination: Sendable {
    /// The name of the layout.
    public var layout: String
    /// The states that were examined besides the base.
    public var states: [String]
    /// The text sizes that were examined, from the smallest; empty if that is the default alone.
    public var textSizes: [TextSize] = []
    /// The languages that were examined; empty if none was asked for.
    public var languages: [String] = []
    /// The sizes that were solved, in points.
    public var sizes: [ExactSize]
    /// The ranges that were proved, with the verdict on each; a single size is a range too.
    package var verdicts: [(range: SizeRange, verdict: Verdict)]
    /// The ranges of which a part was given up, with the reasons, even if a defect was found elsewhere in them. Reasons that are
    /// due to steps alone are not included.
    package var gaps: [(range: SizeRange, reasons: [String])]
    /// The least sizes of requested poses that the layout does not declare: they were not examined.
    public var leftOut: [ExactSize]
    /// The number of `assert`s; those of a component count once for each instance.
    public var assertions: Int
    /// The number of `assert`s that hold at every size that was examined.
    public var provedAssertions: Int
    /// The numbers of the `assert`s that are not proved.
    package var openAssertions: [Int] = []
    /// The number of `assert`s that depend on steps and hold at every size that was laid out, which is no proof.
    public var sampledAssertions: Int
    /// The number of comparisons of `expect` that were evaluated.
    public var expectations: Int
    /// The number of these comparisons that fail.
    public var failedExpectations: Int
    /// The number of constraints that were solved with a rounded number (L0551).
    public var roundedConstraints = 0
    /// The directions that were examined; the usual one if each language has its own.
    package var directions: [InterfaceDirection] = [.leftToRight]
    /// True if a language was examined in its own direction instead of the requested ones.
    package var replacesDirections = false
    /// The number of constraints, those of content sizes not counted.
    package var constraints = 0
    /// The number of views and guides.
    package var views = 0
    /// The health checks; nil if they were not made.
    package var health: HealthSummary?
    /// True if constraints conflict at some size.
    package var hasConflicts = false
    /// True if numbers of frames are ambiguous at some size.
    package var hasAmbiguities = false
    /// The text sizes that were examined, the default among them.
    var allTextSizes: [TextSize] { textSizes.isEmpty ? [.large] : textSizes }
    /// The metrics with ranges, for all of whose values it was examined.
    package var parameters: [ProgramParameter] = []
    /// The only height of the keyboard that was examined, 0 for a hidden one; nil if it is a parameter, or if there is none.
    package var keyboardHeight: Rational?
    /// The insets of a declared safe area without ranges, but those that are 0.
    package var fixedInsets: [NamedNumber] = []
  }

  /// The diagnostics of the files, then those of the layouts, each once no matter how many sizes have it.
  public var diagnostics: [Diagnostic]
  /// The examinations, one for each layout.
  public var examined: [Examination]

  /// True if a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Checks every layout of `compilation` at every size that it declares. Evaluates its `expect`s, and reports defects in the words
/// of the file.
///
/// A file with errors is not laid out, since findings would follow from the errors.
///
/// `observe` is called with the progress of the check, which does not affect the result.
public func check(
  _ compilation: Compilation, options: CheckOptions = CheckOptions(), observe: (CheckStep) -> Void = { _ in }
) -> CheckResult {
  compilation.hasParts
    ? checkOfParts(compilation, options, observe) : checkOfOnePart(compilation, options, observe)
}

/// Checks layouts whose declared sizes may have several parts. A frame of its own keeps the stack of other checks small.
private func checkOfParts(
  _ compilation: Compilation, _ options: CheckOptions, _ observe: (CheckStep) -> Void
) -> CheckResult {
  guard let parts = SizesParts(compilation, options) else { return checkOfOnePart(compilation, options, observe) }
  var plain = options
  plain.triesChanges = false
  var trials = PartTrials(parts) { changed in
    plain.grading(checkWithoutRepairs(changed.translated(for: plain), options: plain, lint: .all).result.diagnostics)
  }
  var results: [CheckResult] = []
  for compilation in parts.compilations {
    let (result, rows) = checkWithRows(compilation, options, observe)
    results.append(result)
    trials.add(HealthTrials.checkLimit(rows: rows, bytes: compilation.byteCount, of: options.limits))
  }
  if options.reportsTrials { trials.judge(&results) }
  return parts.joined(results)
}

/// Checks layouts whose declared sizes are one part.
private func checkOfOnePart(
  _ compilation: Compilation, _ options: CheckOptions, _ observe: (CheckStep) -> Void
) -> CheckResult {
  checkWithRows(compilation, options, observe).result
}

/// Checks layouts whose declared sizes are one part. `rows` is the approximate number of rows and views that the proofs examined.
private func checkWithRows(
  _ compilation: Compilation, _ options: CheckOptions, _ observe: (CheckStep) -> Void
) -> (result: CheckResult, rows: Int) {
  let compilation = compilation.translated(for: options)
  var found = checkWithoutRepairs(compilation, options: options, lint: .all, observe)
  found.mend(compilation, options, observe)
  found.repair(compilation, options, observe)
  found.mendRanges(compilation, options)
  if options.reportsTrials {
    var plain = options
    plain.triesChanges = false
    let limit = HealthTrials.checkLimit(rows: found.rows, bytes: compilation.byteCount, of: options.limits)
    compilation.addTurnedSigns(to: &found.result.diagnostics, limit: limit) { changed, layout in
      plain.triedLayouts = [layout]
      return checkWithoutRepairs(changed, options: plain, lint: .frames).result.diagnostics
    }
  }
  found.result.diagnostics = options.grading(found.result.diagnostics)
  found.countFaults(options)
  found.result.diagnostics = shown(found.result.diagnostics, options)
  return (found.result, found.rows)
}

/// The findings of a check for which no change was tried.
struct CheckFindings {
  var result: CheckResult
  /// The conflicts with their diagnostics.
  var conflicts: [(diagnostic: Diagnostic, found: FoundConflict)] = []
  /// The examination of each layout with a conflict, by its name.
  var examinations: [String: LayoutExamination] = [:]
  /// The failures of health checks with their layouts.
  var faults: [(layout: CompiledLayout, fault: HealthFault)] = []
  /// The claims of health checks that fail, by layout.
  var failures: [String: HealthFailures] = [:]
  /// The reports of views that extend beyond the screen, by the names of their layouts.
  var departures: [String: Set<SourceRange>] = [:]
  /// The reports about the margins of texts, by the names of their layouts.
  var margins: [String: TextMargins] = [:]
  /// The ranges of each layout that were proved, with the variants.
  var proved: [String: [(range: SizeRange, variant: Variant)]] = [:]
  /// The approximate number of rows and views that the proofs examined.
  var rows = 0

  /// Counts the failures of health checks of each layout that are reported, and those that are silenced. A layout whose views
  /// extend beyond the screen is not healthy either.
  fileprivate mutating func countFaults(_ options: CheckOptions) {
    let diagnostics = result.diagnostics.filter { options.shows($0) }
    let reported = Set(diagnostics.map { Identity($0) })
    var counts: [String: (findings: Int, silenced: Int)] = [:]
    for (layout, fault) in faults {
      if reported.contains(Identity(fault.diagnostic)) {
        counts[layout.name, default: (0, 0)].findings += 1
      } else {
        counts[layout.name, default: (0, 0)].silenced += 1
      }
    }
    let leaving = Set(diagnostics.filter { $0.code == .leavesScreen }.map { $0.range })
    for (layout, ranges) in departures {
      let reported = ranges.count { leaving.contains($0) }
      counts[layout, default: (0, 0)].findings += reported
      counts[layout, default: (0, 0)].silenced += ranges.count - reported
    }
    for (layout, own) in margins {
      let reported = own.diagnostics.count { reported.contains(Identity($0)) }
      counts[layout, default: (0, 0)].findings += reported
      counts[layout, default: (0, 0)].silenced += own.diagnostics.count - reported
    }
    for index in result.examined.indices {
      if margins[result.examined[index].layout]?.isOpen ?? false {
        result.examined[index].health?.gaps.append("texts with their margins conflict with constraints")
      }
      let count = counts[result.examined[index].layout] ?? (0, 0)
      result.examined[index].health?.findings = count.findings
      result.examined[index].health?.silenced = count.silenced
    }
  }

  /// The layouts that are not decided at some sizes or values of metrics.
  fileprivate var undecidedLayouts: Set<String> {
    Set(result.examined.filter { !$0.gaps.isEmpty || !($0.health?.gaps.isEmpty ?? true) }.map { $0.layout })
  }

  /// A diagnostic without what a severity and a fix change.
  struct Identity: Hashable {
    var code: DiagnosticCode
    var message: String
    var range: SourceRange

    init(_ diagnostic: Diagnostic) { (code, message, range) = (diagnostic.code, diagnostic.message, diagnostic.range) }
  }

  /// Tries changes for the failures of health checks, and adds those that mend them to their diagnostics.
  fileprivate mutating func mend(
    _ compilation: Compilation, _ options: CheckOptions, _ observe: (CheckStep) -> Void
  ) {
    if faults.isEmpty || !options.reportsTrials { return }
    var plain = options
    plain.triesChanges = false
    let found = HealthTrials.Trial(result.diagnostics, failures, faults, undecided: undecidedLayouts)
    let limit = HealthTrials.checkLimit(rows: rows, bytes: compilation.byteCount, of: options.limits)
    var trials = HealthTrials(
      compilation, found, limit: limit,
      stillFails: { fault, layout, changed in
        options.looksAtExamples && fault.stillFails(in: changed.withEnvironment(of: plain), of: layout, plain)
      },
      sampling: { options.sample(of: $0, with: []) }
    ) { changed, part in
      var own = plain
      (own.triedLayouts, own.sample) = (part.layouts, part.sample)
      let found = checkWithoutRepairs(changed, options: own, lint: .health)
      return HealthTrials.Trial(
        found.result.diagnostics, found.failures, found.faults, undecided: found.undecidedLayouts)
    }
    let shown = faults.filter { options.shows($0.fault.diagnostic) }
    trials.mend(shown, in: &result.diagnostics) { number, count in
      observe(.mending(CheckStep.Place(number: number, count: count)))
    }
  }
}

extension CheckFindings {
  /// Adds the changes that end each conflict.
  fileprivate mutating func repair(
    _ compilation: Compilation, _ options: CheckOptions, _ observe: (CheckStep) -> Void
  ) {
    let shown = conflicts.filter { options.shows($0.diagnostic) }
    if shown.isEmpty || options.leavesOutTrials { return }
    var search = RepairSearch(compilation, options, conflicts: conflicts.map { $0.found }, examinations)
    let limit = HealthTrials.checkLimit(rows: rows, bytes: compilation.byteCount, of: options.limits)
    search.addRepairs(
      of: shown, to: &result.diagnostics, healthLimit: limit,
      health: { changed, layout in healthFindings(of: layout, changed, options) }, observe)
  }

  /// Adds the changes that mend conflicts and ambiguous numbers of layouts with ranges of numbers.
  fileprivate mutating func mendRanges(_ compilation: Compilation, _ options: CheckOptions) {
    let parameters = compilation.parameters(for: options)
    if !options.reportsTrials || parameters.isEmpty { return }
    let limit = HealthTrials.checkLimit(rows: rows, bytes: compilation.byteCount, of: options.limits)
    var plain = options
    plain.triesChanges = false
    var repairs = RangedRepairs(
      compilation, parameters, result.diagnostics, limit: limit,
      corner: { point in mendedDiagnostics(of: compilation, at: point, options) },
      retry: { checkWithoutRepairs($0, options: plain, lint: .all).result.diagnostics })
    repairs.mend(&result.diagnostics)
  }
}

/// The diagnostics of a compilation at values of its parameters, with the changes that mend them there.
private func mendedDiagnostics(
  of compilation: Compilation, at point: ParameterPoint, _ options: CheckOptions
) -> [Diagnostic] {
  var own = options
  own.environmentNumbers = point.environmentNumbers
  let fixed = compilation.compiled(at: point.values).withEnvironment(of: own)
  var found = checkWithFixedMetrics(fixed, options: own, lint: .none) { _ in }
  found.repair(fixed, own) { _ in }
  return found.result.diagnostics
}

/// The health findings about a layout of a changed compilation, as they would be reported.
private func healthFindings(of layout: String, _ changed: Compilation, _ options: CheckOptions) -> [Diagnostic] {
  var plain = options
  plain.triesChanges = false
  plain.layout = layout
  let found = checkWithoutRepairs(changed, options: plain, lint: .healthAlone)
  let reported = Set(found.result.diagnostics.map { CheckFindings.Identity($0) })
  return options.grading(
    found.faults.map { $0.fault.diagnostic }.filter { reported.contains(CheckFindings.Identity($0)) })
}

/// Returns all findings of a check, for all values of metrics with ranges. The checks of `lint` run besides.
func checkWithoutRepairs(
  _ compilation: Compilation, options: CheckOptions, lint: LintChecks = .none,
  _ observe: (CheckStep) -> Void = { _ in }
) -> CheckFindings {
  let compilation = compilation.withEnvironment(of: options)
  // A frame of its own keeps the stack of other checks small.
  return compilation.layouts.contains { !$0.parameters.isEmpty }
    ? checkWithRanges(compilation, options: options, lint: lint, observe)
    : checkWithFixedMetrics(compilation, options: options, lint: lint, observe)
}

private func checkWithRanges(
  _ compilation: Compilation, options: CheckOptions, lint: LintChecks, _ observe: (CheckStep) -> Void
) -> CheckFindings {
  // Changes are tried for one value of a metric.
  var plain = options
  plain.triesChanges = false
  return withoutActuallyEscaping(observe) { observe in
    var check = ParameterCheck(compilation, plain, lint: lint) { compilation, numbers in
      var own = plain
      own.environmentNumbers = numbers
      return checkWithFixedMetrics(compilation.withEnvironment(of: own), options: own, lint: lint, observe)
    }
    return check?.run() ?? checkWithFixedMetrics(compilation, options: options, lint: lint, observe)
  }
}

/// Returns all findings of a check, with the lowest values of metrics with ranges.
private func checkWithFixedMetrics(
  _ compilation: Compilation, options: CheckOptions, lint: LintChecks, _ observe: (CheckStep) -> Void
) -> CheckFindings {
  var found = CheckFindings(result: CheckResult(diagnostics: compilation.diagnostics, examined: []))
  let isSound = !found.result.hasErrors
  var suspects = lint == .none ? nil : SuspicionLedger(compilation, lint, options)
  if isSound {
    let layouts = compilation.layouts.filter { options.examines($0.name) }
    for (index, layout) in layouts.enumerated() {
      examine(layout, of: compilation, options: options, into: &found, &suspects, lint) { part in
        guard let part else { return observe(.deciding(layout: layout.name)) }
        let place = CheckStep.Place(number: index + 1, count: layouts.count)
        observe(.proving(layout: layout.name, place, part: CheckStep.Place(number: part.number, count: part.count)))
      }
    }
  }
  (found.faults, found.failures) = (suspects?.faults ?? [], suspects?.failures ?? [:])
  found.departures = suspects?.departures ?? [:]
  found.margins = suspects?.margins ?? [:]
  found.result.diagnostics += withoutEchoes(suspects?.diagnostics ?? [], of: found.result.diagnostics)
  if isSound, let suspects {
    var trials = RemovalTrials(compilation, options)
    let pointless = suspects.pointlessDiagnostics
    found.result.diagnostics += options.showsEdits ? pointless.map { trials.tried($0) } : pointless
    // Their fix changes frames on purpose.
    if lint == .all { found.result.diagnostics += compilation.idleMargins }
  }
  if isSound { found.result.diagnostics += options.remarks }
  // Without translations nothing is said of texts.
  let unasked = options.translations.isEmpty ? [DiagnosticCode.textWithoutKey.id] : []
  var allowances = AllowanceLedger()
  for layout in compilation.layouts { allowances.add(layout.sources.allowances) }
  allowances.add(compilation.looseAllowances, isLaidOut: false)
  found.result.diagnostics = allowances.filter(
    found.result.diagnostics, reportUnused: isSound && options.looksAtEverything,
    except: (suspects?.unlookedCodes ?? SuspicionLedger.codes) + unasked)
  return found
}

/// The findings without those that are due to a rounded number alone: a constraint that is implied with the rounded number is not
/// implied as it is written.
private func withoutEchoes(_ findings: [Diagnostic], of diagnostics: [Diagnostic]) -> [Diagnostic] {
  let rounded = diagnostics.filter { $0.code == .decimalNoise }.map { $0.range }
  if rounded.isEmpty { return findings }
  return findings.filter { finding in
    guard finding.code == .impliedRule || finding.code == .redundantRule else { return true }
    let places = [finding.range] + finding.labels.map { $0.range }
    return !places.contains { place in
      rounded.contains { $0.file == place.file && place.start <= $0.start && $0.end <= place.end }
    }
  }
}

/// The most important of `diagnostics` up to a limit, errors first, with a note on the number of the others.
private func shown(_ diagnostics: [Diagnostic], _ options: CheckOptions) -> [Diagnostic] {
  // The diagnostics of the files have a last line of their own.
  guard diagnostics.count > Limits.problems + 1 else { return diagnostics }
  var room = Limits.problems
  var isShown = [Bool](repeating: false, count: diagnostics.count)
  for severity in [Severity.error, .warning, .note] {
    for index in diagnostics.indices where room > 0 && diagnostics[index].severity == severity {
      isShown[index] = true
      room -= 1
    }
  }
  let kept = diagnostics.indices.filter { isShown[$0] }.map { diagnostics[$0] }
  let rest = diagnostics.indices.filter { !isShown[$0] }.map { diagnostics[$0] }
  guard let first = rest.first else { return kept }
  var last = Diagnostic.moreFindings(rest.count, at: first.range)
  last.severity = rest.contains { $0.severity == .error } ? .error : .warning
  return kept + options.grading([last])
}

/// Adds the findings about a layout.
private func examine(
  _ compiled: CompiledLayout, of compilation: Compilation, options: CheckOptions, into all: inout CheckFindings,
  _ suspects: inout SuspicionLedger?, _ lint: LintChecks,
  _ observe: (_ part: (number: Int, count: Int)?) -> Void
) {
  let examination = LayoutExamination(compiled, options, lint: lint)
  examination.run { observe(($0, $1)) }
  examination.searchSets()
  let found = diagnostics(of: examination, compiled, compilation, options) { observe(nil) }
  // Changes are tried deep inside of the line above: what comes after it has a frame of its own.
  record(found, of: examination, compiled, compilation, options, in: &all, &suspects)
}

/// Records the diagnostics and the extent of an examination.
private func record(
  _ found: [Diagnostic], of examination: LayoutExamination, _ compiled: CompiledLayout,
  _ compilation: Compilation, _ options: CheckOptions, in all: inout CheckFindings, _ suspects: inout SuspicionLedger?
) {
  all.result.diagnostics += found
  add(examination, of: compiled, compilation, options, to: &all)
  all.proved[compiled.name] = examination.proofs.map { ($0.range, $0.variant) }
  suspects?.add(compiled, examination, looksAtEverything: options.looksAtEverything)
  if compiled.sizes.isEmpty && options.sizes.isEmpty && options.ranges.isEmpty && options.poses.isEmpty {
    all.result.diagnostics.append(.noSizes(compiled, examined: examination.sizes, in: compilation))
  }
  all.conflicts += zip(found, examination.conflicts).map { (diagnostic: $0, found: $1) }
  all.rows += compiled.program.views.count + examination.proofs.map { $0.budget.rows }.reduce(0, +)
  all.rows += (examination.health?.effort ?? 0) / Health.regionsOfRow
  // Only trials of fixes ask for it.
  if options.reportsTrials && !examination.conflicts.isEmpty { all.examinations[compiled.name] = examination }
}

/// Adds the verdicts on assertions and expectations, and the extent of an examination.
private func add(
  _ examination: LayoutExamination, of compiled: CompiledLayout, _ compilation: Compilation,
  _ options: CheckOptions, to all: inout CheckFindings
) {
  let verdicts = evaluateExpectations(of: compiled, in: compilation)
  let assertions = AssertionVerdicts(of: compiled, examination.proofs, examination.samples)
  all.result.diagnostics += assertions.diagnostics { compilation.text(at: $0) }
  all.result.diagnostics += verdicts.failures
  all.result.examined.append(
    CheckResult.Examination(
      layout: compiled.name, states: compiled.program.states,
      textSizes: compiled.textSizesToExamine(options).spokenOf,
      languages: examination.languageNames, sizes: examination.sizes,
      verdicts: examination.verdicts, gaps: examination.gaps + assertions.gapsOfLimits, leftOut: examination.leftOut,
      assertions: assertions.count,
      provedAssertions: assertions.provedCount, openAssertions: assertions.openAssertions,
      sampledAssertions: assertions.sampledCount,
      expectations: verdicts.count,
      failedExpectations: verdicts.failures.count, roundedConstraints: compiled.roundedConstraints,
      directions: examination.directions, replacesDirections: examination.replacesDirections,
      constraints: compiled.program.constraints.count,
      views: compiled.program.views.count, health: examination.healthSummary, hasConflicts: examination.hasConflicts,
      hasAmbiguities: examination.hasAmbiguities,
      keyboardHeight: compiled.fixedKeyboardHeight, fixedInsets: compiled.fixedInsets))
}

/// The diagnostics of an examination, with the changes that were tried for ambiguous numbers if the options ask for that.
private func diagnostics(
  of examination: LayoutExamination, _ compiled: CompiledLayout, _ compilation: Compilation,
  _ options: CheckOptions, _ observe: () -> Void
) -> [Diagnostic] {
  if !options.triesChanges { return examination.plainDiagnostics }
  if options.leavesOutTrials {
    return examination.diagnostics(of: compilation, trying: { _ in nil }, steps: { _ in nil })
  }
  if let plain = examination.diagnosticsWithoutTrials(options) { return plain }
  var trials = AdditionTrials(compiled, of: compilation, examination.proofs, options)
  var steps = compiled.program.steps.isEmpty ? nil : StepAdditions(compiled, compilation, options)
  return examination.diagnostics(
    of: compilation, trying: { trials.rules(for: $0, observe) }, steps: { steps?.tried(for: $0) })
}

extension Compilation {
  /// The diagnostics of the files without those that an `allow` silences.
  public var unsilencedDiagnostics: [Diagnostic] {
    var allowances = AllowanceLedger()
    for layout in layouts { allowances.add(layout.sources.allowances) }
    allowances.add(looseAllowances, isLaidOut: false)
    return allowances.filter(diagnostics, reportUnused: false)
  }
}

extension [TextSize] {
  /// The sizes from the smallest; none if they are the default alone.
  fileprivate var spokenOf: [TextSize] { self == [.large] ? [] : sorted() }
}
