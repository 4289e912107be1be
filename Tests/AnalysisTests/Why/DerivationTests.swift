import LayCompiler
import LayDiagnostics
import LayRuntime
import LaySolver
import Testing

@testable import LayAnalysis

@Suite struct DerivationTests {
  private let form = """
    layout SignIn(375x667) {
      view form {
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        view email { .leading == form.leading + 20; .trailing == form.trailing - 20 }
      }
    }
    """

  @Test func aWidthBetweenTwoEdgesIsWhatIsLeftOfTheRoot() throws {
    #expect(
      try why(form, "form.width") == [
        "form.width = root.width (375) - 16 - 16 = 343",
        "3: form.leading == root.leading + 16",
        "4: form.trailing == root.trailing - 16",
      ])
  }

  @Test func aViewInsideGoesBackToTheViewAround() throws {
    #expect(
      try why(form, "form.email.width", at: (320, 480)) == [
        "form.email.width = form.width (288) - 20 - 20 = 248",
        "5: form.email.leading == form.leading + 20",
        "5: form.email.trailing == form.trailing - 20",
        "form.width = root.width (320) - 16 - 16 = 288",
        "3: form.leading == root.leading + 16",
        "4: form.trailing == root.trailing - 16",
      ])
  }

  @Test func theWholeSumGoesDownToTheRoot() throws {
    let total = try #require(try whyAnswer(form, "form.email.width").total)
    #expect(total.sum == "root.width (375) - 16 - 16 - 20 - 20")
    #expect(total.step.value == 303)
  }

  @Test func aChainGoesBackToTheEdgeBefore() throws {
    let text = """
      layout L(100x100) {
        view a { .top == superview.top + 4; .height == 10 }
        view b { .top == a.bottom + 8; .height == a.height }
      }
      """
    #expect(
      try why(text, "b.bottom") == [
        "b.bottom = a.bottom (14) + a.height (10) + 8 = 32",
        "3: b.top == a.bottom + 8",
        "3: b.height == a.height",
        "a.bottom = 4 + 10 = 14",
        "2: a.top == root.top + 4",
        "2: a.height == 10",
        "a.height = 10 = 10",
        "2: a.height == 10",
      ])
  }

  @Test func rulesInALoopHaveFractionsAsShares() throws {
    let text = """
      layout L(300x100) {
        view a; view b
        vfl "H:|-[a]-[b(==a)]-|"
      }
      """
    #expect(
      try why(text, "a.width") == [
        "a.width = 0.5 * root.width (300) - 10 - 4 - 10 = 126",
        "3: -0.5 * a.leading == root.leading + 20",
        "3: -0.5 * b.leading == a.trailing + 8",
        "3: -0.5 * b.width == a.width",
        "3: -0.5 * root.trailing == b.trailing + 20",
      ])
  }

  @Test func equalNumbersInARowAreCounted() throws {
    let text = """
      layout L(320x100) {
        for i in 0 ..< 5 { view c[i] }
        c[0].leading == superview.leading + 4; c[4].trailing == superview.trailing
        for i in 1 ..< 5 { c[i].leading == c[i - 1].trailing + 8; c[i].width == c[0].width }
      }
      """
    let total = try #require(try whyAnswer(text, "c[0].width").total)
    #expect(total.sum == "0.2 * root.width (320) - 0.8 - 4 * 1.6")
    #expect(try whyAnswer(text, "c[0].width").value == Rational(284, 5))
  }

  @Test func aRatioGoesBackToTheOtherSide() throws {
    let text = """
      layout L(300x100) {
        view photo { .width == 16/9 * .height; .height == superview.height - 10; .leading == superview.leading }
      }
      """
    #expect(
      try why(text, "photo.width") == [
        "photo.width = 16/9 * photo.height (90) = 160",
        "2: photo.width == 16/9 * photo.height",
        "photo.height = root.height (100) - 10 = 90",
        "2: photo.height == root.height - 10",
      ])
  }

  @Test func placesAreReadInTheDirectionOfTheRoot() throws {
    #expect(
      try why(form, "form.leading", direction: .rightToLeft) == [
        "form.leading = root.width (375) - 16 = 359",
        "3: form.leading == root.leading + 16",
      ])
    #expect(try whyAnswer(form, "form.leading").value == 16)
  }

  @Test func theSizeOfTheRootIsGiven() throws {
    #expect(try why(form, "root.width", at: (320, 480)) == ["root.width = 320 = 320"])
    #expect(try why(form, "SignIn.height", at: (320, 480)) == ["root.height = 480 = 480"])
  }

  @Test func contentAndItsPriorityAreNamed() throws {
    let text = """
      layout L(300x100) {
        view photo: Image { intrinsic = 80x60; .leading == superview.leading; .top == superview.top }
      }
      """
    #expect(
      try why(text, "photo.right") == [
        "photo.right = 80 = 80",
        "2: photo.leading == root.leading",
        "2: the content of 'photo' is 80 wide (hugging 251, compression 750)",
      ])
  }

  @Test func alignmentInsetsAndBaselinesAreNumbersOfTheirOwn() throws {
    let text = """
      layout L(300x100) {
        view title: Label { text = "A"; font = 20; .top == superview.top; .height == 40; .leading == superview.leading }
      }
      """
    let answer = try whyAnswer(text, "title.firstBaseline")
    let step = try #require(answer.steps.first)
    #expect(step.sum == "20 + \(step.step.constant)")
    #expect(step.lines.map { $0.factor } == [1, Rational(1, 2)])
    #expect(answer.value == 20 + step.step.constant)
  }
}

@Suite struct OptionalDerivationTests {
  @Test func anOptionalRuleThatHoldsIsARuleWithItsPriority() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 120 @750; .width <= 200; .leading == superview.leading }
      }
      """
    #expect(try why(text, "a.width") == ["a.width = 120 = 120", "2: a.width == 120 @750"])
    #expect(try whyAnswer(text, "a.width").unmet.isEmpty)
  }

  @Test func anOptionalRuleThatDoesNotHoldIsSaidWithWhatItMisses() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 250 @750; .width <= 200; .leading == superview.leading }
      }
      """
    #expect(try why(text, "a.width") == ["a.width = 200 = 200", "2: a.width <= 200"])
    let unmet = try whyAnswer(text, "a.width").unmet
    #expect(unmet.map { $0.text } == ["a.width == 250 @750"])
    #expect(unmet.map { $0.words } == ["the value is 50 less"])
  }

  @Test func aLimitThatOnlyTouchesIsNotTheReason() throws {
    let text = """
      layout L(300x100) {
        view a { .width >= 120; .width == 120 @750; .leading == superview.leading }
      }
      """
    // 750 asks for 120, whether or not there is a limit at the same place.
    #expect(try why(text, "a.width") == ["a.width = 120 = 120", "2: a.width == 120 @750"])
  }

  @Test func ofTwoPrioritiesTheHigherIsTheReason() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 100 @251; .width == 200 @250; .width == 210 @250; .leading == superview.leading }
      }
      """
    #expect(try why(text, "a.width") == ["a.width = 100 = 100", "2: a.width == 100 @251"])
    #expect(
      try whyAnswer(text, "a.width").unmet.map { $0.words } == ["the value is 100 less", "the value is 110 less"])
  }

  @Test func aSizeThatMayNotBeNegativeIsSaidInWords() throws {
    let text = """
      layout L(300x100) {
        view a { .width == -20 @750; .leading == superview.leading }
      }
      """
    #expect(try why(text, "a.width") == ["a.width = 0 = 0", "-: the width of 'a' is never negative"])
  }

  @Test func rulesOfAConditionCountWhereItHolds() throws {
    let text = """
      layout L(300x100) {
        view a { .leading == superview.leading }
        constraint cap: a.width == 100
        when width >= 600 { cap.constant = 150 }
      }
      """
    #expect(try why(text, "a.width") == ["a.width = 100 = 100", "3: a.width == 100"])
    #expect(try why(text, "a.width", at: (600, 100)) == ["a.width = 150 = 150", "3: a.width == 150"])
  }
}

@Suite struct UndecidedDerivationTests {
  @Test func whatNothingDecidesSaysWhatLaycChose() throws {
    let text = """
      layout L(300x100) {
        view badge { .size == 20x20; .leading == superview.leading + 8 }
      }
      """
    #expect(
      try why(text, "badge.top") == [
        "badge.top = 0 = 0",
        "2: the vertical position of 'badge' is ambiguous: layc chose 0 (0 where nothing else is said)",
      ])
    let range = try #require(try whyAnswer(text, "badge.top").range)
    #expect(range == ValueRange(lowest: nil, highest: nil))
    #expect(try whyAnswer(text, "badge.width").range == nil)
  }

  @Test func aTieSaysWhatIsAsGood() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 100 @500; .width == 200 @500; .leading == superview.leading }
      }
      """
    let answer = try whyAnswer(text, "a.width")
    #expect(answer.value == 100)
    #expect(answer.range == ValueRange(lowest: 100, highest: 200))
    #expect(try why(text, "a.width") == ["a.width = 100 = 100", "2: a.width == 100 @500"])
  }

  @Test func whatFollowsFromAnOpenNumberIsOpenAndSumsMayBeDecided() throws {
    let text = """
      layout L(300x100) {
        view a { .width >= 40; .leading == superview.leading }
        view b { .leading == a.trailing; .trailing == superview.trailing }
      }
      """
    #expect(try whyAnswer(text, "b.left").range == ValueRange(lowest: 40, highest: 300))
    #expect(try whyAnswer(text, "b.width").range == ValueRange(lowest: 0, highest: 260))
    #expect(try whyAnswer(text, "b.right").range == nil)
    #expect(try whyAnswer(text, "b.right").value == 300)
  }

  @Test func aFrameThatRulesLeaveAloneDecides() throws {
    let text = """
      layout L(300x100) {
        view a { .size == 20x20; .leading == superview.leading }
        view b: Label { text = "Hi" }
      }
      """
    let answer = try whyAnswer(text, "b.width")
    #expect(answer.range == nil)
    #expect(
      answer.steps.first?.lines.map { $0.text } == [
        "no constraint refers to the width of 'b': it is that of its content"
      ])
    #expect(try whyAnswer(text, "b.left").range == ValueRange(lowest: nil, highest: nil))
  }

  @Test func aSumOfNumbersThatNoRuleSpeaksOfIsAsOpenAsAllOfThem() throws {
    let text = """
      layout L(300x300) {
        view a
        view p { .leading == superview.leading + 20; .width == 100; .top == superview.top; .height >= 30
          view c { frame = (10, 5, 20, 20); view d }
          view e
        }
      }
      """
    #expect(try whyAnswer(text, "a.right").range == ValueRange(lowest: nil, highest: nil))
    #expect(try whyAnswer(text, "a.width").range == ValueRange(lowest: 0, highest: nil))
    #expect(try whyAnswer(text, "p.c.right").range == nil)
    #expect(try whyAnswer(text, "p.c.top").range == nil)
    #expect(try whyAnswer(text, "p.c.d.right").range == ValueRange(lowest: nil, highest: nil))
    #expect(try whyAnswer(text, "p.e.height").range == ValueRange(lowest: 0, highest: nil))
    #expect(try whyAnswer(text, "p.height").range == ValueRange(lowest: 30, highest: nil))
  }
}

@Suite struct ConflictDerivationTests {
  @Test func aBrokenRuleIsNamedAndTheRestIsDerived() throws {
    let text = """
      layout Split(375x667) {
        view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
        view content { .edges(top, bottom) == superview; .width >= 240 }
        vfl "H:|[sidebar][content]|"
      }
      """
    #expect(try why(text, "content.width") == ["content.width = 240 = 240", "3: content.width >= 240"])
    let unmet = try #require(try whyAnswer(text, "content.width").unmet.first)
    #expect(unmet.wish.isBroken)
    #expect(unmet.words == "broken, because it conflicts with others: the value is 65 less")
  }
}
