import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// Signs that doubles tell against those of exact numbers.
@Suite struct ApproximationTests {
  /// Of any length and size, often next to another one.
  private func number(_ generator: inout SeededGenerator) -> Rational {
    func natural(_ most: Int) -> Natural {
      Natural(
        limbs: (0..<Int.random(in: 1...most, using: &generator)).map { _ in .random(in: 0 ... .max, using: &generator) }
      )
    }
    let isNegative = Bool.random(using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return Rational(.random(in: -300...300, using: &generator), .random(in: 1...64, using: &generator))
    case 1: return Rational(isNegative: isNegative, natural(2), over: natural(2) + .one)
    case 2: return Rational(isNegative: isNegative, natural(40), over: natural(40) + .one)
    default:
      // Farther from 1 than doubles are.
      let far = natural(2) << Int.random(in: 0...2500, using: &generator)
      return Bool.random(using: &generator)
        ? Rational(isNegative: isNegative, far, over: natural(3) + .one)
        : Rational(isNegative: isNegative, natural(3), over: far + .one)
    }
  }

  /// The same but for a little, or nothing.
  private func neighbour(of number: Rational, _ generator: inout SeededGenerator) -> Rational {
    let shift = Int.random(in: 30...120, using: &generator)
    let little = number / Rational(isNegative: Bool.random(using: &generator), .one << shift, over: .one)
    return Bool.random(using: &generator) ? number : number + little
  }

  @Test(arguments: 1...cases(3, thorough: 100) as ClosedRange<UInt64>)
  func whatIsKnownIsRight(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var known = 0
    for _ in 0..<200 {
      let (a, b, c) = (number(&generator), number(&generator), number(&generator))
      let near = neighbour(of: a * b, &generator)
      let (x, y, z) = (a.approximation, b.approximation, c.approximation)
      for (about, exact) in [
        (x, a), (x - y, a - b), (x * y + z, a * b + c), (x * y - near.approximation, a * b - near),
        (x * y - (y - z) * z, a * b - (b - c) * c),
      ] {
        guard let sign = about.sign else { continue }
        known += 1
        #expect(sign == exact.sign, "seed \(seed): \(a), \(b), \(c), \(near)")
      }
      #expect((near < a * b) == ((near - a * b).sign < 0), "seed \(seed): \(a), \(b), \(near)")
    }
    #expect(known > 300, "seed \(seed)")
  }

  @Test(arguments: 1...cases(3, thorough: 100) as ClosedRange<UInt64>)
  func signsOfFunctionsOfTheSizeAreExact(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let size = ExactSize(width: number(&generator), height: number(&generator))
      var function = Affine(number(&generator), width: number(&generator), height: number(&generator))
      #expect(function.sign(at: size) == function.value(at: size).sign, "seed \(seed)")
      function.constant = neighbour(of: function.constant - function.value(at: size), &generator)
      #expect(function.sign(at: size) == function.value(at: size).sign, "seed \(seed)")
    }
  }

  @Test(arguments: 1...cases(3, thorough: 100) as ClosedRange<UInt64>)
  func sidesOfLinesAreExact(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let a = ExactSize(width: number(&generator), height: number(&generator))
      let b = ExactSize(width: number(&generator), height: number(&generator))
      let share = number(&generator)
      let on = ExactSize(width: a.width + share * (b.width - a.width), height: a.height + share * (b.height - a.height))
      #expect(on.side(from: a, to: b) == 0, "seed \(seed)")
      let above = ExactSize(width: on.width, height: neighbour(of: on.height, &generator))
      let turn = (b.width - a.width) * (above.height - on.height)
      #expect(above.side(from: a, to: b) == turn.sign && above.side(from: b, to: a) == -turn.sign, "seed \(seed)")
    }
  }
}
