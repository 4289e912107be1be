import LayJSON
import Testing

@testable import LayTool

/// `--text-size` and `--text-sizes`, and the text sizes of a project.
@Suite struct TextSizeOptionTests {
  /// A label in a font that follows the text size, and another without room for it from accessibility1 on.
  private let text = """
    layout A(300x300) {
      sizes 300x300
      view a: Label { text = "Go"; font = body; .edges(top, leading) == superview inset 16 }
      view b: Label { text = "Go"; font = body; .top == a.bottom + 80; .leading == a.leading; .height == 30 }
    }

    """

  private func tool(_ arguments: String..., settings: String = "{}") -> ToolRun {
    layc(arguments, files: ["A.lay": text, "layc.json": settings])
  }

  @Test func evalShowsATextSize() throws {
    let plain = tool("eval", "A.lay")
    let large = tool("eval", "A.lay", "--text-size", "large")
    #expect(plain.output == large.output)
    let run = tool("eval", "A.lay", "--text-size", "accessibility1")
    #expect(run.output.contains("A at 300x300, text accessibility1"))
    let json = try JSON(Array(tool("eval", "A.lay", "--text-size", "accessibility1", "--format", "json").output.utf8))
    #expect(json["textSize"]?.string == "accessibility1")
    let height = try #require(json["views"]?.array?[1]["frame"]?["height"])
    #expect(height.text() == "34\n" || height.text() == "34")
    #expect(try JSON(Array(tool("eval", "A.lay", "--format", "json").output.utf8))["textSize"] == nil)
  }

  @Test func otherCommandsTakeATextSize() {
    #expect(tool("constraints", "A.lay", "--text-size", "xSmall").output.contains("A at 300x300, text xSmall"))
    #expect(tool("why", "A.lay", "a.height", "--text-size", "xSmall").output.contains("A at 300x300, text xSmall"))
    let wrong = tool("eval", "A.lay", "--text-size", "xSmal")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'xSmall'?"))
    #expect(tool("check", "A.lay", "--text-size", "large").status == 2)
  }

  @Test func checkTakesTextSizes() throws {
    #expect(tool("check", "A.lay").errors.contains("judged) at 300x300\n"))
    let all = tool("check", "A.lay", "--text-sizes", "all")
    #expect(all.output.contains("the text of 'b' is cut off at 300x300 (text size accessibility1 or larger)"))
    let some = tool("check", "A.lay", "--text-sizes", "xSmall...xxxLarge")
    #expect(some.output == "")
    #expect(some.errors.contains(" at 300x300, text xSmall to xxxLarge\n"))
    #expect(tool("check", "A.lay", "--text-sizes", "large,small").errors.contains("text small and large\n"))
    let json = try JSON(Array(tool("check", "A.lay", "--text-sizes", "all", "--format", "json").output.utf8))
    #expect(json["examined"]?.array?.first?["textSizes"]?.array?.count == 12)
    let regions = json["diagnostics"]?.array?.first?["regions"]?.array
    #expect(regions?.first?["textSizes"]?.array?.first?.string == "accessibility1")
    let sarif = tool("check", "A.lay", "--text-sizes", "all", "--format", "sarif").output
    #expect(sarif.contains("text size accessibility1 or larger"))
  }

  @Test(arguments: [
    ("huge", "no text size 'huge'"), ("large...small", "runs backwards"), ("", "no text size ''"),
    ("xSmal...large", "did you mean 'xSmall'?"),
  ]) func wrongTextSizesAreErrors(value: String, reason: String) {
    let run = tool("check", "A.lay", "--text-sizes", value)
    #expect(run.status == 2)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func aProjectHasTextSizes() {
    let settings = #"{"textSizes": "large...accessibility1"}"#
    #expect(tool("check", "A.lay", settings: settings).output.contains("(text size accessibility1 only)"))
    #expect(tool("check", "A.lay", "--text-sizes", "large", settings: settings).output == "")
    #expect(tool("check", "A.lay", "--show-settings", settings: settings).output.contains("large...accessibility1"))
    let wrong = tool("check", "A.lay", settings: #"{"textSizes": "larg"}"#)
    #expect(wrong.status == 2)
    #expect(wrong.output.contains("'larg' are not text sizes: no text size 'larg'"))
    let inSizes = tool("check", "A.lay", settings: #"{"sizes": "1x1, text large"}"#)
    #expect(inSizes.output.contains("text sizes have a key of their own, 'textSizes'"))
  }
}
