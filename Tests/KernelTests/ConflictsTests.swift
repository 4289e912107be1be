import LayOracle
import LayRuntime
import LaySolver
import LayWorkloads
import TestSupport
import Testing

/// The minimal sets of conflicts, judged in exact numbers: their sum contradicts itself, and without any one row of them
/// there is a solution.
@Suite struct ConflictsTests {
  private static let names = Workload.conflicts.map(\.name)

  /// A conflict of a workload: its rows, exactly, with their multipliers.
  private func conflict(_ name: String, views: Int) throws -> [(row: EngineRow, multiplier: Rational)] {
    let input = KernelInput(try #require(Workload.named(name)).system(views: views))
    var kernel = input.makeKernel()
    let isSolved = kernel.solve(width: 320, height: 480)
    #expect(!isSolved)
    return try kernel.conflict().map { id, multiplier in
      (try input.exactRow(id.index), try #require(Rational(exactly: multiplier)))
    }
  }

  private let size = ExactSize(width: 320, height: 480)

  /// Left sides add up to 0 and right sides to less, with multipliers of the signs that relations allow.
  private func expectContradiction(_ set: [(row: EngineRow, multiplier: Rational)]) {
    var left: [VariableID: Rational] = [:]
    var right = Rational.zero
    for (row, multiplier) in set {
      #expect(row.level == .required)
      #expect(row.relation == .equal || multiplier.sign == -Int(row.relation.rawValue))
      for term in row.terms { left[term.variable, default: 0] += multiplier * term.coefficient }
      right += multiplier * row.rhs.value(at: size)
    }
    #expect(left.values.allSatisfy(\.isZero) && right < 0)
  }

  private func isPossible(_ rows: [EngineRow], _ engine: some ConstraintEngine) -> Bool {
    var engine = engine
    var numbers: [VariableID: VariableID] = [:]
    let renumbered = rows.map { row in
      var row = row
      for index in row.terms.indices {
        let variable = row.terms[index].variable
        let number = numbers[variable] ?? VariableID(numbers.count)
        numbers[variable] = number
        row.terms[index].variable = number
      }
      return row
    }
    for rank in 0..<numbers.count { _ = engine.makeVariable(preferred: Affine(.zero), rank: rank) }
    for row in renumbered { _ = engine.add(row) }
    return engine.solve(width: size.width, height: size.height) == .optimal
  }

  private func without(_ index: Int, _ set: [(row: EngineRow, multiplier: Rational)]) -> [EngineRow] {
    set.indices.filter { $0 != index }.map { set[$0].row }
  }

  @Test(arguments: names) func ofTenViewsNoRowIsTooMuch(name: String) throws {
    let set = try conflict(name, views: 10)
    expectContradiction(set)
    #expect(!isPossible(set.map(\.row), ExactSimplex()))
    for index in set.indices { #expect(isPossible(without(index, set), ExactSimplex()), "row \(index)") }
  }

  @Test(arguments: names) func ofAHundredViewsNoRowIsTooMuch(name: String) throws {
    let set = try conflict(name, views: 100)
    expectContradiction(set)
    for index in set.indices { #expect(isPossible(without(index, set), SparseSimplex()), "row \(index)") }
  }

  @Test(arguments: names) func ofAThousandViewsFiftyRowsAreNotTooMuch(name: String) throws {
    let set = try conflict(name, views: 1000)
    expectContradiction(set)
    var random = SeededGenerator(seed: 1)
    for index in set.indices.shuffled(using: &random).prefix(50) {
      #expect(isPossible(without(index, set), SparseSimplex()), "row \(index)")
    }
  }

  /// Random systems with coefficients from 1e-4 to 1e4 as well: the rows that the kernel names contradict each other.
  @Test(arguments: [1..<201, 201..<401] as [Range<UInt64>])
  func conflictsOfRandomSystemsAreMinimal(seeds: Range<UInt64>) {
    var conflicts = 0
    for seed in seeds {
      var random = RandomSystem(seed: seed)
      let size = random.sizes(1)[0]
      var kernel = random.system.kernel()
      if kernel.solve(size) { continue }
      conflicts += 1
      var set = random.system
      let rows = Set(kernel.conflict().map(\.row.index))
      for index in set.rows.indices where !rows.contains(index) { set.rows[index] = nil }
      #expect(!set.isPossible(at: size), "seed \(seed)")
      for index in rows.sorted() {
        var fewer = set
        fewer.rows[index] = nil
        #expect(fewer.isPossible(at: size), "seed \(seed) without row \(index) of \(rows.sorted())")
      }
    }
    #expect(conflicts > 40, "seeds \(seeds)")
  }
}

extension KernelInput {
  /// A row whose numbers are those of the doubles, exactly.
  fileprivate func exactRow(_ row: Int) throws -> EngineRow {
    func exact(_ number: Double) throws -> Rational { try #require(Rational(exactly: number)) }
    let terms = try (starts[row]..<starts[row + 1]).map { EngineRow.Term(variables[$0], try exact(coefficients[$0])) }
    let right = Affine(try exact(constants[row]), width: try exact(widths[row]), height: try exact(heights[row]))
    return EngineRow(terms, relations[row], right, level: levels[row])
  }
}
