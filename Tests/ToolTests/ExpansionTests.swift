import LayJSON
import Testing

@testable import LayTool

/// `--expansion` and `--pseudo`, and their keys in `layc.json`.
@Suite struct ExpansionTests {
  /// A button with room for its own text, and for one a little longer.
  private let text = """
    layout A(300x300) {
      sizes 300x300 ... 400x400
      view a: Button { text = "Send"; .height == 44; .edges(top, leading) == superview inset 16; .width == 60 }
    }

    """

  private func tool(_ arguments: String..., settings: String = "{}") -> ToolRun {
    layc(arguments, files: ["A.lay": text, "layc.json": settings])
  }

  @Test func checkTakesAnExpansion() throws {
    #expect(tool("check", "A.lay").output == "")
    #expect(tool("check", "A.lay", "--expansion", "20%").errors.contains(", with own texts and expansion 20%\n"))
    let run = tool("check", "A.lay", "--expansion", "ibm")
    #expect(run.output.contains("the text of 'a' is cut off at every size (with expansion ibm only)"), "\(run.output)")
    #expect(run.output.contains("with expansion ibm the text of 'a' is \"Send Send Se\" (\"Send\")"), "\(run.output)")
    let json = try JSON(Array(tool("check", "A.lay", "--expansion", "ibm", "--format", "json").output.utf8))
    #expect(
      json["examined"]?.array?.first?["languages"]?.array?.compactMap(\.string) == ["own texts", "expansion ibm"])
    let regions = json["diagnostics"]?.array?.first?["regions"]?.array
    #expect(regions?.first?["languages"]?.array?.compactMap(\.string) == ["expansion ibm"])
    let sarif = tool("check", "A.lay", "--expansion", "ibm", "--format", "sarif").output
    #expect(sarif.contains("with expansion ibm only"))
  }

  @Test func checkTakesAPseudoLanguage() {
    let run = tool("check", "A.lay", "--pseudo")
    #expect(run.output.contains("is \"[Šéñð Š]\" (\"Send\")"), "\(run.output)")
    let both = tool("check", "A.lay", "--pseudo", "--expansion", "1%", "--explain-proof")
    #expect(both.output.contains(", with own texts, expansion 1% and pseudo:"), "\(both.output)")
  }

  @Test(arguments: ["IBM", "40", "0%", "1001%", ""]) func aWrongExpansionIsAnError(word: String) {
    let run = tool("check", "A.lay", "--expansion", word)
    #expect(run.status == 2)
    #expect(run.errors.contains("it is 'ibm' or a share such as 40%, at most 1000%"), "\(run.errors)")
  }

  @Test func aProjectHasThem() {
    let run = tool("check", "A.lay", settings: "{\"expansion\": \"ibm\", \"pseudo\": true}")
    #expect(run.output.contains("(with expansion ibm and pseudo)"), "\(run.output)")
    // An option wins.
    let other = tool("check", "A.lay", "--expansion", "5%", settings: "{\"expansion\": \"ibm\"}")
    #expect(other.errors.contains("own texts and expansion 5%\n"), "\(other.errors)")
    let shown = tool("check", "--show-settings", "A.lay", settings: "{\"expansion\": \"30%\", \"pseudo\": true}").output
    #expect(shown.contains("expansion   30%") && shown.contains("pseudo      true"), "\(shown)")
    let optional = tool("check", "--show-settings", "A.lay", "--expansion", "ibm", "--pseudo").output
    #expect(optional.contains("--expansion") && optional.contains("--pseudo"), "\(optional)")
    let wrong = tool("check", "A.lay", settings: "{\"expansion\": \"lots\", \"pseudo\": 1}")
    #expect(wrong.status == 2)
    #expect(wrong.output.contains("'lots' is no expansion: it is 'ibm' or a share such as 40%"), "\(wrong.output)")
    #expect(wrong.output.contains("'pseudo' must be true or false, not a number"), "\(wrong.output)")
  }

  @Test func manyLanguagesAreCounted() {
    let run = tool("check", "A.lay", "--expansion", "5%", "--pseudo", "--both-directions")
    #expect(run.output.contains("(with pseudo only)"), "\(run.output)")
  }
}
