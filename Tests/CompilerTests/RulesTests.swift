import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct RulesTests {
  // MARK: What rules become

  @Test(arguments: [
    ("a.left == b.left + 8", "a.left - b.left == 8"),
    ("a.left + 8 == b.left", "a.left - b.left == -8"),
    ("20 >= a.width", "a.width <= 20"),
    ("2 * a.width + 4 <= 3 * b.height", "a.width - 1.5*b.height <= -2"),
    ("-a.width <= -20", "a.width >= 20"),
    ("a.width == 16/9 * a.height", "a.width - 16/9*a.height == 0"),
    ("b.left - a.right == a.left - b.right", "b.left - a.right - a.left + b.right == 0"),
    ("a.width + a.width == b.width", "a.width - 0.5*b.width == 0"),
    ("a.baseline == b.firstBaseline", "a.lastBaseline - b.firstBaseline == 0"),
    ("a.centerX == superview.left + 30% * superview.width", "a.centerX - Screen.left - 0.3*Screen.width == 0"),
    ("a.centerX == b.leading + 1", "a.centerX - b.leading == 1"),
    ("a.top == superview.width / 2 + b.top", "a.top - 0.5*Screen.width - b.top == 0"),
  ])
  func aRuleIsARowWhoseFirstAttributeStandsAlone(rule: String, row: String) {
    #expect(rows("view a; view b; \(rule)") == [row])
  }

  @Test func aChainStandsForEachNeighbouringPair() {
    #expect(
      rows("view a; view b; 44 <= a.width <= b.width <= 200 @high") == [
        "a.width >= 44 @750", "a.width - b.width <= 0 @750", "b.width <= 200 @750",
      ])
    #expect(
      rows("view a; view b; metric w = 9; a.width == b.width == w") == [
        "a.width - b.width == 0", "b.width == 9",
      ])
  }

  @Test(arguments: [
    ("999", "999"), ("high", "750"), ("low", "250"), ("fitting", "50"), ("dragThatCanResizeWindow", "510"),
    ("windowSizeStayPut", "500"), ("dragThatCannotResizeWindow", "490"), ("(high - 1)", "749"), ("often", "600"),
    ("(often + 0.5)", "600.5"),
  ])
  func prioritiesAreNumbersNamesAndMetrics(written: String, value: String) {
    #expect(rows("metric often = 600; view a; a.width == 8 @\(written)") == ["a.width == 8 @\(value)"])
  }

  @Test func required1000IsTheDefault() {
    #expect(rows("view a; a.width == 8 @required; a.height == 8 @1000") == ["a.width == 8", "a.height == 8"])
  }

  @Test func rulesInAWhenHoldWhileItsConditionHolds() throws {
    let layout = try #require(
      screen("view a; when width >= 600 { a.width == 8 } else { a.width == 9 }").compilation.layouts.first)
    let conditions = layout.program.constraints.map { layout.program.conditions[$0.condition.index] }
    #expect(conditions.first == .compare(.width, .greaterOrEqual, Rational(600)))
    guard case .not? = conditions.last else {
      Issue.record("\(conditions)")
      return
    }
  }

  @Test func aNamedRuleHasWhatStandsOnTheRightAsItsConstant() throws {
    let layout = try #require(
      screen("view a; constraint cap: 420 >= a.width; when width > 600 { cap.constant = 520 }").compilation.layouts
        .first)
    #expect(layout.program.constraints.map(\.name) == ["Screen/cap"])
    #expect(layout.program.constraints.map(\.constant) == [Rational(420)])
  }

  // MARK: The superview

  @Test func theSuperviewIsTheFirstViews() {
    let body =
      "view form { view email; .top == superview.top; email.top == superview.top; superview.left == email.left }"
    #expect(rows(body) == ["form.top - Screen.top == 0", "email.top - form.top == 0", "form.left - email.left == 0"])
    #expect(rows("view form { view email }; form.email.top == superview.top") == ["email.top - form.top == 0"])
    #expect(
      rows("view form { view email }; root.top + 1 == form.email.superview.top - superview.top + superview.top") == [
        "Screen.top - form.top == -1"
      ])
  }

  @Test func aGuidesSuperviewIsItsView() {
    #expect(rows("view v { guide g { .left == superview.left + 8 } }") == ["g.left - v.left == 8"])
  }

  @Test func loopVariablesMayBeViews() {
    #expect(
      rows("for i in 0 ..< 2 { view bar[i] }; for v in bar { v.left == superview.left }") == [
        "bar[0].left - Screen.left == 0", "bar[1].left - Screen.left == 0",
      ])
    #expect(
      rows("for i in 0 ..< 2 { view bar[i] }; for i in 1 ..< 2 { bar[i].top == bar[i - 1].bottom }") == [
        "bar[1].top - bar[0].bottom == 0"
      ])
  }

  @Test(arguments: [
    ("superview.width >= 300", "L0427", "superview", "whose superview?"),
    (".top == superview.top", "L0428", "superview", "'Screen' is the root and has no superview"),
    ("a.superview.superview.top == a.top", "L0428", "superview", "is the root"),
    ("width == 44", "L0426", "width", "whose width? '.width' is the width of 'Screen'"),
    ("bounds.width == 44", "L0426", "bounds", "whose bounds?"),
    ("a.width == root.bottm", "L0201", "bottm", "did you mean 'bottom'?"),
    ("a.hidden == true", "L0422", "a.hidden", "to set the property, write `a.hidden = true`"),
    ("gap.width == 8", "L0430", "width", "'gap' is a number and no view"),
    ("a.width == a.height.foo", "L0430", "foo", "'a.height' is an attribute and has no 'foo'"),
    ("a[0].width == 8", "L0429", "[0]", "is not a list"),
    ("bar.width == 8", "L0429", "bar.width", "'bar' is a list; which of it?"),
    ("bar[4].width == 8", "L0429", "[4]", "'bar' has the indices 0 to 3"),
    ("bar[0, 1].width == 8", "L0429", "[0, 1]", "'bar' has"),
  ])
  func pathsThatLeadNowhereAreAnswered(rule: String, code: String, place: String, message: String) {
    expectReport(code, at: place, message, in: "metric gap = 8; view a; for i in 0 ..< 4 { view bar[i] }\n\(rule)")
  }

  // MARK: What Auto Layout refuses (SEMANTICS §2.2)

  @Test(arguments: [
    ("a.left == 20", "L0401", "a position needs another position: `a.left == superview.left + 20`"),
    ("20 <= a.right", "L0401", "`a.right >= superview.right + 20`"),
    ("2 * a.left == 20", "L0401", "a position needs another position"),
    ("a.left == 0 * b.left + 3", "L0405", "do not cancel"),
    (
      "a.left == b.width", "L0402",
      "'left' is a position and 'width' a length; measure from another position: `a.left == superview.left + b.width`"
    ),
    ("b.width == a.top", "L0402", "'top' is a position and 'width' a length"),
    ("a.left == a.width", "L0402", "`a.left == superview.left + a.width`"),
    ("a.leading == b.left", "L0403", "'leading' and 'left' do not mix"),
    ("a.left - b.trailing == 8", "L0403", "'left' and 'trailing' do not mix"),
    ("a.left == b.top", "L0404", "'left' is horizontal and 'top' vertical"),
    ("a.left + b.left == 2 * a.right - b.right - a.left", "L0405", "they add up to 2 on the left and 0 on the right"),
    ("a.left + a.right == b.left", "L0405", "they add up to 2 on the left and 1 on the right"),
    ("1 <= 2", "L0407", "both sides are constants"),
    ("a.width == a.width + 8", "L0408", "cancel out"),
    ("a.right == a.left + a.width", "L0408", "cancel out"),
    ("a.leading + a.trailing == 2 * a.centerX", "L0408", "cancel out"),
    ("root.width == 300", "L0409", "comes from outside"),
    ("root.right - root.left >= root.height", "L0409", "comes from outside"),
    ("a.superview.width >= 300", "L0409", "comes from outside"),
    ("a.width <= 1000001", "L0410", "at most 1000000 points"),
    ("a.width <= 3 * b.height - 100000000", "L0410", "at most"),
    ("a.width * a.height == 4", "L0412", "a product of attributes is not linear"),
    (
      "a.width / a.height == 16/9", "L0412",
      "dividing by an attribute is not linear; multiply instead: `a.width == 16/9 * a.height`"
    ),
    ("a.height == max(a.height, b.height)", "L0412", "'max' of attributes is not linear; write '>=' for each"),
    ("a.height == round(b.height)", "L0412", "'round' of an attribute is not linear"),
    ("a.width == 50%", "L0415", "50% of what? for example `50% * superview.width`"),
    ("a.width == 8 @0", "L0418", "a priority is above 0 and at most 1000; this is 0"),
    ("a.width == 8 @1001", "L0418", "this is 1001"),
    ("a.width == 8 @(low - 251)", "L0418", "this is -1"),
    ("a.width == 8 @hihg", "L0419", "no priority named 'hihg'; did you mean 'high'?"),
    ("a.width == 8 @(gap + high)", "L0202", "no view or value named 'gap'"),
    ("cap == 400", "L0423", "'cap' is a constraint; to change its number write `cap.constant = 400`"),
    ("a.width == cap + 8", "L0423", "'cap' is a constraint"),
    ("a.top == b", "L0424", "'b' is a view; to compare with its top write `b.top`"),
    ("a == b", "L0424", "'a' is a view; compare what of it?"),
    (#"a.width == "wide""#, "L0425", "takes a number; this is a string"),
  ])
  func illegalRulesSayWhy(rule: String, code: String, message: String) {
    let body = "view a; view b; constraint cap: a.width <= 200\n\(rule)"
    let (_, compilation) = screen(body)
    #expect(compilation.diagnostics.map(\.code.id) == [code], "\(reports(body))")
    #expect(compilation.diagnostics.first?.message.contains(message) == true, "\(reports(body))")
    #expect(compilation.layouts.first?.program.constraints.count == 1)
  }

  @Test func aMillionPointsAreStillALength() {
    #expect(rows("view a; a.width <= 1000000") == ["a.width <= 1000000"])
  }

  // MARK: One location on each side

  @Test func aMultipleOfTheSuperviewsPlaceIsMeasuredInIt() {
    #expect(codes("view v; v.centerX == 1.5 * superview.centerX") == [])
    #expect(
      rows("view v; v.centerX == 1.5 * superview.centerX") == [
        "v.centerX - 1.5*Screen.centerX + 0.5*Screen.left == 0"
      ])
    #expect(
      rows("view v; v.trailing == 0.5 * superview.trailing + 4") == [
        "v.trailing - 0.5*Screen.trailing - 0.5*Screen.leading == 4"
      ])
    #expect(
      rows("view v; v.bottom == 2 * superview.centerY") == [
        "v.bottom - 2*Screen.centerY + Screen.top == 0"
      ])
  }

  @Test func aMultipleOfAnotherPlaceIsMeasuredInTheCommonSuperviewWithAWarning() {
    let body = "view form { view u; view v; v.left == 2 * u.left }"
    #expect(rows(body) == ["v.left - 2*u.left + form.left == 0"])
    expectReport("L0406", at: "v.left == 2 * u.left", "is measured from 'form'", in: body)
  }

  @Test(arguments: ["left", "leading", "top", "centerX"])
  func whatIsAdvisedForAMultipleOfAPlaceIsARule(_ attribute: String) throws {
    let body = "view u; view v; v.\(attribute) == 2 * u.\(attribute)"
    let notes = screen(body).compilation.diagnostics.flatMap { $0.notes }.map { $0.text }
    let origin = try #require(notes.first?.split(separator: "`").dropFirst().first)
    #expect(notes == ["subtract `\(origin)` from both positions, so that the file shows from where they are measured"])
    let advised = "v.\(attribute) - \(origin) == 2 * (u.\(attribute) - \(origin))"
    #expect(codes("view u; view v; \(advised)") == [])
  }

  @Test func farFactorsAreWarnedOf() {
    expectReport(
      "L0411", at: "b.width", "the factor 0.00001 is far from 1", in: "view a; view b; a.width == 0.00001 * b.width")
    #expect(codes("view a; view b; a.width == 0.0001 * b.width; a.height == 10000 * b.width") == [])
    #expect(codes("view a; view b; a.width == 10001 * b.width") == ["L0411"])
  }

  // MARK: Repairs

  @Test(arguments: [
    ("a.left == 20", "a.left == superview.left + 20"), ("a.left == 0", "a.left == superview.left"),
    ("a.top == b", "a.top == b.top"), ("a.hidden == true", "a.hidden = true"), ("cap == 400", "cap.constant = 400"),
    ("a.width == 50%", "a.width == 50% * superview.width"), ("a.width == 8 @hihg", "a.width == 8 @high"),
  ])
  func repairsLeaveNothingToReport(rule: String, repaired: String) {
    let body = "view a; view b; constraint cap: a.width <= 200\n\(rule)"
    let text = fixed(body)
    #expect(text.contains("\n\(repaired)\n"), "\(text)")
    #expect(codes(text) == [])
  }

  /// The repairs of `rule` that `--fix` makes by itself.
  private func automaticRepairs(_ rule: String) -> [String] {
    let found = screen("view a; constraint cap: a.width <= 200\n\(rule)").compilation.diagnostics
    return found.compactMap(\.fixIt).filter { $0.safety == .automatic }.map(\.message)
  }

  @Test(arguments: [
    "cap == 30 @high", "constraint k: cap == 30", "cap == a.width", "assert cap == 30", "a.hidden == true @high",
    "constraint k: a.hidden == true", "2 * a.left == 20", "-a.left == 20", "a.left / 2 == 20",
  ])
  func whatWouldNotMeanTheSameIsNotRepaired(rule: String) {
    #expect(automaticRepairs(rule) == [])
    #expect(automaticRepairs("a.left == 20 @high") == ["measure from 'superview.left'"])
  }

  // MARK: Loops

  @Test func aLoopPassesOverTheViewThatOthersAreComparedWith() {
    let views = "for i in 0 ..< 3 { view v[i] }\n"
    let loop = { (rule: String) in views + "for i in 0 ..< 3 { \(rule) }" }
    #expect(codes(loop("v[i].width == v[0].width")) == [])
    #expect(
      rows(loop("v[i].width == v[0].width + 10 * i")) == [
        "v[1].width - v[0].width == 10", "v[2].width - v[0].width == 20",
      ])
    #expect(codes(loop("v[i].size == v[0].size")) == [])
    #expect(codes(views + "for w in v { w.width >= v[1].width - 4 }") == [])
    #expect(codes(loop("assert v[i].width <= v[0].width")) == [])
    // What never holds, what is the same in every turn, and what stands in no loop is a slip all the same.
    #expect(codes(loop("v[i].width == v[0].width + 10")).contains("L0408"))
    #expect(codes(loop("v[i].width == v[i].width")).contains("L0408"))
    #expect(codes(views + "v[0] { .width == v[0].width }") == ["L0408"])
  }

  // MARK: Guides

  @Test func guidesOfViewsAreItemsThatRulesSpeakOf() {
    let body = "view a; a.top == safeArea.top + 8; a.left == safeArea.left; a.width == a.safeArea.width"
    #expect(codes(body) == [])
    #expect(
      rows(body) == ["a.top - safeArea.top == 8", "a.left - safeArea.left == 0", "a.width - safeArea.width == 0"])
  }

  @Test func marginAttributesAreEdgesOfTheGuideOfTheMargins() {
    let body = "view a; view b; a.left == margins.left; a.leftMargin == b.left; b.centerX == a.centerXWithinMargins"
    #expect(
      rows(body) == ["a.left - margins.left == 0", "margins.left - b.left == 0", "b.centerX - margins.centerX == 0"])
    #expect(codes(body) == [])
    #expect(codes("view a; a.left == margins.top").contains("L0404"))
    #expect(codes("view a; view b; b.top == a.contentGuide.top") == ["L0202"])
  }

  @Test func aComponentCheckedAloneKnowsNoPlaceOfItsOwn() {
    let body = """
      component Row { view box; .height == 44; .leading == superview.leading; box.left == superview.left }
      layout Screen(10x10) { }
      """
    #expect(codes(body) == [])
  }
}
