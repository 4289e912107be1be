import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// How numbers are shown to readers.
@Suite struct ShownNumbersTests {
  private func number(_ digits: String) -> Rational { Rational(decimal: digits) ?? .zero }

  @Test func aNumberIsShownInFullUpToALimit() {
    #expect((Rational(1) / 3).shown == "1/3" && Rational(-7).shown == "-7")
    let longest = String(repeating: "7", count: Rational.shownLimit)
    #expect(number(longest).shown == longest)
    #expect(number("7" + longest).shown == "about 7.7777e60")
  }

  @Test func aLongNumberIsShownAsAboutHowLargeItIs() {
    let long = number("1" + String(repeating: "0", count: 500)) + .one
    #expect(long.shown == "about 1e500" && (-long).shown == "about -1e500")
    #expect((Rational(3) / long).shown == "about 2.9999e-500")
    #expect((long * 375 / (long + .one)).shown == "about 374.99")
    #expect((long * 5 / (long - .one) - 5).shown == "about 5e-500")
    let longer = number("1e999") * number("1e999") * number("1e999")
    #expect((longer * longer / number("7e-3")).shown == "about 1.4285e5996")
    #expect((number("7e-3") / (longer * longer + .one)).shown.hasSuffix("e-5997"))
  }
}
