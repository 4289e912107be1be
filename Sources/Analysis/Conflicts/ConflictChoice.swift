internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A conflict as it is shown.
struct ChosenConflict {
  let conflict: Conflict
  /// Its lines.
  let places: RulePlaces
  /// Other sets that contradict each other with the same broken rule.
  var others: [Conflict] = []

  init(_ conflict: Conflict, places: RulePlaces) { (self.conflict, self.places) = (conflict, places) }
}

/// Of the sets that contradict each other with a constraint that was broken, the ones to show: that for which it was broken, and
/// some others.
///
/// Each question counts the rows that it is asked of, so every machine stops at the same one.
struct ConflictChoice {
  /// The most rows that all questions about a layout are asked of, together.
  static let effortLimit = 10_000
  /// The same where a change is tried and other sets come of it than were shown before.
  static let trialEffortLimit = 1000
  /// The most sets that are named besides the one shown.
  static let otherLimit = 3

  private struct Known: Hashable {
    var cell: Int
    var part: Int
    var places: RulePlaces
  }
  private let layout: CompiledLayout
  private var effortLeft: Int
  /// What was shown before the text was changed; nil where it was not.
  private let shown: ShownSets?
  /// Sets of the same lines in a part of the sizes, beside which others were looked for.
  private var known: Set<Known> = []

  /// For the conflicts of `layout`. Where something was `shown` before a change, that is looked for first, and no sets
  /// besides.
  init(_ layout: CompiledLayout, effort: Int? = nil, shown: ShownSets? = nil) {
    (self.layout, self.shown) = (layout, shown)
    effortLeft = effort ?? (shown == nil ? ConflictChoice.effortLimit : ConflictChoice.trialEffortLimit)
  }

  /// What to show for `conflict`, of a layout with `rows`, at a size of a `part` of the `cell` of that number.
  mutating func choose(
    _ conflict: Conflict, among rows: ConflictRows?, in cell: Int, part: Int = 0
  ) -> ChosenConflict {
    var choice = ChosenConflict(conflict, places: RulePlaces(conflict, in: layout))
    // Other instances have the same sets.
    let known = Known(cell: cell, part: part, places: choice.places)
    guard self.known.insert(known).inserted, effortLeft > 0 else { return choice }
    guard let rows, !conflict.broken.isSystem, conflict.rules.count > 1 else { return choice }
    var search = OtherSets(conflict, rows, layout, effort: effortLeft)
    if let shown {
      let before = search.first(of: shown.sets(breaking: conflict.broken, in: layout))
      return before.map { ChosenConflict($0, places: RulePlaces($0, in: layout)) } ?? choice
    }
    effortLeft = search.run()
    choice.others = Array(search.others.prefix(ConflictChoice.otherLimit))
    return choice
  }
}

/// One search among the sets that a broken constraint is in.
private struct OtherSets {
  /// What a set is worth: less is better, the first first.
  private struct Cost {
    var numbers: [Int]
    static func < (a: Cost, b: Cost) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  private let layout: CompiledLayout
  private var rows: ConflictRows
  /// The rows that hold, and the broken one: what contradicts itself among them has the broken one in it.
  private let universe: [RowID]
  private let shown: Conflict
  private var found: [Conflict] = []
  private var known: Set<RulePlaces>
  private var effortLeft: Int

  init(_ conflict: Conflict, _ rows: ConflictRows, _ layout: CompiledLayout, effort: Int) {
    (self.rows, self.layout, shown, effortLeft) = (rows, layout, conflict, effort)
    universe = rows.component(around: rows.rows(of: [conflict.broken]))
    known = [RulePlaces(conflict, in: layout)]
  }

  /// The sets that were found, the best first. One that says all that another says and more, or less, is of the same cause.
  var others: [Conflict] {
    let costs = found.map { cost(of: $0) }
    let order = found.indices.sorted { costs[$0] < costs[$1] || !(costs[$1] < costs[$0]) && $0 < $1 }
    var told = [words(of: shown)]
    return order.map { found[$0] }.filter { other in
      let words = words(of: other)
      if told.contains(where: { $0.isSuperset(of: words) || $0.isSubset(of: words) }) { return false }
      told.append(words)
      return true
    }
  }

  /// What the rules of a set say: a rule may stand in the file twice.
  private func words(of conflict: Conflict) -> Set<String> {
    Set(conflict.members.filter { layout.place(of: $0.origin) != nil }.map { $0.row })
  }

  /// The first of `sets` that contradicts itself here too.
  mutating func first(of sets: [RulePlaces]) -> Conflict? {
    for places in sets {
      let chosen = places.rows(among: universe, from: rows.origin, in: layout)
      if !chosen.contains(where: { rows.origin(of: $0) == shown.broken }) { continue }
      guard let other = rows.contradiction(among: chosen, broken: shown.broken) else { continue }
      if RulePlaces(other, in: layout) == places { return other }
    }
    return nil
  }

  /// Leaves out a line of each set that is known, then another one of what comes out (Reiter's tree of hitting sets), so
  /// that the next set has to do without both. Returns what is left of the effort.
  mutating func run() -> Int {
    let members = Set(shown.rules.map { $0.origin })
    // What else was broken may have taken part. Where it is needed, this is no cause of its own.
    guard members.isSubset(of: universe.map { rows.origin(of: $0) }) || set(without: []) != nil else {
      return max(effortLeft, 0)
    }
    var waiting: [(without: Set<SourceRange>, of: Conflict)] = [([], shown)]
    var seen: Set<Set<SourceRange>> = []
    var next = 0
    while next < waiting.count, others.count < ConflictChoice.otherLimit {
      let (without, conflict) = waiting[next]
      next += 1
      for line in lines(of: conflict) {
        guard effortLeft > 0, seen.insert(without.union([line])).inserted else { continue }
        if let other = set(without: without.union([line])) { waiting.append((without.union([line]), other)) }
      }
    }
    return max(effortLeft, 0)
  }

  /// A set that the broken rule is in, without the rows of some lines.
  private mutating func set(without lines: Set<SourceRange>) -> Conflict? {
    effortLeft -= universe.count
    guard effortLeft >= 0 else { return nil }
    let left = universe.filter { row in
      let origin = rows.origin(of: row)
      return origin == shown.broken || layout.place(of: origin).map { !lines.contains($0) } ?? true
    }
    guard let other = rows.contradiction(among: left, broken: shown.broken) else { return nil }
    if known.insert(RulePlaces(other, in: layout)).inserted { found.append(other) }
    return other
  }

  /// The lines of a set that can be left out, in order.
  private func lines(of conflict: Conflict) -> [SourceRange] {
    let place = layout.place(of: shown.broken)
    var lines: [SourceRange] = []
    for member in conflict.rules where member.origin != shown.broken {
      if let line = layout.place(of: member.origin), line != place, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// Rules, views, files, lines.
  private func cost(of conflict: Conflict) -> Cost {
    let lines = Set(conflict.rules.compactMap { layout.place(of: $0.origin) })
    let views = Set(conflict.rules.flatMap { layout.program.views(of: $0.origin) })
    return Cost(numbers: [conflict.rules.count, views.count, Set(lines.map { $0.file }).count, lines.count])
  }
}

extension LayoutProgram {
  /// The views that a row speaks of, the root apart.
  fileprivate func views(of origin: RowOrigin) -> [ViewID] {
    switch origin {
    case .constraint(let id): constraints[id.index].terms.map { $0.view }.filter { $0 != .root }
    case .maskPosition(let view, _), .maskSize(let view, _), .nonNegative(let view, _), .hugging(let view, _),
      .compression(let view, _), .arrangement(let view, _), .step(let view, _), .contentOrigin(let view, _):
      [view]
    }
  }
}

extension Conflict {
  /// The views that its rows speak of, the root apart, each once.
  func views(in program: LayoutProgram) -> [ViewID] {
    var found: [ViewID] = []
    for view in members.flatMap({ program.views(of: $0.origin) }) where !found.contains(view) { found.append(view) }
    return found
  }
}
