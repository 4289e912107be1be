import LayAnalysis
import LayDiagnostics
import Testing

/// Left and right beside leading and trailing, and views that leave their superviews.
@Suite struct FixedSidesTests {
  private func said(_ body: String, _ code: DiagnosticCode) -> [String] {
    checked("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}\n").diagnostics
      .filter { $0.code == code }.map { $0.message }
  }

  private let icon = "view icon { .size == 20x20; .top == superview.top; .left == superview.left + 8 }"

  @Test func whatLeavesTheScreenFromRightToLeftIsReported() {
    let text = "view text { .size == 30x20; .top == icon.top; .leading == icon.trailing + 8 }"
    #expect(
      said("\(icon)\n\(text)", .fixedSide) == [
        "'leading' is mirrored and 'left' is not: in a right-to-left layout, 'text' extends beyond the screen"
      ])
    let same = text.replacing(".leading == icon.trailing", with: ".left == icon.right")
    #expect(said("\(icon)\n\(same)", .fixedSide) == [])
  }

  @Test func whatLiesOnEachOtherAndWhatContradictsItselfIsReported() {
    let end = "view end { .size == 20x20; .top == icon.top; .trailing == superview.trailing - 8 }"
    #expect(
      said("\(icon)\n\(end)", .fixedSide) == [
        "'leading' is mirrored and 'left' is not: in a right-to-left layout, 'icon' and 'end' lie on each other"
      ])
    let sides = ".leading == superview.leading; .right == superview.left + 20"
    let both = "view v { .size == 20x20; .top == icon.bottom; \(sides) }"
    #expect(said("\(icon)\n\(both)", .fixedSide).map { $0.suffix(20) } == ["constraints conflict"])
  }

  @Test(arguments: [
    "view a { .edges(leading, trailing) == superview; .height == 8; .top == icon.bottom }",
    "view a { .leading == superview.leading; .size == 20x20; .top == icon.bottom }",
    "view a { .size == 20x20; .top == icon.top; .right == superview.right }",
  ])
  func whatWorksBothWaysIsNot(body: String) {
    #expect(said("\(icon)\n\(body)", .fixedSide) == [])
  }

  @Test func theRepairSpeaksOfLeadingSidesOnBothSides() throws {
    let text = "view text { .size == 30x20; .top == icon.top; .leading == icon.trailing + 8 }"
    let whole = "layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(icon)\n\(text)\n}\n"
    let edits = try #require(checked(whole).diagnostics.first { $0.code == .fixedSide }?.fixIt).edits
    let mended = applying(edits, to: whole)
    #expect(mended.contains(".leading == superview.leading + 8"))
    #expect(checked(mended).diagnostics == [])
  }

  // MARK: - Superviews

  private let card = "view card { .edges(top, leading, trailing) == superview inset 8; .height == 40"

  @Test func aViewThatLeavesItsSuperviewSomewhereIsReportedWithTheSizes() {
    #expect(
      said("\(card); view v { .size == 90x20; .center == superview } }", .leavesSuperview) == [
        "'card.v' extends beyond 'card' for every width below 106"
      ])
  }

  @Test(arguments: [
    // Outside everywhere, or by its own words.
    "view v { .size == 20x60; .center == superview }", "view v { .size == 90x20; .center == superview; hidden = true }",
    "view v { .size == 20x20; .centerX == superview.trailing; .top == superview.top }",
    "view v { .leading == superview.leading - 4; .size == 60x20; .top == superview.top }",
    "view v { .width == superview.width + 8; .height == 8; .center == superview }",
    "view v { .size == 90x20; .center == superview; transform = scale(0.5) }",
  ])
  func whatIsDrawnOutsideOnPurposeIsNot(inner: String) {
    #expect(said("\(card); \(inner) }", .leavesSuperview) == [])
  }
}
