import Testing

@testable import LayIDE

/// Kinds that a component of the file may be called like.
@Suite struct KindCompletionTests {
  @Test func theNewKindsAreOffered() {
    let text = "layout A(9x9) { view v: ‸ }"
    Offered(text).check("SegmentedControl DatePicker PickerView PopUpButton Separator Table", text)
  }

  @Test func aComponentOfTheNameIsOfferedInstead() {
    let offered = Offered("component Table: VStack { }\nlayout A(9x9) { view v: ‸ }")
    let tables = offered.items.filter { $0.label == "Table" }
    #expect(tables.count == 1 && tables.allSatisfy { $0.detail != "kind" })
  }

  @Test(arguments: [
    ("view v: SegmentedControl { ‸ }", "segments font fontWeight textColor -text -axis"),
    ("view v: DatePicker { ‸ }", "datePickerStyle text font -segments"),
    ("view v: TextField { ‸ }", "placeholder textAlignment cornerRadius alpha tint -image"),
    ("view v: PopUpButton { ‸ }", "image text -placeholder"),
    ("view v: Separator { ‸ }", "backgroundColor alpha -text -fontWeight"),
    ("view v: DatePicker { datePickerStyle = ‸ }", "compact inline wheels"),
    ("view v: Label { fontWeight = ‸ }", "regular bold ultraLight"),
    ("system = ‸", "ios18 ios26 macos15 macos26"),
  ])
  func propertiesAreThoseOfTheKind(_ body: String, _ words: String) {
    let text = "layout A(9x9) { \(body) }"
    Offered(text).check(words, text)
  }

  @Test func propertiesAreThoseOfTheComponent() {
    let text = "component Table: VStack { }\nlayout A(9x9) { view v: Table { ‸ } }"
    Offered(text).check("spacing axis", text)
  }

  @Test func hoverTellsKindAndComponentApart() {
    var solutions = Solutions()
    let kind = Marked("layout A(9x9) { view v: T⟨1⟩able }")
    #expect(kind.snapshot().hover(at: kind.offsets[0], &solutions)?.text.contains("Rows that scroll") ?? false)
    let own = Marked("/// Our rows.\ncomponent Table: VStack { }\nlayout A(9x9) { view v: T⟨1⟩able }")
    #expect(own.snapshot().hover(at: own.offsets[0], &solutions)?.text.contains("Our rows.") ?? false)
  }
}
