import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// How much pivots in exact numbers may do.
@Suite struct PivotWorkTests {
  private func system(_ random: RandomRows) -> ConstraintSystem {
    var system = ConstraintSystem()
    for (rank, value) in random.preferred.enumerated() {
      system.variables.append(ConstraintSystem.Variable(preferred: Affine(value), rank: rank))
    }
    for row in random.rows { system.rows.append(row.terms, row.relation, row.rhs, level: row.level) }
    return system
  }

  @Test func aPieceTakesAsMuchWorkAsItSaysAndIsGivenUpForLess() {
    var pieces = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let random = RandomRows(seed: seed, count: 8, rowCount: 20, isBoxed: true, requiredShare: 10)
      let system = system(random)
      let part = Partition.Part(of: random.rows.indices.map { RowID($0) }, in: system.rows)
      func piece(_ allowance: inout Int) -> AffinePiece? {
        var component = Component(part)
        return component.piece(at: ExactSize(width: 7, height: 4), system, &allowance)
      }
      var rest = 1_000_000
      guard let whole = piece(&rest) else { continue }
      let work = 1_000_000 - rest
      var enough = work
      #expect(piece(&enough)?.limits == whole.limits && enough == 0, "seed \(seed)")
      if work == 0 { continue }
      pieces += 1
      var tooLittle = work - 1
      #expect(piece(&tooLittle) == nil && tooLittle < 0, "seed \(seed)")
    }
    #expect(pieces > 10)
  }

  @Test func longNumbersCountMoreOften() {
    #expect(Rational.effort(ofWords: Rational.one.wordCount) == 1 && Rational.effort(ofWords: 8) == 1)
    #expect(Rational.effort(ofWords: 80) == 100)
    // Pivots on long numbers write as many terms, which count for more.
    func work(_ factor: Rational) -> Int {
      var tableau = Tableau(restrictions: [Restriction](repeating: .nonNegative, count: 8))
      for row in 0..<3 {
        let terms = (6..<8).map { LinearForm.Term(unknown: Unknown($0), coefficient: factor + Rational($0 + row)) }
        tableau.append(Unknown(3 + row), LinearForm(sorted: terms))
      }
      tableau.pivot(0, Unknown(6))
      return tableau.work
    }
    let long = Rational(decimal: "0." + String(repeating: "123456789", count: 20)) ?? .zero
    #expect(work(.one) == 4 && work(long) > 20 * work(.one))
  }
}
