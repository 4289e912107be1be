internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Searches for a smallest set of constraints that determines the ambiguous numbers: for one number after the other, adds a
/// constraint, or raises the priority of one in a tie. Each change is applied to the program, on top of those that were found
/// before, and what it touches is proved again over all sizes.
struct AdditionTrials {
  /// The maximum number of findings of a layout for which changes are tried.
  static let findingLimit = 24

  /// The minimum number of affordable trials; with fewer, nothing is tried for a finding.
  static let leastTrials = 2

  /// The number of rows that a trial may examine, besides four times those of the layout's own proofs.
  static let rowLimit = 1_000_000

  /// A layout with the constraints that were found.
  private struct State {
    /// The layout with the constraints found so far.
    private(set) var checker: SliceChecker
    /// The original layout, once constraints were found.
    private var first: SliceChecker?
    /// The checkers of the layout with the constraints found so far at examples.
    private var checkersOfExamples: [SizeRange: SliceChecker] = [:]
    /// The numbers that are ambiguous at any size.
    var open: Set<OpenNumber>
    var layout: CompiledLayout { checker.layout }
    /// The original layout.
    var original: SliceChecker { first ?? checker }

    init(_ checker: SliceChecker, open: Set<OpenNumber>) { (self.checker, self.open) = (checker, open) }

    /// Continues from a layout with other constraints.
    mutating func take(_ other: SliceChecker) {
      first = original
      (checker, checkersOfExamples) = (other, [:])
    }
    /// Compares a layout with the one of the constraints found so far; nil if nothing differs.
    mutating func change(to after: inout SliceChecker) -> CheckedChange? { CheckedChange(&checker, &after, []) }

    /// Compares both at one example; `options` are those for it.
    mutating func change(
      to after: inout SliceChecker, at example: SizeRange, of compilation: Compilation?, _ options: CheckOptions
    ) -> CheckedChange? {
      var before = checkersOfExamples[example] ?? SliceChecker(layout, of: compilation, options)
      defer { checkersOfExamples[example] = before }
      return CheckedChange(&before, &after, [])
    }
  }

  let layout: CompiledLayout
  let compilation: Compilation?
  private let proofs: [LayoutProof]
  private(set) var options: CheckOptions
  /// The comparisons of `expect` that fail already.
  private let failures: Int
  private let sizes: WitnessSizes
  /// The remaining number of trials for a layout of this size.
  private(set) var trialsLeft: Int
  /// The remaining number of rows and views that all trials may examine.
  private var effortLeft: Int
  /// The approximate number of rows and views that a trial examines if it touches all views.
  private let rows: Int
  /// The number of views and conditions that every trial goes through.
  private let leastEffort: Int

  /// Creates the trials for a layout with known `proofs`. If there is a compilation, the edits of the text are written and
  /// checked too.
  init(
    _ layout: CompiledLayout, of compilation: Compilation?, _ proofs: [LayoutProof], _ options: CheckOptions
  ) {
    (self.layout, self.compilation, self.proofs, self.options) = (layout, compilation, proofs, options)
    rows = layout.program.views.count + proofs.map { $0.budget.rows }.reduce(0, +)
    leastEffort = layout.program.views.count + layout.program.conditions.count
    // A trial that takes much longer than the layout is given up.
    self.options.limits.rows = min(options.limits.rows, AdditionTrials.rowLimit + 4 * rows)
    self.options.triesChanges = false
    trialsLeft = min(options.limits.trials, options.limits.rows / rows)
    // Half of the effort is left for fixes of conflicts.
    effortLeft = options.limits.repairs / 2
    sizes = WitnessSizes(layout, proofs.map { $0.range })
    failures = AdditionTrials.failures(layout, compilation)
  }

  private static func failures(_ layout: CompiledLayout, _ compilation: Compilation?) -> Int {
    guard let compilation, !layout.expectations.isEmpty else { return 0 }
    return evaluateExpectations(of: layout, in: compilation).failures.count
  }

  /// The constraints that determine the findings, as far as some were found.
  mutating func rules(for findings: [OpenFinding], _ observe: () -> Void) -> DecidingRules {
    if findings.count > options.limits.triedNumbers { return DecidingRules(rules: [], isComplete: false, sizes: "") }
    var state = State(SliceChecker(layout, of: compilation, options), open: openNumbers)
    var rules = DecidingRules(rules: [], isComplete: false, sizes: sizeWords)
    for (index, finding) in findings.prefix(AdditionTrials.findingLimit).enumerated() {
      if trialsLeft <= 0 || effortLeft <= 0 { break }
      // A constraint would take the view from its steps: a step is offered for it.
      if layout.program.steps.isByHand(finding.ambiguity.view) || isClosed(finding, state.open) { continue }
      if isAffordable(finding, state.checker) { addRule(for: finding, index, to: &rules, &state, observe) }
    }
    finish(&rules, findings, &state)
    return rules
  }

  /// Adds the constraint that determines a finding, if one is found. Frames around a proof have to be small, so what follows it has its
  /// own.
  private mutating func addRule(
    for finding: OpenFinding, _ index: Int, to rules: inout DecidingRules, _ state: inout State, _ observe: () -> Void
  ) {
    var search = DecidingSearch(finding, sizes)
    tryAdditions(in: &search, after: &state, observe)
    rules.silencing[index] = search.silencing
    take(search.best, of: index, to: &rules, &state)
  }

  /// Continues with a constraint that was found.
  private func take(
    _ found: DecidingSearch.Found?, of index: Int, to rules: inout DecidingRules, _ state: inout State
  ) {
    guard let found else { return }
    rules.rules.append(DecidingRules.Rule(finding: index, addition: found.addition, drawbacks: found.drawbacks))
    state.open.subtract(found.change.before.openNumbers)
    state.open.formUnion(found.change.after.openNumbers)
    state.take(found.checker)
  }

  /// Drops needless constraints, and adds the edits and the effects of the others.
  private mutating func finish(_ rules: inout DecidingRules, _ findings: [OpenFinding], _ state: inout State) {
    if state.open.isEmpty { dropNeedless(&rules.rules, findings, &state) }
    rules.isComplete = state.open.isEmpty && !rules.rules.isEmpty
    let decided = findings.indices.filter { isClosed(findings[$0], state.open) }
    rules.decided = Set(decided)
    write(&rules, findings, state)
    if rules.rules.isEmpty { return }
    for (index, effect) in zip(decided, effects(on: decided.map { findings[$0] }, state.layout)) {
      rules.effects[index] = effect
    }
  }

  /// True if some changes can be tried for a finding. The cost of a trial is estimated by the share of the views that it
  /// examines, and by the conditions.
  private func isAffordable(_ finding: OpenFinding, _ checker: SliceChecker) -> Bool {
    let views = layout.program.declaredViews.count
    let own = checker.declaredViews(around: Set(finding.twins))?.count { $0 } ?? views
    return AdditionTrials.leastTrials * (rows / views * own + layout.program.conditions.count) <= effortLeft
  }

  private func isClosed(_ finding: OpenFinding, _ open: Set<OpenNumber>) -> Bool {
    !finding.twins.contains { open.contains(OpenNumber(view: $0, part: finding.ambiguity.part)) }
  }

  /// The numbers that are ambiguous at any size of the original layout.
  private var openNumbers: Set<OpenNumber> {
    var found: Set<OpenNumber> = []
    var laidOut = Layout(layout.program)
    for proof in proofs {
      for cell in proof.cells {
        for opening in cell.openings { found.insert(OpenNumber(view: opening.view, part: opening.part)) }
      }
      // A view that no constraint refers to has no rows to prove: it is ambiguous at every size.
      let environment = proof.variant.environment(at: proof.range.lowest, scale: options.scale)
      for (view, part) in laidOut.openParts(in: environment) { found.insert(OpenNumber(view: view, part: part)) }
    }
    return found
  }

  // MARK: - Trying

  /// Tries the changes that may determine a number, until one has no drawback.
  private mutating func tryAdditions(
    in search: inout DecidingSearch, after state: inout State, _ observe: () -> Void
  ) {
    for addition in additions(for: search.finding, open: state.open) {
      if trialsLeft <= 0 || effortLeft <= 0 || search.isPerfect { break }
      trialsLeft -= 1
      observe()
      if isExcluded(addition, search, after: &state) { continue }
      if let trial = trial(of: addition, after: &state) { add(trial, of: addition, to: &search) }
    }
  }

  /// True if an example shows that a change is none that determines the number of a search. That takes a small part of the time of all
  /// sizes.
  private mutating func isExcluded(_ addition: Addition, _ search: DecidingSearch, after state: inout State) -> Bool {
    let changed = layout(state.layout, with: addition)
    for example in examples(of: search.finding) {
      var own = options
      own.example = example
      var checker = SliceChecker(changed, of: compilation, own)
      guard let change = state.change(to: &checker, at: example, of: compilation, own) else { return false }
      if search.isExcluded(by: change) {
        effortLeft -= checker.effort + leastEffort
        return true
      }
    }
    return false
  }

  /// The maximum number of examples of a finding.
  private static let exampleLimit = 3

  /// Some of the single sizes that were examined at which a number is ambiguous. What is ambiguous at a size of a wider range may be
  /// ambiguous only there.
  private func examples(of finding: OpenFinding) -> [SizeRange] {
    if !options.looksAtExamples || !layout.program.steps.isEmpty { return [] }
    let sizes = Set(finding.sizes)
    var known: Set<SizeRange> = []
    let open = proofs.filter { proof in
      guard proof.range.isSingle, sizes.contains(proof.range.lowest) else { return false }
      let isOpen = proof.cells.contains { cell in
        cell.openings.contains { finding.twins.contains($0.view) && $0.part == finding.ambiguity.part }
      }
      return isOpen && known.insert(proof.range).inserted
    }
    return spread(open.map { $0.range }, atMost: AdditionTrials.exampleLimit)
  }

  /// A layout with one more constraint, and what it changes.
  private final class Trial {
    let change: CheckedChange
    let checker: SliceChecker

    init(_ change: CheckedChange, _ checker: SliceChecker) { (self.change, self.checker) = (change, checker) }
  }

  /// Proves a layout with one more constraint; nil if it cannot be compared.
  private func trial(of addition: Addition, after state: inout State) -> Trial? {
    var checker = SliceChecker(layout(state.layout, with: addition), of: compilation, options)
    return state.change(to: &checker).map { Trial($0, checker) }
  }

  /// Adds the result of a trial to those of a search.
  private mutating func add(_ trial: Trial, of addition: Addition, to search: inout DecidingSearch) {
    effortLeft -= trial.checker.effort + leastEffort
    guard AdditionTrials.failures(trial.checker.layout, compilation) <= failures else { return }
    let variant = search.finding.variant
    search.add(addition, trial.change, trial.checker) { environment($0, variant) }
  }

  /// Pictures are compared in the first direction and state in which a number is ambiguous.
  private func environment(_ size: ExactSize, _ variant: Variant?) -> LayoutEnvironment {
    let variant = variant ?? proofs.first?.variant ?? Variant(direction: .leftToRight, state: nil)
    return variant.environment(at: size, scale: options.scale)
  }

  private func layout(_ layout: CompiledLayout, with addition: Addition) -> CompiledLayout {
    var changed = layout
    addition.change(&changed.program)
    for _ in changed.sources.constraints.count..<changed.program.constraints.count {
      changed.sources.constraints.append(layout.range)
      changed.sources.statements.append(layout.range)
    }
    while changed.sources.overrides.count < changed.program.overrides.count {
      changed.sources.overrides.append(layout.range)
    }
    return changed
  }

  /// Removes constraints that the others make superfluous. There must be at least one for each missing constraint, so fewer are
  /// not tried.
  private mutating func dropNeedless(
    _ rules: inout [DecidingRules.Rule], _ findings: [OpenFinding], _ state: inout State
  ) {
    let least = max(1, findings.count { $0.ambiguity.isMissing })
    var index = 0
    while index < rules.count && rules.count > least && trialsLeft > 0 && effortLeft > 0 {
      trialsLeft -= 1
      var fewer = rules
      fewer.remove(at: index)
      let changed = fewer.reduce(layout) { self.layout($0, with: $1.addition) }
      var after = SliceChecker(changed, of: compilation, options)
      let change = state.change(to: &after)
      effortLeft -= after.effort + leastEffort
      if change.map({ $0.growth.isEmpty && $0.after.openNumbers.isEmpty }) ?? true {
        rules = fewer
        state.take(after)
      } else {
        index += 1
      }
    }
  }

  // MARK: - Words

  /// The sizes of the trials: `from 320x480 to 1024x1366`.
  private var sizeWords: String {
    guard let range = proofs.first?.range else { return "" }
    if Set(proofs.map { $0.range }).count > 1 { return "at every size" }
    return range.isSingle ? "at \(range.spelled)" : "from \(range.spelled)"
  }

  /// The value of each number at the smallest and at the largest size: `'a' is 100 wide at 320x480 and 804 wide at 1024x1366`.
  private func effects(on findings: [OpenFinding], _ changed: CompiledLayout) -> [String] {
    let ends = sizes.smallest == sizes.largest ? [sizes.smallest] : [sizes.smallest, sizes.largest]
    var laidOut = Layout(changed.program)
    var numbers = findings.map { _ in [String]() }
    for size in ends {
      var shown: Variant??
      for (index, finding) in findings.enumerated() {
        if shown != finding.variant { laidOut.resize(to: environment(size, finding.variant), findAmbiguities: false) }
        shown = finding.variant
        let (view, part) = (finding.ambiguity.view, finding.ambiguity.part)
        numbers[index].append(part.words(for: laidOut.untransformedFrame(of: view).numbers[Int(part.rawValue)]))
      }
    }
    return findings.indices.map { index in
      let path = "'\(layout.spelledPath(findings[index].ambiguity.view))'"
      let (name, words) = (VariantWords.opening(findings[index].variantWords) + path, numbers[index])
      if ends.count == 1 { return "\(name) is \(words[0])" }
      let isSame = words[0] == words[1]
      return "\(name) is \(words[0]) at \(ends[0].spelled) and \(isSame ? "" : words[1] + " ")at \(ends[1].spelled)"
    }
  }

  // MARK: - Writing

  /// Adds the edits of the text for all constraints, if they are equivalent, with the reservations against them.
  private mutating func write(_ rules: inout DecidingRules, _ findings: [OpenFinding], _ state: State) {
    guard let compilation, let edits = edits(of: rules) else { return }
    guard let change = change(by: edits, in: compilation, state) else {
      // The edits of the text are not equivalent to what was tried.
      rules = DecidingRules(rules: [], isComplete: false, sizes: sizeWords, silencing: rules.silencing)
      return
    }
    let variant = rules.rules.first.flatMap { findings[$0.finding].variant }
    let pictures = DecidingSearch.pictures(change, at: sizes.all) { environment($0, variant) }
    let lint = change.lint(edits)
    let drawbacks = pictures.drawbacks.filter { $0.isTold }.unsaid(in: lint)
    rules.edits = edits
    rules.reservations = drawbacks.words().map { ["this would \($0)"] } ?? []
    rules.reservations += compilation.words(
      for: lint.filter { $0.severity > .note }, lint.filter { $0.severity == .note }, seenFrom: layout.range.file)
  }

  /// The edits of the text for the constraints; nil if some cannot be written.
  private func edits(of rules: DecidingRules) -> [Edit]? {
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
    return edits
  }

  /// Compiles and proves the text with edits; nil if they do not determine all numbers but those that `state` leaves ambiguous.
  private func change(by edits: [Edit], in compilation: Compilation, _ state: State) -> CheckedChange? {
    let changed = compilation.compiled(with: edits)
    guard !changed.hasErrors, let written = changed.layouts.first(where: { $0.name == layout.name }) else {
      return nil
    }
    var before = state.original
    var after = SliceChecker(written, of: changed, options)
    guard let change = CheckedChange(&before, &after, edits) else { return nil }
    let declared = layout.program.declaredViews
    let left = change.after.openNumbers.filter { declared.contains($0.view.index) }
    let isDecided =
      left.isSubset(of: state.open) && !change.growth.contains { $0.isForbidden }
      && AdditionTrials.failures(written, changed) <= failures
    return isDecided ? change : nil
  }
}
