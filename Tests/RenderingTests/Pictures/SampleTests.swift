import LayDrawing
import PictureSupport
import TestSupport
import Testing

@testable import LayRendering

/// Samples of contents that come from the app.
@Suite struct SampleTests {
  private let components = """
    component MapView {}
    component WebView {}
    component CollectionView: ScrollView {}

    """

  private func count(_ body: String, at size: (Int, Int) = (200, 100)) -> Int {
    let text = "\(components)layout L(\(size.0)x\(size.1)) {\n\(body)\n}\n"
    return placed(Mockup(screen: screen(text, at: size, layers: [])).items()).count
  }

  /// A background, and a bar and a line for each row of 44 points.
  @Test func emptyTablesHaveRows() {
    #expect(count("view a: Table { frame = (0, 0, 200, 88) }") == 5)
    #expect(count("view a: Table { frame = (0, 0, 200, 88); view b: Label { frame = (0, 0, 9, 9) } }") == 1)
  }

  /// Rows are limited, whatever the height is.
  @Test func tallTablesHaveAsManyRowsAsCanBeSeen() {
    #expect(count("view a: Table { frame = (0, 0, 200, 88) }\nview b: Table { frame = (0, 0, 200, 900000) }") == 206)
  }

  @Test(arguments: ["MapView", "WebView", "CollectionView"])
  func emptyComponentsOfAppsHaveSamples(_ name: String) {
    #expect(count("view a: \(name) { frame = (0, 0, 200, 100) }") > 3)
    #expect(count("view a: \(name) { frame = (0, 0, 200, 100); view b: Label { frame = (0, 0, 9, 9) } }") == 0)
    // There is no room for one.
    #expect(count("view a: \(name) { frame = (0, 0, 30, 30) }") == 0)
  }

  @Test func emptyScrollViewsCanBeSeen() {
    #expect(count("view a: ScrollView { frame = (0, 0, 90, 90) }") == 1)
    #expect(count("view a: ScrollView { frame = (0, 0, 90, 90); backgroundColor = #ff0000 }") == 1)
  }

  @Test func samplesLookAsKept() throws {
    let body = """
      view map: MapView { frame = (8, 8, 100, 90) }
      view web: WebView { frame = (116, 8, 100, 90) }
      view tiles: CollectionView { frame = (8, 106, 100, 90) }
      view table: Table { frame = (116, 106, 100, 90) }
      """
    let text = "\(components)layout L(224x204) {\n\(body)\n}\n"
    let picture = try Wall.picture(of: [screen(text, at: (224, 204), layers: [])], .mockup, [])
    try expectGolden(picture, "Tests/RenderingTests/Golden/samples.png", scale: 1)
  }
}
