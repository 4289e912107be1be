import Testing

@testable import LayTool

/// `profile = appkit`: y upwards on output, and the hugging of controls.
@Suite struct AppKitTests {
  private func run(_ body: String, _ arguments: String...) -> String {
    let text = "layout A(100x80) {\n  profile = appkit\n\(body)\n}\n"
    let run = layc(["eval", "a.lay"] + arguments, files: ["a.lay": text])
    #expect(run.errors == "")
    return run.output
  }

  private let nested = """
    view box {
      frame = (10, 20, 40, 30)
      view dot { frame = (0, 0, 4, 4); transform = [rotate(90deg), translate(0, 5)] }
    }
    """

  @Test func yIsCountedFromTheBottomOfTheSuperview() {
    let text = run(nested)
    #expect(text.hasPrefix("# a.lay: A at 100x80, y upwards\n"))
    // 80 - 20 - 30; in the box 30 - 4 - 5.
    #expect(text.contains("  box    View    10    30     40      30\n"))
    #expect(text.contains("    dot  View     0    21      4       4  (transformed from 0 26 4 4)\n"))
  }

  @Test func theDocumentAndTheLogCountAsTheTextDoes() {
    let json = run(nested, "--format", "json")
    #expect(json.contains("\"yAxis\": \"up\""))
    #expect(json.contains("\"frame\": {\"x\": 10, \"y\": 30, \"width\": 40, \"height\": 30}"))
    #expect(json.contains("\"transform\": [0, -1, 1, 0, 0, -5]"))
    let log = run(nested, "--format", "log")
    #expect(log.contains("<NSView: A/box; frame = (10 30; 40 30)>"))
    #expect(
      !layc(["eval", "a.lay", "--format", "json"], files: ["a.lay": "layout A(9x9) { }"]).output.contains("yAxis"))
  }

  @Test func picturesAreCountedFromTheBottomOfTheirViews() {
    let picture = "view pic: Image { intrinsic = 40x20; contentMode = topLeft; frame = (0, 0, 100, 60) }"
    #expect(run(picture).contains("  (topLeft: 0 40 40 20)\n"))
    #expect(
      run(picture, "--format", "json").contains("\"content\": {\"x\": 0, \"y\": 40, \"width\": 40, \"height\": 20}"))
    let caps = "view pic: Image { intrinsic = 20x10; capInsets = (2, 4, 3, 4); frame = (0, 0, 100, 60) }"
    // The upper left corner: at the top of the picture, and of the view.
    #expect(
      run(caps, "--format", "json").replacing(" ", with: "").replacing("\n", with: "").contains(
        "{\"from\":{\"x\":0,\"y\":8,\"width\":4,\"height\":2},\"to\":{\"x\":0,\"y\":58,\"width\":4,\"height\":2}"))
  }

  @Test func whySaysThatItCountsAsTheFileDoes() {
    let text = "layout A(100x80) { profile = appkit; view box { frame = (10, 20, 40, 30) } }\n"
    let why = layc(["why", "a.lay", "box.y"], files: ["a.lay": text]).output
    #expect(why.hasPrefix("box.frame.y is 20 in A at 100x80, y downwards as in the file"), "\(why)")
  }

  @Test func theDrawingIsTheSame() {
    let plain = layc(
      ["eval", "a.lay", "--format", "svg"], files: ["a.lay": "layout A(100x80) {\n\(nested)\n}\n"])
    #expect(
      run(nested, "--format", "svg").replacing(", y upwards", with: "").count == plain.output.count)
  }

  @Test func controlsHugTheirHeight() {
    // Two views share 80: the one that hugs less takes what is left.
    let body = """
      view plain { intrinsic = 10x10; .edges(leading, top, trailing) == superview }
      view button: Button { text = "x"; .edges(leading, bottom, trailing) == superview; .top == plain.bottom }
      expect 100x80 { button.height == 30; plain.height == 50; button.hugging.vertical == 750 }
      """
    let check = layc(["check", "a.lay"], files: ["a.lay": "layout A(100x80) {\n  profile = appkit\n\(body)\n}\n"])
    #expect(!check.output.contains("L0510"), "\(check.output)")
    let own = body.replacing("text =", with: "hugging = low; text =").replacing("== 750", with: "== 250")
    let other = layc(["check", "a.lay"], files: ["a.lay": "layout A(100x80) {\n  profile = appkit\n\(own)\n}\n"])
    #expect(!other.output.contains("is 750"), "\(other.output)")
  }
}
