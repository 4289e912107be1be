package import LayNumbers

/// The nucleus of a basis, its cycles: the rest without rows with one unknown and columns in one row. Sparse Gaussian
/// elimination, pivoting on the shortest row and its column in the fewest rows (Markowitz 1957).
package struct BasisNucleus: Sendable {
  private struct Entry: Sendable {
    var column: Int32
    var value: Rational
  }
  private struct Pivot: Sendable {
    var slot: Int32
    package var column: Int32
    package var value: Rational
    /// The start of the run of factors, the multiples of this row that were subtracted from others.
    var firstFactor: Int32
  }
  private struct Factor: Sendable {
    var slot: Int32
    var value: Rational
  }

  /// The rows by slot: the given ones, and their remainders, without the pivots before their own.
  private var rowOfSlot: [Int32] = []
  private var remainders: [[Entry]] = []
  private var pivots: [Pivot] = []
  private var factors: [Factor] = []
  private var isInside: [Bool] = []

  // Work space of the factorization.
  private var slotsOfColumn: [[Int32]] = []
  private var counts: [Int32] = []
  private var buckets: [[Int32]] = []
  private var isDone: [Bool] = []
  /// The number of coefficients that the elimination computed, weighted by the effort of long numbers.
  private(set) var work = 0

  /// The number of variables that it determines.
  var count: Int { pivots.count }

  /// The largest number of coefficients that elimination computes for rows of `size` terms together, if the caller sets
  /// no limit.
  static func limit(_ size: Int) -> Int { 50 * size + 20_000 }

  /// Calls `body` with each row that determines a variable.
  func forEachRow(_ body: (Int32) -> Void) { for pivot in pivots { body(rowOfSlot[Int(pivot.slot)]) } }

  /// Calls `body` with each variable that it determines.
  func forEachColumn(_ body: (Int32) -> Void) { for pivot in pivots { body(pivot.column) } }

  mutating func removeAll() {
    work = 0
    if rowOfSlot.isEmpty { return }
    rowOfSlot.removeAll(keepingCapacity: true)
    remainders.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
  }

  /// A copy without spare capacity and without the work space of the factorization.
  var compacted: BasisNucleus {
    var copy = BasisNucleus()
    copy.rowOfSlot = rowOfSlot.compacted
    copy.remainders = remainders.compacted
    copy.pivots = pivots.compacted
    copy.factors = factors.compacted
    if !pivots.isEmpty { copy.isInside = isInside.compacted }
    return copy
  }

  /// Eliminates the variables that are not known from `chosen`. Returns false if the work exceeds the limit.
  mutating func factor(_ rows: ExactRows, _ chosen: [Int32], _ isKnown: [Bool], mostWork: Int?) -> Bool {
    prepare(rows, chosen, isKnown)
    let limit = mostWork ?? BasisNucleus.limit(remainders.reduce(0) { $0 + $1.count })
    var bucket = 1
    while bucket < buckets.count {
      guard let slot = buckets[bucket].popLast() else {
        bucket += 1
        continue
      }
      if isDone[Int(slot)] || remainders[Int(slot)].count != bucket { continue }
      isDone[Int(slot)] = true
      eliminate(slot)
      if work > limit { return false }
      bucket = 1
    }
    return true
  }

  private mutating func prepare(_ rows: ExactRows, _ chosen: [Int32], _ isKnown: [Bool]) {
    let count = rows.variables.count
    isInside = isKnown.map { !$0 }
    slotsOfColumn = Array(repeating: [], count: count)
    counts = Array(repeating: 0, count: count)
    buckets = []
    isDone = Array(repeating: false, count: chosen.count)
    for row in chosen.reversed() {
      let slot = Int32(truncatingIfNeeded: rowOfSlot.count)
      rowOfSlot.append(row)
      var entries: [Entry] = []
      for index in rows.termRange(row) where isInside[Int(rows.terms[index].variable)] {
        let term = rows.terms[index]
        entries.append(Entry(column: term.variable, value: term.coefficient))
        slotsOfColumn[Int(term.variable)].append(slot)
        counts[Int(term.variable)] += 1
      }
      entries.sort { $0.column < $1.column }
      remainders.append(entries)
      enqueue(slot)
    }
  }

  private mutating func enqueue(_ slot: Int32) {
    let length = remainders[Int(slot)].count
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(slot)
  }

  private mutating func eliminate(_ slot: Int32) {
    let row = remainders[Int(slot)]
    var best = 0
    for index in row.indices.dropFirst() where counts[Int(row[index].column)] < counts[Int(row[best].column)] {
      best = index
    }
    let (column, value) = (row[best].column, row[best].value)
    pivots.append(
      Pivot(slot: slot, column: column, value: value, firstFactor: Int32(truncatingIfNeeded: factors.count)))
    for entry in row { counts[Int(entry.column)] -= 1 }
    let others = slotsOfColumn[Int(column)]
    slotsOfColumn[Int(column)] = []
    for other in others where !isDone[Int(other)] {
      guard let place = remainders[Int(other)].firstIndex(where: { $0.column == column }) else { continue }
      let factor = remainders[Int(other)][place].value / value
      factors.append(Factor(slot: other, value: factor))
      subtract(row, times: factor, from: other, column)
      enqueue(other)
    }
  }

  /// Subtracts a multiple of a row from another, which eliminates the column.
  private mutating func subtract(_ row: [Entry], times factor: Rational, from other: Int32, _ column: Int32) {
    let old = remainders[Int(other)]
    var sum: [Entry] = []
    sum.reserveCapacity(old.count + row.count)
    var mine = 0
    for entry in row {
      while mine < old.count && old[mine].column < entry.column {
        sum.append(old[mine])
        mine += 1
      }
      var value = -factor * entry.value
      let isOld = mine < old.count && old[mine].column == entry.column
      if isOld {
        value += old[mine].value
        mine += 1
      }
      if entry.column == column { continue }
      if value.isZero {
        counts[Int(entry.column)] -= 1
        continue
      }
      if !isOld {
        counts[Int(entry.column)] += 1
        slotsOfColumn[Int(entry.column)].append(other)
      }
      sum.append(Entry(column: entry.column, value: value))
    }
    sum.append(contentsOf: old[mine...])
    work += sum.count * Rational.effort(ofWords: factor.wordCount)
    remainders[Int(other)] = sum
  }

  private func factorRange(_ pivot: Int) -> Range<Int> {
    let end = pivot + 1 < pivots.count ? Int(pivots[pivot + 1].firstFactor) : factors.count
    return Int(pivots[pivot].firstFactor)..<end
  }
}

// MARK: - Solving

extension BasisNucleus {
  /// Writes the values of its variables; those of variables in rows with one unknown are already known.
  func solve(_ rows: ExactRows, _ rightSides: [Rational], into values: inout [Rational]) {
    if pivots.isEmpty { return }
    var rest = rowOfSlot.map { row in
      var sum = rightSides[Int(row)]
      for index in rows.termRange(row) {
        let term = rows.terms[index]
        if isInside[Int(term.variable)] || values[Int(term.variable)].isZero { continue }
        sum -= term.coefficient * values[Int(term.variable)]
      }
      return sum
    }
    for index in pivots.indices {
      let own = rest[Int(pivots[index].slot)]
      if own.isZero { continue }
      for place in factorRange(index) { rest[Int(factors[place].slot)] -= factors[place].value * own }
    }
    for pivot in pivots.reversed() {
      var sum = rest[Int(pivot.slot)]
      for entry in remainders[Int(pivot.slot)] where entry.column != pivot.column {
        let value = values[Int(entry.column)]
        if !value.isZero { sum -= entry.value * value }
      }
      values[Int(pivot.column)] = sum / pivot.value
    }
  }

  /// Finds the multipliers of its rows, and subtracts the rows' multiples from `pulls`, the right sides of the transposed
  /// system.
  package func solveTransposed<Number: RationalModule>(
    _ rows: ExactRows, _ pulls: inout [Number], _ found: (Int32, Number) -> Void
  ) {
    if pivots.isEmpty { return }
    var multipliers = [Number](repeating: .zero, count: rowOfSlot.count)
    var isNothing = true
    for pivot in pivots where !pulls[Int(pivot.column)].isZero {
      isNothing = false
      var own = Number.zero
      own.add(pulls[Int(pivot.column)], times: .one / pivot.value)
      for entry in remainders[Int(pivot.slot)] {
        if entry.column == pivot.column {
          pulls[Int(entry.column)] = .zero
        } else {
          pulls[Int(entry.column)].add(own, times: -entry.value)
        }
      }
      multipliers[Int(pivot.slot)] = own
    }
    if isNothing { return }
    for index in pivots.indices.reversed() {
      let slot = Int(pivots[index].slot)
      for place in factorRange(index) where !multipliers[Int(factors[place].slot)].isZero {
        multipliers[slot].add(multipliers[Int(factors[place].slot)], times: -factors[place].value)
      }
      if multipliers[slot].isZero { continue }
      for term in rows.termRange(rowOfSlot[slot]) where !isInside[Int(rows.terms[term].variable)] {
        pulls[Int(rows.terms[term].variable)].add(multipliers[slot], times: -rows.terms[term].coefficient)
      }
      found(rowOfSlot[slot], multipliers[slot])
    }
  }
}
