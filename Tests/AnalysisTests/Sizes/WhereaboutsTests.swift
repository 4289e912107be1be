import LayRuntime
import Testing

@testable import LayAnalysis

private let range = SizeRange(size(320, 480), size(1024, 1366))

/// What is said of sizes with such widths, at all heights of the range.
private func words(_ widths: SizeInterval...) -> String {
  Whereabouts(widths.map { SizeRegion(width: $0, height: range.height) }, of: range).words
}

/// An interval of widths.
private func widths(
  _ lowest: Rational, _ highest: Rational, includesLowest: Bool = true, includesHighest: Bool = true
) -> SizeInterval {
  SizeInterval(
    lowest: lowest, highest: highest, includesLowest: includesLowest, includesHighest: includesHighest)
}

@Suite struct WhereaboutsTests {
  @Test func allOfTheRangeIsEverySize() {
    #expect(words(range.width) == "at every size")
    #expect(words(widths(320, 600), widths(600, 1024)) == "at every size")
  }

  @Test func oneEndIsSaidWhereTheOtherIsTheRanges() {
    #expect(words(widths(320, 600, includesHighest: false)) == "for every width below 600")
    #expect(words(widths(320, 600)) == "for every width up to 600")
    #expect(words(widths(600, 1024)) == "for every width from 600 on")
    #expect(words(widths(600, 1024, includesLowest: false)) == "for every width above 600")
  }

  @Test func bothEndsAreSaidWithWhatIsIn() {
    #expect(words(widths(400, 600)) == "for every width from 400 to 600")
    #expect(
      words(widths(400, 600, includesLowest: false, includesHighest: false)) == "for every width between 400 and 600")
    #expect(words(widths(400, 600, includesHighest: false)) == "for every width from 400 to below 600")
    #expect(words(widths(400, 600, includesLowest: false)) == "for every width above 400 up to 600")
    #expect(words(widths(400, 400)) == "for every width of 400")
  }

  @Test func numbersAreDecimalsWhereTheyEnd() {
    #expect(words(widths(320, Rational(721, 2), includesHighest: false)) == "for every width below 360.5")
    #expect(words(widths(320, Rational(1000, 3), includesHighest: false)) == "for every width below 1000/3")
  }

  @Test func neighboursAreSaidOnceAndOthersEach() {
    #expect(
      words(widths(320, 400, includesHighest: false), widths(400, 500)) == "for every width up to 500")
    #expect(
      words(widths(900, 1024), widths(320, 400)) == "for every width up to 400, and for every width from 900 on")
    #expect(
      words(widths(340, 350), widths(360, 370), widths(380, 390), widths(400, 410), widths(420, 430))
        == "for every width from 340 to 350, and for every width from 360 to 370, and for every width from 380 to 390, and in 2 more regions"
    )
  }

  @Test func heightsAreSaidAsWidthsAre() {
    let low = SizeInterval(lowest: 480, highest: 500, includesHighest: false)
    let region = SizeRegion(width: range.width, height: low)
    #expect(Whereabouts([region], of: range).words == "for every height below 500")
    let both = SizeRegion(width: widths(600, 1024), height: low)
    #expect(Whereabouts([both], of: range).words == "for every width from 600 on and every height below 500")
  }

  @Test func slantedRegionsAreSaidByTheirCorners() throws {
    let whole = SizePolygon(range.lowest, range.highest)
    let triangle = try #require(whole.clipped(Affine(1000, width: -1, height: -1)))
    #expect(
      Whereabouts([SizeRegion(triangle)], of: range).words == "for the sizes between 320x480, 520x480, 320x680")
    let rest = try #require(whole.clipped(Affine(-1000, width: 1, height: 1)))
    #expect(Whereabouts([SizeRegion(triangle), SizeRegion(rest)], of: range).words == "at every size")
  }
}
