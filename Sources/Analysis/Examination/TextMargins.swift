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

  /// Examines a layout, of which `known` is reported without margins.
  init(_ layout: CompiledLayout, known: [HealthFault], _ options: CheckOptions) {
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
    guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { return }
    let cut = Set(known.filter { $0.claim.kind == .clipped || $0.claim.kind == .vanished }.map { $0.diagnostic.range })
    let faults = HealthReport(wide, health, examination.proofs, options).shown
    for fault in faults where fault.claim.kind == .clipped && !cut.contains(fault.diagnostic.range) {
      if wide.program.views[fault.claim.view.index].textStretch != .one { diagnostics.append(fault.diagnostic) }
    }
  }
}

extension ViewKind {
  fileprivate var mayShowText: Bool { showsText || self == .segmentedControl }
}
