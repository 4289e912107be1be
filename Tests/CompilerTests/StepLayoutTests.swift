import LayCompiler
import LayRuntime
import Testing

/// The tables of SEMANTICS §5, taken as steps of a file.
@Suite struct StepLayoutTests {
  /// A layout of `body` in the braces of a layout of the size, laid out.
  private func laidOut(
    _ body: String, _ width: Rational = 320, _ height: Rational = 100, scale: Rational = 1,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Layout {
    var running = Layout(try layout("layout S(320x100) {\n\(body)\n}").program)
    running.resize(
      to: Environment(size: ExactSize(width: width, height: height), direction: direction, scale: scale))
    return running
  }

  /// `x y width height` of the untransformed frame of a view.
  private func frame(_ path: String, _ layout: Layout) throws -> String {
    let frame = layout.untransformedFrame(of: try #require(layout.view(at: path)))
    return "\(frame.x) \(frame.y) \(frame.width) \(frame.height)"
  }

  private func frame(
    _ path: String, _ body: String, _ width: Rational = 320, _ height: Rational = 100, scale: Rational = 1,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> String {
    try frame(path, laidOut(body, width, height, scale: scale, direction))
  }

  // MARK: §5.1

  @Test(arguments: [
    ("", "120 30"), ("maxSize", "100 30"), ("minSize", "120 50"), ("fixedWidth", "100 30"), ("wrap", "100 30"),
    ("maxWidth", "100 30"), ("minHeight", "120 50"), ("fixedHeight", "120 50"), ("fixedSize", "100 50"),
    ("minWidth maxHeight", "120 30"), ("maxHeight", "120 30"), ("minWidth", "120 30"),
  ])
  func aViewIsSizedWithinTheRoom(words: String, size: String) throws {
    let body =
      "view a: Image { intrinsic = 120x30 }; layoutSubviews { sizeToFit a within .bounds.size \(words); align a.topLeft with .topLeft }"
    #expect(try frame("a", body, 100, 50) == "0 0 \(size)")
  }

  @Test func aViewWithoutRoomIsSizedWithinItsOwnBoundsAboutItsCentre() throws {
    let body = """
      view a: Image { intrinsic = 120x30 }
      layoutSubviews { a.frame = (100, 50, 20, 20); sizeToFit a }
      """
    #expect(try frame("a", body) == "50 45 120 30")
    #expect(try frame("a", body.replacing("sizeToFit a", with: "sizeToFit a fixedWidth")) == "100 45 20 30")
  }

  static let pair = """
    component Pair(spacing: Length = 8) {
      view first: Image { intrinsic = 100x40 }
      view second: Image { intrinsic = 80x30 }
      view asked
      sizeThatFits {
        let a = first.sizeThatFits(available)
        let b = second.sizeThatFits((available.width, available.height - a.height - spacing))
        width = max(a.width, b.width); height = a.height + spacing + b.height
      }
    }
    """

  @Test func aQuestionAsksTheViewsInside() throws {
    let text = """
      \(StepLayoutTests.pair)
      component Room { sizeThatFits { width = available.width; height = available.height } }
      component Below { view first: Image { intrinsic = 100x40 }; view room: Room
        sizeThatFits {
          let a = first.sizeThatFits(available)
          let b = room.sizeThatFits((available.width, available.height - a.height - 8))
          width = b.width; height = b.height } }
      layout S(320x100) {
        view pair: Pair; view below: Below
        layoutSubviews { sizeToFit pair within (90, 60); pair.center = (0, 0); sizeToFit below within (90, 60) }
      }
      """
    var running = Layout(try layout(text).program)
    running.resize(width: 320, height: 100)
    #expect(try frame("pair", running) == "-50 -39 100 78")
    // The second is asked with what is left: 60 - 40 - 8.
    #expect(try frame("below", running).hasSuffix(" 90 12"))
  }

  @Test(arguments: [
    (".bounds.inset(10, 24, 10, 24)", "24 10 272 80"), (".bounds.inset(8)", "8 8 304 84"),
    (".bounds.inset(top: 8, horizontal: 16)", "16 8 288 92"), (".bounds.inset(0, 10, 0, 30)", "10 0 280 100"),
    (".bounds.inset(leading: 10)", "10 0 310 100"), (".bounds.offset(3, -4)", "3 -4 320 100"),
    ("(.bounds.midX, .bounds.maxY, 10, 10)", "160 100 10 10"),
    ("(.bounds.size.width / 4, mod(7, 4), min(3, 4), abs(-5))", "80 3 3 5"),
  ])
  func rectanglesAreComputed(rectangle: String, frame expected: String) throws {
    #expect(try frame("a", "view a; layoutSubviews { a.frame = \(rectangle) }") == expected)
  }

  @Test func leadingInsetsFollowTheDirection() throws {
    let body = "view a; layoutSubviews { a.frame = .bounds.inset(0, 10, 0, 30) }"
    #expect(try frame("a", body, .rightToLeft) == "30 0 280 100")
    let sides = "view a; layoutSubviews { a.frame = .bounds.inset(left: 10, right: 30) }"
    #expect(try frame("a", sides, .rightToLeft) == "10 0 280 100")
  }

  private func frame(_ path: String, _ body: String, _ direction: LayoutDirection) throws -> String {
    try frame(path, body, 320, 100, scale: 1, direction)
  }

  // MARK: §5.2

  @Test(arguments: [
    ("topLeft", "0 0"), ("topCenter", "110 0"), ("topRight", "220 0"), ("leftCenter", "0 35"), ("center", "110 35"),
    ("rightCenter", "220 35"), ("bottomLeft", "0 70"), ("bottomCenter", "110 70"), ("bottomRight", "220 70"),
    ("topLeading", "0 0"), ("leadingCenter", "0 35"), ("bottomLeading", "0 70"), ("topTrailing", "220 0"),
    ("trailingCenter", "220 35"), ("bottomTrailing", "220 70"),
  ])
  func aPointIsPutOntoTheSamePointOfTheBounds(position: String, origin: String) throws {
    let body = "view a { bounds = 100x30 }; layoutSubviews { align a.\(position) with .\(position) }"
    #expect(try frame("a", body) == "\(origin) 100 30")
    let bounds = body.replacing("with .\(position)", with: "with .bounds.\(position)")
    #expect(try frame("a", bounds) == "\(origin) 100 30")
    // Leading is right there, and nothing else changes.
    var mirrored = origin
    if position.contains("eading") { mirrored = origin.replacing("0 ", with: "220 ", maxReplacements: 1) }
    if position.contains("railing") { mirrored = origin.replacing("220 ", with: "0 ") }
    #expect(try frame("a", body, .rightToLeft) == "\(mirrored) 100 30")
  }

  @Test(arguments: [
    ("align a.topLeft with .topLeft offset (24, 12)", "24 12", "24 12"),
    ("align a.topLeading with .topLeading offset (24, 12)", "24 12", "263 12"),
    ("align a.leftCenter with b.rightCenter offset (8, 0)", "108 45", "108 45"),
    ("align a.leadingCenter with b.trailingCenter offset (8, 0)", "108 45", "-1 45"),
    ("align a.center with b.bottomCenter", "54 75", "54 75"), ("align a.center with .center", "144 45", "144 45"),
    ("align a.bottomRight with b.frame.topLeft", "7 10", "7 10"),
    ("align a.topLeft with b.inner.topLeft", "45 23", "45 23"),
  ])
  func viewsAreAlignedWithOthers(step: String, leftToRight: String, rightToLeft: String) throws {
    let body = """
      view a: Image { intrinsic = 33x10 }
      view b { bounds = (-2, 0, 60, 60); view inner { frame = (3, 3, 10, 10) } }
      layoutSubviews { b.frame = (40, 20, 60, 60); sizeToFit a; \(step) }
      """
    #expect(try frame("a", body) == "\(leftToRight) 33 10")
    #expect(try frame("a", body, .rightToLeft) == "\(rightToLeft) 33 10")
  }

  @Test func originsAreRoundedToThePixelAHalfAwayFromZero() throws {
    let body = "view a { bounds = 33x10 }; layoutSubviews { align a.center with .center }"
    #expect(try frame("a", body, 100, 40) == "34 15 33 10")
    #expect(try frame("a", body, 100, 40, scale: 2) == "33.5 15 33 10")
    #expect(try frame("a", body, 0, 40) == "-17 15 33 10")
  }

  @Test func transformsDoNotCount() throws {
    let body = """
      view a { bounds = 100x20; transform = rotate(90deg) }
      view b { bounds = 10x10 }
      layoutSubviews { align a.topLeft with .topLeft; align b.leftCenter with a.rightCenter; }
      """
    #expect(try frame("a", body) == "0 0 100 20")
    #expect(try frame("b", body) == "100 5 10 10")
  }

  // MARK: §5.3

  @Test(arguments: [
    ("roundToPixel(0.5)", 1, "1"), ("roundToPixel(-0.5)", 1, "-1"), ("ceilToPixel(0.1)", 2, "0.5"),
    ("floorToPixel(-0.1)", 2, "-0.5"), ("roundToPixel(1/3)", 3, "1/3"), ("roundToPixel(0.25)", 2, "0.5"),
    ("round(-0.5)", 2, "0"),
  ])
  func numbersAreSnapped(expression: String, scale: Rational, value: String) throws {
    let found = try frame("a", "view a; layoutSubviews { a.frame = (\(expression), 0, 1, 1) }", scale: scale)
    #expect(found == "\(value) 0 1 1")
  }

  // MARK: §5.4

  private static let row = """
    view v { bounds = 100x20 }; view w { bounds = 60x30 }
    layoutSubviews {  }
    """

  @Test(arguments: [
    ("distribute horizontal [v, 10, w]", "75 40 100 20", "185 35 60 30"),
    ("distribute horizontal [v, flexible, w]", "0 40 100 20", "260 35 60 30"),
    ("distribute horizontal [flexible, v, flexible(2), w] top 4", "53 4 100 20", "260 4 60 30"),
    ("distribute horizontal [v, 200, w] bottom 4", "-20 76 100 20", "280 66 60 30"),
    ("distribute vertical [v, w] leading 8", "8 25 100 20", "8 45 60 30"),
    ("distribute vertical [v, 7, w] trailing 8", "212 22 100 20", "252 49 60 30"),
    ("distribute vertical [v, flexible, w] centered -3", "107 0 100 20", "127 70 60 30"),
  ])
  func viewsAreDistributed(step: String, v: String, w: String) throws {
    let body = StepLayoutTests.row.replacing(
      "{  }", with: "{ align v.center with .center; align w.center with .center; \(step) }")
    let layout = try laidOut(body)
    #expect(try frame("v", layout) == v)
    #expect(try frame("w", layout) == w)
  }

  @Test func rowsRunFromTheRightWhereTextDoes() throws {
    let body = StepLayoutTests.row.replacing("{  }", with: "{ distribute horizontal [v, 10, w] centered 0 }")
    let layout = try laidOut(body, 320, 100, scale: 1, .rightToLeft)
    #expect(try frame("v", layout) == "145 40 100 20")
    #expect(try frame("w", layout) == "75 35 60 30")
  }

  @Test func placesAreRoundedAndTheirSumIsNot() throws {
    let body = """
      for i in 0 ..< 4 { view c[i] { bounds = 10x10 } }
      layoutSubviews { distribute horizontal [c[0], 10/3, c[1], 10/3, c[2], 10/3, c[3]] }
      """
    let layout = try laidOut(body, 50, 10)
    #expect(try (0..<4).map { try frame("c[\($0)]", layout).split(separator: " ")[0] } == ["0", "13", "27", "40"])
  }

  @Test(arguments: [
    ("spread horizontal c spacing 8", ["0 0 101 100", "109 0 101 100", "218 0 102 100"], Rational(1)),
    ("spread horizontal c spacing 8", ["0 0 101.5 100", "109.5 0 101.5 100", "219 0 101 100"], Rational(2)),
    ("spread vertical [c[0], c[1], c[2]]", ["0 0 320 33", "0 33 320 33", "0 66 320 34"], Rational(1)),
    (
      "spread horizontal c spacing 10 within .bounds.inset(5)",
      ["5 5 97 90", "112 5 97 90", "219 5 96 90"], Rational(1)
    ),
  ])
  func viewsAreSpread(step: String, frames: [String], scale: Rational) throws {
    let layout = try laidOut("for i in 0 ..< 3 { view c[i] }; layoutSubviews { \(step) }", scale: scale)
    #expect(try (0..<3).map { try frame("c[\($0)]", layout) } == frames)
  }

  // MARK: Statements

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
    let layout = try laidOut(body)
    #expect(try frame("c[2]", layout) == "28 50 10 10")
    #expect(try frame("c[1]", layout) == "16.5 52.5 5 5")
    #expect(try frame("c[3]", layout) == "-4 -4 10 10")
    #expect(try frame("c[3]", body, 400, 100) == "-5 -5 10 10")
    #expect(try frame("c[3]", body, 200, 100) == "-3 -3 10 10")
    #expect(try frame("c[3]", body, .rightToLeft) == "-3 -3 10 10")
  }

  @Test func stepsRunTopDownAndReadWhatWasSetBefore() throws {
    let body = """
      view card {
        view title: Image { intrinsic = 40x10 }
        layoutSubviews { sizeToFit title; align title.center with .center }
      }
      layoutSubviews { card.frame = .bounds.inset(10); card.frame = card.frame.offset(5, 0) }
      """
    let layout = try laidOut(body)
    #expect(try frame("card", layout) == "15 10 300 80")
    #expect(try frame("card/title", layout) == "130 35 40 10")
  }

  @Test func masksAnswerWhenAStepSizesTheirSuperview() throws {
    let body = """
      view card { frame = (0, 0, 100, 100)
        view bar { frame = (0, 90, 100, 10); mask = W+TM; view dot { frame = (90, 0, 10, 10); mask = LM } } }
      layoutSubviews { card.bounds.size = (200, 150) }
      """
    let layout = try laidOut(body)
    #expect(try frame("card", layout) == "-50 -25 200 150")
    #expect(try frame("card/bar", layout) == "0 140 200 10")
    #expect(try frame("card/bar/dot", layout) == "190 0 10 10")
  }

  @Test func rulesFollowAViewThatIsPlacedByHand() throws {
    let body = """
      view a { view inner { .edges == superview inset 4 } }
      view b { .leading == a.trailing + 8; .top == a.top; .size == a }
      layoutSubviews { a.frame = (10, 20, 30, 40) }
      """
    var layout = try laidOut(body)
    #expect(try frame("a/inner", layout) == "4 4 22 32")
    #expect(try frame("b", layout) == "48 20 30 40")
    #expect(layout.report.isClean)
    let first = layout
    layout.resize(width: 200, height: 100)
    layout.resize(width: 320, height: 100)
    #expect(try frame("b", layout) == frame("b", first))
  }

  @Test func theLampOfThePlayerIsAsFarFromTheSideAsFromTheTop() throws {
    let body = """
      view lamp: Image { intrinsic = 24x24; .centerY == superview.centerY
        constraint lead: .leading == superview.leading + 3 }
      layoutSubviews { lamp.lead.constant = lamp.frame.y }
      """
    var layout = try laidOut(body, 273, 47)
    #expect(try frame("lamp", layout) == "11.5 11.5 24 24")
    layout.resize(width: 273, height: 85)
    #expect(try frame("lamp", layout) == "30.5 30.5 24 24")
    #expect(layout.report.isClean)
  }

  @Test func aStepMayScroll() throws {
    let body = """
      view list { frame = (0, 0, 100, 100); view row { .edges(top, leading) == superview; .size == 100x20 } }
      layoutSubviews { list.bounds.origin = (0, 30) }
      """
    let layout = try laidOut(body)
    let list = try #require(layout.view(at: "list"))
    #expect(layout.exactBounds(of: list).y == 30)
    #expect(try frame("list/row", layout) == "0 30 100 20")
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
      #expect(warm.resize(to: Environment(size: size)) == fresh.resize(to: Environment(size: size)))
      for view in program.views.indices.map({ ViewID($0) }) {
        #expect(warm.untransformedFrame(of: view) == fresh.untransformedFrame(of: view), "\(width)x\(height)")
      }
    }
  }
}
