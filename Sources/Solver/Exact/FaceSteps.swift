internal import LayNumbers

// Steps along the face: the primal simplex method, one functional at a time (Bland's rule where it stalls).
extension OpenFace {
  /// The outcome of a push.
  enum Push {
    /// At its target, and fixed there if it was not there before; or, having none, moved.
    case arrived
    /// As close as possible; each direction that it depends on leads away.
    case stuck(FaceSum)
    /// It is unbounded.
    case unbounded
  }

  /// The goal of a push.
  enum Goal {
    /// A value, and no further.
    case value(Rational)
    /// The extreme value, up or down.
    case extreme(Int)
    /// Any step up or down.
    case anyStep(Int)
  }

  /// The current value of a functional; for rows, left side less right side.
  func value(of functional: Int32) -> Rational {
    isRow(functional) ? gaps[Int(functional)] : values[Int(functional) - rows.count]
  }

  /// Moves a functional within the face; `known` is its gradient in the directions, if that is known.
  mutating func push(_ functional: Int32, _ goal: Goal, knowing known: FaceSum? = nil) -> Push {
    var stalls = 0
    var known = known
    while true {
      let way = way(functional, goal)
      if way == .zero { return .arrived }
      let gradient = known ?? gradient(of: functional)
      known = nil
      guard let direction = entering(gradient, way.sign, isBland: stalls > OpenFace.stallLimit) else {
        return .stuck(gradient)
      }
      let slope = gradient[direction]
      let sense = Rational(slope.sign * way.sign)
      var steps = FaceSum()
      steps.add(direction, sense)
      follow(steps)
      let touched = measureRates()
      let block = blockingRow(touched)
      if case .value = goal {
        let length = way / (slope * sense)
        if block.map({ length <= $0.length }) ?? true {
          move(touched, length)
          fix(functional, gradient, insteadOf: direction)
          return .arrived
        }
      }
      guard let block else {
        clearRates(touched)
        return .unbounded
      }
      move(touched, block.length)
      let other = self.gradient(of: block.row)
      exchange(direction, for: block.row, other)
      if case .anyStep = goal, block.length.sign > 0 { return .arrived }
      stalls = block.length.isZero ? stalls + 1 : 0
    }
  }

  static var stallLimit: Int { 50 }

  /// The remaining distance; 1 or -1 without a target.
  private func way(_ functional: Int32, _ goal: Goal) -> Rational {
    switch goal {
    case .value(let target): target - value(of: functional)
    case .extreme(let sign), .anyStep(let sign): Rational(sign)
    }
  }

  /// The entering direction of a functional: those without costs first, then those that come last in the tie-break.
  private func entering(_ gradient: FaceSum, _ sign: Int, isBland: Bool) -> Int32? {
    var best: Int32?
    for part in gradient.entries where mayMove(part.key, up: part.amount.sign == sign) {
      if isBland { return part.key }
      guard let before = best else {
        best = part.key
        continue
      }
      let (a, b) = (isError[Int(before)], isError[Int(part.key)])
      if a == b || a { best = part.key }
    }
    return best
  }

  private func mayMove(_ row: Int32, up: Bool) -> Bool {
    let sign = gaps[Int(row)].sign
    return up ? sign < 0 || mayBeAbove[Int(row)] : sign > 0 || mayBeBelow[Int(row)]
  }

  /// Measures the rates of the rows when the variables move by ``shifts``. Returns the rows that move, in order of
  /// meeting.
  mutating func measureRates() -> [Int32] {
    var touched: [Int32] = []
    for variable in shifts.indices where !shifts[variable].isZero {
      for row in rowsOfVariables.rows(of: variable) where rates[Int(row)].isZero {
        let rate = rows.left(of: row, shifts)
        if rate.isZero { continue }
        rates[Int(row)] = rate
        touched.append(row)
      }
    }
    return touched
  }

  /// The row that first reaches its limit, and the length of the step; of several the first.
  private func blockingRow(_ touched: [Int32]) -> (row: Int32, length: Rational)? {
    var best: (row: Int32, length: Rational)?
    for row in touched {
      if !isStopped(row) { continue }
      let (gap, rate) = (gaps[Int(row)], rates[Int(row)])
      let length = gap.isZero ? gap : -gap / rate
      if let best, length > best.length || length == best.length && row > best.row { continue }
      best = (row, length)
    }
    return best
  }

  /// True if a moving row may not pass its right side.
  func isStopped(_ row: Int32) -> Bool {
    let sign = gaps[Int(row)].sign
    return rates[Int(row)].sign > 0 ? sign <= 0 && !mayBeAbove[Int(row)] : sign >= 0 && !mayBeBelow[Int(row)]
  }

  mutating func clearRates(_ touched: [Int32]) { for row in touched { rates[Int(row)] = .zero } }

  /// Moves by `length` times ``shifts``.
  private mutating func move(_ touched: [Int32], _ length: Rational) {
    if length.isZero { return clearRates(touched) }
    for row in touched {
      gaps[Int(row)] += length * rates[Int(row)]
      if !gaps[Int(row)].isZero { wasOff[Int(row)] = true }
      rates[Int(row)] = .zero
    }
    for variable in shifts.indices where !shifts[variable].isZero { values[variable] += length * shifts[variable] }
  }
}
