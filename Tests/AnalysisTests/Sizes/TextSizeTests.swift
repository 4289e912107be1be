import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Layouts at the text sizes that people choose.
@Suite struct TextSizeTests {
  /// A login screen with a note that has room for text up to xxxLarge in 30 points.
  private func login(_ textSizes: String, height: Int = 80) -> String {
    """
    layout Login(375x667) {
      sizes 320x568 ... 430x932\(textSizes)
      view title: Label { text = "Welcome back"; font = title1; lines = 0; .edges(top, leading, trailing) == superview inset 16 }
      view email: TextField { font = body; .edges(leading, trailing) == title; .top == title.bottom + 24 }
      view note: Label { text = "New?"; font = body; .top == email.bottom + 16; .leading == title.leading; .height == \(height) }
      view next: Button { text = "Go"; font = headline; .top == note.bottom + 16; .edges(leading, trailing) == title }
    }
    """
  }

  private let finding = "the text of 'note' is cut off"

  @Test func aLoginIsFineUpToXXXLarge() {
    #expect(findings(login("")) == [])
    #expect(findings(login(", text xSmall ... xxxLarge", height: 30)) == [])
    #expect(
      findings(login(", text xSmall ... accessibility5", height: 30))
        == ["L0601 5:8 \(finding) at every size (text size accessibility1 or larger)"])
    #expect(
      findings(login(", text xSmall ... accessibility1", height: 30))
        == ["L0601 5:8 \(finding) at every size (text size accessibility1 only)"])
  }

  @Test func findingsNameTheirTextSizes() {
    var options = CheckOptions()
    options.textSizes = [.large, .accessibility1, .accessibility5]
    #expect(
      findings(login("", height: 30), options: options)
        == ["L0601 5:8 \(finding) at every size (text size accessibility1 and accessibility5)"])
    options.textSizes = [.large, .accessibility5]
    #expect(
      findings(login("", height: 60), options: options)
        == ["L0601 5:8 \(finding) at every size (text size accessibility5 only)"])
    options.textSizes = [.accessibility5]
    #expect(findings(login("", height: 60), options: options) == ["L0601 5:8 \(finding) at every size"])
    options.textSizes = [.large]
    #expect(findings(login(", text xSmall ... accessibility5", height: 30), options: options) == [])
    options.textSizes = []
    options.defaultTextSizes = TextSize.allCases
    #expect(
      findings(login("", height: 30), options: options)
        == ["L0601 5:8 \(finding) at every size (text size accessibility1 or larger)"])
    #expect(findings(login(", text large", height: 30), options: options) == [])
  }

  @Test func smallTextsHaveWordsToo() throws {
    let text = """
      layout A(300x300) {
        sizes 300x300 ... 400x400, text xSmall ... xxLarge
        view a: Label { text = "Harbour"; font = body; .edges(top, leading) == superview }
        assert a.height >= 20
      }
      """
    // 15 points are 17.9 high, 16 are 19.1, which is 20.
    #expect(findings(text) == ["L0511 4:10 this assertion fails at every size (text size small or smaller)"])
  }

  @Test func regionsHaveTheTextSizes() throws {
    let found = checked(login(", text xSmall ... accessibility3", height: 30)).diagnostics
    let areas = try #require(found.first).areas
    #expect(areas.map(\.textSizes) == [["accessibility1", "accessibility2", "accessibility3"]])
    #expect(checked(login("", height: 10)).diagnostics.flatMap(\.areas).allSatisfy { $0.textSizes.isEmpty })
  }

  @Test func theExaminationSaysItsTextSizes() {
    #expect(checked(login("")).examined.map(\.textSizes) == [[]])
    #expect(checked(login(", text small ... large")).examined.map(\.textSizes) == [[.small, .medium, .large]])
    // Fonts of fixed sizes are proved at every text size too.
    let fixed = login(", text small ... large").replacing("title1", "28").replacing("body", "17").replacing(
      "headline", "17")
    #expect(checked(fixed).examined.map(\.textSizes) == [[.small, .medium, .large]])
  }

  @Test func equalFontsAreSolvedOnce() throws {
    func proofs(_ text: String) throws -> [[String]] {
      let layout = try #require(screen(text).compilation.layouts.first)
      let examination = LayoutExamination(layout, CheckOptions())
      examination.run { _, _ in }
      return examination.proofs.map { $0.variant.textSizes.all.map(\.name) }
    }
    let text = "layout A(9x9) { sizes 9x9, text xSmall ... xLarge; view a: Label { text = \"a\"; font = 17 } }"
    #expect(try proofs(text) == [["xSmall", "small", "medium", "large", "xLarge"]])
    #expect(
      try proofs(text.replacing("17", "caption1")) == [["large"], ["xLarge"], ["xSmall", "small", "medium"]])
    #expect(try proofs(text.replacing("17", "body")).count == 5)
    #expect(try proofs("layout A(9x9) { view a: Label { font = body } }") == [["large"]])
  }

  @Test func conflictsNameTheirTextSizes() {
    let text = """
      layout A(300x300) {
        sizes 300x300, text large ... accessibility2
        view a: Label { text = "Harbour"; font = body; compression.vertical = required; .edges(top, leading) == superview }
        a.height <= 30
      }
      """
    let found = findings(text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("(text size from accessibility1 to accessibility2)") == true, "\(found)")
  }

  @Test func controlsWithoutFontsDoNotGrow() throws {
    let kinds = ["Switch", "Slider", "Stepper", "Progress", "Spinner", "PickerView", "Separator"]
    let views = kinds.map { "view \($0.lowercased()): \($0) { .edges(top, leading) == superview }" }
    let text = "layout A(400x400) { \(views.joined(separator: "\n")) }"
    let program = try #require(screen(text).compilation.layouts.first).program
    var (small, large) = (Layout(program), Layout(program))
    small.resize(to: LayoutEnvironment(size: size(400, 400), textSize: .xSmall))
    large.resize(to: LayoutEnvironment(size: size(400, 400), textSize: .accessibility5))
    for view in program.views.indices {
      for axis in LayoutAxis.allCases {
        #expect(
          small.intrinsicLength(of: ViewID(view), axis) == large.intrinsicLength(of: ViewID(view), axis))
      }
    }
  }

  @Test func rowsOfControlsGrowWithTheirFonts() throws {
    let text = """
      layout A(400x400) {
        view b: Button { text = "Go"; font = body; .edges(top, leading) == superview }
        view f: TextField { text = "Go"; font = body; .edges(top, leading) == superview; .width == 90 }
        view p: PopUpButton { text = "Go"; font = body; .edges(top, leading) == superview }
        view d: DatePicker { text = "Go"; font = body; .edges(top, leading) == superview }
        view s: SegmentedControl { segments = ["Go", "On"]; font = body; .edges(top, leading) == superview }
        expect 400x400 { b.height == 30; f.height == 34; p.height == 30; d.height == 35; s.height == 32 }
        expect 400x400 (textSize: accessibility5) {
          b.height == 72; f.height == 72; p.height == 72; d.height == 78; s.height == 32; s.width >= 160
        }
      }
      """
    #expect(findings(text).filter { $0.hasPrefix("L0510") } == [])
  }
}

extension String {
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
