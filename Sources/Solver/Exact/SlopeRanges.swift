internal import LayNumbers

// The range of slopes that a row's cost may have where the row is exactly on its right side.
extension OptimalityCheck {
  /// The slope above the right side, or below it; nil on the side that is forbidden.
  func slope(of row: Int32, above: Bool) -> LevelSum? {
    let relation = rows.relations[Int(row)]
    let costs = above ? relation != .greaterOrEqual : relation != .lessOrEqual
    let priority = rows.priorities[Int(row)]
    if priority == ExactRows.idle || !costs { return .zero }
    if priority == KernelRow.required { return nil }
    return LevelSum(above ? .one : -1, at: priority)
  }

  /// The slope off the right side: on a forbidden side of a required row it costs more than all others.
  func slopeOff(_ row: Int32, above: Bool) -> LevelSum {
    slope(of: row, above: above) ?? LevelSum(above ? .one : -1, at: KernelRow.required)
  }

  /// The nearest slope that the row may have.
  func clamped(_ slope: LevelSum, _ row: Int32) -> LevelSum {
    if slope.isZero { return slope }
    if slope.sign > 0 {
      guard let most = self.slope(of: row, above: true) else { return slope }
      return slope.compared(to: most) > 0 ? most : slope
    }
    guard let least = self.slope(of: row, above: false) else { return slope }
    return slope.compared(to: least) < 0 ? least : slope
  }

  /// True if the slope of a row equals that of the side above, so that moving there costs the same, or that of the side
  /// below.
  func isFree(_ row: Int32, above: Bool) -> Bool {
    guard let limit = slope(of: row, above: above) else { return false }
    return multipliers[Int(row)].compared(to: limit) == 0
  }

  // MARK: - Rows of one object

  /// The outcome of ``balance()``.
  enum Balance {
    /// Every row has a slope that it may have.
    case even
    /// Rows took over from others in an uncertain multiple: the multipliers are to be solved anew.
    case shifted
    /// This row has a slope beyond its range that no other row can take.
    case open(Int32)
  }

  /// Tests the multipliers of all active rows. An excess is moved to other rows of the same object that are on their
  /// right side too.
  mutating func balance() -> Balance {
    var isShifted = false
    for group in groups where group.active >= 0 && !multipliers[Int(group.active)].isZero {
      var rest = multipliers[Int(group.active)]
      let own = clamped(rest, group.active)
      rest.add(own, times: -1)
      if rest.isZero { continue }
      multipliers[Int(group.active)] = own
      if share(&rest, group) { isShifted = true }
      if !rest.isZero { return .open(group.active) }
    }
    return isShifted ? .shifted : .even
  }

  /// Moves the rest to the other rows of a group. Returns true if one of them has an uncertain multiple.
  private mutating func share(_ rest: inout LevelSum, _ group: Group) -> Bool {
    var isGuessed = false
    for index in Int(group.first)..<Int(group.first + group.count) where !rest.isZero {
      let row = members[index].row
      if row == group.active || !gaps[Int(row)].isZero { continue }
      if let scale = exactScale(row, group.active) {
        take(&rest, row, scale)
        continue
      }
      let before = multipliers[Int(row)]
      take(&rest, row, guessedScale(members[index].scale, group))
      if before.compared(to: multipliers[Int(row)]) != 0 { isGuessed = true }
    }
    return isGuessed
  }

  /// The ratio of the left side of `row` to that of `active`; nil if they do not have the same variable alone.
  func exactScale(_ row: Int32, _ active: Int32) -> Rational? {
    let (range, other) = (rows.termRange(row), rows.termRange(active))
    guard range.count == 1, other.count == 1 else { return nil }
    let (a, b) = (rows.terms[range.lowerBound], rows.terms[other.lowerBound])
    if a.variable != b.variable { return nil }
    return a.coefficient == b.coefficient ? .one : a.coefficient / b.coefficient
  }

  private func guessedScale(_ scale: Double, _ group: Group) -> Rational {
    var own = 1.0
    for index in Int(group.first)..<Int(group.first + group.count) where members[index].row == group.active {
      own = members[index].scale
    }
    let guess = Rational(nearest: scale / own)
    return guess.isZero ? .one : guess
  }

  // MARK: - What may move

  /// The active rows that may leave their right side at no cost, as far as the rows of their objects determine.
  func movableRows() -> [Int32] {
    var found: [Int32] = []
    var isMet = rows.ids.indices.map { rows.isEquation(Int32(truncatingIfNeeded: $0)) }
    for group in groups where group.active >= 0 {
      let isUp = mayMove(group, up: true)
      let isDown = mayMove(group, up: false)
      if isUp || isDown { found.append(group.active) }
      isMet[Int(group.active)] = true
    }
    // A search that does not follow the objects may end with several active rows of one.
    for row in chosen where !isMet[Int(row)] && (isFree(row, above: true) || isFree(row, above: false)) {
      found.append(row)
    }
    return found
  }

  private func mayMove(_ group: Group, up: Bool) -> Bool {
    if !isFree(group.active, above: up) { return false }
    for index in Int(group.first)..<Int(group.first + group.count) {
      let row = members[index].row
      if row == group.active || !gaps[Int(row)].isZero { continue }
      guard let scale = exactScale(row, group.active) else { continue }
      if !isFree(row, above: up == (scale.sign > 0)) { return false }
    }
    return true
  }
}

extension Rational {
  /// The number that a double with rounding errors in its last digits most likely means: the first convergent of the
  /// double's continued fraction that is as near as that.
  init(nearest value: Double) {
    let sign = value < 0 ? -1 : 1
    var rest = value.magnitude
    if !(rest < 1e12) {
      self = Rational(exactly: value) ?? .zero
      return
    }
    var (n0, d0, n1, d1) = (0.0, 1.0, 1.0, 0.0)
    for _ in 0..<20 {
      let whole = rest.rounded(.down)
      (n0, d0, n1, d1) = (n1, d1, whole * n1 + n0, whole * d1 + d0)
      if d1 > 1e7 || abs(n1 / d1 - value.magnitude) <= 1e-11 * max(1, value.magnitude) { break }
      rest = 1 / (rest - whole)
    }
    self = d1 > 1e7 ? Rational(exactly: value) ?? .zero : Rational(sign * Int(n1), Int(d1))
  }
}
