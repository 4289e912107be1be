import Foundation
import LayPlatform
import TestSupport
import Testing

@testable import LayTool

private let split = """
  layout Split(375x667) {
    sizes 375x667
    view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
    view content { .edges(top, bottom) == superview; .width >= 240 }
    vfl "H:|[sidebar][content]|"
  }
  """

private let card = """
  layout Card(375x667) {
    metric gap = 16
    view badge { .size == 20x20; .leading == superview.leading + gap }
    view photo: Image { intrinsic = 80x60; .leading == superview.leading; .top == superview.top; .width == 100 @low }
    view logo { frame = (10, 20, 30, 40); mask = LM+W }
  }
  layout Other(320x480) {
    view badge { .width == superview.width; .leading == superview.leading }
  }
  """

@Suite struct WhyCommandTests {
  /// What `layc why` writes for each line.
  private func runs(_ lines: [String], on files: Files) -> String {
    var text = ""
    for line in lines {
      let run = layc(["why"] + line.split(separator: " ").map(String.init), on: files)
      text += "$ layc why \(line)    # status \(run.status)\n" + run.output + run.errors + "\n"
    }
    return text
  }

  @Test func derivationsOfSamplesAreAsRecorded() {
    let text = runs(
      [
        "Samples/SignIn.lay form.width --size 375x667",
        "Samples/SignIn.lay form.email.width --size 600x960",
        "Samples/SignIn.lay SignIn/header --size 320x480",
        "Samples/SignIn.lay photo.x --size 1024x1366 --direction rtl",
        "Samples/SignIn.lay form.width --set cap=300",
        "Samples/SignIn.lay form.width --at-most",
        "Samples/SignIn.lay form.width --at-least",
        "Samples/SignIn.lay submit.title.firstBaseline --size 320x480 --scale 3",
        "Samples/Errors/TiedLabels.lay name.width",
        "Samples/Errors/Ambiguous.lay badge",
        "Samples/Calculator.lay root.width --size 320x480",
      ], on: .repository)
    expectGolden(text, golden("why.txt"))
  }

  @Test func derivationsOfWhatIsWrongAreAsRecorded() {
    let text = runs(
      [
        "split.lay content.width", "split.lay sidebar.width", "split.lay content.width --at-most", "card.lay badge.y",
        "card.lay photo.width --layout Card", "card.lay photo.width --layout Card --at-most",
        "card.lay logo.width --size 10x500",
        "card.lay badge.width", "card.lay badge.top --at-most --layout Card",
      ], on: .memory(["split.lay": split, "card.lay": card]))
    expectGolden(text, golden("why-wrong.txt"))
  }

  @Test func aMisspeltNumberIsAnErrorOfTheCommandLine() {
    let files = ["card.lay": card]
    let view = layc(["why", "card.lay", "bagde.width"], files: files)
    #expect(view.status == 2)
    #expect(view.output == "")
    #expect(view.errors.hasPrefix("layc: error: no view 'bagde' in 'Card'; did you mean 'badge'? [L0902]\n"))
    let attribute = layc(["why", "card.lay", "logo.hieght"], files: files)
    #expect(attribute.status == 2)
    #expect(
      attribute.errors.hasPrefix("layc: error: 'logo' has no 'hieght'; did you mean 'height' or 'right'? [L0902]\n"))
  }

  @Test func fileAndNumberAreBothNeeded() {
    #expect(
      layc(["why", "card.lay"], files: ["card.lay": card]).errors.hasPrefix(
        "layc: error: 'layc why' needs a file and a number of a view [L0902]\n"))
    #expect(
      layc(["why", "card.lay", "a", "b"], files: ["card.lay": card]).errors.hasPrefix(
        "layc: error: 'layc why' takes 2 arguments, and 'b' is one too many [L0902]\n"))
  }

  @Test func theTwoQuestionsExcludeEachOther() {
    let run = layc(["why", "card.lay", "badge.width", "--at-most", "--at-least"], files: ["card.lay": card])
    #expect(run.status == 2)
    #expect(run.errors.contains("'--at-most' and '--at-least' exclude each other"))
  }

  @Test func aFileWithErrorsHasNoDerivation() {
    let run = layc(["why", "a.lay", "a.width"], files: ["a.lay": "layout A(1x1) { view a; b.width == 1 }"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("[L0201]"))
  }

  @Test func everySizeHasAnAnswerOfItsOwn() {
    let run = layc(
      [
        "why", "card.lay", "badge.left", "--layout", "Card", "--set", "gap=8", "--size", "100x100", "--size", "200x100",
        "--format", "json",
      ],
      files: ["card.lay": card])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("[\n"))
    #expect(run.output.contains("\"size\": {\"width\": 200, \"height\": 100}"))
    #expect(run.output.contains("\"exact\": \"8\""))
  }

  @Test func whatNoConstraintLimitsIsNotCalledRequired() {
    let text = "layout L(300x100) { view a: Label { text = \"A\" }; view b { .width <= 40; .left == superview.left } }"
    let output = { number in layc(["why", "a.lay", number, "--at-least"], files: ["a.lay": text]).output }
    #expect(output("a.width").contains("and ends at 0: no constraint limits it\n"))
    #expect(output("b.width").contains("0: no constraint limits it\n"))
    #expect(output("root.width").contains("it stops at 300: no constraint sets it\n"))
    #expect(!output("b.width").contains("required"))
  }
}
