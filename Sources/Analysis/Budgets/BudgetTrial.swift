internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A layout examined with a text of a width.
struct BudgetTrial {
  /// The width of the text, points.
  let width: Rational
  /// The width that the text lacks at the worst size; 0 if it is not cut off.
  private(set) var shortage = Rational.zero
  /// The claims that fail, in each of the environments; nil if constraints contradict each other.
  private var failures: [HealthFailures]?
  /// The reports about health.
  private var faults: [Diagnostic] = []
  /// The reports about views that extend beyond the screen.
  private var leaving: [Diagnostic] = []

  /// Examines a layout with each of some options. The width is that in the font of the view, which conditions may change.
  init(_ layout: CompiledLayout, _ view: ViewID, width: Rational, _ options: [CheckOptions]) {
    self.width = width
    var changed = layout
    let description = layout.program.views[view.index]
    // An empty text has no height.
    if description.text.utf8.isEmpty { changed.program.views[view.index].text = "x" }
    // Like any text, it is rounded up to the pixel, and a button may draw it without its padding.
    var shown = ShownText(lines: 1, width: width)
    shown.fontSize = description.fontSize
    changed.program.views[view.index].shown = shown
    changed.program.views[view.index].textStretch = 1 + max(layout.textMargin(of: view), .zero)
    failures = []
    for options in options where failures != nil { examine(changed, view, options) }
  }

  private mutating func examine(_ changed: CompiledLayout, _ view: ViewID, _ options: CheckOptions) {
    let examination = LayoutExamination(changed, options, lint: .healthAlone)
    examination.run { _, _ in }
    guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else {
      failures = nil
      return
    }
    failures?.append(HealthFailures(health, changed, proofs: examination.proofs.count))
    let report = HealthReport(changed, health, examination.proofs, options, examination.translations)
    faults += report.shown.map { $0.diagnostic }
    leaving += examination.suspicions?.leaving(examination.proofs, examination.samples) ?? []
    for item in health.findings where item.claim.view == view && item.claim.kind == .clipped {
      if case .fails(_, let rooms, _) = item.finding.outcome, let room = rooms.first {
        let corners = item.finding.region.shape.corners
        shortage = corners.reduce(shortage) { max($0, -room.value(at: $1)) }
      }
    }
  }

  /// True if nothing fails at more sizes than with an empty text, and no other view extends beyond the screen.
  func isHarmless(beside empty: BudgetTrial) -> Bool {
    guard let failures, let before = empty.failures else { return false }
    let known = Set(empty.leaving.map { $0.message })
    return zip(failures, before).allSatisfy { $0.areWithin($1) } && leaving.allSatisfy { known.contains($0.message) }
  }

  /// A report that the empty text does not have.
  func report(beside empty: BudgetTrial) -> Diagnostic? {
    let known = Set((empty.faults + empty.leaving).map { $0.message })
    return (faults + leaving).first { !known.contains($0.message) }
  }
}
