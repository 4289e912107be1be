import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

@Suite struct MockupTests {
  private func items(_ body: String, at size: (Int, Int) = (200, 100), isDark: Bool = false, rightToLeft: Bool = false)
    throws -> [PlacedItem]
  {
    let shown = screen(
      "layout L(\(size.0)x\(size.1)) {\n\(body)\n}\n", at: size, isDark: isDark, rightToLeft: rightToLeft, layers: [])
    return placed(Mockup(screen: shown).items())
  }

  private func lines(_ items: [PlacedItem]) -> [TextLine] {
    items.compactMap { if case .text(let line) = $0.item { line } else { nil } }
  }

  // MARK: Texts

  @Test func linesBreakWhereLayoutCountsThem() throws {
    let text = "One two three four five six seven eight nine ten"
    for width in stride(from: 20, through: 190, by: 10) {
      let body = """
        view a: Label { text = "\(text)"; lines = 0; .left == superview.left; .top == superview.top; .width == \(width) }
        """
      let shown = screen("layout L(200x900) {\n\(body)\n}\n", at: (200, 900), layers: [])
      let rows = try #require(shown.looks[1].text?.rows)
      let height = shown.tree.views[1].frame.height
      let counted = TextMeasure.height(ofLines: rows.count, fontSize: 17, scale: 1).double
      #expect(height == counted, "\(width)")
      #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(width)")
      for row in rows {
        #expect(TextMeasure.width(of: row, fontSize: 17).double <= Double(width) || row.count == 1, "\(width): \(row)")
      }
    }
  }

  @Test func textsWithoutRoomEndInAnEllipsis() throws {
    let one = try items("view a: Label { text = \"A long headline\"; frame = (0, 0, 80, 21) }")
    #expect(lines(one).map(\.text) == ["A long h…"])
    let two = try items(
      "view a: Label { text = \"A long headline of many words\"; lines = 2; frame = (0, 0, 80, 42) }")
    let rows = lines(two).map(\.text)
    #expect(rows.count == 2 && rows[0] == "A long" && rows[1].hasSuffix("…"), "\(rows)")
    // The height is that of one line, so the second is not shown.
    let low = try items("view a: Label { text = \"A long headline of words\"; lines = 0; frame = (0, 0, 80, 21) }")
    #expect(lines(low).map(\.text) == ["A long h…"])
  }

  @Test func linesOfTheFileAreKept() throws {
    let shown = try items(
      "view a: Label { text = \"One.\\nTwo three four\"; lines = 0; .left == superview.left; .top == superview.top; .width == 90 }"
    )
    #expect(lines(shown).map(\.text) == ["One.", "Two three", "four"])
  }

  @Test func aPlainViewWithoutContentsCanBeSeen() throws {
    #expect(try items("view a { frame = (0, 0, 9, 9) }").count == 1)
    #expect(try items("view a { frame = (0, 0, 9, 9); view b: Label { frame = (0, 0, 9, 9) } }").isEmpty)
  }

  @Test func textsThatFitAreWhole() throws {
    let shown = try items("view a: Label { text = \"Whole\"; .left == superview.left; .top == superview.top }")
    #expect(lines(shown).map(\.text) == ["Whole"])
  }

  @Test func alignmentFollowsTheDirection() throws {
    let body = "view a: Label { text = \"Text\"; frame = (10, 0, 100, 21) }"
    #expect(lines(try items(body)).map(\.anchor) == [.start])
    #expect(lines(try items(body, rightToLeft: true)).map(\.anchor) == [.end])
    let words: [(String, TextLine.Anchor)] = [("left", .start), ("center", .middle), ("right", .end)]
    for (word, anchor) in words {
      let aligned = "view a: Label { text = \"T\"; textAlignment = \(word); frame = (10, 0, 100, 21) }"
      #expect(lines(try items(aligned, rightToLeft: true)).map(\.anchor) == [anchor], "\(word)")
    }
  }

  @Test func textsHaveTheirFonts() throws {
    let body =
      "view a: Label { text = \"T\"; font = 22; fontWeight = bold; textColor = #ff0000; frame = (0, 0, 90, 40) }"
    let line = try #require(lines(try items(body)).first)
    #expect(line.size == 22 && line.weight == 700 && line.colour == Colour(hex: 0xFF0000))
    // The baseline of a line in the middle of 40 points.
    #expect(abs(line.y - (20 + 22 * (0.952 - 0.241) / 2)) < 1e-9)
  }

  @Test func emptyFieldsShowTheirPlaceholders() throws {
    let body = "view a: TextField { placeholder = \"Email\"; frame = (0, 0, 190, 34) }"
    let line = try #require(lines(try items(body)).first)
    #expect(line.text == "Email" && line.colour.alpha < 255)
    #expect(lines(try items(body.replacing("placeholder", with: "text")))[0].colour.alpha == 255)
  }

  // MARK: Controls

  /// The box of what a kind paints in a frame of 180x60 at the corner.
  private func painted(_ kind: String, rightToLeft: Bool = false) throws -> Box {
    var box: Box?
    for item in try items("view a: \(kind) { frame = (0, 0, 180, 60) }", rightToLeft: rightToLeft) {
      guard case .shape(let outline, _, _) = item.item else { continue }
      for point in points(of: outline).map({ item.transform.apply($0) }) {
        let own = Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
        box = box?.union(own) ?? own
      }
    }
    return try #require(box)
  }

  private func points(of outline: Outline) -> [Point2D] {
    outline.pieces.flatMap { piece -> [Point2D] in
      switch piece {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  @Test func controlsOfOneSizeAreNotStretched() throws {
    #expect(try painted("Switch") == Box(minX: 0, minY: 14.5, maxX: 51, maxY: 45.5))
    #expect(try painted("Switch", rightToLeft: true) == Box(minX: 129, minY: 14.5, maxX: 180, maxY: 45.5))
    #expect(try painted("Stepper") == Box(minX: 0, minY: 14, maxX: 94, maxY: 46))
    let spinner = try painted("Spinner")
    #expect(spinner.minX > 79 && spinner.maxX < 101 && spinner.minY > 19 && spinner.maxY < 41, "\(spinner)")
    #expect(abs(spinner.midX - 90) < 1e-9)
    #expect(try painted("Progress").width == 180)
  }

  @Test func buttonsOfIOSHaveNoBackgroundOfTheirOwn() throws {
    func fills(_ body: String, _ setting: String = "") throws -> [Colour] {
      let shown = screen(
        "layout L(200x100) { \(setting)view a: Button { frame = (0, 0, 90, 30); \(body) } }\n", at: (200, 100))
      return placed(Mockup(screen: shown).items()).filter { $0.view == "L/a" }.compactMap { item in
        guard case .shape(let outline, let fill, _) = item.item, case .move? = outline.pieces.first else { return nil }
        let box = outlineBox(outline)
        return box.width == 90 && box.height == 30 ? fill?.colour : nil
      }
    }
    #expect(try fills("text = \"Go\"").isEmpty)
    #expect(try fills("image = \"heart\"").isEmpty)
    #expect(try fills("text = \"Go\"; backgroundColor = #112233") == [Colour(hex: 0x112233)])
    #expect(try fills("text = \"Go\"", "system = macos15; ").count == 1)
    #expect(try fills("image = \"heart\"", "system = macos15; ").isEmpty)
    #expect(try !items("view a: Button { frame = (0, 0, 90, 30) }").isEmpty)
  }

  private func outlineBox(_ outline: Outline) -> Box {
    let points = points(of: outline)
    let (x, y) = (points.map(\.x), points.map(\.y))
    return Box(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  // MARK: Looks

  @Test func coloursOfPairsFollowTheAppearance() throws {
    let body = "view a { backgroundColor = (light: #112233, dark: #445566); frame = (0, 0, 9, 9) }"
    func colour(_ isDark: Bool) throws -> Colour? {
      for item in try items(body, isDark: isDark) { if case .shape(_, let fill, _) = item.item { return fill?.colour } }
      return nil
    }
    #expect(try colour(false) == Colour(hex: 0x112233))
    #expect(try colour(true) == Colour(hex: 0x445566))
  }

  @Test func hiddenViewsAndTheirSubviewsAreNotDrawn() throws {
    let body = """
      view box { hidden = true; frame = (0, 0, 90, 90); view a: Label { text = "A"; frame = (0, 0, 9, 21) } }
      view clear { alpha = 0; frame = (0, 0, 90, 90); view b: Label { text = "B"; frame = (0, 0, 9, 21) } }
      """
    #expect(try items(body).isEmpty)
  }

  @Test func opacityAndClippingBelongToTheGroup() throws {
    let body = """
      view box { alpha = 0.5; clipsToBounds = true; cornerRadius = 4; frame = (0, 0, 90, 40)
        view a: Label { text = "A"; frame = (0, 0, 30, 21) } }
      """
    let group = try #require(try items(body).first?.groups.first { $0.title?.contains("L/box ") == true })
    #expect(group.opacity == 0.5)
    #expect(group.clip == .rounded(x: 0, y: 0, width: 90, height: 40, radius: 4))
  }

  @Test func tintIsInherited() throws {
    let body = """
      view box { tint = #ff00ff; frame = (0, 0, 190, 90)
        view s: Slider { frame = (0, 0, 100, 31) } }
      """
    let fills = try items(body).compactMap { if case .shape(_, let fill, _) = $0.item { fill?.colour } else { nil } }
    #expect(fills.contains(Colour(hex: 0xFF00FF)))
  }

  @Test func transformsAreAboutTheAnchor() throws {
    let body =
      "view a { transform = rotate(90deg); anchorPoint = (0, 0); frame = (50, 20, 40, 10); backgroundColor = #ff0000 }"
    let item = try #require(try items(body).first { $0.view == "L/a" })
    let corner = item.transform.apply(Point2D(0, 0))
    #expect(abs(corner.x - 50) < 1e-6 && abs(corner.y - 20) < 1e-6, "\(corner)")
    let end = item.transform.apply(Point2D(40, 0))
    #expect(abs(end.x - 50) < 1e-6 && abs(end.y - 60) < 1e-6, "\(end)")
  }

  @Test func everyKindShowsSomething() throws {
    let frames = [
      ("Switch", 51, 31), ("Slider", 90, 31), ("Stepper", 94, 32), ("Progress", 90, 4), ("Spinner", 20, 20),
      ("SegmentedControl", 120, 32), ("PickerView", 190, 90), ("Separator", 90, 1), ("Table", 90, 90),
      ("TextField", 90, 34), ("TextView", 90, 90), ("Image", 90, 90), ("Button", 90, 34), ("PopUpButton", 90, 34),
      ("DatePicker", 90, 34),
    ]
    for (kind, width, height) in frames {
      for rightToLeft in [false, true] {
        let shown = try items("view a: \(kind) { frame = (0, 0, \(width), \(height)) }", rightToLeft: rightToLeft)
        #expect(!shown.isEmpty, "\(kind)")
        let small = try items("view a: \(kind) { frame = (0, 0, 1, 1) }", rightToLeft: rightToLeft)
        #expect(small.count < 200, "\(kind)")
        #expect(try items("view a: \(kind) { frame = (0, 0, 0, 0) }", rightToLeft: rightToLeft).isEmpty, "\(kind)")
      }
    }
  }

  @Test func keyboardCoversTheBottom() throws {
    let shown = screen("layout L(320x480) {}\n", at: (320, 480), layers: []) { $0.keyboardHeight = 216 }
    let picture = try Wall.picture(of: [shown], .mockup, [])
    let key = try #require(
      placed(picture.items).first { $0.groups.contains { $0.title == "keyboard, 216 high" } })
    guard case .shape(let outline, _, _) = key.item else { return }
    #expect(outline == .rectangle(x: 0, y: 264, width: 320, height: 216))
  }

  /// A key with a symbol has it as large as a letter.
  @Test func symbolsOfKeysAreAsLargeAsLetters() throws {
    let shown = screen("layout L(375x667) {}\n", at: (375, 667), layers: []) { $0.keyboardHeight = 260 }
    var painter = Painter()
    Chrome(shown).cover([], &painter)
    func size(_ label: String) -> Double? {
      lines(placed(painter.items)).first { $0.text == label }?.size
    }
    #expect(size("⌫") == size("Q") && size("⇧") == size("Q") && size("Q") == 21 && size("space") == 15)
  }

  /// The keys of a keyboard in rows.
  private func keys(_ size: (Int, Int), _ height: Rational, bottom: Rational, pose: String?) throws -> [[Box]] {
    var shown = screen("layout L(320x480) {}\n", at: size, layers: []) {
      $0.keyboardHeight = height
      $0.safeArea = ExactInsets(top: 24, left: 0, bottom: bottom, right: 0)
    }
    shown.tree.pose = pose
    var painter = Painter()
    Chrome(shown).cover([], &painter)
    let boxes = placed(painter.items).filter { $0.groups.contains { $0.title?.hasPrefix("keyboard") == true } }
      .compactMap { item -> Box? in
        guard case .shape(let outline, .some, nil) = item.item else { return nil }
        return outline.box
      }
    return Dictionary(grouping: boxes.dropFirst(), by: \.minY).sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func keyboardsHaveTheRowsOfTheirDevices() throws {
    let phone = try keys((402, 874), 336, bottom: 34, pose: "iPhone 17, portrait")
    #expect(phone.map(\.count) == [10, 9, 9, 3])
    let pad = try keys((820, 1180), 318, bottom: 20, pose: "iPad Air 11-inch, portrait")
    #expect(pad.map(\.count) == [11, 10, 11, 4])
    let large = try keys((1032, 1376), 403, bottom: 20, pose: "iPad Pro 13-inch, portrait")
    #expect(large.map(\.count) == [14, 14, 13, 12, 5])
    for (rows, size, height, bottom) in [
      (phone, (402.0, 874.0), 336.0, 34.0), (pad, (820, 1180), 318, 20), (large, (1032, 1376), 403, 20),
    ] {
      let all = rows.flatMap { $0 }
      for (index, key) in all.enumerated() {
        #expect(key.minX >= 0 && key.maxX <= size.0 && key.minY >= size.1 - height && key.maxY <= size.1 - bottom)
        for other in all[..<index] { #expect(!other.intersects(key)) }
      }
    }
    // A keyboard that is too low for keys is plain.
    #expect(try keys((320, 480), 40, bottom: 0, pose: nil).isEmpty)
  }

  @Test func keysOfABlueprintHaveNoLetters() throws {
    let shown = screen("layout L(320x480) {}\n", at: (320, 480)) { $0.keyboardHeight = 216 }
    func letters(_ style: PictureStyle) throws -> [String] {
      texts(try Wall.picture(of: [shown], style, style.layers).items).filter { ["Q", "space"].contains($0) }
    }
    #expect(try letters(.mockup) == ["Q", "space"])
    #expect(try letters(.blueprint).isEmpty)
  }

  /// Texts in scripts without outlines are boxes as wide as layout measures them, in every format, with a note.
  @Test func otherScriptsAreBoxesWithANote() throws {
    let samples = [
      ("\u{645}\u{631}\u{62D}\u{628}\u{627} abc", "Arabic"), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "Hebrew"),
      ("你好", "Chinese and Japanese"), ("สวัสดี", "Thai"), ("한국", "Korean"), ("Hi 👋", "emoji"),
    ]
    for (text, name) in samples {
      let layout =
        "layout L(300x60) { view a: Label { text = \"\(text)\"; .top == superview.top; .left == superview.left } }\n"
      let shown = screen(layout, at: (300, 60), layers: [])
      let picture = try Wall.picture(of: [shown], .mockup, [])
      #expect(texts(picture.items).contains("drawn as boxes of the measured width: \(name)"), "\(text)")
      let item = try #require(placed(picture.items).first { $0.view == "L/a" && $0.textBox != nil })
      let width = try #require(item.textBox).width
      #expect(abs(width - shown.tree.views[1].frame.width) < 1, "\(text)")
      for format in PictureFormat.allCases {
        #expect(try !PictureForm(format, scale: 1).bytes(of: picture).isEmpty)
      }
    }
    let plain = try Wall.picture(
      of: [
        screen("layout L(90x60) { view a: Label { text = \"é ★\"; .edges == superview } }\n", at: (90, 60), layers: [])
      ], .mockup, [])
    #expect(!texts(plain.items).contains { $0.hasPrefix("drawn as boxes") })
  }

  // MARK: Names

  @Test func namesOverAMockupLieOffTheTexts() throws {
    let body = """
      view title: Label { text = "Title"; frame = (20, 30, 60, 21) }
      view go: Button { text = "Go"; backgroundColor = #007aff; frame = (20, 60, 60, 30) }
      view full: Label { text = "Full"; frame = (0, 100, 200, 50) }
      view gone: Label { text = "Gone"; hidden = true; frame = (100, 30, 60, 21) }
      """
    let shown = screen("layout L(200x150) {\n\(body)\n}\n", at: (200, 150), layers: [.ids])
    let items = placed(try Wall.picture(of: [shown], .mockup, [.ids]).items)
    let names = items.compactMap { item -> (String, Box, Colour)? in
      guard case .text(let line) = item.item, ["title", "go", "full", "gone"].contains(line.text) else { return nil }
      return item.textBox.map { (line.text, $0, line.colour) }
    }
    #expect(names.map(\.0) == ["title", "go", "full"])
    #expect(names.allSatisfy { $0.2 == Ink.dark })
    let texts = items.filter { item in lines([item]).contains { ["Title", "Go", "Full"].contains($0.text) } }
    #expect(texts.count == 3)
    for text in texts {
      let box = try #require(text.textBox)
      #expect(names.allSatisfy { !$0.1.intersects(box) }, "\(names) \(box)")
    }
  }

  @Test func aPictureOfOneScreenIsDescribedByItsViews() throws {
    let body = """
      view title: Label { text = "Sign in"; frame = (20, 30, 90, 21) }
      view box { frame = (20, 60, 60, 30) }
      view gone: Label { text = "Gone"; hidden = true; frame = (100, 30, 60, 21) }
      """
    let shown = screen("layout L(200x150) {\n\(body)\n}\n", at: (200, 150), layers: [])
    let picture = try Wall.picture(of: [shown], .mockup, [])
    #expect(picture.summary == "\(picture.title). title, Label “Sign in”; box, View.")
    #expect(svgText(picture).contains("“Sign in”; box, View.</desc>"))
    // A wall names its screens.
    let wall = try Wall.picture(of: [shown, shown], .mockup, [])
    #expect(wall.summary == "\(shown.tree.title); \(shown.tree.title)")
  }

  // MARK: Devices

  /// The frame of a screen, with the outline and the texts over it.
  private func chrome(_ pose: String, _ size: (Int, Int), _ insets: ExactInsets) throws -> (
    outline: Outline, [TextLine]
  ) {
    var shown = screen("layout L(100x100) {}\n", at: size, layers: []) { $0.safeArea = insets }
    shown.tree.pose = pose
    let (chrome, items) = (Chrome(shown), try Wall.picture(of: [shown], .mockup, []).items)
    let edge = Box(minX: 0, minY: 0, maxX: chrome.width, maxY: chrome.height).rounded(chrome.radius)
    return (edge, lines(placed(items)).filter { $0.text == "9:41" })
  }

  @Test(arguments: [(820, 1180, "portrait"), (1180, 820, "landscape")])
  func iPadsHaveSmallCornersAndTheTimeAtTheLeft(width: Int, height: Int, pose: String) throws {
    let insets = ExactInsets(top: 24, left: 0, bottom: 20, right: 0)
    let (outline, times) = try chrome("iPad Air 11-inch, \(pose)", (width, height), insets)
    #expect(outline == .rounded(x: 0, y: 0, width: Double(width), height: Double(height), radius: 18))
    #expect(times.map(\.x) == [20] && times.map(\.anchor) == [.start])
  }

  @Test func screensWithAHomeButtonHaveCorners() throws {
    let insets = ExactInsets(top: 20, left: 0, bottom: 0, right: 0)
    for (pose, width, height) in [("iPad (9th generation), landscape", 1080, 810), ("iPhone SE, portrait", 375, 667)] {
      let (outline, times) = try chrome(pose, (width, height), insets)
      #expect(outline == .rounded(x: 0, y: 0, width: Double(width), height: Double(height), radius: 0), "\(pose)")
      #expect(times.count == 1, "\(pose)")
    }
  }

  /// The box of the notch or island on a device.
  private func cutout(_ pose: String, _ size: (Int, Int), _ insets: ExactInsets) throws -> (String, Box)? {
    var shown = screen("layout L(100x100) {}\n", at: size, layers: []) { $0.safeArea = insets }
    shown.tree.pose = pose
    var painter = Painter()
    Chrome(shown).cover([], &painter)
    let titles = ["notch", "Dynamic Island"]
    guard let item = placed(painter.items).first(where: { titles.contains($0.groups.last?.title ?? "") }),
      case .shape(let outline, _, _) = item.item, let box = outline.box
    else { return nil }
    return (item.groups.last?.title ?? "", box)
  }

  @Test func phonesHaveTheirNotchOrIsland() throws {
    func check(_ pose: String, _ size: (Int, Int), _ insets: ExactInsets, _ title: String, _ box: Box) throws {
      let found = try #require(try cutout(pose, size, insets), "\(pose)")
      #expect(found.0 == title && found.1.isLike(box), "\(pose): \(found)")
    }
    let tall = ExactInsets(top: 59, left: 0, bottom: 34, right: 0)
    try check(
      "iPhone 15, portrait", (393, 852), tall, "Dynamic Island",
      Box(minX: 133.5, minY: 11, maxX: 259.5, maxY: 48.33))
    try check(
      "iPhone 16 Pro, landscape", (874, 402), ExactInsets(top: 0, left: 62, bottom: 21, right: 62), "Dynamic Island",
      Box(minX: 14, minY: 138, maxX: 51.33, maxY: 264))
    try check(
      "iPhone 14, portrait", (390, 844), ExactInsets(top: 47, left: 0, bottom: 34, right: 0), "notch",
      Box(minX: 114.15, minY: -20, maxX: 275.85, maxY: 33.7))
    let flat = ExactInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(try cutout("iPhone SE, portrait", (375, 667), flat) == nil)
    #expect(try cutout("iPad, portrait", (820, 1180), ExactInsets(top: 24, left: 0, bottom: 20, right: 0)) == nil)
  }

  @Test func phonesHaveRoundCorners() throws {
    let insets = ExactInsets(top: 62, left: 0, bottom: 34, right: 0)
    let (outline, times) = try chrome("iPhone 17, portrait", (402, 874), insets)
    #expect(outline == .rounded(x: 0, y: 0, width: 402, height: 874, radius: 44))
    #expect(times.map(\.anchor) == [.middle])
  }
}
