import LayRuntime
import Testing

/// The widths of texts, compared with those that Xcode gave to labels of one line in public storyboards and nibs.
///
/// `TextWidths.tsv` has the labels in the system font with 4 to 34 characters, without a constraint on the width, that are at most
/// 15 % wider or narrower than in Inter without tracking: others are stretched or cut off. Widths are those of alignment rectangles,
/// at two pixels per point. With `LAYC_UPDATE=1` the table in the page is rewritten.
@Suite struct TextWidthTests {
  private static let page = "docs/health.md"
  private static let header = "| font | labels | median error | half within | without tracking |"

  private struct Sample {
    var text: String
    var size: Rational
    var weight: FontWeight
    /// The width in Xcode, points.
    var width: Rational

    /// The share by which the measure is wider.
    var error: Double {
      let size = ViewKind.label.contentSize(of: text, fontSize: size, weight: weight, scale: 2)
      return (size.width / width).double - 1
    }

    /// The share by which it is wider without tracking, which no large font has.
    var plainError: Double {
      let exact = TextMeasure.width(of: text, fontSize: 100 * size, weight: weight) / 100
      return ((2 * exact).ceil / 2 / width).double - 1
    }
  }

  @Test func thePageHasTheErrorsOfTheMeasure() throws {
    let samples = try Self.samples()
    #expect(samples.count == 239)
    let block = Self.table(samples)
    let lines = try Repository.text(Self.page).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex(of: Self.header))
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    #expect(Array(lines[first..<end]) == block, "\(Self.page) is stale: LAYC_UPDATE=1 swift test")
    if isUpdating && Array(lines[first..<end]) != block {
      try Repository.write((lines[..<first] + block + lines[end...]).joined(separator: "\n"), to: Self.page)
    }
  }

  /// Tracking makes the measure better at each of these sizes; at 11 points it changes the sign of a small error.
  @Test func trackingLowersTheError() throws {
    let samples = try Self.samples()
    for size: Rational in [9, 13, 15, 16, 17, 20, 22] {
      let own = samples.filter { $0.size == size }
      try #require(!own.isEmpty)
      #expect(Self.median(own.map { abs($0.error) }) < Self.median(own.map { abs($0.plainError) }), "\(size)")
    }
  }

  /// The row of the table in the grammar is what letters are measured with, up to half a font unit.
  @Test func theGrammarHasTheTracking() throws {
    let lines = try Repository.text("Grammar.md").split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| tracking |") })
    let values = row.split(separator: "|").compactMap { Double($0.filter { $0 != " " }) }
    #expect(values.count == 19)
    for (index, value) in values.enumerated() {
      let size = Rational(6 + index)
      let plain = TextMeasure.width(of: "n", fontSize: 100 * size) / 100
      #expect(abs((TextMeasure.width(of: "n", fontSize: size) - plain).double - value) < 0.005, "\(size)")
    }
  }

  private static func samples() throws -> [Sample] {
    try Repository.text("Tests/SamplesTests/TextWidths.tsv").split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 5, "\(line)")
      let weight = try #require(FontWeight.allCases.first { $0.name == cells[3] })
      let (size, width) = (try #require(Double(cells[2])), try #require(Double(cells[4])))
      return Sample(
        text: cells[1], size: Rational(Int(size * 2), 2), weight: weight, width: Rational(Int(width * 2), 2))
    }
  }

  private static func table(_ samples: [Sample]) -> [String] {
    let bands: [(name: String, sizes: Range<Rational>)] = [
      ("below 12", 0..<12), ("12", 12..<13), ("13", 13..<15), ("15", 15..<16), ("16", 16..<17), ("17", 17..<20),
      ("20 to 23", 20..<24), ("24 and more", 24..<1000),
    ]
    let regular = bands.map { ($0.name, samples.filter { [sizes = $0.sizes] in sizes.contains($0.size) }) }
    let bold = ("bold, below 20", samples.filter { $0.size < 20 && $0.weight == .bold })
    let all = ("all below 20", samples.filter { $0.size < 20 })
    return [header, "|:-|-:|-:|-:|-:|"]
      + (regular + [bold, all]).map { name, own in
        let shares = [
          median(own.map(\.error)), median(own.map { abs($0.error) }), median(own.map { abs($0.plainError) }),
        ]
        return "| \(name) | \(own.count) | \(shares.map(percent).joined(separator: " | ")) |"
      }
  }

  /// `-1.2 %`
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
