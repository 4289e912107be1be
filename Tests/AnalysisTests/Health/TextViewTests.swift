import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Text views, which scroll as UIKit's do unless the file says otherwise.
@Suite struct TextViewTests {
  private func diagnostics(_ body: String) -> [Diagnostic] {
    checked("layout Screen(375x667) {\nsizes 320x480 ... 430x932\n\(body)\n}\n").diagnostics
  }

  private func codes(_ body: String) -> [String] { diagnostics(body).map { $0.code.id } }

  private let words = "text = \"A text that needs several lines in a view that is not wide\""

  @Test func aTextViewThatScrollsHasNoSizeOfItsOwn() {
    let open = "view t: TextView { \(words); .edges(top, leading, trailing) == safeArea }"
    #expect(
      diagnostics(open).contains { $0.code == .ambiguousLayout && $0.message == "the height of 't' is ambiguous" })
    #expect(codes("view t: TextView { \(words); .edges == safeArea }") == [])
    #expect(codes("view t: TextView { \(words); scrolls = true; .edges == safeArea }") == [])
  }

  @Test func aTextThatScrollsIsNotCutOff() {
    let place = ".edges(top, leading) == safeArea inset 8; .size == 100x44"
    #expect(codes("view t: TextView { \(words); \(place) }") == [])
    #expect(codes("view t: TextView { \(words); scrolls = false; \(place) }") == ["L0601"])
    #expect(
      diagnostics("view t: TextView { \(words); scrolls = false; \(place) }").map { $0.message }
        == ["the text of 't' is cut off at every size"])
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsLines() throws {
    let text =
      "layout A(200x600) { view t: TextView { \(words); scrolls = false; .edges(top, leading, trailing) == superview } }"
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let layout = try #require(compilation.layouts.first)
    let view = try #require(layout.program.views.firstIndex { $0.name == "t" })
    #expect(layout.program.views[view].lines == 0)
    var picture = Layout(layout.program)
    var heights: [Rational] = []
    for width in [100, 200, 400, 800] as [Rational] {
      let report = picture.resize(to: LayoutEnvironment(size: ExactSize(width: width, height: 600)))
      #expect(report.ambiguities.isEmpty && report.conflicts.isEmpty)
      heights.append(picture.exactFrame(of: ViewID(view)).height)
    }
    #expect(heights == heights.sorted(by: >) && heights[0] > 2 * heights[3], "\(heights)")
    // One line of 17 points and the insets above and below.
    #expect(heights[3] == (TextMeasure.lineHeight * 17).ceil + 16, "\(heights)")
  }

  @Test func anOwnNumberOfLinesStays() throws {
    let text =
      "layout A(200x600) { view t: TextView { text = \"a b\"; scrolls = false; lines = 1; .center == superview } }"
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(compilation.layouts.first?.program.views.first { $0.name == "t" }?.lines == 1)
  }

  @Test func theSpellingOfUIKitIsFixed() throws {
    for name in ["isScrollEnabled", "scrollEnabled"] {
      let text = "layout A(200x600) { view t: TextView { \(name) = false; .center == superview } }"
      let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      let found = try #require(compilation.diagnostics.first)
      #expect(found.message == "'t' has no property '\(name)'; here it is 'scrolls'")
      let fix = try #require(found.fixIt)
      #expect(applying(fix.edits, to: text) == text.replacing(name, with: "scrolls"))
    }
  }

  @Test func otherKindsDoNotHaveIt() {
    let found = diagnostics("view t: ScrollView { scrolls = false; .edges == safeArea }")
    #expect(found.map { $0.message }.contains { $0.hasSuffix("only a TextView has it") }, "\(found.map { $0.message })")
  }

  @Test func onlyATextThatScrollsMayReachBeyondTheSafeArea() {
    var options = CheckOptions()
    options.safeArea = ExactInsets(top: 47, left: 0, bottom: 34, right: 0)
    func said(_ setting: String) -> [String] {
      let view = "view t: TextView { text = \"A\"; \(setting); .edges == superview }"
      return checked("layout A(375x667) {\nsizes 320x480 ... 430x932\n\(view)\n}", options: options).diagnostics.map {
        $0.code.id
      }
    }
    #expect(said("scrolls = true") == [])
    #expect(Set(said("scrolls = false")) == ["L0603"])
  }
}
