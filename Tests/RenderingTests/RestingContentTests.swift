import LayCompiler
import LayRuntime
import TestSupport
import Testing

@testable import LayRendering

/// The place of scroll content before the user scrolls.
@Suite struct RestingContentTests {
  /// A screen of 400x300 below bars of 50 and beside ones of 30 points.
  private func origin(_ scrollView: String, content: (width: Int, height: Int)) throws -> [Double] {
    let text = """
      layout T(400x300) {
        view page: ScrollView {
          \(scrollView)
          view content { .edges == superview.contentGuide; .size == \(content.width)x\(content.height) }
        }
      }
      """
    let compiled = compiled(text).layouts[0]
    var layout = Layout(compiled.program)
    layout.resize(
      to: LayoutEnvironment(
        size: ExactSize(width: 400, height: 300), safeArea: ExactInsets(top: 50, left: 30, bottom: 20, right: 30)))
    let page = try #require(viewRows(of: layout, compiled, scale: nil).first { $0.name == "page" })
    return [page.boundsOrigin.x, page.boundsOrigin.y]
  }

  @Test(arguments: [(200, 100, [0, 0.0]), (200, 301, [0, -50]), (401, 100, [-30, 0]), (401, 301, [-30, -50])])
  func contentThatScrollsBeginsInTheSafeArea(width: Int, height: Int, expected: [Double]) throws {
    #expect(try origin(".edges == superview", content: (width, height)) == expected)
  }

  @Test func contentThatAlwaysBouncesDoesToo() throws {
    #expect(try origin(".edges == superview; alwaysBounceVertical = true", content: (200, 100)) == [0, -50])
  }

  /// Only the part of a bar that lies over the scroll view counts.
  @Test func aScrollViewBelowTheBarDoesNotMoveItsContent() throws {
    #expect(try origin(".edges == superview inset (20, 0, 0, 0)", content: (200, 900)) == [0, -30])
    #expect(try origin(".edges == safeArea", content: (500, 900)) == [0, 0])
  }
}
