internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension AssignmentPass {
  /// Reports two conditional settings of one slot that differ and can hold together, with a size at which they do.
  mutating func checkOverlap(_ all: [Assignment], of key: SettingKey) {
    if all.count < 2 { return }
    let conditional = all.filter { $0.condition != .always }
    guard conditional.count > 1 else { return }
    // Thousands of settings often have few different values: numbers compare faster than values.
    let values = Overlap.numbered(conditional.map { $0.value })
    let strengths = Overlap.numbered(conditional.map { $0.strength })
    guard values.contains(where: { $0 != 0 }) else { return }
    for later in conditional.indices {
      for earlier in 0..<later where values[earlier] != values[later] && strengths[earlier] == strengths[later] {
        overlapBudget -= 1
        guard overlapBudget > 0 else { return }
        let (first, second) = (conditional[earlier], conditional[later])
        guard
          let witness = Overlap.witness(
            first.condition, second.condition, in: elaborator.program, promises: elaborator.sizes,
            budget: &overlapBudget)
        else { continue }
        elaborator.report(
          .conditionsOverlap(
            second.property, of: elaborator.displayName(of: key.owner), witness: witness,
            isPromised: Overlap.isPromised(witness.size, by: elaborator.sizes), at: second.range, earlier: first.range))
        return
      }
    }
  }
}

/// Searches for environments in which two conditions hold.
enum Overlap {
  /// The maximum number of breakpoints of an axis that are tried.
  static let breakpoints = 8
  /// The maximum number of declared size ranges whose ends are tried.
  static let promises = 4

  /// The index of each value among the distinct ones, in the order of first appearance.
  static func numbered<Value: Hashable>(_ values: [Value]) -> [Int] {
    var known: [Value: Int] = [:]
    return values.map { value in
      let number = known[value] ?? known.count
      known[value] = number
      return number
    }
  }

  /// True if a size is within the declared sizes, or there are none.
  static func isPromised(_ size: ExactSize, by promises: [SizePromise]) -> Bool {
    func holds(_ extent: SizeBounds?, _ length: Rational) -> Bool {
      guard let extent else { return true }
      return extent.lowest <= length && length <= extent.highest
    }
    return promises.isEmpty || promises.contains { holds($0.width, size.width) && holds($0.height, size.height) }
  }

  /// An environment in which both conditions hold, one of a declared size if possible; nil if none is found within the
  /// budget.
  static func witness(
    _ a: ConditionID, _ b: ConditionID, in program: LayoutProgram, promises: [SizePromise], budget: inout Int
  ) -> LayoutEnvironment? {
    guard budget > 0 else { return nil }
    let parts = reachable([a, b], in: program.conditions)
    let states = states(parts, in: program.conditions)
    let sizes = sizes(parts, in: program, promises).map { ($0, isPromised($0, by: promises)) }
    var others: LayoutEnvironment?
    for other in environments(parts, states, in: program.conditions) {
      for (size, isPromised) in sizes where isPromised || others == nil {
        var environment = other
        environment.size = size
        budget -= parts.count
        guard budget > 0 else { return others }
        let held = truth(parts, environment, in: program.conditions)
        guard held[a.index] == true && held[b.index] == true else { continue }
        if isPromised { return environment }
        others = environment
      }
    }
    return others
  }

  /// The environments that are tried, without their sizes: each direction and state, at each text size that differs in a condition.
  private static func environments(
    _ parts: [Int], _ states: [StateID?], in conditions: [Condition]
  ) -> [LayoutEnvironment] {
    let readsTextSize = parts.contains { if case .textSize = conditions[$0] { true } else { false } }
    let textSizes = [.large] + (readsTextSize ? TextSize.allCases.filter { $0 != .large } : [])
    return [InterfaceDirection.leftToRight, .rightToLeft].flatMap { direction in
      states.flatMap { state in
        textSizes.map { textSize in
          LayoutEnvironment(size: .zero, direction: direction, textSize: textSize).inState(state)
        }
      }
    }
  }

  /// The sizes that are tried.
  private static func sizes(_ parts: [Int], in program: LayoutProgram, _ promises: [SizePromise]) -> [ExactSize] {
    let (design, first) = (program.views.first?.designSize, promises.prefix(Overlap.promises))
    let widths = candidates(parts, .width, design?.width, first.compactMap { $0.width }, in: program.conditions)
    let heights = candidates(parts, .height, design?.height, first.compactMap { $0.height }, in: program.conditions)
    var found: [ExactSize] = []
    for width in widths { for height in heights { found.append(ExactSize(width: width, height: height)) } }
    return found
  }

  /// The base, and the states in the conditions.
  private static func states(_ parts: [Int], in conditions: [Condition]) -> [StateID?] {
    var states: [StateID?] = [nil]
    for part in parts {
      if case .state(let state) = conditions[part], state != .base { states.append(state) }
    }
    return states
  }

  /// The conditions that `roots` depend on, each after its parts.
  private static func reachable(_ roots: [ConditionID], in conditions: [Condition]) -> [Int] {
    var seen: Set<Int> = []
    var open = roots.map { $0.index }
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch conditions[next] {
      case .not(let inner): open.append(inner.index)
      case .and(let x, let y), .or(let x, let y): open += [x.index, y.index]
      default: break
      }
    }
    return seen.sorted()
  }

  /// The lengths that are tried on an axis: the design size, the breakpoints and the ends of the declared sizes, and
  /// one length in each interval between and beyond them.
  private static func candidates(
    _ parts: [Int], _ quantity: Condition.Quantity, _ design: Rational?,
    _ promised: [SizeBounds], in conditions: [Condition]
  ) -> [Rational] {
    var breaks: Set<Rational> = []
    for part in parts {
      switch conditions[part] {
      case .compare(quantity, _, let number) where number.sign >= 0: breaks.insert(number)
      case .horizontalSizeClass where quantity == .width: breaks.insert(LayoutEnvironment.regularWidth)
      case .verticalSizeClass where quantity == .height: breaks.insert(LayoutEnvironment.regularHeight)
      default: break
      }
    }
    let ends = promised.flatMap { [$0.lowest, $0.highest] }
    let sorted = Set(breaks.sorted().prefix(breakpoints)).union(ends).sorted()
    var found = [design ?? Rational(375)]
    found += sorted
    for (low, high) in zip(sorted, sorted.dropFirst()) { found.append((low + high) / Rational(2)) }
    if let lowest = sorted.first { found.append(lowest / Rational(2)) }
    if let highest = sorted.last { found.append(highest + Rational(100)) }
    return found
  }

  /// The value of each of `parts`.
  private static func truth(_ parts: [Int], _ environment: LayoutEnvironment, in conditions: [Condition]) -> [Int: Bool]
  {
    var held: [Int: Bool] = [:]
    for part in parts {
      held[part] =
        switch conditions[part] {
        case .always: true
        case .never: false
        case .compare(let quantity, let sign, let number):
          sign.holds(quantity == .width ? environment.size.width : environment.size.height, number)
        case .direction(let direction): environment.direction == direction
        case .horizontalSizeClass(let size): environment.effectiveHorizontalSizeClass == size
        case .verticalSizeClass(let size): environment.effectiveVerticalSizeClass == size
        case .textSize(let sign, let limit): sign.holds(environment.textSize, limit)
        case .state(let state): state == environment.state ?? .base
        case .not(let inner): held[inner.index] == false
        case .and(let x, let y): held[x.index] == true && held[y.index] == true
        case .or(let x, let y): held[x.index] == true || held[y.index] == true
        }
    }
    return held
  }
}
