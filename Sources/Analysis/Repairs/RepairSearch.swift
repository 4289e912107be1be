internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Tries changes of the rules that contradict each other: each is written into the text, and the whole check is done
/// again. One is a repair where the conflict is gone from all sizes and nothing else is reported that was not before.
struct RepairSearch {
  /// The most conflicts of a file that changes are tried for.
  static let conflictLimit = 8
  /// The most changes that are tried for one conflict.
  static let trialLimit = 18
  /// The most rules and views that all trials of a file may look at together.
  static let effortLimit = 40_000
  /// The most rules of a conflict that may be changed, those that stand last; the broken one may come besides.
  static let ruleLimit = 8
  /// The most numbers of a conflict that may be changed.
  static let numberLimit = 6

  let compilation: Compilation
  private(set) var options: CheckOptions
  private let known: KnownFindings
  /// What one trial costs.
  private let effort: Int
  private var effortLeft = RepairSearch.effortLimit
  /// All conflicts of the file.
  private var conflicts: [FoundConflict] = []

  /// `known` is what a check of `compilation` reports.
  init(_ compilation: Compilation, _ options: CheckOptions, known: [Diagnostic]) {
    self.compilation = compilation
    self.options = options
    self.options.triesChanges = false
    self.known = KnownFindings(known)
    effort = compilation.layouts.map { $0.program.constraints.count + $0.program.views.count }.reduce(1, +)
  }

  /// Says in the diagnostics of conflicts what was tried.
  mutating func addRepairs(
    of conflicts: [(diagnostic: Diagnostic, found: FoundConflict)], to diagnostics: inout [Diagnostic],
    _ observe: (CheckStep) -> Void = { _ in }
  ) {
    self.conflicts = conflicts.map { $0.found }
    let tried = conflicts.prefix(RepairSearch.conflictLimit)
    for (number, (diagnostic, found)) in tried.enumerated() {
      let step = CheckStep.repairing(CheckStep.Place(number: number + 1, count: tried.count))
      guard let index = diagnostics.firstIndex(of: diagnostic) else { continue }
      diagnostics[index].add(repairs(of: found, diagnostic) { observe(step) }, in: compilation)
    }
  }

  // MARK: - One conflict

  /// What came of trying.
  enum Outcome {
    /// These repair it, the best first.
    case repaired([TriedRepair])
    /// As many changes were tried, and none repairs it; whether these were all there are.
    case failed(Int, isAll: Bool)
    /// There is nothing that may be changed alone.
    case nothingToTry
    /// Trying takes too long.
    case tooLarge
  }

  mutating func repairs(
    of found: FoundConflict, _ diagnostic: Diagnostic, _ observe: () -> Void = {}
  ) -> Outcome {
    guard let layout = compilation.layouts.first(where: { $0.name == found.layout }) else { return .nothingToTry }
    if effortLeft < 3 * effort { return .tooLarge }
    let texts = ruleTexts(of: found, in: layout)
    let (rules, gaps) = (texts.filter { !$0.isBareGap }, texts.filter { $0.isBareGap })
    // A rule that contradicts what nobody wrote can never hold: a lower priority would only hide that.
    let mayGiveWay = found.conflict.members.count { layout.place(of: $0.origin) != nil } > 1
    var queue = RepairQueue(
      spare: rules.compactMap { $0.lowered(to: .almostRequired, spelled: "\(Priority.almostRequired)") })
    queue.add(constantEdits(found, layout))
    queue.add(changes(of: rules, mayGiveWay: mayGiveWay, found, layout))
    var trials = RepairTrials(found, layout, options)
    attemptAll(&queue, diagnostic, &trials, observe)
    // Into a gap without a number one has to be written, so others are tried first.
    if queue.isEmpty && trials.repairs.isEmpty {
      if mayGiveWay { queue.add(gaps.compactMap { $0.lowered(to: .high, spelled: "high") }) }
      queue.add(numberEdits(gaps.flatMap { $0.numbers }, found, layout))
      attemptAll(&queue, diagnostic, &trials, observe)
    }
    if !trials.repairs.isEmpty { return .repaired(trials.ranked()) }
    return queue.count == 0 ? .nothingToTry : .failed(queue.count, isAll: queue.isEmpty)
  }

  /// What may be changed but for gaps in which no number stands.
  private func changes(
    of rules: [RuleText], mayGiveWay: Bool, _ found: FoundConflict, _ layout: CompiledLayout
  ) -> [RuleEdit] {
    let settings = settingTexts(of: found, in: layout)
    var edits = mayGiveWay ? rules.compactMap { $0.lowered(to: .high, spelled: "high") } : []
    edits += settings.priorities + numberEdits(rules.flatMap { $0.numbers } + settings.numbers, found, layout)
    if mayGiveWay { edits += rules.compactMap { relaxed($0, found, layout) } }
    return edits + settings.changes + rules.compactMap { $0.dropped }
  }

  /// Tries one change after the other, as many as there may be.
  private mutating func attemptAll(
    _ queue: inout RepairQueue, _ diagnostic: Diagnostic, _ trials: inout RepairTrials, _ observe: () -> Void
  ) {
    while queue.count < RepairSearch.trialLimit, effortLeft >= effort, let edit = queue.next() {
      observe()
      effortLeft -= effort
      queue.learn(that: edit, isRepair: attempt(edit, diagnostic, &trials))
    }
  }

  /// The rules of the set that somebody wrote, each line once.
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

  /// What may be changed in the settings of views whose masks or contents are in the set, and in those of constants.
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
        priorities += text.lowered(to: .high).filter { !priorities.contains($0) }
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

  /// Compiles and checks the files with a change; whether that repairs the conflict.
  private func attempt(_ edit: RuleEdit, _ diagnostic: Diagnostic, _ trials: inout RepairTrials) -> Bool {
    let changed = compilation.compiled(with: edit.edits)
    if changed.hasErrors { return false }
    var options = options
    options.shown = ShownSets(conflicts, of: compilation, after: edit.edits)
    let (result, conflicts) = checkWithoutRepairs(changed, options: options, isSuspicious: true)
    guard let layout = changed.layouts.first(where: { $0.name == trials.layout.name }),
      let added = known.added(by: result.diagnostics, after: edit.edits, without: diagnostic, hidden: trials.hidden)
    else { return false }
    let left = conflicts.filter { $0.found.layout == layout.name }
    let entangling = left.first { edit.isPart(of: $0.found.conflict, in: layout) }
    trials.add(
      edit, layout, isFree: left.isEmpty, entangledOn: entangling.map { changed.line(of: $0.diagnostic.range) }, added)
    return true
  }
}

extension RuleEdit {
  /// Whether the changed line still takes part in a conflict of the layout that comes of the change.
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
  /// Below required by a hair.
  fileprivate static let almostRequired = Priority(999)
}
