import LayOracle
import LayRuntime
import LaySolver
import TestSupport
import Testing

/// The engine of layouts: every number is that of the exact engine.
@Suite struct SparseSimplexTests {
  private static let sizes: [(Rational, Rational)] = [(0, 0), (7, 4), (3, 9), (-5, 2), (7, 4), (20, 1), (10, 10)]

  private func engine(_ random: RandomRows) -> SparseSimplex {
    var engine = SparseSimplex()
    for (rank, value) in random.preferred.enumerated() {
      _ = engine.makeVariable(preferred: Affine(value), rank: rank)
    }
    for row in random.rows { _ = engine.add(row) }
    return engine
  }

  @Test(arguments: [2, 4, 7, 12]) func valuesAndWhatIsOpenAreThoseOfTheExactEngine(count: Int) {
    var optima = 0
    for seed: UInt64 in 1..<80 {
      let random = RandomRows(
        seed: 77 * UInt64(count) + seed, count: count, rowCount: count + Int(seed % 11), isBoxed: seed % 4 == 0,
        requiredShare: [15, 30, 50][Int(seed % 3)])
      var (exact, sparse) = (random.engine, engine(random))
      for (width, height) in Self.sizes {
        let isPossible = exact.solve(width: width, height: height) == .optimal
        let isSolved = sparse.solve(width: width, height: height) == .optimal
        #expect(isSolved == isPossible, "seed \(seed) at \(width)x\(height)")
        guard isPossible && isSolved else { continue }
        optima += 1
        let (open, ours) = (exact.undecided(), sparse.undecided())
        #expect(open.map(\.variable) == ours.map(\.variable), "seed \(seed) at \(width)x\(height)")
        #expect(open.map(\.group) == ours.map(\.group), "seed \(seed) at \(width)x\(height)")
        for index in 0..<count {
          let variable = VariableID(index)
          #expect(exact.value(of: variable) == sparse.value(of: variable), "seed \(seed) at \(width)x\(height)")
          #expect(exact.range(of: variable) == sparse.range(of: variable), "seed \(seed) at \(width)x\(height)")
        }
      }
    }
    #expect(optima > 0)
  }

  @Test func aProofIsExact() {
    var engine = SparseSimplex()
    let width = engine.makeVariable(preferred: Affine(.zero), rank: 0)
    let third = Rational(1, 3)
    _ = engine.add(EngineRow([.init(width, 3)], .equal, Affine(.one)))
    _ = engine.add(EngineRow([.init(width, .one)], .greaterOrEqual, Affine(third + Rational(1, 1_000_000))))
    let outcome = engine.solve(width: 0, height: 0)
    guard case .infeasible(let proof) = outcome else {
      Issue.record("nothing found")
      return
    }
    #expect(proof.rows.map(\.row.index) == [0, 1])
    #expect(proof.excess == Rational(3, 1_000_000))
  }

  @Test func aConflictSmallerThanDoublesSeeIsProvedByItsRowsAlone() {
    var engine = SparseSimplex()
    let variables = (0..<40).map { _ in engine.makeVariable(preferred: Affine(.zero), rank: 0) }
    for (before, after) in zip(variables, variables.dropFirst()) {
      _ = engine.add(EngineRow([.init(after, .one), .init(before, -1)], .greaterOrEqual, Affine(.zero)))
    }
    let tiny = Rational(1, 1_000_000_000)
    let low = engine.add(EngineRow([.init(variables[20], .one)], .greaterOrEqual, Affine(tiny)))
    let high = engine.add(EngineRow([.init(variables[22], .one)], .lessOrEqual, Affine(.zero)))
    guard case .infeasible(let proof) = engine.solve(width: 0, height: 0) else {
      Issue.record("nothing found")
      return
    }
    #expect(proof.rows.map(\.row) == [RowID(20), RowID(21), low, high])
    #expect(proof.excess == tiny)
  }

  @Test func copiesGoTheirOwnWays() {
    var engine = SparseSimplex()
    let width = engine.makeVariable(preferred: Affine(.zero), rank: 0)
    let row = engine.add(EngineRow([.init(width, .one)], .equal, Affine(10)))
    var copy = engine
    copy.setRightSide(Affine(20), of: row)
    _ = engine.solve(width: 0, height: 0)
    _ = copy.solve(width: 0, height: 0)
    #expect(engine.value(of: width) == 10)
    #expect(copy.value(of: width) == 20)
  }
}
