import Foundation
import LayCompiler
import LayDiagnostics
import TestSupport
import Testing

@testable import LayIDE

/// The view of a picture for a place in the text, and back.
@Suite struct ViewAtOffsetTests {
  private static let text = """
    component Row {
      view icon: Image
      icon.width == 24
    }
    layout List(320x480) {
      view row: Row
      view box { view inner: Label; inner.top == superview.top + 4 }
      row.top == superview.top + 8
      view cells[3]: View
      vfl "V:[row]-[box]"
    }
    layout Other(100x100) {
      view own: View
      own.width == row
    }

    """

  private func snapshot(_ text: String) -> Snapshot {
    Snapshot(path: "/a/List.lay", bytes: Array(text.utf8), importing: { _ in .missing })
  }

  private func view(at words: String, _ text: String, skipping: Int = 0) throws -> String? {
    let bytes = Array(text.utf8)
    let start = try #require(text.range(of: words)).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: start) + skipping
    #expect(offset <= bytes.count)
    return snapshot(text).view(at: offset).map { "\($0.layout): \($0.path)" }
  }

  private var sound: String { Self.text.replacing("own.width == row", with: "own.width == 8") }

  @Test func nameMeansItsView() throws {
    #expect(try view(at: "row.top", sound) == "List: List/row")
    #expect(try view(at: "row]-[", sound) == "List: List/row")
    #expect(try view(at: "inner.top", sound) == "List: List/box/inner")
    #expect(try view(at: "own.width", sound) == "Other: Other/own")
  }

  @Test func textInBracesMeansTheViewAround() throws {
    #expect(try view(at: "{ view inner", sound) == "List: List/box")
    #expect(try view(at: "vfl", sound) == "List: List")
    #expect(try view(at: "layout Other", sound) == "Other: Other")
  }

  @Test func viewOfAComponentIsThatOfItsFirstInstance() throws {
    #expect(try view(at: "icon.width", sound) == "List: List/row/icon")
  }

  @Test func textOutsideAndTextWithErrorsMeanNothing() throws {
    #expect(try view(at: "row.top", Self.text) == nil)
    #expect(snapshot(sound + "\n\n").view(at: sound.utf8.count + 1) == nil)
  }

  @Test func placeOfAViewIsItsName() throws {
    let snapshot = snapshot(sound)
    let place = try #require(snapshot.place(of: ViewPath(layout: "List", path: "List/box/inner")))
    #expect(snapshot.text(at: place.range) == "inner")
    #expect(snapshot.place(of: ViewPath(layout: "List", path: "List/nothing")) == nil)
    #expect(snapshot.place(of: ViewPath(layout: "Nothing", path: "List")) == nil)
  }

  @Test func everyOffsetHasAnAnswer() {
    for text in [sound, Self.text] {
      let snapshot = snapshot(text)
      for offset in 0...text.utf8.count {
        guard let view = snapshot.view(at: offset) else { continue }
        #expect(snapshot.place(of: view) != nil)
      }
    }
  }
}
