import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Repairs of what is no rule: masks, frames, contents, and the parts of visual formats.
@Suite struct SettingRepairTests {
  /// Every repair of the first conflict as the statement that it makes.
  private func statements(_ text: String) throws -> [String] {
    try repairs(of: text).map { $0.edit.text ?? "without \($0.edit.original)" }
  }

  private func header(_ settings: String, _ rule: String) -> String {
    """
    layout Card(375x667) {
      sizes 320x480 ... 414x896
      view header { \(settings) }
      \(rule)
    }
    """
  }

  @Test func aNumberOfAFrameIsChangedToTheNearestThatWorks() throws {
    let text = header("frame = (0, 20, 375, 44); mask = W+BM", "header.height >= 60")
    #expect(try statements(text).contains("frame = (0, 20, 375, 60)"))
    let placed = header("frame = (10, 20, 30, 40)", "header.leading == superview.leading + 12.5")
    #expect(try statements(placed).contains("frame = (12.5, 20, 30, 40)"))
  }

  @Test func aRequiredCompressionBecomesOptionalAtTwoPriorities() throws {
    let text = """
      layout Card(375x667) {
        sizes 320x480 ... 414x896
        view row: HStack {
          .edges(top, leading, trailing) == superview; alignment = center
          view icon: Image { intrinsic = 20x20; compression = required; hidden = true }
          view title: Label { text = "Hi" }
        }
      }
      """
    let found = try statements(text)
    #expect(found.contains("compression = 750") && found.contains("compression = 999"), "\(found)")
  }

  @Test func aPartOfAMaskIsMadeFlexibleWhereThatIsARepair() throws {
    // With the height flexible it is 66 there.
    let text = """
      layout Card(375x667) {
        sizes 375x1000
        view header { frame = (0, 20, 375, 44); mask = W+BM }
        header.height >= 60
      }
      """
    #expect(try statements(text).contains("mask = W+BM+H"))
    #expect(try statements(text).allSatisfy { $0 != "mask = W+BM+TM" })
    let named = text.replacing("W+BM", with: "flexibleWidth")
    #expect(try statements(named).contains("mask = flexibleWidth+flexibleHeight"))
    let bare = text.replacing("; mask = W+BM", with: "")
    #expect(try statements(bare).contains("frame = (0, 20, 375, 44); mask = H"))
  }

  @Test func aViewIsGivenToTheRulesWhereThatIsARepair() throws {
    let text = header("frame = (0, 20, 375, 44); mask = W+BM", "header.height == 60")
    #expect(
      try statements(text).contains("mask = W+BM; translatesAutoresizingMaskIntoConstraints = false"))
    let outside = """
      layout Card(375x667) {
        sizes 375x667
        view header
        header.frame = (0, 20, 375, 44)
        header.height == 60
      }
      """
    #expect(
      try statements(outside).contains(
        "header.frame = (0, 20, 375, 44); header.translatesAutoresizingMaskIntoConstraints = false"))
  }

  @Test func aMaskIsRemovedWhereItsFrameAloneFits() throws {
    let text = """
      layout Card(300x300) {
        sizes 200x300
        view box { frame = (0, 0, 100, 100); mask = W }
        box.width == 100
      }
      """
    #expect(try statements(text).contains("without mask = W"))
  }

  @Test func aSizeOfContentsThatMustNotShrinkIsChanged() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100
        view photo: Image { intrinsic = 80x60; compression = 1000; .edges(top, leading) == superview }
        photo.width <= 70
      }
      """
    let found = try statements(text)
    #expect(found.contains("intrinsic = 70x60"))
    #expect(found.contains("compression = 750"))
  }

  private func pair(_ format: String) -> String {
    """
    layout Pair(200x100) {
      sizes 200x100
      view a { .edges(top, bottom) == superview }
      view b { .edges(top, bottom) == superview }
      \(format)
    }
    """
  }

  @Test func aGapWithoutANumberIsWrittenWithOne() throws {
    let text = pair(#"vfl "H:|[a(100)]-[b(100)]|""#)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    var (lowered, numbers): ([String], [String]) = ([], [])
    for (index, rule) in layout.program.constraints.enumerated() {
      let (place, statement) = (layout.sources.constraints[index], layout.sources.statements[index])
      let text = RuleText(at: place, of: statement, constant: rule.constant, in: compilation)
      guard let text, text.isBareGap else { continue }
      if let edit = text.lowered(to: .high, spelled: "high")?.text { lowered.append(edit) }
      numbers += text.numbers.compactMap { $0.changed(to: 2)?.text }
    }
    #expect(
      lowered == [
        #"vfl "H:|-(0@750)-[a(100)]-[b(100)]|""#, #"vfl "H:|[a(100)]-(8@750)-[b(100)]|""#,
        #"vfl "H:|[a(100)]-[b(100)]-(0@750)-|""#,
      ])
    #expect(
      numbers == [
        #"vfl "H:|-2-[a(100)]-[b(100)]|""#, #"vfl "H:|[a(100)]-2-[b(100)]|""#, #"vfl "H:|[a(100)]-[b(100)]-2-|""#,
      ])
    // What somebody wrote is tried first, and it does.
    #expect(try statements(text).allSatisfy { !lowered.contains($0) && !numbers.contains($0) })
  }

  @Test func theColumnsOfANumberInAFormatAreThoseOfTheNumber() throws {
    let text = pair(#"vfl "H:|-12.5-[a(100)]-7-[b(100)]-0-|""#)
    let repair = try #require(repairs(of: text).first { $0.edit.text == #"vfl "H:|-12.5-[a(100)]-7-[b(80.5)]-0-|""# })
    #expect(repair.edit.edits.map(\.replacement) == ["80.5"])
    #expect(applying(repair.edit.edits, to: text).contains("-7-[b(80.5)]-0-|"))
  }

  @Test func anAlignmentWordIsTakenAway() throws {
    let text = """
      layout Bar(320x44) {
        sizes 320x44 ... 414x44
        view a { .height == 20; .top == superview.top + 4 }
        view b { .height == 30; .bottom == superview.bottom - 2 }
        vfl "H:|-[a(100)]-[b]-|" alignAllTop
      }
      """
    let fix = try #require(try onlyFinding(text).fixIt)
    #expect(fix.message == #"change `vfl "H:|-[a(100)]-[b]-|" alignAllTop` to `vfl "H:|-[a(100)]-[b]-|"`"#)
    #expect(applying(fix.edits, to: text).contains("[b]-|\"\n"))
  }
}
