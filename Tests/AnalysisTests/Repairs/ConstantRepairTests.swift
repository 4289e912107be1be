import LayCompiler
import LayDiagnostics
import Testing

@testable import LayAnalysis

/// Where a `when` repeats a rule with another number.
@Suite struct ConstantRepairTests {
  /// The first help of the first conflict, and the text with its repair.
  private func repaired(_ text: String) throws -> (help: String, text: String) {
    let conflict = try #require(checked(text).diagnostics.first { $0.code == .conflict })
    let fixIt = try #require(conflict.fixIt)
    return (conflict.notes.first { $0.kind == .help }?.text ?? "", applying(fixIt.edits, to: text))
  }

  @Test func theBaseRuleGetsANameAndTheWhenSetsItsConstant() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        metric wide = 200
        view box { .edges(top, leading, bottom) == superview }
        box.width == 100
        when width >= 600 { box.width == wide }
      }
      """
    let (help, after) = try repaired(text)
    #expect(
      help
        == "tried: with `constraint boxWidth: box.width == 100` on line 5 and `boxWidth.constant = wide` on line 6, nothing conflicts from 320x480 to 1024x1366; nothing moves at 320x480, and 'box' is 200 wide instead of 100 at 1024x1366"
    )
    #expect(after.contains("  constraint boxWidth: box.width == 100\n  when width >= 600 { boxWidth.constant = wide }"))
    #expect(checked(after).diagnostics == [])
  }

  @Test func inBracesTheNameIsSaidByItsPathFromOutside() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view box { .edges(top, bottom) == superview; .width == 100; .leading == superview.leading + 16 }
        when width >= 600 { box.leading == superview.leading + 32 }
      }
      """
    let (_, after) = try repaired(text)
    #expect(after.contains("constraint usualLeading: .leading == superview.leading + 16 }"))
    #expect(after.contains("when width >= 600 { box.usualLeading.constant = 32 }"))
    #expect(checked(after).diagnostics == [])
  }

  @Test func aRuleWithANameKeepsItAndANameThatIsTakenGetsANumber() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view box { .edges(top, leading, bottom) == superview }
        constraint cap: box.width == 100
        when width >= 600 { box.width == 200 }
      }
      """
    let (help, after) = try repaired(text)
    #expect(help.hasPrefix("tried: with `cap.constant = 200` on line 5, nothing conflicts "), "\(help)")
    #expect(checked(after).diagnostics == [])
    let taken = text.replacing("constraint cap: ", with: "").replacing("view box", with: "view boxWidth; view box")
    #expect(try repaired(taken).text.contains("constraint boxWidth2: box.width == 100"))
  }

  @Test func rulesInLoopsAndOfAnotherSideAreNoPair() throws {
    for rules in [
      "for v in [box] { v.width == 100; when width >= 600 { v.width == 200 } }",
      "box.width == 100; when width >= 600 { box.width == 50% * superview.width }",
      "box.width >= 300; when width >= 600 { box.width == 200 }",
    ] {
      let text = """
        layout A(375x667) {
          sizes 320x480 ... 1024x1366
          view box { .edges(top, leading, bottom) == superview; .width >= 100 @low }
          \(rules)
        }
        """
      let all = try repairs(of: text)
      #expect(!all.isEmpty && all.allSatisfy { $0.edit.kind != .constant }, "\(rules)")
    }
  }
}
