internal import LayCompiler
internal import LayDiagnostics

/// What is right but seldom meant, in all layouts of a compilation.
struct SuspicionLedger {
  /// The codes that it reports.
  static let codes = [
    "L0530", "L0531", "L0532", "L0533", "L0534", "L0535", "L0536", "L0537", "L0538", "L0539",
  ]

  /// Those that are asked of each view.
  private static let codesOfViews: [String] = [
    DiagnosticCode.ruleNeverHolds, .viewWithoutSize, .leavesScreen, .fixedSide, .leavesSuperview,
  ].map { $0.id }

  private var branches = UnusedBranches()
  private var found: [Diagnostic] = []
  /// Whether rules contradict each other somewhere, or not every layout was looked at: then that comes first.
  private var isCutShort = false

  private let compilation: Compilation
  private let declarations: Declarations
  private var implied = ImpliedEverywhere()
  /// The statements about left and right that were reported: what they do differs from layout to layout.
  private var fixedSides: Set<SourceRange> = []

  private let limits: ProofLimits
  /// The codes of which too much would have to be asked.
  private var unasked: [String] = []

  /// Of the layouts of `compilation`.
  init(_ compilation: Compilation, _ limits: ProofLimits) {
    (self.compilation, self.limits) = (compilation, limits)
    declarations = Declarations(compilation)
  }

  /// Adds what was seen of `layout`.
  mutating func add(_ layout: CompiledLayout, _ examination: LayoutExamination, looksAtEverything: Bool) {
    let redundant = RedundantRules(layout, declarations).diagnostics
    found += redundant.map { $0.droppingRule(in: compilation) }
    let isSound = examination.proofs.allSatisfy { proof in
      !proof.hasTooManyCells && proof.cells.allSatisfy { $0.contradictions.isEmpty && !$0.isCutShort }
    }
    if isSound {
      found += examination.suspicions?.diagnostics(examination.proofs, examination.samples) ?? []
      found += squeezedCaps(of: layout, examination.proofs) + turnedMasks(of: layout)
      let isLarge = examination.suspicions?.isCutShort ?? false
      if isLarge { unasked += SuspicionLedger.codesOfViews }
      let sizes = isLarge ? [] : layout.sizesToTry(examination.proofs.map { $0.range })
      let fixed = FixedSides(layout, at: sizes, compilation).diagnostics
      found += fixed.filter { fixedSides.insert($0.range).inserted }
      addImplied(layout, examination.proofs, known: Set(redundant.map { $0.range }))
    } else {
      isCutShort = true
      if examination.isResolvedBySteps {
        found += examination.suspicions?.leaving(examination.proofs, examination.samples) ?? []
      }
    }
    if looksAtEverything { branches.add(layout, examination.proofs) }
  }

  private mutating func addImplied(_ layout: CompiledLayout, _ proofs: [LayoutProof], known: Set<SourceRange>) {
    let rules = ImpliedRules(layout, proofs, known: known, declarations, limits: limits)
    if rules.isCutShort { unasked.append(DiagnosticCode.impliedRule.id) }
    implied.add(rules, of: layout)
  }

  /// What was found; what several layouts have by the same lines, once.
  var diagnostics: [Diagnostic] {
    var known: Set<Diagnostic> = []
    let surplus = implied.diagnostics.map { $0.droppingRule(in: compilation) }
    return (found + surplus + branches.diagnostics).filter { known.insert($0).inserted }
  }

  /// The codes of which nobody knows whether an `allow` is needed.
  var unlookedCodes: [String] { isCutShort ? SuspicionLedger.codes : unasked }
}
