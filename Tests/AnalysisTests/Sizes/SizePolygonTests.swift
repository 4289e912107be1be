import LayCompiler
import LayRuntime
import Testing

@testable import LayAnalysis

/// All sizes from one to another.
private func box(_ lowest: ExactSize, _ highest: ExactSize) -> SizePolygon { SizePolygon(lowest, highest) }

/// `constant + width·W + height·H`
private func limit(_ constant: Rational, _ width: Rational, _ height: Rational) -> Affine {
  Affine(constant, width: width, height: height)
}

/// `0x0 400x0 400x300`
private func corners(_ polygon: SizePolygon?) -> String {
  polygon.map { $0.corners.map { $0.spelled }.joined(separator: " ") } ?? "nothing"
}

@Suite struct SizePolygonTests {
  private let whole = box(size(0, 0), size(400, 300))

  @Test func aRangeIsAPolygonASegmentOrAPoint() {
    #expect(corners(whole) == "0x0 400x0 400x300 0x300")
    #expect(whole.dimension == 2)
    #expect(corners(box(size(0, 50), size(400, 50))) == "0x50 400x50")
    #expect(corners(box(size(50, 0), size(50, 300))) == "50x0 50x300")
    #expect(box(size(0, 50), size(400, 50)).dimension == 1)
    #expect(corners(box(size(7, 8), size(7, 8))) == "7x8")
    #expect(box(size(7, 8), size(7, 8)).dimension == 0)
  }

  // MARK: - Clipping

  @Test func clippingKeepsWhereALimitIsNotBelowNothing() {
    #expect(corners(whole.clipped(limit(-100, 1, 0))) == "100x0 400x0 400x300 100x300")
    #expect(corners(whole.clipped(limit(300, -1, -1))) == "0x0 300x0 0x300")
    #expect(corners(whole.clipped(limit(1, 0, 0))) == "0x0 400x0 400x300 0x300")
    #expect(corners(whole.clipped(limit(-1, 0, 0))) == "nothing")
  }

  @Test func clippingAtAnEdgeOrACornerLeavesThat() {
    #expect(corners(whole.clipped(limit(0, -1, 0))) == "0x0 0x300")
    #expect(corners(whole.clipped(limit(-400, 1, 0))) == "400x0 400x300")
    #expect(corners(whole.clipped(limit(0, -1, -1))) == "0x0")
    #expect(corners(whole.clipped(limit(-701, 1, 1))) == "nothing")
  }

  @Test func clippingIsExact() {
    let third = whole.clipped(limit(-100, 3, 0))
    #expect(third?.corners.first?.width == Rational(100, 3))
  }

  @Test func segmentsAndPointsAreClippedToo() {
    let segment = box(size(0, 50), size(400, 50))
    #expect(corners(segment.clipped(limit(-100, 1, 0))) == "100x50 400x50")
    #expect(corners(segment.clipped(limit(0, -1, 0))) == "0x50")
    #expect(corners(segment.clipped(limit(-51, 0, 1))) == "nothing")
    let point = box(size(7, 8), size(7, 8))
    #expect(corners(point.clipped(limit(-7, 1, 0))) == "7x8")
    #expect(corners(point.clipped(limit(-8, 1, 0))) == "nothing")
  }

  @Test func whatIsClippedOnSeveralSidesToARangeEqualsTheRange() {
    let clipped = whole.clipped(limit(-100, 1, 0))?.clipped(limit(200, 0, -1))
    #expect(clipped == box(size(100, 0), size(400, 200)))
    #expect(clipped.map { SizeRegion($0).polygon == nil } == true)
  }

  @Test func thePartBeyondALimitIsMoreThanAnEdge() {
    #expect(corners(whole.part(beyond: limit(-100, 1, 0))) == "0x0 100x0 100x300 0x300")
    #expect(whole.part(beyond: limit(0, 1, 0)) == nil)
  }

  // MARK: - What is in it

  @Test func edgesAreInAPolygon() {
    let triangle = whole.clipped(limit(300, -1, -1))
    #expect(triangle?.contains(size(150, 150)) == true)
    #expect(triangle?.contains(size(0, 0)) == true)
    #expect(triangle?.contains(size(151, 150)) == false)
    let segment = box(size(0, 50), size(400, 50))
    #expect(segment.contains(size(400, 50)) && !segment.contains(size(401, 50)) && !segment.contains(size(1, 51)))
  }

  @Test func innerSizesAreOnNoEdge() {
    for attempt in 0..<8 {
      let inner = whole.innerSize(attempt)
      #expect(inner.width > 0 && inner.width < 400 && inner.height > 0 && inner.height < 300)
    }
    #expect(whole.innerSize(0) != whole.innerSize(1))
    #expect(box(size(7, 8), size(7, 8)).innerSize(0) == size(7, 8))
    let narrow = box(size(0, 0), ExactSize(width: Rational(1, 1000), height: 1))
    #expect(narrow.innerSize(0).width > 0 && narrow.innerSize(0).width < Rational(1, 1000))
  }

  @Test func aWholeInnerSizeIsTakenWhereThereIsOne() {
    let inner = whole.innerWhole
    #expect(inner.width.isInteger && inner.height.isInteger)
    let narrow = box(size(0, 0), ExactSize(width: Rational(1, 2), height: 300))
    #expect(!narrow.innerWhole.width.isInteger)
  }

  // MARK: - Room

  /// The parts by the room of a mask, those with room first: `0x0 10x0: true`.
  private func parts(_ polygon: SizePolygon, _ length: Affine) -> [String] {
    polygon.parts(byRoomOf: length).map { part in
      #expect(part.length == (part.hasRoom ? length : Affine(.zero)))
      return "\(corners(part.polygon)): \(part.hasRoom)"
    }
  }

  @Test func aMaskHasRoomInOnePartAndNoneInTheOther() {
    #expect(
      parts(whole, limit(-100, 1, 0)) == ["100x0 400x0 400x300 100x300: true", "0x0 100x0 100x300 0x300: false"])
    #expect(parts(box(size(0, 50), size(400, 50)), limit(-100, 1, 0)) == ["100x50 400x50: true", "0x50 100x50: false"])
  }

  @Test func aMaskWithRoomOnAnEdgeAloneHasNone() {
    #expect(parts(whole, limit(-400, 1, 0)) == ["0x0 400x0 400x300 0x300: false"])
    #expect(parts(whole, limit(-701, 1, 1)) == ["0x0 400x0 400x300 0x300: false"])
  }

  @Test func aPolygonInWhichAMaskHasRoomIsNotCut() {
    #expect(parts(whole, limit(0, 1, 0)) == ["0x0 400x0 400x300 0x300: true"])
    #expect(parts(box(size(7, 8), size(7, 8)), limit(-7, 1, 0)) == ["7x8: true"])
  }

  // MARK: - Joining regions

  /// The corners of what becomes of regions, and which edges are in.
  private func joined(_ regions: [SizeRegion]) -> [String] {
    SizeRegion.joined(regions).map { region in
      corners(region) + " " + region.includedEdges.map { $0 ? "1" : "0" }.joined()
    }
  }

  @Test func halvesJoinAndCornersDoNot() throws {
    let (lower, upper) = (try #require(whole.clipped(limit(0, 3, -4))), try #require(whole.clipped(limit(0, -3, 4))))
    #expect(joined([SizeRegion(lower), SizeRegion(upper)]) == [corners(SizeRegion(whole)) + " 1111"])
    let boxes = [SizeRegion(box(size(0, 0), size(10, 10))), SizeRegion(box(size(10, 10), size(20, 20)))]
    #expect(joined(boxes).count == 2)
    #expect(joined([boxes[0], SizeRegion(box(size(20, 0), size(30, 10)))]).count == 2)
  }

  @Test func halvesWithoutTheLineBetweenThemDoNotJoin() throws {
    let diagonal = limit(0, 3, -4)
    let (lower, upper) = (try #require(whole.clipped(diagonal)), try #require(whole.clipped(limit(0, -3, 4))))
    let (below, above) = (SizeRegion(lower).without(diagonal), SizeRegion(upper).without(diagonal))
    #expect(joined([below, above]).count == 2)
    #expect(joined([below, SizeRegion(upper)]).count == 1)
    // The line itself is what was missing.
    let line = try #require(lower.clipped(limit(0, -3, 4)))
    #expect(joined([below, SizeRegion(line), above]).count == 1)
    #expect(joined([SizeRegion(line), below]) == joined([SizeRegion(lower)]))
  }

  @Test func threePartsJoinWhereNoTwoOfThemWould() throws {
    // The right half has a convex union with neither quarter, only with both.
    let square = box(size(0, 0), size(60, 60))
    let left = try #require(square.clipped(limit(30, -1, 0)))
    let lower = try #require(left.clipped(limit(30, 0, -1))), upper = try #require(left.clipped(limit(-30, 0, 1)))
    let right = try #require(square.clipped(limit(-30, 1, 0)))
    #expect(joined([SizeRegion(lower), SizeRegion(right), SizeRegion(upper)]) == ["0x0 60x0 60x60 0x60 1111"])
  }

  @Test func anEdgeThatIsInInPartKeepsRegionsApart() throws {
    let square = box(size(0, 0), size(60, 60))
    var left = SizeRegion(try #require(square.clipped(limit(30, -1, 0))))
    let right = SizeRegion(try #require(square.clipped(limit(-30, 1, 0))))
    left.height.includesLowest = false
    #expect(joined([left, right]).count == 2)
  }

  @Test func linesDoNotJoinAcrossAGap() {
    let (first, second) = (box(size(0, 5), size(10, 5)), box(size(20, 5), size(30, 5)))
    #expect(joined([SizeRegion(first), SizeRegion(second)]).count == 2)
  }
}
