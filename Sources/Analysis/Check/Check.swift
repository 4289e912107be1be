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
    /// The sizes that were solved, in points.
    public var sizes: [ExactSize]
    /// The ranges that were proved, with the verdict on each; a single size is a range too.
    package var verdicts: [(range: SizeRange, verdict: Verdict)]
    /// The ranges of which a part was given up, with the reasons, even if a defect was found elsewhere in them. Reasons that are
    /// due to steps alone are not included.
    package var gaps: [(range: SizeRange, reasons: [String])]
    /// The sizes of requested screens that the layout does not declare: they were not examined.
    public var leftOut: [ExactSize]
    /// The number of `assert`s; those of a component count once for each instance.
    public var assertions: Int
    /// The number of `assert`s that hold at every size that was examined.
    public var provedAssertions: Int
    /// The number of `assert`s that depend on steps and hold at every size that was laid out, which is no proof.
    public var sampledAssertions: Int
    /// The number of comparisons of `expect` that were evaluated.
    public var expectations: Int
    /// The number of these comparisons that fail.
    public var failedExpectations: Int
    /// The number of constraints that were solved with a rounded number (L0551).
    public var roundedConstraints = 0
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
  var (result, conflicts, facts) = checkWithoutRepairs(compilation, options: options, lint: .all, observe)
  if !conflicts.isEmpty {
    var search = RepairSearch(compilation, options, conflicts: conflicts.map { $0.found }, facts)
    search.addRepairs(of: conflicts, to: &result.diagnostics, observe)
  }
  result.diagnostics = shown(options.grading(result.diagnostics), options)
  return result
}

/// Returns all findings of a check, the conflicts with their diagnostics, and the facts about each layout with a conflict. The checks
/// of `lint` run besides.
func checkWithoutRepairs(
  _ compilation: Compilation, options: CheckOptions, lint: LintChecks = .none,
  _ observe: (CheckStep) -> Void = { _ in }
) -> (
  result: CheckResult, conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], facts: [String: SliceFacts]
) {
  var result = CheckResult(diagnostics: compilation.diagnostics, examined: [])
  let isSound = !result.hasErrors
  var conflicts: [(diagnostic: Diagnostic, found: FoundConflict)] = []
  var facts: [String: SliceFacts] = [:]
  var suspects = lint == .none ? nil : SuspicionLedger(compilation, lint, options)
  if isSound {
    let layouts = compilation.layouts.filter { options.layout == nil || options.layout == $0.name }
    for (index, layout) in layouts.enumerated() {
      let own = examine(layout, of: compilation, options: options, into: &result, &suspects, lint) { part in
        guard let part else { return observe(.deciding(layout: layout.name)) }
        let place = CheckStep.Place(number: index + 1, count: layouts.count)
        observe(.proving(layout: layout.name, place, part: CheckStep.Place(number: part.number, count: part.count)))
      }
      conflicts += own.conflicts
      facts[layout.name] = own.facts
    }
  }
  result.diagnostics += withoutEchoes(suspects?.diagnostics ?? [], of: result.diagnostics)
  if isSound, let suspects {
    var trials = RemovalTrials(compilation, options)
    result.diagnostics += suspects.pointlessDiagnostics.map { trials.tried($0) }
  }
  var allowances = AllowanceLedger()
  for layout in compilation.layouts { allowances.add(layout.sources.allowances) }
  allowances.add(compilation.looseAllowances, isLaidOut: false)
  result.diagnostics = allowances.filter(
    result.diagnostics, reportUnused: isSound && options.looksAtEverything,
    except: suspects?.unlookedCodes ?? SuspicionLedger.codes)
  return (result, conflicts, facts)
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

/// Returns the conflicts with their diagnostics; the facts if fixes are tried for them.
private func examine(
  _ compiled: CompiledLayout, of compilation: Compilation, options: CheckOptions, into result: inout CheckResult,
  _ suspects: inout SuspicionLedger?, _ lint: LintChecks,
  _ observe: (_ part: (number: Int, count: Int)?) -> Void
) -> (conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], facts: SliceFacts?) {
  var examination = LayoutExamination(compiled, options, lint: lint)
  examination.run { observe(($0, $1)) }
  examination.searchSets()
  let verdicts = evaluateExpectations(of: compiled, in: compilation)
  let assertions = AssertionVerdicts(of: compiled, examination.proofs, examination.samples)
  let found = diagnostics(of: examination, compiled, compilation, options) { observe(nil) }
  result.diagnostics += found
  result.diagnostics += assertions.diagnostics { compilation.text(at: $0) }
  result.diagnostics += verdicts.failures
  suspects?.add(compiled, examination, looksAtEverything: options.looksAtEverything)
  if compiled.sizes.isEmpty && options.sizes.isEmpty && options.ranges.isEmpty && options.screens.isEmpty {
    result.diagnostics.append(.noSizes(compiled, examined: examination.sizes, in: compilation))
  }
  result.examined.append(
    CheckResult.Examination(
      layout: compiled.name, states: compiled.program.states, sizes: examination.sizes,
      verdicts: examination.verdicts, gaps: examination.gaps + assertions.gapsOfLimits, leftOut: examination.leftOut,
      assertions: assertions.count,
      provedAssertions: assertions.provedCount, sampledAssertions: assertions.sampledCount,
      expectations: verdicts.count,
      failedExpectations: verdicts.failures.count, roundedConstraints: compiled.roundedConstraints))
  let conflicts = zip(found, examination.conflicts).map { (diagnostic: $0, found: $1) }
  // Only trials of fixes ask for the facts.
  let isAsked = options.triesChanges && !conflicts.isEmpty
  return (conflicts, isAsked ? examination.facts(of: compiled) : nil)
}

/// The diagnostics of an examination, with the changes that were tried for ambiguous numbers if the options ask for that.
private func diagnostics(
  of examination: borrowing LayoutExamination, _ compiled: CompiledLayout, _ compilation: Compilation,
  _ options: CheckOptions, _ observe: () -> Void
) -> [Diagnostic] {
  if !options.triesChanges { return examination.plainDiagnostics }
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
