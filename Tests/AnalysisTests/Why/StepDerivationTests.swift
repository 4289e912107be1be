import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Derivations of numbers that steps set.
@Suite struct StepDerivationTests {
  private let order = """
    layout Order(375x667) {
      view photo: Image { intrinsic = 96x96 }
      view name: Label { text = "Ada" }
      view b { .leading == name.trailing + 4; .top == superview.top; .size == 10x10 }
      layoutSubviews {
        sizeToFit photo
        align photo.topCenter with .topCenter offset (0, 20)
        sizeToFit name
        let gap = 8 + photo.frame.y
        align name.topCenter with photo.bottomCenter offset (0, gap)
      }
    }
    """

  @Test func anAlignedViewGoesBackToWhatItIsAlignedWith() throws {
    #expect(
      try why(order, "name.y") == [
        "name.frame.y = 2 * photo.frame.y (20) + photo.height (96) + 8 = 144", "10: a step aligns 'name': 8",
        "photo.frame.y = 20 = 20", "7: a step aligns 'photo': 20",
        "photo.height = 96 = 96", "6: a step sizes 'photo' to fit: 96",
      ])
  }

  /// 139.5 is rounded to the pixel.
  @Test func whatRoundingAddsIsOfTheStep() throws {
    #expect(
      try why(order, "photo.x").prefix(2) == [
        "photo.frame.x = 0.5 * root.width (375) - 0.5 * photo.width (96) + 0.5 = 140", "7: a step aligns 'photo': 0.5",
      ])
  }

  @Test func constraintsThatFollowStepsGoOnThere() throws {
    #expect(
      try why(order, "b.left").prefix(3) == [
        "b.left = name.right (204) + 4 = 208", "4: b.leading == name.trailing + 4",
        "name.right = photo.frame.x (140) + 0.5 * photo.width (96) - 0.5 * name.width (31) + 31 + 0.5 = 204",
      ])
  }

  @Test func theConstantThatAStepSetsIsNamed() throws {
    let text = """
      layout A(200x100) {
        view a { .leading == superview.leading; .top == superview.top; .height == 20; constraint w: .width == 50 }
        layoutSubviews { a.w.constant = .bounds.width / 2 }
      }
      """
    let answer = try whyAnswer(text, "a.width")
    #expect(answer.value == 100)
    #expect(answer.steps.first?.lines.flatMap { $0.settings.map { $0.words } } == ["a step sets the constant"])
  }

  @Test func whatAStepReadThatHasChangedSinceIsANumber() throws {
    let text = """
      layout A(200x100) {
        view a { frame = (10, 0, 50, 20) }
        view b { bounds = 5x5 }
        layoutSubviews {
          b.frame = (a.frame.x * 2, 0, 5, 5)
          a.frame = (min(30, .bounds.width / 4), 0, 50, 20)
        }
      }
      """
    #expect(try why(text, "b.x") == ["b.frame.x = 20 = 20", "5: a step sets the frame of 'b': 20"])
    #expect(try why(text, "a.x") == ["a.frame.x = 30 = 30", "6: a step sets the frame of 'a': 30"])
  }

  @Test func aStepThatReadsTheRootGoesBackToItsSize() throws {
    let text = "layout A(200x100) { view a; layoutSubviews { a.frame = .bounds.inset(10, 20, 10, 20) } }"
    #expect(
      try why(text, "a.width") == ["a.width = root.width (200) - 40 = 160", "1: a step sets the frame of 'a': -40"])
  }

  @Test func nothingKeepsANumberThatAStepSets() throws {
    let answer = try whyAnswer(order, "name.y", .atMost)
    #expect(answer.isStepped && answer.reach == nil)
  }
}
