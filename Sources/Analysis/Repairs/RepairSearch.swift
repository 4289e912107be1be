internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Tries changes of conflicting constraints: each is written into the text, compiled, and what it touches is proved again over
/// all sizes. A change is a fix if the conflict is gone and no diagnostic is new or holds at more sizes.
struct RepairSearch {
  /// The maximum number of changes that are tried for one conflict.
  static let trialLimit = 18
  /// The maximum number of constraints of a conflict that may be changed: the last ones, and the broken one besides.
  static let ruleLimit = 8
  /// The maximum number of numbers of a conflict that may be changed.
  static let numberLimit = 6

  let compilation: Compilation
  private(set) var options: CheckOptions
  /// The cost of compiling the text once more.
  private let effort: Int
  private var effortLeft: Int
  /// The remaining effort for the current conflict.
  private var share: Int
  /// All conflicts of the file.
  private var conflicts: [FoundConflict] = []
  private let shown: ShownSets
  /// The examination of each layout with a conflict.
  private let examinations: [String: LayoutExamination]
  /// The facts about those that were asked for.
  private var facts: [String: SliceFacts] = [:]
  /// The checkers of the unchanged layouts.
  private var checkers: [SliceChecker]
  private let failures: Set<Expected>
  private let warnings: Set<Expected>

  /// A problem that does not depend on a slice.
  private struct Expected: Hashable {
    var code: String
    var range: SourceRange
  }

  /// Creates the search for the layouts of `compilation` that `options` select, with the examinations of those with conflicts.
  init(
    _ compilation: Compilation, _ options: CheckOptions, conflicts: [FoundConflict],
    _ examinations: [String: LayoutExamination]
  ) {
    self.compilation = compilation
    self.conflicts = conflicts
    self.options = options
    self.options.triesChanges = false
    shown = ShownSets(conflicts, of: compilation)
    effort = compilation.layouts.map { $0.program.constraints.count + $0.program.views.count }.reduce(1, +)
    (effortLeft, share) = (options.limits.repairs, options.limits.repairs)
    let layouts = compilation.layouts.filter { options.examines($0.name) }
    self.examinations = examinations
    // A changed layout is examined with lint checks, so the one before it has to be.
    checkers = layouts.map { layout in
      let examined = examinations[layout.name].flatMap { $0.suspicions == nil ? nil : $0 }
      return SliceChecker(layout, of: compilation, options, examined: examined)
    }
    failures = RepairSearch.failures(layouts, compilation)
    warnings = Set(compilation.diagnostics.map { Expected(code: $0.code.id, range: $0.range) })
  }

  /// The comparisons of `expect` that fail.
  private static func failures(_ layouts: [CompiledLayout], _ compilation: Compilation) -> Set<Expected> {
    let found = layouts.flatMap { layout in
      layout.expectations.isEmpty ? [] : evaluateExpectations(of: layout, in: compilation).failures
    }
    return Set(found.map { Expected(code: $0.code.id, range: $0.range) })
  }

  /// Adds the outcomes of the trials to the diagnostics of conflicts. `health` returns the health findings about a layout of a changed
  /// compilation; it is called for at most `healthLimit` fixes.
  mutating func addRepairs(
    of conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], to diagnostics: inout [Diagnostic],
    healthLimit: Int, health: (_ changed: Compilation, _ layout: String) -> [Diagnostic],
    _ observe: (CheckStep) -> Void = { _ in }
  ) {
    var healthLeft = healthLimit
    var places: [Diagnostic: Int] = [:]
    for (index, diagnostic) in diagnostics.enumerated() where diagnostic.code == .conflict {
      places[diagnostic] = index
    }
    let tried = tried(conflicts)
    for (number, index) in tried.enumerated() {
      let (diagnostic, found) = conflicts[index]
      let step = CheckStep.repairing(CheckStep.Place(number: number + 1, count: tried.count))
      guard let place = places[diagnostic] else { continue }
      share = effortLeft / (tried.count - number)
      let outcome = repairs(of: found) { observe(step) }
      let compilation = compilation
      diagnostics[place].add(outcome, in: compilation) { repair in
        // Health is examined only where nothing conflicts.
        if !repair.isFree || healthLeft == 0 { return nil }
        healthLeft -= 1
        let changed = compilation.compiled(with: repair.edit.edits)
        return health(changed, found.layout).map { $0.movedBack(by: repair.edit.edits) }
      }
    }
    let isTried = Set(tried)
    for (index, conflict) in conflicts.enumerated() where !isTried.contains(index) {
      if let place = places[conflict.diagnostic] {
        diagnostics[place].notes.append(.untriedConflict(past: options.limits.repairedConflicts))
      }
    }
  }

  /// The indices of the first conflicts of each layout in the order of the file.
  private func tried(_ conflicts: [(diagnostic: Diagnostic, found: FoundConflict)]) -> [Int] {
    let order = conflicts.indices.sorted { a, b in
      let (one, other) = (conflicts[a].diagnostic.range, conflicts[b].diagnostic.range)
      return (one.file.rawValue, one.start, a) < (other.file.rawValue, other.start, b)
    }
    var counts: [String: Int] = [:]
    let first = order.filter { index in
      counts[conflicts[index].found.layout, default: 0] += 1
      return (counts[conflicts[index].found.layout] ?? 0) <= options.limits.repairedConflicts
    }
    return first.sorted()
  }

  // MARK: - One conflict

  /// The outcome of the trials for a conflict.
  enum Outcome {
    /// The changes that fix it, the best first; the others only silence it.
    case repaired([TriedRepair], silencing: [RuleEdit])
    /// None of that number of changes fixes it; `isAll` if these were all candidates.
    case failed(Int, isAll: Bool, silencing: [RuleEdit])
    /// There is nothing that may be changed alone.
    case nothingToTry
    /// The trials would take too long.
    case tooLarge
  }

  mutating func repairs(of found: FoundConflict, _ observe: () -> Void = {}) -> Outcome {
    guard let layout = compilation.layouts.first(where: { $0.name == found.layout }) else { return .nothingToTry }
    if share >= 3 * effort, let sample = options.sample(of: layout, with: [found.size]),
      let outcome = repairs(of: found, layout, first: sample, observe)
    {
      return outcome
    }
    if share < 3 * effort { return .tooLarge }
    let (trials, queue) = tried(found, layout, observe)
    return outcome(trials, queue)
  }

  /// The outcome of trials at a sample of the sizes, and of those that are shown at all; nil if nothing holds of what helps at the sample.
  /// Then other changes may help: those that are tried after it, or of constraints that hold at no size of the sample.
  private mutating func repairs(
    of found: FoundConflict, _ layout: CompiledLayout, first sample: RangeSample, _ observe: () -> Void
  ) -> Outcome? {
    var sampled = self
    sampled.options.sample = sample
    sampled.checkers = checkers.map { SliceChecker($0.layout, of: compilation, sampled.options) }
    let (trials, queue) = sampled.tried(found, layout, observe)
    (effortLeft, share) = (sampled.effortLeft, sampled.share)
    let checked = verified(trials, observe)
    return checked.repairs.isEmpty && !trials.isEmpty ? nil : outcome(checked, queue, besides: trials.repairs)
  }

  /// The changes that would be shown of those that help at a sample of the sizes, each checked at all of them.
  private mutating func verified(_ sampled: RepairTrials, _ observe: () -> Void) -> RepairTrials {
    var trials = RepairTrials(sampled.found, sampled.layout, options)
    var left = sampled.ranked()
    var known: Set<[Edit]> = []
    while share >= effort, let next = RepairSelection.candidates(left).first(where: { !known.contains($0.edit.edits) })
    {
      observe()
      known.insert(next.edit.edits)
      let isRepair = attempt(next.edit, &trials)
      // All sizes tell more against a change than some.
      left = left.compactMap { $0.edit != next.edit ? $0 : isRepair ? trials.repairs.last : nil }
    }
    for edit in sampled.silencing where trials.silencing.isEmpty && share >= effort { _ = attempt(edit, &trials) }
    return trials
  }

  /// The outcome of changes that were checked at all sizes; `others` were checked at a sample alone.
  private func outcome(
    _ trials: RepairTrials, _ queue: RepairQueue, besides others: [TriedRepair] = []
  ) -> Outcome {
    if !trials.repairs.isEmpty { return .repaired(trials.ranked(besides: others), silencing: trials.silencing) }
    if queue.count == 0 { return .nothingToTry }
    return .failed(queue.count, isAll: queue.isEmpty && share >= effort, silencing: trials.silencing)
  }

  /// Tries the changes of the constraints of a conflict.
  private mutating func tried(
    _ found: FoundConflict, _ layout: CompiledLayout, _ observe: () -> Void
  ) -> (trials: RepairTrials, queue: RepairQueue) {
    let texts = ruleTexts(of: found, in: layout)
    let (rules, gaps) = (texts.filter { !$0.isBareGap }, texts.filter { $0.isBareGap })
    // A constraint that contradicts implied ones alone can never hold: a lower priority would only hide that.
    let mayGiveWay = found.conflict.members.count { layout.place(of: $0.origin) != nil } > 1
    var queue = RepairQueue(
      spare: rules.compactMap { $0.lowered(to: .almostRequired, spelled: "\(Priority.almostRequired)") })
    var trials = RepairTrials(found, layout, options)
    let settings = settingTexts(of: found, in: layout)
    let dropped = rules.compactMap { $0.dropped }
    queue.add(constantEdits(found, layout))
    if mayGiveWay { queue.add(rules.compactMap { $0.lowered(to: .high, spelled: "high") }) }
    queue.add(settings.priorities)
    attemptAll(&queue, &trials, observe)
    // Changes of numbers and relations are compiled to find the right ones, so they are tried last if few compilations are left.
    if share < RepairSearch.trialLimit * effort {
      queue.add(dropped)
      attemptAll(&queue, &trials, observe)
    }
    queue.add(numberEdits(rules.flatMap { $0.numbers } + settings.numbers, found, layout))
    if mayGiveWay { for rule in rules { queue.add([relaxed(rule, found, layout)].compactMap { $0 }) } }
    queue.add(settings.changes + dropped)
    attemptAll(&queue, &trials, observe)
    // A gap without a number needs a new one, so other changes are tried first.
    if queue.isEmpty && trials.repairs.isEmpty {
      if mayGiveWay { queue.add(gaps.compactMap { $0.lowered(to: .high, spelled: "high") }) }
      queue.add(numberEdits(gaps.flatMap { $0.numbers }, found, layout))
      attemptAll(&queue, &trials, observe)
    }
    return (trials, queue)
  }

  /// Tries one change after the other, up to the limit.
  private mutating func attemptAll(
    _ queue: inout RepairQueue, _ trials: inout RepairTrials, _ observe: () -> Void
  ) {
    while queue.count < RepairSearch.trialLimit, share >= effort, let edit = queue.next() {
      observe()
      queue.learn(that: edit, isRepair: attempt(edit, &trials))
    }
  }

  /// The written constraints of the set, each line once.
  private func ruleTexts(of found: FoundConflict, in layout: CompiledLayout) -> [RuleText] {
    var places: [PlaceOfRule] = []
    var constants: [PlaceOfRule: Rational] = [:]
    var broken: Int?
    for member in found.conflict.members {
      guard case .constraint(let id) = member.origin else { continue }
      let place = PlaceOfRule(
        place: layout.sources.constraints[id.index], statement: layout.sources.statements[id.index])
      guard constants[place] == nil else { continue }
      constants[place] = layout.program.constraints[id.index].constant
      if member.origin == found.conflict.broken { broken = places.count }
      places.append(place)
    }
    let first = max(0, places.count - RepairSearch.ruleLimit)
    return places.indices.filter { $0 == broken || $0 >= first }.compactMap { index in
      let place = places[index]
      return RuleText(at: place.place, of: place.statement, constant: constants[place] ?? .zero, in: compilation)
    }
  }

  /// The possible changes of settings of views whose masks or contents are in the set, and of settings of constants.
  private func settingTexts(
    of found: FoundConflict, in layout: CompiledLayout
  ) -> (priorities: [RuleEdit], numbers: [NumberSite], changes: [RuleEdit]) {
    var (priorities, numbers, changes): ([RuleEdit], [NumberSite], [RuleEdit]) = ([], [], [])
    let inForce = ConditionalSettings(layout, in: found.variant.environment(at: found.size, scale: options.scale))
    for member in found.conflict.members {
      switch member.origin {
      case .maskPosition(let view, let axis), .maskSize(let view, let axis):
        guard let place = layout.sources.masks[view], let text = PlacementText(at: place, in: compilation) else {
          break
        }
        numbers += text.numbers
        changes += text.changes(axis).filter { !changes.contains($0) }
      case .hugging(let view, _), .compression(let view, _):
        let (place, name) = (layout.sources.intrinsics[view], layout.sources.views[view.index])
        guard let text = ContentText(intrinsic: place, view: name, in: compilation) else { break }
        numbers += text.numbers
        let lowered = text.lowered(to: .high) + text.lowered(to: .almostRequired)
        priorities += lowered.filter { !priorities.contains($0) }
      case .constraint(let id):
        guard let place = inForce.constant(of: id).place else { break }
        numbers += NumberSite.sites(ofSettingAt: place, in: compilation)
      case .nonNegative, .arrangement, .step, .contentOrigin: break
      }
    }
    return (priorities, numbers, changes)
  }

  private struct PlaceOfRule: Hashable {
    var place: SourceRange
    var statement: SourceRange
  }

  private mutating func take(_ effort: Int) {
    effortLeft -= effort
    share -= effort
  }

  /// The layout compiled with a change; nil if that has errors or changes the number of constraints.
  mutating func layoutAfter(_ edit: RuleEdit, _ layout: CompiledLayout) -> CompiledLayout? {
    if share < effort { return nil }
    take(effort)
    let changed = compilation.compiled(with: edit.edits)
    guard !changed.hasErrors, let after = changed.layouts.first(where: { $0.name == layout.name }),
      after.program.constraints.count == layout.program.constraints.count
    else { return nil }
    return after
  }

  /// Compiles the files with a change and checks what it touches; true if it fixes the conflict.
  private mutating func attempt(_ edit: RuleEdit, _ trials: inout RepairTrials) -> Bool {
    take(effort)
    let changed = compilation.compiled(with: edit.edits)
    guard !changed.hasErrors, !isLeft(trials.found, trials.layout, in: changed, edit.edits),
      let changes = changes(edit, changed), let index = changes.own(trials.layout.name)
    else { return false }
    let own = changes.all[index].change
    guard isGone(trials.found, trials.layout, in: own, edit.edits), addsNoFailures(changed, edit) else { return false }
    let known = own.before.pictures.effort
    defer { take(own.before.pictures.effort - known + own.after.pictures.effort) }
    let sizes = WitnessSizes(trials.layout, trials.found.ranges, and: [trials.found.size]).all
    let hidden = own.before.pictures.hidden(
      in: sizes.map { trials.found.variant.environment(at: $0, scale: options.scale) })
    guard var added = AddedFindings(own, of: edit, hidden: hidden) else { return false }
    for (other, change) in changes.all.enumerated() where other != index {
      guard let others = AddedFindings(change.change, of: edit, hidden: []), !others.neverHolds else { return false }
      added.add(others)
    }
    if added.neverHolds {
      trials.addSilencing(edit, own)
      return false
    }
    let isFree = own.after.conflicts.isEmpty && holdsAllConflicts(own.before, of: trials)
    if isFree {
      added.uncover(own.silencedLint(edit.edits))
      if options.sample == nil { added.uncover(reports(beside: own, changes.all[index].checker, edit.edits)) }
    }
    let entangling = own.after.conflicts.first { edit.isPart(of: $0.found.conflict, in: own.after.layout) }
    trials.add(
      edit, own, isFree: isFree,
      entangledOn: entangling.map { changed.line(of: $0.diagnostic.range) }, added)
    return true
  }

  /// The reports about views that a change does not touch, which no remaining conflict hides.
  private mutating func reports(
    beside change: CheckedChange, _ checker: SliceChecker, _ edits: [Edit]
  ) -> [Diagnostic] {
    guard share >= effort, let views = checker.declaredViews(beside: change.after.views) else { return [] }
    var checker = checker
    let before = checker.effort
    let report = checker.report(views, withRootConstraints: false)
    take(checker.effort - before)
    let known = Set(change.after.diagnostics.map { Expected(code: $0.code.id, range: $0.range) })
    let hidden = facts(of: checker.layout).map { report.reports(since: $0, edits) } ?? []
    return (hidden + report.silencedLint).filter { !known.contains(Expected(code: $0.code.id, range: $0.range)) }.map {
      $0.movedBack(by: edits)
    }
  }

  /// The facts about a layout; nil if it has no conflict.
  private mutating func facts(of layout: CompiledLayout) -> SliceFacts? {
    let found = facts[layout.name] ?? examinations[layout.name]?.facts(of: layout)
    facts[layout.name] = found
    return found
  }

  /// True if all other conflicts of the layout are about views of the slice alone.
  private func holdsAllConflicts(_ slice: SliceReport, of trials: RepairTrials) -> Bool {
    let views = Set(slice.views)
    let own = RulePlaces(trials.found.conflict, in: trials.layout)
    return conflicts.allSatisfy { other in
      if other.layout != trials.layout.name || RulePlaces(other.conflict, in: trials.layout) == own { return true }
      let named = other.conflict.views(in: trials.layout.program).filter { $0 != .root }
      return !named.isEmpty && named.allSatisfy { views.contains($0) }
    }
  }

  /// The checked changes of the layouts that an edit touches.
  private struct Changes {
    var all: [(layout: String, change: CheckedChange, checker: SliceChecker)] = []

    func own(_ name: String) -> Int? { all.firstIndex { $0.layout == name } }
  }

  private mutating func changes(_ edit: RuleEdit, _ changed: Compilation) -> Changes? {
    var options = options
    options.shown = shown.moved(by: edit.edits)
    var found = Changes()
    for index in checkers.indices {
      let name = checkers[index].layout.name
      guard let layout = changed.layouts.first(where: { $0.name == name }) else { return nil }
      var after = SliceChecker(layout, of: changed, options)
      let before = checkers[index].effort
      guard let change = CheckedChange(&checkers[index], &after, edit.edits) else { continue }
      take(checkers[index].effort - before + after.effort)
      found.all.append((name, change, after))
    }
    return found
  }

  /// True if a layout of the changed text reports the same lines at the size at which a conflict was found, or breaks a constraint there
  /// that was broken nowhere. One size takes a small part of the time of all.
  private func isLeft(
    _ found: FoundConflict, _ layout: CompiledLayout, in changed: Compilation, _ edits: [Edit]
  ) -> Bool {
    guard options.looksAtExamples, let after = changed.layouts.first(where: { $0.name == layout.name }),
      layout.program.steps.isEmpty
    else { return false }
    let environment = found.variant.environment(at: found.size, scale: options.scale)
    let own = RulePlaces(found.conflict, in: layout)
    let others = conflicts.filter { $0.layout == layout.name && RulePlaces($0.conflict, in: layout) != own }
    let broken = Set(others.map { layout.placeOfBroken($0.conflict).moved(by: edits) })
    return after.program.conflicts(in: environment).contains { conflict in
      !broken.contains(after.placeOfBroken(conflict)) || RulePlaces(conflict, in: after) == own.moved(by: edits)
    }
  }

  /// True if the lines of a conflict no longer contradict each other, and all remaining conflicts existed before.
  private func isGone(
    _ found: FoundConflict, _ layout: CompiledLayout, in change: CheckedChange, _ edits: [Edit]
  ) -> Bool {
    let own = RulePlaces(found.conflict, in: layout)
    var left: [SourceRange: Int] = [:]
    for conflict in change.before.conflicts where RulePlaces(conflict.found.conflict, in: change.before.layout) != own {
      left[change.before.layout.placeOfBroken(conflict.found.conflict).moved(by: edits), default: 0] += 1
    }
    for conflict in change.after.conflicts {
      if RulePlaces(conflict.found.conflict, in: change.after.layout) == own.moved(by: edits) { return false }
      let broken = change.after.layout.placeOfBroken(conflict.found.conflict)
      guard let count = left[broken], count > 0 else { return false }
      left[broken] = count - 1
    }
    return true
  }

  /// True if no further comparison of `expect` fails, and the compiler emits no new warning.
  private func addsNoFailures(_ changed: Compilation, _ edit: RuleEdit) -> Bool {
    func moved(_ known: Set<Expected>) -> Set<Expected> {
      Set(known.map { Expected(code: $0.code, range: $0.range.moved(by: edit.edits)) })
    }
    let now = Set(changed.diagnostics.map { Expected(code: $0.code.id, range: $0.range) })
    guard now.isSubset(of: moved(warnings)) else { return false }
    let names = Set(checkers.map { $0.layout.name })
    let layouts = changed.layouts.filter { names.contains($0.name) }
    return RepairSearch.failures(layouts, changed).isSubset(of: moved(failures))
  }
}

extension CompiledLayout {
  /// The position of the broken constraint of a conflict.
  fileprivate func placeOfBroken(_ conflict: Conflict) -> SourceRange { place(of: conflict.broken) ?? range }
}

extension RuleEdit {
  /// True if the changed line still takes part in a conflict of the changed layout.
  fileprivate func isPart(of conflict: Conflict, in changed: CompiledLayout) -> Bool {
    if text == nil { return false }
    func growth(_ edits: [Edit]) -> Int { edits.map { $0.replacement.utf8.count - $0.range.length }.reduce(0, +) }
    let start = statement.start + growth(edits.filter { $0.range.end < statement.start })
    let end = start + statement.length + growth(edits.filter { statement.holds($0.range) })
    let line = SourceRange(file: statement.file, start: start, end: end)
    return conflict.members.contains { member in changed.place(of: member.origin).map { line.holds($0) } ?? false }
  }
}

extension Priority {
  /// The priority just below required.
  fileprivate static let almostRequired = Priority(999)
}
