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

  @Test func aTextViewThatScrollsShowsItsLines() {
    let words = "One two three four five six seven eight nine ten eleven twelve"
    let shown = lines(items("view a: TextView { text = \"\(words)\"; frame = (0, 0, 100, 60) }"))
    #expect(shown.count > 4 && shown.map(\.text).joined(separator: " ") == words, "\(shown.map(\.text))")
    let two = lines(items("view a: TextView { text = \"\(words)\"; lines = 2; frame = (0, 0, 100, 60) }"))
    #expect(two.count == 2 && two.last?.text.hasSuffix("…") == true)
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

  // MARK: Texts of a recorded size

  /// The size of a content in the file is that of the system's font, in which the text is narrower.
  @Test func aTextInItsOwnSizeIsWhole() throws {
    let own = TextMeasure.width(of: "Downloads Folder:", fontSize: 17).double
    func line(_ width: Double, _ words: String = "") throws -> TextLine {
      let body = """
        view a: Label { text = "Downloads Folder:"; intrinsic = \(Int(width))x20; \(words).left == superview.left; .top == superview.top }
        """
      return try #require(lines(items(body)).first)
    }
    let narrow = try line(own - 6)
    #expect(narrow.text == "Downloads Folder:" && narrow.tracking < 0)
    let width = textWidth(of: narrow.text, size: 17, tracking: narrow.tracking)
    #expect(abs(width - Double(Int(own - 6))) < 0.01)
    #expect(try line(own + 3).tracking == 0)
    // Less room than the content asks for, and much less than the text has.
    #expect(try line(own - 3, ".width == 100; ").text.hasSuffix("…"))
    #expect(try line(own * 0.7).text.hasSuffix("…"))
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

  // MARK: macOS

  @Test func controlsOfMacOSAreAsLargeAsTheirAlignmentRectangles() {
    func first(_ kind: String, _ system: String = "macos15") -> Box? {
      let body = "view a: \(kind) { alignmentInsets = (5, 7, 7, 7); frame = (10, 10, 100, 32) }"
      return shapes(items(body.replacing("Button {", with: "Button { text = \"Go\";"), system: system)).first?.box
    }
    let aligned = Box(minX: 17, minY: 15, maxX: 103, maxY: 35)
    #expect(first("Button") == aligned && first("PopUpButton") == aligned && first("Switch") == aligned)
    #expect(first("PopUpButton", "ios18") == Box(minX: 10, minY: 10, maxX: 110, maxY: 42))
    // No button is lower than its title.
    let low = items(
      "view a: Button { text = \"Go\"; alignmentInsets = 7; frame = (10, 10, 100, 20) }", system: "macos15")
    #expect(shapes(low).first?.box == Box(minX: 10, minY: 10, maxX: 110, maxY: 30))
  }

  @Test func switchesOfMacOSHaveTheTint() {
    func colour(_ system: String) -> Colour? {
      shapes(items("view a: Switch { frame = (0, 0, 38, 22) }", system: system)).first?.fill
    }
    let palette = Palette(isDark: false)
    #expect(colour("macos15") == palette.tint && colour("ios18") == palette.on)
  }

  @Test func separatorsOfMacOSAreLines() {
    func boxes(_ frame: String, _ system: String = "macos15") -> [Box] {
      shapes(items("view a { frame = (\(frame)) }", system: system)).filter {
        $0.fill == Palette(isDark: false).separator
      }
      .map(\.box)
    }
    #expect(boxes("10, 20, 100, 5") == [Box(minX: 10, minY: 22, maxX: 110, maxY: 23)])
    #expect(boxes("10, 20, 5, 100") == [Box(minX: 12, minY: 20, maxX: 13, maxY: 120)])
    #expect(boxes("10, 20, 5, 5").isEmpty && boxes("10, 20, 100, 5", "ios18").isEmpty)
  }

  /// The components of an import: a mark at the leading edge, and the title after it.
  @Test(arguments: [false, true]) func checkBoxesHaveAMarkBeforeTheirTitles(rightToLeft: Bool) throws {
    func shown(_ kind: String, _ system: String = "macos15") -> [PlacedItem] {
      let text = """
        component CheckBox: Button {}
        component RadioButton: Button {}
        layout L(300x200) {
          system = \(system)
          view a: \(kind) { text = "Sound"; alignmentInsets = (0, 2, 0, 2); frame = (10, 10, 100, 18) }
        }
        """
      return placed(Mockup(screen: screen(text, at: (300, 200), rightToLeft: rightToLeft, layers: [])).items())
    }
    for kind in ["CheckBox", "RadioButton"] {
      let mark = try #require(shapes(shown(kind)).first?.box)
      let title = try #require(shown(kind).compactMap(\.textBox).first)
      #expect(mark.height <= 14 && abs(mark.midY - 19) < 1e-9, "\(mark)")
      let gap = rightToLeft ? mark.minX - title.maxX : title.minX - mark.maxX
      #expect(gap > 3 && gap < 7, "\(mark) \(title)")
      #expect(abs(rightToLeft ? mark.maxX - 108 : mark.minX - 12) < 1, "\(mark)")
      // On iOS, a component of this name is a button like others.
      #expect(shapes(shown(kind, "ios18")).isEmpty)
    }
    let palette = Palette(isDark: false)
    #expect(shapes(shown("CheckBox")).first?.fill == palette.tint)
    #expect(shapes(shown("RadioButton")).first?.fill == palette.raised)
  }
}
