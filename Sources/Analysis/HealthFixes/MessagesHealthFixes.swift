internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// Replaces the untried advice by a change that mends the fault, with its effect.
  mutating func add(_ change: HealthChange, _ effect: String) {
    if let last = notes.indices.last { notes.remove(at: last) }
    let visible = effect.isEmpty ? "" : "; \(effect)"
    notes.append(.help("tried: with \(change.words), this report is gone and no other appears\(visible)"))
    notes.append(.help(code.allowance))
    fixIt = FixIt("write \(change.words)", change.edits, .needsReview)
  }

  /// Replaces the untried advice where required constraints on these lines leave a view less than a claim asks for.
  mutating func addHeldLength(of fault: HealthFault, _ layout: CompiledLayout, _ lines: [Int]) {
    let isClipped = fault.claim.kind == .clipped
    addAdvice(about: fault, layout)
    let place = lines.isEmpty ? "" : " on line\(lines.count == 1 ? "" : "s") \(joinedWords(lines.map { "\($0)" }))"
    let subject = "required constraints\(lines.count > Diagnostic.shownLines ? "" : place)"
    let why = "\(subject) leave it no more\(isClipped ? ", whatever its compression resistance" : "")"
    notes.insert(.why(why), at: notes.count - 1)
  }

  /// The maximum number of lines that are listed.
  private static let shownLines = 4

  /// Replaces the untried advice where a least length leads to other reports.
  mutating func addAdvice(about fault: HealthFault, _ layout: CompiledLayout) {
    let claim = fault.claim
    var advice = ["make room for it\(claim.isVertical ? "" : fault.largeText?.arrangementWords ?? "")"]
    if claim.isVertical && layout.isFixed(claim.view) { advice.append("let the content scroll in a `ScrollView`") }
    if claim.kind == .clipped && layout.showsText(claim.view) { advice.append("shorten its text") }
    if let last = notes.indices.last { notes.remove(at: last) }
    notes.append(.help("\(advice.joined(separator: ", ")), or \(code.allowance)"))
  }
}

extension HealthClaim {
  /// True if it is about a height.
  fileprivate var isVertical: Bool {
    switch statement {
    case .showsContent(let axis), .isAtLeast(let axis, _, _), .hasRoom(let axis, _): axis == .vertical
    default: false
    }
  }
}
