package import LayNumbers

/// A linear combination of directions, sorted by number.
package struct FaceSum: Sendable {
  package struct Part: Sendable {
    package var row: Int32
    package var amount: Rational

    /// A multiple of a row's direction.
    package init(row: Int32, amount: Rational) {
      self.row = row
      self.amount = amount
    }
  }
  package private(set) var parts: [Part] = []

  package init() {}
  /// The sum of parts of which each direction has one at most.
  package init(unsorted parts: [Part]) { self.parts = parts.sorted { $0.row < $1.row } }
  package init(_ row: Int32) { parts = [Part(row: row, amount: .one)] }

  package var isEmpty: Bool { parts.isEmpty }

  private func place(of row: Int32) -> Int { parts.partitioningIndex { $0.row >= row } }

  /// The multiple of a row's direction; 0 if it does not take part.
  package subscript(row: Int32) -> Rational {
    let place = place(of: row)
    return place < parts.count && parts[place].row == row ? parts[place].amount : .zero
  }

  package mutating func add(_ row: Int32, _ amount: Rational) {
    if parts.last.map({ $0.row < row }) ?? true {
      if !amount.isZero { parts.append(Part(row: row, amount: amount)) }
      return
    }
    let place = place(of: row)
    if place == parts.count || parts[place].row != row {
      return parts.insert(Part(row: row, amount: amount), at: place)
    }
    parts[place].amount += amount
    if parts[place].amount.isZero { parts.remove(at: place) }
  }

  package mutating func add(_ other: FaceSum, times factor: Rational) {
    if factor.isZero || other.isEmpty { return }
    var sum: [Part] = []
    sum.reserveCapacity(parts.count + other.parts.count)
    var mine = 0
    for part in other.parts {
      while mine < parts.count && parts[mine].row < part.row {
        sum.append(parts[mine])
        mine += 1
      }
      var amount = part.amount * factor
      if mine < parts.count && parts[mine].row == part.row {
        amount += parts[mine].amount
        mine += 1
      }
      if !amount.isZero { sum.append(Part(row: part.row, amount: amount)) }
    }
    sum.append(contentsOf: parts[mine...])
    parts = sum
  }

  mutating func scale(by factor: Rational) { for index in parts.indices { parts[index].amount *= factor } }

  mutating func remove(_ row: Int32) {
    let place = place(of: row)
    if place < parts.count && parts[place].row == row { parts.remove(at: place) }
  }

  /// Removes all directions but those for which `isKept` returns true.
  mutating func keep(_ isKept: (Int32) -> Bool) {
    if parts.contains(where: { !isKept($0.row) }) { parts.removeAll { !isKept($0.row) } }
  }

  /// This sum solved for one of its directions; the sum's own value becomes the direction `sum`, or 0.
  func solved(for direction: Int32, sum: Int32?) -> FaceSum {
    let own = Rational.one / self[direction]
    var whole = self
    whole.remove(direction)
    whole.scale(by: -own)
    if let sum { whole.add(sum, own) }
    return whole
  }

  /// The scalar product with another sum.
  func product(_ other: FaceSum) -> Rational {
    var sum = Rational.zero
    for part in other.parts {
      let own = self[part.row]
      if !own.isZero { sum += own * part.amount }
    }
    return sum
  }

  mutating func replace(_ row: Int32, by sum: FaceSum) {
    let amount = self[row]
    if amount.isZero { return }
    remove(row)
    add(sum, times: amount)
  }
}
