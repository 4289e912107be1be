internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A change that fixes a conflict.
struct TriedRepair {
  let edit: RuleEdit
  /// True if no other conflict of the layout is left.
  let isFree: Bool
  /// The ranges that were checked.
  let ranges: [SizeRange]
  /// The visible effect: `'content' is 120 wide instead of 240 at 320x480, and nothing moves at 1024x1366`.
  let effect: String
  /// The size of the conflict.
  let size: ExactSize
  /// Reports that the conflict hid.
  fileprivate(set) var uncovered: [Diagnostic]
  /// Lint warnings that it causes, with positions in the text before it.
  fileprivate(set) var burdens: [Diagnostic]
  /// Lint notes that it causes, with positions in the text before it.
  fileprivate(set) var remarks: [Diagnostic]
  /// Drawbacks of the picture, the worst first.
  fileprivate(set) var drawbacks: [PictureDrawback]
  /// The drawbacks that all fixes have.
  fileprivate(set) var common: [PictureDrawback] = []
  /// The line of another conflict that the changed constraint still takes part in; nil if there is none.
  let entangledOn: Int?
  /// The movement of frames at sizes without a conflict, and at others from the frames that layc shows there.
  let movement: (free: PictureChange.Movement, broken: PictureChange.Movement)
  /// The index of the trial.
  fileprivate let order: Int

  /// The severity of its worst reservation.
  var flaw: Int {
    max(drawbacks.map { $0.flaw.weight }.max() ?? 0, burdens.isEmpty && entangledOn == nil ? 0 : 1)
  }

  /// The sum of the severities of its drawbacks.
  fileprivate var flaws: Int { drawbacks.map { $0.flaw.weight }.reduce(0, +) }

  /// True if there are no reservations against it.
  var isPlain: Bool { flaw == 0 && remarks.isEmpty }

  /// True if it has the same result as another change of the same statement.
  func isLike(_ other: TriedRepair) -> Bool {
    edit.statement == other.edit.statement && movement.free == other.movement.free
      && movement.broken == other.movement.broken && isFree == other.isFree
  }
}

/// A report's message and the position of its subject before the change: two lines may have the same message.
private struct Said: Equatable {
  let message: String
  let range: SourceRange

  init(_ report: Diagnostic) { (message, range) = (report.message, report.range) }
}

/// The fixes of one conflict that were found.
struct RepairTrials {
  let found: FoundConflict
  let layout: CompiledLayout
  private let options: CheckOptions
  private(set) var repairs: [TriedRepair] = []
  /// Changes with which a constraint would hold at no size: they silence the report, and do nothing else.
  private var silencers: [(edit: RuleEdit, movement: PictureChange.Movement)] = []
  private let sizes: WitnessSizes
  /// The views that the constraints of the conflict refer to.
  private let involved: Set<ViewID>

  init(_ found: FoundConflict, _ layout: CompiledLayout, _ options: CheckOptions) {
    (self.found, self.layout, self.options) = (found, layout, options)
    let declared = layout.program.declaredViews
    involved = Set(found.conflict.views(in: layout.program).filter { $0 != .root && declared.contains($0.index) })
    sizes = WitnessSizes(layout, found.ranges, and: [found.size])
  }

  /// Adds a change that was checked.
  mutating func add(
    _ edit: RuleEdit, _ change: CheckedChange, isFree: Bool, entangledOn line: Int?, _ added: AddedFindings
  ) {
    let pictures = pictures(of: change)
    repairs.append(
      TriedRepair(
        edit: edit, isFree: isFree, ranges: found.ranges, effect: effect(edit, pictures, change), size: found.size,
        uncovered: added.uncovered, burdens: added.burdens, remarks: added.remarks, drawbacks: pictures.drawbacks,
        entangledOn: line, movement: pictures.movement, order: repairs.count))
  }

  /// Adds a change with which its constraint holds at no size.
  mutating func addSilencing(_ edit: RuleEdit, _ change: CheckedChange) {
    let pictures = pictures(of: change)
    var movement = pictures.movement.free
    movement += pictures.movement.broken
    silencers.append((edit, movement))
  }

  /// True if no change fixes the conflict or silences its report.
  var isEmpty: Bool { repairs.isEmpty && silencers.isEmpty }

  /// The silencing changes, those that move the fewest frames first.
  var silencing: [RuleEdit] {
    let order = silencers.indices.sorted { a, b in
      if silencers[a].movement != silencers[b].movement { return silencers[a].movement < silencers[b].movement }
      return a < b
    }
    return order.map { silencers[$0].edit }
  }

  private func pictures(of change: CheckedChange) -> PictureChange {
    let own = change.before.views.indices.filter { involved.contains(change.before.views[$0]) }.map { ViewID($0) }
    return PictureChange(change.before, change.after, at: sizes.all, involved: Set(own)) {
      found.variant.environment(at: $0, scale: options.scale)
    }
  }

  // MARK: - Ranking

  /// The fixes, those without reservations first, then those that move the fewest frames; of those that move equally many, the
  /// one that preserves more of the meaning. Of `others` are the reports of a part of the sizes alone.
  func ranked(besides others: [TriedRepair] = []) -> [TriedRepair] {
    // A report that every change causes existed before.
    let reports = common { ($0.uncovered + $0.burdens + $0.remarks).map { Said($0) } }.filter { report in
      repairs.contains { $0.uncovered.contains { Said($0) == report } }
        || others.allSatisfy { ($0.uncovered + $0.burdens + $0.remarks).contains { Said($0) == report } }
    }
    let drawbacks = repairs.count > 1 ? common { $0.drawbacks.map { $0.flaw.kind } } : []
    let judged = repairs.map { told($0, common: reports, drawbacks) }
    return judged.sorted { a, b in
      if a.burdens.isEmpty != b.burdens.isEmpty { return a.burdens.isEmpty }
      if a.flaw != b.flaw { return a.flaw < b.flaw }
      if a.flaws != b.flaws { return a.flaws < b.flaws }
      if a.remarks.isEmpty != b.remarks.isEmpty { return a.remarks.isEmpty }
      // Two constraints that differ in a constant are usually meant as one constraint with two constants.
      if (a.edit.kind == .constant) != (b.edit.kind == .constant) { return a.edit.kind == .constant }
      if a.movement.free != b.movement.free { return a.movement.free < b.movement.free }
      if a.movement.broken != b.movement.broken { return a.movement.broken < b.movement.broken }
      return (a.edit.kind.rawValue, a.order) < (b.edit.kind.rawValue, b.order)
    }
  }

  /// A fix without the reservations that all have in common.
  private func told(_ repair: TriedRepair, common reports: [Said], _ drawbacks: [PictureFlaw.Harm]) -> TriedRepair {
    var told = repair
    let all = repair.uncovered + repair.burdens + repair.remarks
    told.uncovered = all.filter { reports.contains(Said($0)) }
    told.burdens = (repair.burdens + repair.uncovered).filter { !reports.contains(Said($0)) }
    told.remarks.removeAll { reports.contains(Said($0)) }
    told.common = repair.drawbacks.filter { drawbacks.contains($0.flaw.kind) }
    told.drawbacks.removeAll { drawbacks.contains($0.flaw.kind) }
    return told
  }

  /// The values that all fixes have.
  private func common<Value: Equatable>(_ values: (TriedRepair) -> [Value]) -> [Value] {
    guard let first = repairs.first else { return [] }
    return repairs.dropFirst().reduce(values(first)) { common, repair in
      let own = values(repair)
      return common.filter { own.contains($0) }
    }
  }

  // MARK: - Words

  /// The effect of the change at the smallest and at the largest size; at that of the conflict if nothing moves at these.
  private func effect(_ edit: RuleEdit, _ pictures: PictureChange, _ change: CheckedChange) -> String {
    var shown = sizes.smallest == sizes.largest ? [sizes.smallest] : [sizes.smallest, sizes.largest]
    if shown.allSatisfy({ pictures.largestChange(at: $0) == nil }) && !shown.contains(found.size) {
      shown.insert(found.size, at: 0)
    }
    var groups: [(words: String, sizes: [String])] = []
    for size in shown {
      let words = words(for: edit, at: size, pictures, change)
      if let place = groups.firstIndex(where: { $0.words == words }) {
        groups[place].sizes.append("at \(size.spelled)")
      } else {
        groups.append((words, ["at \(size.spelled)"]))
      }
    }
    // If only one size was examined, it is not repeated.
    let isSingle = sizes.smallest == sizes.largest && shown == [found.size]
    let said = groups.map { isSingle ? $0.words : "\($0.words) \($0.sizes.joined(separator: " and "))" }
    return VariantWords.opening(found.variantWords) + said.joined(separator: ", and ")
  }

  /// `'content' is 120 wide instead of 240`
  private func words(
    for edit: RuleEdit, at size: ExactSize, _ pictures: PictureChange, _ change: CheckedChange
  ) -> String {
    if let (view, part, before, after) = pictures.largestChange(at: size) {
      let instead = "\(part.isPosition ? "at " : "")\(before)"
      return "'\(change.before.layout.spelledPath(view))' is \(part.words(for: after)) instead of \(instead)"
    }
    let isFree = pictures.frames.first { $0.size == size }?.isFree ?? true
    if !isFree, size == found.size, let words = wordsForDemand(of: edit, pictures, change) { return words }
    return isFree ? "nothing moves" : "`layc eval` already shows the result"
  }

  /// The effect on a constraint of a single length: `'content' is 120 wide instead of 240`. Nil if no such constraint was
  /// changed.
  private func wordsForDemand(
    of edit: RuleEdit, _ pictures: PictureChange, _ change: CheckedChange
  ) -> String? {
    let frames = pictures.frames.first { $0.size == found.size }?.after ?? []
    for member in found.conflict.members {
      guard case .constraint(let id) = member.origin, let start = edit.edits.first?.range,
        layout.sources.constraints[id.index].file == start.file,
        layout.sources.constraints[id.index].touches(start.start)
      else { continue }
      let terms = layout.program.constraints[id.index].terms
      guard terms.count == 1, terms[0].coefficient == .one, let part = terms[0].attribute.length,
        let index = change.before.views.firstIndex(of: terms[0].view), frames.indices.contains(index)
      else { continue }
      let now = frames[index].numbers[Int(part.rawValue)]
      let instead = now == member.constant ? "" : " instead of \(member.constant)"
      return "'\(layout.spelledPath(terms[0].view))' is \(part.words(for: now))\(instead)"
    }
    return nil
  }
}

extension Attribute {
  fileprivate var length: Ambiguity.Part? { self == .width ? .width : self == .height ? .height : nil }
}
