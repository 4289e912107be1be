import Testing

@testable import LayTool

/// Where pictures lie, in the output of `layc eval`.
@Suite struct ContentModeTests {
  private func run(_ settings: String, _ arguments: String...) -> String {
    let text = """
      layout A(200x200) {
        view p: Image { .edges == superview; intrinsic = 100x50; hugging = 1; compression = 1; \(settings) }
      }
      """
    return layc(["eval", "a.lay"] + arguments, files: ["a.lay": text]).output
  }

  @Test func thePlaceOfAPictureIsShownWhereItIsNotTheView() {
    #expect(run("contentMode = aspectFit").contains("200     200  (scaleAspectFit: 0 50 200 100)\n"))
    #expect(run("contentMode = bottomRight").contains("(bottomRight: 100 150 100 50)\n"))
    #expect(!run("").contains("("))
    #expect(!run("contentMode = redraw").contains("("))
  }

  @Test func theDocumentHasThePlace() {
    let json = run("contentMode = scaleAspectFill", "--format", "json")
    #expect(json.contains("\"contentMode\": \"scaleAspectFill\""))
    #expect(json.contains("\"content\": {\"x\": -100, \"y\": 0, \"width\": 400, \"height\": 200}"))
    #expect(run("", "--format", "json").contains("\"content\": {\"x\": 0, \"y\": 0, \"width\": 200, \"height\": 200}"))
    #expect(!json.contains("slices"))
  }

  @Test func capsMakeNineParts() {
    let json = run("capInsets = (10, 20, 10, 20); resizing = stretch", "--format", "json")
    #expect(json.contains("\"slices\""))
    #expect(json.split(separator: "\"across\": \"stretch\"").count == 10)
    #expect(
      json.contains("\"to\": {\"x\": 20, \"y\": 10, \"width\": 160, \"height\": 180}")
        && json.contains("\"from\": {\"x\": 20, \"y\": 10, \"width\": 60, \"height\": 30}"))
    let hidden = run("capInsets = (10, 20, 10, 20); shownMiddle = 8x8", "--format", "json")
    #expect(hidden.contains("\"from\": {\"x\": 20, \"y\": 10, \"width\": 8, \"height\": 8}"))
    #expect(!json.contains("capsAreLarger"))
    let squeezed = run("capInsets = (0, 20, 0, 20)", "--format", "json", "--size", "30x200")
    #expect(squeezed.contains("\"capsAreLarger\": true"))
  }

  @Test func theDrawingHasTheEdgesOfPicturesAndTheirParts() {
    func edges(_ settings: String) -> Int {
      run(settings, "--format", "svg").split(separator: "stroke-dasharray=\"2 1\"").count - 1
    }
    #expect(edges("") == 0)
    #expect(edges("contentMode = aspectFit") == 1)
    #expect(edges("capInsets = 10") == 9)
    #expect(edges("capInsets = 10; hidden = true") == 0)
  }
}
