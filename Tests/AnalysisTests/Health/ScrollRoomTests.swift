import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Scroll views that show too little of their content, and the sides of content that scrolls up and down.
@Suite struct ScrollRoomTests {
  /// The rows of a table are as wide as the table.
  @Test(arguments: [("Table", ["L0607 'list' scrolls sideways for every width below 413"]), ("ScrollView", [])])
  func aTableDoesNotScrollSideways(kind: String, said: [String]) throws {
    let text = """
      layout A(375x667) {
        sizes 320x568 ... 430x956
        view list: \(kind) {
          .edges == safeArea
          view row: Label { text = "I have added a table of the operations to the last note."; .edges == superview }
        }
      }
      """
    let found = checked(text).diagnostics
    #expect(found.map { "\($0.code.id) \($0.message)" } == said)
    let fix = try kind == "Table" ? #require(found.first?.fixIt) : nil
    #expect(fix?.message.contains(".contentGuide.width == .frameGuide.width") ?? true, "\(fix?.message ?? "")")
  }

  private func form(_ bottom: String, sizes: String = "568x320 ... 568x568, keyboard 0 ... 320") -> String {
    """
    layout Form(568x320) {
      sizes \(sizes)
      view scroll: ScrollView {
        .edges(top, leading, trailing) == superview
        .bottom == \(bottom)
        view form {
          .edges == superview.contentGuide
          .width == superview.frameGuide.width
          view signIn: Button { text = "Log in"; .edges == superview inset 20 }
        }
      }
    }
    """
  }

  @Test func aFormNeedsRoomAboveTheKeyboard() throws {
    let found = checked(form("keyboardLayoutGuide.top")).diagnostics
    #expect(
      found.map(\.message) == [
        "with the keyboard at 320, 'scroll' shows too little of its content for every height below 364"
      ])
    #expect(found.map(\.code) == [.vanishedView])
    #expect(findings(form("keyboardLayoutGuide.top", sizes: "568x364 ... 568x568, keyboard 0 ... 320")) == [])
    #expect(findings(form("superview.bottom")) == [])
  }

  @Test func aBarAsHighAsItsContentHasRoom() {
    func bar(_ height: Int, _ content: Int) -> [String] {
      findings(
        """
        layout Chips(320x480) {
          sizes 320x480
          view bar: ScrollView {
            .edges(top, leading, trailing) == superview; .height == \(height)
            view row {
              .edges == superview.contentGuide; .height == \(content); .width == 900
              view chip: Label { text = "Jazz"; .edges(top, leading) == superview; .height == \(content) }
            }
          }
        }
        """)
    }
    #expect(bar(36, 36) == [])
    #expect(bar(44, 60).filter { $0.contains("too little") } == [])
    #expect(bar(43, 60).filter { $0.contains("too little") }.count == 1)
  }

  @Test func aLengthOfZeroThatAConditionSetsIsMeantThereAlone() {
    let text = """
      layout A(320x480) {
        sizes 320x480 ... 430x932
        view list: Table { .edges(top, leading, trailing) == superview }
        when height < 600 { list.height == 0 } else { list.height == superview.height - 600 }
      }
      """
    #expect(
      findings(text) == ["L0602 3:8 'list' shows too little of its content for every height from 600 to below 644"])
  }

  /// A page with content in it, with 84 points at the left and right of the safe area.
  private func page(_ width: String, _ label: String) -> String {
    """
    layout Page(844x390) {
      sizes 844x390 ... 900x500, safeArea (0, 84, 0, 84)
      view scroll: ScrollView {
        .edges == superview
        view content {
          .edges == superview.contentGuide
          \(width)
          view label: Label { text = "Heading"; .top == superview.top + 1200; .bottom == superview.bottom; \(label) }
        }
      }
    }
    """
  }

  private let vertical = ".width == superview.frameGuide.width"

  @Test func contentThatScrollsUpAndDownIsInTheSafeAreaAtItsSides() {
    let report = "L0603 8:12 'scroll.content.label' lies beyond the left edge of the safe area at every size"
    #expect(findings(page(vertical, ".leading == superview.leading + 16")) == [report])
    #expect(findings(page(vertical, ".leading == superview.leading + 84")) == [])
    // Margins and safe areas of views inside have the insets, as in UIKit.
    #expect(findings(page(vertical, ".leading == superview.margins.leading")) == [])
    #expect(findings(page(vertical, ".leading == superview.safeArea.leading")) == [])
    #expect(findings(page(vertical, ".leading == scroll.margins.leading")) == [])
    #expect(findings(page(vertical, ".leading == root.safeArea.leading")) == [])
    // Content that scrolls to the sides is moved by the system.
    #expect(
      findings(page(".width == 1200", ".leading == superview.leading + 16")).filter { $0.hasPrefix("L0603") } == [])
    #expect(
      findings(page("\(vertical) + 1", ".leading == superview.leading + 16")).filter { $0.hasPrefix("L0603") } == [])
    // An app may change a constraint with a name.
    #expect(findings(page("constraint w: \(vertical)", ".leading == superview.leading + 16")) == [])
  }

  @Test func contentSpansItsScrollViewByAViewInside() throws {
    func scrolls(_ rules: String) throws -> Bool {
      let text = """
        layout A(300x300) {
          view scroll: ScrollView { .edges == superview; view a { .edges(top, bottom) == superview; .height == 9; \(rules) } }
        }
        """
      return try #require(screen(text).compilation.layouts.first).program.scrollsVertically[1]
    }
    #expect(try scrolls(".edges(leading, trailing) == superview inset 16; .width == frameGuide.width - 32"))
    #expect(try scrolls(".edges(left, right) == superview inset 16; .width == superview.width - 40"))
    #expect(try !scrolls(".edges(leading, trailing) == superview inset 16; .width == frameGuide.width - 31"))
    #expect(try !scrolls(".edges(leading, trailing) == superview; .width == frameGuide.width @high"))
    #expect(try !scrolls(".edges(leading, trailing) == superview; .width == 300"))
    #expect(try !scrolls(".leading == superview.leading; .width == frameGuide.width"))
  }

  @Test func framesFollowTheSafeAreaAtTheSidesAlone() throws {
    let text = page(vertical, ".leading == superview.margins.leading")
    var layout = Layout(try #require(screen(text).compilation.layouts.first).program)
    let insets = ExactInsets(top: 20, left: 84, bottom: 30, right: 40)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 844, height: 390), safeArea: insets))
    let label = try #require(layout.program.views.firstIndex { $0.name == "label" })
    #expect(layout.exactFrame(of: ViewID(label)).x == 92)
    #expect(layout.exactFrame(of: ViewID(label)).y == 1200)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 844, height: 390)))
    #expect(layout.exactFrame(of: ViewID(label)).x == 8)
  }
}
