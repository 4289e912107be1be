import LayJSON
import Testing

@testable import LayTool

/// `check --strings` and `--languages`, and the string catalogs of a project.
@Suite struct StringsCommandTests {
  private let text = """
    layout A(320x480) {
      sizes 320x480
      view next: Button { text = "Next"; .edges(top, leading) == superview inset 16 }
      view save: Button { text = "save"; .top == next.bottom + 8; .leading == next.leading }
    }

    """

  private let catalog = """
    {"sourceLanguage": "en", "strings": {
      "Next": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}},
      "save": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Save"}}, "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "ar": {"stringUnit": {"state": "translated", "value": "حفظ"}}
      }}
    }}
    """

  private func tool(_ arguments: String..., files: [String: String] = [:], settings: String? = nil) -> ToolRun {
    var all = ["A.lay": text, "A.xcstrings": catalog].merging(files) { $1 }
    all["layc.json"] = settings
    return layc(arguments, files: all)
  }

  @Test func gapsAreReportedAtTheirPlaces() {
    let run = tool("check", "A.lay", "--strings", "A.xcstrings")
    #expect(run.status == 0)
    #expect(run.output.contains("A.xcstrings:2:3: warning: 'Next' has no translation in ar [L0917]\n"))
    #expect(run.output.contains(" 2 |   \"Next\": {\"localizations\""))
    #expect(!run.output.contains("L0919"))
    #expect(tool("check", "A.lay", "--strings", "A.xcstrings", "--strict").status == 1)
    #expect(!tool("check", "A.lay", "--strings", "A.xcstrings", "--languages", "de").output.contains("L0917"))
    #expect(!tool("check", "A.lay").output.contains("L0917"))
  }

  @Test func everyCommandReportsCatalogsThatItDoesNotRead() {
    let commands = [["map", "A.lay"], ["budget", "A.lay"], ["render", "A.lay"], ["render", "A.lay", "--map"]]
    for command in commands {
      func errors(_ status: Int32, _ options: String...) -> String {
        let run = layc(command + options, files: ["A.lay": text, "A.xcstrings": catalog, "bad.xcstrings": "{"])
        #expect(run.status == status, "\(command) \(options)")
        return run.errors
      }
      #expect(errors(2, "--strings", "nowhere.strings").contains("[L0901]"))
      #expect(errors(2, "--strings", "A.xcstrings", "--languages", "fr").contains("[L0916]"))
      #expect(errors(2, "--languages", "de").contains("there are no string catalogs for '--languages' [L0902]"))
      #expect(errors(1, "--strings", "A.xcstrings", "--strings", "bad.xcstrings").contains("bad.xcstrings:1:"))
      #expect(errors(0, "--strings", "A.xcstrings") == "")
    }
  }

  @Test func reportsInOtherFormatsNameTheCatalog() throws {
    let json = try JSON(Array(tool("check", "A.lay", "--strings", "A.xcstrings", "--format", "json").output.utf8))
    #expect(json["diagnostics"]?.array?.first?["file"]?.string == "A.xcstrings")
    #expect(tool("check", "A.lay", "--strings", "A.xcstrings", "--format", "sarif").output.contains("A.xcstrings"))
    let github = tool("check", "A.lay", "--strings", "A.xcstrings", "--format", "github").output
    #expect(github.contains("::warning file=A.xcstrings,line=2"))
  }

  @Test func aGapIsReportedOnceForSeveralFiles() {
    let run = tool(
      "check", "A.lay", "B.lay", "--strings", "A.xcstrings", files: ["B.lay": text.replacing(" A(", with: " B(")])
    #expect(run.output.matches(of: /L0917/).count == 1)
  }

  @Test func textsWithoutAKeyAreANote() {
    let other = """
      layout A(320x480) {
        sizes 320x480
        view a: Label { text = "Hello"; .edges(top, leading) == superview inset 16 }
        view b: Label { text = "12:15"; .top == a.bottom + 8; .leading == a.leading }
        when .width > 300 { b.text = "Good morning" }
      }
      """
    let run = tool("check", "A.lay", "--strings", "A.xcstrings", files: ["A.lay": other])
    #expect(
      run.output.contains(
        "A.lay:1:8: note: 2 texts of 'A' are in no string catalog: \"Hello\", \"Good morning\" [L0919]"))
    let allowed = other.replacing("sizes 320x480\n", with: "sizes 320x480\n  allow L0919 \"samples\"\n")
    #expect(!tool("check", "A.lay", "--strings", "A.xcstrings", files: ["A.lay": allowed]).output.contains("L0919"))
    // Without string catalogs the `allow` may be needed, so it is not called unused.
    #expect(tool("check", "A.lay", files: ["A.lay": allowed]).output == "")
    let off = tool(
      "check", "A.lay", "--strings", "A.xcstrings", files: ["A.lay": other],
      settings: #"{"severities": {"L0919": "off"}}"#)
    #expect(!off.output.contains("L0919"))
  }

  @Test func foldersHaveStringsFilesOfLanguages() {
    let files = [
      "App/en.lproj/A.strings": "Next = Next;\nsave = Save;", "App/de.lproj/A.strings": "Next = Weiter;",
      "App/de.lproj/A.stringsdict": "<plist><dict/></plist>", "App/notes.txt": "",
    ]
    let run = tool("check", "A.lay", "--strings", "App", files: files)
    #expect(run.output.contains("App/en.lproj/A.strings:2:1: warning: 'save' has no translation in de [L0917]"))
    let empty = tool("check", "A.lay", "--strings", "Empty", files: ["Empty/a.txt": ""])
    #expect(empty.status == 2 && empty.errors.contains("no string catalogs in 'Empty' [L0901]"))
  }

  @Test func settingsNameStringsAndLanguages() {
    let settings = #"{"strings": ["A.xcstrings"], "languages": ["ar"]}"#
    let run = tool("check", "A.lay", settings: settings)
    #expect(run.output.contains("'Next' has no translation in ar [L0917]"))
    #expect(!tool("check", "A.lay", "--languages", "de", settings: settings).output.contains("L0917"))
    let shown = tool("check", "--show-settings", "A.lay", settings: settings).output
    #expect(shown.contains("strings     A.xcstrings") && shown.contains("languages   ar"))
    #expect(shown.matches(of: /layc.json:1/).count == 2)
    let flags = tool("check", "--show-settings", "A.lay", "--strings", "B", "--languages", "de,fr", settings: settings)
      .output
    #expect(flags.contains("--strings") && flags.contains("de, fr") && flags.contains("--languages"))
  }

  /// A settings file in a folder above names catalogs relative to itself.
  @Test func pathsOfSettingsAreRelativeToThem() {
    let run = layc(
      ["check", "App/Screens/A.lay"],
      files: [
        "App/Screens/A.lay": text, "App/Texts/A.xcstrings": catalog,
        "App/layc.json": #"{"strings": ["Texts/A.xcstrings"]}"#,
      ])
    #expect(run.output.contains("App/Texts/A.xcstrings:2:3: warning: 'Next' has no translation in ar"))
  }

  @Test func unknownLanguagesAreErrors() {
    let flag = tool("check", "A.lay", "--strings", "A.xcstrings", "--languages", "de-DE,ar")
    #expect(flag.status == 2)
    #expect(flag.errors.contains("no string catalog has the language 'de-DE'; did you mean 'de'? [L0916]"))
    #expect(flag.errors.contains("the languages are en, de, ar"))
    let setting = tool("check", "A.lay", settings: #"{"strings": ["A.xcstrings"], "languages": ["arr", "de"]}"#)
    #expect(setting.status == 2)
    #expect(
      setting.output.contains(
        "layc.json:1:44: error: no string catalog has the language 'arr'; did you mean 'ar'? [L0916]"))
    let word = tool("check", "A.lay", "--strings", "A.xcstrings", "--languages", "German")
    #expect(word.status == 2 && word.errors.contains("'German' is not a language"))
    let none = tool("check", "A.lay", "--languages", "de")
    #expect(none.status == 2 && none.errors.contains("there are no string catalogs for '--languages'"))
  }

  @Test func filesThatAreMissingOrNoneAreErrors() {
    let missing = tool("check", "A.lay", "--strings", "B.xcstrings")
    #expect(missing.status == 2 && missing.errors.contains("no such file or directory: 'B.xcstrings' [L0901]"))
    let other = tool("check", "A.lay", "--strings", "A.lay")
    #expect(other.status == 2 && other.errors.contains("'A.lay' is not a string catalog [L0901]"))
    let setting = tool("check", "A.lay", settings: #"{"strings": ["B.xcstrings"]}"#)
    #expect(setting.status == 2)
    #expect(setting.output.contains("layc.json:1:14: error: no such file or directory: 'B.xcstrings' [L0901]"))
    let type = tool("check", "A.lay", settings: #"{"strings": "B.xcstrings", "languages": [1]}"#)
    #expect(type.output.contains("'strings' must be an array, not a string [L0912]"))
    #expect(type.output.contains("an entry of 'languages' must be a string, not a number [L0912]"))
  }

  @Test func brokenCatalogsAreProblems() {
    let run = tool("check", "A.lay", "--strings", "A.xcstrings", files: ["A.xcstrings": "{"])
    #expect(run.status == 1)
    #expect(
      run.output.contains("A.xcstrings:1:2: error: the string catalog is not JSON: expected a name in quotes [L0915]"))
    // The file is named once, however many layouts there are.
    let two = tool("check", "A.lay", "B.lay", "--strings", "A.xcstrings", files: ["A.xcstrings": "{", "B.lay": text])
    #expect(two.output.matches(of: /L0915/).count == 1)
  }
}
