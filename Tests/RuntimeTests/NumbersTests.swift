import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// What is known about exact numbers without computing it: identities, products in 128 bits, the standard library's
/// correctly rounded doubles.
@Suite struct NumbersTests {
  /// A random number: small and large, whole and fractional, near the limits of 64 bits.
  private static func number(_ generator: inout SeededGenerator) -> Rational {
    let small = Rational(.random(in: -20...20, using: &generator), .random(in: 1...12, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: return small
    case 2: return Rational(.random(in: Int.min...Int.max, using: &generator))
    case 3:
      return Rational(.random(in: Int.min...Int.max, using: &generator), .random(in: 1...Int.max, using: &generator))
    case 4: return Rational([Int.max, -Int.max, Int.min, Int.max - 1].randomElement(using: &generator) ?? 0) + small
    default:
      let limbs = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? UInt32.random(in: 0 ... .max, using: &generator)
          : [0, 1, .max][
            Int.random(in: 0..<3, using: &generator)]
      }
      let under = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        UInt32.random(in: 1 ... .max, using: &generator)
      }
      return Rational(
        isNegative: Bool.random(using: &generator), Natural(limbs: limbs), over: Natural(limbs: under))
    }
  }

  private static func isCanonical(_ number: Rational) -> Bool {
    switch number.storage {
    case .small(let n, let d):
      return n != .min && d > 0 && n.magnitude.greatestCommonDivisor(with: d.magnitude) == 1
    case .big(let fraction):
      let fits = [fraction.numerator, fraction.denominator].allSatisfy { ($0.word ?? .max) <= UInt64(Int64.max) }
      return !fits && fraction.numerator.greatestCommonDivisor(with: fraction.denominator) == .one
    }
  }

  @Test(arguments: 1...cases(10, thorough: 100) as ClosedRange<UInt64>)
  func numbersFormAField(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b, c) = (Self.number(&generator), Self.number(&generator), Self.number(&generator))
      #expect(a + b == b + a && a * b == b * a, "seed \(seed)")
      #expect((a + b) + c == a + (b + c) && (a * b) * c == a * (b * c), "seed \(seed)")
      #expect(a * (b + c) == a * b + a * c, "seed \(seed)")
      #expect(a - a == .zero && a + .zero == a && a * .one == a && -(-a) == a, "seed \(seed)")
      if !b.isZero { #expect(a / b * b == a && b / b == .one, "seed \(seed)") }
      #expect([a + b, a * b, a - b, -a].allSatisfy(Self.isCanonical), "seed \(seed)")
    }
  }

  @Test(arguments: 1...cases(10, thorough: 100) as ClosedRange<UInt64>)
  func orderAgreesWithDifferences(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b, c) = (Self.number(&generator), Self.number(&generator), Self.number(&generator))
      #expect((a < b) == ((b - a).sign > 0), "seed \(seed)")
      #expect((a < b) == (a + c < b + c), "seed \(seed)")
      #expect((a == b) == (a - b).isZero, "seed \(seed)")
      if a == b { #expect(a.hashValue == b.hashValue) }
      #expect(a.magnitude.sign >= 0 && (a.magnitude == a || a.magnitude == -a), "seed \(seed)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func productsAndQuotientsAgreeWith128Bits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let a = UInt64.random(in: 0 ... .max, using: &generator)
      let b = UInt64.random(in: 0 ... .max, using: &generator) >> UInt64.random(in: 0..<64, using: &generator)
      let c = max(1, UInt64.random(in: 0 ... .max, using: &generator) >> UInt64.random(in: 0..<64, using: &generator))
      let product = UInt128(a) * UInt128(b)
      #expect((Natural(a) * Natural(b)).decimalDigits == "\(product)", "seed \(seed)")
      let divided = (Natural(a) * Natural(b)).quotientAndRemainder(dividingBy: Natural(c))
      #expect(divided.quotient.decimalDigits == "\(product / UInt128(c))", "seed \(seed)")
      #expect(divided.remainder.word == UInt64(product % UInt128(c)), "seed \(seed)")
    }
  }

  @Test(arguments: 1...cases(10, thorough: 100) as ClosedRange<UInt64>)
  func longDivisionUndoesMultiplication(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func natural(_ count: Int) -> Natural {
      // Limbs of all ones and zeros are where an estimated quotient digit is wrong.
      Natural(
        limbs: (0..<count).map { _ in
          [0, 1, .max, .max - 1, 1 << 31, UInt32.random(in: 0 ... .max, using: &generator)][
            Int.random(in: 0..<6, using: &generator)]
        })
    }
    for _ in 0..<300 {
      let divisor = natural(.random(in: 1...5, using: &generator)) + .one
      let dividend = natural(.random(in: 0...9, using: &generator))
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == dividend, "seed \(seed)")
      #expect(remainder < divisor, "seed \(seed)")
      let divisor2 = dividend.greatestCommonDivisor(with: divisor)
      #expect(divisor.quotientAndRemainder(dividingBy: divisor2).remainder.isZero, "seed \(seed)")
      #expect(dividend.quotientAndRemainder(dividingBy: divisor2).remainder.isZero, "seed \(seed)")
    }
  }

  @Test func knuthsRareCorrectionStepIsRight() {
    // The operands of Hacker's Delight's test of the step that adds the divisor back.
    let dividend = Natural(limbs: [3, 0, 0x8000_0000])
    let divisor = Natural(limbs: [1, 0, 0x2000_0000])
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    #expect(quotient == Natural(3))
    #expect(remainder == Natural(limbs: [0, 0, 0x2000_0000]))
    let back = Natural(limbs: [0, 0, 0x8000, 0x7FFF]).quotientAndRemainder(
      dividingBy: Natural(limbs: [1, 0, 0x8000]))
    #expect(back.quotient * Natural(limbs: [1, 0, 0x8000]) + back.remainder == Natural(limbs: [0, 0, 0x8000, 0x7FFF]))
    #expect(back.quotient == Natural(0xFFFE_0000))
  }

  @Test func fractionsAreInLowestTerms() {
    #expect(Rational(6, -4) == Rational(-3, 2))
    #expect(Rational(0, -7) == .zero)
    #expect(Rational(Int.min, Int.min) == .one)
    #expect(Rational(Int.min) + Rational(1) == Rational(-Int.max))
    #expect(-Rational(Int.min) == Rational(Int.max) + 1)
  }

  @Test func wholePartsGoDownUpAndToTheNearest() {
    #expect(Rational(-7, 2).floor == -4)
    #expect(Rational(-7, 2).ceil == -3)
    #expect(Rational(-7, 2).rounded == -3)
    #expect(Rational(7, 2).rounded == 4)
    #expect(Rational(10, 3).floor == 3)
    #expect(Rational(10, 3).ceil == 4)
    #expect(Rational(4).floor == 4 && Rational(4).ceil == 4)
    let large = Rational(Int.max) * Rational(Int.max)
    #expect((-large - Rational(1, 3)).floor == -large - 1)
    #expect((large + Rational(1, 3)).floor == large)
  }

  @Test func theIntegerIsThereWhenItFits() {
    #expect(Rational(42).intValue == 42)
    #expect(Rational(1, 2).intValue == nil)
    #expect((Rational(Int.max) + 1).intValue == nil)
    #expect((Rational(Int.max) + 1 - 1).intValue == Int.max)
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("12", "12"), ("0.50", "0.5"), (".5", "0.5"), ("5.", "5"), ("1e3", "1000"),
    ("-1.25e-2", "-0.0125"), ("+7", "7"), ("1E+2", "100"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("0.000000000000000000000000000001", "1/1000000000000000000000000000000"),
    ("0.00000000000000000000000000001", "0.00000000000000000000000000001"), ("1204", "1204"),
    ("1000000000", "1000000000"), ("1000000000000000000000", "1000000000000000000000"),
  ])
  func decimalsAreReadExactly(text: String, printed: String) {
    #expect(Rational(decimal: text)?.description == printed)
  }

  @Test(arguments: [
    "", "-", "+", ".", "e5", ".e5", "1e", "1e+", "1.2.3", "1 ", " 1", "0x10", "1,5", "--1", "1e5.0", "nan", "١",
  ])
  func whatIsNoDecimalIsNotRead(text: String) {
    #expect(Rational(decimal: text) == nil)
  }

  @Test func decimalsHaveALimit() {
    let limit = Rational.decimalLimit
    #expect(Rational(decimal: String(repeating: "9", count: limit)) != nil)
    #expect(Rational(decimal: String(repeating: "9", count: limit + 1)) == nil)
    #expect(Rational(decimal: "1e\(limit)") != nil)
    #expect(Rational(decimal: "1e-\(limit)") != nil)
    #expect(Rational(decimal: "1e\(limit + 1)") == nil)
    #expect(Rational(decimal: "1e99999999999999999999") == nil)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func whatIsPrintedReadsBack(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = Self.number(&generator)
      let parts = number.description.split(separator: "/").map { Rational(decimal: String($0)) ?? .zero }
      #expect(parts.count == 2 ? parts[0] / parts[1] == number : parts == [number], "seed \(seed)")
      let places = Int.random(in: 0...12, using: &generator)
      let decimal =
        Rational(.random(in: -99999...99999, using: &generator))
        / Rational(
          isNegative: false, Rational.powerOfTen(places), over: .one)
      #expect(Rational(decimal: decimal.description) == decimal, "seed \(seed)")
      #expect(!decimal.description.contains("/"))
    }
  }

  @Test(arguments: 1...cases(10, thorough: 100) as ClosedRange<UInt64>)
  func doublesOfDecimalsAreTheNearest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let digits = String(
        (0..<Int.random(in: 1...30, using: &generator)).map { _ in
          Character("\(Int.random(in: 0...9, using: &generator))")
        })
      let exponent = Int.random(
        in: [-10...10, -345 ... -290, 270...310].randomElement(using: &generator) ?? 0...0, using: &generator)
      let text = "\(Bool.random(using: &generator) ? "-" : "")\(digits)e\(exponent)"
      // -0 is the one double that no number equals.
      #expect(Rational(decimal: text)?.double == Double(text), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func doublesComeBackAsThemselves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let double = Double(bitPattern: .random(in: 0 ... .max, using: &generator))
      guard let exact = Rational(exactly: double) else {
        #expect(!double.isFinite)
        continue
      }
      #expect(exact.double == double, "seed \(seed): \(double)")
      // Halfway to the next goes to the even one, a little more goes up.
      guard let next = Rational(exactly: double.nextUp), double.nextUp.isFinite else { continue }
      let half = (exact + next) / 2
      #expect(half.double == (double.bitPattern & 1 == 0 ? double : double.nextUp), "seed \(seed): \(double)")
      #expect((half + (next - exact) / 1_000_000_007).double == double.nextUp, "seed \(seed): \(double)")
    }
  }

  @Test func doublesEndInInfinityAndInSubnormals() {
    let greatest = Rational(exactly: Double.greatestFiniteMagnitude) ?? 0
    let least = Rational(exactly: Double.leastNonzeroMagnitude) ?? 0
    let ulp = Rational(exactly: Double.greatestFiniteMagnitude.ulp) ?? 0
    #expect((greatest + ulp / 2).double == .infinity)
    #expect((greatest + ulp / 2 - 1).double == .greatestFiniteMagnitude)
    #expect((-greatest * 4).double == -.infinity)
    #expect(least.double == .leastNonzeroMagnitude)
    #expect((least / 2).double == 0)
    #expect((least / 2 + least / 1000).double == .leastNonzeroMagnitude)
    #expect((least / 4).double == 0)
    #expect(Rational(exactly: .nan) == nil && Rational(exactly: .infinity) == nil)
    #expect(Rational(exactly: -0.0) == .zero)
    #expect(Rational(1, 3).double == 1.0 / 3.0)
    #expect(Rational(Int.max, 3).double == 3074457345618258602.333)
  }
}
