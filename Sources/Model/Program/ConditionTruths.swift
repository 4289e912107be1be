public import LayNumbers

extension LayoutEnvironment {
  /// The least width of a regular horizontal size class, if none is given, points; below it is compact.
  public static let regularWidth = Rational(600)
  /// The least height of a regular vertical size class, if none is given, points; below it is compact. Portrait screens of an iPhone are at
  /// least 480 high, and landscape screens at most 440.
  public static let regularHeight = Rational(480)

  /// The horizontal size class, given or derived from the width.
  public var effectiveHorizontalSizeClass: SizeClass {
    horizontalSizeClass ?? (size.width < LayoutEnvironment.regularWidth ? .compact : .regular)
  }

  /// The vertical size class, given or derived from the height.
  public var effectiveVerticalSizeClass: SizeClass {
    verticalSizeClass ?? (size.height < LayoutEnvironment.regularHeight ? .compact : .regular)
  }
}

extension LayoutProgram {
  /// The truth value of each condition. A reference to a condition that does not come earlier counts as false.
  public func truths(in environment: LayoutEnvironment) -> [Bool] {
    var truths: [Bool] = []
    writeTruths(in: environment, to: &truths)
    return truths
  }

  /// Writes the truth values into an existing list.
  package func writeTruths(in environment: LayoutEnvironment, to truths: inout [Bool]) {
    truths.removeAll(keepingCapacity: true)
    for condition in conditions { truths.append(holds(condition, given: truths, in: environment)) }
  }

  private func holds(_ condition: Condition, given truths: [Bool], in environment: LayoutEnvironment) -> Bool {
    func known(_ id: ConditionID) -> Bool { truths.indices.contains(id.index) && truths[id.index] }
    switch condition {
    case .always: return true
    case .never: return false
    case .compare(let quantity, let comparison, let limit):
      return comparison.holds(quantity == .width ? environment.size.width : environment.size.height, limit)
    case .direction(let direction): return direction == environment.direction
    case .horizontalSizeClass(let sizeClass): return sizeClass == environment.effectiveHorizontalSizeClass
    case .verticalSizeClass(let sizeClass): return sizeClass == environment.effectiveVerticalSizeClass
    case .textSize(let comparison, let limit): return comparison.holds(environment.textSize, limit)
    case .state(let state): return state == environment.state ?? .base
    case .not(let other): return !known(other)
    case .and(let one, let other): return known(one) && known(other)
    case .or(let one, let other): return known(one) || known(other)
    }
  }
}

extension Condition.Comparison {
  /// True if `a` compares with `b` in this way.
  package func holds(_ a: Rational, _ b: Rational) -> Bool { compares(a, b) }

  /// True if the text size `a` compares with `b` in this way.
  package func holds(_ a: TextSize, _ b: TextSize) -> Bool { compares(a, b) }

  private func compares<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .equal: a == b
    case .greaterOrEqual: a >= b
    case .greater: a > b
    }
  }
}

extension LayoutProgram {
  /// The truth values of the conditions on the text size, in order, at a text size.
  package func textSizeTruths(at textSize: TextSize) -> [Bool] {
    conditions.compactMap { condition in
      if case .textSize(let comparison, let limit) = condition { comparison.holds(textSize, limit) } else { nil }
    }
  }

  /// True if a condition reads the text size.
  package var readsTextSize: Bool { conditions.contains { if case .textSize = $0 { true } else { false } } }
}
