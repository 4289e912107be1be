import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct PromiseTests {
  // MARK: sizes

  private func promises(_ text: String) -> [String] {
    let layout = screen(text).compilation.layouts.first
    return (layout?.sizes ?? []).map { promise in
      func spell(_ side: SizeBounds?) -> String {
        side.map { "\($0.lowest)...\($0.highest)" } ?? "any"
      }
      return "\(spell(promise.width)) x \(spell(promise.height))"
    }
  }

  @Test(arguments: [
    ("sizes 320x480 ... 1024x1366", ["320...1024 x 480...1366"]), ("sizes 320x480", ["320...320 x 480...480"]),
    ("sizes 320x1366 ... 1024x480", ["320...1024 x 480...1366"]),
    ("sizes 320 ... 1366 x any", ["320...1366 x any"]), ("sizes 320 ... 414 x 320", ["320...414 x 320...320"]),
    ("sizes any x 44", ["any x 44...44"]),
    ("sizes 1x2 ... 3x4, 5x6 ... 7x8", ["1...3 x 2...4", "5...7 x 6...8"]),
    ("sizes 1x2, 3x4, 5x6", ["1...1 x 2...2", "3...3 x 4...4", "5...5 x 6...6"]),
  ])
  func sizesAreReadCornerToCorner(text: String, meaning: [String]) {
    #expect(promises(text) == meaning)
    #expect(codes(text) == [])
  }

  /// One promise for each pose of a device; with dots one for all of them.
  @Test(arguments: [
    ("sizes \"iPhone SE\"", ["375...375 x 667...667", "667...667 x 375...375"]),
    ("sizes \"iPhone SE landscape\", 1x2", ["667...667 x 375...375", "1...1 x 2...2"]),
    ("sizes \"se\", \"iPhone 8\"", ["375...375 x 667...667", "667...667 x 375...375"]),
    ("sizes \"iPhone SE\"...", ["375...667 x 375...667"]), ("sizes iPhone...", ["320...1376 x 320...1376"]),
    ("sizes \"iPad mini split 1/3\"", ["375...375 x 744...744", "320...320 x 1133...1133"]),
    ("sizes \"iPad split 1/2\"", ["585...585 x 820...820"]), ("sizes \"MacBook Air\"", ["480...1280 x 270...832"]),
  ])
  func devicesPromiseTheirPoses(text: String, meaning: [String]) {
    #expect(promises(text) == meaning)
    #expect(codes(text) == [])
  }

  @Test func familiesPromiseEachPoseOnce() {
    #expect(promises("sizes iPhone") == promises("sizes iPhone, iPhone, \"iPhone 17 Pro\""))
    #expect(promises("sizes iPhone, iPad, Mac").count > 100)
  }

  @Test func exceptionsAreLeftOut() {
    #expect(promises("sizes \"iPhone SE\", except \"iPhone SE landscape\"") == ["375...375 x 667...667"])
    #expect(promises("sizes iPhone, 3x3, except iPhone") == ["3...3 x 3...3"])
    let (all, certain) = (promises("sizes iPhone, iPad"), promises("sizes iPhone, iPad, except estimates"))
    let duo = promises("sizes \"iPhone Duo\"")
    #expect(certain.count > all.count / 2 && duo.contains { all.contains($0) && !certain.contains($0) })
    #expect(promises("sizes iPhone, except \"iPhone SE\", except estimates").count < certain.count)
    // The ends of dots are those of the devices that are left.
    #expect(promises("sizes iPhone..., except estimates") != promises("sizes iPhone..."))
    #expect(codes("sizes iPhone, except estimates, except \"iPhone SE\", text small") == [])
  }

  @Test func exceptionsOfNothingAndOfAllAreReported() {
    expectReport(
      "L0448", at: "except iPad", "'except iPad' has no effect: none of these sizes is such a pose",
      in: "sizes iPhone, except iPad")
    expectReport("L0448", at: "except estimates", "has no effect", in: "sizes 3x3, except estimates")
    expectReport("L0238", at: "except iPhone", "'except iPhone' leaves no size", in: "sizes iPhone, except iPhone")
    expectReport(
      "L0236", at: "\"iPhone 99\"", "there is no device called 'iPhone 99'", in: "sizes iPhone, except \"iPhone 99\"")
    expectReport("L0236", at: "estimate", "there is no family of devices", in: "sizes iPhone, except estimate")
    expectReport("L0105", at: "except", "expected a device or 'estimates'", in: "sizes iPhone, except")
  }

  @Test func unknownDevicesAreGuessed() {
    expectReport(
      "L0236", at: "iPhon", "there is no family of devices called 'iPhon'; did you mean 'iPhone'?", in: "sizes iPhon")
    expectReport(
      "L0236", at: "\"iPhone 17 Porr\"", "there is no device called 'iPhone 17 Porr'; did you mean 'iPhone 17 Pro'?",
      in: "sizes \"iPhone 17 Porr\"")
    expectReport(
      "L0236", at: "\"iPhones\"", "there is no device called 'iPhones'; did you mean the family iPhone?",
      in: "sizes \"iPhones\"")
  }

  @Test func wrongSizesAreAnswered() {
    expectReport("L0445", at: "414 ... 320", "runs backwards", in: "sizes 414 ... 320 x any")
    expectReport(
      "L0446", at: "sizes 320x480, 1024x1366",
      "this declares only two sizes; to declare every size between them too, write `320x480 ... 1024x1366`",
      in: "sizes 320x480, 1024x1366")
    expectReport(
      "L0446", at: "sizes 1024x1366, 320x480",
      "this declares only two sizes; to declare every size between them too, write `320x480 ... 1024x1366`",
      in: "sizes 1024x1366, 320x480")
    // Neither is the smaller one, so there is nothing between them.
    #expect(codes("sizes 375x667, 667x375") == [])
    expectReport("L0410", at: "320x4800000", "at most 1000000 points", in: "sizes 320x4800000")
    #expect(promises(fixed("sizes 414 ... 320 x any")) == ["320...414 x any"])
  }

  // MARK: assert

  @Test(arguments: [
    "form.bottom <= root.bottom", "44 <= form.width <= 200", "form.isInside(root)", "form.doesNotOverlap(other)",
    "form.isAtLeast(44x44)", "form.isNotCompressed", "form.edges == superview", "form.left == superview.left + 8",
  ])
  func assertionsAreLowered(text: String) {
    #expect(codes("view form; view other; assert \(text)") == [])
    #expect(assertions("view form; view other; assert \(text)").count == 1)
  }

  private func assertions(_ text: String) -> [Assertion] { screen(text).compilation.layouts.first?.assertions ?? [] }

  @Test func aChainIsOneAssertionOfManyComparisons() {
    guard case .comparisons(let found) = assertions("view a; assert 44 <= a.width <= 200").first?.claim else {
      Issue.record("no comparisons")
      return
    }
    #expect(found.map(\.relation) == [.lessOrEqual, .lessOrEqual])
    #expect(found.map(\.left.constant) == [44, 0])
    #expect(found.map(\.right.constant) == [0, 200])
  }

  @Test(arguments: [
    ("a.width >= 4 or a.height >= 4", "without 'or'"), ("(a.width >= 4 and a.height >= 4)", "without 'and'"),
    ("not a.width >= 4", "without 'not'"),
  ])
  func anAssertionIsOneClaim(text: String, words: String) {
    let found = screen("view a; assert \(text)").compilation.diagnostics
    #expect(found.map { "\($0.code.id) \($0.message)" } == ["L0441 an assertion is one claim, \(words)"])
  }

  @Test func assertionsHoldInTheirLoopsAndConditions() {
    let text =
      "for i in 0 ..< 3 { view a[i]; when width >= 600 { assert a[i].isInside(root) } }; assert a[0].width >= 8"
    let found = assertions(text)
    #expect(found.count == 4)
    #expect(Set(found.map(\.condition)).count == 2)
    #expect(found.prefix(3).map(\.views) == [1, 2, 3].map { [ViewID($0), .root] })
    #expect(assertions("view a; state s { assert a.width >= 8 }").map(\.condition) != [.always])
    #expect(assertions("view a; when false { assert a.width >= 8 }").isEmpty)
  }

  @Test func anAssertionMaySpeakOfTheRootAlone() {
    #expect(codes("assert root.width >= 320") == [])
    #expect(codes("assert root.width == root.width") == ["L0408"])
  }

  @Test(arguments: [
    ("a.left == 20", "L0401"), ("a.isInsid(root)", "L0441"), ("a.isInside(44x44)", "L0441"),
    ("a.isAtLeast(root)", "L0441"),
    ("a.isInside()", "L0441"), ("b.isInside(root)", "L0201"), ("a.width", "L0441"), ("a.width <= a.left", "L0402"),
    ("a.width == 8 @high", "L0163"),
  ])
  func wrongAssertionsAreAnswered(text: String, code: String) {
    #expect(codes("view a; assert \(text)") == [code])
  }

  // MARK: expect

  private func expectations(_ text: String) -> [LayCompiler.Expectation] {
    screen(text).compilation.layouts.first?.expectations ?? []
  }

  private func spell(_ side: LayCompiler.Expectation.Side) -> String {
    let readings = side.readings.map { item -> String in
      let what: String
      if case .attribute(let attribute) = item.reading.property {
        what = attribute.name
      } else {
        what = "\(item.reading.property)"
      }
      return "\(item.coefficient)*\(item.reading.view.index).\(what)\(item.reading.part.map { "." + $0 } ?? "")"
    }
    return (readings + side.numbers.map(\.description)).joined(separator: " ")
  }

  @Test(arguments: [
    ("a.width == 351", "1*1.width 0 == 351"), ("a.frame == (0, 20, 375, 44)", "1*1.frame == 0 20 375 44"),
    ("a.frame.x == 3", "1*1.frame.x == 3"), ("a.bounds.size == 273x85", "1*1.bounds.size == 273 85"),
    ("a.bounds.size.width == 273", "1*1.bounds.width == 273"), ("a.center == (3, 4)", "1*1.center == 3 4"),
    ("a.size == 3x4", "1*1.size == 3 4"), ("a.frame.midX == 3", "1*1.frame.midX == 3"),
    ("a.right == 390 - 8", "1*1.right 0 == 382"), ("a.right + 8 <= root.width", "1*1.right 8 <= 1*0.width 0"),
    ("a.hidden == true", "1*1.hidden == 1"), (".width == 3", "1*0.width 0 == 3"),
    ("a.untransformedFrame == a.frame", "1*1.untransformedFrame == 1*1.frame"),
    ("a.frame + (1, 2, 3, 4) == (0, 0, 1, 1)", "1*1.frame 1 2 3 4 == 0 0 1 1"),
    ("2 * a.center - a.size / 2 == (3, 4)", "2*1.center -0.5*1.size == 3 4"),
    ("2 * a.width - a.frame.x / 2 == 3", "2*1.width -0.5*1.frame.x 0 == 3"),
  ])
  func comparisonsReadTheLayout(text: String, meaning: String) {
    let found = expectations("view a; expect 375x667 { \(text) }")
    #expect(found.map { "\(spell($0.left)) \($0.relation.sign) \(spell($0.right))" } == [meaning])
    #expect(codes("view a; expect 375x667 { \(text) }") == [])
  }

  @Test func aTupleOfReadingsIsComparedPartByPart() {
    let found = expectations("view a; view b; expect 3x4 { a.frame == (0, 0, b.width, 44) }")
    #expect(
      found.map { "\(spell($0.left)) \($0.relation.sign) \(spell($0.right))" } == [
        "1*1.frame.x == 0", "1*1.frame.y == 0", "1*1.frame.width == 1*2.width 0", "1*1.frame.height == 44",
      ])
  }

  @Test func labelsSetTheEnvironment() throws {
    let text = """
      metric gap = 8; view a; constraint cap: a.width <= 100
      expect 390x844 (direction: rtl, scale: 3, transforms: ios7, horizontalSizeClass: regular, gap: 9, cap: 50, safeArea: (0, 0, 0, 0)) { a.width == 50 }
      """
    let found = try #require(expectations(text).first)
    #expect(codes(text) == [])
    #expect(found.environment.size == ExactSize(width: Rational(390), height: Rational(844)))
    #expect(found.environment.direction == .rightToLeft)
    #expect(found.environment.scale == Rational(3))
    #expect(found.environment.horizontalSizeClass == .regular)
    #expect(found.snapped)
    #expect(found.transforms == .ios7)
    #expect(found.overrides.map { "\($0.name) \($0.value)" } == ["gap 9", "cap 50"])
  }

  private static let screenOfSettings = """
    layout Set(375x667) {
      sizes 375x667
      metric big = 22
      view t: Label { text = "Hi"; font = big; frame = (0, 0, 100, 40); mask = W+BM; backgroundColor = #FF66ff }
      view b: Button { text = "Ok"; hugging.horizontal = 300; contentMode = aspectFit; .top == t.bottom; .left == t.left }
      view i: Image { intrinsic = 40x40; transform = rotate(90deg); .top == b.bottom; .left == t.left }
      view p { .edges == superview }
      constraint cap: b.width <= 200 @900
      when width >= 600 {
        t.text = "Hello"; t.mask = W; cap.constant = 300; b.hugging.horizontal = 20; p.backgroundColor = #00ff00
      }
      view text { .edges == superview; view font { .edges == superview } }

    """

  private func failures(_ expect: String) -> [String] {
    let text = PromiseTests.screenOfSettings + "  expect \(expect)\n}\n"
    return check(screen(text).compilation).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  @Test(arguments: [
    "t.text == \"Hi\"", "t.font == 22", "t.font + 1 <= 23", "t.font == 2 * big - 22", "t.mask == W+BM",
    "t.mask == flexibleWidth+flexibleBottomMargin", "t.hugging == 251", "t.compression == high",
    "b.hugging.horizontal == 300", "b.hugging.vertical == low", "b.hugging.vertical <= t.hugging.vertical",
    "i.intrinsic == 40x40", "i.intrinsic.width == 40", "40x40 == i.intrinsic", "t.intrinsic.width <= t.width",
    "p.intrinsic == none", "p.backgroundColor == none", "t.backgroundColor == #ff66ff",
    "b.contentMode == scaleAspectFit", "i.transform == rotate(90deg)", "p.transform == identity",
    "p.alignmentInsets == 0", "p.margins == (8, 8, 8, 8)", "p.direction == inherit", "cap.constant == 200",
    "cap.priority == 900", "cap.active == true", "root.autoresizing == proportional", "root.profile == uikit",
    "t.translatesAutoresizingMaskIntoConstraints == true", "p.translatesAutoresizingMaskIntoConstraints == false",
    "p.anchorPoint == (0.5, 0.5)", "t.lines == 1", "p.insetsLayoutMarginsFromSafeArea == true",
    "text.width == 375", "text.font.width == 375",
  ])
  func propertiesAreWhatTheFileSets(text: String) {
    #expect(failures("375x667 { \(text) }") == [])
  }

  @Test func propertiesFollowConditionsAndLabels() {
    #expect(
      failures(
        "700x800 { t.text == \"Hello\"; cap.constant == 300; b.hugging.horizontal == 20; t.mask == W; p.backgroundColor == #00FF00 }"
      ) == [])
    #expect(failures("375x667 (big: 30, cap: 120) { t.font == 30; t.font == big; cap.constant == 120 }") == [])
  }

  @Test(arguments: [
    ("t.text == \"Hello\"", "\"Hi\", not \"Hello\""), ("t.mask == W", "W+BM, not W"),
    ("t.font <= 20", "22, not at most 20"),
    ("b.hugging == 300", "(300, 250), not 300"), ("p.intrinsic == 3x4", "none, not 3x4"),
    ("p.intrinsic.width <= p.width", "nothing, not at most 375"), ("p.backgroundColor == #000000", "none, not #000000"),
    ("i.transform == identity", "matrix(0, 1, -1, 0, 0, 0), not identity"), ("cap.active == false", "true, not false"),
  ])
  func aPropertyThatDiffersIsShown(text: String, found: String) {
    #expect(failures("375x667 { \(text) }") == ["L0510 at 375x667 this is \(found)"])
  }

  @Test(arguments: [
    ("{ a.frame = (0, 0, 1, 1) }", "L0164"), ("{ a.frame == (0, 0, 1) }", "L0444"), ("{ a.width == (0, 0) }", "L0444"),
    ("{ a.frame.wdth == 3 }", "L0444"), ("{ a.text == \"x\" }", "L0452"), ("{ l.text <= \"x\" }", "L0444"),
    ("{ l.text == 3 }", "L0453"), ("{ l.mask == X }", "L0454"), ("{ l.mask + 1 == 3 }", "L0444"),
    ("{ l.font == l.text }", "L0444"), ("{ l.hugging == l.hugging }", "L0444"), ("{ l.hugging.hor == 3 }", "L0451"),
    ("{ l.transform == 3 }", "L0453"), ("{ l.contentMode == fit }", "L0454"), ("{ a == 3 }", "L0444"),
    ("{ 3 == 3 }", "L0442"),
    ("{ b.width == 3 }", "L0201"), ("{ a.width * a.width == 3 }", "L0444"),
    ("(directon: rtl) { a.width == 3 }", "L0443"),
    ("(direction: up) { a.width == 3 }", "L0443"), ("(scale: 0) { a.width == 3 }", "L0443"),
    ("(rtl) { a.width == 3 }", "L0443"),
    ("{ 5 + a.frame == 10 }", "L0444"), ("{ a.width + a.frame == 25 }", "L0444"),
    ("{ a.center + 1 == (11, 5) }", "L0444"), ("{ a.frame - a.size == 25 }", "L0444"),
    ("{ a.frame * a.frame == 25 }", "L0444"), ("{ a.width / 0 == 25 }", "L0444"),
    ("{ -(a.width, 3) == (3, 4) }", "L0444"), ("{ (a.width, 3) + (1, 2) == (3, 4) }", "L0444"),
    ("{ a.width < 3 }", "L0156"), ("{ a.width == 3 @high }", "L0163"), ("{ a.edges == root inset 3 }", "L0442"),
  ])
  func wrongExpectationsAreAnswered(text: String, code: String) {
    let body = "view a; view l: Label; expect 3x4 \(text)"
    #expect(codes(body) == [code], "\(reports(body))")
  }
}
