internal import LayNumbers

/// A sparse vector of one number a level: the cost of a row, or its multiplier. Compared lexicographically, the most
/// important level first (SEMANTICS §2.4).
struct LevelSum: RationalModule, Sendable {
  private struct Part: Sendable {
    var priority: Float
    var amount: Rational
  }
  /// The parts by falling priority; no amount is 0.
  private var parts: [Part] = []

  static var zero: LevelSum { LevelSum() }

  private init() {}

  /// An amount at one level.
  init(_ amount: Rational, at priority: Float) {
    if !amount.isZero { parts = [Part(priority: priority, amount: amount)] }
  }

  @inline(__always) var isZero: Bool { parts.isEmpty }

  /// The sign at the first level that is not 0.
  @inline(__always) var sign: Int { parts.first?.amount.sign ?? 0 }

  mutating func add(_ other: LevelSum, times factor: Rational) {
    if factor.isZero { return }
    if parts.isEmpty {
      parts = other.parts
      if factor != .one { for index in parts.indices { parts[index].amount *= factor } }
      return
    }
    for part in other.parts { add(part.amount * factor, at: part.priority) }
  }

  mutating func add(_ amount: Rational, at priority: Float) {
    var place = 0
    while place < parts.count && parts[place].priority > priority { place += 1 }
    if place == parts.count || parts[place].priority != priority {
      if !amount.isZero { parts.insert(Part(priority: priority, amount: amount), at: place) }
      return
    }
    parts[place].amount += amount
    if parts[place].amount.isZero { parts.remove(at: place) }
  }

  /// The number at one level.
  func amount(at priority: Float) -> Rational { parts.first { $0.priority == priority }?.amount ?? .zero }

  /// This or its negation, whichever is not negative.
  var magnitude: LevelSum {
    if sign >= 0 { return self }
    var opposite = LevelSum.zero
    opposite.add(self, times: -1)
    return opposite
  }

  /// The sign of the difference.
  func compared(to other: LevelSum) -> Int {
    if parts.isEmpty { return -other.sign }
    if other.parts.isEmpty { return sign }
    var difference = self
    difference.add(other, times: -1)
    return difference.sign
  }
}
