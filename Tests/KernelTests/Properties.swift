import LayOracle
import LayRuntime
import LaySolver

/// What must not change the values, on random systems. Each property says what differs, and how often it looked.
struct Property {
  fileprivate(set) var checks = 0
  fileprivate(set) var differences: [String] = []

  static func + (a: Property, b: Property) -> Property {
    var sum = a
    sum.checks += b.checks
    sum.differences += b.differences
    return sum
  }

  /// Two kernels at one size: the same answer, and values that are the same bits.
  fileprivate mutating func expectSameBits(
    _ a: inout LayoutKernel, _ b: inout LayoutKernel, _ count: Int, at size: ExactSize, _ name: String
  ) {
    checks += 1
    let (first, second) = (a.solve(size), b.solve(size))
    if first != second { return differences.append("\(name): a solution is \(second ? "found" : "missed")") }
    if first { expectSameBits(a.values(count), b.values(count), name) }
  }

  fileprivate mutating func expectSameBits(_ a: [Double], _ b: [Double], _ name: String) {
    for index in a.indices where a[index].bitPattern != b[index].bitPattern {
      return differences.append("\(name): x\(index) is \(b[index]) instead of \(a[index])")
    }
  }

  fileprivate mutating func expectNear(_ a: [Double], _ b: [Double], within tolerance: Double, _ name: String) {
    for index in a.indices where abs(a[index] - b[index]) > tolerance {
      return differences.append("\(name): x\(index) is \(b[index]) instead of \(a[index])")
    }
  }
}

extension RandomSystem {
  /// Whether there is one solution at a size, exactly.
  private func isUnique(at size: ExactSize) -> Bool {
    var exact = system.exact()
    return exact.solve(width: size.width, height: size.height) == .optimal && exact.undecided().isEmpty
  }

  /// Whether every number of the rows is a double: 1/4 is, 1/3 is not.
  private var isBinary: Bool {
    system.present.allSatisfy { _, row in
      let numbers = row.terms.map(\.coefficient) + [row.rhs.constant, row.rhs.width, row.rhs.height]
      return numbers.allSatisfy { Rational(exactly: $0.double) == $0 }
    }
  }

  /// Some sizes, then the first again, where there is one solution: the same values but for rounding, and the same bits
  /// if `isBinary` numbers are wanted.
  static func thereAndBack(seed: UInt64, bits isBinary: Bool) -> Property {
    var random = RandomSystem(seed: seed)
    var property = Property()
    let sizes = random.sizes(4)
    guard random.isBinary == isBinary, random.isUnique(at: sizes[0]) else { return property }
    var kernel = random.system.kernel()
    _ = kernel.solve(sizes[0])
    let first = kernel.values(random.system.count)
    for size in sizes.dropFirst() { _ = kernel.solve(size) }
    property.checks += 1
    if !kernel.solve(sizes[0]) { property.differences.append("seed \(seed): no solution any more") }
    let (last, name) = (kernel.values(random.system.count), "seed \(seed)")
    let tolerance = 1e-12 * random.system.magnitude(of: first, at: sizes[0])
    property.expectNear(first, last, within: isBinary ? 0 : tolerance, name)
    return property
  }

  /// A row goes and comes again, at the same size: at both steps the bits are those of a fresh build.
  static func goneAndBack(seed: UInt64) -> Property {
    var random = RandomSystem(seed: seed)
    var property = Property()
    let size = random.sizes(1)[0]
    let count = random.system.count
    var kernel = random.system.kernel()
    _ = kernel.solve(size)
    for step in 0..<3 {
      let present = random.system.present
      guard !present.isEmpty else { break }
      let (id, row) = random.pick(present)
      random.system.rows[id.index] = nil
      kernel.remove(id)
      var without = random.system.kernel()
      property.expectSameBits(&without, &kernel, count, at: size, "seed \(seed), without \(id.index), step \(step)")
      random.system.rows.append(row)
      kernel.add(row)
      var with = random.system.kernel()
      property.expectSameBits(&with, &kernel, count, at: size, "seed \(seed), again \(id.index), step \(step)")
    }
    return property
  }

  /// Rows that come one by one, with solves on the way: the bits of a fresh build.
  static func grown(seed: UInt64) -> Property {
    var random = RandomSystem(seed: seed)
    var property = Property()
    let size = random.sizes(1)[0]
    let (whole, count) = (random.system, random.system.count)
    var part = whole
    part.rows = []
    var kernel = part.kernel()
    _ = kernel.solve(size)
    for row in whole.rows {
      part.rows.append(row)
      if let row { kernel.add(row) } else { kernel.remove(kernel.addRow(.equal, constant: 0)) }
      if random.chance(50) { continue }
      var fresh = part.kernel()
      property.expectSameBits(&fresh, &kernel, count, at: size, "seed \(seed), \(part.rows.count) rows")
    }
    return property
  }

  /// Required rows told twice: the same feasibility, and the same values where there is one solution. Of how many
  /// systems the bits are the same, too, is in `equal`.
  static func repeated(seed: UInt64, equal: inout Int) -> Property {
    var random = RandomSystem(seed: seed)
    var twice = random.system
    for (_, row) in random.system.present where row.level == .required && random.chance(40) { twice.rows.append(row) }
    return random.compared(with: twice, "seed \(seed)", equal: &equal)
  }

  /// Another order of rows: the same as ``repeated(seed:equal:)``.
  static func shuffled(seed: UInt64, equal: inout Int) -> Property {
    var random = RandomSystem(seed: seed)
    var system = random.system
    system.rows.shuffle(using: &random.generator)
    return random.compared(with: system, "seed \(seed)", equal: &equal)
  }

  /// Compares with a system that says the same.
  private mutating func compared(with other: TestSystem, _ name: String, equal: inout Int) -> Property {
    var property = Property()
    var kernel = system.kernel()
    var second = other.kernel()
    for size in sizes(2) {
      property.checks += 1
      let isSolved = kernel.solve(size)
      if second.solve(size) != isSolved { property.differences.append("\(name): one has a solution") }
      guard isSolved, isUnique(at: size) else { continue }
      let values = kernel.values(system.count)
      let tolerance = 1e-9 * system.magnitude(of: values, at: size)
      property.expectNear(values, second.values(system.count), within: tolerance, name)
      if values == second.values(system.count) { equal += 1 }
    }
    return property
  }

  /// All lengths times a factor, the root's size among them: so are the values, but for `share` of the largest number.
  /// With a share above 0 only where there is one solution: rounding may decide between those that are as good.
  static func scaled(seed: UInt64, by factor: Rational, share: Double) -> Property {
    var random = RandomSystem(seed: seed)
    var property = Property()
    let size = random.sizes(1)[0]
    if share > 0 && !random.isUnique(at: size) { return property }
    var kernel = random.system.kernel()
    var system = random.system
    for index in system.rows.indices { system.rows[index]?.rhs.constant *= factor }
    var other = system.kernel()
    let scaledSize = ExactSize(width: size.width * factor, height: size.height * factor)
    property.checks += 1
    let (first, second) = (kernel.solve(size), other.solve(scaledSize))
    if first != second { property.differences.append("seed \(seed): a solution is \(second ? "found" : "missed")") }
    guard first && second else { return property }
    let values = kernel.values(system.count).map { $0 * factor.double }
    let tolerance = share * system.magnitude(of: values, at: scaledSize)
    property.expectNear(values, other.values(system.count), within: tolerance, "seed \(seed)")
    return property
  }
}
