import LayCompiler
import LayDiagnostics
import Testing

/// Repairs of what messages say how to write: one report before, none afterwards.
@Suite struct FixItTests {
  /// Expects of statements in a layout one report, and that its repair makes `repaired` of them, which reports nothing. `other` is
  /// what the first of the other repairs makes of them.
  private func expectRepair(
    _ statements: String, _ code: DiagnosticCode, _ repaired: String?, _ safety: FixIt.Safety = .needsReview,
    other: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func whole(_ inside: String) -> String {
      "layout A(300x200) {\n  view a; view b { view c }\n  \(inside)\n}\n"
    }
    let text = whole(statements)
    let reports = compiled(text).diagnostics
    #expect(reports.map(\.code) == [code], "\(reports.map(\.message))", sourceLocation: sourceLocation)
    let fixIt = reports.first?.fixIt
    #expect(fixIt.map { applied($0, to: text) } == repaired.map(whole), sourceLocation: sourceLocation)
    guard let repaired, let fixIt else { return }
    #expect(fixIt.safety == safety, sourceLocation: sourceLocation)
    #expect(compiled(whole(repaired)).diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    let alternative = reports.first?.alternatives.first.map { applied($0, to: text) }
    #expect(alternative == other.map(whole), sourceLocation: sourceLocation)
    if let other { #expect(compiled(whole(other)).diagnostics.isEmpty, sourceLocation: sourceLocation) }
  }

  private func applied(_ fixIt: FixIt, to text: String) -> String {
    String(decoding: applying(fixIt.edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func mixedFamiliesBecomeOne() {
    expectRepair(
      "a.leading == superview.left + 16", .mixedFamilies, "a.leading == superview.leading + 16",
      other: "a.left == superview.left + 16")
    expectRepair(
      "b.rightMargin >= a.trailing", .mixedFamilies, "b.trailingMargin >= a.trailing",
      other: "b.rightMargin >= a.right")
    expectRepair(
      "a.left - b.left == b.c.trailing - b.trailing", .mixedFamilies,
      "a.leading - b.leading == b.c.trailing - b.trailing", other: "a.left - b.left == b.c.right - b.right")
  }

  @Test func aPlaceThatIsComparedWithALengthIsMeasuredFromTheSuperview() {
    expectRepair("a.left == b.width", .locationWithSize, "a.left == superview.left + b.width")
    expectRepair("b.height + 8 <= a.top", .locationWithSize, "superview.top + b.height + 8 <= a.top")
    expectRepair("a.left + 8 == b.width", .locationWithSize, "a.left + 8 == superview.left + b.width")
    expectRepair("2 * a.left == b.width", .locationWithSize, nil)
  }

  @Test func aQuotientOfAttributesBecomesAProduct() {
    expectRepair("a.width / a.height == 16/9", .notLinear, "a.width == 16/9 * a.height", .automatic)
    expectRepair("2 == a.width / b.width", .notLinear, "2 * b.width == a.width", .automatic)
    expectRepair("a.width / a.height >= 2 @high", .notLinear, "a.width >= 2 * a.height @high")
    expectRepair("2 >= a.width / a.height", .notLinear, "2 * a.height >= a.width")
    expectRepair("a.width / (a.height - 8) >= 2", .notLinear, nil)
    expectRepair("a.width / a.height == 2 * b.width", .notLinear, nil)
  }

  @Test func aMessageAboutAQuotientKeepsTheRelation() {
    let report = compiled("layout A(1x1) { view a { .width / .height <= 2 } }").diagnostics.first?.message
    #expect(report == "dividing by an attribute is not linear; multiply instead: `.width <= 2 * .height`")
  }

  @Test func numbersForPlacesAndSizesAreSpelledAsThese() {
    expectRepair("a.size == 44", .compoundOperand, "a.size == 44x44")
    expectRepair(
      "metric side = 4; a.size == side + 1", .compoundOperand, "metric side = 4; a.size == (side + 1, side + 1)")
    expectRepair("a.edges == 16", .compoundOperand, "a.edges == superview inset 16")
    expectRepair("a.center == (0, 8)", .compoundOperand, "a.center == superview offset (0, 8)")
    expectRepair("a.edges == 16 inset 8", .compoundOperand, nil)
  }

  @Test func oneAndZeroAreTrueAndFalse() {
    expectRepair("a.hidden = 1", .wrongValue, "a.hidden = true", .automatic)
    expectRepair("a.hidden = 0", .wrongValue, "a.hidden = false", .automatic)
    expectRepair("a.hidden = 2", .wrongValue, nil)
    expectRepair("a.hidden = 2 - 1", .wrongValue, nil)
  }

  @Test func argumentsThatAreMissingAreWrittenToBeginWith() {
    let card = "component Card(title: Text, rows: Number, gap: Length, on: Bool, icon: Size) { }\n"
    let all = "title: \"title\", rows: 1, gap: 8, on: false, icon: 44x44"
    check(
      card + "layout A(1x1) { view a: 1️⃣Card }",
      reports: [Expected(.missingArgument, "'Card' needs 'title', 'rows', 'gap', 'on', 'icon'")],
      afterFixes: card + "layout A(1x1) { view a: Card(\(all)) }")
    check(
      card + "layout A(1x1) { view a: 1️⃣Card(on: true, rows: 2) { hidden = true } }",
      reports: [Expected(.missingArgument, "'Card' needs 'title', 'gap', 'icon'")],
      afterFixes: card
        + "layout A(1x1) { view a: Card(on: true, rows: 2, title: \"title\", gap: 8, icon: 44x44) { hidden = true } }")
    check(
      card + "layout A(1x1) { view a: 1️⃣Card() }",
      reports: [Expected(.missingArgument, "'Card' needs 'title', 'rows', 'gap', 'on', 'icon'")],
      afterFixes: card + "layout A(1x1) { view a: Card(\(all)) }")
  }

  @Test func asManyArgumentsAsNobodyWritesAreNotWritten() {
    func text(_ count: Int) -> String {
      let parameters = (0..<count).map { "p\($0): Number" }.joined(separator: ", ")
      return "component Card(\(parameters)) { }\nlayout A(1x1) { view a: Card }"
    }
    #expect(compiled(text(8)).diagnostics.first?.fixIt != nil)
    #expect(compiled(text(9)).diagnostics.first?.fixIt == nil)
  }

  @Test func anImportThatIsThereAlreadyGoes() {
    check(
      "import \"B.lay\"\nimport 1️⃣\"./B.lay\"\nlayout A(1x1) { }",
      reports: [Expected(.importedTwice, "'B.lay' is imported already")],
      afterFixes: "import \"B.lay\"\nlayout A(1x1) { }",
      files: ["B.lay": "metric gap = 8", "./B.lay": "metric gap = 8"])
  }
}
