import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Maps of sizes: what is claimed at a size is what a check of that size alone finds.
@Suite struct MapTests {
  private func map(_ text: String, _ options: CheckOptions = CheckOptions()) throws -> SizeMap {
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))")
    return try #require(sizeMaps(of: compilation, options: options).first)
  }

  private func size(_ width: Rational, _ height: Rational) -> ExactSize { ExactSize(width: width, height: height) }

  private let split = """
    layout Split(480x667) {
      sizes 320x320 ... 1366x1366
      view sidebar { .width == 200; .edges(leading, top, bottom) == superview }
      view content { .width >= 240; .edges(trailing, top, bottom) == superview; .leading == sidebar.trailing }
    }
    """

  @Test func aConflictHasItsExactEdge() throws {
    let map = try map(split)
    #expect(map.layers.count == 1 && map.ranges.count == 1)
    #expect(map.layers[0].status(at: size(Rational(43999, 100), 320)) == .conflict)
    #expect(map.layers[0].status(at: size(440, 1366)) == .proved)
    #expect(map.layers[0].status(at: size(319, 400)) == nil)
    let point = try #require(map.breakpoints.first)
    #expect(map.breakpoints.count == 1 && point.axis == .horizontal && point.length == 440 && point.isBelow)
  }

  @Test func aMapOfOneHeightOrWidthHasItsBreakpoints() throws {
    let flat = try map(split.replacing("320x320 ... 1366x1366", with: "320x667 ... 1366x667"))
    #expect(flat.breakpoints.map { $0.length } == [440] && flat.breakpoints[0].axis == .horizontal)
    #expect(flat.breakpoints[0].isBelow && !flat.breakpoints[0].isAbove)
    #expect(flat.layers[0].status(at: size(440, 667)) == .proved)
    let thin = try map(
      """
      layout Tall(320x480) {
        sizes 320x300 ... 320x900
        view head { .height == 200; .edges(leading, top, trailing) == superview }
        view body { .height >= 240; .edges(leading, bottom, trailing) == superview; .top == head.bottom }
      }
      """)
    #expect(thin.breakpoints.map { $0.length } == [440] && thin.breakpoints[0].axis == .vertical)
    #expect(thin.breakpoints[0].isBelow)
  }

  @Test func aConditionIsABreakpoint() throws {
    let map = try map(
      """
      layout A(400x400) {
        sizes 300x300 ... 900x900
        view a { .edges == superview inset 8 }
        when width >= 600 { a.hidden = true }
      }
      """)
    #expect(map.breakpoints.map { $0.length } == [600] && map.breakpoints[0].condition != nil)
    #expect(map.layers.map { $0.parts[0].background } == [.proved])
  }

  @Test func directionsAndStatesThatDifferAreLayers() throws {
    let text = """
      layout A(400x400) {
        sizes 300x300 ... 500x500
        state wide { a.trailing <= superview.trailing }
        view a { .top == superview.top; .left == superview.left; .height == 20; .width == 310 }
      }
      """
    var options = CheckOptions()
    options.checksBothDirections = true
    let map = try map(text, options)
    let states = map.layers.map { Set($0.variants.map { $0.state }) }
    #expect(map.layers.count > 1 && states.contains(["wide"]), "\(states)")
    let wide = try #require(map.layers.first { $0.variants.contains { $0.state == "wide" && !$0.isRightToLeft } })
    #expect(wide.status(at: size(305, 400)) == .conflict)
    #expect(map.layers.flatMap { $0.variants }.count == 4)
  }

  @Test func theWorstResultOfASizeCounts() {
    let all: [MapStatus] = [.proved, .notDecided, .unhealthy, .ambiguous, .failed, .conflict]
    #expect(all.sorted() == all && MapStatus.allCases == all)
  }

  @Test func aSizeAloneIsAMap() throws {
    var options = CheckOptions()
    options.sizes = [size(400, 400)]
    #expect(try map(split, options).layers[0].status(at: size(400, 400)) == .conflict)
    options.sizes = [size(500, 400)]
    #expect(try map(split, options).layers[0].status(at: size(500, 400)) == .proved)
  }

  @Test func stepsAreNotProved() throws {
    let map = try map(
      """
      layout A(400x400) {
        sizes 300x300 ... 500x500
        view a { .edges == superview }
        layoutSubviews { a.frame.origin.x = 5 }
      }
      """)
    #expect(map.layers[0].status(at: size(350, 350)) != .proved && !map.reasons.isEmpty, "\(map.reasons)")
  }

  @Test func numbersAreReadAsTheyAreWritten() {
    let numbers: [Rational] = [0, 440, Rational(700, 3), Rational(-1, 8), Rational(1, 1 << 40)]
    for number in numbers { #expect(Rational(exact: number.description) == number) }
    for text in ["", "1/0", "1/2/3", "x"] { #expect(Rational(exact: text) == nil) }
  }
}

/// Maps of random layouts against checks of single sizes.
@Suite struct MapPropertyTests {
  private struct Tally {
    var points = 0
    var statuses: [MapStatus: Int] = [:]
  }

  @Test func noSizeContradictsTheMapsOfRandomScreens() {
    var tally = Tally()
    for seed in 0..<cases(30, thorough: 1500) as Range<UInt64> {
      var screen = RandomScreen(seed: seed)
      compare(screen.text, screen.sizes(12), &tally, seed)
    }
    #expect(tally.points > 150 && tally.statuses[.unhealthy] ?? 0 > 50, "\(tally)")
  }

  @Test func noSizeContradictsTheMapsOfRandomFiles() {
    var tally = Tally()
    for seed in 0..<cases(30, thorough: 2000) as Range<UInt64> {
      var file = RandomFile(seed: seed)
      let sizes = file.sizes(12, from: size(0), to: size(450))
      compare(file.text, sizes, &tally, seed)
    }
    #expect(tally.points > 60, "\(tally)")
    for status in [MapStatus.proved, .conflict] { #expect(tally.statuses[status] ?? 0 > 2, "\(tally)") }
  }

  private func size(_ length: Rational) -> ExactSize { ExactSize(width: length, height: length) }

  private func compare(_ text: String, _ sizes: [ExactSize], _ tally: inout Tally, _ seed: UInt64) {
    let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    guard !compilation.hasErrors, let map = sizeMaps(of: compilation, options: CheckOptions()).first else { return }
    let known = sizes.filter { size in map.ranges.contains { $0.contains(size) } }
    for size in known {
      var options = CheckOptions()
      options.sizes = [size]
      guard let alone = sizeMaps(of: compilation, options: options).first else { continue }
      for (variant, layer) in map.layers.flatMap({ layer in layer.variants.map { ($0, layer) } }) {
        let claim = layer.status(at: size)
        let own = alone.layers.first { $0.variants.contains(variant) }?.status(at: size)
        if claim == .notDecided || own == .notDecided { continue }
        tally.points += 1
        tally.statuses[claim ?? .notDecided, default: 0] += 1
        #expect(claim == own, "seed \(seed) at \(size.spelled), \(variant)\n\(text)")
      }
    }
  }
}
