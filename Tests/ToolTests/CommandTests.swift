import Foundation
import TestSupport
import Testing

@testable import LayTool

private let clean = cleanText

private let broken = collidingText
private let undecided = undecidedText

@Suite struct EvalTests {
  @Test func framesAreResultsAndWarningsAreTalk() {
    let run = layc(["eval", "a.lay"], files: ["a.lay": undecided])
    #expect(run.status == 0)
    #expect(
      run.output == """
        # a.lay: Card at 375x667
                          x     y  width  height
        Card              0     0    375     667
          badge  View     0     0      8       8

        """)
    #expect(run.errors.hasPrefix("a.lay:3:8: warning: "))
    let wrong = undecided + "\nlayout B(9x9) { sizes 9x9\n view c { frame = (2, 2, 5, 5); mask = W } }"
    let all = layc(["eval", "a.lay", "--layout", "B", "--size", "2x9"], files: ["a.lay": wrong])
    #expect(all.errors.contains("[L0503]"))
    let quiet = layc(["eval", "a.lay", "--layout", "B", "--size", "2x9", "-q"], files: ["a.lay": wrong])
    #expect(quiet.errors == "")
  }

  /// Frames that nothing decides look like any others.
  @Test func anAmbiguousLayoutIsSaidOnTheStandardErrorAlsoWithQuiet() {
    for options in [
      ["-q"], ["-q", "--format", "json"], ["-q", "--format", "svg"], ["-q", "--resize", "9x9,375x667"],
    ] {
      let run = layc(["eval", "a.lay"] + options, files: ["a.lay": undecided])
      #expect(run.errors.contains("the vertical position of 'badge' is ambiguous [L0502]"), "\(options)")
    }
  }

  @Test func conflictStillGivesFramesAndStatus1() {
    let run = layc(["eval", "a.lay"], files: ["a.lay": broken])
    #expect(run.status == 1)
    #expect(run.output.contains("  sidebar  View"))
    #expect(run.errors.contains("[L0501]"))
    #expect(layc(["eval", "a.lay", "--size", "480x667"], files: ["a.lay": broken]).status == 0)
  }

  @Test func errorInTheFileGivesNoFrames() {
    let run = layc(["eval", "a.lay"], files: ["a.lay": clean.replacing("title.width", with: "titel.width")])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("[L0201]"))
  }

  @Test(arguments: ["eval", "constraints"]) func errorInTheFileIsADocumentForPrograms(command: String) throws {
    let files = ["a.lay": clean.replacing("title.width", with: "titel.width")]
    let run = layc([command, "a.lay", "--format", "json"], files: files)
    #expect(run.status == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["L0201"])
    #expect(document.count == 1)
  }

  @Test func severalSizesAreSeveralTrees() throws {
    let arguments = ["eval", "a.lay", "--size", "320x480", "--size", "640x960"]
    let text = layc(arguments, files: ["a.lay": clean]).output
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("#") } == [
        "# a.lay: Card at 320x480", "# a.lay: Card at 640x960",
      ])
    let json = layc(arguments + ["--format", "json"], files: ["a.lay": clean]).output
    let trees = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(trees.map { ($0["size"] as? [String: Double])?["width"] } == [320, 640])
  }

  @Test func settingsOfTheCommandLineChangeTheFrames() {
    func title(_ arguments: String...) -> String {
      let output = layc(["eval", "a.lay"] + arguments, files: ["a.lay": clean]).output
      return String(output.split(separator: "\n").last?.split(separator: " ").dropFirst(2).joined(separator: " ") ?? "")
    }
    let usual = title()
    #expect(usual.hasPrefix("0 8 "))
    #expect(title("--set", "gap=20").hasPrefix("0 20 "))
    #expect(title("--set", "Card.gap=20.25").hasPrefix("0 20.25 "))
    #expect(title("--set", "gap=20.25", "--scale", "2").hasPrefix("0 20.5 "))
    #expect(!title("--direction", "rtl").hasPrefix("0 8 "))
  }

  @Test func pathOfSizesIsNamedAndEndsAtTheLast() {
    let run = layc(["eval", "a.lay", "--resize", "320x480,640x960"], files: ["a.lay": clean])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# a.lay: Card at 640x960, by way of 320x480\n"))
  }

  @Test func masksThatRunOutOfRoomOnTheWayAreNamedWithTheirSizes() throws {
    let bar = "layout A(100x100) {\n  sizes 100x100\n  view bar { frame = (10, 0, 20, 30); mask = LM+W }\n}\n"
    func run(_ path: String, _ more: String...) -> ToolRun {
      layc(["eval", "a.lay", "--resize", path] + more, files: ["a.lay": bar])
    }
    let back = run("60x100,100x100")
    #expect(back.status == 0)
    #expect(back.output.contains("16.67     0   13.33      30\n"), "\(back.output)")
    #expect(back.errors.hasPrefix("a.lay:3:"), "\(back.errors)")
    #expect(back.errors.contains("the mask of 'bar' leaves no width at 60x100 [L0503]"), "\(back.errors)")
    #expect(run("60x100,100x100,50x100").errors.contains("leaves no width at 60x100 and 50x100"))
    #expect(run("100x100,120x100").errors == "")
    let json = run("60x100,100x100", "--format", "json").output
    let tree = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let diagnostics = try #require(tree["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["sizes"] as? [String] } == [["60x100"]])
  }

  @Test func theSizesOfAProblemAreInItsJSONInExactNumbers() throws {
    let wide = """
      layout A(300x300) {
        sizes 100x100 ... 400x300
        view bar { .leading == superview.leading; .top == superview.top; .height == 10; .width == superview.height / 3 * 2 + 0.5 }
        assert bar.width <= root.width
        assert root.width <= 300
      }
      """
    let json = layc(["check", "a.lay", "--format", "json"], files: ["a.lay": wide]).output
    let tree = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let diagnostics = try #require(tree["diagnostics"] as? [[String: Any]]).filter { $0["code"] as? String == "L0511" }
    let regions = diagnostics.compactMap { $0["regions"] as? [[String: Any]] }
    #expect(regions.map { $0.count } == [1, 1])
    let corners = try #require(regions.first?.first?["corners"] as? [[String: Any]])
    // Two thirds of the height and a half are more than the width: the line where they are as much is out.
    #expect(
      corners.map { "\($0["width"] ?? "")x\($0["height"] ?? "") \($0["includesEdge"] ?? "")" } == [
        "100x149.25 0", "200.5x300 1", "100x300 1",
      ])
    let width = try #require(regions.last?.first?["width"] as? [String: Any])
    #expect("\(width["from"] ?? "") \(width["to"] ?? "")" == "300 400")
    #expect(width["includesFrom"] as? Bool == false && width["includesTo"] as? Bool == true)
    #expect(regions.last?.first?["corners"] == nil && regions.last?.first?["direction"] as? String == "ltr")
  }

  @Test func drawingIsTheOnlyResult() {
    let run = layc(["eval", "a.lay", "--format", "svg"], files: ["a.lay": clean])
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.hasSuffix("</svg>\n"))
  }

  @Test func layoutWithoutADesignSizeNeedsOne() {
    let files = ["a.lay": clean.replacing("(320x480)", with: "")]
    let run = layc(["eval", "a.lay"], files: files)
    #expect(run.status == 2)
    #expect(run.errors.contains("'Card' has no design size, so it needs '--size' [L0902]"))
    #expect(layc(["eval", "a.lay", "--size", "320x480"], files: files).status == 0)
  }

  @Test func oneOfSeveralLayoutsIsChosenByName() {
    let files = ["a.lay": clean + "\n" + undecided.replacing("Card", with: "Other")]
    let run = layc(["eval", "a.lay", "--layout", "Other"], files: files)
    #expect(run.output.hasPrefix("# a.lay: Other at 375x667\n"))
    #expect(layc(["eval", "a.lay"], files: files).output.hasPrefix("# a.lay: Card at 320x480\n"))
  }

  @Test func directoryIsNoFile() {
    let run = layc(["eval", "d"], files: ["d/a.lay": clean])
    #expect(run.status == 2)
    #expect(run.errors == "layc: error: 'd' is a directory [L0901]\n")
  }
}

@Suite struct ConstraintsTests {
  @Test func rowsOfASampleAreAsRecorded() {
    let run = layc(["constraints", "Samples/SignIn.lay", "--color", "never"], on: .repository)
    #expect(run.status == 0)
    expectGolden(run.output, golden("constraints.txt"))
  }

  @Test func theDirectionStandsBesideTheSize() {
    let files = ["a.lay": "layout A(100x100) { view b { .edges == superview } }"]
    #expect(
      layc(["constraints", "a.lay", "--direction", "rtl"], files: files).output.hasPrefix("# a.lay: A at 100x100 rtl\n")
    )
  }

  @Test func prioritiesAreTheShortestNumbersThatReadBackTheSame() throws {
    let files = ["a.lay": "layout A(100x100) { view b; b.width == 10 @749.99; b.height == 10 @high }"]
    let text = layc(["constraints", "a.lay"], files: files).output
    #expect(text.contains("b.width == 10 @749.99\n") && text.contains("b.height == 10 @750\n"))
    let json = layc(["constraints", "a.lay", "--format", "json"], files: files).output
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let rows = try #require(table["rows"] as? [[String: Any]])
    let priorities = rows.compactMap { $0["priority"] as? Double }.filter { $0 < 1000 }
    #expect(priorities == [749.99, 750])
  }
}
