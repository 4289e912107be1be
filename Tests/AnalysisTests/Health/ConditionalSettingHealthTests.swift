import LayDiagnostics
import Testing

@testable import LayAnalysis

/// Health with properties that conditions set: each value counts where it is in force.
@Suite struct ConditionalSettingHealthTests {
  private func health(_ view: String, _ condition: String) -> [String] {
    findings(
      """
      layout A(320x480) {
        sizes 320x480 ... 430x932
        view a: \(view)
        when width >= 400 { \(condition) }
      }
      """)
  }

  private let narrow = ".leading == superview.leading; .top == superview.top; .width == 60; .height == 44"

  @Test func aTextIsJudgedWhereItIsShown() {
    let long = "Label { text = \"A rather long text\"; \(narrow)"
    #expect(
      health("\(long); alpha = 0 }", "a.alpha = 1") == [
        "L0601 3:8 the text of 'a' is cut off for every width from 400 on"
      ])
    #expect(health("\(long) }", "a.alpha = 0") == ["L0601 3:8 the text of 'a' is cut off for every width below 400"])
    #expect(health("\(long); alpha = 0 }", "a.alpha = 0") == [])
  }

  @Test func aPlaceholderIsJudgedWhereItIsShown() {
    let field = "TextField { placeholder = \"x\"; \(narrow) }"
    #expect(
      health(field, "a.placeholder = \"Search for anything\"")
        == ["L0601 3:8 the placeholder of 'a' is cut off for every width from 400 on"])
  }

  @Test func aLimitOfLinesIsMeantOnlyIfItIsThereAlways() {
    let text =
      "Label { text = \"Some words of a long mail\"; lines = 2; .leading == superview.leading; .top == superview.top; .width == 90 }"
    #expect(health(text, "a.alpha = 1") == [])
    #expect(health(text, "a.lines = 1") == ["L0601 3:8 the text of 'a' is cut off at every size"])
  }

  @Test func aButtonWithAnImageAloneIsJudgedWhereItHasOne() {
    let button =
      "Button { .leading == superview.leading; .top == superview.top; .width == 30; .height == 30; text = \"\" }"
    #expect(
      health(button, "a.image = \"star\"").contains {
        $0 == "L0605 3:8 'a' is small for a finger for every width from 400 on"
      })
  }

  @Test func anImageOfOtherSizesIsJudged() {
    let image = "Image { intrinsic = 0x0; .leading == superview.leading; .top == superview.top; .size == 80x20 }"
    #expect(
      health(image, "a.intrinsic = 40x30") == ["L0611 3:8 the image of 'a' is distorted for every width from 400 on"])
    let empty =
      "Image { intrinsic = 40x30; contentMode = center; .leading == superview.leading; .top == superview.top }"
    #expect(health(empty, "a.intrinsic = 0x0") == [])
  }

  /// The base is one of the values whose precedence is known.
  @Test(arguments: [(31, 0), (32, 1)]) func theValuesOfAlphaAreFollowedUpToALimit(conditions: Int, reports: Int) {
    let settings = (0..<conditions).map { "when width == \(330 + $0) { a.alpha = 0.5 }" }.joined(separator: "\n")
    let found = findings(
      """
      layout A(320x480) {
        sizes 320x480 ... 430x932
        view a: Label { text = "A rather long text"; alpha = 0; \(narrow) }
        \(settings)
      }
      """)
    // Where a condition makes it visible, it is cut off; past the limit it counts as visible everywhere.
    let everywhere = found.filter { $0.hasPrefix("L0601") && $0.hasSuffix("at every size") }
    #expect(everywhere.count == reports && found.contains { $0.hasPrefix("L0601") }, "\(found)")
  }
}
