internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The texts that are cut off only if they are wider by their `textMargin`.
///
/// The layout is examined once more with texts that wide, since other frames follow from them: a label that is as wide as its text
/// grows with it. The frames of the layout itself do not change.
struct TextMargins {
  /// The reports about texts that are not cut off without their margins.
  private(set) var diagnostics: [Diagnostic] = []
  /// True if they are not known, since wider texts cannot be laid out without a conflict.
  private(set) var isOpen = false

  /// A range and a variant that were proved.
  private struct ProvedVariant: Hashable {
    var range: SizeRange
    var variant: Variant

    init(_ proof: LayoutProof) { (range, variant) = (proof.range, proof.variant) }
  }

  /// Examines a layout, about which its `examination` without margins reports `known`.
  init(
    _ layout: CompiledLayout, _ plain: LayoutExamination, known: [HealthFault], _ options: CheckOptions
  ) {
    var wide = layout
    var hasMargins = false
    for index in layout.program.views.indices where layout.program.views[index].kind.mayShowText {
      let margin = layout.textMargin(of: ViewID(index))
      if margin.sign <= 0 { continue }
      wide.program.views[index].textStretch = 1 + margin
      hasMargins = true
    }
    if !hasMargins { return }
    var options = options
    options.triesChanges = false
    let examination = LayoutExamination(wide, options, lint: .health)
    examination.run { _, _ in }
    guard var health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else {
      isOpen = true
      return
    }
    let cut = TextMargins.cutTexts(layout, plain, known)
    health.removeFindings { found in
      let view = layout.sources.views[found.claim.view.index]
      return found.claim.kind != .clipped
        || cut[view]?.contains(ProvedVariant(examination.proofs[found.proof])) ?? false
    }
    let report = HealthReport(wide, health, examination.proofs, options, examination.translations)
    for fault in report.shown {
      if wide.program.views[fault.claim.view.index].textStretch != .one { diagnostics.append(fault.diagnostic) }
    }
  }

  /// Adds the results at other values of metrics.
  mutating func add(_ other: TextMargins) {
    diagnostics += other.diagnostics
    isOpen = isOpen || other.isOpen
  }

  /// The ranges and variants in which a text is cut off without its margin too, by the places of the texts.
  private static func cutTexts(
    _ layout: CompiledLayout, _ examination: LayoutExamination, _ known: [HealthFault]
  ) -> [SourceRange: Set<ProvedVariant>] {
    func isCut(_ claim: HealthClaim) -> Bool { claim.kind == .clipped || claim.kind == .vanished }
    let views = known.filter { isCut($0.claim) }.reduce(into: Set<ViewID>()) { $0.formUnion($1.views) }
    var cut: [SourceRange: Set<ProvedVariant>] = [:]
    for found in examination.health?.findings ?? []
    where found.isFailure && isCut(found.claim) && views.contains(found.claim.view) {
      cut[layout.sources.views[found.claim.view.index], default: []].insert(
        ProvedVariant(examination.proofs[found.proof]))
    }
    return cut
  }
}

extension ViewKind {
  fileprivate var mayShowText: Bool { showsText || self == .segmentedControl }
}
