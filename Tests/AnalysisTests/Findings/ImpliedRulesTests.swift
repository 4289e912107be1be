import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Rules that follow from others, and rules that look as if they did.
@Suite struct ImpliedRulesTests {
  /// A device with a safe area on one side needs a constraint that all others do not, whatever their order.
  @Test(arguments: [
    "\"iPhone SE\", \"iPhone Duo outer portrait\"", "\"iPhone Duo outer portrait\", \"iPhone SE\"", "iPhone, iPad",
  ])
  func eachSafeAreaIsExamined(sizes: String) {
    func codes(_ sizes: String) -> [String] {
      checked(
        """
        layout M(375x667) {
          sizes \(sizes)
          view box: Label { text = "A rather long explanation that wraps on narrow screens and phones"; lines = 0 }
          box.centerX == superview.centerX
          box.top == safeArea.top + 20
          box.leading >= margins.leading
          box.trailing <= margins.trailing
        }
        """
      ).diagnostics.map { $0.code.id }
    }
    #expect(codes(sizes) == [])
    #expect(codes("\"iPhone SE portrait\"") == ["L0535"])
  }

  /// The notes of L0535 about `body`: the rule, and how many places are named.
  private func implied(_ body: String, sizes: String = "sizes 100x100 ... 600x500", before: String = "") -> [String] {
    let text = "\(before)\nlayout Screen(300x300) {\n\(sizes)\n\(body)\n}\n"
    let bytes = Array(text.utf8)
    return checked(text).diagnostics.filter { $0.code == .impliedRule }.map {
      "\(String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)): \($0.labels.count)"
    }
  }

  private let box = "view box { .edges(top, leading, trailing) == superview inset 8; .height == 40 }"
  private let row = """
    view a { .height == 20; .top == superview.top }
    view b { }
    view c { }
    vfl "H:|[a][b(a)][c(b)]|" alignAllTop alignAllBottom
    """

  @Test(arguments: [
    ("box.centerX == superview.centerX", 1), ("box.width >= 0", 0), ("box.height == 40 @high", 1),
    ("box.height >= 30 @low", 1), ("box.bottom == superview.top + 48", 2), ("box.bottom >= superview.top + 40", 2),
    ("2 * box.width == 2 * root.width - 32", 1), ("box.width <= root.width", 1),
  ])
  func whatOneStatementOrSeveralDemandIsReported(rule: String, count: Int) {
    #expect(implied("\(box)\n\(rule)") == ["\(rule): \(count)"])
  }

  @Test func anEquationThatClosesACircleIsReportedWithTheOthers() {
    #expect(implied("\(row)\na.width == c.width") == ["a.width == c.width: 2"])
    #expect(implied("\(row)\nb.height == 20") == ["b.height == 20: 3"])
    #expect(implied("\(row)\n3 * a.width == root.width") == ["3 * a.width == root.width: 1"])
  }

  @Test func theEarlierOneIsReportedWhereTheLaterSaysMore() {
    let body = "view box { .height == 40; .top == superview.top; .centerX == superview.centerX }"
    #expect(
      implied("\(body)\nvfl \"H:|-8-[box]-8-|\"") == [".centerX == superview.centerX: 2"])
  }

  /// The branch is chosen at all sizes that are promised, and not at others.
  @Test func whatABranchDemandsIsNotDemandedAtOtherSizes() {
    let frame = "view a\na.height <= 2 * superview.height - 20 @high"
    let branch = "a.edges == root inset 150"
    let sizes = "sizes 300x400 ... 400x480"
    #expect(implied("\(frame)\nwhen width >= 300 and height < 600 { \(branch) }", sizes: sizes) == [])
    #expect(
      implied("\(frame)\nwhen width >= 300 { \(branch) } else { \(branch) }", sizes: sizes)
        == ["a.height <= 2 * superview.height - 20 @high: 2"])
  }

  @Test(arguments: [
    // It holds at the sizes that are promised, and is there for others.
    "box.width <= 700", "box.bottom <= superview.bottom", "box.width >= 80",
    // It may be changed.
    "constraint cap: box.height <= 60", "when width > 200 { h.constant = 800 }; constraint h: box.height <= 900",
    // It decides something.
    "view t: Label { text = \"x\"; .edges(top, leading) == superview; .trailing <= superview.trailing - 12 }",
    "view v { .edges == superview; .width >= .height @low }",
  ])
  func whatIsNeededSomewhereIsNot(rule: String) {
    #expect(implied("\(box)\n\(rule)") == [])
  }

  /// A mask that no rule needs is measured afterwards: then its superview may get too small for it.
  @Test func aRuleThatMakesAMaskTakePartIsNotSurplus() {
    func body(_ mask: String, _ more: String = "") -> String {
      """
      view a {
        bounds = (0, 0, 100, 40); .edges(top, leading, bottom) == superview; .width == 10 @249
        view c { frame = (20, 0, 60, 10); mask = \(mask) }
      }
      a.c.width >= 0 @999
      \(more)
      """
    }
    #expect(implied(body("W")) == [])
    // Its length is always 60, or another rule needs it.
    #expect(implied(body("LM")) == ["a.c.width >= 0 @999: 1"])
    #expect(implied(body("W", "a.c.width <= 300")) == ["a.c.width >= 0 @999: 0"])
    // One of two has to stay.
    #expect(implied(body("W", "a.c.trailing >= a.c.leading")).count == 1)
  }

  @Test func noRuleFollowsFromOneThatMayBeChanged() {
    let named = box.replacing(".height == 40", with: "constraint h: .height == 40")
    #expect(implied("\(named)\nbox.height >= 30 @low") == [])
  }

  @Test func aRuleThatFollowsInOneDirectionOnlyIsNeeded() {
    let body = "view v { .top == superview.top; .size == 20x20; .leading == superview.leading"
    #expect(implied("\(body); .left >= superview.left }") == [])
    #expect(implied("\(body); .trailing == superview.leading + 20 }").count == 1)
  }

  @Test func aRuleOfAComponentIsNotSurplusBecauseItsUserDemandsMore() {
    let component = "component Row { .height >= 44; view x { .edges == superview } }"
    let use = "view r: Row { .edges(top, leading, trailing) == superview; .height == 50 }"
    #expect(implied(use, before: component) == [])
    #expect(checked("\(component)\nlayout S(300x300) {\nsizes 100x100 ... 600x500\n\(use)\n}").diagnostics == [])
  }

  @Test func aRuleOfAComponentIsNeededWhereOneLayoutNeedsIt() {
    let component = """
      component Row {
        view x { .edges(top, leading, bottom) == superview; .width >= 20; when width > 150 { .width == 30 } else { .width == 20 } }
      }
      """
    func layout(_ name: String, _ sizes: String) -> String {
      "layout \(name)(300x300) {\nsizes \(sizes)\nview r: Row { .edges == superview } }"
    }
    let both = checked("\(component)\n\(layout("A", "100x100 ... 600x500"))")
    #expect(both.diagnostics.map { $0.code } == [.impliedRule])
    let other = component.replacing(".width == 20 }", with: ".width == 40 @low }")
    let text = "\(other)\n\(layout("A", "100x100 ... 600x500"))\n\(layout("B", "200x100 ... 600x500"))"
    #expect(checked(text).diagnostics.filter { $0.code == .impliedRule } == [])
  }

  @Test func allThatAreReportedMayBeDroppedTogether() {
    let fourth = "view d { .edges(top, bottom) == a; .leading == c.trailing }"
    let body = "\(row)\n\(fourth)\nd.width == c.width\nd.width == a.width"
    #expect(implied(body).count == 1)
    #expect(implied("\(body)\nd.width == b.width\na.width == c.width").count == 3)
  }

  // MARK: - Random layouts

  /// The layout without the rules that follow from others is the same at any size.
  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func withoutWhatFollowsNothingMoves(seed: UInt64) {
    var random = RandomLayout(seed: seed)
    let program = random.program
    let isChangeable = program.isChangeable
    for size in random.sizes(3) {
      let environment = random.environment(size)
      let groups = program.constraints.indices.map { isChangeable[$0] ? nil : $0 }
      var rows = ImpliedRows(ParametricLayout(program, as: environment), groups: groups)
      var less = program
      let suspects = rows.suspects
      for group in program.constraints.indices.reversed() where suspects.contains(group) {
        guard case .implied = rows.answer(group) else { continue }
        rows.drop(group)
        less.constraints[group].isActive = false
      }
      var (whole, rest) = (Layout(program), Layout(less))
      let report = whole.resize(to: environment)
      if !report.conflicts.isEmpty || !report.ambiguities.isEmpty || !report.collapses.isEmpty { continue }
      rest.resize(to: environment)
      for view in program.views.indices {
        #expect(whole.exactFrame(of: ViewID(view)) == rest.exactFrame(of: ViewID(view)), "seed \(seed) at \(size)")
      }
    }
  }
}
