@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver
import LayOracle
import TestSupport
import Testing

/// A kernel with the rows of a model; see ``EngineModel`` for how rows are written.
private func kernel(_ rows: [EngineRow], variables: Int) -> LayoutKernel {
  var kernel = LayoutKernel()
  for _ in 0..<variables { _ = kernel.makeVariable() }
  for row in rows { kernel.add(row) }
  return kernel
}

extension LayoutKernel {
  /// Adds a row whose numbers are doubles.
  @discardableResult mutating func add(_ row: EngineRow) -> RowID {
    for term in row.terms { addTerm(term.variable, term.coefficient.double) }
    return addRow(
      row.relation, constant: row.rhs.constant.double, width: row.rhs.width.double, height: row.rhs.height.double,
      level: row.level)
  }

  mutating func solve(_ size: (Rational, Rational)) -> Bool { solve(width: size.0.double, height: size.1.double) }
}

/// Solves a few rows at sizes in turn and says the value of a variable; nil where they conflict.
private func values(of name: String, at widths: [Double], _ rows: String...) -> [Double?] {
  var model = EngineModel()
  for row in rows { model.add(row) }
  var kernel = kernel(model.rows, variables: model.names.count)
  let index = model.names.firstIndex(of: name) ?? 0
  return widths.map { kernel.solve(width: $0, height: 480) ? kernel.value(of: VariableID(index)) : nil }
}

/// The engine in doubles, against what layouts should be and against the exact engine.
@Suite struct KernelTests {
  @Test func anEquationGivesAVariable() {
    #expect(values(of: "w", at: [320, 375], "w == W - 16") == [304, 359])
  }

  @Test func equalWidthsShareWhatIsLeft() {
    let widths = values(
      of: "b", at: [320], "a.x == 20", "b.x - a.x - a == 8", "b.x + b == W - 20", "a - b == 0")
    #expect(widths == [136])
  }

  @Test func aLabelKeepsItsContentUntilTheRoomIsGone() {
    let label = values(
      of: "w", at: [320, 100, 60], "x == 20", "w >= 80 @ 750", "w <= 80 @ 250", "x + w <= W - 20", "w >= 0")
    #expect(label == [80, 60, 20])
  }

  @Test func levelsAreComparedInOrder() {
    // Two rules at 250 never outvote one at 251.
    let value = values(of: "x", at: [0], "x == 10 @ 251", "x == 0 @ 250", "1*x == 0 @ 250")
    #expect(value == [10])
  }

  @Test func errorsOfALevelAreAdded() {
    #expect(values(of: "x", at: [0], "x == 0 @ 250", "x == 10 @ 250", "x == 4 @ 250") == [4])
  }

  @Test func whatCannotHoldIsSaidAndForgottenAtTheNextSize() {
    let value = values(of: "x", at: [320, 90, 110], "x == 100", "x <= W")
    #expect(value == [100, nil, 100])
  }

  @Test func theWorkedRowOfThreeLabelsHasItsWidths() {
    // SEMANTICS §4.6: unique between 166 and 366.
    let rows = [
      "a.x == 20", "b.x - a.x - a == 8", "c.x - b.x - b == 8", "c.x + c == W - 20", "a >= 0", "b >= 0", "c >= 0",
      "a >= 50 @ 750", "a <= 50 @ 250", "b >= 60 @ 750", "b <= 60 @ 251", "c >= 200 @ 740", "c <= 200 @ 250",
    ]
    var model = EngineModel()
    for row in rows { model.add(row) }
    var kernel = kernel(model.rows, variables: model.names.count)
    let widths = ["a", "b", "c"].map { VariableID(model.names.firstIndex(of: $0) ?? 0) }
    func solved(_ width: Double) -> [Double]? {
      kernel.solve(width: width, height: 0) ? widths.map { kernel.value(of: $0) } : nil
    }
    let table = [300, 56, 55, 366].map(solved)
    #expect(table == [[50, 60, 134], [0, 0, 0], nil, [50, 60, 200]])
  }

  @Test func aLongChainOfThirdsDoesNotDrift() {
    var kernel = LayoutKernel()
    let variables = (0..<10_000).map { _ in kernel.makeVariable() }
    kernel.addTerm(variables[0], 3)
    kernel.addRow(.equal, constant: 0, width: 1)
    for (before, after) in zip(variables, variables.dropFirst()) {
      kernel.addTerm(after, 3)
      kernel.addTerm(before, -1)
      kernel.addRow(.equal, constant: 0, width: 2.0 / 3)
    }
    let isSolved = kernel.solve(width: 900, height: 0)
    let last = kernel.value(of: variables[9_999])
    #expect(isSolved && abs(last - 300) < 1e-9)
  }

  // MARK: - Against the exact engine

  private static let sizes: [(Rational, Rational)] = [
    (0, 0), (7, 4), (3, 9), (-5, 2), (7, 4), (20, 1), (1, 20), (10, 10),
  ]

  @Test(arguments: [3, 5, 8, 14]) func randomSystemsAreSolvedAsExactly(count: Int) {
    let seeds: Range<UInt64> = 1..<126
    let unique = seeds.reduce(0) { $0 + uniqueOptima(seed: 1000 * UInt64(count) + $1, count: count) }
    #expect(unique > 0)
  }

  @Test(arguments: [5, 8]) func whatIsMadeForManyRowsAndColumnsIsRightForFew(count: Int) {
    // Every column that enters a hub, with heaps at once; every row a long one.
    let seeds: Range<UInt64> = 200..<325
    let unique = seeds.reduce(0) { $0 + uniqueOptima(seed: 1000 * UInt64(count) + $1, count: count, manyHubs: true) }
    #expect(unique > 0)
  }

  /// Compares feasibility, the error of each level, and the values where they are unique, through a run of sizes.
  private func uniqueOptima(seed: UInt64, count: Int, manyHubs: Bool = false) -> Int {
    let random = RandomRows(
      seed: seed, count: count, rowCount: count + Int(seed % 9), isBoxed: false,
      requiredShare: [15, 30, 50][Int(seed % 3)])
    var (exact, unique) = (random.engine, 0)
    var kernel = kernel(random.rows, variables: count)
    if manyHubs { kernel.simplex.preferHubs() }
    for size in Self.sizes {
      let isPossible = exact.solve(width: size.0, height: size.1) == .optimal
      let isSolved = kernel.solve(size)
      #expect(isSolved == isPossible, "seed \(seed) at \(size.0)x\(size.1)")
      guard isPossible else { continue }
      let values = (0..<count).map { exact.value(of: VariableID($0)).double }
      let ours = (0..<count).map { kernel.value(of: VariableID($0)) }
      #expect(
        distance(errors(random.rows, values, size), errors(random.rows, ours, size)) < 1e-6,
        "seed \(seed) at \(size.0)x\(size.1)")
      guard exact.undecided().isEmpty else { continue }
      unique += 1
      #expect(distance(values, ours) < 1e-6, "seed \(seed) at \(size.0)x\(size.1)")
    }
    return unique
  }

  private func distance(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).map { abs($0 - $1) }.max() ?? 0 }

  /// The sum of the errors of each level, the required one first.
  private func errors(_ rows: [EngineRow], _ values: [Double], _ size: (Rational, Rational)) -> [Double] {
    var sums: [Float: Double] = [:]
    for row in rows {
      let left = row.terms.reduce(0) { $0 + $1.coefficient.double * values[$1.variable.index] }
      let right = row.rhs.constant + row.rhs.width * size.0 + row.rhs.height * size.1
      let difference = left - right.double
      let error =
        switch row.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
      let priority: Float =
        switch row.level {
        case .required: 3000
        case .broken: 2000
        case .optional(let priority): priority.value
        }
      sums[priority, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension KernelTests {
  // MARK: - Conflicts

  @Test(arguments: [3, 5, 8]) func conflictsContradictThemselvesAndNothingIsTooMuch(count: Int) {
    var conflicts = 0
    for seed: UInt64 in 1..<60 {
      let random = RandomRows(
        seed: seed, count: count, rowCount: 2 * count + 3, isBoxed: false, requiredShare: 70)
      var kernel = kernel(random.rows, variables: count)
      for size in Self.sizes where !kernel.solve(size) {
        conflicts += 1
        expectIrreducible(kernel.conflict(), random, size, seed)
      }
    }
    #expect(conflicts > 0)
  }

  private func expectIrreducible(
    _ set: [(row: RowID, multiplier: Double)], _ random: RandomRows, _ size: (Rational, Rational),
    _ seed: UInt64
  ) {
    var left = [Double](repeating: 0, count: random.count)
    var right = 0.0
    for (id, multiplier) in set {
      let row = random.rows[id.index]
      #expect(row.level == .required, "seed \(seed)")
      #expect(row.relation == .equal || multiplier * Double(row.relation.rawValue) < 0, "seed \(seed)")
      for term in row.terms { left[term.variable.index] += multiplier * term.coefficient.double }
      right += multiplier * (row.rhs.constant + row.rhs.width * size.0 + row.rhs.height * size.1).double
    }
    #expect(left.allSatisfy { abs($0) < 1e-7 } && right < -1e-9, "seed \(seed) at \(size.0)x\(size.1)")
    let rows = set.map { random.rows[$0.row.index] }
    for index in rows.indices {
      var fewer = random.engine(of: rows.enumerated().filter { $0.offset != index }.map(\.element))
      let holds = fewer.solve(width: size.0, height: size.1) == .optimal
      #expect(holds, "seed \(seed): row \(index) of \(rows.count) is not needed")
    }
  }
}

extension KernelTests {
  // MARK: - Edits

  /// A row gets another number, another level, goes, or comes; or the size changes.
  private func edit(_ rows: inout [EngineRow?], _ kernel: inout LayoutKernel, _ random: inout RandomRows) {
    let present = rows.indices.filter { rows[$0] != nil }
    let index = present.randomElement(using: &random.generator) ?? 0
    switch Int.random(in: 0..<6, using: &random.generator) {
    case 0, 1, 2:
      rows[index]?.rhs.constant = random.number(-6...6)
      guard let rhs = rows[index]?.rhs else { return }
      kernel.setRightSide(
        of: RowID(index), constant: rhs.constant.double, width: rhs.width.double, height: rhs.height.double)
    case 3 where present.count > 2:
      rows[index] = nil
      kernel.remove(RowID(index))
    case 4:
      let level = random.level(30)
      rows[index]?.level = level
      kernel.setLevel(level, of: RowID(index))
    default:
      let row = random.row(30)
      rows.append(row)
      kernel.add(row)
    }
  }

  @Test(arguments: [3, 5, 8]) func editsLeadWhereAFreshBuildDoes(count: Int) {
    var solved = 0
    for seed: UInt64 in 1..<50 {
      var random = RandomRows(
        seed: seed, count: count, rowCount: count + Int(seed % 9), isBoxed: false, requiredShare: 30)
      var rows = random.rows.map(Optional.some)
      var kernel = kernel(random.rows, variables: count)
      for step in 0..<12 {
        let size = Self.sizes[step % 3]
        var exact = random.engine(of: rows.compactMap(\.self))
        let isPossible = exact.solve(width: size.0, height: size.1) == .optimal
        let isSolved = kernel.solve(size)
        #expect(isSolved == isPossible, "seed \(seed), step \(step)")
        if isPossible && isSolved {
          solved += 1
          let present = rows.compactMap(\.self)
          let values = (0..<count).map { exact.value(of: VariableID($0)).double }
          let ours = (0..<count).map { kernel.value(of: VariableID($0)) }
          #expect(
            distance(errors(present, values, size), errors(present, ours, size)) < 1e-6, "seed \(seed), step \(step)")
        }
        edit(&rows, &kernel, &random)
      }
    }
    #expect(solved > 0)
  }
}

extension DualSimplex {
  /// Takes the ways of large systems in small ones.
  fileprivate mutating func preferHubs() {
    ratio.longRow = 0
    hubRows = 0
    hubScans = 0
  }
}
