internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime
internal import LaySolver

/// A conflict as it is shown.
struct ChosenConflict {
  let conflict: Conflict
  /// The source ranges of its rows.
  let places: RulePlaces
  /// Other conflicting sets with the same broken constraint.
  var others: [Conflict] = []

  init(_ conflict: Conflict, places: RulePlaces) { (self.conflict, self.places) = (conflict, places) }
}

/// The choice of the conflicting sets to show for a broken constraint: the one for which it was broken, and some others.
///
/// Each query counts the rows that it examines, so every machine stops at the same one.
struct ConflictChoice {
  /// The maximum number of rows that all queries about a layout examine together.
  static let effortLimit = 10_000
  /// The same limit for a trial change in which other sets arise than were shown before.
  static let trialEffortLimit = 1000
  /// The maximum number of sets that are named besides the one shown.
  static let otherLimit = 3

  private struct Known: Hashable {
    var cell: Int
    var part: Int
    var places: RulePlaces
  }
  private let layout: CompiledLayout
  private var effortLeft: Int
  /// The sets that were shown before the text was changed; nil if there was no change.
  private let shown: ShownSets?
  /// Sets of the same source ranges in a part of the sizes, for which alternatives were searched.
  private var known: Set<Known> = []

  /// Creates the choice for the conflicts of `layout`. If sets were `shown` before a change, only those are searched for.
  init(_ layout: CompiledLayout, effort: Int? = nil, shown: ShownSets? = nil) {
    (self.layout, self.shown) = (layout, shown)
    effortLeft = effort ?? (shown == nil ? ConflictChoice.effortLimit : ConflictChoice.trialEffortLimit)
  }

  /// Returns the sets to show for `conflict` at a size of a `part` of a `cell`. The layout has `rows`; part and cell are indices.
  mutating func choose(
    _ conflict: Conflict, among rows: ConflictRows?, in cell: Int, part: Int = 0
  ) -> ChosenConflict {
    var choice = ChosenConflict(conflict, places: RulePlaces(conflict, in: layout))
    // Other instances of a component have the same sets.
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

/// One search among the sets that contain a broken constraint.
private struct OtherSets {
  /// The cost of a set, compared lexicographically: less is better.
  private struct Cost {
    var numbers: [Int]
    static func < (a: Cost, b: Cost) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  private let layout: CompiledLayout
  private var rows: ConflictRows
  /// The rows that hold, and the broken one: each conflicting set among them contains the broken one.
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

  /// The sets that were found, the best first. A set whose words include all words of another, or are included in them, has the
  /// same cause and is left out.
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

  /// The words of a set's constraints: the file may have the same constraint twice.
  private func words(of conflict: Conflict) -> Set<String> {
    Set(conflict.members.filter { layout.place(of: $0.origin) != nil }.map { $0.row })
  }

  /// The first of `sets` that is a conflict here too.
  mutating func first(of sets: [RulePlaces]) -> Conflict? {
    for places in sets {
      let chosen = places.rows(among: universe, from: rows.origin, in: layout)
      if !chosen.contains(where: { rows.origin(of: $0) == shown.broken }) { continue }
      guard let other = rows.contradiction(among: chosen, broken: shown.broken) else { continue }
      if RulePlaces(other, in: layout) == places { return other }
    }
    return nil
  }

  /// Searches Reiter's tree of hitting sets: leaves out a source range of each known set, then another one of the resulting set,
  /// so that the next set has to do without both. Returns the remaining effort.
  mutating func run() -> Int {
    let members = Set(shown.rules.map { $0.origin })
    // Other broken constraints may take part. If they are needed, this set is no cause of its own.
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

  /// Searches for a set with the broken constraint, without the rows at some source ranges.
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

  /// The source ranges of a set that can be left out, in order.
  private func lines(of conflict: Conflict) -> [SourceRange] {
    let place = layout.place(of: shown.broken)
    var lines: [SourceRange] = []
    for member in conflict.rules where member.origin != shown.broken {
      if let line = layout.place(of: member.origin), line != place, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The cost of a set: its numbers of constraints, views, files and lines.
  private func cost(of conflict: Conflict) -> Cost {
    let lines = Set(conflict.rules.compactMap { layout.place(of: $0.origin) })
    let views = Set(conflict.rules.flatMap { layout.program.views(of: $0.origin) })
    return Cost(numbers: [conflict.rules.count, views.count, Set(lines.map { $0.file }).count, lines.count])
  }
}

extension LayoutProgram {
  /// The views that a row refers to, without the root.
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
  /// The views that its rows refer to, without the root, each once.
  func views(in program: LayoutProgram) -> [ViewID] {
    var found: [ViewID] = []
    for view in members.flatMap({ program.views(of: $0.origin) }) where !found.contains(view) { found.append(view) }
    return found
  }
}
