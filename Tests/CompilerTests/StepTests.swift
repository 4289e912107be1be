import LayCompiler
import LayDiagnostics
import Testing

/// What is said of steps before any layout.
@Suite struct StepTests {
  /// What stands before the steps in the braces of `Screen`.
  private static let views = """
    view v { view w: Label { text = "x" } }
    view a; view b
    for i in 0 ..< 3 { view cell[i] }
    constraint cap: a.width <= 100
    constraint chain: a.height == b.height == v.height; for i in 0 ..< 2 { constraint gap[i]: cell[i].top <= root.top }
    guide g { .top == root.top }

    """

  /// The reports, each as `L0480 place: message`, or nothing.
  private func problems(_ steps: String, in word: String = "layoutSubviews") -> [String] {
    reports("\(StepTests.views)\(word) {\n\(steps)\n}")
  }

  private func answers(_ steps: String) -> [String] { problems(steps, in: "sizeThatFits") }

  // MARK: What is right

  @Test(arguments: [
    "sizeToFit a within .bounds.size maxSize", "sizeToFit v.w fixedWidth maxHeight", "sizeToFit cell[1] wrap",
    "align a.topLeading with .topLeading", "align a.center with b.topLeft", "align a.topCenter with g.topTrailing",
    "align a.leftCenter with .bounds.rightCenter offset (8, 0)", "align a.topLeft with superview.topLeft",
    "a.frame = .bounds.inset(10, 24, 10, 24)", "a.frame = b.frame.offset(0, 8)", "a.frame = (0, 0, .bounds.width, 44)",
    "a.bounds = 44x44", "a.bounds = b.bounds", "a.bounds.size = a.sizeThatFits(.bounds.size)",
    "a.bounds.origin = (0, -20)", "a.center = .bounds.center", "v.w.untransformedFrame = b.frame",
    "cap.constant = a.frame.minY / 2", "a.frame = .bounds.inset(top: 8, horizontal: 2 * 8)", "a.center = 2 * b.center",
    "let r = .bounds.inset(8); a.center = (r.midX, roundToPixel(r.maxY - 8))",
    "for c in cell { sizeToFit c; c.center = .bounds.center }",
    "for i in 1 ..< cell.count { align cell[i].topLeading with cell[i - 1].topTrailing offset (8, 0) }",
    "when .bounds.width >= 400 and not (direction == rtl) { sizeToFit a } else when width > 600 { } else { sizeToFit b }",
    "distribute horizontal [a, 10, b, flexible, flexible(2)] centered 0", "distribute vertical [a, b] leading",
    "spread vertical [a, b] spacing 8 within .bounds", "spread horizontal cell", "a.frame = safeArea.frame",
    "let t = min(a.frame.width, 8, b.width); a.bounds.size = (t, abs(t))",
  ])
  func rightStepsReportNothing(steps: String) {
    #expect(problems(steps) == [])
  }

  @Test(arguments: [
    "let fit = v.sizeThatFits(available); width = fit.width; height = fit.height + 8",
    "width = max(100, available.width - 2 * 8); height = width / 2", "width = 44; height = v.w.font",
    "width = a.sizeThatFits((available.width, 100)).width; height = 44",
    "when available.width >= 400 { width = 400 } else { width = 200 }; height = 44",
  ])
  func rightAnswersReportNothing(steps: String) {
    #expect(answers(steps) == [])
  }

  @Test(arguments: [
    ("superview.frame = (0, 0, 1, 1)", "L0482 superview"), ("superview.bounds.size = (1, 1)", "L0482 superview.bounds"),
    ("a.transform = rotate(90deg)", "L0482 transform"),
  ])
  func whatStepsCannotSetIsOneReport(step: String, report: String) {
    let found = problems(step)
    #expect(found.count == 1 && found[0].hasPrefix(report), "\(found)")
  }

  // MARK: Words

  @Test(arguments: [
    ("sizeToFit v maxSiz", "L0480 maxSiz: no word of 'sizeToFit' named 'maxSiz'; did you mean 'maxSize'?"),
    ("align v.top with a.topLeft", "L0480 top: no position named 'top'; did you mean 'topCenter'?"),
    ("align v.topLefft with a.topLeft", "L0480 topLefft: no position named 'topLefft'; did you mean 'topLeft'?"),
    (
      "align v.centerLeft with a.topLeft",
      "L0480 centerLeft: no position named 'centerLeft'; did you mean 'leftCenter'?"
    ),
    (
      "distribute horizontal [a] centred 0",
      "L0480 centred: no side of a horizontal 'distribute' named 'centred'; did you mean 'centered'?"
    ),
    ("distribute vertical [a] top 3", "L0480 top: 'top' is not a side across a vertical 'distribute'"),
    (
      "align v.topLeft with .topLeading",
      "L0403 align v.topLeft with .topLeading: 'topLeft' and 'topLeading' do not mix; use one family on both sides"
    ),
    ("when direction == up { }", "L0437 up: 'direction' is 'ltr' or 'rtl', never 'up'"),
  ])
  func wordsAreChecked(steps: String, report: String) {
    #expect(problems(steps) == [report])
  }

  // MARK: Names and values

  @Test(arguments: [
    ("sizeToFit x", "L0202"), ("sizeToFit v.x", "L0201"), ("sizeToFit 44", "L0481"), ("sizeToFit cell", "L0429"),
    ("sizeToFit v within .bounds", "L0481"), ("align v with a.topLeft", "L0481"), ("align v.w with a.topLeft", "L0481"),
    ("align a.topLeft with b.topLeft offset 8", "L0481"), ("align a.frame.topLeft with b.topLeft", "L0481"),
    ("align cap.topLeft with b.topLeft", "L0481"), ("distribute horizontal [a, \"x\"]", "L0481"),
    ("distribute horizontal [a, flexible(a)]", "L0481"), ("distribute horizontal [a, flexible(0)]", "L0466"),
    ("distribute horizontal [a, flexible(-1)]", "L0466"), ("distribute horizontal a", "L0481"),
    ("spread vertical [a] spacing (1, 2)", "L0481"), ("spread vertical [a] within .bounds.size", "L0481"),
    ("a.frame = .bounds.size", "L0481"), ("a.frame = (1, 2, 3)", "L0481"), ("a.frame = .bounds + 8", "L0481"),
    ("a.frame = (x: 1, y: 2, width: 3, height: 4)", "L0481"), ("a.center = a.topLeft", "L0481"),
    ("a.center = available", "L0481"), ("a.center = (1, flexible)", "L0431"), ("a.center = .bounds.centre", "L0430"),
    ("a.frame = .bounds.insets(8)", "L0431"), ("a.frame = .bounds.inset(8, 8)", "L0431"),
    ("a.frame = .bounds.inset(tp: 8)", "L0425"), ("a.frame = .bounds(8)", "L0431"), ("let t = rond(3)", "L0431"),
    ("let t = mod(3)", "L0431"), ("let t = bounds.width", "L0426"), ("let t = width", "L0426"),
    ("for c in a { }", "L0481"), ("for i in a ..< 3 { }", "L0481"), ("when a { }", "L0481"),
    ("when a.frame > 3 { }", "L0435"), ("let t = 1; let t = 2", "L0203"), ("let a = 1", "L0204"),
    ("for v in cell { }", "L0204"), ("a.frame = cell[7].frame", "L0429"), ("a.frame = a[0].frame", "L0429"),
    ("let t = 1; align t.topLeft with .topLeft", "L0481"), ("let tiny = 1; a.center = (tyny, 0)", "L0202"),
  ])
  func valuesAreChecked(steps: String, code: String) {
    let found = problems(steps)
    #expect(found.map { String($0.prefix(5)) } == [code], "\(found)")
  }

  @Test(arguments: [
    ("let t = v.w.lines", "lines"), ("a.bounds.size = b.contentSize", "contentSize"), ("when cap.active { }", "active"),
    ("let t = cap.priority; a.center = (t, 1)", "priority"), ("when false { let t = v.w.text }", "text"),
    ("for c in cell { let t = c.hugging }", "hugging"), ("when v.w.text == \"x\" { a.frame = 3 }", "text"),
  ])
  func aValueThatStepsCannotReadIsReportedAtItsName(steps: String, name: String) {
    let report = "L0481 \(name): '\(name)' among steps is to be known without a layout"
    #expect(problems(steps).first == report, "\(problems(steps))")
  }

  @Test func aGuideOfAnElementIsCheckedBeforeLoopsAreUnrolled() {
    #expect(
      problems("for i in 0 ..< 2 { cell[i].center = (safeArea.frame.top, 0) }") == [
        "L0430 top: 'safeArea.frame' is a rectangle and has no 'top'"
      ])
    #expect(
      problems("for c in cell { c.frame = contentGuide.frame }").map { String($0.prefix(18)) } == ["L0202 contentGuide"]
    )
  }

  @Test func anUnreadableValueOfAnotherTypeIsOneReport() {
    #expect(
      problems("a.center = a.mask") == ["L0481 a.mask: 'a.center' takes a point such as `(8, 0)`; this is 'mask'"])
  }

  // MARK: What is set

  @Test(arguments: [
    ("root.foo = 3", "L0451", "'Screen' has no property 'foo'"),
    ("a.fraem = b.frame", "L0451", "'a' has no property 'fraem'; did you mean 'frame'?"),
    ("a.hidden = true", "L0482", "steps do not set 'hidden'"),
    ("a.width = 3", "L0482", "'width' is an attribute, which constraints determine; a step sets 'bounds.size.width'"),
    ("a.frame.midX = 3", "L0482", "`a.frame.midX` is a part of a rectangle, which is set as a whole"),
    (
      ".frame = a.frame", "L0482",
      "a step of 'Screen' cannot set the frame of 'Screen' itself, because the app determines it"
    ),
    ("cap.active = false", "L0482", "steps do not set 'active'"),
    ("for i in 0 ..< 2 { gap[i].priority = 5 }", "L0482", "steps do not set 'priority'"),
    ("chain.constant = 3", "L0464", "'chain' names several constraints, which have no single 'constant'"),
    ("cell.frame = a.frame", "L0470", "'cell' is a list of views"),
    ("g.frame = a.frame", "L0452", "'g' is a guide and has no 'frame': a guide has no properties, only constraints"),
    ("let t = 3; t = 4", "L0482", "'t' is a constant, and constants do not change"),
    ("v { frame = a.frame }", "L0120", "braces on a view cannot be among steps"),
  ])
  func stepsSetGeometryAndConstantsOnly(steps: String, code: String, message: String) throws {
    let found = problems(steps)
    try #require(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix(code) && found[0].hasSuffix(": \(message)"), "\(found)")
  }

  @Test func aSizeIsSetByItsOtherName() {
    #expect(
      reports("view a; layoutSubviews { a.size = 20x20 }") == [
        "L0482 a.size: 'size' is an attribute, which constraints determine; a step sets 'bounds.size'"
      ])
    #expect(reports("view a; layoutSubviews { a.bounds.size = 20x20 }").isEmpty)
  }

  @Test func stepsPlaceOnlyWhatIsInsideTheirView() {
    let text = "view a { view b; layoutSubviews { b.center = (1, 1); c.center = (1, 1); sizeToFit c } }; view c"
    #expect(
      reports(text) == [
        "L0482 c: `c` is not inside 'a', and steps place only what is inside their view",
        "L0482 c: `c` is not inside 'a', and steps place only what is inside their view",
      ])
  }

  /// What is offered instead, to somebody who writes as in UIKit.
  @Test(arguments: [
    ("a.right = 3", "steps set frame, bounds, bounds.size, bounds.origin, center, untransformedFrame"),
    ("a.frame.maxX = 3", "steps set frame, bounds, bounds.size, bounds.origin, center, untransformedFrame"),
    ("v.w.sizeToFit()", "it is a step here: `sizeToFit v.w`"),
    ("super.layoutSubviews()", "leave it out: masks and constraints have placed all views before steps begin"),
    ("setNeedsLayout()", "leave it out: steps are taken whenever something changes that they may follow from"),
    (
      "distribute horizontal [a] top 2 * 8",
      "what is computed here goes in parentheses, for example `spacing (2 * gap)`"
    ),
    (
      "a.center = .center offset (0, 8)",
      "'offset' belongs to `align` and to constraints about `edges` and `center`; here add it: `+ (0, 8)`"
    ),
  ])
  func whatUIKitSaysIsAnsweredWithWhatToWrite(steps: String, help: String) throws {
    let text = "layout Screen(375x667) {\n\(StepTests.views)layoutSubviews {\n\(steps)\n}\n}\n"
    let found = compiled(text).diagnostics
    #expect(found.map(\.severity) == [.error], "\(found.map(\.message))")
    #expect(found.first?.notes.map(\.text) == [help])
  }

  @Test func aMisspeltAnswerIsOneMistake() {
    let text = """
      component C { sizeThatFits { width = 3; high = 4 } }
      layout S(9x9) { view a: C { .edges == superview }; view b: C { .edges == superview } }
      """
    #expect(compiled(text).diagnostics.map { $0.code.id } == ["L0483"])
    let missing = compiled(text.replacing("high = 4", with: "let high = 4")).diagnostics
    #expect(missing.first?.message == "'sizeThatFits' of 'C' sets no height")
  }

  // MARK: Order

  @Test func aViewIsSizedBeforeItIsAligned() {
    #expect(problems("sizeToFit a; align a.topLeft with .topLeft") == [])
    #expect(
      problems("align b.topLeft with a.bottomLeft\nb.center = (1, 2)\na.bounds.size = 44x44") == [
        "L0485 align b.topLeft with a.bottomLeft: 'a' gets its size on line 11, after this step"
      ])
    #expect(problems("align a.topLeft with b.topLeft; a.frame = .bounds; spread vertical [a, b]") == [])
    #expect(problems("align a.topLeft with b.topLeft; b.frame = .bounds").count == 1)
    #expect(problems("when width > 400 { align a.topLeft with .topLeft } else { sizeToFit a }") == [])
  }

  // MARK: Questions

  @Test(arguments: [
    (
      "height = v.bounds.height",
      "L0484 bounds: `sizeThatFits` must not read a current size, such as the 'bounds' of 'v'"
    ),
    ("height = v.width", "L0484 width: `sizeThatFits` must not read a current size, such as the 'width' of 'v'"),
    (
      "v.frame = (0, 0, 1, 1)",
      "L0483 v.frame: 'sizeThatFits' must only compute a size: it sets only its own 'width' and 'height'"
    ),
    (".width = 44", "L0483 .width: 'sizeThatFits' sets its result without a dot: `width = …`"),
    ("sizeToFit v", "L0483 sizeToFit v: 'sizeToFit' changes a view, but 'sizeThatFits' must only compute a size"),
    ("width = v.sizeThatFits(available)", "L0481 v.sizeThatFits(available): 'width' takes a number; this is a size"),
    (
      "width = avalable.width",
      "L0202 avalable: no view or value named 'avalable' in 'Screen'; did you mean 'available'?"
    ),
  ])
  func aQuestionAnswersOnly(steps: String, report: String) {
    #expect(answers(steps) == [report])
  }

  // MARK: Hostile input

  @Test func longAndDeepStepsEnd() async {
    let texts = [
      (0..<20_000).map { "align a.topLeft with b.topLeft; sizeToFit cell[\($0 % 3)]" }.joined(separator: "\n"),
      "let x = " + String(repeating: "1 + ", count: 20_000) + "1",
      "a.frame = a" + String(repeating: ".superview", count: 20_000) + ".frame",
      "let x = " + String(repeating: "- ", count: 20_000) + "1",
      "when " + String(repeating: "not ", count: 20_000) + "true { }",
      "when width > 1 { }" + String(repeating: " else when width > 1 { }", count: 5_000),
      String(repeating: "when width > 1 {", count: 200) + String(repeating: "}", count: 200),
      "a.frame = " + String(repeating: "(", count: 500) + String(repeating: ")", count: 500),
      "let x = " + String(repeating: "max(1, ", count: 90) + "1" + String(repeating: ")", count: 90),
    ]
    for steps in texts {
      await onSmallStack { _ = reports("\(StepTests.views)layoutSubviews {\n\(steps)\n}\nsizeThatFits {\n\(steps)\n}") }
    }
  }
}
