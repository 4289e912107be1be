internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The rows that determine the variables of a component at its current size, for derivations: as many as there are
/// variables, all of which hold with equality.
///
/// Among the rows that hold with equality, the more important are chosen first: equations, then rows with a multiplier in
/// the proof of optimality, then optional ones, by falling priority. The remaining variables are determined by choices of
/// the tie-break (SEMANTICS §4.5), which are rows of their own here, and by the limits that these ran into.
struct ReasonRows: Sendable {
  private(set) var rows = ExactRows()
  private(set) var basis = ExactBasis()
  /// For each row that is a choice, its variable's number in ``rows``.
  private var choiceOf: [Int32: Int32] = [:]
  /// The pivot of each variable.
  private var places: [Place] = []

  private enum Place: Sendable { case first(Int), last(Int), loop }

  /// An ambiguous variable, in the order of the tie-break; `isAsPreferred` is true if it has its preferred value.
  struct OpenVariable {
    var variable: VariableID
    var isAsPreferred: Bool
  }

  /// The rank of a row in the choice: less comes first.
  private struct Rank: Comparable {
    enum Tier: UInt8 { case equation, weighty, wish, preference, limit, choice, anything }
    var tier: Tier
    var priority: Float = 0
    var order: Int

    static func < (a: Rank, b: Rank) -> Bool {
      if a.tier != b.tier { return a.tier.rawValue < b.tier.rawValue }
      return a.priority == b.priority ? a.order < b.order : a.priority > b.priority
    }
  }

  /// Chooses among `ids`. Returns nil if too many rows are connected.
  init?(
    _ variables: [Int32], _ ids: [Int32], of store: RowStore, at size: ExactSize, numbers: [Int32],
    value: (VariableID) -> Rational, isWeighty: (Int32) -> Bool, open: [OpenVariable]
  ) {
    rows.begin(variables)
    for id in ids { rows.append(id, of: store, numbers, at: size) }
    let values = variables.map { value(VariableID(Int($0))) }
    var candidates: [(rank: Rank, row: Int32)] = []
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where rows.left(of: row, values) == rows.rightSides[Int(row)] {
      candidates.append((rank(of: row, isWeighty(rows.ids[Int(row)])), row))
    }
    for (order, choice) in open.enumerated() {
      let number = numbers[choice.variable.index]
      let row = appendChoice(number, values[Int(number)])
      candidates.append((Rank(tier: choice.isAsPreferred ? .preference : .choice, order: order), row))
    }
    for number in variables.indices {
      let row = appendChoice(Int32(truncatingIfNeeded: number), values[number])
      candidates.append((Rank(tier: .anything, order: number), row))
    }
    candidates.sort { $0.rank == $1.rank ? $0.row < $1.row : $0.rank < $1.rank }
    var choice = IndependentRows(count: variables.count)
    guard let chosen = choice.choose(candidates.map { $0.row }, of: rows), basis.factor(rows, chosen) else {
      return nil
    }
    places = Array(repeating: .loop, count: variables.count)
    for (place, pivot) in basis.first.enumerated() { places[Int(pivot.column)] = .first(place) }
    for (place, pivot) in basis.last.enumerated() { places[Int(pivot.column)] = .last(place) }
  }

  private mutating func appendChoice(_ number: Int32, _ value: Rational) -> Int32 {
    let row = rows.appendChoice(number, value)
    choiceOf[row] = number
    return row
  }

  private func rank(of row: Int32, _ isWeighty: Bool) -> Rank {
    let length = rows.termRange(row).count
    if rows.isEquation(row) { return Rank(tier: .equation, order: length) }
    let priority = rows.priorities[Int(row)]
    if isWeighty { return Rank(tier: .weighty, priority: priority, order: length) }
    return Rank(tier: priority == KernelRow.required ? .limit : .wish, priority: priority, order: length)
  }

  // MARK: - Sums

  /// A sum of variables of which only some are followed: rows with multipliers, and the remaining variables.
  struct Sum {
    var rows: [(row: Int32, factor: Rational)] = []
    var rest: [(variable: Int32, factor: Rational)] = []
  }

  /// Substitutes rows for the followed variables until none is left; `terms` have numbers of variables.
  func sum(_ terms: [(variable: Int32, factor: Rational)], following isFollowed: (Int32) -> Bool) -> Sum {
    var pulls = [Rational](repeating: .zero, count: rows.variables.count)
    var queue = PlaceQueue()
    for term in terms {
      pulls[Int(term.variable)] += term.factor
      push(term.variable, isFollowed, &queue)
    }
    var touched = terms.map { $0.variable }
    var result = Sum()
    while let place = queue.popFirst() {
      if place.isLoop {
        basis.nucleus.solveTransposed(rows, &pulls) { row, factor in
          result.rows.append((row, factor))
          for index in rows.termRange(row) { note(rows.terms[index].variable, isFollowed, &touched, &queue) }
        }
        continue
      }
      let pivot = place.isLast ? basis.last[place.index] : basis.first[place.index]
      let pull = pulls[Int(pivot.column)]
      if pull.isZero { continue }
      let factor = pull / pivot.value
      for index in rows.termRange(pivot.row) {
        let term = rows.terms[index]
        pulls[Int(term.variable)] -= factor * term.coefficient
        if term.variable != pivot.column { note(term.variable, isFollowed, &touched, &queue) }
      }
      result.rows.append((pivot.row, factor))
    }
    for variable in Set(touched).sorted() where !pulls[Int(variable)].isZero {
      result.rest.append((variable, pulls[Int(variable)]))
    }
    return result
  }

  private func note(
    _ variable: Int32, _ isFollowed: (Int32) -> Bool, _ touched: inout [Int32], _ queue: inout PlaceQueue
  ) {
    touched.append(variable)
    push(variable, isFollowed, &queue)
  }

  private func push(_ variable: Int32, _ isFollowed: (Int32) -> Bool, _ queue: inout PlaceQueue) {
    guard isFollowed(variable) else { return }
    switch places[Int(variable)] {
    case .last(let place): queue.push(place)
    case .loop: queue.push(PlaceQueue.loop)
    case .first(let place): queue.push(Int.max - place)
    }
  }

  /// The variable, outside, whose value a row chooses; nil for a row of the system.
  func choice(_ row: Int32) -> VariableID? {
    choiceOf[row].map { VariableID(Int(rows.variables[Int($0)])) }
  }
}

/// The queue of pivots: columns in one row from the first on, then the nucleus, then rows with one unknown from the last
/// back. So each comes once, after all that lead to it.
private struct PlaceQueue {
  static let loop = Int.max / 2
  private var places: Set<Int> = []

  mutating func push(_ place: Int) { places.insert(place) }

  mutating func popFirst() -> (isLoop: Bool, isLast: Bool, index: Int)? {
    guard let place = places.min() else { return nil }
    places.remove(place)
    if place == PlaceQueue.loop { return (true, false, 0) }
    return place < PlaceQueue.loop ? (false, true, place) : (false, false, Int.max - place)
  }
}

/// Chooses linearly independent rows until they determine all variables.
struct IndependentRows {
  /// The largest number of products to compute, so that no file keeps the search going for minutes.
  static var limit: Int { 40_000_000 }

  private enum State {
    case free
    /// A sum of variables that were free then; the number of the row that gave it.
    case given([(variable: Int32, factor: Rational)], order: Int)
  }
  private var states: [State]
  private var sums: [Rational]
  /// The number of products computed.
  private(set) var work = 0

  init(count: Int) {
    states = Array(repeating: .free, count: count)
    sums = Array(repeating: .zero, count: count)
  }

  /// The first of `candidates` that determine all variables together; nil if that takes more than the limit, or they do
  /// not.
  mutating func choose(_ candidates: [Int32], of rows: ExactRows, limit: Int = IndependentRows.limit) -> [Int32]? {
    var chosen: [Int32] = []
    for row in candidates {
      if chosen.count == states.count { break }
      let rest = reduce(row, of: rows)
      if work > limit { return nil }
      guard let pivot = rest.last else { continue }
      let given = rest.dropLast().map { (variable: $0.variable, factor: -$0.factor / pivot.factor) }
      states[Int(pivot.variable)] = .given(given, order: chosen.count)
      chosen.append(row)
    }
    return chosen.count == states.count ? chosen : nil
  }

  /// The `candidates` whose left sides are linear combinations of earlier ones; nil if that takes more than the limit.
  mutating func surplus(among candidates: [Int32], of rows: ExactRows, limit: Int = IndependentRows.limit) -> [Int32]? {
    var found: [Int32] = []
    for (order, row) in candidates.enumerated() {
      let rest = reduce(row, of: rows)
      if work > limit { return nil }
      guard let pivot = rest.last else {
        found.append(row)
        continue
      }
      let given = rest.dropLast().map { (variable: $0.variable, factor: -$0.factor / pivot.factor) }
      states[Int(pivot.variable)] = .given(given, order: order)
    }
    return found
  }

  /// The left side of a row in free variables, the last of which is its pivot.
  private mutating func reduce(_ row: Int32, of rows: ExactRows) -> [(variable: Int32, factor: Rational)] {
    var heap = OrderedVariables()
    var free: [Int32] = []
    for index in rows.termRange(row) { add(rows.terms[index].variable, rows.terms[index].coefficient, &heap, &free) }
    while let variable = heap.popFirst() {
      let factor = sums[Int(variable)]
      sums[Int(variable)] = .zero
      guard !factor.isZero, case .given(let terms, _) = states[Int(variable)] else { continue }
      for term in terms { add(term.variable, factor * term.factor, &heap, &free) }
    }
    var rest: [(variable: Int32, factor: Rational)] = []
    for variable in free.sorted() where !sums[Int(variable)].isZero {
      rest.append((variable, sums[Int(variable)]))
      sums[Int(variable)] = .zero
    }
    return rest
  }

  private mutating func add(
    _ variable: Int32, _ factor: Rational, _ heap: inout OrderedVariables, _ free: inout [Int32]
  ) {
    work += 1
    if case .given(let terms, let order) = states[Int(variable)] {
      // Constants do not matter here.
      if terms.isEmpty { return }
      if sums[Int(variable)].isZero { heap.push(order, variable) }
    } else if sums[Int(variable)].isZero {
      free.append(variable)
    }
    sums[Int(variable)] += factor
  }
}

/// Variables by the order in which rows gave them, the first on top.
private struct OrderedVariables {
  private var heap: [(order: Int, variable: Int32)] = []

  mutating func push(_ order: Int, _ variable: Int32) {
    var place = heap.count
    heap.append((order, variable))
    while place > 0, heap[(place - 1) / 2].order > order {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first.variable }
    heap[0] = last
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].order < heap[child].order { child += 1 }
      if heap[place].order <= heap[child].order { break }
      heap.swapAt(place, child)
      place = child
    }
    return first.variable
  }
}
