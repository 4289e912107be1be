import Testing

@testable import LayModel
@testable import LayNumbers

@Suite struct TrackingTests {
  /// The tracking of Apple's table in points, for each size from 6 to 23 points.
  private static let published: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10,
  ]

  private func points(_ size: Rational) -> Double {
    (Rational(Tracking.units(fontSize: size)) * size / Rational(TextMeasure.unitsPerEm)).double
  }

  @Test func rowsAreThoseOfTheTable() {
    for (index, wanted) in Self.published.enumerated() {
      #expect(abs(points(Rational(6 + index)) - wanted) < 0.005, "\(6 + index)")
    }
    for size: Rational in [24, 28, Rational(57, 2), 53, 96, 1000] {
      #expect(Tracking.units(fontSize: size) == 0, "\(size)")
    }
  }

  @Test func sizesBetweenRowsLieBetweenThem() {
    for twentieth in 0..<(24 * 20) {
      let size = Rational(twentieth, 20)
      let (lower, upper) = (Tracking.units(fontSize: size.floor), Tracking.units(fontSize: size.floor + 1))
      #expect((min(lower, upper)...max(lower, upper)).contains(Tracking.units(fontSize: size)), "\(size)")
    }
    #expect(Tracking.units(fontSize: Rational(33, 2)) == -63)
    #expect([0, 3, 6].map { Tracking.units(fontSize: $0) } == [113, 113, 113])
  }

  @Test func everyLetterOfTheSystemFontHasItAndNoOther() {
    func added(_ text: String) -> Rational {
      let scaled = TextMeasure.width(of: text, fontSize: 34) / 2
      return (TextMeasure.width(of: text, fontSize: 17) - scaled) * Rational(2816, 17)
    }
    #expect(added("n") == -71 && added("no") == -142 && added("n o") == -213)
    #expect(added("Ж") == -71 && added("é") == -71 && added("e\u{301}") == -71)
    #expect(added("漢") == 0 && added("🙂") == 0 && added("\u{200B}") == 0 && added("ש") == 0)
  }

  /// No advance may become negative, since pens would go back.
  @Test func noAdvanceIsNegative() {
    for size in 1...24 {
      for weight in FontWeight.allCases {
        let font = FontAdvances(fontSize: Rational(size), weight: weight)
        for code: UInt32 in 0...0x2FFF where font.advance(of: code) < 0 { Issue.record("U+\(code) at \(size)") }
      }
    }
  }
}
