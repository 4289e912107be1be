import Foundation
import LayJSON
import Testing

@testable import LayTool

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `layc map` and `eval --draw`.
@Suite struct MapCommandTests {
  private let split = """
    layout Split(480x667) {
      sizes 320x320 ... 620x620

      view sidebar
      view content
      sidebar.width == 200
      content.width >= 240
      vfl "H:|[sidebar][content]|" alignAllTop alignAllBottom
      vfl "V:|[sidebar]|"
    }

    """

  private func tool(_ arguments: String..., isTerminal: Bool = false) -> ToolRun {
    layc(arguments, files: ["split.lay": split, "bad.lay": "layout A {", "two.lay": two], isTerminal: isTerminal)
  }

  private let two = """
    layout A(300x300) { sizes 300x300 ... 400x400; view a { .edges == superview } }
    layout B(300x300) { sizes 300x300; view b { .edges(top, leading) == superview; .width == 10 } }

    """

  @Test func lettersShowTheResultOfEachCell() {
    let run = tool("map", "split.lay", "--ascii")
    #expect(run.status == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "# split.lay: Split from 320x320 to 620x620")
    // 440 is 120 of 300 points: 26 of 64 columns, the last of them in part.
    #expect(lines[1] == "620 +" + String(repeating: "C", count: 26) + String(repeating: ".", count: 38))
    #expect(
      lines.contains { $0.split(separator: " ") == ["320", "440", "620"] && $0.utf8.count == 69 }, "\(run.output)")
    #expect(
      run.output.contains(
        "  C conflict\n      split.lay:8:28: these constraints conflict for every width below 440 [L0501]\n"))
    #expect(run.output.contains("breakpoints:\n  width 440: conflict below, split.lay:8:28 [L0501]\n"))
    #expect(run.output.contains("\n  C iPhone SE (1st generation), portrait 320x568\n"))
  }

  @Test func coloursChangeNothingButTheLook() {
    let coloured = tool("map", "split.lay", "--color", "always").output
    #expect(coloured.contains("\u{1B}[1;31mC"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == tool("map", "split.lay", "--color", "never").output)
  }

  @Test func eachLayoutHasAMap() {
    let run = tool("map", "two.lay")
    #expect(
      run.status == 0 && run.output.contains("# two.lay: A from") && run.output.contains("# two.lay: B from 300x300\n"))
    #expect(run.output.contains("  A ambiguous\n"))
    #expect(!tool("map", "two.lay", "--layout", "A").output.contains("two.lay: B"))
  }

  @Test func jsonHasExactNumbers() throws {
    let json = try JSON(Array(tool("map", "split.lay", "--format", "json").output.utf8))
    #expect(json["layout"]?.string == "Split")
    let region = try #require(json["layers"]?.array?.first?["parts"]?.array?.first?["regions"]?.array?.first)
    #expect(region["status"]?.string == "conflict")
    #expect(region["corners"]?.array?.compactMap { $0["width"]?.string } == ["320", "440", "440", "320"])
    #expect(json["breakpoints"]?.array?.first?["length"]?.string == "440")
    #expect(json["devices"]?.array?.isEmpty == false)
  }

  @Test func pictureIsXMLWithATitle() throws {
    let picture = tool("map", "split.lay", "--format", "svg").output
    let parser = XMLParser(data: Data(picture.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(picture.contains("<title id=\"map-title\">Map of sizes of Split</title>"))
    #expect(picture.contains("aria-labelledby=\"map-title\" aria-describedby=\"map-words\""))
    let words = try #require(picture.firstMatch(of: /<desc id="map-words">([^<]*)<\/desc>/)).1
    #expect(words.hasPrefix("Split from 320x320 to 620x620: conflict; proved: "), "\(words)")
    #expect(
      words.contains("breakpoints: width 440: conflict below")
        && words.contains("not proved: iPhone SE (1st generation), portrait"), "\(words)")
    #expect(picture.contains("points=\"0,460 184,460 184,0 0,0\""))
    #expect(!picture.contains("nan") && !picture.contains("inf"))
  }

  @Test func regionsAreInFrontOfRangesThatOverlap() throws {
    let text = """
      layout A(300x300) {
        sizes 200x200 ... 500x500
        sizes 300x300 ... 600x600
        view a { .left == superview.left; .width == 400; .right <= superview.right; .top == superview.top; .height == 9 }
      }

      """
    let picture = layc(["map", "a.lay", "--format", "svg"], files: ["a.lay": text]).output
    let shapes = picture.matches(of: /<polygon [^>]*fill="([^"]*)"/).map { String($0.1) }
    #expect(shapes.filter { $0 == "#d6efe9" }.count == 2, "\(picture)")
    let region = try #require(shapes.firstIndex { $0.hasPrefix("url(") })
    #expect(shapes.lastIndex(of: "#d6efe9").map { $0 < region } == true, "\(shapes)")
  }

  @Test func everyDotOfAPictureHasAName() throws {
    let text = split.replacing("620x620", with: "1366x1366")
    let picture = layc(["map", "a.lay", "--format", "svg"], files: ["a.lay": text]).output
    let dots = picture.matches(of: /<circle [^>]*><title>([^<]*, (?:portrait|landscape)),/).map { String($0.1) }
    let words = picture.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.1) }
    #expect(dots.count == 40)
    for name in dots { #expect(words.contains { $0.contains(name) }, "\(name): \(words)") }
    // Most names are at their dots.
    #expect(dots.count { words.contains($0) } >= 38, "\(words)")
    #expect(
      words.contains("breakpoints:") && words.contains("width 440: conflict below (sidebar, content), a.lay:8:28"))
  }

  @Test func wordsOfAPictureAreAsWideAsMeasured() throws {
    let picture = tool("map", "split.lay", "--format", "svg").output
    let width = try #require(picture.firstMatch(of: /width="(\d+)"/).flatMap { Double($0.1) })
    let texts = picture.split(separator: "\n").filter { $0.contains("<text ") }
    #expect(!texts.isEmpty)
    for text in texts {
      let length = try #require(text.firstMatch(of: /textLength="([\d.]+)"/).flatMap { Double($0.1) }, "\(text)")
      let left = try #require(text.firstMatch(of: /\sx="(-?[\d.]+)"/).flatMap { Double($0.1) })
      if !text.contains("text-anchor") { #expect(left + length < width, "\(text)") }
    }
  }

  @Test func aFileWithErrorsHasNoMap() {
    let run = tool("map", "bad.lay")
    #expect(run.status == 1 && run.output == "" && run.errors.contains("error: "))
    #expect(tool("map", "none.lay").status == 2)
  }

  @Test func boxesAreDrawnWithNames() {
    let run = tool("eval", "split.lay", "--draw", "--ascii", "--size", "480x320")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "# split.lay: Split at 480x320" && lines.count == 34)
    #expect(lines.contains { $0.contains("sidebar") && $0.contains("content") })
    #expect(lines.dropFirst().allSatisfy { $0.utf8.count == 100 && $0.utf8.allSatisfy { $0 < 128 } }, "\(run.output)")
  }

  @Test func boxesOfAnySizeAreDrawn() {
    let text = """
      layout A(100x100) {
        view tiny { frame = (50, 50, 0, 0) }
        view thin { frame = (0, 20, 100, 1) }
        view out { frame = (500, 500, 10, 10) }
        view half { frame = (90, 90, 40, 40) }
        view gone { frame = (0, 0, 30, 30); hidden = true }
        view aVeryLongNameForASmallView { frame = (10, 60, 20, 20) }
      }
      """
    for size in ["100x100", "1x1000", "1000x1", "0x0"] {
      let run = layc(["eval", "a.lay", "--draw", "--size", size], files: ["a.lay": text])
      #expect(run.output.hasPrefix("# a.lay: A at \(size)"), "\(run.errors)")
      #expect(!run.output.contains("gone") && !run.output.contains("out"))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 101 })
    }
  }

  @Test func aFindingOnBothSidesOfALengthSaysSo() {
    let files = [
      "a.lay": """
      layout A(400x300) {
        sizes 320x300 ... 480x400
        view a { .left == superview.left + 24; .right == superview.right - 24; .width == 300; .top == superview.top; .height == 20 }
      }

      """
    ]
    let run = layc(["map", "a.lay"], files: files)
    #expect(run.output.contains("  width 348: conflict below and above, a.lay:3:"), "\(run.output)")
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("  width 348") } == 1)
  }

  @Test func longFractionsAreRounded() {
    let files = [
      "a.lay": """
      layout A(400x300) {
        sizes 320x300 ... 480x400
        view a { .left == superview.left; .width == 0.704 * superview.width; .width >= 234.9; .top == superview.top; .height == 20 }
      }

      """
    ]
    let run = layc(["map", "a.lay"], files: files)
    #expect(run.output.contains("for every width below about 333.66 ["), "\(run.output)")
    #expect(run.output.contains("  width about 333.66: conflict below, "))
    let picture = layc(["map", "a.lay", "--format", "svg"], files: files).output
    #expect(picture.contains("for every width below about 333.66 ["), "\(picture)")
    // Beside the picture is room for the exact length.
    #expect(picture.contains(">width 58725/176 (about 333.66): conflict below, a.lay:3:"), "\(picture)")
  }

  @Test func legendsListWhatOccurs() {
    let text = "layout A(100x100) { sizes 100x100 ... 200x200; view a; .edges == a; a.width == 10; a.width == 20 }\n"
    for format in ["text", "svg"] {
      #expect(!layc(["map", "a.lay", "--format", format], files: ["a.lay": text]).output.contains("proved:"))
      #expect(tool("map", "split.lay", "--format", format).output.contains("proved: no conflict"))
    }
  }

  @Test func reportsBelowAPictureAreWrapped() {
    let name = String(repeating: "aVeryLongName", count: 5)
    let files = [
      "a.lay": """
      layout A(400x300) {
        sizes 320x300 ... 480x400
        view \(name): Label { text = "A text"; .left == superview.left; .width == superview.width - 300; .top == superview.top }
      }

      """
    ]
    let picture = layc(["map", "a.lay", "--format", "svg"], files: files).output
    let lines = picture.split(separator: "\n").filter { $0.contains("<text ") }.map {
      $0.split(separator: ">")[1].dropLast(6)
    }
    #expect(lines.joined(separator: " ").contains("\(name)&#39; is cut off for every width below"), "\(lines)")
    #expect(lines.allSatisfy { $0.count < 130 })
  }

  // MARK: Maps of single findings

  @Test func checkDrawsTheSizesOfAFinding() {
    let run = tool("check", "split.lay", "--map", "--ascii", "--quiet")
    let plain = tool("check", "split.lay", "--ascii", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(plain.output))
    let map = run.output.dropFirst(plain.output.count).split(separator: "\n")
    #expect(map.count == 8, "\(run.output)")
    #expect(map[0] == "     620 +" + String(repeating: "C", count: 13) + String(repeating: ".", count: 19))
    #expect(map[7].split(separator: " ") == ["320", "440", "620"])
  }

  @Test func findingAtEverySizeHasNoMap() {
    let text = "layout A(100x100) { sizes 100x100 ... 200x200; view a; .edges == a; a.width == 10; a.width == 20 }\n"
    let files = ["a.lay": text]
    let (run, plain) = (layc(["check", "a.lay", "--map"], files: files), layc(["check", "a.lay"], files: files))
    #expect(run.output == plain.output && run.status == 1)
  }

  @Test func layoutsWithOtherRangesHaveNoMap() {
    let files = ["a.lay": split + "layout B(300x300) { sizes 300x300 ... 310x310; view b { .edges == superview } }\n"]
    let (run, plain) = (layc(["check", "a.lay", "--map"], files: files), layc(["check", "a.lay"], files: files))
    #expect(run.output == plain.output && run.status == 1)
  }

  @Test func mapsOfFindingsAreText() {
    for format in ["short", "json", "sarif", "github"] {
      let run = tool("check", "split.lay", "--map", "--format", format)
      #expect(run.status == 2)
      #expect(run.errors.contains("'--map' and '--format \(format)' exclude each other"))
    }
  }
}
