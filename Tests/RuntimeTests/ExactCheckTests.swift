import LayOracle
import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// The proof in exact numbers that the kernel's solution is optimal.
@Suite struct ExactCheckTests {
  private static let sizes: [(Rational, Rational)] = [(0, 0), (7, 4), (3, 9), (-5, 2), (20, 1), (10, 10)]

  /// Rows whose numbers are doubles without rounding: thirds are multiplied away.
  private func rows(_ random: RandomRows) -> [EngineRow] {
    random.rows.map { row in
      let hasThirds = row.terms.contains { $0.coefficient == Rational(-1, 3) }
      let factor: Rational = hasThirds ? 3 : 1
      var whole = row
      for index in row.terms.indices { whole.terms[index].coefficient *= factor }
      let rhs = row.rhs
      whole.rhs = Affine(rhs.constant * factor, width: rhs.width * factor, height: rhs.height * factor)
      return whole
    }
  }

  private func kernel(_ random: RandomRows) -> LayoutKernel {
    var kernel = LayoutKernel()
    for _ in 0..<random.count { _ = kernel.makeVariable() }
    for row in rows(random) { kernel.add(row) }
    return kernel
  }

  @Test(arguments: [3, 6, 10, 18]) func whatTheKernelSaysOfRandomSystemsIsProved(count: Int) {
    var (solved, conflicts) = (0, 0)
    for seed: UInt64 in 1..<100 {
      let random = RandomRows(
        seed: 31 * UInt64(count) + seed, count: count, rowCount: count + Int(seed % 13), isBoxed: seed % 5 == 0,
        requiredShare: [10, 25, 45][Int(seed % 3)])
      var kernel = kernel(random)
      for size in Self.sizes {
        let isSolved = kernel.solve(size)
        let verdict = kernel.verify()
        #expect(verdict == .proved, "seed \(seed) at \(size.0)x\(size.1)")
        if isSolved { solved += 1 } else { conflicts += 1 }
      }
    }
    #expect(solved > 0 && conflicts > 0)
  }

  // MARK: - Wrong bases

  private func kernel(_ rows: String...) -> LayoutKernel {
    var model = EngineModel()
    for row in rows { model.add(row) }
    var kernel = LayoutKernel()
    for _ in model.names { _ = kernel.makeVariable() }
    for row in model.rows { kernel.add(row) }
    return kernel
  }

  /// Puts an object that rests on a breakpoint onto another one.
  private func move(_ kernel: inout LayoutKernel, _ object: Int32, to breakpoint: Int32) {
    kernel.costs.objects[object].low = breakpoint
    kernel.costs.objects[object].high = breakpoint
  }

  @Test func aBasisThatCostsMoreIsRefuted() {
    var kernel = kernel("w >= 80 @ 750", "w <= 80 @ 250", "w >= 0")
    kernel.solve(width: 320, height: 0)
    let right = kernel.verify()
    move(&kernel, 0, to: kernel.costs.objects[0].start)
    let wrong = kernel.verify()
    #expect(right == .proved)
    #expect(wrong == .refuted(component: 0, .improvable(RowID(2))))
  }

  @Test func aBasisThatBreaksARowIsRefuted() {
    var kernel = kernel("w >= 80 @ 750", "w >= 20", "x - w == 0", "x >= 30")
    kernel.solve(width: 320, height: 0)
    let right = kernel.verify()
    let low = kernel.costs.objects[0].start
    move(&kernel, 0, to: low)
    let wrong = kernel.verify()
    #expect(right == .proved)
    #expect(wrong == .refuted(component: 0, .broken(RowID(3))))
  }

  @Test func aBasisOfARandomSystemThatRestsElsewhereIsRefuted() {
    var moved = 0
    for seed: UInt64 in 1..<150 {
      let random = RandomRows(seed: seed, count: 4, rowCount: 12, isBoxed: true, requiredShare: 10)
      var exact = random.engine(of: rows(random))
      var kernel = kernel(random)
      guard kernel.solve((7, 4)), exact.solve(width: 7, height: 4) == .optimal, exact.undecided().isEmpty else {
        continue
      }
      for object in 0..<Int32(kernel.costs.objects.count) where kernel.costs.isAtRest(object) {
        let state = kernel.costs.objects[object]
        for point in state.start..<state.start + state.count {
          if abs(
            kernel.costs.position(point, kernel.system.size) - kernel.costs.position(state.low, kernel.system.size))
            < 1e-3
          {
            continue
          }
          let place = state.low
          move(&kernel, object, to: point)
          let verdict = kernel.verify()
          #expect(verdict != .proved, "seed \(seed), object \(object)")
          move(&kernel, object, to: place)
          moved += 1
        }
      }
    }
    #expect(moved > 100)
  }

  /// From any vertex the search in exact numbers ends at the optimum, or at rows that cannot hold.
  @Test(arguments: [4, 9]) func aWrongBasisIsImprovedUntilItIsProved(count: Int) {
    var (improved, broken) = (0, 0)
    for seed: UInt64 in 1..<120 {
      let random = RandomRows(
        seed: 13 * UInt64(count) + seed, count: count, rowCount: 3 * count, isBoxed: seed % 2 == 0, requiredShare: 15)
      var store = RowStore()
      for row in rows(random) { store.append(row.terms, row.relation, row.rhs, level: row.level) }
      var exact = random.engine(of: rows(random))
      var kernel = kernel(random)
      let isSolved = kernel.solve((7, 4))
      guard kernel.componentCount == 1, kernel.system.components[0].objectCount > 0 else { continue }
      for object in 0..<Int32(kernel.costs.objects.count) where kernel.costs.isAtRest(object) {
        let state = kernel.costs.objects[object]
        if state.count > 0 { move(&kernel, object, to: state.start + Int32(seed) % state.count) }
      }
      var check = OptimalityCheck()
      let doubt = check.run(
        0, of: &kernel, store, variableCount: count, at: ExactSize(width: 7, height: 4), improving: true)
      if !isSolved {
        broken += 1
        #expect(doubt != nil, "seed \(seed)")
        continue
      }
      improved += 1
      let isPossible = exact.solve(width: 7, height: 4) == .optimal
      #expect(isPossible && doubt == nil, "seed \(seed): \(String(describing: doubt))")
      guard isPossible, exact.undecided().isEmpty, doubt == nil else { continue }
      for (variable, value) in zip(check.rows.variables, check.values) {
        #expect(value == exact.value(of: VariableID(Int(variable))), "seed \(seed)")
      }
    }
    #expect(improved > 20 && broken > 0)
  }

  @Test func aRowThatWasRoundedIsTakenLiterally() {
    // Three thirds in doubles are not one.
    var kernel = LayoutKernel()
    let width = kernel.makeVariable()
    kernel.addTerm(width, 1)
    kernel.addRow(.equal, constant: 1.0 / 3)
    kernel.addTerm(width, 3)
    kernel.addRow(.equal, constant: 1)
    let isSolved = kernel.solve(width: 0, height: 0)
    let verdict = kernel.verify()
    #expect(isSolved)
    #expect(verdict == .refuted(component: 0, .broken(RowID(1))))
  }
}
