package import LayNumbers

/// A basis: rows that determine all variables, factored so that equations with their left sides are solved quickly and
/// exactly: for the variables, and transposed for the rows' multipliers.
///
/// Rows with one unknown come first, columns in one row last (they cost nothing but arithmetic); the rest, cycles, is
/// eliminated with the shortest row first (Markowitz 1957). The first two are read from the rows themselves.
package struct ExactBasis: Sendable {
  /// A basis without rows.
  package init() {}

  package struct Pivot: Sendable {
    package var row: Int32
    package var column: Int32
    /// The coefficient of the column in the row.
    package var value: Rational
  }

  /// Rows whose other variables are determined by earlier pivots: in the order of solving.
  package private(set) var first: [Pivot] = []
  /// Columns that no later row has: solved from the last to the first.
  package private(set) var last: [Pivot] = []
  package private(set) var nucleus = BasisNucleus()
  /// The index of each column in ``first``, or -2 minus its index in ``last``, or -1.
  private var places: [Int32] = []

  // Work space of the factorization.
  private var unknowns: [Int32] = []
  private var isUsed: [Bool] = []
  private var isKnown: [Bool] = []
  private var columnStarts: [Int32] = []
  private var columnRows: [Int32] = []
  private var columnCounts: [Int32] = []
  private var stack: [Int32] = []

  /// A copy without spare capacity and without the work space of the factorization.
  var compacted: ExactBasis {
    var copy = ExactBasis()
    copy.first = first.compacted
    copy.last = last.compacted
    copy.nucleus = nucleus.compacted
    copy.places = places.compacted
    return copy
  }

  /// Factors the rows `chosen` of `rows`. Returns false if they do not determine every variable, or if cycles take more
  /// work than `mostWork`, by default ``BasisNucleus/limit(_:)``. Dependent rows are allowed; whether they are consistent
  /// is not tested.
  package mutating func factor(_ rows: ExactRows, _ chosen: [Int32], mostWork: Int? = nil) -> Bool {
    first.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    nucleus.removeAll()
    index(rows, chosen)
    takeSingleRows(rows, chosen)
    if first.count == rows.variables.count { return true }
    takeSingleColumns(rows, chosen)
    if first.count + last.count == rows.variables.count { return true }
    let left = chosen.filter { !isUsed[Int($0)] && unknowns[Int($0)] > 0 }
    return nucleus.factor(rows, left, isKnown, mostWork: mostWork)
      && first.count + last.count + nucleus.count == rows.variables.count
  }

  /// The number of coefficients that the last ``factor(_:_:mostWork:)`` computed to eliminate cycles; see
  /// ``BasisNucleus/work``.
  var work: Int { nucleus.work }

  /// The variables that the last ``factor(_:_:mostWork:)`` left undetermined.
  func undetermined(_ rows: ExactRows) -> [Int32] {
    var isDetermined = [Bool](repeating: false, count: rows.variables.count)
    for pivot in first { isDetermined[Int(pivot.column)] = true }
    for pivot in last { isDetermined[Int(pivot.column)] = true }
    nucleus.forEachColumn { isDetermined[Int($0)] = true }
    return isDetermined.indices.filter { !isDetermined[$0] }.map { Int32(truncatingIfNeeded: $0) }
  }

  private mutating func index(_ rows: ExactRows, _ chosen: [Int32]) {
    let count = rows.variables.count
    unknowns.refill(with: 0, count: rows.count)
    isUsed.refill(with: false, count: rows.count)
    isKnown.refill(with: false, count: count)
    columnStarts.refill(with: 0, count: count + 1)
    for row in chosen {
      for index in rows.termRange(row) { columnStarts[Int(rows.terms[index].variable) + 1] += 1 }
    }
    for column in 0..<count { columnStarts[column + 1] += columnStarts[column] }
    columnCounts.removeAll(keepingCapacity: true)
    columnCounts.append(contentsOf: columnStarts)
    columnRows.refill(with: 0, count: Int(columnStarts[count]))
    for row in chosen {
      let range = rows.termRange(row)
      unknowns[Int(row)] = Int32(truncatingIfNeeded: range.count)
      for index in range {
        let column = Int(rows.terms[index].variable)
        columnRows[Int(columnCounts[column])] = row
        columnCounts[column] += 1
      }
    }
  }

  private func rowRange(_ column: Int32) -> Range<Int> {
    Int(columnStarts[Int(column)])..<Int(columnStarts[Int(column) + 1])
  }

  // MARK: - Rows with one unknown

  private mutating func takeSingleRows(_ rows: ExactRows, _ chosen: [Int32]) {
    stack.removeAll(keepingCapacity: true)
    for row in chosen.reversed() where unknowns[Int(row)] == 1 { stack.append(row) }
    while let row = stack.popLast() {
      guard let index = rows.termRange(row).first(where: { !isKnown[Int(rows.terms[$0].variable)] }) else { continue }
      let column = rows.terms[index].variable
      first.append(Pivot(row: row, column: column, value: rows.terms[index].coefficient))
      isUsed[Int(row)] = true
      isKnown[Int(column)] = true
      for place in rowRange(column) {
        let other = columnRows[place]
        unknowns[Int(other)] -= 1
        if unknowns[Int(other)] == 1 && !isUsed[Int(other)] { stack.append(other) }
      }
    }
  }

  // MARK: - Columns in one row

  private mutating func takeSingleColumns(_ rows: ExactRows, _ chosen: [Int32]) {
    for column in 0..<Int32(truncatingIfNeeded: rows.variables.count) where !isKnown[Int(column)] {
      columnCounts[Int(column)] = 0
      for place in rowRange(column) where !isUsed[Int(columnRows[place])] { columnCounts[Int(column)] += 1 }
      if columnCounts[Int(column)] == 1 { stack.append(column) }
    }
    while let column = stack.popLast() {
      if isKnown[Int(column)] { continue }
      // A column that lost its last row to another column is undetermined.
      guard let place = rowRange(column).first(where: { !isUsed[Int(columnRows[$0])] }) else { continue }
      take(columnRows[place], column, rows)
    }
  }

  private mutating func take(_ row: Int32, _ column: Int32, _ rows: ExactRows) {
    isUsed[Int(row)] = true
    isKnown[Int(column)] = true
    for index in rows.termRange(row) {
      let term = rows.terms[index]
      if term.variable == column {
        last.append(Pivot(row: row, column: column, value: term.coefficient))
      } else if !isKnown[Int(term.variable)] {
        columnCounts[Int(term.variable)] -= 1
        if columnCounts[Int(term.variable)] == 1 { stack.append(term.variable) }
      }
    }
  }
}

// MARK: - A few multipliers

extension ExactBasis {
  /// Writes the pivot of each column, for ``multipliers(_:_:from:_:)``.
  mutating func indexColumns(_ rows: ExactRows) {
    places.refill(with: -1, count: rows.variables.count)
    for (place, pivot) in first.enumerated() { places[Int(pivot.column)] = Int32(truncatingIfNeeded: place) }
    for (place, pivot) in last.enumerated() { places[Int(pivot.column)] = -2 - Int32(truncatingIfNeeded: place) }
  }

  /// Finds multipliers, as ``solveTransposed(_:_:_:)``, for a sparse right side `pulls`, at first nonzero at `columns`:
  /// it costs as much as the pivots that these lead to. Entries at settled variables are ignored.
  func multipliers(
    _ rows: ExactRows, _ pulls: inout [Rational], from columns: [Int32], isSettled: [Bool],
    _ found: (Int32, Rational) -> Void
  ) {
    var queues = PivotQueues()
    for column in columns { queues.push(places[Int(column)]) }
    while let place = queues.popLast() { eliminate(last[place], rows, &pulls, isSettled, &queues, found) }
    if queues.hasNucleus {
      nucleus.solveTransposed(rows, &pulls) { row, multiplier in
        for index in rows.termRange(row) { queues.push(places[Int(rows.terms[index].variable)]) }
        found(row, multiplier)
      }
    }
    while let place = queues.popFirst() { eliminate(first[place], rows, &pulls, isSettled, &queues, found) }
  }

  private func eliminate(
    _ pivot: Pivot, _ rows: ExactRows, _ pulls: inout [Rational], _ isSettled: [Bool], _ queues: inout PivotQueues,
    _ found: (Int32, Rational) -> Void
  ) {
    if isSettled[Int(pivot.column)] { pulls[Int(pivot.column)] = .zero }
    if pulls[Int(pivot.column)].isZero { return }
    let multiplier = pivot.value == .one ? pulls[Int(pivot.column)] : pulls[Int(pivot.column)] / pivot.value
    pulls[Int(pivot.column)] = .zero
    for index in rows.termRange(pivot.row) where rows.terms[index].variable != pivot.column {
      let term = rows.terms[index]
      if pulls[Int(term.variable)].isZero { queues.push(places[Int(term.variable)]) }
      pulls[Int(term.variable)] -= multiplier * term.coefficient
    }
    found(pivot.row, multiplier)
  }

  /// Calls `body` with each row that determines a variable.
  func forEachRow(_ body: (Int32) -> Void) {
    for pivot in first { body(pivot.row) }
    for pivot in last { body(pivot.row) }
    nucleus.forEachRow(body)
  }
}

/// The queues of the next pivots.
private struct PivotQueues {
  private var firsts: [Int64] = []
  private var lasts: [Int64] = []
  private(set) var hasNucleus = false

  mutating func push(_ place: Int32) {
    if place >= 0 {
      PivotQueues.push(&firsts, Int64(place))
    } else if place == -1 {
      hasNucleus = true
    } else {
      PivotQueues.push(&lasts, Int64(place))
    }
  }

  /// Removes the greatest index in ``ExactBasis/first``.
  mutating func popFirst() -> Int? { PivotQueues.pop(&firsts).map { Int($0) } }
  /// Removes the least index in ``ExactBasis/last``.
  mutating func popLast() -> Int? { PivotQueues.pop(&lasts).map { -2 - Int($0) } }

  /// Adds a key to a max-heap.
  private static func push(_ heap: inout [Int64], _ key: Int64) {
    var place = heap.count
    heap.append(key)
    while place > 0 {
      let parent = (place - 1) / 2
      if heap[parent] >= key { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = key
  }

  private static func pop(_ heap: inout [Int64]) -> Int64? {
    guard let last = heap.popLast() else { return nil }
    if heap.isEmpty { return last }
    let top = heap[0]
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count && heap[child + 1] > heap[child] { child += 1 }
      if heap[child] <= last { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return top
  }
}

// MARK: - Solving

extension ExactBasis {
  /// Solves the rows as equations with the given right sides, by row; writes every variable to `values`.
  func solve(_ rows: ExactRows, _ rightSides: [Rational], into values: inout [Rational]) {
    for pivot in first { substitute(pivot, rows, rightSides, &values) }
    nucleus.solve(rows, rightSides, into: &values)
    for pivot in last.reversed() { substitute(pivot, rows, rightSides, &values) }
  }

  @inline(__always) private func substitute(
    _ pivot: Pivot, _ rows: ExactRows, _ rightSides: [Rational], _ values: inout [Rational]
  ) {
    var sum = rightSides[Int(pivot.row)]
    for index in rows.termRange(pivot.row) where rows.terms[index].variable != pivot.column {
      let value = values[Int(rows.terms[index].variable)]
      if !value.isZero { sum -= rows.terms[index].coefficient * value }
    }
    values[Int(pivot.column)] = pivot.value == .one ? sum : sum / pivot.value
  }

  /// Finds multipliers of the rows that add up to `pulls`, one number a variable, all 0 afterwards. Calls `found` for
  /// each row that has one.
  func solveTransposed<Number: RationalModule>(
    _ rows: ExactRows, _ pulls: inout [Number], _ found: (Int32, Number) -> Void
  ) {
    for pivot in last { eliminate(pivot, rows, &pulls, found) }
    nucleus.solveTransposed(rows, &pulls, found)
    for pivot in first.reversed() { eliminate(pivot, rows, &pulls, found) }
  }

  @inline(__always) private func eliminate<Number: RationalModule>(
    _ pivot: Pivot, _ rows: ExactRows, _ pulls: inout [Number], _ found: (Int32, Number) -> Void
  ) {
    if pulls[Int(pivot.column)].isZero { return }
    var multiplier = Number.zero
    multiplier.add(pulls[Int(pivot.column)], times: pivot.value == .one ? .one : .one / pivot.value)
    for index in rows.termRange(pivot.row) {
      let term = rows.terms[index]
      if term.variable == pivot.column {
        pulls[Int(term.variable)] = .zero
      } else {
        pulls[Int(term.variable)].add(multiplier, times: -term.coefficient)
      }
    }
    found(pivot.row, multiplier)
  }
}
