internal import LayCompiler
internal import LayDiagnostics

/// The lint findings of all layouts of a compilation.
struct SuspicionLedger {
  /// The codes that it reports.
  static let codes =
    [
      "L0530", "L0531", "L0532", "L0533", "L0534", "L0535", "L0536", "L0537", "L0538", "L0539",
    ] + HealthCheck.allCases.map { $0.code.id } + PointlessLedger.codes

  /// The codes of checks that run on each view.
  private static let codesOfViews: [String] =
    [
      DiagnosticCode.ruleNeverHolds, .viewWithoutSize, .leavesScreen, .fixedSide, .leavesSuperview,
    ].map { $0.id } + HealthCheck.allCases.map { $0.code.id }

  private var branches = UnusedBranches()
  private var found: [Diagnostic] = []
  /// The failures of health checks, with their layouts.
  private(set) var faults: [(layout: CompiledLayout, fault: HealthFault)] = []
  /// The claims of health checks that fail, by layout.
  private(set) var failures: [String: HealthFailures] = [:]
  /// The reports of views that extend beyond the screen, by the names of their layouts.
  private(set) var departures: [String: Set<SourceRange>] = [:]
  /// The reports about the margins of texts, by the names of their layouts.
  private(set) var margins: [String: TextMargins] = [:]
  /// True if a layout has contradictions or was not examined completely, so that lint checks did not run on it.
  private var isCutShort = false

  private let compilation: Compilation
  private let declarations: Declarations
  private var implied = FoundEverywhere()
  /// The codes of findings about what has no effect in any layout.
  private static let codesOfAll: [DiagnosticCode] = [.redundantRule, .ruleNeverHolds, .viewWithoutSize]
  /// The constraints and views of layouts that do not have such a finding, by its code.
  private var effective: [DiagnosticCode: Set<SourceRange>] = [:]
  /// The findings about declarations and constraints without effect; nil if they are off.
  private var pointless: PointlessLedger?
  /// The statements about left and right that were reported: their effects differ from layout to layout.
  private var fixedSides: Set<SourceRange> = []

  private let options: CheckOptions
  private let lint: LintChecks
  /// The codes of checks that were skipped because they would exceed a limit.
  private var unasked: [String] = []

  /// Creates an empty ledger for the layouts of `compilation`.
  init(_ compilation: Compilation, _ lint: LintChecks, _ options: CheckOptions) {
    (self.compilation, self.lint, self.options) = (compilation, lint, options)
    if !lint.includesHealth { unasked = HealthCheck.allCases.map { $0.code.id } }
    declarations = Declarations(compilation)
    if lint == .all { pointless = PointlessLedger(compilation, declarations, options) }
  }

  /// Adds the findings about `layout`.
  mutating func add(_ layout: CompiledLayout, _ examination: LayoutExamination, looksAtEverything: Bool) {
    let redundant = RedundantRules(layout, declarations).diagnostics
    found += redundant.map { $0.droppingRule(in: compilation) }
    let isSound = examination.proofs.allSatisfy { $0.isSound }
    let count = found.count - redundant.count
    defer { noteEffects(in: layout, found[count...]) }
    if isSound {
      let values = examination.suspicions?.probed(examination.proofs) ?? []
      let suspicions =
        examination.suspicions?.diagnostics(
          examination.proofs, values, examination.samples, untouched: examination.health?.untouched ?? []) ?? []
      // Other sizes than the declared ones do not show what holds at none of those.
      found += suspicions.filter { !options.namesSizes || layout.sizes.isEmpty || !$0.isAboutAllSizes }
      addDepartures(suspicions, of: layout)
      addFaults(of: layout, examination)
      let places = layout.environmentsToTry(examination.proofs.map { $0.range }, options)
      found += squeezedCaps(of: layout, places) + turnedMasks(of: layout)
      let isLarge = examination.suspicions?.isCutShort ?? false
      if isLarge { unasked += SuspicionLedger.codesOfViews }
      let fixed = FixedSides(layout, in: isLarge ? [] : places, compilation).diagnostics
      found += fixed.filter { fixedSides.insert($0.range).inserted }
      if lint != .healthAlone { addImplied(layout, examination.proofs, known: Set(redundant.map { $0.range })) }
      if looksAtEverything, let asked = examination.suspicions {
        let codes: [DiagnosticCode] = [.redundantRule, .impliedRule, .ruleNeverHolds]
        let reported = (redundant + suspicions + implied.diagnostics).filter { codes.contains($0.code) }.map {
          $0.range
        }
        pointless?.add(layout, asked, examination.proofs, values, reported: reported)
      } else {
        pointless?.skip(layout)
      }
    } else {
      isCutShort = true
      pointless?.skip(layout)
      if examination.isResolvedBySteps {
        let leaving = examination.suspicions?.leaving(examination.proofs, examination.samples) ?? []
        found += leaving
        addDepartures(leaving, of: layout)
      }
    }
    if looksAtEverything { branches.add(layout, examination.proofs) }
  }

  /// Records the constraints and views of a layout about which `own` does not say that they have no effect.
  private mutating func noteEffects(in layout: CompiledLayout, _ own: ArraySlice<Diagnostic>) {
    if compilation.layouts.count < 2 { return }
    let all = Set(layout.sources.constraints).union(layout.sources.statements).union(layout.sources.views)
    for code in SuspicionLedger.codesOfAll {
      effective[code, default: []].formUnion(all.subtracting(own.filter { $0.code == code }.map { $0.range }))
    }
  }

  private mutating func addFaults(of layout: CompiledLayout, _ examination: LayoutExamination) {
    guard let health = examination.health else { return }
    let shown = HealthReport(layout, health, examination.proofs, options, examination.translations).shown
    faults += shown.map { (layout, $0) }
    unasked += health.undecidedChecks.map { $0.code.id }
    failures[layout.name] = HealthFailures(health, layout, proofs: examination.proofs.count)
    found += shown.map { $0.diagnostic }
    let own = TextMargins(layout, examination, known: shown, options)
    margins[layout.name] = own
    found += own.diagnostics
  }

  private mutating func addDepartures(_ suspicions: [Diagnostic], of layout: CompiledLayout) {
    for suspicion in suspicions where suspicion.code == .leavesScreen {
      departures[layout.name, default: []].insert(suspicion.range)
    }
  }

  private mutating func addImplied(_ layout: CompiledLayout, _ proofs: [LayoutProof], known: Set<SourceRange>) {
    let rules = ImpliedRules(layout, proofs, known: known, declarations, limits: options.limits)
    if rules.isCutShort { unasked.append(DiagnosticCode.impliedRule.id) }
    implied.add(rules.diagnostics, of: layout)
  }

  /// The findings; those that several layouts have by the same lines, once.
  var diagnostics: [Diagnostic] {
    var known: Set<Diagnostic> = []
    let surplus = implied.diagnostics.map { $0.droppingRule(in: compilation) }
    let own = found.filter { !(effective[$0.code]?.contains($0.range) ?? false) }
    return (own + surplus + branches.diagnostics).filter { known.insert($0).inserted }
  }

  /// The findings about what has no effect.
  var pointlessDiagnostics: [Diagnostic] { pointless?.diagnostics ?? [] }

  /// The codes that were not checked completely, so that it is not known whether an `allow` is needed.
  var unlookedCodes: [String] {
    isCutShort ? SuspicionLedger.codes : unasked + (pointless?.unasked ?? DiagnosticCode.unusedCodes.map { $0.id })
  }
}

extension CheckOptions {
  /// True if they name the sizes, instead of those that a layout declares.
  fileprivate var namesSizes: Bool { !sizes.isEmpty || !ranges.isEmpty || !poses.isEmpty }
}

extension Diagnostic {
  /// True for diagnostics of what holds at no declared size.
  fileprivate var isAboutAllSizes: Bool { code == .ruleNeverHolds || code == .viewWithoutSize }
}
