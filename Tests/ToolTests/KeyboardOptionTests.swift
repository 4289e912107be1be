import LayJSON
import Testing

@testable import LayTool

/// `--keyboard`, and layouts that declare the heights of the keyboard.
@Suite struct KeyboardOptionTests {
  /// A button above the keyboard, and another one at the bottom of the screen.
  private let text = """
    layout A(300x600) {
      sizes 300x600
      view a: Button { text = "Go"; .leading == superview.leading; .bottom == keyboardLayoutGuide.top - 10; .size == 60x44 }
      view b: Button { text = "No"; .trailing == superview.trailing; .bottom == superview.bottom - 10; .size == 60x44 }
    }

    """

  private func tool(_ arguments: String..., declares: String = "") -> ToolRun {
    layc(
      arguments, files: ["A.lay": text.replacing("sizes 300x600", with: "sizes 300x600\(declares)"), "layc.json": "{}"])
  }

  @Test func evalShowsAKeyboard() throws {
    let run = tool("eval", "A.lay", "--keyboard", "216")
    #expect(run.output.contains("A at 300x600, keyboard 216"))
    let json = try JSON(Array(tool("eval", "A.lay", "--keyboard", "216", "--format", "json").output.utf8))
    #expect(json["keyboard"]?.text().hasPrefix("216") ?? false)
    #expect(json["views"]?.array?[1]["frame"]?["y"]?.text().hasPrefix("330") ?? false)
    #expect(try JSON(Array(tool("eval", "A.lay", "--format", "json").output.utf8))["keyboard"] == nil)
  }

  @Test func otherCommandsTakeAKeyboard() {
    #expect(tool("constraints", "A.lay", "--keyboard", "216").output.contains("A at 300x600, keyboard 216"))
    #expect(tool("why", "A.lay", "a.bottom", "--keyboard", "216").output.contains("keyboard 216"))
  }

  @Test func checkTakesARange() throws {
    let hidden = tool("check", "A.lay")
    #expect(hidden.output == "")
    #expect(hidden.errors.contains("judged) at 300x600, with the keyboard hidden\n"))
    let range = tool("check", "A.lay", "--keyboard", "0...216")
    #expect(range.output.contains("with the keyboard at 216, 'b' is out of reach at 300x600 [L0608]"))
    #expect(range.errors.contains("with the keyboard from 0 to 216; health: 1 finding"))
    let single = tool("check", "A.lay", "--keyboard", "216")
    #expect(single.output.contains("warning: 'b' is out of reach at 300x600 [L0608]"))
    #expect(single.errors.contains("with the keyboard at 216; health: 1 finding"))
    let json = try JSON(Array(tool("check", "A.lay", "--keyboard", "216", "--format", "json").output.utf8))
    #expect(json["examined"]?.array?.first?["keyboard"]?.text().hasPrefix("216") ?? false)
    let own = tool("check", "A.lay", declares: ", keyboard 0 ... 200")
    #expect(own.errors.contains("with the keyboard from 0 to 200; health: 1 finding"))
    let other = tool("check", "A.lay", "--keyboard", "0...216", declares: ", keyboard 0 ... 200")
    #expect(other.errors.contains("with the keyboard from 0 to 216; health: 1 finding"))
  }

  @Test func theProjectHasHeightsForLayoutsThatDeclareNone() throws {
    func tool(_ arguments: String..., declares: String = "", settings: String) -> ToolRun {
      layc(
        ["check", "A.lay"] + arguments,
        files: ["A.lay": text.replacing("sizes 300x600", with: "sizes 300x600\(declares)"), "layc.json": settings])
    }
    let settings = #"{"keyboard": "0 ... 216"}"#
    let run = tool(settings: settings)
    #expect(run.output.contains("with the keyboard at 216, 'b' is out of reach at 300x600 [L0608]"))
    #expect(run.errors.contains("with the keyboard from 0 to 216; health: 1 finding"))
    #expect(
      tool(declares: ", keyboard 0 ... 200", settings: settings).errors.contains(
        "with the keyboard from 0 to 200; health: 1 finding"))
    #expect(tool("--keyboard", "0", settings: settings).output == "")
    let shown = tool("--show-settings", settings: settings).output
    #expect(shown.contains("keyboard    0 ... 216"), "\(shown)")
    #expect(tool("--show-settings", "--keyboard", "0...300", settings: settings).output.contains("0 ... 300"))
    let wrong = tool(settings: #"{"keyboard": "216 ... 0"}"#)
    #expect(wrong.status == 2 && wrong.output.contains("layc.json:1:15: error"), "\(wrong.output)\(wrong.errors)")
  }

  @Test(arguments: ["x", "-1", "200...100", "0..100"]) func whatIsNoHeightIsRefused(_ value: String) {
    let run = tool("check", "A.lay", "--keyboard=\(value)")
    #expect(run.status == 2, "\(run.errors)")
  }

  @Test func evalTakesOneHeight() {
    #expect(tool("eval", "A.lay", "--keyboard", "0...100").status == 2)
  }
}
