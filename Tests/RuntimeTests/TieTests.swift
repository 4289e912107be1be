import LayRuntime
import Testing

/// Whether a rule is missing or rules tie, and which (SEMANTICS §2.4, §2.8, §4.5).
@Suite struct TieTests {
  private typealias Wish = (rule: ConstraintDescription, priority: Float)

  private func wish(_ rule: ConstraintDescription, _ priority: Float) -> Wish { (rule, priority) }

  /// A box of which only the width is in question.
  private func box(_ wishes: [Wish]) -> LayoutProgram {
    var screen = program(320, 100)
    let box = screen.addView("box")
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] == ViewID.root[.top], box[.height] == 10,
    ])
    for (wish, priority) in wishes { screen.constrain(wish, priority: Priority(priority)) }
    return screen
  }

  private var width: LinearExpression { ViewID(1)[.width] }

  private func wishes(_ widths: [Rational]) -> [Wish] { widths.map { wish(width == $0, 500) } }

  /// Each number that stands for itself: `1 width 24...30 tie@500 [width == 24 -1]`.
  private func open(_ program: LayoutProgram, _ width: Rational = 320) -> [String] {
    program.laidOut(width, 100).report.ambiguities.filter { $0.cause == nil }.map { ambiguity in
      let range = "\(ambiguity.lowest?.description ?? "")...\(ambiguity.highest?.description ?? "")"
      let tie = ambiguity.tie.map { tie in
        "\(tie.members.map { "\($0.row.text) \($0.growth)" }.joined(separator: ", ")) | \(tie.priority) \(tie.freedom)"
      }
      return "\(ambiguity.view.index) \(ambiguity.part) \(range) "
        + (tie ?? (ambiguity.isMissing ? "missing" : "unknown"))
    }
  }

  @Test func anEqualityAndALimitOfOnePriorityTie() {
    #expect(
      open(box([wish(width == 24, 500), wish(width >= 30, 500)])) == [
        "1 width 24...30 box.width == 24 @500 1, box.width >= 30 @500 -1 | 500 1"
      ])
    #expect(open(box([wish(width == 24, 500), wish(width >= 30, 525)])) == [])
  }

  @Test func aMedianIsNoTieAndTwoInTheMiddleAre() {
    #expect(open(box(wishes([100, 200, 210]))) == [])
    let found = open(box(wishes([100, 200, 210, 300])))
    #expect(
      found == [
        "1 width 200...210 box.width == 100 @500 1, box.width == 200 @500 1, box.width == 210 @500 -1, "
          + "box.width == 300 @500 -1 | 500 1"
      ])
  }

  @Test func aRuleThatHoldsEverywhereDoesNotTie() {
    // Every width from 24 to 30 is at least 10, and at most 90.
    let wishes =
      [
        wish(width == 24, 500), wish(width >= 30, 500), wish(width >= 10, 500), wish(width <= 90, 500),
        wish(width <= 20, 400),
      ]
    // The last decides.
    #expect(open(box(wishes)) == [])
    #expect(
      open(box(wishes.dropLast())) == [
        "1 width 24...30 box.width == 24 @500 1, box.width >= 30 @500 -1 | 500 1"
      ])
  }

  @Test func whatMovesWithoutARuleMindingIsMissing() {
    #expect(open(box([])) == ["1 width 0... missing"])
    #expect(open(box([wish(width >= 30, 500)])) == ["1 width 30... missing"])
    #expect(open(box([wish(width >= 30, 500), wish(width <= 90, 500)])) == ["1 width 30...90 missing"])
  }

  @Test func lowerRulesThatTieAsWellAreNotNamed() {
    let wishes =
      [wish(width == 24, 500), wish(width == 30, 500), wish(width <= 10, 300), wish(width >= 40, 300)]
    #expect(
      open(box(wishes)) == ["1 width 24...30 box.width == 24 @500 1, box.width == 30 @500 -1 | 500 1"])
  }

  /// Views in a row that fill it.
  private func row(_ contents: [Int], hugging: [Float], compression: [Float]) -> LayoutProgram {
    var screen = program(320, 100)
    var last: ViewID?
    for (index, content) in contents.enumerated() {
      let view = screen.addView("h\(index + 1)") {
        $0.intrinsicWidth = .fixed(Rational(content))
        $0.intrinsicHeight = .fixed(20)
        $0.horizontalHugging = Priority(hugging[index])
        $0.horizontalCompression = Priority(compression[index])
      }
      screen.constrain(view[.top] == ViewID.root[.top])
      screen.constrain(view[.left] == (last.map { $0[.right] } ?? ViewID.root[.left]))
      last = view
    }
    if let last { screen.constrain(last[.right] == ViewID.root[.right]) }
    return screen
  }

  @Test func whoIsStretchedAndWhoIsSqueezedAreTwoTies() {
    let screen = row([50, 60, 200], hugging: [250, 251, 250], compression: [750, 750, 740])
    #expect(
      open(screen, 104) == [
        "1 width 44...50 h1.width >= 50 @750 -1, h2.width >= 60 @750 1 | 750 1"
      ])
    #expect(
      open(screen, 544) == ["1 width 50...284 h1.width <= 50 @250 1, h3.width <= 200 @250 -1 | 250 1"])
    #expect(open(screen, 200) == [])
  }

  @Test func aTieOfThreeIsReportedOnceAndLeavesTwoNumbersOpen() throws {
    let screen = row([50, 60, 70], hugging: [250, 250, 250], compression: [750, 750, 750])
    let found = screen.laidOut(320, 100).report.ambiguities
    let tie = try #require(found.first?.tie)
    #expect(tie.members.map(\.origin) == (1...3).map { .hugging(ViewID($0), .horizontal) })
    #expect(tie.freedom == 2 && tie.members.allSatisfy { $0.growth == 0 })
    // The second width is open by the same tie; the third, and where they begin, follow.
    #expect(found.count { $0.cause == nil } == 1)
    #expect(found.filter { $0.tie != nil }.map(\.view) == [ViewID(1), ViewID(2)])
    #expect(found.allSatisfy { $0.part == .width || $0.part == .x })
  }

  @Test func aTieCountsTheNumbersWithoutRulesThatMoveBesideIt() throws {
    var screen = program(260, 270)
    let (above, below) = (screen.addView("above"), screen.addView("below"))
    screen.constrain(all: [
      above[.left] == ViewID.root[.left], above[.width] == 10, below[.left] == ViewID.root[.left],
      below[.width] == 10, below[.top] == above[.bottom], below[.bottom] == ViewID.root[.bottom],
    ])
    for height in [90, 120] { screen.constrain(below[.height] == Rational(height), priority: Priority(500)) }
    let found = screen.laidOut(260, 270).report.ambiguities
    #expect(found.contains { $0.view == above && $0.part == .height && $0.isMissing })
    // A higher priority for one of the rules leaves the top of the first open, since its height is.
    let tie = try #require(found.first { $0.view == above && $0.part == .y }?.tie)
    #expect(tie.freedom == 2 && tie.members.allSatisfy { $0.growth == 0 })
  }

  @Test func eachMissingDimensionIsReportedByItself() {
    // The first decides neither where the second begins nor how wide it is.
    var screen = program(320, 100)
    let views = (0..<3).map { screen.addView("v\($0)") }
    for view in views { screen.constrain(all: [view[.top] == ViewID.root[.top], view[.height] == 10]) }
    screen.constrain(all: [
      views[1][.left] == views[0][.right], views[2][.left] == views[1][.right], views[2][.width] == views[0][.width],
    ])
    #expect(open(screen) == ["1 width 0... missing", "1 x ... missing", "2 width 0... missing"])
    let all = screen.laidOut(320, 100).report.ambiguities
    #expect(all.map(\.cause) == [nil, nil, nil, 0, 0, 0])
  }

  @Test func aTieBesideAMissingRuleIsTold() {
    // Who takes the 200 is a tie; where they begin nothing says.
    var screen = program(320, 100)
    let (a, b) = (screen.addView("a"), screen.addView("b"))
    for view in [a, b] { screen.constrain(all: [view[.top] == ViewID.root[.top], view[.height] == 10]) }
    screen.constrain(all: [b[.left] == a[.right], b[.right] == a[.left] + 200])
    screen.constrain(a[.width] == 50, priority: .low)
    screen.constrain(b[.width] == 50, priority: .low)
    #expect(
      open(screen) == [
        "1 width 50...150 a.width == 50 @250 1, b.width == 50 @250 -1 | 250 1", "1 x ... missing",
      ])
  }

  @Test func pastTheLimitOfDirectionsNobodySaysWhy() {
    func found(_ count: Int) -> [Ambiguity] {
      row(
        Array(repeating: 20, count: count), hugging: Array(repeating: 250, count: count),
        compression: Array(repeating: 750, count: count)
      ).laidOut(10_000, 100).report.ambiguities
    }
    // As many directions as one less than views: 256 are looked at.
    let (at, past) = (found(257), found(258))
    #expect(at.count { $0.tie != nil } == 256 && at.count { $0.cause == nil } == 1 && at[0].tie?.freedom == 256)
    #expect(past.allSatisfy { $0.tie == nil && !$0.isMissing } && past.count { $0.cause == nil } == 1)
  }
}
