import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Texts of several lines whose heights are compared with their lines: many of them, and such that nothing places.
@Suite struct ManyTextsTests {
  /// A list of texts with different numbers of words.
  private func list(_ count: Int, sizes: String = "320x320 ... 1366x1366", _ more: (Int) -> String = { _ in "" })
    -> String
  {
    let words =
      "Six apples, butter, cinnamon, flour, and an hour in the oven, and then as much of it as there is room for".split(
        separator: " ")
    let labels = (0..<count).map { index in
      let text = words[..<(3 + index * 7 % 18)].joined(separator: " ")
      return "view t\(index): Label { text = \"\(text) \(index)\"; lines = 0\(more(index)) }"
    }
    return """
      layout List(375x667) {
        sizes \(sizes)
        view page: ScrollView {
          .edges == superview
          view rows: VStack {
            .edges == superview; .width == page.frameGuide.width
            \(labels.joined(separator: "\n"))
          }
        }
      }

      """
  }

  @Test(arguments: [10, 60]) func textsThatFollowTheirContentAreHealthy(_ count: Int) throws {
    let found = checked(list(count))
    #expect(found.diagnostics.map { $0.message } == [])
    #expect(try #require(found.examined.first?.health).gaps == [])
  }

  @Test func aCutTextAmongManyIsFound() {
    let found = checked(list(40) { $0 == 5 ? "; .height == 41" : "" }).diagnostics
    #expect(found.map { $0.code } == [.clippedContent])
    #expect(found.first?.message.hasPrefix("the text of 'page.rows.t5' is cut off for every width below ") == true)
  }

  /// Each text of the list is compared with its frames at many widths.
  @Test func aHeightThatIsSettledShowsAllLines() throws {
    let text = list(30) {
      $0 % 5 == 2 ? "; .height <= \(20 + $0)" : $0 % 7 == 3 ? "; compression.vertical = \(200 + $0)" : ""
    }
    let compilation = compile(path: "list.lay", bytes: Array(text.utf8)) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    let examination = LayoutExamination(layout, CheckOptions(), lint: .all)
    examination.run { _, _ in }
    let health = try #require(examination.health)
    #expect(health.skippedHeights.isEmpty)
    var picture = Layout(layout.program)
    var failing = 0
    for width in stride(from: 320, through: 1366, by: 13) {
      let size = ExactSize(width: Rational(width), height: 700)
      picture.resize(to: LayoutEnvironment(size: size))
      for (index, view) in layout.program.views.enumerated() where view.kind == .label {
        let cut = picture.exactFrame(of: ViewID(index)).height < picture.leastHeight(of: ViewID(index)) ?? 0
        let isFound = health.findings.contains {
          $0.claim.view == ViewID(index) && $0.claim.statement == .showsContent(.vertical) && $0.finding.contains(size)
        }
        failing += cut ? 1 : 0
        #expect(cut == isFound, "'\(view.name)' at \(width)")
      }
    }
    #expect(failing > 50)
  }

  /// Each text of two words changes its lines at one width, and all at the same one, so that there are few parts. The first one has a
  /// height that does not follow its lines.
  @Test(arguments: [(511, false), (512, true)])
  func whereTooManyNumbersOfLinesChangeHeightsAreNotCompared(_ count: Int, _ isSkipped: Bool) throws {
    let texts = (0..<count).map { index in
      "view t\(index): Label { text = \"Two words\"; lines = 0\(index == 0 ? "; .height == 30" : "") }"
    }
    let text = """
      layout List(60x667) {
        sizes 60x667 ... 100x667
        view rows: VStack { .edges(top, leading, trailing) == superview; \(texts.joined(separator: "\n")) }
      }

      """
    let health = try #require(checked(text).examined.first?.health)
    #expect(health.gaps.contains { $0.contains("were not compared with their lines") } == isSkipped, "\(health.gaps)")
  }

  @Test(arguments: ["Label", "TextView { scrolls = false", "Button"])
  func aTextThatNothingPlacesIsExamined(_ kind: String) {
    let braces = kind.contains("{") ? kind : "\(kind) {"
    let label = "view a: \(braces); text = \"Several words that may take more than one line\"; lines = 0 }"
      .replacing("{;", with: "{").replacing(kind.hasPrefix("TextView") ? "; lines = 0" : "none", with: "")
    for sizes in ["", "sizes 320x480 ... 430x932"] {
      for more in [
        "", "view b: Label { text = \"b\"; .edges(top, leading) == superview }",
        "view c { mask = W; frame = (0, 0, 9, 9) }",
      ] {
        let found = checked("layout T(375x667) {\n\(sizes)\n\(label)\n\(more)\n}\n").diagnostics
        #expect(found.contains { $0.code == .ambiguousLayout }, "\(found.map { $0.message })")
      }
    }
  }
}
