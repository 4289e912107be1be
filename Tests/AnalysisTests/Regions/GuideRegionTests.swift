import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// The regions of conflicts with guides that are minima or maxima, and change their sides within the region.
@Suite struct GuideRegionTests {
  private func conflicts(_ body: String, sizes: String) -> [String] {
    checked("layout T(375x667) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.filter { $0.code == .conflict }.map {
      $0.message
    }
  }

  /// The readable guide of the root is 672 wide from a width on that depends on the root alone.
  @Test func aConflictEndsWhereTheReadableGuideStopsGrowing() {
    let body = """
      view v { .top == superview.top + 16; .height == 20; .edges(leading, trailing) == readable }
      v.leading >= superview.leading + 24
      """
    for lowest in [320, 600, 700, 710, 718] {
      #expect(
        conflicts(body, sizes: "\(lowest)x480 ... 1024x1366") == [
          "these constraints conflict for every width below 720"
        ])
    }
    #expect(conflicts(body, sizes: "720x480 ... 1024x1366") == [])
    let label = """
      view c: Label { text = "Hello"; .top == superview.top + 16; .leading == readable.leading; .trailing <= readable.trailing }
      view d { .width == 30; .height == 10; .trailing == c.leading; .top == c.top; .leading >= superview.leading }
      """
    #expect(
      conflicts(label, sizes: "320x480 ... 1024x1366") == ["these constraints conflict for every width below 732"])
  }

  /// At a height of 1, the margins of the view are taken from a layout with a broken constraint.
  @Test func marginsOfABrokenLayoutAreNotThoseOfOtherSizes() {
    let body = """
      view b {
        preservesSuperviewLayoutMargins = true
        view t: Label { text = "Hello world"; lines = 0 }
        t.top == margins.top + 30; t.leading == margins.leading + 16; t.bottom <= margins.bottom - 10
      }
      b.leading == margins.leading + 30; b.width == 300; b.top == superview.top + 16; b.bottom == superview.bottom
      """
    let found = conflicts(body, sizes: "1x1 ... 800x900, safeArea (20, 0, 0, 0)")
    #expect(
      found == [
        "these constraints conflict for every height below 68", "these constraints conflict for every height below 16",
        "these constraints conflict for every height from 68 to below 76",
      ])
  }

  /// Regions that are called exact are those of layouts at single sizes.
  @Test func noSizeContradictsTheRegionsOfRandomGuides() {
    var (sizes, conflicts, exact) = (0, 0, 0)
    let seeds: Range<UInt64> = 0..<cases(24, thorough: 600)
    for seed in seeds {
      var file = RandomGuides(seed: seed)
      guard var comparison = RegionComparison(file.text) else {
        Issue.record("seed \(seed)\n\(file.text)")
        continue
      }
      comparison.look(at: file.sizes(8))
      comparison.look(at: comparison.sizesAtEnds(limit: 8))
      // Of a layout that is not decided everywhere, not all ambiguous numbers are known.
      let isDecided = comparison.inner == 0
      for difference in comparison.differences where isDecided || !difference.contains("is open, and nobody") {
        Issue.record(Comment(rawValue: "seed \(seed) \(difference)\n\(file.text)"))
      }
      sizes += comparison.sizes
      conflicts += comparison.conflicts
      exact += comparison.exact
    }
    let what: Comment = "\(sizes) sizes, \(conflicts) with conflicts; \(exact) exact regions"
    #expect(sizes > 8 * seeds.count && conflicts > seeds.count && exact > seeds.count / 2, what)
  }
}

/// Views in each other that follow margins, safe areas and readable widths.
private struct RandomGuides {
  private var generator: SeededGenerator
  private(set) var text = ""

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    var lines = [
      "layout T(375x667) {", "  sizes \(pick(["320x300 ... 1024x900", "1x1 ... 800x900", "600x40 ... 900x400"]))",
    ]
    if chance(50) { lines.append("  margins = \(number(0...30))") }
    lines += views(["v0"] + (chance(50) ? ["v1"] : []), depth: 1)
    text = (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  mutating func sizes(_ count: Int) -> [ExactSize] {
    (0..<count).map { _ in
      ExactSize(width: Rational(number(600...800)), height: Rational(number(300...400)))
    }
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  private mutating func pick<T>(_ choices: [T]) -> T { choices[number(0...choices.count - 1)] }

  private mutating func views(_ names: [String], depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return names.flatMap { name in
      var lines = ["\(indent)view \(name) {"]
      if chance(50) { lines.append("\(indent)  preservesSuperviewLayoutMargins = true") }
      if chance(30) { lines.append("\(indent)  margins = \(number(0...30))") }
      if depth < 3 && chance(60) { lines += views(["\(name)x"], depth: depth + 1) }
      lines.append("\(indent)}")
      return lines + constraints(name).map { indent + $0 }
    }
  }

  private mutating func constraints(_ name: String) -> [String] {
    let guides = ["superview", "margins", "readable", "superview"]
    var found: [String] = []
    for (near, far, length) in [("leading", "trailing", "width"), ("top", "bottom", "height")] {
      let choices = near == "top" ? guides.filter { $0 != "readable" } : guides
      found.append("\(name).\(near) \(pick(["==", "==", ">="])) \(pick(choices)).\(near) + \(number(0...80))")
      if chance(70) { found.append("\(name).\(far) \(pick(["==", "<="])) \(pick(choices)).\(far) - \(number(0...80))") }
      if chance(60) {
        found.append("\(name).\(length) \(pick(["==", ">="])) \(number(10...700))\(chance(20) ? " @high" : "")")
      }
    }
    return found
  }
}
