import LayJSON
import Testing

@testable import LayTool

/// `budget --strings` and `--languages`.
@Suite struct BudgetCommandTests {
  private let text = """
    layout A(320x480) {
      sizes 320x480
      view next: Button { text = "Next"; .edges(top, leading) == superview inset 16; .width == 270 }
    }

    """

  private let catalog = """
    {"sourceLanguage": "en", "strings": {
      "form.next": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Next"}},
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}},
        "th": {"stringUnit": {"state": "translated", "value": "ถัดไป"}}
      }}
    }}
    """

  private func tool(_ arguments: String..., settings: String? = nil) -> ToolRun {
    var files = ["A.lay": text, "A.xcstrings": catalog, "bad.xcstrings": "{"]
    files["layc.json"] = settings
    return layc(arguments, files: files)
  }

  @Test func eachLanguageHasBudgetsInItsLetters() {
    let run = tool("budget", "A.lay", "--strings", "A.xcstrings")
    #expect(run.status == 0 && run.errors == "")
    let titles = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(titles == ["A in en:", "A in de:", "A in th (characters of English text):"])
    let german = tool("budget", "A.lay", "--strings", "A.xcstrings", "--languages", "de").output
    #expect(german.hasPrefix("A in de:\n  next: up to 34 characters (270 points); has 6 ("), "\(german)")
    #expect(tool("budget", "A.lay").output.hasPrefix("A:\n  next: up to 35 characters (270 points); has 4 ("))
  }

  @Test func aProjectNamesItsCatalogs() {
    let run = tool("budget", "A.lay", settings: #"{"strings": ["A.xcstrings"], "languages": ["de"]}"#)
    #expect(run.status == 0 && run.output.hasPrefix("A in de:\n"))
  }

  @Test func formatsHaveLanguagesAndKeys() throws {
    let json = try JSON(Array(tool("budget", "A.lay", "--strings", "A.xcstrings", "--format", "json").output.utf8))
    #expect(json.array?.count == 3)
    #expect(json.array?.compactMap { $0["letters"]?.string } == ["en", "de", "en"])
    #expect(json.array?.first?["texts"]?.array?.first?["key"]?.string == "form.next")
    let table = tool("budget", "A.lay", "--strings", "A.xcstrings", "--format", "csv").output
    #expect(table.contains(",form.next,de,de\r\n"))
    let strings = tool("budget", "A.lay", "--strings", "A.xcstrings", "--format", "xcstrings").output
    #expect(strings.contains(#""form.next": {"comment": "up to 34 characters (de 34, en 35, th 35)""#), "\(strings)")
  }

  @Test func whatIsWrongWithCatalogsIsSaid() {
    let missing = tool("budget", "A.lay", "--strings", "no.xcstrings")
    #expect(missing.status == 2 && missing.output == "" && missing.errors.contains("no.xcstrings"))
    let none = tool("budget", "A.lay", "--languages", "de")
    #expect(none.status == 2 && none.errors.contains("there are no string catalogs for '--languages'"))
    let unknown = tool("budget", "A.lay", "--strings", "A.xcstrings", "--languages", "dw")
    #expect(unknown.status == 2 && unknown.errors.contains("[L0916]"))
    let broken = tool("budget", "A.lay", "--strings", "bad.xcstrings")
    #expect(broken.status == 1 && broken.errors.contains("[L0915]") && broken.output.hasPrefix("A:\n"))
  }
}
