import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Layouts whose metrics may be any number of a range.
@Suite struct ParameterTests {
  /// The reason where something else than a constant depends on metrics.
  private static let rows =
    "a coefficient, a text, a font or a product depends on them, which is not followed"

  private func result(_ body: String, metrics: String = "metric k = 0 ... 100") -> CheckResult {
    checked("layout Screen(300x300) {\n\(metrics)\nsizes 300x300 ... 600x500\n\(body)\n}\n")
  }

  private func said(_ body: String, metrics: String = "metric k = 0 ... 100") -> [String] {
    result(body, metrics: metrics).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private func button(_ name: String, _ top: String) -> String {
    "view \(name): Button { text = \"A\"; .leading == superview.leading; .size == 44x44; .top == superview.top + \(top) }"
  }

  @Test func aFaultAtOneEndNamesIt() {
    let found = result("\(button("a", "k"))\n\(button("b", "200 - k"))")
    #expect(found.diagnostics.map { $0.message } == ["with 'k' at 100, 'b' lies over 'a' at every size"])
    #expect(
      found.diagnostics[0].notes.contains {
        $0.text == "at some sizes, this occurs if 'k' is greater than 78.5"
      })
  }

  @Test func aFaultBetweenTheEndsIsFound() {
    let found = result("\(button("a", "2 * k"))\n\(button("b", "120"))")
    #expect(found.diagnostics.count == 1 && found.diagnostics[0].message.hasSuffix(", 'b' lies over 'a' at every size"))
    #expect(
      found.diagnostics[0].notes.contains {
        $0.text == "at some sizes, this occurs if 'k' is between 38.5 and 81.5"
      })
  }

  @Test func whatIsSoForAllNumbersNamesNone() {
    #expect(
      said("\(button("a", "k"))\n\(button("b", "k + 20"))") == ["L0604 'b' lies over 'a' at every size"])
  }

  @Test func aHealthyLayoutIsProvedForAllNumbers() throws {
    let found = result("\(button("a", "k"))\n\(button("b", "k + 50"))")
    #expect(found.diagnostics == [])
    let examined = try #require(found.examined.first)
    #expect(examined.verdicts.map { $0.verdict } == [.proved])
    #expect(examined.parameters.map { "\($0.name) \($0.lowest) \($0.highest)" } == ["k 0 100"])
  }

  @Test func constraintsThatContradictEachOtherAtAnEndAreReported() {
    let found = said("view a { .edges(leading, top) == superview; .width == k; .width >= 40; .height == 9 }")
    #expect(found.count == 1 && found[0].hasPrefix("L0501 with 'k' at 0, "), "\(found)")
  }

  @Test func ambiguityBetweenTheEndsIsFound() {
    // At the ends one of the wishes costs nothing; between, both cost the same.
    let found = said(
      """
      view a { .edges(leading, top) == superview; .height == 9; .width >= 0; .width <= k; .width == 100 - k @high
        .width == k @high }
      """)
    #expect(found.contains { $0.hasPrefix("L0502 with 'k' at ") }, "\(found)")
  }

  @Test func anAssertionIsAboutAllNumbers() {
    let views = "\(button("a", "2 * k"))\n\(button("b", "k"))"
    #expect(said("\(views)\nallow L0604\nassert b.top <= a.top") == [])
    let broken = said("\(views)\nallow L0604\nassert b.bottom <= a.top + 60")
    #expect(broken.count == 0, "\(broken)")
    let failing = said("\(views)\nallow L0604\nassert a.top <= b.top + 50")
    #expect(failing.count == 1 && failing[0].hasPrefix("L0511 with 'k' at 100, "), "\(failing)")
  }

  @Test(arguments: [3, 4]) func onlySoManyMetricsHaveRanges(_ count: Int) throws {
    let metrics = (0..<count).map { "metric k\($0) = 0 ... \(2 + $0)" }.joined(separator: "\n")
    let sum = (0..<count).map { "k\($0)" }.joined(separator: " + ")
    let found = result(button("a", sum), metrics: metrics)
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    if count == 3 {
      #expect(verdict == .proved)
    } else {
      let reason = "more than 3 numbers have ranges"
      #expect(verdict == .notDecided(["between the ends of 'k0' and 'k1' and 'k2', \(reason)"]))
    }
  }

  @Test func stepsAreNotFollowedBetweenTheEnds() throws {
    let found = result("view a\nlayoutSubviews { a.frame = (0, 0, k + 9, 9) }")
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    let reason = "between the ends of 'k', frames that `layoutSubviews` sets are not followed"
    #expect(verdict == .notDecided([reason]), "\(found)")
  }

  @Test func masksAreNotFollowedBetweenTheEnds() {
    func verdict(_ width: String) -> Verdict? {
      let around = "bounds = 200x50; .edges(top, leading) == superview; .width == \(width); .height == 50"
      let inside = "view b: Label { text = \"A\"; frame = (10, 10, 150, 30); mask = W }"
      return result("view a { \(around)\n\(inside) }\n\(button("c", "60 + k"))").examined.first?.verdicts[0].verdict
    }
    let unknown = "between the ends of 'k', it is not known everywhere which views lie over each other"
    #expect(verdict("200") == .notDecided([unknown]))
    let unfollowed = "between the ends of 'k', a view with a mask changes its place or size, which is not followed"
    #expect(verdict("200 - k / 2") == .notDecided([unfollowed]))
  }

  @Test func productsOfMetricsAreNoSums() throws {
    let found = result(button("a", "k * k / 100"))
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    #expect(verdict == .notDecided(["between the ends of 'k', \(ParameterTests.rows)"]))
  }

  @Test func aProductOfTwoMetricsIsNoSum() throws {
    let found = result(button("a", "k * j / 100"), metrics: "metric k = 0 ... 100\nmetric j = 0 ... 100")
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    let unfollowed = "between the ends of 'k' and 'j', \(ParameterTests.rows)"
    #expect(verdict == .notDecided([unfollowed]))
  }

  @Test func whatChangesNothingAtOneEndIsNoFinding() {
    let view = "view a: Label { text = \"A\"; .leading == superview.leading; .top == superview.top + 120 @high }"
    #expect(said("\(view)\na.top >= superview.top + 50\na.top >= superview.top + k") == [])
    #expect(said("\(view)\na.top >= superview.top + 100\na.top >= superview.top + k").count == 1)
  }

  @Test func layoutsHaveMetricsOfTheirOwn() {
    func screen(_ name: String, _ last: Int, _ body: String) -> String {
      "layout \(name)(300x300) {\n metric k = 0 ... \(last)\n sizes 300x300 ... 600x500\n \(body)\n}\n"
    }
    let healthy = screen("A", 100, button("a", "k")) + screen("B", 60, button("b", "k"))
    #expect(checked(healthy).diagnostics.map { $0.message } == [])
    // What is wrong in one layout does not keep the other from being examined between the ends.
    let broken = screen(
      "A", 100, "view a { .width == k; .width == 3; .height == 9; .edges(leading, top) == superview }")
    let between = screen("B", 100, "\(button("a", "2 * k"))\n\(button("b", "120"))")
    let codes = checked(broken + between).diagnostics.map { $0.code }
    #expect(codes.contains(.conflict) && codes.contains(.coveredContent), "\(codes)")
  }

  @Test func aLetAndAnArgumentPassANumberOn() {
    let card = "component Card(gap: Number) { view a { .edges == superview inset gap } }"
    let screen = """
      layout Screen(300x300) {
        metric k = 0 ... 100
        let more = k + 8
        sizes 300x300 ... 600x500
        view card: Card(gap: more) { .edges == superview }
        view b: Label { text = "B"; .center == superview.center }
      }
      """
    #expect(checked("\(card)\n\(screen)\n").diagnostics.map { $0.message } == [])
    let chosen = checked("\(card)\n\(screen.replacing("gap: more", with: "gap: min(more, 9)"))\n").diagnostics
    #expect(chosen.map { $0.code } == [.choiceByRange])
  }
}
