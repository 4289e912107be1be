internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Reports two conditional settings of one slot that differ and can hold together, with a size at which they do.
  func checkOverlap(_ all: [Assignment], of key: Assignments.Key) {
    if all.count < 2 { return }
    let conditional = all.filter { $0.condition != .always }
    guard conditional.count > 1 else { return }
    // Of thousands of settings most are often the same: numbers compare faster than values.
    let values = Overlap.numbered(conditional.map { $0.value })
    let strengths = Overlap.numbered(conditional.map { $0.strength })
    guard values.contains(where: { $0 != 0 }) else { return }
    for later in conditional.indices {
      for earlier in 0..<later where values[earlier] != values[later] && strengths[earlier] == strengths[later] {
        overlapBudget -= 1
        guard overlapBudget > 0 else { return }
        let (first, second) = (conditional[earlier], conditional[later])
        guard
          let witness = Overlap.witness(first.condition, second.condition, in: program, budget: &overlapBudget)
        else { continue }
        report(
          .conditionsOverlap(
            second.property, of: displayName(of: key.owner), witness: witness, at: second.range, earlier: first.range))
        return
      }
    }
  }
}

/// Finds environments in which two conditions hold.
enum Overlap {
  /// Conditions that are evaluated in a compilation: a check for people, not for generated files.
  static let budget = 1_000_000
  /// Breakpoints of an axis that are looked at.
  static let breakpoints = 8

  /// The place of each value among the different ones, in the order of first appearance.
  static func numbered<Value: Hashable>(_ values: [Value]) -> [Int] {
    var known: [Value: Int] = [:]
    return values.map { value in
      let number = known[value] ?? known.count
      known[value] = number
      return number
    }
  }

  /// An environment in which both hold, if there is one and the budget lasts.
  static func witness(
    _ a: ConditionID, _ b: ConditionID, in program: LayoutProgram, budget: inout Int
  ) -> Environment? {
    guard budget > 0 else { return nil }
    let parts = reachable([a, b], in: program.conditions)
    let design = program.views.first?.designSize
    let widths = candidates(parts, .width, design?.width, in: program.conditions)
    let heights = candidates(parts, .height, design?.height, in: program.conditions)
    let states = states(parts, in: program.conditions)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for state in states {
        for width in widths {
          for height in heights {
            let size = ExactSize(width: width, height: height)
            let environment = Environment(size: size, direction: direction).inState(state)
            budget -= parts.count
            guard budget > 0 else { return nil }
            let held = truth(parts, environment, in: program.conditions)
            if held[a.index] == true && held[b.index] == true { return environment }
          }
        }
      }
    }
    return nil
  }

  /// The base and the states that the conditions ask for.
  private static func states(_ parts: [Int], in conditions: [Condition]) -> [StateID?] {
    var states: [StateID?] = [nil]
    for part in parts {
      if case .state(let state) = conditions[part], state != .base { states.append(state) }
    }
    return states
  }

  /// The conditions that `roots` are made of, each behind its parts.
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

  /// One number of each piece that the breakpoints cut an axis into, the design size first.
  private static func candidates(
    _ parts: [Int], _ quantity: Condition.Quantity, _ design: Rational?, in conditions: [Condition]
  ) -> [Rational] {
    var breaks: Set<Rational> = []
    for part in parts {
      switch conditions[part] {
      case .compare(quantity, _, let number) where number.sign >= 0: breaks.insert(number)
      case .horizontalSizeClass where quantity == .width: breaks.insert(Environment.regularFrom)
      case .verticalSizeClass where quantity == .height: breaks.insert(Environment.regularFrom)
      default: break
      }
    }
    let sorted = breaks.sorted().prefix(breakpoints)
    var found = [design ?? Rational(375)]
    found += sorted
    for (low, high) in zip(sorted, sorted.dropFirst()) { found.append((low + high) / Rational(2)) }
    if let lowest = sorted.first { found.append(lowest / Rational(2)) }
    if let highest = sorted.last { found.append(highest + Rational(100)) }
    return found
  }

  /// Which of `parts` hold.
  private static func truth(_ parts: [Int], _ environment: Environment, in conditions: [Condition]) -> [Int: Bool] {
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
        case .state(let state): state == environment.state ?? .base
        case .not(let inner): held[inner.index] == false
        case .and(let x, let y): held[x.index] == true && held[y.index] == true
        case .or(let x, let y): held[x.index] == true || held[y.index] == true
        }
    }
    return held
  }
}
