import LayOracle
import LayRuntime
import LaySolver

/// What comparing a kernel with the exact engine found.
struct Comparison {
  /// Sizes compared; at how many of them rows conflict, and at how many there is one solution.
  private(set) var sizes = 0
  private(set) var conflicts = 0
  private(set) var unique = 0
  private(set) var differences: [String] = []

  static func + (a: Comparison, b: Comparison) -> Comparison {
    var sum = a
    sum.sizes += b.sizes
    sum.conflicts += b.conflicts
    sum.unique += b.unique
    sum.differences += b.differences
    return sum
  }

  /// Compares feasibility, then the error of each level, then the values where there is one solution. Lengths that
  /// differ by less than a millionth of the largest number are the same.
  mutating func compare(
    _ system: TestSystem, _ kernel: inout LayoutKernel, _ exact: inout ExactSimplex, at size: ExactSize, _ name: String
  ) {
    sizes += 1
    let isPossible = exact.solve(width: size.width, height: size.height) == .optimal
    let isSolved = kernel.solve(size)
    guard isPossible == isSolved else {
      return differences.append("\(name): the kernel \(isSolved ? "finds" : "misses") a solution")
    }
    if !isPossible { return conflicts += 1 }
    let values = (0..<system.count).map { exact.value(of: VariableID($0)).double }
    let ours = kernel.values(system.count)
    let tolerance = 1e-6 * system.magnitude(of: values, at: size)
    for (best, found) in zip(system.errors(of: values, at: size), system.errors(of: ours, at: size)) {
      if abs(best.sum - found.sum) <= tolerance { continue }
      return differences.append("\(name): the errors at \(best.level) are \(found.sum) instead of \(best.sum)")
    }
    guard exact.undecided().isEmpty else { return }
    unique += 1
    for index in 0..<system.count where abs(values[index] - ours[index]) > tolerance {
      return differences.append("\(name): x\(index) is \(ours[index]) instead of \(values[index])")
    }
  }
}

extension RandomSystem {
  /// Compares a system with the exact engine: cold, through sizes, and through edits.
  static func compared(seed: UInt64) -> Comparison {
    var random = RandomSystem(seed: seed)
    var comparison = Comparison()
    var kernel = random.system.kernel()
    var exact = random.system.exact()
    for (step, size) in random.sizes(4).enumerated() {
      let name = "seed \(seed), size \(step), \(size.width)x\(size.height)"
      comparison.compare(random.system, &kernel, &exact, at: size, name)
    }
    for (step, size) in random.sizes(5).enumerated() {
      let edit = random.edit(&kernel, &exact)
      let name = "seed \(seed), edit \(step), \(edit), \(size.width)x\(size.height)"
      comparison.compare(random.system, &kernel, &exact, at: size, name)
    }
    return comparison
  }

  /// Changes a number or a level, takes a row out, puts one in, or takes one out and in again.
  mutating func edit(_ kernel: inout LayoutKernel, _ exact: inout ExactSimplex) -> String {
    let present = system.present
    guard !present.isEmpty else { return "nothing" }
    let (id, row) = pick(present)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1, 2:
      var changed = row
      changed.rhs.constant += number(-9...9)
      system.rows[id.index] = changed
      kernel.setRightSide(changed.rhs, of: id)
      exact.setRightSide(changed.rhs, of: id)
      return "right side of \(id.index)"
    case 3:
      let level = level(30)
      system.rows[id.index]?.level = level
      kernel.setLevel(level, of: id)
      exact.setLevel(level, of: id)
      return "level of \(id.index)"
    case 4:
      remove(id, &kernel, &exact)
      return "remove \(id.index)"
    case 5:
      remove(id, &kernel, &exact)
      add(row, &kernel, &exact)
      return "again \(id.index)"
    default:
      add(looseRow(30), &kernel, &exact)
      return "add"
    }
  }

  private mutating func remove(_ id: RowID, _ kernel: inout LayoutKernel, _ exact: inout ExactSimplex) {
    system.rows[id.index] = nil
    kernel.remove(id)
    exact.remove(id)
  }

  private mutating func add(_ row: EngineRow, _ kernel: inout LayoutKernel, _ exact: inout ExactSimplex) {
    system.rows.append(row)
    kernel.add(row)
    _ = exact.add(row)
  }
}
