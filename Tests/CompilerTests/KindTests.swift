import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// Checks `view v: KIND` in a layout.
private func checkKind(_ kind: String, means: String?, sourceLocation: SourceLocation = #_sourceLocation) {
  let text = "layout A(9x9) { view v: 1️⃣\(kind) }"
  guard let means else { return check(text, reports: [], sourceLocation: sourceLocation) }
  check(
    text,
    reports: [Expected(.unknownKind, "no kind of view is called '\(kind)'; did you mean '\(means)'?")],
    afterFixes: "layout A(9x9) { view v: \(means) }", sourceLocation: sourceLocation)
}

struct KindTests {
  // MARK: Names

  @Test(arguments: ["SegmentedControl", "DatePicker", "PickerView", "PopUpButton", "Separator", "Table"])
  func theNewKindsExist(_ name: String) throws {
    checkKind(name, means: nil)
    #expect(try layout("layout A(9x9) { view v: \(name) }").view("v").kind.name == name)
  }

  @Test(arguments: [
    ("UISegmentedControl", "SegmentedControl"), ("NSSegmentedControl", "SegmentedControl"),
    ("UIDatePicker", "DatePicker"), ("NSDatePicker", "DatePicker"), ("UIPickerView", "PickerView"),
    ("Picker", "PickerView"), ("NSPopUpButton", "PopUpButton"), ("Menu", "PopUpButton"), ("Divider", "Separator"),
    ("NSBox", "Separator"), ("UITableView", "Table"), ("NSTableView", "Table"), ("List", "Table"),
    ("UILabel", "Label"), ("UIImageView", "Image"), ("UIActivityIndicatorView", "Spinner"),
    ("UIProgressView", "Progress"), ("UICollectionView", "ScrollView"), ("UIStackView", "HStack"), ("Toggle", "Switch"),
  ])
  func classesOfAppleAreFixedToKinds(_ name: String, _ means: String) {
    checkKind(name, means: means)
  }

  @Test(arguments: ["SegmentedControl", "DatePicker", "PickerView", "PopUpButton", "Separator", "Table"])
  func aComponentOfTheNameWins(_ name: String) throws {
    let own = try layout(
      """
      component \(name)(thickness: Length = 3): Label { text = "own"; .height == thickness }
      layout A(90x90) { view v: \(name)(thickness: 5) { .edges(top, leading) == superview } }
      """)
    #expect(try own.view("v").kind == .label && own.view("v").text == "own")
    let imported = try layout(
      "import \"B.lay\"\nlayout A(90x90) { view v: \(name) }",
      files: ["B.lay": "component \(name): Image { intrinsic = 4x4 }"])
    #expect(try imported.view("v").kind == .image)
  }

  @Test func aComponentMayExtendOneOfTheName() throws {
    let layout = try layout(
      """
      component Table: VStack { spacing = 4 }
      component Rows: Table { spacing = 8 }
      layout A(90x90) { view v: Rows }
      """)
    #expect(try layout.view("v").kind == .verticalStack)
  }

  @Test func olderKindsKeepTheirNames() {
    check(
      "component 1️⃣Label { }\nlayout A(9x9) { view v: Label { text = \"\" } }",
      reports: [Expected(.kindOfLanguage, "'Label' is a built-in kind of view")])
  }

  @Test func aLayoutOfTheNameIsNoKind() throws {
    #expect(try layout("layout Table(9x9) { view v: Table }").view("v").kind == .table)
  }

  // MARK: Sizes

  @Test func theSystemGivesKindsTheirSizes() throws {
    func frames(_ system: String) throws -> [ViewDescription.IntrinsicLength] {
      let layout = try layout(
        "layout A(9x9) { \(system); view on: Switch; view much: Slider; view own: Switch { intrinsic.width = 40 } }")
      return try [
        layout.view("on").intrinsicWidth, layout.view("on").intrinsicHeight, layout.view("much").intrinsicHeight,
        layout.view("own").intrinsicWidth, layout.view("own").intrinsicHeight,
      ]
    }
    let today: [ViewDescription.IntrinsicLength] = [.fixed(51), .fixed(31), .fixed(31), .fixed(40), .fixed(31)]
    #expect(try frames("") == today && frames("system = ios18") == today)
    #expect(try frames("system = ios26") == [.fixed(63), .fixed(28), .fixed(34), .fixed(40), .fixed(28)])
    #expect(try frames("system = macos15") == [.fixed(38), .fixed(22), .fixed(20), .fixed(40), .fixed(22)])
    #expect(try frames("system = macos26") == [.fixed(54), .fixed(24), .fixed(16), .fixed(40), .fixed(24)])
  }

  @Test func controlsOfMacOSHaveTheFontOfMacOS() throws {
    let layout = try layout(
      """
      layout A(9x9) { system = macos26
        view save: Button { text = "Save" }
        view title: Label { text = "Save"; font = 20 }
        view days: SegmentedControl
      }
      """)
    #expect(try layout.view("save").fontSize == 13 && layout.view("title").fontSize == 20)
    #expect(try layout.view("days").fontSize == 13)
  }

  @Test func theSystemIsSaidOnceAndOfTheLayout() {
    check(
      "layout A(9x9) { when width > 5 { 1️⃣system = ios26 } }",
      reports: [
        Expected(
          .settingInCondition,
          "'system' is the same at every size and in every state, so no condition may set it")
      ])
    check(
      "layout A(9x9) { view v { 1️⃣system = ios26 } }",
      reports: [
        Expected(.propertyElsewhere, "'v' is not the layout and has no 'system': it belongs to the layout itself")
      ])
    check(
      "layout A(9x9) { system = 1️⃣ios17 }",
      reports: [Expected(.unknownPropertyWord, "'system' has no value 'ios17'; did you mean 'ios18'?")],
      afterFixes: "layout A(9x9) { system = ios18 }")
  }

  @Test func aDatePickerIsAsLargeAsItsStyle() throws {
    let layout = try layout(
      """
      layout A(9x9) {
        view compact: DatePicker { text = "Nov 23, 2026" }
        view silent: DatePicker
        view inline: DatePicker { datePickerStyle = inline }
        view wheels: DatePicker { datePickerStyle = wheels }
      }
      """)
    func size(_ name: String) throws -> [Rational?] {
      let view = try layout.view(name)
      return [view.intrinsicLength(.horizontal, scale: 2), view.intrinsicLength(.vertical, scale: 2)]
    }
    #expect(try size("silent") == [nil, Rational(69, 2)])
    #expect(try size("inline") == [320, nil] && size("wheels") == [320, 216])
    let text = TextMeasure.width(of: "Nov 23, 2026", fontSize: 17)
    let width = try #require(try size("compact")[0])
    #expect(width >= text + 24 && width < text + 25)
  }

  @Test func aSeparatorIsThinAcrossItsRow() throws {
    let layout = try layout(
      """
      layout A(9x9) {
        view line: Separator
        view row: HStack { view bar: Separator }
        view column: VStack { view rule: Separator }
        view turned: VStack { axis = horizontal; view post: Separator }
      }
      """)
    func size(_ name: String) throws -> [ViewDescription.IntrinsicLength] {
      try [layout.view(name).intrinsicWidth, layout.view(name).intrinsicHeight]
    }
    #expect(try size("line") == [.none, .fixed(1)] && size("column/rule") == [.none, .fixed(1)])
    #expect(try size("row/bar") == [.fixed(1), .none] && size("turned/post") == [.fixed(1), .none])
  }

  @Test func controlsHugTheirHeightInAppKit() throws {
    let layout = try layout(
      "layout A(9x9) { profile = appkit; view a: SegmentedControl; view b: PopUpButton; view c: DatePicker }")
    for name in ["a", "b", "c"] { #expect(try layout.view(name).verticalHugging == .high) }
  }

  // MARK: Tables

  @Test func aTableScrolls() throws {
    let layout = try layout(
      """
      layout A(100x100) {
        view list: Table { .edges == superview
          view row { .edges == superview; .width == superview.width; .height == 300 }
        }
      }
      """)
    let (list, row) = (try layout.id("list"), try layout.id("list/row"))
    var running = Layout(layout.program)
    running.resize(to: LayoutEnvironment(size: ExactSize(width: 100, height: 100)))
    #expect(running.exactFrame(of: list).height == 100 && running.exactFrame(of: row).height == 300)
  }
}
