internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The search for the best change that determines one number.
struct DecidingSearch {
  /// A change that determines it.
  struct Found {
    let addition: Addition
    let change: CheckedChange
    let checker: SliceChecker
    let drawbacks: [PictureDrawback]
    fileprivate let cost: Cost
  }
  /// The cost of a change, the most important criterion first.
  fileprivate struct Cost: Comparable {
    var numbers: [Int]
    var distance: Rational

    static func < (a: Cost, b: Cost) -> Bool {
      if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
      return a.distance < b.distance
    }
  }

  let finding: OpenFinding
  private let sizes: WitnessSizes
  private(set) var best: Found?
  /// The words for the first change with which a constraint would hold at no size.
  private(set) var silencing: String?

  init(_ finding: OpenFinding, _ sizes: WitnessSizes) { (self.finding, self.sizes) = (finding, sizes) }

  /// True if the best change has no cost. Other ambiguous numbers have findings of their own, except those of the same tie.
  var isPerfect: Bool {
    guard let cost = best?.cost else { return false }
    let decidesTie = (finding.ambiguity.tie?.freedom ?? 1) < 2 || cost.numbers[0] == 0
    return decidesTie && cost.distance.isZero && cost.numbers.dropFirst().allSatisfy { $0 == 0 }
  }

  /// Adds a change that was checked; of two with equal cost the first is kept.
  mutating func add(
    _ addition: Addition, _ change: CheckedChange, _ checker: SliceChecker,
    environment: (ExactSize) -> LayoutEnvironment
  ) {
    guard decides(change), !change.plainGrowth.contains(where: { $0.isForbidden && $0.key.code != .ruleNeverHolds })
    else {
      return
    }
    let forbidden = change.growth.filter { $0.isForbidden }
    if let never = forbidden.first, forbidden.allSatisfy({ $0.key.code == .ruleNeverHolds }) {
      if silencing == nil { silencing = words(addition, never.key, change) }
      return
    }
    if !forbidden.isEmpty { return }
    let pictures = DecidingSearch.pictures(change, at: sizes.all, environment)
    let lint = change.growth.map { $0.key.code?.severity ?? .error }
    let cost = Cost(
      numbers: [
        change.after.openNumbers.count, lint.count { $0 == .warning }, pictures.weight, pictures.drawbacks.count,
        pictures.movement.free.count,
        lint.count { $0 == .note },
      ], distance: pictures.movement.free.distance)
    if best.map({ cost < $0.cost }) ?? true {
      best = Found(
        addition: addition, change: change, checker: checker, drawbacks: pictures.drawbacks, cost: cost)
    }
  }

  /// True if a change that was checked at some of the sizes cannot be one: the number is ambiguous there, or something is wrong there that
  /// was not. That a constraint holds at none of these sizes says nothing about the others.
  func isExcluded(by change: CheckedChange) -> Bool {
    let facts = change.after.plainFacts
    return !decides(change)
      || change.plainGrowth.contains {
        $0.isForbidden && $0.key.code != .ruleNeverHolds && !(facts.areas[$0.key] ?? []).isEmpty
      }
  }

  /// True if a change determines the number at its sizes, and all numbers that the same tie leaves ambiguous along the axis:
  /// otherwise one report would replace another.
  private func decides(_ change: CheckedChange) -> Bool {
    let (before, facts) = (change.before, change.after.plainFacts)
    if let tie = finding.ambiguity.tie, tie.freedom > 1 {
      let parts = Ambiguity.Part.allCases.filter { $0.axis == finding.ambiguity.part.axis }
      let isOpen = before.layout.program.declaredViews.contains { view in
        parts.contains { part in
          let key = SliceFacts.key(ViewID(view), part, in: before.layout)
          return finding.sizes.contains { facts.holds(key, at: $0) }
        }
      }
      if isOpen { return false }
    }
    return finding.twins.allSatisfy { twin in
      guard let index = before.views.firstIndex(of: twin) else { return false }
      let key = SliceFacts.key(ViewID(index), finding.ambiguity.part, in: before.layout)
      return !finding.sizes.contains { facts.holds(key, at: $0) }
    }
  }

  /// Compares the pictures of a change. Numbers that were ambiguous had no determined value, so they do not count as moved; flaws of views
  /// that are ambiguous with the change too, at that size, are not its own.
  static func pictures(
    _ change: CheckedChange, at sizes: [ExactSize], _ environment: (ExactSize) -> LayoutEnvironment
  ) -> PictureChange {
    let own = Set(change.before.openNumbers.map { OpenNumber(view: $0.view, part: $0.part) })
    var open: Set<OpenNumber> = []
    for (index, view) in change.before.views.enumerated() {
      for part in Ambiguity.Part.allCases where own.contains(OpenNumber(view: view, part: part)) {
        open.insert(OpenNumber(view: ViewID(index), part: part))
      }
    }
    let (before, facts) = (change.before, change.after.plainFacts)
    func isOpen(_ view: ViewID, at size: ExactSize) -> Bool {
      Ambiguity.Part.allCases.contains { facts.holds(SliceFacts.key(view, $0, in: before.layout), at: size) }
    }
    return PictureChange(
      change.before, change.after, at: sizes, involved: Set(open.map { $0.view }), open: open,
      isUncertain: isOpen, countsAll: true, environment: environment)
  }

  private func words(_ addition: Addition, _ key: FactKey, _ change: CheckedChange) -> String? {
    let layout = change.after.layout
    guard let index = layout.sources.constraints.firstIndex(of: key.place) else { return nil }
    var laidOut = Layout(layout.program)
    laidOut.resize(to: LayoutEnvironment(size: sizes.smallest), findAmbiguities: false)
    guard let row = laidOut.row(of: ConstraintID(index)) else { return nil }
    return "not offered: \(addition.quoted)\(addition.place); `\(row.text)` would then be satisfied at no size"
  }
}

extension SliceFacts.Growth {
  /// True if a change must not cause it: everything but lint, and constraints that hold at no size.
  var isForbidden: Bool {
    guard let code = key.code else { return true }
    return code == .ruleNeverHolds || !SuspicionLedger.codes.contains(code.id)
  }
}
