import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

@Suite struct BlueprintTests {
  private func dimension(_ body: String, at size: (Int, Int) = (320, 200), _ label: String) throws -> Dimension {
    let shown = screen("layout L(\(size.0)x\(size.1)) {\n\(body)\n}\n", at: size)
    return try #require(
      shown.dimensions.first { $0.label == label }, "\(shown.dimensions.map(\.label))")
  }

  @Test func distancesLieBetweenTheEdges() throws {
    let line = try dimension(
      """
      view a { .left == superview.left + 10; .top == superview.top; .width == 50; .height == 20 }
      view b { .left == a.right + 24; .top == superview.top; .width == 50; .height == 20 }
      """, "24")
    #expect(line.axis == .horizontal && line.from == 60 && line.to == 84 && line.state == .binding)
    #expect(line.low == 0 && line.high == 20)
  }

  @Test func distancesToTheRightEdgeArePositive() throws {
    let line = try dimension(
      "view a { .right == superview.right - 16; .top == superview.top; .width == 50; .height == 20 }", "16")
    #expect(line.from == 304 && line.to == 320 && line.state == .binding)
  }

  /// From right to left, the same constraints have the same words, at the mirrored places.
  @Test func distancesAreTheSameFromRightToLeft() throws {
    let text = """
      layout L(320x200) {
        view a { .leading == superview.leading + 10; .top == superview.top; .width == 50; .height == 20 }
        view b { .leading >= a.trailing + 24; .trailing == superview.trailing - 16; .top == a.top; .width == 60; .height == 20 }
        view c { .leading == a.leading + 40 @500; .left == superview.left + 7; .right <= superview.right - 5; .top == a.bottom; .height == 9 }
      }
      """
    func words(_ rightToLeft: Bool) -> [String] {
      screen(text, at: (320, 200), rightToLeft: rightToLeft).dimensions.filter {
        $0.axis == .horizontal && !$0.isLength
      }
      .map { "\($0.label) \($0.state)" }
    }
    let mirrored = screen(text, at: (320, 200), rightToLeft: true)
    #expect(words(true).contains("10 binding") && words(true).contains("16 binding"), "\(words(true))")
    #expect(words(true).contains("184 ≥ 24 slack") && !words(true).contains { $0.contains("-") }, "\(words(true))")
    #expect(Array(words(true).prefix(3)) == Array(words(false).prefix(3)))
    // Physical edges are not mirrored.
    #expect(words(true).contains("7 binding"))
    let line = try #require(mirrored.dimensions.first { $0.label == "10" && $0.axis == .horizontal })
    #expect(line.from == 310 && line.to == 320)
  }

  @Test func slackIsShownWithItsValue() throws {
    let line = try dimension(
      "view a { .left == superview.left + 10; .top == superview.top; .width == 50; .width >= 30; .height == 20 }",
      "50 ≥ 30"
    )
    #expect(line.state == .slack && line.from == 10 && line.to == 60)
  }

  @Test func limitsThatBindHaveNoActualValue() throws {
    let line = try dimension(
      """
      view a { .left == superview.left; .right == superview.right @500; .width <= 100; .top == superview.top; .height == 20 }
      """, "≤ 100")
    #expect(line.state == .binding)
  }

  @Test func optionalConstraintsThatAreNotSatisfiedSaySo() throws {
    let line = try dimension(
      "view a { .left == superview.left; .width == 400 @500; .right <= superview.right; .top == superview.top; .height == 20 }",
      "320 ≠ 400")
    #expect(line.state == .unmet)
  }

  @Test func numbersHaveTheDigitsInWhichTheyDiffer() throws {
    let unmet = try dimension(
      "view a { .left == superview.left; .width == 54.003 @500; .width == 54; .top == superview.top; .height == 20 }",
      "54 ≠ 54.003")
    #expect(unmet.state == .unmet)
    let slack = try dimension(
      "view a { .left == superview.left; .width >= 53.9999; .width == 54; .top == superview.top; .height == 20 }",
      "54 ≥ 53.9999")
    #expect(slack.state == .slack)
    let broken = screen(
      "layout L(9x9) { view a { .left == superview.left; .width == 54.0004; .width == 54; .top == superview.top; .height == 9 } }\n",
      at: (9, 9))
    #expect(broken.dimensions.filter { $0.state == .broken }.map(\.label) == ["54.0004 > 54"])
  }

  @Test func ratiosNameTheOtherLength() throws {
    let line = try dimension(
      """
      view a { .left == superview.left; .top == superview.top; .width == 50; .height == 20 }
      view b { .left == superview.left; .top == a.bottom; .width == 2 * a.width + 8; .height == 20 }
      """, "= 2 × a.width + 8")
    #expect(line.from == 0 && line.to == 108 && line.state == .binding)
  }

  @Test func aBrokenConstraintShowsTheSum() throws {
    let text = """
      layout Split(320x480) {
        view sidebar
        view content
        sidebar.width == 200
        content.width >= 240
        vfl "H:|[sidebar][content]|" alignAllTop alignAllBottom
        vfl "V:|[sidebar]|"
      }

      """
    let shown = screen(text, at: (320, 480))
    let broken = shown.dimensions.filter { $0.state == .broken }
    #expect(broken.map(\.label) == ["200 + 240 > 320"], "\(shown.dimensions)")
    #expect(shown.problems.contains { $0.isError && $0.words.hasSuffix("[L0501]") })
    #expect(shown.problems.contains { $0.words.hasPrefix("line 6, 'content': these constraints") }, "\(shown.problems)")
    let picture = try Wall.picture(of: [shown], .blueprint, PictureStyle.blueprint.layers)
    #expect(texts(picture.items).contains("200 + 240 > 320"))
    let mockup = placed(try Wall.picture(of: [shown], .mockup, []).items)
    let marked = mockup.compactMap { item in item.groups.last?.title.flatMap { $0.hasPrefix("conflict: ") ? $0 : nil } }
    #expect(marked == ["conflict: Split/content"])
    #expect(screen(text, at: (440, 480)).dimensions.allSatisfy { $0.state != .broken && $0.state != .conflicting })
  }

  @Test func edgesThatAreEqualAreAlignments() throws {
    let shown = screen(
      """
      layout L(100x100) {
        view a { .left == superview.left; .top == superview.top + 8; .width == 20; .height == 20 }
        view b { .left == a.right + 8; .top == a.top; .width == 20; .height == 30 }
      }
      """, at: (100, 100))
    let line = try #require(shown.dimensions.first { $0.isAlignment && $0.axis == .vertical && $0.from == 8 })
    #expect(line.low == 0 && line.high == 48)
  }

  @Test func witnessesAreLayoutsWithOneMoreConstraint() throws {
    let shown = screen(
      """
      layout L(300x100) {
        view a { .left >= superview.left + 10; .right <= superview.right - 10; .width == 100; .top == superview.top; .height == 20 }
        view b { .left == a.left; .top == a.bottom; .width == 20; .height == 20 }
      }
      """, at: (300, 100))
    let words = shown.ghosts.map(\.words)
    // One of the two ends is the layout itself.
    #expect(!words.isEmpty && words.allSatisfy { $0.hasPrefix("a.x = ") }, "\(words)")
    for ghost in shown.ghosts {
      #expect(ghost.boxes.count == 2)
      #expect(ghost.boxes[0].minX == ghost.boxes[1].minX)
      #expect(ghost.boxes[0].minX >= 10 && ghost.boxes[0].maxX <= 290)
    }
  }

  @Test func aNumberWithoutALimitHasNoWitnessThere() throws {
    let shown = screen(
      """
      layout L(300x100) {
        view a { .left == superview.left + 10; .top == superview.top; .height == 20 }
        view b { .left >= superview.left + 30; .width == 20; .top == a.bottom; .height == 20 }
        view c { .width == 20; .top == b.bottom; .height == 20 }
      }
      """, at: (300, 100))
    #expect(
      shown.ghosts.map(\.words) == [
        "a.width has no upper limit", "b.x has no upper limit", "c.x has no lower limit", "c.x has no upper limit",
      ])
    #expect(shown.ghosts.allSatisfy { $0.isUnlimited })
    #expect(
      shown.ghosts.map(\.openSide) == [
        OpenSide(view: 1, axis: .horizontal, isLength: true, isTowardsEnd: true),
        OpenSide(view: 2, axis: .horizontal, isLength: false, isTowardsEnd: true),
        OpenSide(view: 3, axis: .horizontal, isLength: false, isTowardsEnd: false),
        OpenSide(view: 3, axis: .horizontal, isLength: false, isTowardsEnd: true),
      ])
    let drawn = texts(try Wall.picture(of: [shown], .blueprint, PictureStyle.blueprint.layers).items)
    #expect(drawn.contains("a.width has no upper limit") && !drawn.contains { $0.hasPrefix("ambiguous: ") }, "\(drawn)")
  }

  @Test func anArrowPointsToASideWithoutALimitWithinThePicture() throws {
    let shown = screen(
      """
      layout L(300x100) {
        view b { .left >= superview.left + 30; .width == 60; .top == superview.top; .height == 40 }
        view c { .width == 60; .top == b.bottom; .height == 40 }
      }
      """, at: (300, 100))
    let root = Box(minX: 0, minY: 0, maxX: 300, maxY: 100)
    var (space, painter) = (LabelSpace(in: root), Painter())
    let arrows = GhostPainter(ghosts: shown.ghosts, boxes: shown.tree.screenBoxes(), fontSize: 9)
      .arrows(in: root, &space, &painter)
    #expect(
      shown.ghosts.map(\.words) == ["b.x has no upper limit", "c.x has no lower limit", "c.x has no upper limit"])
    // From the right edge of 'b' to the right; the arrow of 'c' to the left has no room outside of the view.
    #expect(arrows[0] == Box(minX: 86, minY: 8, maxX: 120, maxY: 16))
    #expect(arrows[1] == Box(minX: -2, minY: 48, maxX: 32, maxY: 56))
    #expect(arrows[2] == Box(minX: 56, minY: 48, maxX: 90, maxY: 56))
    let picture = try Wall.picture(of: [shown], .blueprint, PictureStyle.blueprint.layers)
    let words = texts(picture.items)
    #expect(words.filter { $0 == "no limit" }.count == 3 && words.contains("no lower limit"), "\(words)")
  }

  @Test func aNameWithoutRoomHasALeader() throws {
    let shown = screen(
      """
      layout L(300x200) {
        view thin { frame = (100, 80, 2, 40) }
        view dot { frame = (200, 80, 4, 4) }
      }
      """, at: (300, 200))
    let words = texts(try Wall.picture(of: [shown], .blueprint, PictureStyle.blueprint.layers).items)
    #expect(words.contains("thin 2x40") && words.contains("dot 4x4"), "\(words)")
    #expect(!words.contains { $0.hasPrefix("too small for a name") }, "\(words)")
  }

  @Test func aLeaderCrossesNoLabelAndNoLine() throws {
    var space = LabelSpace(in: Box(minX: 0, minY: 0, maxX: 200, maxY: 100))
    let wall = Box(minX: 106, minY: 0, maxX: 107, maxY: 100)
    space.take(Box(minX: 60, minY: 45, maxX: 90, maxY: 55))
    var leaders = LeaderPainter(fontSize: 9, avoiding: [wall], [])
    let dot = Box(minX: 99, minY: 49, maxX: 101, maxY: 51)
    let label = LeaderPainter.Label(text: "name", size: 8, colour: Ink.dark)
    #expect(leaders.draw(label, to: dot, &space))
    let text = try #require(
      leaders.labels.items.compactMap { if case .text(let line) = $0 { line } else { nil } }.first)
    // Neither at the right, beyond the line, nor at the left, beyond the label.
    let half = Words.width("name", size: 8) / 2
    #expect(text.x + half < 106 && (text.x > 90 || abs(text.y - 50) > 6), "\(text)")
    // In a space that is full there is no place.
    var full = LabelSpace(in: Box(minX: 0, minY: 0, maxX: 200, maxY: 100))
    full.take(Box(minX: 0, minY: 0, maxX: 200, maxY: 100))
    #expect(!leaders.draw(label, to: dot, &full))
  }

  @Test(arguments: [nil, 1, 2, 3] as [Rational?])
  func witnessesAreOnThePixelsOfThePicture(scale: Rational?) {
    let text = """
      layout L(300x100) {
        view a { .left == superview.left + 10.3; .width <= 50; .top == superview.top; .height == 20 }
        view still { .left == superview.left + 20.4; .width == 30.7; .top == a.bottom; .height == 20.2 }
      }
      """
    let shown = screen(text, at: (300, 100), snapsTo: scale)
    #expect(shown.ghosts.map(\.words) == ["a.width = 50"])
    // Only the ambiguous view moves.
    #expect(shown.ghosts.map(\.boxes.count) == [1])
    let left = scale == nil ? 10.3 : scale == 3 ? 31.0 / 3 : scale == 2 ? 10.5 : 10
    #expect(shown.ghosts.allSatisfy { abs($0.boxes[0].minX - left) < 1e-9 }, "\(shown.ghosts)")
  }

  @Test func witnessesScrollAsTheirScrollViewDoes() {
    let text = """
      layout L(320x480) {
        view list: ScrollView {
          .edges == superview
          view inner { .edges == contentGuide; .width == frameGuide.width; .height == 900 }
          view a { .left == inner.left; .width <= 50; .top == inner.top; .height == 20 }
        }
      }
      """
    let shown = screen(text, at: (320, 480)) {
      $0.safeArea = ExactInsets(top: 62, left: 0, bottom: 34, right: 0)
    }
    #expect(shown.ghosts.map(\.words) == ["a.width = 50"] && shown.ghosts.map(\.boxes.count) == [1], "\(shown.ghosts)")
  }

  @Test func aDeterminedLayoutHasNoWitnesses() {
    #expect(screen("layout L(9x9) { view a { .edges == superview } }\n", at: (9, 9)).ghosts.isEmpty)
  }

  @Test func guidesAreThoseOfConstraints() {
    let shown = screen(
      """
      layout L(100x100) {
        guide mid
        mid.left == root.left + 10; mid.right == root.right - 10; mid.top == root.top; mid.height == 20
        view a { .edges == mid }
      }
      """, at: (100, 100))
    #expect(shown.guides.map(\.name) == ["mid"])
    #expect(shown.guides.first?.box == Box(minX: 10, minY: 0, maxX: 90, maxY: 20))
  }

  @Test func layersArePicked() throws {
    let text = "layout L(100x100) { view a { .edges == superview inset 20 } }\n"
    func labels(_ layers: Set<PictureLayer>) throws -> [String] {
      texts(try Wall.picture(of: [screen(text, at: (100, 100), layers: layers)], .blueprint, layers).items)
    }
    #expect(try !labels([.constraints]).contains("a"))
    #expect(try labels([.constraints]).contains("20"))
    #expect(try labels([.ids]).contains("a"))
    #expect(try !labels([.ids]).contains("20"))
  }

  @Test func hiddenViewsAreDrawnOnlyIfAsked() throws {
    let text = """
      layout L(100x100) {
        view a { .left == superview.left + 10; .width == 60; .top == superview.top + 11; .height == 20 }
        view gone { hidden = true; .left == superview.left + 12; .width == 70; .top == superview.top + 41; .height == 30
          view inner { .left == superview.left + 13; .width == 44; .top == superview.top; .height == 15 } }
      }
      """
    func drawn(_ layers: Set<PictureLayer>) throws -> (texts: Set<String>, edges: Int) {
      let picture = try Wall.picture(of: [screen(text, at: (100, 100), layers: layers)], .blueprint, layers)
      let edges = placed(picture.items).count { item in
        guard case .shape(_, nil, let stroke?) = item.item else { return false }
        return stroke.colour == Ink.faint && item.groups.last?.name == "view"
      }
      return (Set(texts(picture.items)), edges)
    }
    let hidden: Set = ["gone", "inner", "12", "13", "70", "44", "hidden"]
    let plain = try drawn(PictureStyle.blueprint.layers)
    #expect(plain.texts.isDisjoint(with: hidden) && plain.edges == 0, "\(plain)")
    #expect(plain.texts.isSuperset(of: ["a", "10", "60", "20"]), "\(plain)")
    let all = try drawn(PictureStyle.blueprint.layers.union([.hidden]))
    #expect(all.texts.isSuperset(of: ["gone", "12", "70", "hidden"]) && all.edges == 2, "\(all)")
  }

  @Test func namesLeaveAnchorPointsFree() throws {
    let shown = screen(
      "layout L(320x200) {\n  view bar { frame = (20, 60, 273, 47); transform = rotate(1deg) }\n}\n", at: (320, 200))
    let layers = PictureStyle.blueprint.layers
    let items = placed(try Wall.picture(of: [shown], .blueprint, layers).items)
    let names = items.filter { if case .text(let line) = $0.item { line.text == "bar" } else { false } }
    let name = try #require(names.compactMap(\.textBox).first)
    let crosses = items.compactMap { item -> Point2D? in
      guard case .shape(let outline, nil, let stroke?) = item.item, stroke.colour == Ink.red,
        case .move(let start)? = outline.pieces.first
      else { return nil }
      return item.transform.apply(start)
    }
    #expect(
      !crosses.isEmpty
        && !crosses.contains { name.inset(-4).contains(Box(minX: $0.x, minY: $0.y, maxX: $0.x, maxY: $0.y)) })
    // Without the mark, the name is in the middle.
    let root = Box(minX: 0, minY: 0, maxX: 320, maxY: 200)
    let cross = Box(minX: 152, minY: 79, maxX: 161, maxY: 88)
    func tag(_ marks: [Box]) -> Box? {
      NameTagPlacer(
        shown.tree, shown.tree.screenBoxes(), screen: root, area: root, fontSize: 10, avoiding: marks
      ).tags.first?.box
    }
    #expect(tag([])?.intersects(cross) == true && tag([cross])?.intersects(cross) == false)
  }

  @Test func linesDoNotStrikeThroughNames() throws {
    let text = """
      layout L(300x200) {
        view first { .centerX == superview.centerX; .width == 160; .top == superview.top + 20; .height == 60 }
        view second { .centerX == first.centerX; .width == 160; .top == first.bottom + 20; .height == 60; backgroundColor = #000000 }
        view apart { .left == superview.left; .width == 60; .bottom == superview.bottom; .height == 40; backgroundColor = #000000 }
      }
      """
    let layers: Set<PictureLayer> = [.constraints, .ids]
    let items = placed(try Wall.picture(of: [screen(text, at: (300, 200), layers: layers)], .blueprint, layers).items)
    for name in ["first", "second", "apart"] {
      let index = try #require(
        items.firstIndex { if case .text(let line) = $0.item { line.text == name } else { false } })
      guard case .text(let line) = items[index].item else { continue }
      // The pill lies between the lines and the name; without a line, the name is on the background of its view.
      let pill = items[..<index].contains { item in
        guard case .shape(let outline, let fill?, nil) = item.item, fill.colour == Colour.white.faded(0.94) else {
          return false
        }
        guard let box = items[index].textBox, case .move(let corner)? = outline.pieces.first else { return false }
        let start = item.transform.apply(corner)
        return abs(start.x - box.minX) < 6 && abs(start.y - box.minY) < 8
      }
      #expect(pill == (name != "apart"), "\(name)")
      #expect(line.colour == (name == "apart" ? .white : Ink.dark), "\(name)")
    }
  }
}
