import LayModel
import Testing

@testable import LayInterfaceBuilder

/// The keys that strings files have for the texts of views: the object id and the property.
@Suite struct StringKeysTests {
  private func keys(_ view: String, platform: String = "iOS.CocoaTouch") throws -> [String] {
    let document = try readDocument(Array(storyboard(view, platform: platform).utf8))
    let own = try #require(document.viewsByID["b"])
    return document.stringKeys(of: own).map { "\($0.key): \($0.text)" }
  }

  @Test func viewsOfUIKitHaveTheNamesOfTheirProperties() throws {
    let frame = (0.0, 0.0, 80.0, 30.0)
    #expect(try keys(view("label", "b", frame, #"text="Name""#)) == ["b.text: Name"])
    #expect(try keys(view("label", "b", frame)) == [])
    let button = view("button", "b", frame, inside: #"<state key="normal" title="Save"/>"#)
    #expect(try keys(button) == ["b.normalTitle: Save"])
    let configured = view(
      "button", "b", frame, inside: #"<buttonConfiguration key="configuration" style="plain" title="Save"/>"#)
    #expect(try keys(configured) == ["b.configuration.title: Save"])
    let field = view("textField", "b", frame, #"text="Ada" placeholder="Name""#)
    #expect(try keys(field) == ["b.text: Ada", "b.placeholder: Name"])
    let segments = view(
      "segmentedControl", "b", frame,
      inside: #"<segments><segment title="Day"/><segment title=""/><segment title="Year"/></segments>"#)
    #expect(try keys(segments) == ["b.segmentTitles[0]: Day", "b.segmentTitles[2]: Year"])
  }

  @Test func viewsOfAppKitHaveTheKeysOfTheirCells() throws {
    let cell = #"<textFieldCell key="cell" title="Name" placeholderString="Ada" id="c2"/>"#
    let field = view("textField", "b", (0, 0, 80, 22), inside: cell)
    #expect(try keys(field, platform: "MacOSX.Cocoa") == ["c2.title: Name", "c2.placeholderString: Ada"])
  }
}
