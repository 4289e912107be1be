import LayJSON
import Testing

@testable import LayTool

/// Layouts that declare ranges of the safe area, in the output of commands.
@Suite struct SafeAreaRangeToolTests {
  /// A button in the safe area, and another one at the top of the screen.
  private let text = """
    layout A(300x600) {
      sizes 300x600, safeArea (0, 0, 0, 0) ... (59, 0, 0, 0)
      view a: Button { text = "Go"; .leading == superview.leading; .top == safeArea.top; .size == 60x44 }
      view b: Button { text = "No"; .trailing == superview.trailing; .top == superview.top + 30; .size == 60x44 }
    }

    """

  private func tool(_ arguments: String..., replacing old: String = "", with new: String = "", settings: String = "{}")
    -> ToolRun
  {
    layc(arguments, files: ["A.lay": old.isEmpty ? text : text.replacing(old, with: new), "layc.json": settings])
  }

  @Test func checkNamesTheInsets() {
    let run = tool("check", "A.lay")
    #expect(
      run.output.contains(
        "A.lay:4:8: warning: with 'safeArea.top' at 59, 'b' lies under the status bar at 300x600 [L0603]"),
      "\(run.output)")
    #expect(
      run.output.contains("at some sizes, this occurs if 'safeArea.top' is greater than 41.5"), "\(run.output)"
    )
    #expect(run.errors.contains(" at 300x600, with 'safeArea.top' from 0 to 59; health: 1 finding"), "\(run.errors)")
    let fixed = tool("check", "A.lay", replacing: "(0, 0, 0, 0) ... (59, 0, 0, 0)", with: "(47, 0, 34, 0)")
    #expect(fixed.output.contains("warning: 'b' lies under the status bar at 300x600 [L0603]"), "\(fixed.output)")
    #expect(
      fixed.errors.contains(" at 300x600, with 'safeArea.top' at 47 and 'safeArea.bottom' at 34; health: 1 finding"),
      "\(fixed.errors)")
  }

  @Test func reportsHaveTheInsets() throws {
    let json = try JSON(Array(tool("check", "A.lay", "--format", "json").output.utf8))
    let parameter = json["examined"]?.array?.first?["parameters"]?.array?.first
    #expect(parameter?["name"]?.string == "safeArea.top")
    #expect(parameter?["to"]?.text().hasPrefix("59") ?? false)
    let problem = json["diagnostics"]?.array?.first
    #expect(
      problem?["message"]?.string?.hasPrefix("with 'safeArea.top' at 59, 'b' lies under") ?? false, "\(json.text())")
    let fixed = tool(
      "check", "A.lay", "--format", "json", replacing: "(0, 0, 0, 0) ... (59, 0, 0, 0)", with: "(47, 0, 34, 0)")
    let insets = try JSON(Array(fixed.output.utf8))["examined"]?.array?.first?["safeArea"]
    #expect(insets?["top"]?.text().hasPrefix("47") ?? false)
    #expect(insets?["bottom"]?.text().hasPrefix("34") ?? false)
    #expect(insets?["left"] == nil)
    let sarif = tool("check", "A.lay", "--format", "sarif").output
    #expect(sarif.contains("with 'safeArea.top' at 59, 'b' lies under the status bar"), "\(sarif)")
  }

  @Test func theFixHoldsForAllInsets() {
    let run = tool("check", "A.lay", replacing: "superview.top + 30", with: "superview.top + 30 @high")
    #expect(run.output.contains("fix, to review: write `.top == safeArea.top + 30 @high` on line 4"), "\(run.output)")
    let mended = tool("check", "A.lay", replacing: "superview.top + 30", with: "safeArea.top + 30 @high")
    #expect(mended.output == "" && mended.status == 0, "\(mended.output)")
  }

  @Test func evalHasTheSafeAreaOfItsOption() throws {
    let json = try JSON(Array(tool("eval", "A.lay", "--format", "json").output.utf8))
    #expect(json["views"]?.array?[1]["frame"]?["y"]?.text().hasPrefix("0") ?? false)
    let other = tool("eval", "A.lay", "--safe-area", "47,0,34,0", "--format", "json").output
    #expect(try JSON(Array(other.utf8))["views"]?.array?[1]["frame"]?["y"]?.text().hasPrefix("47") ?? false)
  }

  @Test func theProjectHasInsetsForLayoutsThatDeclareNone() {
    let settings = #"{"safeArea": "0 ... (47, 0, 34, 0)"}"#
    func tool(_ arguments: String..., sizes: String) -> ToolRun {
      layc(
        ["check", "A.lay"] + arguments,
        files: [
          "A.lay": text.replacing("300x600, safeArea (0, 0, 0, 0) ... (59, 0, 0, 0)", with: sizes),
          "layc.json": settings,
        ])
    }
    let run = tool(sizes: "300x600")
    #expect(run.output.contains("with 'safeArea.top' at 47"), "\(run.output)")
    #expect(run.errors.contains("with 'safeArea.top' from 0 to 47 and 'safeArea.bottom' from 0 to 34"), "\(run.errors)")
    #expect(tool(sizes: "300x600, safeArea 0").output == "")
    #expect(tool("--safe-area", "20,0,0,0", sizes: "300x600").output == "")
    // A device has its own.
    #expect(!tool(sizes: "\"iPhone 17 Pro portrait\"").errors.contains("safeArea.top"))
    let shown = tool("--show-settings", "--safe-area", "20,0,0,0", sizes: "300x600").output
    #expect(shown.contains("safeArea    (20, 0, 0, 0)"), "\(shown)")
  }

  @Test func theOptionWins() {
    let run = tool("check", "A.lay", "--safe-area", "20,0,0,0")
    #expect(run.output == "", "\(run.output)")
    #expect(!run.errors.contains("safeArea.top"), "\(run.errors)")
    // No insets are insets too.
    let none = tool("check", "A.lay", "--safe-area", "0,0,0,0")
    #expect(none.output == "" && !none.errors.contains("safeArea.top"), "\(none.output)\(none.errors)")
  }
}
