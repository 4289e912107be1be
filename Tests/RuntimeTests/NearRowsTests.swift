import LayOracle
import LayRuntime
import TestSupport
import Testing

@testable import LaySolver

/// Rows that doubles cannot tell apart: the kernel's active rows are no basis, or a wrong one, and exact steps have to find
/// another.
@Suite struct NearRowsTests {
  private static let tiny = Rational(1, 1_000_000_000_000) * Rational(1, 1_000_000_000_000)

  /// Random rows, and copies of some that differ by less than doubles see: on the left, on the right, or not at all.
  private func rows(_ random: RandomRows, seed: UInt64) -> [EngineRow] {
    var generator = SeededGenerator(seed: seed)
    var rows = random.rows
    for row in random.rows where Int.random(in: 0..<100, using: &generator) < 40 {
      var copy = row
      let sign = Rational(Int.random(in: -1...1, using: &generator))
      if Bool.random(using: &generator) {
        copy.rhs.constant += sign * Self.tiny
      } else {
        let index = Int.random(in: 0..<copy.terms.count, using: &generator)
        copy.terms[index].coefficient += sign * Self.tiny
      }
      if Bool.random(using: &generator) { copy.level = .required }
      rows.insert(copy, at: Int.random(in: 0...rows.count, using: &generator))
    }
    return rows
  }

  private func engine<Engine: ConstraintEngine>(_ random: RandomRows, _ rows: [EngineRow]) -> Engine {
    var engine = Engine()
    for (rank, value) in random.preferred.enumerated() {
      _ = engine.makeVariable(preferred: Affine(value), rank: rank)
    }
    for row in rows { _ = engine.add(row) }
    return engine
  }

  /// The values that exact steps from the kernel's last vertex end at, and the ambiguous variables; nil if required rows
  /// contradict each other.
  private func answer(_ engine: inout SparseSimplex, _ count: Int, at size: ExactSize) -> [String]? {
    engine.storage.kernel.solve(width: size.width.double, height: size.height.double)
    var values = engine.system.variables.map { $0.preferred.value(at: size) }
    var open = Set(engine.idleVariables)
    for component in 0..<engine.componentCount {
      let doubt = engine.check.run(
        component, of: &engine.storage.kernel, engine.system.rows, variableCount: count, at: size, improving: true)
      if doubt != nil { return nil }
      let face = engine.openFace()
      var chosen = face
      chosen?.breakTies(engine.system, at: size)
      let found = zip(engine.check.rows.variables, chosen?.values ?? engine.check.values)
      for (variable, value) in found { values[Int(variable)] = value }
      open.formUnion(face?.undecidedVariables ?? [])
    }
    return answer(values, open)
  }

  private func answer(_ values: [Rational], _ open: Set<VariableID>) -> [String] {
    values.map { "\($0)" } + open.map { "open: \($0.index)" }.sorted()
  }

  @Test(arguments: [2, 4, 7, 12]) func exactStepsEndWhereTheExactEngineDoes(count: Int) {
    var (optima, conflicts, open) = (0, 0, 0)
    for seed: UInt64 in 1...40 {
      let random = RandomRows(
        seed: 211 * UInt64(count) + seed, count: count, rowCount: count + Int(seed % 9), isBoxed: seed % 4 == 0,
        requiredShare: [5, 15, 35][Int(seed % 3)])
      let rows = rows(random, seed: seed)
      var sparse: SparseSimplex = engine(random, rows)
      var exact: ExactSimplex = engine(random, rows)
      for (width, height) in [(7, 4), (0, 0), (20, 1)] as [(Rational, Rational)] {
        let ours = answer(&sparse, count, at: ExactSize(width: width, height: height))
        let isPossible = exact.solve(width: width, height: height) == .optimal
        let values = (0..<count).map { exact.value(of: VariableID($0)) }
        let theirs = isPossible ? answer(values, Set(exact.undecided().map(\.variable))) : nil
        #expect(ours == theirs, "seed \(seed) at \(width)x\(height)")
        if isPossible { optima += 1 } else { conflicts += 1 }
        if let theirs, theirs.count > count { open += 1 }
      }
    }
    #expect(optima > 20 && conflicts > 5 && open > 5)
  }

  /// Every set of required rows has the same proof as on the tableau.
  @Test(arguments: [2, 5, 9, 14]) func proofsAreThoseOfTheExactEngine(count: Int) {
    var proofs = 0
    for seed: UInt64 in 1...150 {
      let random = RandomRows(
        seed: 307 * UInt64(count) + seed, count: count, rowCount: count + Int(seed % 13), isBoxed: seed % 3 == 0)
      let required = (seed % 2 == 0 ? random.rows : rows(random, seed: seed)).map { row in
        var row = row
        row.level = .required
        return row
      }
      var exact: ExactSimplex = engine(random, required)
      let size = ExactSize(width: 7, height: 4)
      var store = RowStore()
      for row in required { store.append(row.terms, row.relation, row.rhs, level: .required) }
      // The exact engine reports the first component of several.
      let parts = Partition(variableCount: count, rows: required).parts
      var found: Infeasibility?
      for part in parts where found == nil {
        var search = InfeasibleRows(part.rows, of: store, at: size)
        found = search.proof()
      }
      let outcome = exact.solve(width: size.width, height: size.height)
      #expect(outcome == (found.map { .infeasible($0) } ?? .optimal), "seed \(seed)")
      if found != nil { proofs += 1 }
    }
    #expect(proofs > 20)
  }
}
