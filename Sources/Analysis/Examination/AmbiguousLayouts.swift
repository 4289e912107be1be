internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Findings {
  /// Reports the ambiguous numbers, with those of one view in one diagnostic if they have the same reason.
  func ambiguousLayouts(
    _ sizes: ProvedSizes, drawing: (Ambiguity, ExactSize, Int) -> Sketch?,
    limits: (Ambiguity, ExactSize, Int) -> String?, trying: ([OpenFinding]) -> DecidingRules?,
    steps: ([OpenFinding]) -> TriedSteps?
  ) -> [Diagnostic] {
    let open = ambiguities.all.map { entry in
      let (variant, words) = sizes.variant(ofCells: entry.places.map { $0.cell })
      var finding = OpenFinding(
        ambiguity: entry.finding.ambiguity, twins: entry.views, sizes: entry.sizes,
        following: entry.finding.dependents, joint: entry.finding.joint, variant: variant, variantWords: words)
      finding.areTwinsAlike = sizes.areAlike(finding.twins, finding.ambiguity.part)
      return finding
    }
    let reports = OpenReports(findings: self, sizes: sizes, open: open, tried: open.isEmpty ? nil : trying(open))
    return openGroups(open, in: layout).map { group in
      if group.reason == .steps { return reports.diagnosticOfSteps(group, steps) }
      return reports.diagnostic(group, drawing: drawing, limits: limits)
    }
  }
}

/// The context of all ambiguities from which single ones are reported.
private struct OpenReports {
  private let findings: Findings
  private let sizes: ProvedSizes
  private let open: [OpenFinding]
  private let tried: DecidingRules?
  /// The findings of each number, which may be ambiguous by different constraints at different sizes.
  private var numbers: [Findings.NumberKey: [Int]] = [:]

  init(findings: Findings, sizes: ProvedSizes, open: [OpenFinding], tried: DecidingRules?) {
    (self.findings, self.sizes, self.open, self.tried) = (findings, sizes, open, tried)
    for (index, entry) in findings.ambiguities.all.enumerated() {
      numbers[Findings.NumberKey(entry.key), default: []].append(index)
    }
  }

  private var layout: CompiledLayout { findings.layout }

  func diagnostic(
    _ group: OpenGroup, drawing: (Ambiguity, ExactSize, Int) -> Sketch?, limits: (Ambiguity, ExactSize, Int) -> String?
  ) -> Diagnostic {
    let index = group.members[0]
    var diagnostic: Diagnostic
    if group.reason == .number {
      diagnostic = .ambiguousLayout(
        open[index], sharing: findings.ambiguities.all[index].finding.sharers, at: place(of: index), in: layout)
      if index < drawnAmbiguities { draw(index, in: &diagnostic, drawing, limits) }
    } else {
      diagnostic = .undecidedView(group.members.map { open[$0] }, group.reason, at: place(of: index), in: layout)
    }
    addRules(for: group, to: &diagnostic)
    return diagnostic
  }

  /// Reports numbers that steps leave ambiguous, with a step that determines them: a constraint would take the view from the
  /// steps.
  func diagnosticOfSteps(_ group: OpenGroup, _ steps: ([OpenFinding]) -> TriedSteps?) -> Diagnostic {
    let own = group.members.map { open[$0] }
    var diagnostic = Diagnostic.undecidedView(own, .steps, at: place(of: group.members[0]), in: layout)
    if let tried = steps(own) {
      diagnostic.add(tried)
    } else {
      diagnostic.notes.append(.help("add a step that sets its `frame`"))
    }
    return diagnostic
  }

  private func draw(
    _ index: Int, in diagnostic: inout Diagnostic, _ drawing: (Ambiguity, ExactSize, Int) -> Sketch?,
    _ limits: (Ambiguity, ExactSize, Int) -> String?
  ) {
    let entry = findings.ambiguities.all[index]
    let (ambiguity, size, cell) = (entry.finding.ambiguity, entry.sizes[0], entry.places[0].cell)
    if ambiguity.hasLongNumbers { return }
    diagnostic.sketch = drawing(ambiguity, size, cell)
    if let limits = limits(ambiguity, size, cell) { diagnostic.notes.append(.note(limits)) }
  }

  /// Adds the constraints that were tried and determine the numbers.
  private func addRules(for group: OpenGroup, to diagnostic: inout Diagnostic) {
    let fixIt = tried?.fixIt { layout.spelledPath($0) }
    let isShown = tried?.isShown(with: group.members) ?? false
    if isShown, fixIt != nil, let rest = tried?.rest { diagnostic.notes.append(rest) }
    diagnostic.notes.append(.help(help(for: group) ?? Diagnostic.untriedHelp(open[group.members[0]], in: layout)))
    if let silencing = group.members.lazy.compactMap({ tried?.silencing[$0] }).first {
      diagnostic.notes.append(.note(silencing))
    }
    guard let tried, let fixIt else { return }
    if isShown {
      diagnostic.fixIt = fixIt
    } else if group.members.allSatisfy({ tried.decided.contains($0) }) {
      diagnostic.alternatives = [fixIt]
    }
  }

  private func help(for group: OpenGroup) -> String? {
    let index = group.members[0]
    return group.reason == .number
      ? tried?.help(for: index, open[index].ambiguity, name: name) : tried?.help(forAll: group.members, name: name)
  }

  /// The sizes at which a number is ambiguous for this reason; elsewhere other constraints may leave it ambiguous.
  private func place(of index: Int) -> FoundPlace {
    let entry = findings.ambiguities.all[index]
    let others = (numbers[Findings.NumberKey(entry.key)] ?? []).filter { $0 != index }
    return sizes.place(
      of: entry.places.map { ($0.cell, $0.size, $0.finding.ambiguity) }, entry.sizes,
      elsewhere: others.flatMap { findings.ambiguities.all[$0].sizes })
  }

  /// The name of a number, `the width of 'badge'`, with the reason if the number is ambiguous for several.
  private func name(_ other: Int) -> String {
    let first = open[other].ambiguity
    let isAlone = (numbers[Findings.NumberKey(findings.ambiguities.all[other].key)] ?? []).count < 2
    return "the \(first.part.words) of '\(layout.spelledPath(first.view))'\(isAlone ? "" : first.roomWords)"
  }
}
