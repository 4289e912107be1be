import LayCompiler
import LayRuntime
import Testing

/// The tables of SEMANTICS §5, taken as steps of a file.
@Suite struct StepLayoutTests {
  // MARK: §5.1

  @Test(arguments: [
    ("", "120 30"), ("maxSize", "100 30"), ("minSize", "120 50"), ("fixedWidth", "100 30"), ("wrap", "100 30"),
    ("maxWidth", "100 30"), ("minHeight", "120 50"), ("fixedHeight", "120 50"), ("fixedSize", "100 50"),
    ("minWidth maxHeight", "120 30"), ("maxHeight", "120 30"), ("minWidth", "120 30"),
  ])
  func aViewIsSizedWithinTheRoom(words: String, size: String) throws {
    let body =
      "view a: Image { intrinsic = 120x30 }; layoutSubviews { sizeToFit a within .bounds.size \(words); align a.topLeft with .topLeft }"
    #expect(try stepFrame("a", body, 100, 50) == "0 0 \(size)")
  }

  @Test func aViewWithoutRoomIsSizedWithinItsOwnBoundsAboutItsCentre() throws {
    let body = """
      view a: Image { intrinsic = 120x30 }
      layoutSubviews { a.frame = (100, 50, 20, 20); sizeToFit a }
      """
    #expect(try stepFrame("a", body) == "50 45 120 30")
    #expect(try stepFrame("a", body.replacing("sizeToFit a", with: "sizeToFit a fixedWidth")) == "100 45 20 30")
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
    #expect(try stepFrame("pair", running) == "-50 -39 100 78")
    // The second is asked with what is left: 60 - 40 - 8.
    #expect(try stepFrame("below", running).hasSuffix(" 90 12"))
  }

  @Test(arguments: [
    (".bounds.inset(10, 24, 10, 24)", "24 10 272 80"), (".bounds.inset(8)", "8 8 304 84"),
    (".bounds.inset(top: 8, horizontal: 16)", "16 8 288 92"), (".bounds.inset(0, 10, 0, 30)", "10 0 280 100"),
    (".bounds.inset(leading: 10)", "10 0 310 100"), (".bounds.offset(3, -4)", "3 -4 320 100"),
    ("(.bounds.midX, .bounds.maxY, 10, 10)", "160 100 10 10"),
    ("(.bounds.size.width / 4, mod(7, 4), min(3, 4), abs(-5))", "80 3 3 5"),
  ])
  func rectanglesAreComputed(rectangle: String, frame expected: String) throws {
    #expect(try stepFrame("a", "view a; layoutSubviews { a.frame = \(rectangle) }") == expected)
  }

  @Test func leadingInsetsFollowTheDirection() throws {
    let body = "view a; layoutSubviews { a.frame = .bounds.inset(0, 10, 0, 30) }"
    #expect(try stepFrame("a", body, .rightToLeft) == "30 0 280 100")
    let sides = "view a; layoutSubviews { a.frame = .bounds.inset(left: 10, right: 30) }"
    #expect(try stepFrame("a", sides, .rightToLeft) == "10 0 280 100")
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
    #expect(try stepFrame("a", body) == "\(origin) 100 30")
    let bounds = body.replacing("with .\(position)", with: "with .bounds.\(position)")
    #expect(try stepFrame("a", bounds) == "\(origin) 100 30")
    // Leading is right there, and nothing else changes.
    var mirrored = origin
    if position.contains("eading") { mirrored = origin.replacing("0 ", with: "220 ", maxReplacements: 1) }
    if position.contains("railing") { mirrored = origin.replacing("220 ", with: "0 ") }
    #expect(try stepFrame("a", body, .rightToLeft) == "\(mirrored) 100 30")
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
    #expect(try stepFrame("a", body) == "\(leftToRight) 33 10")
    #expect(try stepFrame("a", body, .rightToLeft) == "\(rightToLeft) 33 10")
  }

  @Test func originsAreRoundedToThePixelAHalfAwayFromZero() throws {
    let body = "view a { bounds = 33x10 }; layoutSubviews { align a.center with .center }"
    #expect(try stepFrame("a", body, 100, 40) == "34 15 33 10")
    #expect(try stepFrame("a", body, 100, 40, scale: 2) == "33.5 15 33 10")
    #expect(try stepFrame("a", body, 0, 40) == "-17 15 33 10")
  }

  @Test func transformsDoNotCount() throws {
    let body = """
      view a { bounds = 100x20; transform = rotate(90deg) }
      view b { bounds = 10x10 }
      layoutSubviews { align a.topLeft with .topLeft; align b.leftCenter with a.rightCenter; }
      """
    #expect(try stepFrame("a", body) == "0 0 100 20")
    #expect(try stepFrame("b", body) == "100 5 10 10")
  }

  // MARK: §5.3

  @Test(arguments: [
    ("roundToPixel(0.5)", 1, "1"), ("roundToPixel(-0.5)", 1, "-1"), ("ceilToPixel(0.1)", 2, "0.5"),
    ("floorToPixel(-0.1)", 2, "-0.5"), ("roundToPixel(1/3)", 3, "1/3"), ("roundToPixel(0.25)", 2, "0.5"),
    ("round(-0.5)", 2, "0"),
  ])
  func numbersAreSnapped(expression: String, scale: Rational, value: String) throws {
    let found = try stepFrame("a", "view a; layoutSubviews { a.frame = (\(expression), 0, 1, 1) }", scale: scale)
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
    let layout = try laidOutSteps(body)
    #expect(try stepFrame("v", layout) == v)
    #expect(try stepFrame("w", layout) == w)
  }

  @Test func rowsRunFromTheRightWhereTextDoes() throws {
    let body = StepLayoutTests.row.replacing("{  }", with: "{ distribute horizontal [v, 10, w] centered 0 }")
    let layout = try laidOutSteps(body, 320, 100, scale: 1, .rightToLeft)
    #expect(try stepFrame("v", layout) == "145 40 100 20")
    #expect(try stepFrame("w", layout) == "75 35 60 30")
  }

  @Test func placesAreRoundedAndTheirSumIsNot() throws {
    let body = """
      for i in 0 ..< 4 { view c[i] { bounds = 10x10 } }
      layoutSubviews { distribute horizontal [c[0], 10/3, c[1], 10/3, c[2], 10/3, c[3]] }
      """
    let layout = try laidOutSteps(body, 50, 10)
    #expect(try (0..<4).map { try stepFrame("c[\($0)]", layout).split(separator: " ")[0] } == ["0", "13", "27", "40"])
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
    let layout = try laidOutSteps("for i in 0 ..< 3 { view c[i] }; layoutSubviews { \(step) }", scale: scale)
    #expect(try (0..<3).map { try stepFrame("c[\($0)]", layout) } == frames)
  }
}
