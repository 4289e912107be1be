import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// States: one more condition, which the host decides.
@Suite struct StateTests {
  /// The frame of a view, and whether it is hidden, in a state at a size.
  private func read(
    _ compiled: CompiledLayout, _ path: String, _ state: String?, width: Int = 100, height: Int = 100
  ) throws -> (frame: ExactRect, isHidden: Bool) {
    var layout = Layout(compiled.program)
    let size = ExactSize(width: Rational(width), height: Rational(height))
    layout.resize(to: LayoutEnvironment(size: size).inState(state.flatMap { compiled.program.state(named: $0) }))
    let view = try #require(layout.view(at: path))
    return (layout.exactFrame(of: view), layout.isHidden(view))
  }

  @Test func aStateSetsConstantsFlagsAndRules() throws {
    let compiled = try layout(
      """
      layout S(100x100) {
        view a { .edges(top, leading) == superview; .height == 10 }
        constraint cap: a.width == 20
        constraint other: a.width == 90 @high
        state wide { cap.constant = 60; a.hidden = true }
        state free { cap.active = false }
        state ruled { cap.priority = low; a.width == 33 }
      }
      """)
    #expect(compiled.program.states == ["wide", "free", "ruled"])
    #expect(try read(compiled, "a", nil) == (ExactRect(x: 0, y: 0, width: 20, height: 10), false))
    #expect(try read(compiled, "a", "wide") == (ExactRect(x: 0, y: 0, width: 60, height: 10), true))
    #expect(try read(compiled, "a", "free").frame.width == 90)
    #expect(try read(compiled, "a", "ruled").frame.width == 33)
  }

  @Test func aStateOverridesAWhenAndAWhenInItTheStateWhateverTheOrder() throws {
    let base = "view a { .edges(top, leading) == superview; .height == 10 }; constraint cap: a.width == 20"
    let when = "when width >= 50 { cap.constant = 30 }"
    let state = "state wide { when width >= 80 { cap.constant = 50 }; cap.constant = 40 }"
    for text in ["\(base); \(when); \(state)", "\(state); \(when); \(base)"] {
      let compiled = try layout("layout S(100x100) { \(text) }")
      #expect(try read(compiled, "a", nil, width: 40).frame.width == 20)
      #expect(try read(compiled, "a", nil, width: 60).frame.width == 30)
      #expect(try read(compiled, "a", "wide", width: 60).frame.width == 40)
      #expect(try read(compiled, "a", "wide", width: 80).frame.width == 50)
    }
  }

  @Test func outerBracesWinOverAStateOfTheComponent() throws {
    let compiled = try layout(
      """
      component Row(10x10) { view dot { frame = (0, 0, 4, 4) }; state off { dot.hidden = true; .hidden = true } }
      layout S(100x100) {
        view a: Row { frame = (0, 0, 10, 10) }
        view b: Row { frame = (0, 0, 10, 10); hidden = false }
        state off { a.mask = none }
      }
      """)
    #expect(compiled.program.states == ["off"])
    #expect(try read(compiled, "a/dot", "off").isHidden && read(compiled, "b/dot", "off").isHidden)
    #expect(try read(compiled, "a", "off").isHidden)
    #expect(try !read(compiled, "b", "off").isHidden)
    #expect(try !read(compiled, "a/dot", nil).isHidden)
  }

  @Test func twoSettingsOfOneStateMustAgree() {
    check(
      "layout S(9x9) { view a; state s { when width > 3 { a.hidden = true }; when height > 3 { 1️⃣a.hidden = false } } }",
      reports: [
        Expected(.conditionsOverlap, "both conditions hold at 9x9, and they set 'hidden' of 'a' differently")
      ])
    check("layout S(9x9) { view a; state s { a.hidden = true }; state t { a.hidden = false } }")
  }

  @Test func aLayoutHasSixtyFourStatesAndNoMore() {
    func states(_ count: Int) -> String { (0..<count).map { "state s\($0) { }" }.joined(separator: "\n") }
    check("layout S(9x9) {\n\(states(64))\n}")
    check(
      "layout S(9x9) {\n\(states(64))\nstate 1️⃣more { }\n}",
      reports: [Expected(.tooManyStates, "a layout has at most 64 states")])
  }

  @Test func theBaseIsWhereNoStateIsChosen() throws {
    let text = """
      layout S(100x100) {
        view a { .edges(top, leading) == superview; .height == 10 }
        constraint cap: a.width == 20
        state wide { cap.constant = 60 }
        state base { cap.constant = 30; assert a.width == 30; a.hidden = true }
        expect 100x100 { a.width == 30 }
        expect 100x100 (state: base) { a.hidden == true }
        expect 100x100 (state: wide) { a.width == 60; a.hidden == false }
      }
      """
    let compiled = try layout(text)
    #expect(compiled.program.states == ["wide"])
    #expect(try read(compiled, "a", nil).frame.width == 30)
    #expect(try read(compiled, "a", "wide").frame.width == 60)
  }
}
