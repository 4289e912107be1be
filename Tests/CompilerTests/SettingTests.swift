import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// Checks settings inside `layout S(100x100) { view v: … }`.
private func checkView(
  _ body: String, kind: String = "View", reports: [Expected] = [], afterFixes: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = "layout S(100x100) { view v: \(kind) { "
  check(
    before + body + " } }", reports: reports, afterFixes: afterFixes.map { before + $0 + " } }" },
    sourceLocation: sourceLocation)
}

struct SettingTests {
  @Test func wordsAreNoNamesInExpressions() {
    check(
      "layout S(9x9) { view v { contentMode = 1️⃣left + right } }",
      reports: [Expected(.wrongValue, "'contentMode' is one word, and nothing is computed with words")])
    check(
      "layout S(9x9) { view v { intrinsic = 1️⃣(none, 5) } }",
      reports: [Expected(.wrongValue, "'none' is not a number of a size")])
    check(
      "layout S(9x9) { view v: Label { text = 1️⃣-\"x\" } }",
      reports: [Expected(.wrongKindOfValue, "'-' precedes a number, and this is a string")])
  }

  @Test func settingsReachTheProgram() throws {
    let layout = try layout(
      """
      layout S(100x100) {
        autoresizing = even; transforms = ios7; direction = rtl
        view v: Label {
          text = "Player " + (1 + 1); font = 2 * 9; hidden = 1 < 2; autoresizesSubviews = false
          intrinsic.height = 44; hugging = 1; hugging.vertical = high; compression.horizontal = 740
          alignmentInsets = (top: 1, horizontal: 2); anchorPoint = (0, 1); backgroundColor = #ff66ff
          transform = [rotate(-90deg), translate(8, 0)]
        }
        view w { intrinsic = none; alignmentInsets = (1, 2, 3, 4) }
      }
      """)
    let view = try layout.view("v")
    #expect(layout.program.autoresizing == .even && layout.program.transforms == .ios7)
    #expect(layout.program.views[0].direction == .rightToLeft)
    #expect(view.text == "Player 2" && view.fontSize == 18 && view.hidden && !view.autoresizesSubviews)
    #expect(view.intrinsicWidth == .ofContent && view.intrinsicHeight == .fixed(44))
    #expect(view.horizontalHugging == Priority(1) && view.verticalHugging == .high)
    #expect(view.horizontalCompression == Priority(740) && view.verticalCompression == .high)
    #expect(view.alignmentInsets == ExactInsets(top: 1, left: 2, bottom: 0, right: 2))
    #expect(view.anchorPoint == ExactPoint(x: 0, y: 1))
    #expect(view.transform == ExactTransform(a: 0, b: -1, c: 1, d: 0, tx: 8, ty: 0))
    #expect(try layout.view("w").alignmentInsets == ExactInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func anAttributeIsDemandedAndNotSet() {
    check(
      "layout S(10x10) { view form; 1️⃣form.width = 200 }",
      reports: [
        Expected(
          .attributeIsSet,
          "'=' sets a property and 'width' is an attribute; to constrain it write `form.width == 200`")
      ],
      afterFixes: "layout S(10x10) { view form; form.width == 200 }")
    checkView(
      "1️⃣width = 200",
      reports: [
        Expected(
          .attributeIsSet, "'=' sets a property and 'width' is an attribute; to constrain it write `.width == 200`")
      ],
      afterFixes: ".width == 200")
  }

  @Test func propertiesAreKnownAndOfTheRightView() {
    checkView(
      "1️⃣hiden = true",
      reports: [Expected(.unknownProperty, "'v' has no property 'hiden'; did you mean 'hidden'?")],
      afterFixes: "hidden = true")
    checkView(
      "1️⃣axis = vertical", kind: "Label",
      reports: [
        Expected(
          .propertyElsewhere, "'v' is of the kind Label and has no 'axis': only HStack and VStack have it")
      ])
    checkView(
      "1️⃣text = \"x\"",
      reports: [
        Expected(
          .propertyElsewhere,
          "'v' is of the kind View and has no 'text': only Label, Button, TextField, TextView, PopUpButton and DatePicker show text"
        )
      ])
    checkView(
      "1️⃣autoresizing = even",
      reports: [
        Expected(.propertyElsewhere, "'v' is not the layout and has no 'autoresizing': it belongs to the layout itself")
      ])
    checkView("hugging.1️⃣width = 2", reports: [Expected(.unknownProperty, "'hugging' has no part 'width'")])
    check(
      "layout S(10x10) { guide g; g.1️⃣hidden = true }",
      reports: [
        Expected(
          .propertyElsewhere, "'g' is a guide and has no 'hidden': a guide has no properties, only constraints")
      ])
    check(
      "layout S(10x10) { view a; constraint cap: a.width <= 4; 1️⃣cap = 5 }",
      reports: [
        Expected(.unknownProperty, "'cap' is a constraint; to change its number write `cap.constant = …`")
      ])
    check(
      "layout S(10x10) { for i in 0 ..< 2 { view bar[i] }; 1️⃣bar.hidden = true }",
      reports: [Expected(.settingOnList, "'bar' is a list of views")])
  }

  @Test func valuesAreOfTheRightKind() {
    checkView("hidden = 1️⃣4", reports: [Expected(.wrongValue, "'hidden' cannot be a number")])
    checkView("text = 1️⃣4", kind: "Label", reports: [Expected(.wrongValue, "'text' cannot be a number")])
    checkView(
      "font = 1️⃣0", kind: "Label",
      reports: [
        Expected(.valueOutOfRange, "'font' cannot be 0: a font has a size above 0")
      ])
    checkView(
      "lines = 1️⃣1.5", kind: "Label",
      reports: [
        Expected(.valueOutOfRange, "'lines' cannot be 1.5: it is a whole number from 0")
      ])
    checkView("intrinsic = 1️⃣(3, 4, 5)", reports: [Expected(.wrongValue, "'intrinsic' cannot be a list in parentheses")])
    checkView("bounds = (0, 0, 1️⃣true, 4)", reports: [Expected(.wrongValue, "'bounds' cannot be true or false")])
    checkView(
      "hugging = 1️⃣1001",
      reports: [
        Expected(.priorityOutOfRange, "a priority is above 0 and at most 1000; this is 1001")
      ])
  }

  @Test func wordsAreLookedUpOnlyWhereAPropertyTakesThem() {
    check("layout S(10x10) { view redraw; view v: Image { contentMode = redraw } }")
    checkView(
      "contentMode = 1️⃣lefft",
      reports: [Expected(.unknownPropertyWord, "'contentMode' has no value 'lefft'; did you mean 'left'?")],
      afterFixes: "contentMode = left")
    checkView(
      "alignmentInsets = 1️⃣(tpo: 4)",
      reports: [Expected(.wrongKindOfValue, "an inset has no 'tpo'; did you mean 'top'?")])
    checkView(
      "alignmentInsets = 1️⃣(leading: 4, right: 2)",
      reports: [Expected(.mixedFamilies, "'leading' and 'right' do not mix in one inset; use one family")])
    checkView(
      "capInsets = 1️⃣(1, 2, 3)", kind: "Image",
      reports: [Expected(.wrongKindOfValue, "an inset has four numbers, top, leading, bottom and trailing; here are 3")]
    )
    checkView(
      "alignmentInsets = (top: 1️⃣.width)",
      reports: [
        Expected(.settingNotConstant, "'alignmentInsets' must be a constant; it cannot follow an attribute of a view")
      ])
  }

  @Test func aSettingIsConstant() {
    check(
      "layout S(10x10) { view a; view b: Label { font = 1️⃣a.width } }",
      reports: [Expected(.settingNotConstant, "'font' must be a constant; it cannot follow an attribute of a view")])
    checkView(
      "intrinsic.width = 1️⃣superview.width",
      reports: [
        Expected(.settingNotConstant, "'intrinsic.width' must be a constant; it cannot follow an attribute of a view")
      ])
  }

  @Test func aPropertyIsSetOnceInABlock() {
    checkView(
      "hidden = true; 1️⃣hidden = false",
      reports: [Expected(.setTwice, "'hidden' of 'v' is already set on line 1")])
    check(
      "layout S(10x10) { view v; when width > 4 { v.hidden = true; 1️⃣v.hidden = true } }",
      reports: [Expected(.setTwice, "'hidden' of 'v' is already set on line 1")])
  }

  @Test func outerBracesWinWhateverTheOrder() throws {
    for text in [
      "layout S(10x10) { view card { view dot { hidden = true; hugging = 1 } }; card.dot { hidden = false } }",
      "layout S(10x10) { card.dot { hidden = false }; view card { view dot { hidden = true; hugging = 1 } } }",
    ] {
      let dot = try layout(text).view("card/dot")
      #expect(!dot.hidden && dot.horizontalHugging == Priority(1))
    }
  }

  @Test func transformsAreListsOfTurnsScalingsShiftsAndMatrices() throws {
    func transform(_ text: String) throws -> ExactTransform {
      try layout("layout S(10x10) { view v { transform = \(text) } }").view("v").transform
    }
    #expect(try transform("rotate(90deg)") == .quarterTurns(1))
    #expect(try transform("rotate(-3 * 90deg)") == .quarterTurns(1))
    #expect(try transform("scale(2, 0.5)") == .scale(x: 2, y: Rational(1, 2)))
    #expect(try transform("[translate(1, 2), scale(2)]") == ExactTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 4))
    #expect(try transform("matrix(1, 0, 0, 1, 5, 6)") == .translation(x: 5, y: 6))
    #expect(try transform("rotate(45deg)") == .rotation(degrees: 45))
    #expect(try transform("rotate(-1.5rad)") == .rotation(radians: Rational(-3, 2)))
    #expect(
      try transform("[rotate(30deg), translate(8, 0)]")
        == .rotation(degrees: 30).concatenating(.translation(x: 8, y: 0)))
    checkView(
      "transform = rotate(1️⃣90)",
      reports: [Expected(.angleWithoutUnit, "a rotation needs an angle with a unit: `90deg`")],
      afterFixes: "transform = rotate(90deg)")
    checkView(
      "transform = rotate(1️⃣-45)",
      reports: [Expected(.angleWithoutUnit, "a rotation needs an angle with a unit: `-45deg`")],
      afterFixes: "transform = rotate(-45deg)")
    checkView(
      "transform = rotate(1️⃣1 / 3)",
      reports: [Expected(.angleWithoutUnit, "a rotation needs an angle with a unit: `1/3 * 1deg`")],
      afterFixes: "transform = rotate((1 / 3) * 1deg)")
    checkView(
      "transform = rotate(1️⃣40 + 5)",
      reports: [Expected(.angleWithoutUnit, "a rotation needs an angle with a unit: `45deg`")],
      afterFixes: "transform = rotate((40 + 5) * 1deg)")
    checkView(
      "transform = 1️⃣rotat(90deg)",
      reports: [Expected(.unknownPropertyWord, "'transform' has no value 'rotat'; did you mean 'rotate'?")])
  }

  @Test func aListOfTurnsEndsBeforeItsNumbersGrowWithoutEnd() {
    let turns = Array(repeating: "rotate(1deg)", count: 17).joined(separator: ", ")
    checkView("transform = [\(turns)]", reports: [])
    checkView(
      "transform = 1️⃣[\(turns), rotate(1deg)]",
      reports: [
        Expected(
          .valueTooLong, "this value is too long: a computed number has at most 1024 bits, a string 65536 bytes")
      ])
  }

  @Test func theOldProfileTurnsByQuartersOnly() {
    func checkOld(_ transform: String, reports: [Expected]) {
      check(
        "layout S(10x10) { transforms = ios7; view v { frame = (0, 0, 4, 4); \(transform) } }", reports: reports)
    }
    checkOld("transform = [rotate(90deg), scale(2, -1), translate(3, 4)]", reports: [])
    checkOld(
      "1️⃣transform = rotate(30deg)",
      reports: [
        Expected(
          .turnInOldProfile,
          "with `transforms = ios7`, constraints place the box around a view, so a view can rotate only by multiples of 90 degrees"
        )
      ])
  }

  @Test func aNamedConstraintHasAConstantAPriorityAndIsActive() throws {
    let layout = try layout(
      """
      layout S(100x100) {
        view a; view b
        constraint cap: 2 * a.width <= b.width + 10
        constraint all: a.height == b.height == 20
        cap.constant = 30; cap.priority = 500; all.active = false
      }
      """)
    // The constant counts while `a.width` stands alone, so 30 stands beside b / 2.
    let row = layout.program.constraints[0]
    #expect(row.constant == 30 * row.terms[0].coefficient && row.terms[1].coefficient == -row.terms[0].coefficient / 2)
    #expect(layout.program.constraints[0].priority == Priority(500))
    #expect(layout.program.constraints.dropFirst().allSatisfy { !$0.isActive })
    check(
      "layout S(9x9) { view a; view b; constraint all: a.height == b.height == 20; all.1️⃣constant = 4 }",
      reports: [Expected(.noSingleConstant, "'all' names several constraints, which have no single 'constant'")])
    check(
      "layout S(9x9) { view a; constraint box: a.size == 4x4; 1️⃣box.constant = 4 }",
      reports: [Expected(.noSingleConstant, "'box' names several constraints, which have no single 'constant'")])
    check(
      "layout S(9x9) { view a; constraint cap: a.width == 4; cap.1️⃣hidden = true }",
      reports: [
        Expected(.propertyElsewhere, "'cap' is a constraint and has no 'hidden': views have it")
      ])
  }
}
