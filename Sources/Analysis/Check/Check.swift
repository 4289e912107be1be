public import LayCompiler
public import LayDiagnostics
public import LayRuntime

/// What ``check(_:options:)`` is asked.
public struct CheckOptions: Sendable {
  /// The sizes to examine, points; empty for those that follow from each layout's `sizes`.
  public var sizes: [ExactSize] = []
  /// Ranges to examine instead of `sizes`, corner to corner.
  public var ranges: [(lowest: ExactSize, highest: ExactSize)] = []
  /// The only layout to examine; nil for all of the file.
  public var layout: String?
  /// The direction of the root.
  public var direction: LayoutDirection = .leftToRight
  /// Whether to look at the other direction too.
  public var checksBothDirections = false
  /// Whether changes are tried that would put right what is wrong.
  var triesChanges = true
  /// What was shown before the text was changed; nil where it was not.
  var shown: ShownSets?
  /// How much proofs look at.
  var limits = ProofLimits()
  /// Pixels a point.
  public var scale: Rational = .one
  /// What is covered of the root.
  public var safeArea: ExactInsets = .zero
  /// Screens to lay out at instead of all sizes.
  public var screens: [Environment] = []

  /// Every layout, at the sizes that it promises.
  public init() {}

  /// The directions to look at, the one asked for first.
  var directions: [LayoutDirection] {
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    return checksBothDirections ? [direction, other] : [direction]
  }

  /// What is so at every size of a range.
  var environment: Environment { Environment(size: .zero, direction: direction, scale: scale, safeArea: safeArea) }

  /// Whether what is not found now is not there: nothing was left out by request.
  var looksAtEverything: Bool {
    layout == nil && sizes.isEmpty && ranges.isEmpty && direction == .leftToRight && scale == .one
      && safeArea == .zero && screens.isEmpty
  }
}

/// What a check found, and at which sizes it looked.
public struct CheckResult: Sendable {
  /// What was examined of one layout.
  public struct Examination: Sendable {
    /// The layout.
    public var layout: String
    /// The states that were looked at besides the base.
    public var states: [String]
    /// The sizes that were solved, points.
    public var sizes: [ExactSize]
    /// The ranges that were looked at as a whole, and what came of each; a single size is a range too.
    package var verdicts: [(range: SizeRange, verdict: Verdict)]
    /// The ranges of which a part was given up, and why, also where something is wrong elsewhere in them. What steps alone keep from
    /// a proof is not among them.
    package var gaps: [(range: SizeRange, reasons: [String])]
    /// Of the screens that were asked for, the sizes that the layout is not made for: they were not looked at.
    public var leftOut: [ExactSize]
    /// How many `assert`s there are; those of a component count once an instance.
    public var assertions: Int
    /// How many of them hold at every size that was looked at.
    public var provedAssertions: Int
    /// How many depend on steps, and hold at every size that was laid out, which is no proof.
    public var sampledAssertions: Int
    /// How many comparisons of `expect` were evaluated.
    public var expectations: Int
    /// How many of them do not hold.
    public var failedExpectations: Int
    /// How many constraints were decided with a rounded number (L0551).
    public var roundedConstraints = 0
  }

  /// The problems of the files, then those of the layouts, each once however many sizes have it.
  public var diagnostics: [Diagnostic]
  /// One entry a layout.
  public var examined: [Examination]

  /// Whether something is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Decides every layout of `compilation` at every size that it promises, evaluates its `expect`s, and says in the words of
/// the file what is wrong.
///
/// A file with errors is not laid out: what would be found there follows from them.
///
/// What it does is told to `observe`, so that somebody who waits may know; what it finds does not depend on that.
public func check(
  _ compilation: Compilation, options: CheckOptions = CheckOptions(), observe: (CheckStep) -> Void = { _ in }
) -> CheckResult {
  var (result, conflicts, facts) = checkWithoutRepairs(compilation, options: options, isSuspicious: true, observe)
  if !conflicts.isEmpty {
    var search = RepairSearch(compilation, options, conflicts: conflicts.map { $0.found }, facts)
    search.addRepairs(of: conflicts, to: &result.diagnostics, observe)
  }
  result.diagnostics = shown(result.diagnostics)
  return result
}

/// Everything that a check finds, the conflicts with their diagnostics, and the facts about each layout with a conflict. Lint is
/// looked for if it `isSuspicious`.
func checkWithoutRepairs(
  _ compilation: Compilation, options: CheckOptions, isSuspicious: Bool = false,
  _ observe: (CheckStep) -> Void = { _ in }
) -> (
  result: CheckResult, conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], facts: [String: SliceFacts]
) {
  var result = CheckResult(diagnostics: compilation.diagnostics, examined: [])
  let isSound = !result.hasErrors
  var conflicts: [(diagnostic: Diagnostic, found: FoundConflict)] = []
  var facts: [String: SliceFacts] = [:]
  var suspects = isSuspicious ? SuspicionLedger(compilation, options.limits) : nil
  if isSound {
    let layouts = compilation.layouts.filter { options.layout == nil || options.layout == $0.name }
    for (index, layout) in layouts.enumerated() {
      let own = examine(layout, of: compilation, options: options, into: &result, &suspects) { part in
        guard let part else { return observe(.deciding(layout: layout.name)) }
        let place = CheckStep.Place(number: index + 1, count: layouts.count)
        observe(.proving(layout: layout.name, place, part: CheckStep.Place(number: part.number, count: part.count)))
      }
      conflicts += own.conflicts
      facts[layout.name] = own.facts
    }
  }
  result.diagnostics += withoutEchoes(suspects?.diagnostics ?? [], of: result.diagnostics)
  var allowances = AllowanceLedger()
  for layout in compilation.layouts { allowances.add(layout.sources.allowances) }
  allowances.add(compilation.looseAllowances, isLaidOut: false)
  result.diagnostics = allowances.filter(
    result.diagnostics, reportUnused: isSound && options.looksAtEverything,
    except: suspects?.unlookedCodes ?? SuspicionLedger.codes)
  return (result, conflicts, facts)
}

/// The findings without those that only repeat that a number was rounded: what follows from others with its rounded number does
/// not follow from them as it is written.
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

/// As many of `diagnostics` as somebody may want to read, errors first of all, and how many more there are.
private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  // What was found in the files has its own last line.
  guard diagnostics.count > Limits.problems + 1 else { return diagnostics }
  var room = Limits.problems
  var isShown = [Bool](repeating: false, count: diagnostics.count)
  for severity in [Severity.error, .warning, .note] {
    for index in diagnostics.indices where room > 0 && diagnostics[index].severity == severity {
      isShown[index] = true
      room -= 1
    }
  }
  var kept = diagnostics.indices.filter { isShown[$0] }.map { diagnostics[$0] }
  let rest = diagnostics.indices.filter { !isShown[$0] }.map { diagnostics[$0] }
  guard let first = rest.first else { return kept }
  var last = Diagnostic.moreFindings(rest.count, at: first.range)
  last.severity = rest.contains { $0.severity == .error } ? .error : .warning
  kept.append(last)
  return kept
}

/// Returns the conflicts with their diagnostics; the facts if there are any.
private func examine(
  _ compiled: CompiledLayout, of compilation: Compilation, options: CheckOptions, into result: inout CheckResult,
  _ suspects: inout SuspicionLedger?, _ observe: (_ part: (number: Int, count: Int)?) -> Void
) -> (conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], facts: SliceFacts?) {
  var examination = LayoutExamination(compiled, options, isSuspicious: suspects != nil)
  examination.run { observe(($0, $1)) }
  let verdicts = evaluateExpectations(of: compiled, in: compilation)
  let assertions = AssertionVerdicts(of: compiled, examination.proofs, examination.samples)
  let found = examination.diagnostics(of: compilation) { observe(nil) }
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
  return (conflicts, conflicts.isEmpty ? nil : examination.facts)
}

extension Compilation {
  /// The problems of the files without those that an `allow` silences.
  public var unsilencedDiagnostics: [Diagnostic] {
    var allowances = AllowanceLedger()
    for layout in layouts { allowances.add(layout.sources.allowances) }
    allowances.add(looseAllowances, isLaidOut: false)
    return allowances.filter(diagnostics, reportUnused: false)
  }
}
