package import LayNumbers

/// The required rows of a system at one size, for queries about which of them contradict each other.
///
/// Implied rows are background (``ConflictChooser/isBackground(_:)``): they are in force in every query. All others are
/// members, of which each query names some.
package struct RequiredRows: Sendable {
  /// The largest number of rows that are solved in exact numbers at once; more are faster in the kernel.
  private static let plainLimit = 28
  /// The cost of a query besides its rows.
  private static let questionCost = 4

  package let size: ExactSize
  /// Members and background have the level `required` here, whatever it is in the engine.
  private var system: ConstraintSystem
  private let isBackground: [Bool]
  /// For each row, true if it is a member in force.
  package private(set) var isMember: [Bool]
  /// The lists of members and of background rows of each variable.
  private let members: RowLists
  private let background: RowLists
  /// The number of rows of all queries together.
  package private(set) var work = 0

  /// Collects the required rows of `system` and those of `broken`, which are members only where they are named.
  package init(_ system: ConstraintSystem, broken: [RowID], at size: ExactSize, isBackground: (Int) -> Bool) {
    self.size = size
    self.system = system
    for row in broken { self.system.rows.setLevel(.required, of: row.index) }
    let rows = self.system.rows
    var (behind, asked) = ([Bool](repeating: false, count: rows.count), [Bool](repeating: false, count: rows.count))
    for row in rows.indices where !rows.isRemoved(row) && rows.level(of: row) == .required {
      if isBackground(row) { behind[row] = true } else { asked[row] = true }
    }
    members = RowLists(rows, variableCount: system.variables.count) { asked[$0] }
    background = RowLists(rows, variableCount: system.variables.count) { behind[$0] }
    for row in broken { asked[row.index] = false }
    (self.isBackground, isMember) = (behind, asked)
  }

  /// Removes a member, such as one that was broken.
  package mutating func remove(_ row: RowID) { isMember[row.index] = false }

  // MARK: - Questions

  /// The members among `rows`, in order.
  func members(among rows: [RowID]) -> [RowID] { rows.filter { !isBackground[$0.index] } }

  /// The members of a proof, in order.
  package func members(of proof: Infeasibility) -> [RowID] { members(among: proof.rows.map { $0.row }) }

  /// Returns the proof that some members are infeasible with all of the background; nil if they are feasible. Exact.
  package mutating func contradiction(among chosen: [RowID]) -> Infeasibility? {
    let rows = withBackground(chosen)
    count(questionAbout: rows.count)
    if rows.count > RequiredRows.plainLimit { return contradictionByKernel(rows) }
    var search = InfeasibleRows(rows, of: system.rows, at: size)
    return search.proof()
  }

  /// Counts a query about so many rows.
  mutating func count(questionAbout rows: Int) { work += rows + RequiredRows.questionCost }

  /// The corners of a proof with the background beside its members; nil if they are not known.
  func corners(of proof: Infeasibility, _ members: [RowID]) -> ProofCorners? {
    let background = withBackground(members).filter { isBackground[$0.index] }
    return ProofCorners(proof, beside: background, of: system.rows, at: size)
  }

  /// Some members with the background of their variables, in order: the rest of it holds in any case.
  private func withBackground(_ chosen: [RowID]) -> [RowID] {
    var rows = chosen
    var seen: Set<Int32> = []
    for row in chosen {
      for term in system.rows.terms(of: row.index) {
        let variable = system.rows.variable(term)
        guard seen.insert(variable.rawValue).inserted else { continue }
        for other in background[variable] { rows.append(other) }
      }
    }
    return rows.sorted { $0.rawValue < $1.rawValue }
  }

  private func contradictionByKernel(_ rows: [RowID]) -> Infeasibility? {
    var engine = PartEngine(rows, of: system.rows)
    return engine.contradiction(at: size)
  }

  /// An incremental engine of some members and their background, from which members can be removed.
  package func partEngine(of chosen: [RowID]) -> PartEngine { PartEngine(withBackground(chosen), of: system.rows) }

  /// An engine of the members connected with a sum by variables, their background, and the row that the sum is at least
  /// `limit`.
  package func partEngine(around terms: [EngineRow.Term], notBelow limit: Affine) -> PartEngine {
    var engine = PartEngine(rows(around: terms.map { $0.variable }), of: system.rows)
    engine.add(terms, notBelow: limit)
    return engine
  }

  /// The members connected with some variables, and their background, in order.
  package func rows(around variables: [VariableID]) -> [RowID] {
    let seeds = variables.flatMap { variable in members[variable].filter { isMember[$0.index] } }
    let rows = Set(withBackground(component(around: seeds)) + variables.flatMap { Array(background[$0]) })
    return rows.sorted { $0.rawValue < $1.rawValue }
  }

  /// Queries an engine of rows of this system, and counts its work.
  mutating func suspects(in engine: inout PartEngine) -> [RowID]? {
    work += engine.count + RequiredRows.questionCost
    return engine.suspects(at: size).map { members(among: $0) }
  }

  // MARK: - Neighbours

  /// The members in force connected with `seeds` by variables, these included, in order.
  package func component(around seeds: [RowID]) -> [RowID] {
    var found = Set(seeds)
    var waiting = seeds
    var seen: Set<Int32> = []
    while let row = waiting.popLast() {
      for term in system.rows.terms(of: row.index) {
        let variable = system.rows.variable(term)
        guard seen.insert(variable.rawValue).inserted else { continue }
        for next in members[variable] where isMember[next.index] && found.insert(next).inserted { waiting.append(next) }
      }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }

  /// The distance of each of some members from `seed`: one step to a row with a variable in common.
  func distances(from seed: RowID, among rows: Set<RowID>) -> [RowID: Int] {
    var distances = [seed: 0]
    var (waiting, next) = ([seed], 0)
    var seen: Set<Int32> = []
    while next < waiting.count {
      let row = waiting[next]
      next += 1
      for term in system.rows.terms(of: row.index) {
        let variable = system.rows.variable(term)
        guard seen.insert(variable.rawValue).inserted else { continue }
        for other in members[variable] where rows.contains(other) && distances[other] == nil {
          distances[other] = (distances[row] ?? 0) + 1
          waiting.append(other)
        }
      }
    }
    return distances
  }

  /// The members that may be in a minimal set: a row with a variable of no other row takes part in no contradiction,
  /// because nothing cancels that variable.
  func core(of chosen: [RowID]) -> [RowID] {
    var counts: [Int32: Int] = [:]
    for row in chosen {
      for term in system.rows.terms(of: row.index) { counts[system.rows.variable(term).rawValue, default: 0] += 1 }
    }
    for variable in Array(counts.keys) { counts[variable, default: 0] += background[VariableID(Int(variable))].count }
    var isOut: Set<RowID> = []
    let among = Set(chosen)
    var waiting = chosen
    while let row = waiting.popLast() {
      let variables = system.rows.terms(of: row.index).map { system.rows.variable($0) }
      guard !isOut.contains(row), variables.contains(where: { counts[$0.rawValue] == 1 }) else { continue }
      isOut.insert(row)
      for variable in variables {
        counts[variable.rawValue, default: 0] -= 1
        for other in members[variable] where among.contains(other) && !isOut.contains(other) { waiting.append(other) }
      }
    }
    return chosen.filter { !isOut.contains($0) }
  }
}

/// An engine of some required rows alone.
package struct PartEngine: Sendable {
  private let rows: [RowID]
  /// The number of its rows at first.
  package var count: Int { rows.count }
  private var engine = SparseSimplex()
  /// The engine's variables, by those of the store.
  private var numbers: [VariableID: VariableID] = [:]

  /// Creates the engine of `rows`, which are in order.
  init(_ rows: [RowID], of store: RowStore) {
    self.rows = rows
    for row in rows {
      for term in store.terms(of: row.index) where numbers[store.variable(term)] == nil {
        numbers[store.variable(term)] = engine.makeVariable(preferred: Affine(.zero), rank: numbers.count)
      }
    }
    for row in rows {
      let terms = store.terms(of: row.index).compactMap { term in
        numbers[store.variable(term)].map { EngineRow.Term($0, store.coefficient(term)) }
      }
      _ = engine.add(terms, store.relation(of: row.index), store.rightSide(of: row.index), level: .required)
    }
  }

  /// Returns the proof that the rows are infeasible; nil if they are feasible. Exact.
  package mutating func contradiction(at size: ExactSize) -> Infeasibility? {
    guard case .infeasible(let proof) = engine.solveForAny(at: size) else { return nil }
    return Infeasibility(rows: proof.rows.map { (rows[$0.row.index], $0.multiplier) }, excess: proof.excess)
  }

  /// Adds the row that a sum of variables of the rows, which are in order, is at least `limit`.
  mutating func add(_ terms: [EngineRow.Term], notBelow limit: Affine) {
    let own = terms.map { term in
      let known = numbers[term.variable]
      let variable = known ?? engine.makeVariable(preferred: Affine(.zero), rank: numbers.count)
      numbers[term.variable] = variable
      return EngineRow.Term(variable, term.coefficient)
    }
    _ = engine.add(own.sorted { $0.variable.rawValue < $1.variable.rawValue }, .greaterOrEqual, limit, level: .required)
  }

  /// An affine number that is negative where the rows are infeasible for the same reason as at `size`, with the rows of
  /// the reason; nil if they are feasible. Exact.
  package mutating func room(at size: ExactSize) -> (room: Affine, rows: [RowID])? {
    guard case .infeasible(let proof) = engine.solveForAny(at: size) else { return nil }
    var room = Affine(.zero)
    for member in proof.rows { room.add(engine.rightSide(of: member.row), times: member.multiplier) }
    return (room: room, rows: proof.rows.compactMap { $0.row.index < rows.count ? rows[$0.row.index] : nil })
  }

  /// Rows that contradict each other, as far as doubles tell; nil if all are feasible, which is exact.
  mutating func suspects(at size: ExactSize) -> [RowID]? { engine.suspects(at: size)?.map { rows[$0.index] } }

  /// Removes a row.
  package mutating func remove(_ row: RowID) {
    let place = rows.partitioningIndex { $0.rawValue >= row.rawValue }
    if place < rows.count, rows[place] == row { engine.remove(RowID(place)) }
  }
}

/// The rows of each variable of a store, in one array.
private struct RowLists: Sendable {
  private var starts: [Int32]
  private var rows: [Int32]

  init(_ store: RowStore, variableCount: Int, _ isListed: (Int) -> Bool) {
    starts = [Int32](repeating: 0, count: variableCount + 1)
    for row in store.indices where isListed(row) {
      for term in store.terms(of: row) { starts[store.variable(term).index + 1] += 1 }
    }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    rows = [Int32](repeating: 0, count: Int(starts[variableCount]))
    var next = starts
    for row in store.indices where isListed(row) {
      for term in store.terms(of: row) {
        let variable = store.variable(term).index
        rows[Int(next[variable])] = Int32(truncatingIfNeeded: row)
        next[variable] += 1
      }
    }
  }

  subscript(variable: VariableID) -> some RandomAccessCollection<RowID> {
    rows[Int(starts[variable.index])..<Int(starts[variable.index + 1])].lazy.map { RowID(Int($0)) }
  }
}
