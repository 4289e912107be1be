import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// Lehmer's algorithm against the plain one, which divides.
@Suite struct NaturalDivisorTests {
  private func plainDivisor(_ a: Natural, _ b: Natural) -> Natural {
    var (a, b) = (a, b)
    while !b.isZero { (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder) }
    return a
  }

  private func expectDivisor(_ a: Natural, _ b: Natural, _ why: String) {
    let divisor = plainDivisor(a, b)
    #expect(a.greatestCommonDivisor(with: b) == divisor, "\(why): \(a.decimalDigits), \(b.decimalDigits)")
    #expect(b.greatestCommonDivisor(with: a) == divisor, "\(why): \(b.decimalDigits), \(a.decimalDigits)")
  }

  /// Limbs of all ones and zeros, and single bits, are where leading digits mislead.
  private func natural(_ count: Int, _ generator: inout SeededGenerator) -> Natural {
    let isRandom = Bool.random(using: &generator)
    return Natural(
      limbs: (0..<count).map { _ in
        let limb = UInt32.random(in: 0 ... .max, using: &generator)
        return isRandom ? limb : [0, 1, .max, .max - 1, 1 << 31, limb][Int.random(in: 0..<6, using: &generator)]
      })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func divisorsAreThoseOfThePlainWay(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let shared = natural(.random(in: 0...6, using: &generator), &generator)
      let a = natural(.random(in: 0...12, using: &generator), &generator)
      let b = natural(.random(in: 0...12, using: &generator), &generator)
      expectDivisor(a, b, "seed \(seed)")
      expectDivisor(a * shared, b * shared, "seed \(seed), with a common factor")
      // One much longer than the other, and one that the other divides.
      expectDivisor(a * a * a, shared, "seed \(seed), far apart")
      expectDivisor(a * b, b, "seed \(seed), a multiple")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func numbersThatBeginAlikeHaveTheirDivisors(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let head = natural(.random(in: 1...4, using: &generator), &generator) + .one
      let length = Int.random(in: 0...4, using: &generator)
      let (a, b) = (natural(length, &generator), natural(length, &generator))
      expectDivisor((head << (32 * length)) + a, (head << (32 * length)) + b, "seed \(seed)")
      // The same leading bits, one a few bits further up.
      let shift = Int.random(in: 1...70, using: &generator)
      expectDivisor((head << (32 * length + shift)) + a, (head << (32 * length)) + b, "seed \(seed), shifted")
    }
  }

  /// Every quotient is 1: no numbers as short take as many steps (Lamé 1844).
  @Test func neighboursAmongFibonacciNumbersHaveNoDivisor() {
    var (a, b) = (Natural.one, Natural.one)
    let factor = Natural(limbs: [0, 12, .max])
    for index in 0..<700 {
      (a, b) = (b, a + b)
      if index % 7 != 0 { continue }
      #expect(a.greatestCommonDivisor(with: b) == .one, "\(index)")
      #expect((a * factor).greatestCommonDivisor(with: b * factor) == factor, "\(index)")
    }
  }

  @Test func powersOfTwoDivideEachOther() {
    for a in [0, 1, 31, 32, 33, 63, 64, 65, 95, 96, 97, 160, 500] {
      for b in [0, 1, 31, 32, 33, 63, 64, 65, 95, 96, 97, 160, 500] {
        let (x, y) = (Natural.one << a, Natural.one << b)
        #expect(x.greatestCommonDivisor(with: y) == Natural.one << min(a, b), "\(a), \(b)")
        // Next to them: 2^a − 1 and 2^b − 1 share 2^gcd(a, b) − 1.
        let shared = Int(UInt64(a).greatestCommonDivisor(with: UInt64(b)))
        #expect((x - .one).greatestCommonDivisor(with: y - .one) == (Natural.one << shared) - .one, "\(a), \(b)")
      }
    }
  }

  @Test func zeroAndOneAreWhatTheyAre() {
    let long = Natural(limbs: [7, 0, 0, 9])
    for number in [Natural.zero, .one, Natural(.max), long] {
      #expect(number.greatestCommonDivisor(with: .zero) == number)
      #expect(Natural.zero.greatestCommonDivisor(with: number) == number)
      #expect(number.greatestCommonDivisor(with: .one) == .one)
      #expect(number.greatestCommonDivisor(with: number) == number)
    }
  }
}
