import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

@Suite struct WallTests {
  private let text = "layout L(100x100) { view a: Label { text = \"Text\"; .center == superview } }\n"

  private func picture(_ screens: [Screen], _ style: PictureStyle = .mockup) throws -> Picture {
    try Wall.picture(of: screens, style, style.layers)
  }

  private func corners(_ picture: Picture) -> [Point2D] {
    picture.items.compactMap { item in
      if case .begin(let group) = item, group.name == "screen" { group.transform.apply(Point2D(0, 0)) } else { nil }
    }
  }

  @Test func screensOfARowShareTheirTopsAndCaptions() throws {
    let all = [(100, 900), (120, 500), (90, 800)].map { screen(text, at: $0) }
    let shown = try picture(all)
    #expect(Set(corners(shown).map(\.y)).count == 1, "\(corners(shown))")
    let captions = placed(shown.items).compactMap { item -> Double? in
      if case .text(let line) = item.item, line.text.hasPrefix("L ") { return line.y }
      return nil
    }
    #expect(captions.count == 3 && Set(captions).count == 1)
  }

  @Test func screensNeverOverlap() throws {
    let all = [(100, 300), (820, 80), (90, 100), (400, 400), (10, 10), (300, 700)].map { screen(text, at: $0) }
    let shown = try picture(all)
    let places = corners(shown)
    let boxes = zip(places, all).map { place, screen in
      Box(
        minX: place.x, minY: place.y, maxX: place.x + screen.tree.size.width.double,
        maxY: place.y + screen.tree.size.height.double)
    }
    for (index, box) in boxes.enumerated() {
      #expect(box.maxX <= shown.width && box.maxY <= shown.height)
      for other in boxes[..<index] { #expect(!other.intersects(box)) }
    }
  }

  /// The captions of screens in the order of the wall.
  private func captions(_ screens: [Screen]) -> [[String]] {
    WallCaption.captions(of: screens).map { $0.heading + $0.lines }
  }

  @Test func screensOfOneSizeHaveAHeadingInCommon() throws {
    let all = [100, 200].flatMap { width in
      [false, true].map { screen(text, at: (width, 100), isDark: true, rightToLeft: $0) }
    }
    #expect(
      captions(all) == [
        ["L 100 × 100", "dark", "left to right"], ["L 100 × 100", "dark", "right to left"],
        ["L 200 × 100", "dark", "left to right"], ["L 200 × 100", "dark", "right to left"],
      ])
    let words = texts(try picture(all).items)
    #expect(words.filter { $0 == "L 100 × 100" }.count == 1 && words.filter { $0 == "right to left" }.count == 2)
    // Screens that have no group keep their own caption.
    #expect(captions([all[0], all[2]]) == [["L 100 × 100", "dark"], ["L 200 × 100", "dark"]])
  }

  @Test func bothDirectionsOfAScreenShareARow() throws {
    let sizes = [(320, 480), (700, 300), (250, 250), (320, 568), (1000, 400), (90, 800), (400, 400)]
    for first in sizes {
      for second in sizes where first != second {
        let all = [first, second, (200, 200)].flatMap { size in
          [false, true].map { screen(text, at: size, rightToLeft: $0, layers: []) }
        }
        let places = corners(try picture(all))
        for pair in [0, 2, 4] {
          #expect(places[pair].y == places[pair + 1].y && places[pair].x < places[pair + 1].x, "\(first) \(second)")
        }
      }
    }
  }

  @Test func manyStatesOfOneSizeTakeSeveralRowsEachWithTheHeading() throws {
    let names = (0..<12).map { "s\($0)" }
    let states = names.map { "state \($0) { a.alpha = 0.5 }" }.joined(separator: "\n")
    let layout = "layout L(600x100) { view a { .edges == superview }\n\(states)\n}\n"
    let all = names.flatMap { name in
      [false, true].map { isMirrored in
        var shown = screen(layout, at: (600, 100), state: name, rightToLeft: isMirrored, layers: [])
        shown.tree.state = name
        return shown
      }
    }
    let shown = try picture(all)
    let rows = Set(corners(shown).map { $0.y })
    #expect(rows.count > 1 && texts(shown.items).filter { $0 == "L 600 × 100" }.count == rows.count)
    #expect(captions(all)[3] == ["L 600 × 100", "state s1, right to left"])
  }

  @Test func captionsSayWhatIsNotTheDefault() throws {
    let shown = screen(text, at: (100, 100), isDark: true, rightToLeft: true) { $0.keyboardHeight = 40 }
    #expect(shown.caption == ["L 100 × 100", "right to left, keyboard 40, dark"])
  }

  @Test func aWallHasOneLegendWithWhatOccurs() throws {
    let all = (0..<3).map { _ in screen(text, at: (200, 100)) }
    let words = texts(try picture(all, .blueprint).items)
    #expect(words.filter { $0 == "Label" }.count == 1)
    #expect(!words.contains("Button") && !words.contains("broken"))
  }

  @Test func legendsListWhatIsDrawn() throws {
    func words(_ body: String) throws -> [String] {
      texts(try picture([screen("layout L(100x100) { \(body) }\n", at: (100, 100))], .blueprint).items)
    }
    // The safe area of a size is the root, and a view without a text has no baseline.
    let plain = try words("view a { .edges == safeArea inset 8 }")
    #expect(!plain.contains("guide") && !plain.contains("baseline"), "\(plain)")
    let full = try words(
      "guide g; g.left == root.left + 8; g.width == 20; g.top == root.top; g.height == 9; view a: Label { text = \"A\"; .center == g }"
    )
    #expect(full.contains("guide") && full.contains("baseline"), "\(full)")
  }

  @Test func theLegendOfAComparisonListsItsMarks() throws {
    func kinds(_ before: String, _ after: String) throws -> [String] {
      let screens = [before, after].map { screen("layout L(100x100) { \($0) }\n", at: (100, 100), layers: []) }
      let picture = try Wall.comparison([screens[0]], [screens[1]], names: ("before", "now"), .mockup, [])
      return texts(picture.items).filter { ["moved", "added", "removed"].contains($0) }
    }
    let (a, b) = ("view a { frame = (0, 0, 10, 10) }", "view b { frame = (0, 20, 10, 10) }")
    #expect(try kinds(a, a).isEmpty)
    #expect(try kinds(a, "view a { frame = (5, 0, 10, 10) }") == ["moved"])
    #expect(try kinds(a, a + "; " + b) == ["added"])
    #expect(try kinds(a, b) == ["added", "removed"])
  }

  @Test func tooManyScreensOrViewsAreNoPicture() throws {
    let one = screen(text, at: (100, 100), layers: [])
    _ = try Wall.picture(of: Array(repeating: one, count: WallLimits.screens), .mockup, [])
    #expect(throws: PictureProblem.tooManyScreens(WallLimits.screens + 1)) {
      try Wall.picture(of: Array(repeating: one, count: WallLimits.screens + 1), .mockup, [])
    }
    var many = one
    many.tree.views = Array(repeating: one.tree.views[0], count: WallLimits.views)
    try WallLimits.check([many])
    many.tree.views.append(one.tree.views[0])
    #expect(throws: PictureProblem.tooManyViews(WallLimits.views + 1)) { try WallLimits.check([many]) }
  }

  @Test func tooManyPixelsAreNoPicture() throws {
    func bytes(_ width: Double, scale: Double) throws -> [UInt8] {
      try PictureForm(.png, scale: scale).bytes(of: Picture(width: width, height: 1, title: ""))
    }
    _ = try bytes(32_768, scale: 1)
    #expect(throws: PictureProblem.tooManyPixels(width: 32_769, height: 1)) { try bytes(32_769, scale: 1) }
    #expect(throws: PictureProblem.self) { try bytes(.infinity, scale: 1) }
    #expect(throws: PictureProblem.self) { try bytes(100, scale: 0) }
  }

  // MARK: Versions

  @Test func whatMovedIsMarkedAndNamed() throws {
    let old = screen(
      "layout L(100x100) { view a { frame = (0, 0, 10, 10) }\nview b { frame = (0, 20, 10, 10) } }\n", at: (100, 100))
    let new = screen(
      "layout L(100x100) { view a { frame = (8, 0, 10, 10) }\nview c { frame = (0, 20, 10, 10) } }\n", at: (100, 100))
    let change = ScreenChange(old, new)
    #expect(
      change.words == ["L/a (0, 0, 10, 10) → (8, 0, 10, 10)", "added: L/c (0, 20, 10, 10)", "removed: L/b"])
    #expect(ScreenChange(old, old).words == ["no frame changes"])
    #expect(ScreenChange(old, old).inNew.isEmpty)
    let words = texts(try Wall.comparison([old], [new], names: ("main", "now"), .mockup, []).items)
    #expect(words.filter { $0 == "L 100 × 100" }.count == 1 && words.contains("main") && words.contains("now"))
  }

  @Test func aViewThatMovesWithItsSuperviewIsNotMarked() {
    func text(_ x: Int) -> String {
      "layout L(100x100) { view a { frame = (\(x), 0, 50, 50); view b { frame = (1, 1, 5, 5) } } }\n"
    }
    let change = ScreenChange(screen(text(0), at: (100, 100)), screen(text(9), at: (100, 100)))
    #expect(change.words.count == 1)
  }

  @Test func layoutsOfOneVersionAloneStandAlone() throws {
    let one = screen(text, at: (100, 100))
    let other = screen(text.replacing("layout L", with: "layout M"), at: (100, 100))
    let words = texts(try Wall.comparison([one], [other], names: ("a", "b"), .mockup, []).items)
    #expect(words.filter { $0.hasPrefix("no such layout") }.count == 2, "\(words)")
  }

  // MARK: Animations

  @Test func stepsOfAFlipBookAreShownInTurn() throws {
    let all = [10, 20, 30].map { screen(text, at: (100, 100 + $0)) }
    let book = try FlipBook(of: all, .mockup, [])
    #expect(book.steps.count == 3)
    #expect(Set(book.steps.map { [$0.width, $0.height] }).count == 1)
    #expect(book.style.hasPrefix("@keyframes step-0{0%{visibility:visible}"))
    // The intervals of the steps follow one another.
    let ends = book.style.matches(of: /([0-9.]+)%\{visibility:hidden\}\}\.step-/).map { String($0.1) }
    let starts = book.style.matches(of: /([0-9.]+)%\{visibility:visible\}/).map { String($0.1) }
    #expect(starts.first == "0" && Array(starts.dropFirst()) == ends, "\(book.style)")
    let document = book.document
    #expect(document.hasSuffix("</style></svg>\n") && document.contains("class=\"step-2\""))
  }
}
