import LayAnalysis
import LayDiagnostics
import Testing

/// Each code of L05 in a file of its own: `allow` silences it where it is no error, and is reported where it silences nothing.
@Suite struct AllowedCodesTests {
  /// A body that reports a code and nothing else, and the same put right.
  private static let bodies: [(code: String, wrong: String, right: String)] = [
    ("L0501", "\(box)\nbox.height == 50", box),
    ("L0502", "view v { .size == 20x20; .top == superview.top }", box),
    ("L0503", "view v { frame = (60, 0, 180, 40); mask = W }", "view v { frame = (0, 0, 300, 40); mask = W }"),
    ("L0504", "\(box)\n\(lamp)\nlayoutSubviews { lamp.lead.constant = lamp.frame.x + 1 }", box),
    ("L0505", "\(box)\n\(hand) { v.center = (1 / (.bounds.width - .bounds.width), 0) }", box),
    ("L0506", "\(hand) { v.frame = .bounds.inset(60) }", "\(hand) { v.frame = .bounds.inset(40) }"),
    ("L0507", "\(box)\n\(circle)", box),
    ("L0508", "\(page) .width + .height == 80 }", "\(page) .width == 80 }"),
    ("L0510", "\(box)\nexpect 300x300 { box.height == 50 }", "\(box)\nexpect 300x300 { box.height == 40 }"),
    ("L0511", "\(box)\nassert box.height == 50", "\(box)\nassert box.height == 40"),
    ("L0520", "\(box)\nallow L0502", box),
    ("L0530", "\(box)\nwhen width < 100 { box.hidden = true }", box),
    ("L0531", "\(box)\nbox.height >= 40", box),
    ("L0532", "\(box)\nbox.height >= 50 @high", box),
    ("L0533", "\(box)\nview v { .edges(leading, trailing) == box; .top == box.bottom; .bottom == box.bottom }", box),
    ("L0534", "view v { .edges(top, leading) == superview; .size == 200x40 }", box),
    ("L0535", "\(box)\nbox.centerX == superview.centerX", box),
    ("L0536", "\(box)\nview v { .left == box.left; .size == 90x40; .top == box.bottom }\n\(mark)", box),
    ("L0537", "\(outer); view v { .size == 90x40; .center == superview } }", box),
    ("L0538", "\(caps); .size == 40x40 }", "\(caps); .size == 60x40 }"),
    (
      "L0539", "view v { frame = (30, 40, 40, 20); mask = LM+RM; \(turned) }",
      "view v { frame = (30, 40, 40, 20); \(turned) }"
    ),
    ("L0548", "\(hand) { v.frame = .bounds }\nassert v.left >= root.left", "\(hand) { v.frame = .bounds }"),
    ("L0549", "\(hand) { v.frame = (v.frame.x + 1, 0, 9, 9) }", "\(hand) { v.frame = (1, 0, 9, 9) }"),
    ("L0551", "\(decimal); .height == 33.33333333333333 }", "\(decimal) }"),
  ]
  private static let box = "view box { .edges(top, leading, trailing) == superview inset 8; .height == 40 }"
  private static let caps =
    "view v: Image { intrinsic = 100x40; capInsets = (10, 20, 10, 30); .edges(top, leading) == superview"
  private static let decimal = "view v { .edges(top, leading) == superview; .width == 40; .height == 33.333333333333336"
  private static let turned = "transform = rotate(20deg)"
  private static let hand = "view v { bounds = 9x9 }\nlayoutSubviews"
  private static let lamp = "view lamp: Image { intrinsic = 20x20; .top == superview.top; \(lead) }"
  private static let lead = "constraint lead: .leading == superview.leading + 1"
  private static let circle = """
    view outer { margins = 47; .edges == superview
      view bar { preservesSuperviewLayoutMargins = true; margins = 0; .edges(leading, trailing) == superview; .height == 10
        .top - superview.top == 46 - 2 * (.topMargin - .top) } }
    """
  private static let page = """
    view v: Label { text = "We do as we say, we say as we do, and so on, and on, and on, to the end."; font = 8; lines = 0
      compression.horizontal = 100; .edges(top, leading) == superview;
    """
  private static let outer = "view box { .edges(top, leading, trailing) == superview inset 8; .height == 40"
  private static let mark = "view m { .size == 20x40; .top == v.top; .trailing == superview.trailing }"

  private func codes(_ body: String, sizes: String = "sizes 100x100 ... 600x500") -> [String] {
    checked("layout Screen(300x300) {\n\(sizes)\n\(body)\n}\n").diagnostics.map { $0.code.id }
  }

  @Test func theTableHasEveryCode() {
    // L0512 says that nobody knows, of what steps place and the like; L0521 has no sizes.
    let all = DiagnosticCode.all.map { $0.id }.filter { $0.hasPrefix("L05") }
    #expect(all.filter { $0 != "L0512" && $0 != "L0521" } == AllowedCodesTests.bodies.map { $0.code })
  }

  @Test(arguments: bodies.map { $0.code })
  func allowSilencesWhatIsNoErrorAndIsReportedWhereItSilencesNothing(code: String) throws {
    let (_, wrong, right) = try #require(AllowedCodesTests.bodies.first { $0.code == code })
    let isError = try #require(DiagnosticCode.all.first { $0.id == code }).severity == .error
    #expect(codes(wrong) == [code])
    #expect(codes("\(wrong)\nallow \(code)") == (isError ? [code, "L0520"] : []))
    #expect(codes("allow \(code) \"it is meant\"\n\(wrong)") == (isError ? [code, "L0520"] : []))
    #expect(codes("\(right)\nallow \(code)") == ["L0520"])
    #expect(codes("\(wrong)\nview other { allow \(code); .edges == superview }").sorted() == [code, "L0520"].sorted())
  }

  @Test func aLayoutWithoutSizesMayBeAllowedInItsBraces() {
    #expect(codes(AllowedCodesTests.box, sizes: "") == ["L0521"])
    #expect(codes(AllowedCodesTests.box, sizes: "allow L0521") == [])
    #expect(codes(AllowedCodesTests.box, sizes: "sizes 300x300\nallow L0521") == ["L0520"])
  }

  @Test func anAssertionThatIsNotDecidedMayBeAllowed() {
    let steps = "view v\nlayoutSubviews { align v.topLeft with .topLeft }\nassert v.width >= 1"
    #expect(codes(steps).contains("L0512"))
    #expect(!codes("allow L0512\n\(steps)").contains("L0512"))
    #expect(codes("allow L0512\n\(AllowedCodesTests.box)") == ["L0520"])
  }
}
