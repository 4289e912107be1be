internal import LayNumbers

/// Searches for the smallest minimal set that shares a member with a known one; of equal ones for that with the fewest
/// views, then for that whose constraints are closest together in the file.
///
/// A set whose removal makes the rest feasible is a correction, and every contradiction has a member of it. So sets are
/// built by adding one member of each correction that they do not hit yet (hitting sets: Reiter 1987; smallest sets:
/// Ignatiev et al. 2015). If no set of so few members hits all, none is smaller.
package struct SetSearch {
  /// The largest number of members of a set that is proved to be the smallest, unless it is the only one.
  static let exactLimit = 12
  /// The limit of work for one set: rows of all queries.
  static let setBudget = 60_000
  /// The limit of work for choosing among sets of equal size.
  static let choiceBudget = 12_000
  /// The limit of work for all sets of one size of the layout.
  package static let layoutBudget = 600_000
  /// The largest number of corrections that are stored.
  private static let correctionLimit = 256
  /// The largest number of members of a proof in which a better set is searched: removing each takes long, and seldom
  /// leaves few.
  private static let proofLimit = 2 * exactLimit

  private let universe: [RowID]
  private let worth: (MinimalSet) -> SetWorth
  private var rows: RequiredRows
  package private(set) var best: MinimalSet
  private var bestWorth: SetWorth
  /// Sets of members one of which is in every contradiction of ``universe``.
  private var corrections: [[RowID]] = []
  /// The amount of work at which the search ends.
  private var end: Int
  /// True if sets as small as the best are searched too.
  private var acceptsEqual = false
  /// The distance of each other member from the member that all sets have.
  private var distances: [RowID: Int] = [:]
  /// The members that every contradiction needs.
  private var needed: Set<RowID> = []
  /// True if more corrections were found than are stored, or a query was inconclusive.
  private var isUnsure = false
  /// An engine of all of ``universe``.
  private var wholeEngine: PartEngine?

  /// Creates a search from `set`, among the members of `rows` in force. `worth` ranks sets.
  package init(
    from set: MinimalSet, among part: [RowID], _ rows: RequiredRows, budget: Int,
    worth: @escaping (MinimalSet) -> SetWorth
  ) {
    (self.rows, self.worth, best, bestWorth) = (rows, worth, set, worth(set))
    universe = rows.core(of: part)
    end = rows.work + min(budget, SetSearch.setBudget)
  }

  /// Runs the search, and returns the rows with the work that it took.
  package mutating func run() -> RequiredRows {
    findCorrections()
    best.isSmallest = best.rows.count <= 2 || needed.count == best.rows.count || isProvedSmallest()
    if needed.count < best.rows.count { chooseAmongEqual() }
    return rows
  }

  private var isExhausted: Bool { rows.work >= end || isUnsure }

  // MARK: - Corrections

  /// Finds corrections that contain members of the best set; members that no correction has yet come first.
  private mutating func findCorrections() {
    var asked: Set<RowID> = []
    while !isExhausted {
      // All sets have more members than the limit.
      if best.rows.count > SetSearch.exactLimit && leastCount(beside: [], without: []) > SetSearch.exactLimit { return }
      let open = best.rows.filter { !asked.contains($0) }
      guard let row = open.last(where: { row in !corrections.contains { $0.contains(row) } }) ?? open.last else {
        return
      }
      asked.insert(row)
      _ = correct(keeping: [], without: [row])
    }
  }

  /// Removes members until the rest is feasible, none of `kept`; stores them as a correction, and returns it. Returns nil
  /// if that was inconclusive.
  private mutating func correct(keeping kept: [RowID], without excluded: Set<RowID>) -> [RowID]? {
    var engine = wholeEngine ?? rows.partEngine(of: universe)
    wholeEngine = engine
    for row in excluded { engine.remove(row) }
    var removed = excluded
    while !isExhausted {
      guard let suspects = rows.suspects(in: &engine) else {
        let correction = universe.filter { removed.contains($0) }
        remember(correction)
        return correction
      }
      consider(suspects)
      guard let row = suspects.last(where: { !kept.contains($0) && !removed.contains($0) }) else {
        isUnsure = true
        return nil
      }
      removed.insert(row)
      engine.remove(row)
    }
    return nil
  }

  private mutating func remember(_ correction: [RowID]) {
    if correction.count == 1 { needed.insert(correction[0]) }
    if corrections.count < SetSearch.correctionLimit { corrections.append(correction) } else { isUnsure = true }
  }

  /// Makes the minimal set among some members that seem to contradict each other the best, if it is better and shares a
  /// member with the best.
  private mutating func consider(_ members: [RowID]) {
    let known = Set(best.rows)
    guard members != best.rows, members.count <= SetSearch.proofLimit, members.contains(where: { known.contains($0) }),
      let set = rows.minimalSet(among: members)
    else { return }
    let worth = self.worth(set)
    guard worth < bestWorth, set.rows.contains(where: { known.contains($0) }) else { return }
    (best, bestWorth) = (set, worth)
  }

  // MARK: - Sets of few members

  /// Searches for a smaller set. Returns true if there is none.
  private mutating func isProvedSmallest() -> Bool {
    exploreAll()
    return !isExhausted && best.rows.count <= SetSearch.exactLimit
  }

  /// Searches for a better one of the sets that are as small.
  private mutating func chooseAmongEqual() {
    if best.rows.count > SetSearch.exactLimit { return }
    let isSmallest = best.isSmallest
    acceptsEqual = true
    end = min(end, rows.work + SetSearch.choiceBudget)
    exploreAll()
    // None that is smaller was left.
    best.isSmallest = isSmallest || best.rows.count <= 2
  }

  /// The largest number of members of a set to search for.
  private var limit: Int { min(best.rows.count - (acceptsEqual ? 0 : 1), SetSearch.exactLimit) }

  /// Searches for sets with each member of the best.
  private mutating func exploreAll() {
    var explored: Set<RowID> = []
    let among = Set(universe)
    while let seed = best.rows.first(where: { !explored.contains($0) }), !isExhausted {
      distances = rows.distances(from: seed, among: among)
      explore([seed], without: explored)
      explored.insert(seed)
    }
  }

  /// Searches for sets with all of `chosen`, and none of `excluded`.
  private mutating func explore(_ chosen: [RowID], without excluded: Set<RowID>) {
    if isExhausted || chosen.count > limit { return }
    if leastCount(beside: chosen, without: excluded) + chosen.count > limit { return }
    guard let correction = openCorrection(chosen, excluded) else { return }
    if chosen.count == limit { return }
    var excluded = excluded
    for row in correction where !excluded.contains(row) {
      if let distance = distances[row], distance < limit { explore(chosen + [row], without: excluded) }
      excluded.insert(row)
    }
  }

  /// A correction that has none of `chosen`; nil if these contradict each other, or no set has them.
  private mutating func openCorrection(_ chosen: [RowID], _ excluded: Set<RowID>) -> [RowID]? {
    if let known = smallestCorrection(beside: chosen, without: excluded) { return known }
    let ordered = chosen.sorted { $0.rawValue < $1.rawValue }
    if rows.contradiction(among: ordered) != nil {
      consider(ordered)
      return nil
    }
    // At the limit no member can be added.
    return chosen.count < limit ? correct(keeping: chosen, without: excluded) : nil
  }

  /// The correction without any of `chosen` that leaves the fewest choices.
  private func smallestCorrection(beside chosen: [RowID], without excluded: Set<RowID>) -> [RowID]? {
    var best: (correction: [RowID], count: Int)?
    for correction in corrections where !chosen.contains(where: { correction.contains($0) }) {
      let count = correction.count { !excluded.contains($0) }
      if best.map({ count < $0.count }) ?? true { best = (correction, count) }
    }
    return best?.correction
  }

  /// The least number of further members of a set with `chosen`: one of each of the corrections that are disjoint.
  private func leastCount(beside chosen: [RowID], without excluded: Set<RowID>) -> Int {
    var taken = Set(chosen)
    var count = 0
    for correction in corrections where !correction.contains(where: { taken.contains($0) }) {
      taken.formUnion(correction.filter { !excluded.contains($0) })
      count += 1
    }
    return count
  }
}

/// The rank of a set: less is better, compared lexicographically.
package struct SetWorth: Sendable {
  private var numbers: [Int]

  /// Creates the rank of a set with so many members, of so many views, whose constraints are so far apart in the file.
  package init(members: Int, views: Int, extent: Int, rows: [RowID]) {
    numbers = [members, views, extent] + rows.map { $0.index }
  }

  static func < (a: SetWorth, b: SetWorth) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}
