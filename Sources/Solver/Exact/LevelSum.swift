internal import LayNumbers

/// A priority, ordered by falling importance.
struct CostLevel: Comparable, Sendable {
  var priority: Float

  static func < (a: CostLevel, b: CostLevel) -> Bool { a.priority > b.priority }
}

/// One number a level: the cost of a row, or its multiplier. Compared lexicographically, the most important level first
/// (SEMANTICS §2.4).
typealias LevelSum = SparseVector<CostLevel>

extension SparseVector<CostLevel> {
  /// An amount at one level.
  init(_ amount: Rational, at priority: Float) { self.init(CostLevel(priority: priority), amount) }

  /// The sign at the first level that is not 0.
  @inline(__always) var sign: Int { entries.first?.amount.sign ?? 0 }

  mutating func add(_ amount: Rational, at priority: Float) { add(CostLevel(priority: priority), amount) }

  /// The number at one level.
  func amount(at priority: Float) -> Rational { self[CostLevel(priority: priority)] }

  /// This or its negation, whichever is not negative.
  var magnitude: LevelSum {
    if sign >= 0 { return self }
    var opposite = self
    opposite.scale(by: -1)
    return opposite
  }

  /// The sign of the difference.
  func compared(to other: LevelSum) -> Int {
    if isZero { return -other.sign }
    if other.isZero { return sign }
    var difference = self
    difference.add(other, times: -1)
    return difference.sign
  }
}
