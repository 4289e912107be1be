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

/// Of the sets that contradict each other with a rule that was broken, chooses the one to show: that of the most sizes,
/// then of few files, few views, few lines.
///
/// The least of all sets takes too long to find. So what is known is improved: without a file, a line or a view of it the
/// rows are asked again, and where another set comes out that is better, that one is improved. Each such question counts the
/// rows that it is asked of, so every machine stops at the same one.
struct ConflictChoice {
  /// The most rows that all questions about a layout are asked of, together.
  static let effortLimit = 10_000
  /// The same where a change is tried and other sets come of it than were shown before.
  static let trialEffortLimit = 1000
  /// The most sets that are named besides the one shown.
  static let otherLimit = 3

  private struct Known: Hashable {
    var cell: Int
    var places: RulePlaces
  }
  private let layout: CompiledLayout
  private var effortLeft: Int
  /// What was shown before the text was changed; nil where it was not.
  private let shown: ShownSets?
  /// What was chosen for sets of the same lines in a part of the sizes.
  private var chosen: [Known: RulePlaces] = [:]

  /// For the conflicts of `layout`. Where something was `shown` before a change, that is looked for first, and no sets
  /// besides.
  init(_ layout: CompiledLayout, effort: Int? = nil, shown: ShownSets? = nil) {
    (self.layout, self.shown) = (layout, shown)
    effortLeft = effort ?? (shown == nil ? ConflictChoice.effortLimit : ConflictChoice.trialEffortLimit)
  }

  /// The set to show for `conflict`, of a layout with `rows`, at a size among `sizes`, the part `cell` of all.
  mutating func choose(
    _ conflict: Conflict, among rows: ConflictRows?, in cell: Int, _ sizes: SizePolygon
  ) -> ChosenConflict {
    let places = RulePlaces(conflict, in: layout)
    let known = Known(cell: cell, places: places)
    if let before = chosen[known], before == places || effortLeft <= 0 {
      // Other instances have the same sets.
      return ChosenConflict(conflict, places: before)
    }
    guard let rows, !conflict.broken.isSystem, conflict.members.count > 1 else {
      return ChosenConflict(conflict, places: places)
    }
    var search = SetSearch(conflict, rows, layout, sizes, effort: effortLeft)
    effortLeft = search.run(shown)
    var choice = ChosenConflict(search.best, places: RulePlaces(search.best, in: layout))
    choice.others = Array(search.others.prefix(ConflictChoice.otherLimit))
    chosen[known] = choice.places
    return choice
  }
}

/// One search among the sets of one broken rule.
private struct SetSearch {
  /// What is left out in a question.
  private enum Group: Hashable {
    case file(FileID)
    case line(SourceRange)
    case view(ViewID)

    var isLine: Bool {
      if case .line = self { return true }
      return false
    }
  }
  /// What a set is worth: less is better, the first first.
  private struct Cost {
    var numbers: [Int]
    static func < (a: Cost, b: Cost) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  private let layout: CompiledLayout
  private let rows: ConflictRows
  private let sizes: SizePolygon
  /// The rows that hold, and the broken one: what contradicts itself among them has the broken one in it.
  private let universe: [RowID]
  private let broken: RowOrigin
  private var found: [Conflict]
  private var known: Set<RulePlaces>
  private var effortLeft: Int
  private(set) var best: Conflict

  init(_ conflict: Conflict, _ rows: ConflictRows, _ layout: CompiledLayout, _ sizes: SizePolygon, effort: Int) {
    (self.rows, self.layout, self.sizes, effortLeft) = (rows, layout, sizes, effort)
    (best, broken) = (conflict, conflict.broken)
    universe = rows.component(around: rows.rows(of: [conflict.broken]))
    found = [conflict]
    known = [RulePlaces(conflict, in: layout)]
  }

  /// The sets that were found besides, the best first. One that says all that another says and more, or less, is of the same
  /// cause.
  var others: [Conflict] {
    let costs = found.map { cost(of: $0) }
    let order = found.indices.sorted { costs[$0] < costs[$1] || !(costs[$1] < costs[$0]) && $0 < $1 }
    var told = [words(of: best)]
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

  /// Improves the set until nothing is left to leave out, then looks for others. Returns what is left of the effort.
  mutating func run(_ shown: ShownSets?) -> Int {
    if let shown, recall(shown.sets(breaking: broken, in: layout)) { return max(effortLeft, 0) }
    let members = Set(best.members.map { $0.origin })
    // What else was broken may have taken part. Where it is needed, this is no cause of its own.
    let isWhole = members.isSubset(of: universe.map { rows.origin(of: $0) })
    if isWhole || set(without: []) != nil {
      improve()
      if shown == nil { lookForOthers() }
    }
    return max(effortLeft, 0)
  }

  /// Takes the first of `sets` that contradicts itself here too; whether there is one.
  private mutating func recall(_ sets: [RulePlaces]) -> Bool {
    for places in sets {
      let rows = places.rows(among: universe, from: self.rows.origin, in: layout)
      if !rows.contains(where: { self.rows.origin(of: $0) == broken }) { continue }
      guard let other = self.rows.contradiction(among: rows, broken: broken) else { continue }
      if RulePlaces(other, in: layout) == places {
        best = other
        return true
      }
    }
    return false
  }

  private mutating func improve() {
    var asked: Set<Group> = []
    while let group = groups(of: best).first(where: { !asked.contains($0) }), effortLeft > 0 {
      asked.insert(group)
      if let other = set(without: [group]), isBetter(other, than: best) { best = other }
    }
  }

  /// Leaves out a line of each set that is known, then another one of what comes out (Reiter's tree of hitting sets), so
  /// that the next set has to do without both.
  private mutating func lookForOthers() {
    var waiting: [(without: [Group], of: Conflict)] = [([], best)]
    var seen: Set<Set<Group>> = []
    var next = 0
    while next < waiting.count, others.count < ConflictChoice.otherLimit {
      let (without, conflict) = waiting[next]
      next += 1
      for group in groups(of: conflict) where group.isLine {
        guard effortLeft > 0, seen.insert(Set(without + [group])).inserted else { continue }
        if let other = set(without: without + [group]) { waiting.append((without + [group], other)) }
      }
    }
  }

  /// A set that the broken rule is in, without some rows.
  private mutating func set(without groups: [Group]) -> Conflict? {
    effortLeft -= universe.count
    guard effortLeft >= 0 else { return nil }
    let left = universe.filter { row in !groups.contains { holds($0, row) } }
    guard let other = rows.contradiction(among: left, broken: broken) else { return nil }
    if known.insert(RulePlaces(other, in: layout)).inserted { found.append(other) }
    return other
  }

  // MARK: - What to leave out

  private func groups(of conflict: Conflict) -> [Group] {
    var (files, lines, seen): ([Group], [Group], [Group]) = ([], [], [])
    let own = views(of: broken)
    let place = layout.place(of: broken)
    for member in conflict.members where member.origin != broken {
      if let line = layout.place(of: member.origin), line != place {
        lines.append(.line(line))
        if line.file != place?.file { files.append(.file(line.file)) }
      }
      for view in views(of: member.origin) where !own.contains(view) { seen.append(.view(view)) }
    }
    return files + lines + seen
  }

  private func holds(_ group: Group, _ row: RowID) -> Bool {
    let origin = rows.origin(of: row)
    if origin == broken { return false }
    switch group {
    case .file(let file): return layout.place(of: origin)?.file == file
    case .line(let line): return layout.place(of: origin) == line
    case .view(let view): return views(of: origin).contains(view)
    }
  }

  private func views(of origin: RowOrigin) -> [ViewID] { layout.program.views(of: origin) }

  // MARK: - What is better

  private func isBetter(_ a: Conflict, than b: Conflict) -> Bool {
    let (coversMore, coversLess) = (covers(a, b), covers(b, a))
    return coversMore && (!coversLess || cost(of: a) < cost(of: b))
  }

  /// Whether a set contradicts itself wherever another does.
  private func covers(_ a: Conflict, _ b: Conflict) -> Bool {
    let room = a.room
    let corners = sizes.part(beyond: b.room)?.corners ?? []
    return corners.allSatisfy { room.sign(at: $0) <= 0 }
  }

  /// Files, files that are not the layout's, views, lines and unwritten rules, of these the unwritten, rules.
  private func cost(of conflict: Conflict) -> Cost {
    var (files, lines, seen, unwritten): (Set<FileID>, Set<SourceRange>, Set<ViewID>, Int) = ([], [], [], 0)
    for member in conflict.members {
      seen.formUnion(views(of: member.origin))
      guard let line = layout.place(of: member.origin) else {
        unwritten += 1
        continue
      }
      files.insert(line.file)
      lines.insert(line)
    }
    let foreign = files.count { $0 != layout.range.file }
    return Cost(
      numbers: [files.count, foreign, seen.count, lines.count + unwritten, unwritten, conflict.members.count])
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
