internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A number that nothing decides, as it is reported.
struct OpenFinding {
  var ambiguity: Ambiguity
  /// The views that have it by the same lines.
  var twins: [ViewID]
  /// Where it was seen.
  var sizes: [ExactSize]
  /// The views of which a number follows from it.
  var following: [ViewID]
}

/// Looks for a smallest set of rules that decides what nothing decides: for one number after the other a rule more, or a
/// rule of a tie that counts more. Each is put into the program, on top of those that were found before, and all sizes are
/// proved again.
struct AdditionTrials {
  /// The most findings of a layout that something is tried for.
  static let findingLimit = 24
  /// The most changes that are tried for a layout.
  static let trialLimit = 60
  /// The most sizes of a finding at which a change is tried before all sizes are proved.
  static let sizeLimit = 3

  /// How many rows a trial may look at besides four times those that the layout took itself.
  static let rowLimit = 1_000_000

  let layout: CompiledLayout
  let compilation: Compilation?
  private let proofs: [LayoutProof]
  let options: CheckOptions
  /// What was open before, by view and part.
  private let before: Set<OpenNumber>
  private let contradictions: Int
  /// What other checks said before.
  private var known = TrialOutcome.Complaints()
  /// How many trials a layout of this size may have.
  private(set) var trialsLeft: Int
  /// What each of them may look at: one that takes far longer than the layout did is given up.
  private var limits: ProofLimits

  /// Trials for a layout of which `proofs` are known. The text is changed where there is a compilation.
  init(
    _ layout: CompiledLayout, of compilation: Compilation?, _ proofs: [LayoutProof], _ options: CheckOptions
  ) {
    (self.layout, self.compilation, self.proofs, self.options) = (layout, compilation, proofs, options)
    before = AdditionTrials.openNumbers(layout.program, proofs, options)
    contradictions = AdditionTrials.contradictions(proofs)
    let effort = 1 + layout.program.constraints.count + layout.program.views.count
    let rows = 1 + proofs.map { $0.budget.rows }.reduce(0, +)
    trialsLeft = min(options.limits.trials, RepairSearch.effortLimit / effort, options.limits.rows / rows)
    limits = options.limits
    limits.rows = min(limits.rows, AdditionTrials.rowLimit + 4 * rows)
  }

  /// Rules that decide the findings, as many of them as something was found for.
  mutating func rules(for findings: [OpenFinding], _ observe: () -> Void) -> DecidingRules {
    let start = TrialOutcome(program: layout.program, open: before, complaints: complaints(layout, compilation, proofs))
    known = start.complaints
    var state = start
    var found: [DecidingRules.Rule] = []
    for (index, finding) in findings.prefix(AdditionTrials.findingLimit).enumerated() {
      if trialsLeft == 0 { break }
      // A constraint would take the view from its steps: a step is offered for it.
      if layout.program.steps.isByHand(finding.ambiguity.view) { continue }
      // Before anything is added every number is as open as it was found.
      if isClosed(finding, state.open) || (!found.isEmpty && isDecidedHere(finding, state.program)) { continue }
      guard let (addition, after) = firstThatDecides(finding, after: state, observe) else { continue }
      state = after
      found.append(DecidingRules.Rule(finding: index, addition: addition))
    }
    let open = state.open
    if open.isEmpty { dropNeedless(&found, findings, warnings: state.complaints.warnings) }
    var rules = DecidingRules(rules: found, isComplete: open.isEmpty && !found.isEmpty, sizes: sizes)
    for (index, finding) in findings.enumerated() where isClosed(finding, open) { rules.decided.insert(index) }
    rules.edits = edits(of: rules, open)
    return rules
  }

  // MARK: - Trying

  /// The first change that decides a number, fails no promise and brings nothing that other checks warn of; where there is
  /// none, the one of which they say least.
  private mutating func firstThatDecides(
    _ finding: OpenFinding, after state: TrialOutcome, _ observe: () -> Void
  ) -> (addition: Addition, outcome: TrialOutcome)? {
    var best: (addition: Addition, outcome: TrialOutcome, flaws: TrialOutcome.Flaws)?
    for addition in additions(for: finding, open: state.open) {
      if trialsLeft == 0 { break }
      trialsLeft -= 1
      observe()
      var changed = state.program
      addition.change(&changed)
      guard isDecidedHere(finding, changed), let after = outcome(of: changed), after.open.isSubset(of: state.open)
      else {
        continue
      }
      let flaws = after.complaints.flaws(beyond: state.complaints)
      if flaws == .none { return (addition, after) }
      if best.map({ flaws < $0.flaws }) ?? true { best = (addition, after, flaws) }
    }
    return best.map { ($0.addition, $0.outcome) }
  }

  private func isClosed(_ finding: OpenFinding, _ open: Set<OpenNumber>) -> Bool {
    !finding.twins.contains { open.contains(OpenNumber(view: $0, part: finding.ambiguity.part)) }
  }

  /// Whether its number is decided at sizes where it was not.
  private func isDecidedHere(_ finding: OpenFinding, _ program: LayoutProgram) -> Bool {
    var layout = Layout(program)
    for variant in Set(proofs.map { $0.variant }) {
      for size in finding.sizes.prefix(AdditionTrials.sizeLimit) {
        let open = layout.openParts(in: variant.environment(at: size, scale: options.scale))
        if open.contains(where: { $0.part == finding.ambiguity.part && finding.twins.contains($0.view) }) {
          return false
        }
      }
    }
    return true
  }

  /// What comes of a changed program at all sizes; nil where rules contradict each other that did not, where something
  /// fails that an `assert` or `expect` demands and that did not, or where it is not known.
  private func outcome(of program: LayoutProgram) -> TrialOutcome? {
    var changed = layout
    changed.program = program
    for _ in changed.sources.constraints.count..<program.constraints.count {
      changed.sources.constraints.append(layout.range)
      changed.sources.statements.append(layout.range)
    }
    guard let after = outcome(of: changed, in: compilation) else { return nil }
    return after.complaints.failures.isSubset(of: known.failures) ? after : nil
  }

  private func outcome(of changed: CompiledLayout, in compilation: Compilation?) -> TrialOutcome? {
    let after = proofs.map { proof in
      LayoutProof(
        changed.program, over: proof.range, proof.variant.environment(at: proof.range.lowest, scale: options.scale),
        Questions(of: changed, Suspicions(changed, options.limits)), limits: limits)
    }
    guard AdditionTrials.contradictions(after) <= contradictions,
      after.allSatisfy({ !$0.hasTooManyCells && $0.undecidedComponents == 0 })
    else { return nil }
    return TrialOutcome(
      program: changed.program, open: AdditionTrials.openNumbers(changed.program, after, options),
      complaints: complaints(changed, compilation, after))
  }

  /// What other checks say about a layout with these proofs.
  private func complaints(
    _ layout: CompiledLayout, _ compilation: Compilation?, _ proofs: [LayoutProof]
  ) -> TrialOutcome.Complaints {
    var found = TrialOutcome.Complaints()
    found.addFailures(AssertionVerdicts(of: layout, proofs).diagnostics { _ in "" })
    if let compilation { found.addFailures(evaluateExpectations(of: layout, in: compilation).failures) }
    let suspicions = Suspicions(layout, options.limits)
    let isAsked = proofs.allSatisfy { proof in
      !proof.hasTooManyCells
        && proof.cells.allSatisfy {
          $0.contradictions.isEmpty && !$0.isCutShort && $0.probed.count == suspicions.probes.count
        }
    }
    // What contradicts itself, or was not asked, says nothing of what is suspicious.
    if isAsked { found.addWarnings(suspicions.diagnostics(proofs)) }
    return found
  }

  /// Takes out rules that the others make superfluous. Every rule that is missing has to be there: fewer than these are
  /// never enough.
  private mutating func dropNeedless(
    _ rules: inout [DecidingRules.Rule], _ findings: [OpenFinding], warnings: Set<TrialOutcome.Complaint>
  ) {
    let least = max(1, findings.count { $0.ambiguity.isMissing })
    var index = 0
    while index < rules.count && rules.count > least && trialsLeft > 0 {
      trialsLeft -= 1
      var fewer = rules
      fewer.remove(at: index)
      var program = layout.program
      for rule in fewer { rule.addition.change(&program) }
      let after = outcome(of: program)
      if let after, after.open.isEmpty, after.complaints.warnings.isSubset(of: warnings) {
        rules = fewer
      } else {
        index += 1
      }
    }
  }

  private static func openNumbers(
    _ program: LayoutProgram, _ proofs: [LayoutProof], _ options: CheckOptions
  ) -> Set<OpenNumber> {
    var found: Set<OpenNumber> = []
    var layout = Layout(program)
    for proof in proofs {
      for cell in proof.cells {
        for opening in cell.openings { found.insert(OpenNumber(view: opening.view, part: opening.part)) }
      }
      // A view that no rule speaks of has no rows to be proved: it is open at every size.
      let environment = proof.variant.environment(at: proof.range.lowest, scale: options.scale)
      for (view, part) in layout.openParts(in: environment) { found.insert(OpenNumber(view: view, part: part)) }
    }
    return found
  }

  private static func contradictions(_ proofs: [LayoutProof]) -> Int {
    proofs.flatMap { $0.cells }.map { $0.contradictions.count }.reduce(0, +)
  }

  /// Where it was tried: `from 320x480 to 1024x1366`.
  private var sizes: String {
    guard let range = proofs.first?.range else { return "" }
    if Set(proofs.map { $0.range }).count > 1 { return "at every size" }
    return range.isSingle ? "at \(range.spelled)" : "from \(range.spelled)"
  }

  // MARK: - Writing

  /// The changes of the text that come to the rules: compiled and proved once more. Nil where they do not.
  private func edits(of rules: DecidingRules, _ open: Set<OpenNumber>) -> [Edit]? {
    guard let compilation, !rules.rules.isEmpty else { return nil }
    var edits: [Edit] = []
    var added: [(view: ViewID, statements: [String])] = []
    for rule in rules.rules {
      switch rule.addition.writing {
      case .edits(let changes, _): edits += changes
      case .insertion(let change): edits.append(change)
      case .statement(let view, let statement):
        if let place = added.firstIndex(where: {
          layout.sources.views[$0.view.index] == layout.sources.views[view.index]
        }) {
          added[place].statements.append(statement)
        } else {
          added.append((view, [statement]))
        }
      }
    }
    for (view, statements) in added {
      guard let changes = compilation.adding(statements, toViewNamedAt: layout.sources.views[view.index]) else {
        return nil
      }
      edits += changes
    }
    let changed = compilation.compiled(with: edits)
    guard !changed.hasErrors, let after = changed.layouts.first(where: { $0.name == layout.name }) else { return nil }
    // The text has moved, so what fails in it is counted.
    guard let outcome = outcome(of: after, in: changed), outcome.open == open else { return nil }
    return outcome.complaints.failures.count <= known.failures.count ? edits : nil
  }
}
