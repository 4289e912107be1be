import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// The sizes that reports name, where masks run out of room and at corners.
@Suite struct RegionTests {
  /// The messages of a code.
  private func messages(_ text: String, _ code: String = "L0501") -> [String] {
    var options = CheckOptions()
    options.triesChanges = false
    let result = checkWithoutRepairs(screen(text).compilation, options: options).result
    return result.diagnostics.filter { $0.code.id == code }.map { $0.message }
  }

  private let shelf = """
    layout T(100x100) {
      sizes 100x50 ... 100x200
      view m { frame = (0, 50, 100, 40); mask = H
        view a { .edges(leading, trailing, top) == superview; .bottom == superview.bottom; .height >= 20 }
      }
      #
    }
    """

  private func shelf(_ more: String) -> String { shelf.replacing("#", with: more) }

  @Test func aConflictBesideAMaskWithoutRoomEndsWhereTheMaskHasRoomEnough() throws {
    #expect(messages(shelf("")) == ["these constraints conflict for every height below 80"])
    #expect(messages(shelf(""), "L0503") == ["the mask of 'm' leaves no height for every height below 60"])
    let compiled = try #require(
      compile(path: "T.lay", bytes: Array(shelf("").utf8), options: .solving) { _ in nil }.layouts.first)
    var layout = Layout(compiled.program)
    for (height, isConflict) in [
      (50, true), (59, true), (60, true), (79, true), (80, false), (85, false), (200, false),
    ] {
      let report = layout.resize(to: LayoutEnvironment(size: size(100, height)))
      #expect(!report.conflicts.isEmpty == isConflict, "\(height)")
    }
    #expect(messages(shelf("").replacing("100x50 ...", with: "100x80 ...")) == [])
  }

  /// At each size a layout shows one set of those that contradict each other there.
  @Test func aSetHasAllItsSizesAlsoWhereAnotherIsShown() {
    func regions(_ body: String) -> [String] {
      let text = """
        layout T(300x100) {
          sizes 200x100 ... 400x100
          view a { .edges(top, bottom) == superview; .leading == superview.leading }
          view b { .edges(top, bottom) == superview; .width == 10 }
          b.leading == a.trailing + 8; b.trailing == a.leading - 8
          \(body)
        }
        """
      let found = checkWithoutRepairs(screen(text).compilation, options: CheckOptions()).result.diagnostics
      return found.filter { $0.code == .conflict }.map {
        String($0.message.dropFirst("these constraints conflict ".count))
      }
    }
    // Too little room and too much.
    #expect(
      regions("a.width == 300; a.trailing == superview.trailing")
        == ["at every size", "for every width but 300"])
    // The branch splits the sizes, and the set is seen above it.
    #expect(
      regions("a.trailing == superview.trailing - 20; a.width <= 250; when width >= 350 { a.height >= 1 }")
        == ["at every size", "for every width above 270"])
    // Where two rules contradict each other, three that they are among are no set of their own.
    #expect(
      regions("a.width <= 150; a.trailing == superview.trailing - 220")
        == ["at every size", "for every width below 220", "for every width above 370"])
  }

  @Test func aSetOfABranchHasNoSizesBesideTheBranch() {
    let text = """
      layout T(400x300) {
        sizes 375x160 ... 600x600
        view a; view c
        a.top == superview.top + 120; a.height == 1/3 * superview.width
        c.width == 10; c.width == 20
        when width >= 500 { a.centerY == superview.centerY - 16 }
      }
      """
    let found = checkWithoutRepairs(screen(text).compilation, options: CheckOptions()).result.diagnostics
    let own = found.filter { $0.code == .conflict && $0.labels.count > 1 }
    #expect(!own.isEmpty)
    for area in own.flatMap(\.areas) { #expect(area.width.from == "500", "\(area)") }
  }

  @Test func aViewThatNoConstraintNamesIsOpenWhereverConstraintsHold() throws {
    let text = """
      layout T(100x100) {
        sizes 240x100 ... 700x100, 100x100 ... 700x100
        view a { .edges(top, bottom) == superview; .leading == superview.leading + 100 }
        a.trailing == superview.trailing - 60
        view lost
        when width >= 300 { a.height <= 100 }
      }
      """
    let result = checkWithoutRepairs(screen(text).compilation, options: CheckOptions()).result
    let found = try #require(result.diagnostics.first { $0.code == .ambiguousLayout })
    #expect(
      found.notes.first?.text
        == "this occurs at every size (240x100 to 700x100), and for every width from 160 on (100x100 to 700x100)")
  }

  @Test func masksInMasksEachHaveTheirOwnSizes() {
    let text = """
      layout T(300x300) {
        sizes 20x20 ... 300x300
        view outer { frame = (50, 40, 200, 220); mask = W+H
          view inner { frame = (30, 20, 140, 150); mask = W+H
            view a { .edges == superview; .width >= 10; .height >= 15 }
          }
        }
      }
      """
    // The outer mask leaves 300 - 100, the inner one 60 less: 10 more are 170; along the other axis 80, 70 and 15.
    // Where the inner mask has room the outer one takes part too, so those are two sets.
    #expect(
      messages(text) == [
        "these constraints conflict for every width below 160",
        "these constraints conflict for every height below 150",
        "these constraints conflict for every width from 160 to below 170",
        "these constraints conflict for every height from 150 to below 165",
      ])
    #expect(
      messages(text, "L0503") == [
        "the mask of 'outer' leaves no width for every width below 100",
        "the mask of 'outer' leaves no height for every height below 80",
        "the mask of 'outer.inner' leaves no width for every width below 160",
        "the mask of 'outer.inner' leaves no height for every height below 150",
      ])
  }

  @Test func oneLineThatConflictsAlongBothAxesDoesSoWhereverOneLengthIsWrong() throws {
    func text(_ highest: String) -> String {
      """
      layout T(100x100) {
        sizes 20x20 ... \(highest)
        view a { .edges == superview; .size == 100x80 }
      }
      """
    }
    #expect(messages(text("100x80")) == ["these constraints conflict at every size but 100x80"])
    let found = checked(text("300x300")).diagnostics.filter { $0.code == .conflict }
    #expect(found.count == 1)
    let areas = try #require(found.first).areas.map { ReadArea($0) }
    for (width, height) in [(100, 79), (100, 81), (99, 80), (101, 80), (20, 20), (300, 300), (20, 80), (100, 20)] {
      #expect(areas.contains { $0.contains(size(width, height)) }, "\(width)x\(height)")
    }
    #expect(!areas.contains { $0.contains(size(100, 80)) } && areas.allSatisfy { $0.isExact })
  }

  @Test func aCornerWhereConstraintsHoldIsNamed() {
    func text(_ sum: Int) -> String {
      """
      layout T(100x100) {
        sizes 100x100 ... 300x400
        view b { .edges == superview; .width >= \(sum) - superview.height }
      }
      """
    }
    #expect(messages(text(700)) == ["these constraints conflict at every size but 300x400"])
    #expect(messages(text(701)) == ["these constraints conflict at every size"])
    #expect(messages(text(699)) == ["these constraints conflict where width + height is below 699"])
    #expect(messages(text(200)) == [])
    #expect(messages(text(201)) == ["these constraints conflict where width + height is below 201"])
  }

  /// A layout shows one of several sets at a size. Beside steps that change constants no search finds the sizes of each.
  @Test func aSetThatIsNotSearchedHasAtLeastTheSizesThatWereSeen() {
    func found(_ step: String, _ options: CheckOptions = CheckOptions()) -> [Diagnostic] {
      let text = """
        layout T(300x100) {
          sizes 200x100 ... 400x100
          view a { .leading == superview.leading; .top == superview.top; .height == 10 }
          a.width >= 250; a.width <= superview.width
          view b { .edges(top, bottom, trailing) == superview; constraint edge: .leading == superview.leading }
          layoutSubviews { \(step) }
        }
        """
      return checked(text, options: options).diagnostics.filter { $0.code == .conflict }
    }
    let followed = found("b.edge.constant = 5")
    #expect(followed.map { $0.message } == ["these constraints conflict at least for every width below 250"])
    #expect(followed.flatMap { $0.areas.map { $0.isExact } } == [false])
    let searched = found("")
    #expect(searched.map { $0.message } == ["these constraints conflict for every width below 250"])
    #expect(searched.flatMap { $0.areas.map { $0.isExact } } == [true])
    var options = CheckOptions()
    options.triesChanges = false
    #expect(found("", options).flatMap { $0.areas.map { $0.isExact } } == [true])
    options.sizes = [size(200, 100)]
    #expect(
      found("b.edge.constant = 5", options).map { $0.message } == [
        "these constraints cannot all be satisfied at 200x100"
      ])
  }

  @Test func anAssertionThatFailsNamesTheSizesWhereItIsOpen() throws {
    let found = checked(shelf("assert m.a.height <= 60")).diagnostics.filter { $0.code == .assertionFailed }
    #expect(found.map { $0.message } == ["this assertion fails at least for every height above 120"])
    let notes = try #require(found.first).notes.map { $0.text }
    #expect(notes.contains("it stays open for every height below 80: constraints conflict there"), "\(notes)")
    #expect(found[0].areas.map { $0.isExact } == [false])
    #expect(found[0].openAreas.map { $0.height.to } == ["80"])
  }

  @Test func anAssertionThatFailsWhereEverythingHoldsFailsNowhereElse() {
    let found = checked(shelf("assert m.a.height <= 60").replacing(".height >= 20", with: "")).diagnostics
    #expect(
      found.filter { $0.code == .assertionFailed }.map { $0.message } == [
        "this assertion fails for every height above 120"
      ])
    #expect(found.flatMap { $0.areas }.allSatisfy { $0.isExact })
  }

  @Test func anAssertionThatIsOpenForTwoReasonsNamesBothSizes() {
    let text = """
      layout T(100x100) {
        sizes 100x50 ... 400x200
        view a { .edges(leading, top) == superview; .height == 10; .width >= 120; .width <= superview.width }
        assert 2 * a.right <= root.right + 120
      }
      """
    #expect(
      messages(text, "L0512") == [
        "layc cannot decide this assertion for every width below 120",
        "layc cannot decide this assertion for every width above 120",
      ])
  }

  @Test func whatLiesBeyondTheSizesThatWereLaidOutIsNamedToo() throws {
    let text = """
      layout Screen(300x200) {
        sizes 100x100 ... 500x500
        view a { .edges(top, leading, trailing) == superview }
        a.height <= superview.width + 50
        a.height <= 300
        a.bottom == superview.bottom
      }
      """
    var options = CheckOptions()
    (options.triesChanges, options.limits.rest, options.limits.cornerRows) = (false, 0, 0)
    let first = try #require(checked(text, options: options).diagnostics.first)
    #expect(first.notes.contains { $0.text.hasPrefix("constraints conflict") }, "\(first.notes)")
    #expect(!first.openAreas.isEmpty)
    for (rest, rows) in [(32, 0), (0, 1000)] {
      (options.limits.rest, options.limits.cornerRows) = (rest, rows)
      #expect(checked(text, options: options).diagnostics.allSatisfy { $0.openAreas.isEmpty }, "\(rest)")
    }
  }

  /// A label in a mask without room has one line, as if it had no limit: that width is a part of its own.
  @Test func aWidthWhereALabelHasNoRoomIsNotLeftOut() {
    let text = """
      layout T(100x100) {
        sizes 50x100 ... 150x100
        view m { frame = (0, 0, 40, 40); mask = W
          view l: Label { text = "two words"; lines = 2; .edges(leading, trailing, top) == superview }
        }
        view a { .edges(top, bottom) == superview; .leading == superview.leading }
      }
      """
    #expect(messages(text, "L0502") == ["the width of 'a' is ambiguous"])
    #expect(messages(text, "L0503") == ["the mask of 'm' leaves no width for every width below 60"])
  }

  /// Masks are not followed where constraints contradict each other, so there the report promises nothing.
  @Test func aMaskThatIsNotFollowedInAnotherStateHasRoomAtLeastElsewhere() {
    func text(_ state: String) -> String {
      """
      layout T(100x100) {
        sizes 100x100 ... 250x100
        view a { bounds = 160x80; .edges(top, bottom, leading) == superview; .width == 320 - superview.width
          view m { frame = (106, 0, 40, 30); mask = W }
        }
        view b { .edges(top, bottom, leading) == superview; .width == 20 }
        \(state)
      }
      """
    }
    let words = "the mask of 'a.m' leaves no width"
    #expect(messages(text(""), "L0503") == ["\(words) for every width above 200"])
    #expect(
      messages(text("state busy { b.width == 30 }"), "L0503")
        == ["\(words) at least for every width above 200 (no state)"])
  }

  /// The width of `v` is unique at width 28 alone, and there its mask leaves `m` none.
  @Test func anAssertionAtTheOneWidthWhereAMaskIsDecidedIsReported() {
    let text = """
      layout T(100x100) {
        sizes 20x100 ... 200x100
        view v { bounds = 60x80
          .leading >= superview.leading + 20; .trailing <= superview.trailing - 8; .edges(top, bottom) == superview
          view m { frame = (26, 5, 20, 68); mask = W }
        }
        assert v.m.isInside(root)
      }
      """
    #expect(messages(text, "L0511") == ["this assertion fails at least at width 28"])
    #expect(messages(text, "L0503") == ["the mask of 'v.m' leaves no width at least at width 28"])
  }

  /// Above a width of 83 the width of `v` is a matter of choice, and with it whether its mask leaves `m` any.
  @Test func aMaskInAViewOfAmbiguousWidthIsReportedAtLeastWhereItIsDecided() {
    let text = """
      layout T(100x100) {
        sizes 50x100 ... 360x100
        view v { bounds = 100x160; .edges(top, bottom) == superview
          .leading == superview.leading + 35; .trailing <= superview.trailing - 8; .width >= 40 @high
          view m { frame = (19, 29, 48, 25); mask = W }
        }
      }
      """
    #expect(messages(text, "L0502") == ["the width of 'v' is ambiguous"])
    #expect(messages(text, "L0503") == ["the mask of 'v.m' leaves no width at least for every width up to 83"])
  }
}
