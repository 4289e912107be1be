import LayCompiler
import LayDiagnostics
import Testing

@Suite struct CompoundRuleTests {
  @Test(arguments: [
    ("a.edges == superview", ["top 0", "leading 0", "bottom 0", "trailing 0"]),
    ("a.edges == superview inset 16", ["top 16", "leading 16", "bottom -16", "trailing -16"]),
    ("a.edges == superview inset (1, 2, 3, 4)", ["top 1", "leading 2", "bottom -3", "trailing -4"]),
    ("a.edges == superview inset (top: 8, horizontal: 16)", ["top 8", "leading 16", "bottom 0", "trailing -16"]),
    ("a.edges == superview inset (vertical: 2)", ["top 2", "leading 0", "bottom -2", "trailing 0"]),
    ("a.edges(top, leading) == superview inset 4", ["top 4", "leading 4"]),
    ("a.edges(left, right) == superview inset (0, 5, 0, 7)", ["left 5", "right -7"]),
    ("a.edges(left) == superview inset (left: 9)", ["left 9"]),
    ("a.edges(bottom, trailing) == superview offset (3, -2)", ["bottom -2", "trailing 3"]),
    ("a.edges(top, leading) == superview.edges(leading, top)", ["top 0", "leading 0"]),
    ("a.edges(left) == superview inset (horizontal: 9)", ["left 9"]),
    ("a.center == superview", ["centerX 0", "centerY 0"]),
    ("a.center == superview offset (0, -20)", ["centerX 0", "centerY -20"]),
  ])
  func aCompoundStandsForOneRuleEach(rule: String, expected: [String]) {
    let wanted = expected.map { pair -> String in
      let parts = pair.split(separator: " ")
      return "a.\(parts[0]) - Screen.\(parts[0]) == \(parts[1])"
    }
    #expect(rows("view a; \(rule)") == wanted)
  }

  @Test func sizesCompareWithViewsAndSizes() {
    #expect(rows("view a; a.size == 44x30") == ["a.width == 44", "a.height == 30"])
    #expect(rows("view a; a.size == (40 + 4, 30)") == ["a.width == 44", "a.height == 30"])
    #expect(
      rows("view a; view b; a.size == b.size == 44x30 @high") == [
        "a.width - b.width == 0 @750", "a.height - b.height == 0 @750", "b.width == 44 @750", "b.height == 30 @750",
      ])
    #expect(rows("let s = 4x5; view a; a.size == s") == ["a.width == 4", "a.height == 5"])
  }

  @Test func aCompoundMayMeetAGuide() {
    #expect(
      rows("guide g { .width == 8 }; view a; a.edges(leading) == g") == [
        "g.width == 8", "a.leading - g.leading == 0",
      ])
    #expect(rows("view a; a.edges(top) == safeArea") == ["a.top - safeArea.top == 0"])
  }

  @Test(arguments: [
    ("a.edges <= superview", "L0420", "<=", "'edges' takes only '=='"),
    ("a.size >= 44x44", "L0420", ">=", "'size' takes only '=='"),
    ("a.size == 44", "L0421", "44", "'size' cannot be compared with a number"),
    ("a.edges == 16", "L0421", "16", "'edges' cannot be compared with a number"),
    ("a.center == (3, 4)", "L0421", "(3, 4)", "'center' cannot be compared with"),
    ("a.edges == b.size", "L0421", "b.size", "'edges' cannot be compared with 'size'"),
    ("a.center == b inset 3", "L0421", "3", "'center' takes no 'inset'"),
    ("a.size == b offset (3, 4)", "L0421", "(3, 4)", "'size' takes no 'offset'"),
    ("a.width == b.width inset 3", "L0421", "3", "belong to"),
    ("superview == a.edges", "L0421", "superview", "'edges' belongs on the left: `a.edges == superview`"),
    ("44x44 == b.center", "L0421", "b.center", "'center' cannot be compared with a size"),
    ("a.edges == b inset (left: 16, right: 16)", "L0421", "(left: 16, right: 16)", "has no edge for the inset 'left'"),
    (
      "a.edges(left, top) == b inset (leading: 8)", "L0421", "(leading: 8)",
      "'a.edges(left, top)' has no edge for the inset 'leading'"
    ),
    ("a.edges(top) == b inset (top: 8, horizontal: 4)", "L0421", "(top: 8, horizontal: 4)", "the inset 'horizontal'"),
    (
      "a.edges(top, leading) == b.edges(bottom, trailing)", "L0421", "b.edges(bottom, trailing)",
      "'a.edges(top, leading)' and 'b.edges(bottom, trailing)' do not name the same edges"
    ),
    ("a.edges(top) == b.edges", "L0421", "b.edges", "do not name the same edges"),
    ("a.edges == b inset (1, 2, 3)", "L0425", "(1, 2, 3)", "an inset has four numbers"),
    (
      "a.edges == b inset (tpo: 3, left: 1)", "L0425", "(tpo: 3, left: 1)", "an inset has no 'tpo'; did you mean 'top'?"
    ),
    ("a.edges == b inset 4x4", "L0425", "4x4", "an inset is a number"),
    ("a.center == b offset 4", "L0425", "4", "an offset is '(dx, dy)'"),
    ("a.edges(top, leadin) == b", "L0432", "leadin", "no edge named 'leadin'; did you mean 'leading'?"),
    ("a.edges(top, top) == b", "L0432", "top", "'top' is named twice"),
    ("a.edges(top, horizontal) == b", "L0432", "horizontal", "no edge named 'horizontal'"),
    ("a.size(3) == b", "L0431", "a.size", "takes no arguments"),
    ("a.edges == a", "L0408", "a.edges == a", "cancel out"),
    ("root.size == 300x400", "L0409", "root.size == 300x400", "comes from outside"),
    ("a.edges(left, leading) == b inset 1000001", "L0410", "a.edges(left, leading) == b", "at most 1000000"),
  ])
  func whatDoesNotCompareIsAnswered(rule: String, code: String, place: String, message: String) {
    expectReport(code, at: place, message, in: "view a; view b\n\(rule)")
  }

  @Test(arguments: [
    ("top, horizontal", "top, leading, trailing"), ("top, vertical", "top, bottom"), ("vertical", "top, bottom"),
    ("all", "top, leading, bottom, trailing"),
  ])
  func edgesOfAnAxisAreNamedOneByOne(edges: String, named: String) {
    #expect(fixed("view a; a.edges(\(edges)) == superview").contains("a.edges(\(named)) == superview"))
  }
}
