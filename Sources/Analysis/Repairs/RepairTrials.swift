internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A change that repairs a conflict.
struct TriedRepair {
  let edit: RuleEdit
  /// Whether no other conflict is left either.
  let isFree: Bool
  /// What was looked at.
  let ranges: [SizeRange]
  /// The size of the conflict, at which ``effect`` is seen.
  let size: ExactSize
  /// What one sees of it: `'content' is 175 wide at 375x667 instead of 240`.
  let effect: String
  /// What the conflict hid, which is reported then: the messages.
  fileprivate(set) var uncovered: [String]
  /// What is seldom meant and comes of it, in the text after it.
  fileprivate(set) var burdens: [Diagnostic]
  /// What one would not want to see, at the first sizes first.
  fileprivate(set) var drawbacks: [Drawback]
  /// What all repairs have of that.
  fileprivate(set) var common: [Drawback] = []
  /// The line of another conflict that the changed rule still takes part in; nil where it is in none.
  let entangledOn: Int?
  /// How far frames are from where they were, at sizes without a conflict, and at others from what layc shows there.
  let movement: (free: Rational, broken: Rational)
  /// The number of the trial.
  fileprivate let order: Int

  /// How much there is to say against it.
  var flaw: Int {
    max(drawbacks.map { $0.weight }.max() ?? 0, burdens.isEmpty && entangledOn == nil ? 0 : 1)
  }

  /// Whether it comes to what another change of the same statement comes to.
  func isLike(_ other: TriedRepair) -> Bool {
    edit.statement == other.edit.statement && movement == other.movement && isFree == other.isFree
  }
}

/// The repairs of one conflict that were found, and how the layout was before.
struct RepairTrials {
  let found: FoundConflict
  let layout: CompiledLayout
  private let options: CheckOptions
  private(set) var repairs: [TriedRepair] = []
  /// What nothing decides where the rules contradict each other: that is not reported there, since the conflict may be
  /// why.
  private(set) var hidden = KnownFindings([])
  private var frames: [(size: ExactSize, isFree: Bool, frames: [ExactRect])] = []
  /// What is so where nothing conflicts, and what is so with the conflict of views that it does not speak of: no repair is
  /// to blame.
  private var usual: [Drawback] = []
  /// The views that the rules of the conflict speak of, but for the root, and as many of them as are compared.
  private let involved: [ViewID]
  private let compared: [ViewID]

  /// The most views of which overlaps are looked for.
  private static let comparedViews = 12

  init(_ found: FoundConflict, _ layout: CompiledLayout, _ options: CheckOptions) {
    (self.found, self.layout, self.options) = (found, layout, options)
    let kept = layout.program.declaredViews
    involved = found.conflict.views(in: layout.program).filter { kept.contains($0.index) }
    compared = Array(involved.prefix(RepairTrials.comparedViews))
    lookBefore()
  }

  /// Takes a change, with the layout that it makes.
  mutating func add(
    _ edit: RuleEdit, _ changed: CompiledLayout, isFree: Bool, entangledOn line: Int?, _ added: KnownFindings.Added
  ) {
    var drawbacks: [Drawback] = []
    var after = Layout(changed.program)
    var movement = (free: Rational.zero, broken: Rational.zero)
    var effect = ""
    for (size, isFree, before) in frames {
      after.resize(to: environment(at: size), findAmbiguities: false)
      let moved = before.indices.map { before[$0].distance(to: after.untransformedFrame(of: ViewID($0))) }
      let sum = moved.reduce(.zero, +)
      if isFree { movement.free += sum } else { movement.broken += sum }
      let seen = Drawback.all(of: changed, after, at: size, among: compared)
      drawbacks += seen.filter { own in !(usual + drawbacks).contains { $0.kind == own.kind } }
      if size == found.size { effect = self.effect(edit, before, after) }
    }
    repairs.append(
      TriedRepair(
        edit: edit, isFree: isFree, ranges: found.ranges, size: found.size, effect: effect, uncovered: added.uncovered,
        burdens: added.suspicions, drawbacks: drawbacks, entangledOn: line, movement: movement, order: repairs.count))
  }

  /// The repairs first that nothing is to be said against, of them those that move the least; of those that move as much,
  /// what keeps more of the meaning.
  func ranked() -> [TriedRepair] {
    // What comes of every change was there before.
    let burdens = common { $0.burdens.map { $0.message } }
    let drawbacks = repairs.count > 1 ? common { $0.drawbacks.map { $0.kind } } : []
    let told = repairs.map { repair in
      var told = repair
      told.burdens.removeAll { burdens.contains($0.message) }
      told.common = told.drawbacks.filter { drawbacks.contains($0.kind) }
      told.drawbacks.removeAll { drawbacks.contains($0.kind) }
      told.uncovered += burdens
      return told
    }
    return told.sorted { a, b in
      if a.burdens.isEmpty != b.burdens.isEmpty { return a.burdens.isEmpty }
      if a.flaw != b.flaw { return a.flaw < b.flaw }
      // One rule with two numbers is what two rules that differ in a number mean.
      if (a.edit.kind == .constant) != (b.edit.kind == .constant) { return a.edit.kind == .constant }
      if a.movement.free != b.movement.free { return a.movement.free < b.movement.free }
      if a.movement.broken != b.movement.broken { return a.movement.broken < b.movement.broken }
      return (a.edit.kind.rawValue, a.order) < (b.edit.kind.rawValue, b.order)
    }
  }

  /// What all repairs have.
  private func common<Value: Equatable>(_ values: (TriedRepair) -> [Value]) -> [Value] {
    guard let first = repairs.first else { return [] }
    return repairs.dropFirst().reduce(values(first)) { common, repair in
      let own = values(repair)
      return common.filter { own.contains($0) }
    }
  }

  private func environment(at size: ExactSize) -> Environment {
    found.variant.environment(at: size, scale: options.scale)
  }

  /// Lays out the corners of the ranges, the design size and the size of the conflict.
  private mutating func lookBefore() {
    var sizes = [found.size]
    if let design = layout.designSize, found.ranges.contains(where: { $0.contains(design) }) { sizes.append(design) }
    for range in found.ranges.prefix(2) { sizes += [range.highest, range.lowest] }
    var before = Layout(layout.program)
    var open = Findings(layout)
    for size in sizes where !frames.contains(where: { $0.size == size }) {
      let environment = environment(at: size)
      var report = before.resize(to: environment)
      let views = layout.program.declaredViews
      frames.append((size, report.conflicts.isEmpty, views.map { before.untransformedFrame(of: ViewID($0)) }))
      if report.conflicts.isEmpty {
        usual += Drawback.all(of: layout, before, at: size, among: compared)
        continue
      }
      usual += Drawback.all(of: layout, before, at: size, among: []).filter { !$0.isOf(involved) }
      report.conflicts = []
      report.collapses = []
      open.add(report, in: environment)
    }
    hidden = KnownFindings(open.diagnostics(ProvedSizes([], states: [])))
  }

  // MARK: - What one sees

  /// The largest change at the size of the conflict; where there is none, what comes of the rule.
  private func effect(_ edit: RuleEdit, _ before: [ExactRect], _ after: Layout) -> String {
    var largest: (view: Int, part: Int, amount: Rational)?
    for view in before.indices {
      let frame = after.untransformedFrame(of: ViewID(view))
      for (part, change) in before[view].changes(to: frame).enumerated() where !change.isZero {
        // Who is resized explains who is moved.
        let isFirst = largest.map { ($0.part < 2 && part >= 2) || ($0.part >= 2) == (part >= 2) && $0.amount < change }
        if isFirst ?? true { largest = (view, part, change) }
      }
    }
    if let (view, part, _) = largest {
      return words(ViewID(view), part, of: after, insteadOf: before[view].numbers[part])
    }
    for member in found.conflict.members {
      guard case .constraint(let id) = member.origin, let change = edit.edits.first?.range,
        layout.sources.constraints[id.index].file == change.file,
        layout.sources.constraints[id.index].touches(change.start)
      else { continue }
      let terms = layout.program.constraints[id.index].terms
      guard terms.count == 1, terms[0].coefficient == .one, before.indices.contains(terms[0].view.index) else {
        continue
      }
      if terms[0].attribute == .width { return words(terms[0].view, 2, of: after, insteadOf: member.constant) }
      if terms[0].attribute == .height { return words(terms[0].view, 3, of: after, insteadOf: member.constant) }
    }
    return "every frame is as layc shows it\(place)"
  }

  /// `'content' is 175 wide at 375x667 instead of 240`
  private func words(_ view: ViewID, _ part: Int, of after: Layout, insteadOf number: Rational) -> String {
    let now = after.untransformedFrame(of: view).numbers[part]
    let words = ["at x \(now)", "at y \(now)", "\(now) wide", "\(now) high"][part]
    let instead = now == number ? "" : " instead of \(part < 2 ? "at " : "")\(number)"
    return "'\(layout.spelledPath(view))' is \(words)\(place)\(instead)"
  }

  /// Where only one size was looked at, it need not be said again.
  private var place: String {
    found.ranges.count == 1 && found.ranges[0].isSingle ? "" : " at \(found.size.spelled)"
  }
}

extension LayoutProgram {
  /// The views and guides that declarations make, which stand first: those that every view has are there as long as a rule
  /// speaks of them, so that a change may bring or take some.
  fileprivate var declaredViews: Range<Int> {
    0..<(views.firstIndex { $0.guide != .declared } ?? views.count)
  }
}

extension ExactRect {
  fileprivate var numbers: [Rational] { [x, y, width, height] }

  fileprivate func changes(to other: ExactRect) -> [Rational] {
    if self == other { return [.zero, .zero, .zero, .zero] }
    return zip(numbers, other.numbers).map { ($0 - $1).magnitude }
  }

  /// The sum of what is different.
  fileprivate func distance(to other: ExactRect) -> Rational {
    self == other ? .zero : changes(to: other).reduce(.zero, +)
  }
}
