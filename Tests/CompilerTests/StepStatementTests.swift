import LayCompiler
import LayRuntime
import Testing

/// What steps of a file do between other statements, laid out.
@Suite struct StepStatementTests {
  @Test func conditionsLoopsAndConstantsAreTaken() throws {
    let body = """
      metric gap = 4
      for i in 0 ..< 4 { view c[i] { bounds = 10x10 } }
      layoutSubviews {
        let half = .bounds.height / 2
        for i in 0 ..< c.count {
          let r = (i * (10 + gap), half, 10, 10)
          c[i].frame = r
        }
        for v in [c[0], c[1]] { v.bounds.size = (5, 5) }
        when .bounds.width >= 400 { c[3].center = (0, 0) }
        else when width > 300 and not (direction == rtl) { c[3].center = (1, 1) }
        else { c[3].center = (2, 2) }
      }
      """
    let layout = try laidOutSteps(body)
    #expect(try stepFrame("c[2]", layout) == "28 50 10 10")
    #expect(try stepFrame("c[1]", layout) == "16.5 52.5 5 5")
    #expect(try stepFrame("c[3]", layout) == "-4 -4 10 10")
    #expect(try stepFrame("c[3]", body, 400, 100) == "-5 -5 10 10")
    #expect(try stepFrame("c[3]", body, 200, 100) == "-3 -3 10 10")
    #expect(try stepFrame("c[3]", body, .rightToLeft) == "-3 -3 10 10")
  }

  @Test(arguments: [
    "for v in c { v.frame = superview.bounds }", "for i in 0 ..< 2 { c[i].frame = superview.bounds }",
    "let a = c[0]; a.frame = superview.bounds; let b = c[1]; b.frame = superview.bounds",
    "for i in 0 ..< 2 { let v = c[i]; v.frame = superview.bounds }",
    "let list = c; list[0].frame = .bounds; list[1].frame = superview.bounds",
    "for v in [c[0], c[1]] { when v.width < superview.width { v.frame = superview.safeArea.frame } }",
    "for v in c { v.frame = safeArea.frame }",
  ])
  func theSuperviewOfAnElementIsThatOfItsIteration(steps: String) throws {
    let layout = try laidOutSteps("for i in 0 ..< 2 { view c[i] { bounds = 10x10 } }; layoutSubviews { \(steps) }")
    #expect(try stepFrame("c[0]", layout) == "0 0 320 100")
    #expect(try stepFrame("c[1]", layout) == "0 0 320 100")
  }

  @Test func anElementDecidesWhatAMemberIs() throws {
    let body = """
      view a { bounds = 10x10; view badge { frame = (1, 2, 3, 4) } }
      view b { bounds = 20x20; view badge { frame = (5, 6, 7, 8) } }
      layoutSubviews { for v in [a, b] { v.badge.center = (v.width, 0) } }
      """
    let layout = try laidOutSteps(body)
    #expect(try stepFrame("a/badge", layout) == "8.5 -2 3 4")
    #expect(try stepFrame("b/badge", layout) == "16.5 -4 7 8")
  }

  @Test func stepsRunTopDownAndReadWhatWasSetBefore() throws {
    let body = """
      view card {
        view title: Image { intrinsic = 40x10 }
        layoutSubviews { sizeToFit title; align title.center with .center }
      }
      layoutSubviews { card.frame = .bounds.inset(10); card.frame = card.frame.offset(5, 0) }
      """
    let layout = try laidOutSteps(body)
    #expect(try stepFrame("card", layout) == "15 10 300 80")
    #expect(try stepFrame("card/title", layout) == "130 35 40 10")
  }

  @Test func masksAnswerWhenAStepSizesTheirSuperview() throws {
    let body = """
      view card { frame = (0, 0, 100, 100)
        view bar { frame = (0, 90, 100, 10); mask = W+TM; view dot { frame = (90, 0, 10, 10); mask = LM } } }
      layoutSubviews { card.bounds.size = (200, 150) }
      """
    let layout = try laidOutSteps(body)
    #expect(try stepFrame("card", layout) == "-50 -25 200 150")
    #expect(try stepFrame("card/bar", layout) == "0 140 200 10")
    #expect(try stepFrame("card/bar/dot", layout) == "190 0 10 10")
  }

  @Test func rulesFollowAViewThatIsPlacedByHand() throws {
    let body = """
      view a { view inner { .edges == superview inset 4 } }
      view b { .leading == a.trailing + 8; .top == a.top; .size == a }
      layoutSubviews { a.frame = (10, 20, 30, 40) }
      """
    var layout = try laidOutSteps(body)
    #expect(try stepFrame("a/inner", layout) == "4 4 22 32")
    #expect(try stepFrame("b", layout) == "48 20 30 40")
    #expect(layout.report.isClean)
    let first = layout
    layout.resize(width: 200, height: 100)
    layout.resize(width: 320, height: 100)
    #expect(try stepFrame("b", layout) == stepFrame("b", first))
  }

  @Test func theLampOfThePlayerIsAsFarFromTheSideAsFromTheTop() throws {
    let body = """
      view lamp: Image { intrinsic = 24x24; .centerY == superview.centerY
        constraint lead: .leading == superview.leading + 3 }
      layoutSubviews { lamp.lead.constant = lamp.frame.y }
      """
    var layout = try laidOutSteps(body, 273, 47)
    #expect(try stepFrame("lamp", layout) == "11.5 11.5 24 24")
    layout.resize(width: 273, height: 85)
    #expect(try stepFrame("lamp", layout) == "30.5 30.5 24 24")
    #expect(layout.report.isClean)
  }

  @Test func aStepMayScroll() throws {
    let body = """
      view list { frame = (0, 0, 100, 100); view row { .edges(top, leading) == superview; .size == 100x20 } }
      layoutSubviews { list.bounds.origin = (0, 30) }
      """
    let layout = try laidOutSteps(body)
    let list = try #require(layout.view(at: "list"))
    #expect(layout.exactBounds(of: list).y == 30)
    #expect(try stepFrame("list/row", layout) == "0 30 100 20")
    #expect(layout.exactSnappedFrame(of: try #require(layout.view(at: "list/row")), scale: 1).y == 30)
  }

  @Test func manyResizesLeadWhereAFreshLayoutDoes() throws {
    let program = try layout(
      """
      \(StepLayoutTests.pair)
      layout S(320x100) {
        view pair: Pair { view inner { .edges == superview inset 2 } }
        view lamp: Image { intrinsic = 24x24; .centerY == superview.centerY
          constraint lead: .leading == superview.leading }
        view bar { frame = (0, 0, 320, 10); mask = W; view dot { .trailing == superview.trailing; .top == superview.top
          .size == 4x4 } }
        layoutSubviews {
          sizeToFit pair within .bounds.size maxSize
          align pair.center with .center
          lamp.lead.constant = lamp.frame.y
          when .bounds.width > 300 { bar.bounds.size = (50, 10) }
        }
      }
      """
    ).program
    var warm = Layout(program)
    for (width, height) in [(320, 100), (200, 50), (400, 10), (0, 0), (320, 100), (299, 77)] {
      let size = ExactSize(width: Rational(width), height: Rational(height))
      var fresh = Layout(program)
      #expect(warm.resize(to: LayoutEnvironment(size: size)) == fresh.resize(to: LayoutEnvironment(size: size)))
      for view in program.views.indices.map({ ViewID($0) }) {
        #expect(warm.untransformedFrame(of: view) == fresh.untransformedFrame(of: view), "\(width)x\(height)")
      }
    }
  }
}
