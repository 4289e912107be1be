internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The diagnostics of the health checks of a layout, each declaration once.
struct HealthReport {
  private struct Key: Hashable {
    var kind: HealthCheck
    /// The declarations of the views.
    var declarations: [SourceRange]
  }
  /// The failures of claims about the views of a declaration.
  private struct Fault {
    var first: HealthClaim
    var views: [ViewID] = []
    var seen: [(proof: Int, finding: AssertionFinding)] = []
    /// The claim of each failure.
    var claims: [HealthClaim] = []
    var isOpen = false
  }

  private let layout: CompiledLayout
  private let proofs: [LayoutProof]
  private let sizes: ProvedSizes
  private var entries: [Key: Fault] = [:]
  private var order: [Key] = []

  init(_ layout: CompiledLayout, _ health: Health, _ proofs: [LayoutProof]) {
    (self.layout, self.proofs) = (layout, proofs)
    sizes = ProvedSizes(proofs, states: layout.program.states)
    for finding in health.findings where !finding.claim.isSilent { add(finding) }
  }

  private mutating func add(_ found: HealthFinding) {
    let declarations = found.claim.views.map { layout.sources.views[$0.index] }
    let key = Key(kind: found.claim.kind, declarations: declarations)
    if entries[key] == nil { order.append(key) }
    var entry = entries[key] ?? Fault(first: found.claim)
    if case .fails = found.finding.outcome {
      if !entry.views.contains(found.claim.view) { entry.views.append(found.claim.view) }
      entry.seen.append((found.proof, found.finding))
      entry.claims.append(found.claim)
    } else {
      entry.isOpen = true
    }
    entries[key] = entry
  }

  /// The diagnostics, in the order of the file.
  var diagnostics: [Diagnostic] {
    let found = order.compactMap { key in entries[key].map { (key: key, entry: $0) } }.filter { !$0.entry.seen.isEmpty }
    let kept = found.filter { item in !found.contains { hides($0, item) } }
    return kept.compactMap { diagnostic(of: $0.entry) }.sorted {
      ($0.range.file.rawValue, $0.range.start) < ($1.range.file.rawValue, $1.range.start)
    }
  }

  /// True if a finding tells all that another one does: a view that cannot be seen shows no content and is no target.
  private func hides(_ one: (key: Key, entry: Fault), _ other: (key: Key, entry: Fault)) -> Bool {
    let rank: [HealthCheck] = [.vanished, .clipped, .touchTarget]
    guard one.key.declarations == other.key.declarations, let first = rank.firstIndex(of: one.key.kind),
      let second = rank.firstIndex(of: other.key.kind), first < second
    else { return false }
    let cover: LeavingSizes.Regions = one.entry.seen.map { ($0.proof, $0.finding.region) }
    return !other.entry.seen.map { ($0.proof, $0.finding.region) }.contains(beyond: cover)
  }

  private func diagnostic(of entry: Fault) -> Diagnostic? {
    guard let earliest = entry.seen.earliest else { return nil }
    let number = entry.seen.firstIndex {
      $0.finding.assertion == earliest.assertion && $0.finding.region == earliest.region
    }
    let claim = number.map { entry.claims[$0] } ?? entry.first
    let textSize = proofs.areOfOneTextSize ? nil : number.map { proofs[entry.seen[$0].proof].variant.textSize }
    return .unhealthy(
      claim, earliest, at: place(of: entry, earliest.witness), textSize: textSize, others: entry.views, in: layout)
  }

  private func place(of entry: Fault, _ size: ExactSize) -> FoundPlace {
    if proofs.allSatisfy({ $0.range.isSingle }) && layout.program.states.isEmpty && proofs.areOfOneTextSize {
      return FoundPlace(region: nil, sizes: [size])
    }
    var place = sizes.place(of: entry.seen.map { ($0.proof, $0.finding.region) }, [size])
    place.isExact = !entry.isOpen || place.isEverywhere
    return place
  }
}

extension HealthClaim {
  /// True if the claim only helps to prove others.
  fileprivate var isSilent: Bool {
    switch statement {
    case .precedes: true
    case .isInside: kind == .covered
    default: false
    }
  }
}
