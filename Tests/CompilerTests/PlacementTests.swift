import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

struct PlacementTests {
  @Test func frameMaskAndCenterMakeAViewMaskDriven() throws {
    let layout = try layout(
      """
      layout S(375x667) {
        view a { frame = (0, 20, 375, 44); mask = W+BM }
        view b { bounds = 10x20; center = (50, 60) }
        view c { bounds = (0, 5, 100, 200); view inner { frame = (0, 0, 10, 10); mask = LM } }
        view d { frame = (1, 2, 3, 4); translatesAutoresizingMaskIntoConstraints = false }
        view e { bounds = 10x20; center = (50, 60); anchorPoint = (0, 0) }
      }
      """)
    let a = try layout.view("a")
    #expect(a.placement == .mask && a.mask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(a.designFrame == ExactRect(x: 0, y: 20, width: 375, height: 44))
    #expect(a.designSize == ExactSize(width: 375, height: 44))
    #expect(layout.sources.masks[ViewID(1)] != nil)
    #expect(try layout.view("b").designFrame == ExactRect(x: 45, y: 50, width: 10, height: 20))
    let c = try layout.view("c")
    #expect(c.placement == .constraints && c.designSize == ExactSize(width: 100, height: 200))
    #expect(c.boundsOrigin == ExactPoint(x: 0, y: 5) && c.designFrame == nil)
    let d = try layout.view("d")
    #expect(d.placement == .constraints && d.designFrame == ExactRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try layout.view("e").designFrame == ExactRect(x: 50, y: 60, width: 10, height: 20))
  }

  @Test func masksHaveThreeSetsOfNames() throws {
    func mask(_ text: String) throws -> AutoresizingMask {
      try layout("layout S(9x9) { view v { frame = (0, 0, 1, 1); mask = \(text) } }").view("v").mask
    }
    let all: AutoresizingMask = AutoresizingMask(rawValue: 63)
    #expect(try mask("LM+W+RM+TM+H+BM") == all)
    #expect(
      try mask(
        "flexibleLeftMargin+flexibleWidth+flexibleRightMargin+flexibleTopMargin+flexibleHeight+flexibleBottomMargin")
        == all)
    #expect(try mask("minXMargin+widthSizable") == [.flexibleLeftMargin, .flexibleWidth])
    #expect(
      try mask("minYMargin+heightSizable+maxYMargin") == [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    #expect(try mask("none") == [])
  }

  @Test func aMaskIsWordsJoinedWithPlus() {
    let before = "layout S(9x9) { view v { frame = (0, 0, 1, 1); mask = "
    check(
      before + "1️⃣widht }}",
      reports: [Expected(.unknownPropertyWord, "'mask' has no value 'widht'")])
    check(
      before + "W+1️⃣TN }}",
      reports: [Expected(.unknownPropertyWord, "'mask' has no value 'TN'; did you mean 'TM'?")],
      afterFixes: before + "W+TM }}")
    check(before + "1️⃣W+none }}", reports: [Expected(.maskWithoutPlus, "a mask is words joined with '+': `W+H`")])
    check(
      before + "1️⃣W-H }}", reports: [Expected(.maskWithoutPlus, "a mask is words joined with '+': `W+H`")])
    check(
      before + "1️⃣(W, H) }}", reports: [Expected(.maskWithoutPlus, "a mask is words joined with '+': `W+H`")],
      afterFixes: before + "W+H }}")
  }

  @Test func aMaskNeedsAFrameAndASuperviewOfKnownSize() {
    check(
      "layout S(9x9) { view badge { 1️⃣mask = W } }",
      reports: [Expected(.maskNeedsFrame, "the mask of 'badge' needs a frame to start from")])
    check(
      "layout S(9x9) { view badge { 1️⃣center = (4, 4) } }",
      reports: [Expected(.maskNeedsFrame, "the mask of 'badge' needs a frame to start from")])
    check(
      "layout S(9x9) { view form { view dot { frame = (0, 0, 1, 1); 1️⃣mask = LM } } }",
      reports: [
        Expected(.maskNeedsSize, "the mask of 'dot' needs the size of 'form', which is not known at design time")
      ])
    check(
      "layout S(9x9) { view form { .size == 4x4; view dot { frame = (0, 0, 1, 1); 1️⃣mask = LM } } }",
      reports: [
        Expected(.maskNeedsSize, "the mask of 'dot' needs the size of 'form', which only constraints determine")
      ])
    check(
      "layout S(9x9) { view form { view dot { frame = (0, 0, 1, 1); 1️⃣mask = LM } }; layoutSubviews { form.frame = .bounds } }",
      reports: [
        Expected(.maskNeedsSize, "the mask of 'dot' needs the size of 'form', which is not known at design time")
      ])
    check("layout S(9x9) { view form { view dot { frame = (0, 0, 1, 1); mask = RM+BM } } }")
    check("layout S(9x9) { view form { bounds = 4x4; view dot { frame = (0, 0, 1, 1); mask = LM } } }")
    check(
      "layout S { view dot { frame = (0, 0, 1, 1); 1️⃣mask = LM } }",
      reports: [Expected(.maskNeedsSize, "the mask of 'dot' needs the size of 'S', but 'S' has no design size")])
  }

  @Test func masksInAComponentMeasureItsDesignSize() throws {
    let layout = try layout(
      """
      component Bar(273x47) { view lamp { frame = (12, 12, 24, 24); mask = LM } }
      component Free { view lamp { frame = (12, 12, 24, 24); mask = LM } }
      layout S(300x300) { view bar: Bar { frame = (0, 0, 100, 20) }; view free: Free { frame = (0, 0, 100, 20) } }
      """)
    #expect(try layout.view("bar").designSize == ExactSize(width: 273, height: 47))
    #expect(try layout.view("free").designSize == ExactSize(width: 100, height: 20))
  }

  @Test func aFrameIsFourConstantNumbers() {
    check(
      "layout S(9x9) { view v { frame = 1️⃣(0, 20, 375) } }",
      reports: [Expected(.frameNumbers, "a frame has four numbers: x, y, width, height; here are 3")])
    check(
      "layout S(9x9) { view v { frame = (0, 0, 1️⃣superview.width, 44) } }",
      reports: [
        Expected(
          .frameIsTakenOnce,
          "'frame' is read once, at the design size; for a size that follows the superview, write `mask = W` or a constraint"
        )
      ])
    check(
      "layout S(9x9) { view v { frame = 1️⃣(0, 0, -4, 4) } }",
      reports: [Expected(.valueOutOfRange, "'frame' cannot be -4: a size is not below 0")])
    check(
      "layout S(9x9) { view v { frame = (0, 0, 4, 4); 1️⃣center = (2, 3) } }",
      reports: [Expected(.frameSaidTwice, "the frame of 'v' already determines its center")])
    check(
      "layout S(9x9) { view v { frame = (0, 0, 4, 4); 1️⃣bounds = 5x5 } }",
      reports: [Expected(.frameSaidTwice, "the frame of 'v' already determines its bounds")])
  }

  @Test func whoeverIsPlacedOtherwiseTakesNoFrame() {
    check(
      "layout S(9x9) { view actions: HStack { view save { 1️⃣frame = (0, 0, 1, 1) } } }",
      reports: [
        Expected(.frameOfArranged, "'save' is arranged by 'actions'; its frame would be ignored")
      ])
    check(
      "layout S(9x9) { 1️⃣frame = (0, 0, 1, 1) }",
      reports: [
        Expected(.frameOfRoot, "'S' is the layout itself, whose size the app determines, so it has no frame")
      ])
  }
}
