internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The verdicts on the assertions of a layout over all its ranges.
struct AssertionVerdicts {
  /// A finding with the proof that made it.
  typealias Found = (proof: Int, finding: AssertionFinding)

  private let compiled: CompiledLayout
  private let proofs: [LayoutProof]
  private let samples: StepSamples?
  private let sizes: ProvedSizes
  /// The failures of each assertion.
  private var failures: [[Found]]
  /// The sizes at which each assertion is not decided, with the reasons.
  private var gaps: [[(proof: Int, gap: AssertionGap, region: SizeRegion)]]
  /// The sizes at which assertions hold that depend on steps, and are not decided by proofs.
  private var sampled: [Int: Set<ExactSize>] = [:]
  /// The assertions that fail at a size that was laid out, and nowhere by a proof.
  private var isSeenFailing: Set<Int> = []

  init(of compiled: CompiledLayout, _ proofs: [LayoutProof], _ samples: StepSamples? = nil) {
    (self.compiled, self.proofs, self.samples) = (compiled, proofs, samples)
    sizes = ProvedSizes(compiled.assertions.isEmpty ? [] : proofs, of: compiled)
    failures = compiled.assertions.map { _ in [] }
    gaps = compiled.assertions.map { _ in [] }
    if compiled.assertions.isEmpty { return }
    for (index, proof) in proofs.enumerated() {
      if proof.hasTooManyCells { noteEverywhere(.tooManyCases, index) }
      for cell in proof.cells { read(cell, index, isHalf: proof.isSliced) }
    }
    if let samples { read(samples) }
  }

  /// Replaces gaps that are due to steps by the verdicts at single sizes. If only single sizes are checked, these decide the
  /// assertion.
  private mutating func read(_ samples: StepSamples) {
    for (index, verdicts) in samples.verdicts where index < compiled.assertions.count {
      // Constraints may contradict each other without the steps but not with them.
      let followsSteps = compiled.program.rulesFollowSteps
      gaps[index].removeAll { gap in
        verdicts.proofs.contains(gap.proof) && !proofs[gap.proof].cells.isEmpty
          && (followsSteps || gap.gap != .conflict)
      }
      gaps[index] += verdicts.gaps
      if failures[index].isEmpty && !verdicts.failures.isEmpty {
        failures[index] = verdicts.failures
        isSeenFailing.insert(index)
      }
      let ranges = Set(verdicts.held.map { $0.proof }).filter { !proofs[$0].range.isSingle }
      if !ranges.isEmpty { sampled[index] = verdicts.heldSizes }
    }
  }

  /// The number of assertions.
  var count: Int { compiled.assertions.count }

  /// The number of assertions that hold at every size.
  var provedCount: Int { failures.count - openAssertions.count }

  /// The numbers of the assertions that are not proved.
  var openAssertions: [Int] {
    failures.indices.filter { proofs.isEmpty || !isOpenNowhere($0) || sampled[$0] != nil }
  }

  /// The number of assertions that depend on steps and hold at all sizes that were laid out, which is no proof.
  var sampledCount: Int { failures.indices.count { isOpenNowhere($0) && sampled[$0] != nil } }

  private func isOpenNowhere(_ index: Int) -> Bool { failures[index].isEmpty && gaps[index].isEmpty }

  /// The ranges in which assertions have too many cases, in the form of ``CheckResult/Examination/gaps``.
  var gapsOfLimits: [(range: SizeRange, reasons: [String])] {
    let counts = proofs.indices.map { proof in
      gaps.count { $0.contains { $0.proof == proof && $0.gap == .tooManyCases } }
    }
    return proofs.indices.filter { counts[$0] > 0 && !proofs[$0].hasTooManyCells }.map {
      (proofs[$0].range, ["\(counts[$0]) assertion\(counts[$0] == 1 ? " has" : "s have") too many cases"])
    }
  }

  private mutating func noteEverywhere(_ gap: AssertionGap, _ proof: Int) {
    let range = proofs[proof].range
    let region = SizeRegion(width: range.width, height: range.height)
    for index in gaps.indices { gaps[index].append((proof, gap, region)) }
  }

  /// Reads the findings of a cell. If it is of a half of a program, conditions of the other half may have other values at sizes
  /// of the cell.
  private mutating func read(_ cell: CellProof, _ proof: Int, isHalf: Bool) {
    // The assertions of lint checks follow those of the file.
    for finding in cell.assertionFindings where finding.assertion < compiled.assertions.count {
      switch finding.outcome {
      case .fails, .failsAnyhow: failures[finding.assertion].append((proof, finding))
      case .open(let gap):
        let own = gap == .tooManyCases ? openText(of: cell, for: finding.assertion).map { .openText($0) } ?? gap : gap
        gaps[finding.assertion].append((proof, own, finding.region))
      }
    }
    let truths = compiled.program.truths(in: cell.cell.environment)
    for (index, assertion) in compiled.assertions.enumerated() where isHalf || truths[assertion.condition.index] {
      for contradiction in cell.contradictions {
        gaps[index].append((proof, .conflict, contradiction.region.within(cell.cell)))
      }
      for region in cell.unexamined { gaps[index].append((proof, openEnd(of: cell, for: index), region)) }
    }
  }

  /// The reason why a part of a cell was not examined for an assertion: a text that it depends on before any other.
  private func openEnd(of cell: CellProof, for assertion: Int) -> AssertionGap {
    if let text = openText(of: cell, for: assertion) { return .openText(text) }
    let texts = Set(cell.openTexts)
    return texts.isEmpty ? .tooManyCases : .unexamined(texts.count == 1 ? texts.first : nil)
  }

  /// A text of unknown lines on which an assertion depends; nil if there is none.
  private func openText(of cell: CellProof, for assertion: Int) -> ViewID? {
    let texts = cell.openTexts
    if texts.isEmpty { return nil }
    guard compiled.program.steps.isEmpty else { return texts[0] }
    let (groups, views) = (ViewGroups(compiled.program), compiled.program.views)
    var own: Set<Int> = []
    for view in compiled.assertions[assertion].views {
      var next: ViewID? = view
      while let view = next {
        if !groups.isKnown(view) { own.insert(groups.group(of: view)) }
        next = views[view.index].superview
      }
    }
    return texts.first { own.contains(groups.group(of: $0)) }
  }

  // MARK: - In words

  /// The diagnostics of assertions that fail or are not decided, each line of the file once.
  func diagnostics(_ text: (SourceRange) -> String) -> [Diagnostic] {
    var numbers: [SourceRange: [Int]] = [:]
    var order: [SourceRange] = []
    for (index, assertion) in compiled.assertions.enumerated() {
      if numbers[assertion.range] == nil { order.append(assertion.range) }
      numbers[assertion.range, default: []].append(index)
    }
    let lines = order.map { numbers[$0] ?? [] }
    return lines.compactMap { failure(of: $0, text) } + undecided(lines) + held(lines)
  }

  /// The notes about lines that hold at all sizes that were laid out, one for each number of sizes; the first line represents
  /// all.
  private func held(_ lines: [[Int]]) -> [Diagnostic] {
    var entries: [(assertion: Int, sizes: Int, others: Int, readsSteps: Bool)] = []
    for line in lines where line.allSatisfy(isOpenNowhere) {
      guard let index = line.first(where: { sampled[$0] != nil }), let count = sampled[index]?.count else { continue }
      let readsSteps = samples?.verdicts[index]?.readsSteps ?? true
      if let known = entries.firstIndex(where: { $0.sizes == count && $0.readsSteps == readsSteps }) {
        entries[known].others += 1
      } else {
        entries.append((index, count, 0, readsSteps))
      }
    }
    return entries.map {
      .assertionSampled(
        compiled.assertions[$0.assertion], sizes: $0.sizes, others: $0.others, readsSteps: $0.readsSteps)
    }
  }

  /// The failure of the assertions of one line; nil if none fails.
  private func failure(of line: [Int], _ text: (SourceRange) -> String) -> Diagnostic? {
    let failing = line.filter { !failures[$0].isEmpty }
    let found = failing.flatMap { failures[$0] }
    guard let first = found.earliest else { return nil }
    let isSeen = isSeenFailing.contains(first.assertion)
    let regions = found.map { (proof: $0.proof, region: $0.finding.region) }
    var place =
      isSeen
      ? .sampled(found.map { ($0.proof, $0.finding.witness) }, proofs, states: compiled.program.states)
      : sizes.place(of: regions, seenAt: first.witness)
    let open = openings(of: line)
    if !isSeen { place.isExact = open.isEmpty }
    var diagnostic = Diagnostic.assertionFailed(
      compiled.assertions[first.assertion], first, at: place, others: failing.count - 1, in: compiled, text)
    if isSeen, let verdicts = samples?.verdicts[first.assertion] {
      diagnostic.addSampling(verdicts)
    }
    for (_, gap, place) in open {
      diagnostic.notes.append(.stillOpen(gap, at: place, in: compiled))
      diagnostic.openAreas += place.areas
    }
    return diagnostic
  }

  /// The gaps of the assertions of one line, each reason once: conflicts come first, since they are to be fixed first. Gaps where
  /// the assertion fails anyway are left out.
  private func openings(of line: [Int]) -> [(assertion: Int, gap: AssertionGap, place: FoundPlace)] {
    var found: [AssertionGap: (assertion: Int, regions: [(proof: Int, region: SizeRegion)], isSampled: Bool)] = [:]
    var order: [AssertionGap] = []
    for index in line {
      for (proof, gap, region) in gaps[index] where !isFailing(index, proof, everywhereIn: region) {
        if found[gap] == nil { order.append(gap) }
        found[gap, default: (index, [], true)].regions.append((proof, region))
        if !isSampled(gap, of: index, proof, region) { found[gap]?.isSampled = false }
      }
    }
    let ordered = order.filter { $0 == .conflict } + order.filter { $0 != .conflict }
    return ordered.compactMap { gap in
      guard let (index, own, isSampled) = found[gap], let size = own.first?.region.witness else { return nil }
      let place =
        isSampled
        ? .sampled(own.map { ($0.proof, $0.region.witness) }, proofs, states: compiled.program.states)
        : sizes.place(of: own, seenAt: size)
      return (index, gap, place)
    }
  }

  /// True if a gap was seen at a size that was laid out, and not found by the proof of a range.
  private func isSampled(_ gap: AssertionGap, of index: Int, _ proof: Int, _ region: SizeRegion) -> Bool {
    guard let verdicts = samples?.verdicts[index], !proofs[proof].range.isSingle else { return false }
    return verdicts.gaps.contains { $0.proof == proof && $0.gap == gap && $0.region == region }
  }

  private func isFailing(_ index: Int, _ proof: Int, everywhereIn region: SizeRegion) -> Bool {
    let own = failures[index].filter { $0.proof == proof }.map { $0.finding.region }
    return !own.isEmpty && region.witness(outside: own) == nil
  }

  /// The diagnostics of undecided lines, one for each reason; the first line with it represents all.
  private func undecided(_ lines: [[Int]]) -> [Diagnostic] {
    var reasons: [String] = []
    var entries: [(assertion: Int, gap: AssertionGap, place: FoundPlace, others: Int, held: Int)] = []
    for line in lines where line.allSatisfy({ failures[$0].isEmpty }) {
      // A line is reported once for the same sizes, even if it has several reasons.
      var said: Set<String> = []
      for (index, gap, place) in openings(of: line) where said.insert(place.words).inserted {
        let held = sampled[index]?.count ?? 0
        let reason = "\(gap.group) \(place.words) \(held)"
        if let known = reasons.firstIndex(of: reason) {
          entries[known].others += 1
        } else {
          reasons.append(reason)
          entries.append((index, gap, place, 0, held))
        }
      }
    }
    return entries.map {
      .assertionNotDecided(
        compiled.assertions[$0.assertion], $0.gap, at: $0.place, others: $0.others, held: $0.held, in: compiled)
    }
  }
}

extension CellProof {
  /// The texts whose number of lines is not known somewhere.
  fileprivate var openTexts: [ViewID] { undecided.filter { $0.reason == .openWidths }.flatMap { $0.views } }
}

extension AssertionGap {
  /// The key that is equal for gaps with a common reason.
  fileprivate var group: String {
    switch self {
    case .bySteps: "steps"
    case .ambiguous(let view): "ambiguous \(view.index)"
    case .conflict: "conflict"
    case .transformed(let view): "transformed \(view.index)"
    case .noContent(let view): "no content \(view.index)"
    case .openText(let view): "text \(view.index)"
    case .unexamined(let view): "unexamined \(view?.index ?? 0)"
    case .tooManyCases: "too many cases"
    }
  }
}
