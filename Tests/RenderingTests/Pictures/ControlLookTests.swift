import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

/// What controls and texts look like, as UIKit and AppKit draw them.
@Suite struct ControlLookTests {
  private func items(_ body: String, system: String = "ios18", rightToLeft: Bool = false) -> [PlacedItem] {
    let text = "layout L(300x200) {\nsystem = \(system)\n\(body)\n}\n"
    return placed(Mockup(screen: screen(text, at: (300, 200), rightToLeft: rightToLeft, layers: [])).items())
  }

  private func lines(_ items: [PlacedItem]) -> [TextLine] {
    items.compactMap { if case .text(let line) = $0.item { line } else { nil } }
  }

  /// The fills and strokes with their boxes in the picture.
  private func shapes(_ items: [PlacedItem]) -> [(box: Box, fill: Colour?, stroke: Stroke?)] {
    items.compactMap { item in
      guard case .shape(let outline, let fill, let stroke) = item.item, let box = outline.box else { return nil }
      let corner = item.transform.apply(Point2D(box.minX, box.minY))
      let moved = Box(minX: corner.x, minY: corner.y, maxX: corner.x + box.width, maxY: corner.y + box.height)
      return (moved, fill?.colour, stroke)
    }
  }

  // MARK: Fields and text views

  @Test func theBackgroundOfAFieldHasTheCornersOfItsEdge() {
    let field = "view a: TextField { backgroundColor = #ff0000; frame = (0, 0, 100, 34)"
    for (words, radius) in [(" }", 6.0), ("; cornerRadius = 9 }", 9)] {
      let outlines = items(field + words).compactMap { item -> Outline? in
        guard case .shape(let outline, let fill?, _) = item.item else { return nil }
        return fill.colour == Colour(hex: 0xFF0000) ? outline : nil
      }
      #expect(outlines == [.rounded(x: 0, y: 0, width: 100, height: 34, radius: radius)])
    }
  }

  @Test func aTextViewOfIOSHasNoEdge() {
    func strokes(_ body: String, _ system: String = "ios18") -> [Stroke] {
      shapes(items("view a: TextView { \(body)frame = (0, 0, 100, 60) }", system: system)).compactMap(\.stroke)
    }
    #expect(strokes("text = \"One\"; ").isEmpty)
    #expect(strokes("text = \"One\"; ", "macos15").count == 1)
    // Without a text, the pale edge of empty views.
    #expect(strokes("").map(\.dashes) == [[3, 2]])
  }

  // MARK: Date pickers and pictures

  @Test func aDatePickerIsNeverBlank() {
    func bars(_ height: Int) -> Int {
      shapes(items("view a: DatePicker { frame = (0, 0, 200, \(height)) }")).count { $0.box.height == 8 }
    }
    #expect(bars(34) == 1 && bars(100) == 3 && bars(180) == 5)
    #expect(lines(items("view a: DatePicker { text = \"9 June\"; frame = (0, 0, 200, 34) }")).count == 1)
  }

  @Test func theFrameAroundALargerPictureIsShown() {
    func edges(_ words: String) -> [Box] {
      shapes(
        items(
          "view a: Image { image = \"a\"; intrinsic = 120x120; contentMode = center; \(words)frame = (20, 20, 60, 60) }"
        )
      ).filter { $0.stroke?.dashes == [3, 2] }.map(\.box)
    }
    #expect(edges("") == [Box(minX: 20.25, minY: 20.25, maxX: 79.75, maxY: 79.75)])
    #expect(edges("clipsToBounds = true; ").isEmpty)
  }
}
