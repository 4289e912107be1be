import LayRuntime
import TestSupport
import Testing

@Suite struct ConflictTests {
  /// Sidebar and content share the width.
  private func split() -> LayoutProgram {
    var screen = program(375, 667)
    let (sidebar, content) = (screen.addView("sidebar"), screen.addView("content"))
    for view in [sidebar, content] {
      screen.constrain(all: [view[.top] == ViewID.root[.top], view[.bottom] == ViewID.root[.bottom]])
    }
    screen.constrain(all: [
      sidebar[.left] == ViewID.root[.left], content[.left] == sidebar[.right],
      content[.right] == ViewID.root[.right], sidebar[.width] == 200, content[.width] >= 240,
    ])
    return screen
  }

  @Test func theLastRuleOfTheSetGivesWayAndStillPulls() throws {
    let layout = split().laidOut(375, 667)
    let conflict = try #require(layout.report.conflicts.first)
    #expect(layout.report.conflicts.count == 1)
    #expect(
      conflict.members.map(\.row) == [
        "sidebar.left == 0", "content.left == sidebar.right", "content.right == 375", "sidebar.width == 200",
        "content.width >= 240",
      ])
    #expect(conflict.excess.magnitude > 0)
    #expect(conflict.broken == .constraint(ConstraintID(8)))
    #expect(layout.untransformedFrame(of: ViewID(2)) == rect(200, 0, 175, 667))
    #expect(split().laidOut(440, 667).report.isClean)
    #expect(split().laidOut(Rational(440) - Rational(1, 1000), 667).report.conflicts.count == 1)
  }

  @Test func aBrokenRuleOutweighsEveryOptionalOne() {
    var screen = program(320, 100)
    let box = screen.addView("box")
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] == ViewID.root[.top], box[.height] == 10, box[.width] <= 100,
    ])
    screen.constrain(box[.width] == 30, priority: Priority(999))
    screen.constrain(box[.width] == 150)
    let layout = screen.laidOut(320, 100)
    #expect(layout.untransformedFrame(of: box).width == 100)
    #expect(layout.report.conflicts.map(\.broken) == [.constraint(ConstraintID(5))])
  }

  @Test func eachConflictIsReportedAndTheRestStillHolds() {
    var screen = program(320, 100)
    let (a, b) = (screen.addView("a"), screen.addView("b"))
    for view in [a, b] {
      screen.constrain(all: [view[.left] == ViewID.root[.left], view[.top] == ViewID.root[.top], view[.height] == 10])
      screen.constrain(all: [view[.width] == 10, view[.width] == 20])
    }
    let layout = screen.laidOut(320, 100)
    #expect(layout.report.conflicts.map(\.broken) == [.constraint(ConstraintID(4)), .constraint(ConstraintID(9))])
    #expect(layout.untransformedFrame(of: b).width == 10)
  }

  @Test func everyConflictOfOneStackIsReported() {
    var screen = program(320, 6000)
    let rows = (0..<120).map { screen.addView("row\($0)") }
    for (index, row) in rows.enumerated() {
      screen.constrain(all: [
        row[.left] == ViewID.root[.left], row[.width] == 10, row[.height] == 44, row[.height] >= 50,
        row[.top] == (index == 0 ? ViewID.root[.top] : rows[index - 1][.bottom]),
      ])
    }
    let layout = screen.laidOut(320, 6000)
    #expect(layout.report.conflicts.map(\.broken) == rows.indices.map { .constraint(ConstraintID(5 * $0 + 3)) })
    #expect(layout.report.conflicts.allSatisfy { $0.members.count == 2 && $0.excess == 6 })
    #expect(layout.untransformedFrame(of: rows[119]) == rect(0, 44 * 119, 10, 44))
  }

  @Test func theUnwrittenRuleIsNamed() throws {
    var screen = program(320, 100)
    let box = screen.addView("box")
    screen.constrain(all: [
      box[.left] == ViewID.root[.left] + 20, box[.right] == ViewID.root[.right] - 20, box[.top] == ViewID.root[.top],
      box[.height] == 10,
    ])
    let conflict = try #require(screen.laidOut(30, 100).report.conflicts.first)
    #expect(conflict.members.map(\.origin).last == .nonNegative(box, .horizontal))
    #expect(conflict.members.map(\.row) == ["box.left == 20", "box.right == 10", "box.width >= 0"])
    #expect(conflict.broken == .constraint(ConstraintID(1)))
  }

  @Test func aMaskIsNeverTheOneThatGivesWay() throws {
    var screen = program(320, 100)
    let header = screen.addView("header", frame: rect(0, 0, 320, 44), mask: .flexibleWidth)
    screen.constrain(header[.height] == 60)
    let layout = screen.laidOut(320, 100)
    let conflict = try #require(layout.report.conflicts.first)
    #expect(conflict.members.map(\.origin) == [.constraint(ConstraintID(0)), .maskSize(header, .vertical)])
    #expect(layout.untransformedFrame(of: header).height == 44)
  }

  @Test func aRuleAboutTheRootAloneConflictsWithItsSize() {
    var screen = program(320, 100)
    screen.constrain(ViewID.root[.width] >= 400)
    let layout = screen.laidOut(320, 100)
    #expect(layout.report.conflicts.map { $0.members.map(\.row) } == [["0 >= 80"]])
    #expect(screen.laidOut(400, 100).report.isClean)
  }

  @Test func theNextSizeStartsAfresh() {
    var layout = Layout(split())
    layout.resize(width: 375, height: 667)
    layout.resize(width: 500, height: 667)
    #expect(layout.report.isClean && layout.frame(of: ViewID(2)).width == 300)
    layout.resize(width: 375, height: 667)
    #expect(layout.report.conflicts.count == 1 && layout.frame(of: ViewID(2)).width == 175)
  }
}

@Suite struct AmbiguityTests {
  /// Three labels in a row, as wide as 50, 60 and 200.
  private func row() -> (program: LayoutProgram, labels: [ViewID]) {
    var screen = program(320, 100)
    let labels = [50, 60, 200].enumerated().map { index, width in
      screen.addView("h\(index + 1)") {
        $0.intrinsicWidth = .fixed(Rational(width))
        $0.intrinsicHeight = .fixed(20)
        $0.horizontalHugging = Priority([250, 251, 250][index])
        $0.horizontalCompression = Priority([750, 750, 740][index])
      }
    }
    let root = ViewID.root
    for label in labels { screen.constrain(label[.top] == root[.top]) }
    screen.constrain(all: [
      labels[0][.left] == root[.left] + 20, labels[1][.left] == labels[0][.right] + 8,
      labels[2][.left] == labels[1][.right] + 8, labels[2][.right] == root[.right] - 20,
    ])
    return (screen, labels)
  }

  private func widths(_ layout: Layout, _ labels: [ViewID]) -> [Rational] {
    labels.map { layout.untransformedFrame(of: $0).width }
  }

  @Test func priorityTiesOpenARangeOfWidths() {
    let (screen, labels) = row()
    func open(_ width: Rational) -> [String] {
      screen.laidOut(width, 100).report.ambiguities.filter { !$0.part.isPosition }.map {
        "\($0.view.index) \($0.lowest?.description ?? "-") \($0.highest?.description ?? "-")"
      }
    }
    #expect(widths(screen.laidOut(56, 100), labels) == [0, 0, 0])
    #expect(screen.laidOut(56, 100).report.isClean)
    #expect(screen.laidOut(Rational(56) - Rational(1, 1000), 100).report.conflicts.count == 1)
    #expect(open(160) == ["1 44 50", "2 - -"])
    for width in [166, 300, 366] { #expect(open(Rational(width)) == []) }
    #expect(widths(screen.laidOut(300, 100), labels) == [50, 60, 134])
    #expect(open(600) == ["1 50 284", "3 - -"])
    // The earlier declaration keeps what it asked for.
    #expect(widths(screen.laidOut(600, 100), labels) == [50, 60, 434])
    #expect(widths(screen.laidOut(160, 100), labels) == [50, 54, 0])
  }

  @Test func oneEntryOfAGroupIsTheCauseOfTheOthers() {
    let (screen, labels) = row()
    let ambiguities = screen.laidOut(600, 100).report.ambiguities
    #expect(ambiguities.first?.view == labels[0] && ambiguities.first?.part == .width)
    #expect(ambiguities.filter { $0.cause == nil }.count == 1)
    #expect(ambiguities.dropFirst().allSatisfy { $0.cause == 0 })
  }

  @Test func theFirstOfALargeGroupHasTheRange() {
    var screen = program(320, 100)
    let labels = (0..<60).map { index in
      screen.addView("l\(index)") {
        $0.intrinsicWidth = .fixed(20)
        $0.intrinsicHeight = .fixed(20)
      }
    }
    for (index, label) in labels.enumerated() {
      screen.constrain(label[.top] == ViewID.root[.top])
      screen.constrain(label[.left] == (index == 0 ? ViewID.root[.left] : labels[index - 1][.right]))
    }
    screen.constrain(labels[59][.right] == ViewID.root[.right])
    let found = screen.laidOut(320, 100).report.ambiguities
    // A width each, and a place for all but the first.
    #expect(found.count == 119)
    #expect(found[0].view == labels[0] && found[0].lowest == 0 && found[0].highest == 20 && found[0].cause == nil)
    #expect(found.dropFirst().allSatisfy { $0.cause == 0 && $0.lowest == nil && $0.highest == nil })
  }

  @Test func onlyTheLastStepOfAWayLooksForAmbiguities() {
    var layout = Layout(row().program)
    let reports = layout.resize(along: [.size(600, 100), .size(600, 100)])
    #expect(reports.map(\.ambiguities.isEmpty) == [true, false])
  }

  @Test func aMissingPositionIsReportedOnceAndHandedOn() {
    var screen = program(320, 100)
    let box = screen.addView("box")
    let inner = screen.addView("inner", in: box)
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] >= ViewID.root[.top], box[.width] == 50, box[.height] == 50,
    ])
    screen.pinEdges(of: inner, to: box)
    let found = screen.laidOut(320, 100).report.ambiguities
    #expect(found.map(\.view) == [box, inner] && found.map(\.part) == [.y, .y])
    #expect(found.map(\.cause) == [nil, 0])
    #expect(found[0].lowest == 0 && found[0].highest == nil && found[0].chosen == 0)
  }

  @Test func aViewPinnedPastAnOpenSuperviewIsDecided() {
    var screen = program(320, 100)
    let box = screen.addView("box")
    let inner = screen.addView("inner", in: box)
    screen.constrain(all: [
      box[.left] >= ViewID.root[.left] + 10, box[.top] == ViewID.root[.top], box[.width] == 50, box[.height] == 50,
      inner[.left] == ViewID.root[.left] + 60, inner[.top] == box[.top], inner[.width] == 5, inner[.height] == 5,
    ])
    let layout = screen.laidOut(320, 100)
    #expect(layout.report.ambiguities.map(\.view) == [box])
    #expect(layout.untransformedFrame(of: inner).x == 50)
  }

  @Test func masksHandOnWhatIsOpenAboutTheirSuperview() {
    var screen = program(320, 100)
    let box = screen.addView("box") { $0.designSize = ExactSize(width: 100, height: 100) }
    let inner = screen.addView("inner", in: box, frame: rect(10, 10, 80, 80), mask: .flexibleWidth)
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] == ViewID.root[.top], box[.height] == 100, box[.width] >= 10,
    ])
    let found = screen.laidOut(320, 100).report.ambiguities
    #expect(found.map(\.view) == [box, inner] && found.map(\.part) == [.width, .width] && found[1].cause == 0)
  }

  @Test func aViewThatNoRuleMentionsIsOpenUnlessItHasAFrame() {
    var screen = program(320, 100)
    let lost = screen.addView("lost")
    let framed = screen.addView("framed") { $0.designFrame = rect(5, 6, 7, 8) }
    let label = screen.addView("label", kind: .label) { $0.text = "Ada" }
    let layout = screen.laidOut(320, 100)
    #expect(layout.untransformedFrame(of: lost) == .zero)
    #expect(layout.untransformedFrame(of: framed) == rect(5, 6, 7, 8))
    #expect(layout.untransformedFrame(of: label).height == 21)
    let found = layout.report.ambiguities
    #expect(found.map(\.view) == [lost, lost, lost, lost, label, label])
    #expect(found.map(\.part) == [.width, .height, .x, .y, .x, .y])
  }

  @Test func aFrameDecidesWhatRulesLeaveOpen() {
    var screen = program(320, 100)
    let first = screen.addView("first")
    let framed = screen.addView("framed") { $0.designFrame = rect(30, 40, 50, 20) }
    screen.constrain(all: [
      first[.right] == framed[.left] - 5, first[.width] == 10, first[.height] == 10, first[.top] == framed[.top],
      framed[.width] == 60,
    ])
    let layout = screen.laidOut(320, 100)
    #expect(layout.untransformedFrame(of: framed) == rect(30, 40, 60, 20))
    #expect(layout.untransformedFrame(of: first) == rect(15, 40, 10, 10))
    #expect(layout.report.isClean)
  }
}
