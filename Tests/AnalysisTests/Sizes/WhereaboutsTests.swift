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
    #expect(words(widths(400, 400)) == "at width 400")
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

  @Test func anExampleIsACornerOfTheRangeWhereOneIsInTheRegion() {
    // Below 0.75 × width + 208: of the corners of the range the last width alone.
    let room = Affine(-208, width: Rational(-3, 4), height: .one)
    let all = SizePolygon(size(320, 480), size(430, 932))
    func isOff(_ size: ExactSize) -> Bool { room.value(at: size).sign < 0 }
    let slanted = all.part(beyond: room).map { SizeRegion($0).without(room) }
    #expect(slanted?.knownWitness(where: isOff) == size(430, 480))
    let above = SizeRegion(width: widths(400, 430, includesLowest: false), height: range.height)
    #expect(above.knownWitness { _ in true } == size(401, 480))
  }

  @Test func allSizesButThoseOfALineAreSaidByTheLine() throws {
    #expect(
      words(widths(320, 400, includesHighest: false), widths(400, 1024, includesLowest: false))
        == "for every width but 400")
    #expect(
      words(widths(320, 400, includesHighest: false), widths(401, 1024, includesLowest: false))
        == "for every width below 400, and for every width above 401")
    let found = findings(
      """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, leading) == superview; .width == superview.width; .height == 10 }
        assert a.width == superview.height
      }
      """)
    #expect(found.count == 1 && found[0].contains("this assertion fails except where height is width"), "\(found)")
  }

  @Test func heightsAreSaidAsWidthsAre() {
    let low = SizeInterval(lowest: 480, highest: 500, includesHighest: false)
    let region = SizeRegion(width: range.width, height: low)
    #expect(Whereabouts([region], of: range).words == "for every height below 500")
    let both = SizeRegion(width: widths(600, 1024), height: low)
    #expect(Whereabouts([both], of: range).words == "for every width from 600 on and every height below 500")
  }

  /// What is said of the sizes where none of `limits` is below 0.
  private func slanted(where limits: Affine..., without: [Affine] = []) throws -> String {
    var polygon = SizePolygon(range.lowest, range.highest)
    for limit in limits { polygon = try #require(polygon.clipped(limit)) }
    return Whereabouts([without.reduce(SizeRegion(polygon)) { $0.without($1) }], of: range).words
  }

  @Test func slantedEdgesAreSaidAsInequalities() throws {
    let sum = Affine(1000, width: -1, height: -1)
    #expect(try slanted(where: sum) == "where width + height is at most 1000")
    #expect(try slanted(where: sum, without: [sum]) == "where width + height is below 1000")
    #expect(try slanted(where: sum.negated) == "where width + height is at least 1000")
    let ratio = Affine(0, width: 16, height: -9)
    #expect(try slanted(where: ratio, without: [ratio]) == "where height is below 16/9 × width")
    #expect(try slanted(where: ratio.negated) == "where height is at least 16/9 × width")
    let step = Affine(-40, width: 2, height: -1)
    #expect(try slanted(where: step) == "where height is at most 2 × width - 40")
    #expect(try slanted(where: Affine(100, width: -1, height: 1)) == "where width is at most height + 100")
    #expect(try slanted(where: Affine(-100, width: 1, height: -1)) == "where width is at least height + 100")
    #expect(
      try slanted(where: Affine(-700, width: Rational(1, 2), height: Rational(1, 3)))
        == "where 3 × width + 2 × height is at least 4200")
    #expect(
      try slanted(where: Affine(0, width: -2, height: 3), Affine(0, width: 1, height: -1))
        == "where height is at least 2/3 × width and height is at most width")
  }

  @Test func straightEdgesAreSaidAsIntervalsBesideSlantedOnes() throws {
    let (narrow, low) = (Affine(600, width: -1), Affine(900, height: -1))
    let sum = Affine(-1000, width: 1, height: 1)
    #expect(
      try slanted(where: narrow, sum, without: [narrow])
        == "for every width below 600 where width + height is at least 1000")
    #expect(
      try slanted(where: narrow, low, sum, without: [sum])
        == "for every width up to 600 and every height up to 900, where width + height is above 1000")
    // A corner is no edge.
    #expect(
      try slanted(where: Affine(0, width: 1, height: -1), Affine(1100, width: -1)) == "where height is at most width")
  }

  @Test func aSlantedLineIsAnEquation() throws {
    let line = Affine(0, width: 1, height: -1)
    #expect(try slanted(where: line, line.negated) == "where height is width")
    #expect(
      try slanted(where: line, line.negated, Affine(800, width: -1))
        == "for every width up to 800 where height is width")
  }

  @Test func manySlantedEdgesAreSaidByTheirCorners() throws {
    let around = [
      Affine(-1000, width: 1, height: 1), Affine(2000, width: -1, height: -1), Affine(0, width: 1, height: -1),
      Affine(300, width: -1, height: 1),
    ]
    #expect(
      try slanted(where: around[0], around[1], around[2], around[3])
        == "for the sizes between 500x500, 520x480, 780x480, 1024x724, 1024x976, 1000x1000")
  }

  @Test func slantedRegionsThatTouchAreSaidOnce() throws {
    let whole = SizePolygon(range.lowest, range.highest)
    let triangle = try #require(whole.clipped(Affine(1000, width: -1, height: -1)))
    let rest = try #require(whole.clipped(Affine(-1000, width: 1, height: 1)))
    #expect(Whereabouts([SizeRegion(triangle), SizeRegion(rest)], of: range).words == "at every size")
  }
}
