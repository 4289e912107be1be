import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct ConflictTests {
  @Test func aConflictPointsAtTheLastRuleAndLabelsTheOthers() throws {
    let found = try onlyFinding(
      """
      layout Split(375x667) {
        sizes 375x667
        view sidebar { .edges(top, bottom) == superview }
        view content { .edges(top, bottom) == superview }
        sidebar.width == 200
        content.width >= 240
        vfl "H:|[sidebar][content]|"
      }
      """)
    #expect(found.code == .conflict)
    #expect(found.message == "these constraints cannot all be satisfied at 375x667")
    #expect(found.notes.contains(.why("200 + 240 is 440, which is 65 more than 375, the width of 'Split'")))
    #expect(found.labels.map(\.text).contains("'sidebar' is 200 wide"))
    #expect(found.labels.map(\.text).contains("'content' is at least 240 wide"))
    #expect(found.sizes == ["375x667"])
  }

  /// From right to left the width of 'a' takes part, which from left to right does not.
  @Test func directionsWithOtherImpliedRowsAreOneReport() {
    var options = CheckOptions()
    options.checksBothDirections = true
    let found = checked(
      """
      layout Row(320x667) {
        sizes 200x100 ... 375x600
        view a { .width == 60; .height == 12; .top == superview.top + 80; .right == superview.right - 240 }
        view b { .edges(top, bottom) == superview; .trailing == superview.trailing - 200; .leading >= a.trailing + 80 }
        allow L0534
      }
      """, options: options
    ).diagnostics
    #expect(found.map(\.message) == ["these constraints conflict at every size"])
  }

  @Test func anUnwrittenRuleIsNamed() throws {
    let found = try onlyFinding(
      """
      layout Row(20x40) {
        sizes 20x40
        view cell { .edges(top, bottom) == superview }
        cell.leading == superview.leading + 15
        cell.trailing == superview.trailing - 15
      }
      """)
    #expect(found.code == .conflict)
    #expect(found.notes.contains(.note("implied: the width of 'cell' is never negative")))
    #expect(found.notes.contains(.why("15 + 15 is 30, which is 10 more than 20, the width of 'Row'")))
  }

  @Test func oneCauseAtManySizesIsOneReport() throws {
    let found = try onlyFinding(
      """
      layout Box(300x300) {
        sizes 300x300 ... 500x500
        view box { .center == superview; .height == 10; .width == 100 }
        box.width == 120
      }
      """)
    #expect(found.message == "these constraints conflict at every size")
  }

  @Test func equationsConflictWhereThereIsTooLittleAndWhereThereIsTooMuch() throws {
    let found = try onlyFinding(
      """
      layout Tools(375x100) {
        sizes 150x100 ... 1024x100
        view a { .top == superview.top; .height == 20 }
        view b { .top == superview.top; .height == 20 }
        vfl "H:|[a(100)][b(==a)]|"
      }
      """)
    #expect(
      found.message
        == "these constraints conflict for every width but 200")
  }

  @Test func aMaskThatCollidesWithARuleIsNamedByItsLine() throws {
    let found = try onlyFinding(
      """
      layout Screen(375x667) {
        sizes 375x667
        view header {
          frame = (0, 20, 375, 44)
          mask = W+BM
        }
        header.height == 60
      }
      """)
    #expect(found.code == .conflict)
    #expect(found.labels.map(\.text) == ["the mask of 'header' keeps its height at 44"])
    #expect(found.caretLabel == "'header' is 60 high")
  }

  @Test func theSameLinesInALoopAreOneReportThatSaysSo() throws {
    let found = try onlyFinding(
      """
      layout Rows(100x100) {
        sizes 100x100
        for i in 0 ..< 3 {
          view row[i] { .edges(top, leading) == superview; .height == 10; .width == 10; .width == 20 }
        }
      }
      """)
    #expect(
      found.notes.contains(.note("shown for 'row[0]'; the same lines collide for 'row[1]' and another like it")))
  }

  @Test func aFrameWithoutAMaskIsCalledAFrame() throws {
    let found = try onlyFinding(
      "layout A(100x100) { sizes 100x100; view b { frame = (1, 2, 30, 40) }; b.width == 50 }")
    #expect(found.labels.map(\.text) == ["the frame of 'b' keeps its width at 30"])
  }

  @Test func aRowAtTheRootsEdgeIsReadFromTheView() throws {
    let found = try onlyFinding(
      """
      layout A(100x100) {
        sizes 100x100
        view b { .edges(top, bottom, leading) == superview; .width == 120 }
        vfl "H:[b]|"
      }
      """)
    #expect(found.caretLabel == "says b.trailing == 100")
  }

  @Test func aLabelSaysTheNumberThatHoldsAtTheSize() throws {
    let found = try onlyFinding(
      """
      layout Wide(700x100) {
        sizes 700x100
        view a { .edges(top, bottom, leading) == superview }
        constraint cap: a.width <= 420
        a.width == 525
        when width >= 600 { cap.constant = 520 }
      }
      """)
    #expect(found.labels.map(\.text) == ["'a' is at most 520 wide", "'cap' is 520 for width >= 600"])
    #expect(found.notes.contains(.why("525 is 5 more than 520 (`a.width`)")))
  }

  @Test func twoIndependentConflictsAreTwoReports() {
    let found = findings(
      """
      layout Two(100x100) {
        sizes 100x100
        view a { .center == superview; .width == 10; .width == 20; .height == 10; .height == 20 }
      }
      """)
    #expect(found.count == 2)
  }

  @Test func whatManyInstancesHaveIsSaidOnce() throws {
    let found = try onlyFinding(
      """
      component Cell { view a { .edges(leading, trailing) == superview inset 50; .top == superview.top; .height == 1 }; .height == 2 }
      layout L(300x10) {
        sizes 50x10 ... 300x10
        for i in 0 ..< 120 { view c[i]: Cell { .edges(top, leading, trailing) == superview } }
      }
      """)
    #expect(found.message == "these constraints conflict for every width below 100")
  }

  /// The first fix is the one that the advice names, and nothing conflicts with it.
  @Test func constraintsThatDetermineAFrameAreKept() throws {
    let text = """
      layout A(320x480) {
        sizes 320x480 ... 430x932
        view a { frame = (0, 0, 100, 50); mask = flexibleWidth }
        a.leading == superview.leading + 20
        a.trailing == superview.trailing - 20
        a.top == superview.top + 8
        a.height == 44
      }
      """
    let found = checked(text).diagnostics.filter { $0.code == .conflict }
    #expect(found.count == 4)
    let setting = "translatesAutoresizingMaskIntoConstraints = false"
    #expect(found.allSatisfy { $0.fixIt?.edits.contains { $0.replacement.contains(setting) } == true })
    let other = """
      layout A(320x480) {
        sizes 320x480
        view a { frame = (0, 0, 100, 50); mask = flexibleWidth }
        view b { .leading == a.trailing; .trailing == superview.trailing; .width == 300; .top == a.top; .height == 10 }
      }
      """
    // The constraints are those of another view.
    #expect(
      checked(other).diagnostics.allSatisfy { $0.notes.allSatisfy { !$0.text.contains("the constraints of 'a'") } })
  }

  /// A sum never compares with nothing.
  @Test func noSumIsMoreThanNothing() {
    let bodies = [
      "view a; view b; a.left >= b.right + 8; b.left >= a.right + 8", "view a; a.width == 10; a.width == 0",
      "view a; view b; a.left == b.right + 8; b.left == a.right",
      "view a; a.top == superview.top; a.top == superview.top + 5",
    ]
    for body in bodies {
      let found = checked("layout A(320x480) {\nsizes 320x480\n\(body)\n}\n").diagnostics.filter {
        $0.code == .conflict
      }
      #expect(!found.isEmpty, "\(body)")
      #expect(
        found.allSatisfy { $0.notes.allSatisfy { !$0.text.contains("more than 0") } }, "\(found.flatMap { $0.notes })")
    }
    let twin = checked("layout A(320x480) {\nsizes 320x480\n\(bodies[0])\n}\n").diagnostics.first {
      $0.code == .conflict
    }
    #expect(
      twin?.notes.contains { $0.text.contains("because of `a.left >= b.right + 8` and `b.left >= a.right + 8`") }
        == true, "\(twin?.notes ?? [])")
  }

  @Test(arguments: [
    (".width == 200", "the constraints of 'a' do not determine its frame: drop them, and keep `frame` and `mask`"),
    (
      ".width == 200; .height == 50; .leading == superview.leading; .top == superview.top",
      "the constraints of 'a' determine its frame: keep them, and drop `frame` and `mask`, or set `translatesAutoresizingMaskIntoConstraints = false`"
    ),
  ]) func aMaskBesideConstraintsSaysWhichOfTheTwoToDrop(constraints: String, help: String) throws {
    let found = try onlyFinding(
      """
      layout A(320x480) {
        sizes 320x480 ... 430x932
        view a { frame = (0, 0, 100, 50); mask = RM+BM; \(constraints) }
      }
      """)
    #expect(found.notes.first { $0.kind == .help }?.text == help)
  }
}
