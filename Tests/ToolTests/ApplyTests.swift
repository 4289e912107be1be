import LayPlatform
import TestSupport
import Testing

@testable import LayTool

/// `check --apply` and `check -i`, which make fixes that are to be reviewed.
@Suite struct ApplyTests {
  private let text = """
    layout A(320x480) {
      sizes 320x480
      view a: Label { txet = "Hi"; .leading == superview.leading; .top == superview.top }
      view b: UILabel { text = "Hi"; .leading == superview.leading; .top == a.bottom }
    }

    """

  @Test(arguments: ["L0207", "207", "l0207"]) func oneFixIsMade(code: String) {
    let box = FileBox(["a.lay": text])
    let run = layc(["check", "--apply", "\(code)@a.lay:4"], on: box.files)
    #expect(run.status == 1, "\(run)")
    #expect(box.contents["a.lay"] == text.replacing("UILabel", with: "Label"))
    #expect(run.errors.contains("applied 1 fix"), "\(run)")
  }

  @Test(arguments: ["L0207@a.lay:3", "L0451@a.lay:9", "L0502@a.lay:4"]) func aFixThatIsNotThereIsAnError(fix: String) {
    let box = FileBox(["a.lay": text])
    let run = layc(["check", "a.lay", "--apply", fix], on: box.files)
    #expect(run.status == 2, "\(run)")
    #expect(
      run.errors.contains("no problem \(fix.prefix(5)) on line \(fix.last ?? "0") of 'a.lay' has a fix"), "\(run)")
    #expect(box.contents["a.lay"] == text)
  }

  @Test(arguments: ["L0207", "L0207@a.lay", "@a.lay:3", "L0207@:3", "L0207@a.lay:x"])
  func theValueNamesAProblem(value: String) {
    let run = layc(["check", "a.lay", "--apply", value], files: ["a.lay": text])
    #expect(run.status == 2 && run.errors.contains("a code, '@', a file, ':' and a line"), "\(run)")
  }

  @Test func changesExcludeEachOther() {
    let run = layc(["check", "a.lay", "--fix", "-i"], files: ["a.lay": text])
    #expect(run.status == 2 && run.errors.contains("'--fix' and '--interactive' exclude each other"), "\(run)")
  }

  @Test func withoutInputNothingIsAnswered() {
    let box = FileBox(["a.lay": text])
    let run = layc(["check", "a.lay", "-i"], on: box.files)
    #expect(run.status == 1)
    #expect(run.errors.contains("make this fix? [y]es, [n]o, [q]uit: "), "\(run)")
    #expect(box.contents["a.lay"] == text)
  }

  @Test func fixesAreMadeOneByOne() {
    let box = FileBox(["a.lay": text])
    var answers = ["what?", "n", "y"]
    let errors = Collector()
    var machine = Machine(
      input: { .success([]) }, output: Collector().sink(false), errors: errors.sink(false), files: box.files,
      variable: { _ in nil }, seconds: { 0 })
    machine.readLine = { answers.isEmpty ? nil : answers.removeFirst() }
    #expect(run(["check", "a.lay", "-i"], on: machine) == 1)
    #expect(answers.isEmpty)
    #expect(box.contents["a.lay"] == text.replacing("UILabel", with: "Label"))
    #expect(errors.text.contains("applied 1 fix"), "\(errors.text)")
  }

  // MARK: Devices

  @Test func framesAreShownInEachPose() {
    let files = ["a.lay": "layout A(320x480) { view a { .edges == superview } }\n"]
    let run = layc(["eval", "a.lay", "--devices", "iPhone 17"], files: files)
    #expect(run.status == 0, "\(run)")
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(titles.count == 2 && titles[0].contains("(iPhone 17, portrait)"), "\(titles)")
    #expect(layc(["eval", "a.lay", "--devices", "iPhone 17", "--size", "9x9"], files: files).status == 2)
  }

  // MARK: Fitting

  @Test func openEdgesAreNamed() {
    let text = "layout A(320x480) { view a: Label { text = \"Hi\"; .edges(top, leading, trailing) == superview } }\n"
    let run = layc(["eval", "a.lay", "--fit", "compressed"], files: ["a.lay": text])
    #expect(run.output.contains("; nothing inside pins the bottom"), "\(run)")
    let centered = "layout A(320x480) { view a: Label { text = \"Hi\"; .center == superview } }\n"
    let other = layc(["eval", "a.lay", "--fit", "compressed"], files: ["a.lay": centered])
    #expect(other.output.contains("; nothing inside pins the trailing edge and bottom"), "\(other)")
  }

  @Test func theTopOfTheKeyboardPinsTheBottom() {
    let rule = "a.bottom == keyboardLayoutGuide.top - 10"
    let text =
      "layout A(320x480) { view a: Label { text = \"Hi\"; .edges(top, leading, trailing) == superview }; \(rule) }\n"
    let run = layc(["eval", "a.lay", "--fit", "compressed"], files: ["a.lay": text])
    #expect(run.output.contains(" fits ") && !run.output.contains("nothing inside pins"), "\(run)")
    let other = text.replacing("Guide.top", with: "Guide.width").replacing("a.bottom", with: "a.width")
    let sideways = layc(["eval", "a.lay", "--fit", "compressed"], files: ["a.lay": other])
    #expect(sideways.output.contains("; nothing inside pins the bottom"), "\(sideways)")
  }
}
