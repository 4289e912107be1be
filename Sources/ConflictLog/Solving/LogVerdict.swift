package import LayNumbers
internal import LaySolver

/// A set of constraints of a log that cannot all be satisfied, with the sum that shows it.
package struct LoggedConflict: Sendable {
  /// The constraints, by index, in the order of the log.
  package var items: [Int]
  /// The facts that take part without being printed.
  package var facts: [ImpliedFact]
  /// The constants of the sum, with their items; nil for a fact. The positive ones exceed the others by ``excess``.
  package var shares: [(item: Int?, amount: Rational)]
  package var excess: Rational
  /// True if each subset with one constraint less was solved, and can be satisfied.
  package var isMinimal: Bool
  /// True if no smaller set shares a constraint with it.
  package var isSmallest: Bool
  /// The layout direction with which it is a conflict; nil if it is one with both.
  package var direction: LoggedDirection?
  /// The superviews that are assumed: without them the log has no conflict.
  package var assumed: [AssumedSuperview] = []
}

/// The result of solving a log.
package enum LogVerdict: Sendable {
  case conflict(LoggedConflict)
  /// All constraints can be satisfied as they are printed.
  case feasible
  /// The constraints can be satisfied with other digits after those that the log prints.
  case rounded
  /// Nothing was solved: no constraint was read.
  case nothing
  /// Some constraints were not read, and the others can be satisfied; or their numbers are rounded, and they are too many.
  case unknown
}

/// The solver of one log, for the verdict and for trials of fixes.
struct LogSolver {
  /// The log that was solved.
  let log: ConflictLog
  private var rows: LogRows
  private var required: RequiredRows
  private let direction: LoggedDirection
  /// The conflict from right to left of a log that can be satisfied from left to right, the usual direction.
  private(set) var mirrored: LoggedConflict?

  /// The verdict on a log: with the content of scroll views told apart or, if that can be satisfied, as it is printed or, if that
  /// can be satisfied, with the superviews that it suggests.
  static func verdict(on log: ConflictLog) -> (verdict: LogVerdict, solver: LogSolver) {
    if let separate = log.separatingScrollContent() {
      let found = plainVerdict(on: separate)
      if case .conflict = found.verdict { return found }
    }
    let (verdict, solver) = plainVerdict(on: log)
    guard case .feasible = verdict, let (fuller, assumed) = log.assumingSuperviews() else { return (verdict, solver) }
    let other = plainVerdict(on: fuller)
    guard case .conflict(var conflict) = other.verdict else { return (verdict, solver) }
    conflict.assumed = assumed
    return (.conflict(conflict), other.solver)
  }

  /// The most constraints of a log in which another conflict is looked for if the first one ends with other digits: numbers with slack
  /// grow along chains.
  private static let mostRounded = 60

  /// The verdict on a log. A conflict that ends with other digits after those that are printed is one only if no other is found.
  private static func plainVerdict(on log: ConflictLog) -> (verdict: LogVerdict, solver: LogSolver) {
    let exact = verdict(on: log, isRounded: false)
    guard case .conflict(let printed) = exact.verdict, exact.solver.dependsOnDigits(printed.items) else { return exact }
    if log.items.count > mostRounded { return (.unknown, exact.solver) }
    let other = verdict(on: log, isRounded: true)
    if case .conflict = other.verdict { return other }
    return (.rounded, exact.solver)
  }

  /// True if constraints that conflict as they are printed can be satisfied with other digits after those.
  private func dependsOnDigits(_ items: [Int]) -> Bool {
    if !log.hasRoundedNumbers(items) { return false }
    var part = LogSolver(log, direction, isRounded: true, items: items)
    return part.isFeasible(items)
  }

  private static func verdict(
    on log: ConflictLog, isRounded: Bool
  ) -> (verdict: LogVerdict, solver: LogSolver) {
    var solver = LogSolver(log, .leftToRight, isRounded: isRounded)
    var found = solver.conflict()
    if LogRows.dependsOnDirection(log) {
      var other = LogSolver(log, .rightToLeft, isRounded: isRounded)
      if found == nil {
        var mirrored = other.conflict()
        mirrored?.direction = .rightToLeft
        if mirrored != nil && LogRows.mixesFixedSides(log) {
          (found, solver) = (mirrored, other)
        } else if let items = mirrored?.items, !other.dependsOnDigits(items) {
          solver.mirrored = mirrored
        }
      } else if let set = found?.items, other.isFeasible(set) {
        found?.direction = .leftToRight
      }
    }
    if let found { return (.conflict(found), solver) }
    if log.items.isEmpty { return (.nothing, solver) }
    return (!log.unread.isEmpty || log.omitted > 0 || log.isCutOff ? .unknown : .feasible, solver)
  }

  /// `isRounded` allows for the digits that the log does not print. Without `items`, all constraints have rows.
  private init(_ log: ConflictLog, _ direction: LoggedDirection, isRounded: Bool, items: [Int]? = nil) {
    self.log = log
    self.direction = direction
    rows = LogRows(log, direction, isRounded: isRounded, items: items)
    required = rows.required()
  }

  // MARK: - Questions

  /// True if some constraints can be satisfied together.
  mutating func isFeasible(_ items: [Int]) -> Bool {
    let chosen = Set(items)
    if rows.absurd.contains(where: { chosen.contains($0) }) { return false }
    return required.contradiction(among: rows.members.filter { chosen.contains(owner(of: $0)) }) == nil
  }

  /// True if all constraints but some can be satisfied together.
  mutating func isFeasible(without items: [Int]) -> Bool {
    let left = Set(items)
    return isFeasible(log.items.indices.filter { !left.contains($0) })
  }

  /// True if some constraints, without one relation of an item, can be satisfied together.
  mutating func isFeasible(_ items: [Int], withoutRelation relation: Int, of item: Int) -> Bool {
    let chosen = Set(items)
    if rows.absurd.contains(where: { chosen.contains($0) }) { return false }
    let left = rows.members.filter { row in
      let owner = owner(of: row)
      return chosen.contains(owner) && (owner != item || rows.relations[row.index] != relation)
    }
    return required.contradiction(among: left) == nil
  }

  private func owner(of row: RowID) -> Int { rows.owners[row.index] ?? -1 }

  // MARK: - Conflicts

  /// The smallest conflict that was found; nil if all constraints can be satisfied.
  private mutating func conflict() -> LoggedConflict? {
    if let item = rows.absurd.first { return absurdity(item) }
    guard let set = required.minimalSet(among: rows.members) else { return nil }
    let (views, count) = (itemViews, log.views.count)
    let part = required.component(around: set.rows)
    let owners = rows.owners
    var search = SetSearch(from: set, among: part, required, budget: .max) { set in
      var seen = [Bool](repeating: false, count: count)
      var places: [Int] = []
      for row in set.rows {
        guard let item = owners[row.index] else { continue }
        places.append(item)
        for view in views[item] { seen[view] = true }
      }
      let extent = (places.max() ?? 0) - (places.min() ?? 0)
      return SetWorth(members: set.rows.count, views: seen.count { $0 }, extent: extent, rows: set.rows)
    }
    required = search.run()
    return described(search.best)
  }

  /// The views of each item.
  private var itemViews: [[Int]] {
    log.items.map { item in item.relations.flatMap { [$0.first.view] + ($0.second.map { [$0.view] } ?? []) } }
  }

  private func absurdity(_ item: Int) -> LoggedConflict {
    let excess = log.items[item].relations.map { $0.constant.magnitude }.max() ?? .zero
    return LoggedConflict(
      items: [item], facts: [], shares: [(item, excess)], excess: excess, isMinimal: true, isSmallest: true,
      direction: nil)
  }

  private mutating func described(_ set: MinimalSet) -> LoggedConflict {
    let items = Array(Set(set.rows.map { owner(of: $0) })).sorted()
    var facts: [ImpliedFact] = []
    var shares: [(item: Int?, amount: Rational)] = []
    for (row, multiplier) in set.proof.rows {
      if let fact = rows.facts[row.index] { facts.append(fact) }
      let amount = -multiplier * rows.engine.rightSide(of: row).constant
      if !amount.isZero { shares.append((rows.owners[row.index], amount)) }
    }
    return LoggedConflict(
      items: items, facts: facts, shares: shares, excess: set.proof.excess, isMinimal: isMinimal(items),
      isSmallest: set.isSmallest, direction: nil)
  }

  /// Solves each subset with one constraint less.
  private mutating func isMinimal(_ items: [Int]) -> Bool {
    if isFeasible(items) { return false }
    for item in items where !isFeasible(items.filter { $0 != item }) { return false }
    return true
  }
}
