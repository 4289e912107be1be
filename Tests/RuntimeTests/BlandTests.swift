import LayOracle
import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// The rule by which the kernel chooses where it makes no progress.
@Suite struct BlandTests {
  private static let sizes: [(Rational, Rational)] = [(0, 0), (7, 4), (3, 9), (-5, 2), (20, 1)]

  @Test(arguments: [4, 8, 14]) func blandsRuleFromTheFirstPivotOnFindsTheSameOptima(count: Int) {
    var (solved, pivots) = (0, 0)
    for seed: UInt64 in 1..<100 {
      let random = RandomRows(
        seed: 7 * UInt64(count) + seed, count: count, rowCount: 2 * count, isBoxed: seed % 3 == 0, requiredShare: 25)
      var kernel = LayoutKernel()
      kernel.simplex.idlePivotLimit = -1
      kernel.simplex.idlePivotsPerRow = 0
      for _ in 0..<count { _ = kernel.makeVariable() }
      for row in random.rows { kernel.add(row) }
      var exact = random.engine
      for size in Self.sizes {
        let isSolved = kernel.solve(size)
        let isPossible = exact.solve(width: size.0, height: size.1) == .optimal
        #expect(isSolved == isPossible, "seed \(seed) at \(size.0)x\(size.1)")
        guard isSolved, isPossible, exact.undecided().isEmpty else { continue }
        solved += 1
        pivots += kernel.simplex.dictionary.rows.count
        for index in 0..<count {
          let difference = kernel.value(of: VariableID(index)) - exact.value(of: VariableID(index)).double
          #expect(abs(difference) < 1e-6, "seed \(seed) at \(size.0)x\(size.1)")
        }
      }
    }
    #expect(solved > 20 && pivots > 20)
  }

  /// The dual of the linear program on which Dantzig's rule cycles (Beale 1955): y3 as large as the rows allow.
  private static let beale = [
    "y1 <= 0", "y2 <= 0", "y3 <= 0", "1/4*y1 + 1/2*y2 <= -3/4", "-8*y1 - 12*y2 <= 20", "-1*y1 - 1/2*y2 + y3 <= -1/2",
    "9*y1 + 3*y2 <= 6", "y3 >= 100 @ 10",
  ]

  @Test(arguments: [-1, 0, 3, 200]) func theProgramOnWhichDantzigsRuleCyclesEnds(limit: Int) {
    var model = EngineModel()
    for row in Self.beale { model.add(row) }
    var kernel = LayoutKernel()
    kernel.simplex.idlePivotLimit = limit
    kernel.simplex.idlePivotsPerRow = 0
    for _ in model.names { _ = kernel.makeVariable() }
    for row in model.rows { kernel.add(row) }
    let isSolved = kernel.solve(width: 0, height: 0)
    let index = model.names.firstIndex(of: "y3") ?? 0
    let value = kernel.value(of: VariableID(index))
    let exact = model.values("y3")
    let verdict = kernel.verify()
    #expect(isSolved && exact != nil)
    #expect(exact.map { abs($0[0].double - value) < 1e-9 } ?? false)
    #expect(verdict == .proved)
  }
}
