import Foundation
import LayPlatform
import LayRendering
import Testing

@testable import LayTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `layc render`.
@Suite struct RenderCommandTests {
  private let text = """
    layout Card(200x120) {
      view title: Label { text = "Title"; font = headline; .left == superview.left + 16; .top == superview.top + 16 }
      view box { backgroundColor = (light: #fafbfc, dark: #121314); .left == superview.left + 16 @high; .bottom == superview.bottom - 16 }
      box.width == 40; box.height == 20
      state wide { box.left == root.left + 100 }
    }

    """

  private func tool(_ arguments: String..., files: [String: String] = [:], isTerminal: Bool = false) -> ToolRun {
    layc(["render"] + arguments, files: ["card.lay": text].merging(files) { $1 }, isTerminal: isTerminal)
  }

  private func isDocument(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  /// Runs with files that can be written, and returns them.
  private func written(_ arguments: String..., files: [String: String] = [:]) -> (run: ToolRun, files: [String: String])
  {
    let box = FileBox(["card.lay": text].merging(files) { $1 })
    let run = layc(["render"] + arguments, on: box.files)
    return (run, box.contents)
  }

  @Test func thePictureIsSVGOnTheStandardOutput() {
    let run = tool("card.lay")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(isDocument(run.output) && run.output.contains("<title id=\"title\">Card at 200x120</title>"))
    #expect(run.output.contains("Card/title (16, 16, "))
  }

  @Test func theFormatIsThatOfTheFile() {
    let run = written("card.lay", "-o", "card.svg")
    #expect(run.run.status == 0 && run.run.errors == "wrote 'card.svg'\n")
    #expect(run.files["card.svg"].map(isDocument) == true)
    // A picture that exists is replaced.
    #expect(written("card.lay", "-o", "card.svg", files: ["card.svg": "old"]).files["card.svg"] != "old")
    #expect(tool("card.lay", "-o", "-").output.hasPrefix("<svg"))
  }

  @Test func thePictureNeverReplacesTheLayout() {
    let run = written("card.lay", "-o", "card.lay")
    #expect(run.run.status == 2 && run.files["card.lay"] == text)
    #expect(run.run.errors.contains("the picture would replace 'card.lay'"))
  }

  @Test func eachCombinationIsAScreen() {
    func screens(_ arguments: String...) -> Int {
      layc(["render", "card.lay"] + arguments, files: ["card.lay": text]).output.components(
        separatedBy: "class=\"screen\""
      ).count - 1
    }
    #expect(screens() == 1)
    #expect(screens("--size", "100x100", "--size", "300x200") == 2)
    #expect(screens("--size", "100x100", "--size", "300x200", "--both-directions") == 4)
    #expect(screens("--state", "base", "--state", "wide") == 2)
    #expect(screens("--text-size", "large", "--text-size", "accessibility1", "--state", "base", "--state", "wide") == 4)
    #expect(screens("--devices", "iPhone 17") >= 2)
  }

  @Test func languagesAreScreens() {
    let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "Title": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Überschrift" } },
        "he": { "stringUnit": { "state": "translated", "value": "כותרת" } } } } } }
      """
    let run = tool("card.lay", "--strings", "a.xcstrings", "--languages", "de,he", files: ["a.xcstrings": strings])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.components(separatedBy: "class=\"screen\"").count == 3, "\(run.output.prefix(900))")
    // Hebrew runs from right to left.
    #expect(run.output.contains("<title>Card at 200x120 rtl</title>"))
    #expect(tool("card.lay", "--languages", "de").status == 2)
  }

  @Test func theAppearanceChoosesTheColour() {
    #expect(tool("card.lay").output.contains("#fafbfc") && !tool("card.lay").output.contains("#121314"))
    #expect(tool("card.lay", "--dark").output.contains("#121314"))
  }

  @Test func devicesHaveBarsAndACaption() {
    let run = tool("card.lay", "--device", "iPhone 17")
    #expect(run.status == 0 && run.output.contains("(iPhone 17, portrait)"), "\(run.errors)")
  }

  @Test func problemsAreSaidAndDrawn() {
    let broken =
      "layout A(100x100) { view a { .left == superview.left; .width == 60; .width == 80; .top == superview.top; .height == 9 } }\n"
    let run = tool("a.lay", files: ["a.lay": broken])
    #expect(run.status == 1 && run.output.hasPrefix("<svg") && run.errors.contains("[L0501]"))
    let wrong = tool("b.lay", files: ["b.lay": "layout B {"])
    #expect(wrong.status == 1 && wrong.output == "")
  }

  @Test func anAnimationIsADocumentThatMoves() {
    let run = tool("card.lay", "--animate", "base..wide", "--steps", "3")
    #expect(run.status == 0 && isDocument(run.output), "\(run.errors)")
    #expect(run.output.contains("@keyframes step-3{") && run.output.contains("class=\"step-0\""))
    #expect(!run.output.contains("<script"))
  }

  private let centred = """
    layout Bar(200x100) {
      sizes 100x100 ... 400x100
      view title: Label { text = "Title"; textAlignment = center; .edges(top, leading, trailing) == superview }
      view box { backgroundColor = #010203; .edges(leading, bottom) == superview; .size == 20x20 }
      state dark { box.backgroundColor = #040506; box.width == 30 }
    }

    """

  /// The groups of the steps in the document of an animation.
  private func steps(_ document: String) -> [String] {
    document.components(separatedBy: "<g class=\"step-").dropFirst().map { String($0) }
  }

  @Test func theFirstStepLooksLikeTheFirstLayout() throws {
    let files = ["bar.lay": centred]
    let run = tool("bar.lay", "--animate", "base..dark", "--steps", "2", files: files)
    let drawn = steps(run.output)
    try #require(drawn.count == 3, "\(run.errors)")
    #expect(drawn[0].contains("fill=\"#010203\"") && !drawn[0].contains("fill=\"#040506\""))
    #expect(drawn[2].contains("fill=\"#040506\"") && !drawn[2].contains("fill=\"#010203\""))
    // The constraint of the state conflicts, that of the base does not, and on the way none applies.
    #expect(drawn.map { $0.contains("conflict: Bar/box") } == [false, false, true])
  }

  @Test func textsOnTheWayAreInTheirViews() throws {
    let run = tool(
      "bar.lay", "--animate", "100x100..300x100", "--steps", "2", "--curve", "linear", files: ["bar.lay": centred])
    // The left edge of the centred text: its width is the same in each step.
    let left = steps(run.output).compactMap { step in
      step.components(separatedBy: "Bar/title (").last?.firstMatch(of: #/translate\((\d+\.?\d*) /#).flatMap {
        Double($0.1)
      }
    }
    try #require(left.count == 3, "\(run.errors)")
    #expect(abs(left[1] - left[0] - 50) < 0.01 && abs(left[2] - left[0] - 100) < 0.01, "\(left)")
  }

  @Test func anAnimationHasTheChosenStateAndTextSize() {
    func output(_ more: String...) -> String {
      layc(["render", "card.lay", "--animate", "200x120..300x120", "--steps", "1"] + more, files: ["card.lay": text])
        .output
    }
    #expect(output("--state", "wide").contains("Card/box (100, 84, 40, 20)") && !output().contains("Card/box (100, "))
    #expect(output("--text-size", "xxxLarge").contains("text xxxLarge"))
  }

  @Test func aPageHasNoOptionForItsChoices() {
    for options in [["--style", "blueprint"], ["--dark"], ["--show", "ids"]] {
      let run = layc(["render", "card.lay", "--format", "html"] + options, files: ["card.lay": text])
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors.contains("'--format html' and '\(options[0])' exclude each other [L0902]"), "\(run.errors)")
    }
  }

  @Test func anAnimationShowsOneScreen() {
    let strings = ["de.lproj/L.strings": "\"Title\" = \"Titel\";", "fr.lproj/L.strings": "\"Title\" = \"Titre\";"]
    for options in [["--both-directions"], ["--text-size", "small", "--text-size", "large"], ["--strings", "."]] {
      let run = layc(
        ["render", "card.lay", "--animate", "base..wide"] + options, files: ["card.lay": text].merging(strings) { $1 })
      #expect(run.status == 2 && run.output == "", "\(options)")
      #expect(run.errors.contains("an animation shows one screen, and the options choose 2 [L0902]"), "\(run.errors)")
    }
    let german = layc(
      ["render", "card.lay", "--animate", "base..wide", "--strings", ".", "--languages", "de", "--format", "svg"],
      files: ["card.lay": text].merging(strings) { $1 })
    #expect(german.status == 0, "\(german.errors)")
    let missing = tool("card.lay", "--animate", "base..wide", "--strings", "nowhere.strings")
    #expect(missing.status == 2 && missing.errors.contains("[L0901]"))
    let two = tool(
      "two.lay", "--animate", "base..wide", files: ["two.lay": text + text.replacing("Card", with: "Other")])
    #expect(two.status == 2 && two.errors.contains("choose a layout with --layout: 'Card', 'Other'"), "\(two.errors)")
  }

  @Test func anotherFileStandsBeside() {
    let old = text.replacing("superview.left + 16; .top", with: "superview.left + 20; .top")
    let run = tool("card.lay", "--before", "old.lay", files: ["old.lay": old])
    #expect(run.status == 0 && isDocument(run.output), "\(run.errors)")
    #expect(run.output.contains("Card/title (20, 16, "))
    #expect(run.output.contains("Card/title (16, 16, "))
    #expect(run.output.components(separatedBy: "class=\"screen\"").count == 3)
  }

  @Test func aNewStateStandsBesideTheBaseOfTheOtherVersion() {
    let old =
      "layout A(100x50) { view a { frame = (0, 0, 9, 9) } }\nlayout B(100x50) { view b { frame = (0, 0, 9, 9) } }\n"
    let new = old.replacing("} }\nlayout B", with: "}; state wide { a.frame = (20, 0, 30, 9) } }\nlayout B")
    let arguments = ["render", "new.lay", "--before", "old.lay", "--state", "wide"]
    let run = layc(arguments, files: ["new.lay": new, "old.lay": old])
    #expect(run.status == 0 && isDocument(run.output), "\(run.errors)")
    #expect(run.output.contains("A/a (0, 0, 9, 9)") && run.output.contains("A/a (20, 0, 30, 9)"))
    #expect(run.output.contains("no state &#39;wide&#39; in this version: this is its base"))
    // Layouts without the state are in neither version.
    #expect(!run.output.contains("B/b"))
    let unknown = layc(arguments, files: ["new.lay": old, "old.lay": new])
    #expect(unknown.status == 2 && unknown.errors.contains("no state named 'wide'"), "\(unknown.errors)")
  }

  @Test func aRevisionOfGitStandsBeside() throws {
    let old = text.replacing("superview.left + 16; .top", with: "superview.left + 20; .top")
    let (output, errors) = (Collector(), Collector())
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: errors.sink(false),
      files: .memory(["a/card.lay": text]), variable: { _ in nil }, seconds: { 0 })
    machine.outputOfProgram = { git($0, $1, ["main:./card.lay": old]) }
    #expect(run(["render", "a/card.lay", "--before", "main"], on: machine) == 0, "\(errors.text)")
    #expect(output.text.contains("Card/title (20, 16, "))
    #expect(run(["render", "a/card.lay", "--before", "other"], on: machine) == 2)
    #expect(errors.text.contains("there is no file and no revision of git 'other' [L0944]"), "\(errors.text)")
    machine.outputOfProgram = { git($0, $1, ["main:./card.la": old]) }
    #expect(run(["render", "a/card.lay", "--before", "main"], on: machine) == 2)
    #expect(errors.text.contains("git has no 'a/card.lay' at 'main' [L0944]"), "\(errors.text)")
    // An option of git is no revision.
    machine.outputOfProgram = { _, _ in Array(old.utf8) }
    #expect(run(["render", "a/card.lay", "--before=--output=x"], on: machine) == 2)
  }

  /// Answers of git: the files of revisions, by `main:./card.lay`.
  private func git(_ program: String, _ arguments: [String], _ files: [String: String]) -> [UInt8]? {
    guard program == "git", let command = arguments.dropFirst(2).first, let name = arguments.last else { return nil }
    let inside = files.keys.filter { $0.hasPrefix(name + "/") }.map { String($0.dropFirst(name.count + 1)) }
    switch command {
    case "rev-parse": return name == "main^{commit}" ? [] : nil
    case "show": return files[name].map { Array($0.utf8) }
    case "cat-file": return files[name] != nil ? Array("blob\n".utf8) : inside.isEmpty ? nil : Array("tree\n".utf8)
    case "ls-tree":
      // Without `--full-tree` git looks for the folder of `-C` in the tree, and without `-z` it quotes names.
      guard arguments.contains("--full-tree"), arguments.contains("-z") else { return [] }
      let names = Set(inside.map { String($0.prefix { $0 != "/" }) })
      return inside.isEmpty ? nil : Array(names.sorted().map { $0 + "\0" }.joined().utf8)
    default: return nil
    }
  }

  @Test func anEarlierVersionHasItsOwnTextsAndFolders() {
    let screen = "layout M(100x50) { view c: Label { text = \"Hi\"; .edges(top, leading) == superview } }\n"
    func strings(_ text: String) -> String { "\"Hi\" = \"\(text)\";" }
    let (output, errors) = (Collector(), Collector())
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: errors.sink(false),
      files: .memory([
        "m.lay": "import \"new/S.lay\"\n" + screen, "new/S.lay": "", "de.lproj/L.strings": strings("Hallo ihr da"),
      ]),
      variable: { _ in nil }, seconds: { 0 })
    machine.outputOfProgram = {
      git(
        $0, $1,
        [
          "main:./m.lay": "import \"old/S.lay\"\n" + screen, "main:./old/S.lay": "",
          "main:./de.lproj/L.strings": strings("Hallo"), "main:./L.strings": strings("Hallo"),
        ])
    }
    for strings in ["de.lproj/L.strings", "de.lproj"] {
      let command = ["render", "m.lay", "--before", "main", "--strings", strings]
      #expect(run(command, on: machine) == 0, "\(strings): \(errors.text)")
      #expect(output.text.contains("M/c (0, 0, 39, 21)"), "\(output.text.prefix(3000))")
      #expect(output.text.contains("M/c (0, 0, 86, 21)"))
    }
  }

  @Test func limitsAreReported() {
    let sizes = (0...WallLimits.screens).flatMap { ["--size", "\(100 + $0)x100"] }
    let run = layc(["render", "card.lay"] + sizes, files: ["card.lay": text])
    #expect(run.status == 2 && run.errors.contains("[L0942]"), "\(run.errors)")
    #expect(layc(["render", "card.lay"] + sizes.dropLast(2 * 255), files: ["card.lay": text]).status == 0)
    let long = tool("card.lay", "--animate", "base..wide", "--steps", "256")
    #expect(long.status == 2 && long.errors.contains("257 screens"), "\(long.errors)")
  }

  @Test func theMapIsThatOfLaycMap() {
    let split = "layout S(100x100) { sizes 100x100 ... 200x200; view a { .edges == superview } }\n"
    let run = tool("s.lay", "--map", files: ["s.lay": split])
    #expect(run.status == 0 && run.output == layc(["map", "s.lay", "--format", "svg"], files: ["s.lay": split]).output)
    #expect(tool("s.lay", "--map", "--dark", files: ["s.lay": split]).status == 2)
    #expect(
      tool("s.lay", "--sizes", "1x1...2x2", files: ["s.lay": split]).errors.contains("'--sizes' belongs to '--map'"))
  }

  @Test func theMapHasTheTextSizesOfTheOptions() {
    let files = [
      "s.lay": """
      layout S(200x300) {
        sizes 100x100 ... 200x200
        view a: Label { text = "A text"; font = body; .edges(top, leading, trailing) == superview }
      }

      """
    ]
    for options in [["--text-sizes", "large...accessibility5"], ["--expansion", "150%"], ["--pseudo"]] {
      let run = layc(["render", "s.lay", "--map"] + options, files: files)
      let map = layc(["map", "s.lay", "--format", "svg"] + options, files: files)
      #expect(run.status == 0 && run.output == map.output && run.output.contains("<svg"), "\(options): \(run.errors)")
      let without = layc(["render", "s.lay"] + options, files: files)
      #expect(without.status == 2 && without.errors.contains("'\(options[0])' belongs to '--map'"), "\(without.errors)")
    }
  }

  @Test func theMapIsWrittenIntoAFile() {
    let split = ["s.lay": "layout S(100x100) { sizes 100x100 ... 200x200; view a { .edges == superview } }\n"]
    let map = written("s.lay", "--map", "-o", "maps/s.svg", files: split)
    #expect(map.run.status == 0 && map.run.output == "" && map.run.errors == "wrote 'maps/s.svg'\n")
    #expect(map.files["maps/s.svg"] == tool("s.lay", "--map", files: split).output)
    #expect(written("s.lay", "--map", "-o", "s.lay", files: split).files["s.lay"] == split["s.lay"])
    // Without an ending that names a format, and for the standard output.
    #expect(written("s.lay", "--map", "-o", "map", files: split).files["map"]?.hasPrefix("<svg") == true)
    #expect(tool("s.lay", "--map", "-o", "-", files: split).output.hasPrefix("<svg"))
  }

  @Test(arguments: ["png", "pdf"])
  func theMapHasNoPixels(format: String) {
    let split = ["s.lay": "layout S(100x100) { sizes 100x100 ... 200x200; view a { .edges == superview } }\n"]
    let named = written("s.lay", "--map", "-o", "a.b/s.\(format)", files: split)
    #expect(named.run.status == 2 && named.run.output == "" && named.files.keys.sorted() == ["card.lay", "s.lay"])
    #expect(named.run.errors.contains("it is not written as \(format)"), "\(named.run.errors)")
    #expect(named.run.errors.contains("'-o a.b/s.svg'"), "\(named.run.errors)")
    #expect(tool("s.lay", "--map", "--format", format, files: split).errors.contains("'-o map.svg'"))
  }

  @Test func picturesAreNotWrittenToATerminal() {
    let run = tool("card.lay", "--format", "png", isTerminal: true)
    #expect(run.status == 2 && run.output == "" && run.errors.contains("is not written to a terminal"))
    #expect(tool("card.lay", "--size", "20x20", "--scale", "1", "--format", "pdf").output.hasPrefix("%PDF"))
  }

  @Test func stepsInPixelsAreFiles() {
    let run = written("card.lay", "--animate", "base..wide", "--steps", "2", "--format", "pdf", "-o", "a/card.pdf")
    #expect(run.run.status == 0, "\(run.run.errors)")
    #expect(run.files.keys.sorted() == ["a/card-0.pdf", "a/card-1.pdf", "a/card-2.pdf", "card.lay"])
    let none = tool("card.lay", "--animate", "base..wide", "--format", "png")
    #expect(none.status == 2 && none.errors.contains("has 13 pictures in png, one a file"), "\(none.errors)")
  }

  @Test func namesOfViewsCannotControlATerminal() {
    let text = "layout A(90x90) { view a: Label { text = \"a\u{1B}[31m<&\"; .edges == superview } }\n"
    let run = tool("a.lay", files: ["a.lay": text])
    #expect(isDocument(run.output) && !run.output.utf8.contains(0x1B))
  }

  @Test func choicesAreChecked() {
    #expect(
      tool("card.lay", "--show", "ids,boxes").errors.contains(
        "'boxes' is not a value for '--show': it is constraints, "))
    #expect(tool("card.lay", "--show", "nothing").status == 0)
    #expect(tool("card.lay", "--style", "sketch").status == 2)
    #expect(tool("card.lay", "--state", "tall").errors.contains("no state named 'tall'"))
  }
}
