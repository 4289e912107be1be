import LayRuntime
import Testing

@testable import LayAnalysis

/// What a proof finds in small layouts, exactly.
@Suite struct ProofTests {
  // MARK: - What is open

  @Test func aPositionThatNoRuleSpeaksOfIsOpenEverywhere() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.width == 100; a.height == 50; a.top == superview.top
      }
      """
    let found = try cellProof(text, widths: (0, 600), heights: (0, 400))
    #expect(openings(found) == ["a.x [0, 600] x [0, 400]"])
  }

  @Test func twoWishesAreOpenOnlyWhereTheyTie() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top; a.height == 20
        a.width == superview.width @500; a.width == 300 @500
      }
      """
    let found = try cellProof(text, widths: (0, 600), heights: (100, 100))
    #expect(openings(found) == ["a.width (300, 600] x [100, 100]", "a.width [0, 300) x [100, 100]"])
  }

  @Test func aFrameDecidesItsOwnViewAloneWhereMasksMeasureAnother() throws {
    let text = """
      layout Screen(300x200) {
        view a { view inside { frame = (0, 0, 60, 20); mask = RM } }
        view b { frame = (250, 20, 120, 40); translatesAutoresizingMaskIntoConstraints = false }
        a.leading == superview.leading; a.top == superview.top; a.height == 20
        b.top == superview.top; b.height == 20
        b.leading == superview.leading; b.trailing <= superview.trailing - 8
        a.width <= b.width / 3
      }
      """
    let found = try cellProof(text, widths: (300, 600), heights: (200, 200))
    #expect(openings(found) == ["a.width [300, 600] x [200, 200]"])
  }

  // MARK: - Masks

  @Test func aMaskDoesNotKeepAViewThatRulesPlaceFromGettingSmall() throws {
    let text = """
      layout Screen(300x200) {
        view box {
          bounds = 200x100
          view inside { frame = (20, 10, 80, 80); mask = W }
        }
        box.leading == superview.leading; box.trailing == superview.trailing
        box.top == superview.top; box.bottom == superview.bottom
      }
      """
    let found = try cellProof(text, widths: (0, 600), heights: (100, 100))
    #expect(contradictions(found.proof) == [])
    // 200 - 80 = 120 are margins.
    #expect(collapses(found) == ["inside horizontal [0, 120) x [100, 100]"])
  }

  @Test func masksInAMaskWithoutRoomHaveTheRoomOfNothing() throws {
    let text = """
      layout Screen(300x200) {
        view outer {
          frame = (0, 0, 200, 100); mask = W
          view inner {
            frame = (40, 0, 100, 100); mask = W
            view least { frame = (0, 0, 20, 100); mask = W }
          }
        }
      }
      """
    // The outer one is W - 100 wide; the inner 100 less; the least 80 less than that.
    let found = try cellProof(text, widths: (0, 600), heights: (100, 100))
    #expect(
      collapses(found) == [
        "inner horizontal [0, 100] x [100, 100]", "inner horizontal [100, 200) x [100, 100]",
        "least horizontal [0, 100] x [100, 100]", "least horizontal [100, 200] x [100, 100]",
        "least horizontal [200, 280) x [100, 100]", "outer horizontal [0, 100) x [100, 100]",
      ])
  }

  @Test func masksInsideRulesInsideMasksAreFollowedDown() throws {
    let text = """
      layout Screen(300x200) {
        view box {
          bounds = 200x100
          view inner {
            frame = (40, 0, 100, 100); mask = W
            view least { frame = (0, 0, 20, 100); mask = W }
          }
        }
        box.leading == superview.leading; box.width == superview.width - 100
        box.top == superview.top; box.bottom == superview.bottom
      }
      """
    let found = try cellProof(text, widths: (100, 600), heights: (100, 100))
    #expect(
      collapses(found) == [
        "inner horizontal [100, 200) x [100, 100]", "least horizontal [100, 200] x [100, 100]",
        "least horizontal [200, 280) x [100, 100]",
      ])
  }

  @Test func aMaskRunsOutOfRoomAtTheEndWhereItsSuperviewIsDecided() throws {
    // Both lengths, or one, decide how large the box may be: at no width it is 0 wide.
    for limit in ["superview.width", "superview.width + superview.height - 100"] {
      let text = """
        layout Screen(300x100) {
          view box {
            bounds = 200x100
            view inner { frame = (40, 0, 100, 100); mask = W }
          }
          box.leading == superview.leading; box.width <= \(limit)
          box.top == superview.top; box.height == 20
        }
        """
      let found = try cellProof(text, widths: (0, 600), heights: (100, 100))
      #expect(collapses(found) == ["inner horizontal [0, 0] x [100, 100]"])
      let wide = try cellProof(text, widths: (0, 600), heights: (100, 400))
      #expect(collapses(wide).contains { $0.hasPrefix("inner horizontal [0, 0] x [100, ") })
    }
  }

  @Test func aScreenOfMasksFallsIntoNoMorePartsThanItHasMasks() throws {
    let masks = (0..<50).map { "view v\($0) { frame = (\($0), 0, \(280 - 5 * $0), \(380 - 7 * $0)); mask = W+H }\n" }
    let found = try cellProof("layout Screen(300x400) {\n\(masks.joined())}\n", widths: (0, 600), heights: (0, 600))
    #expect(found.proof.undecidedComponents == 0)
    // 20 to 265 points of a width are margins, and 20 to 363 of a height.
    #expect(found.proof.collapsings.count == 100)
    #expect(collapses(found).contains("v49 horizontal [0, 265) x [0, 600]"))
    #expect(collapses(found).contains("v49 vertical [0, 600] x [0, 363)"))
  }

  // MARK: - Edges of regions of both lengths

  @Test func whereATieOfBothLengthsEndsIsExact() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top
        a.height == superview.height
        a.width == 100 @500; a.width == superview.width @500
        a.width + a.height >= superview.height
      }
      """
    let found = try cellProof(text, widths: (0, 400), heights: (0, 400))
    let widths = Whereabouts(
      found.proof.openings.map { $0.region }, of: SizeRange(size(0, 0), size(400, 400))
    ).words
    #expect(widths == "for every width but 100")
  }

  @Test func aSlantedEdgeIsInWhereItsSizesAre() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top; a.height == 10
        a.width == 100 @500; a.width >= superview.width - superview.height @500
        a.width <= 400
      }
      """
    let found = try cellProof(text, widths: (0, 400), heights: (0, 400))
    let region = try #require(found.proof.openings.first { $0.part == .width }?.region)
    // Where the width is more than the height by 100 both cannot have what they wish.
    #expect(!region.contains(size(200, 100)) && region.contains(size(201, 100)) && region.contains(size(400, 299)))
    #expect(region.contains(size(400, 0)) && region.contains(size(101, 0)) && !region.contains(size(100, 0)))
  }

  // MARK: - Rules that hold at few sizes

  @Test func whatHoldsAtOneWidthIsLookedAtThere() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.trailing == superview.trailing; a.width == 300
        a.top == superview.top
      }
      """
    let found = try cellProof(text, widths: (0, 600), heights: (0, 400))
    #expect(contradictions(found.proof) == ["[0, 300) x [0, 400]", "(300, 600] x [0, 400]"])
    #expect(openings(found) == ["a.height [300, 300] x [0, 400]"])
  }

  @Test func whatHoldsOnASlantedLineIsLookedAtThere() throws {
    let text = """
      layout Screen(300x300) {
        view a
        a.leading == superview.leading; a.trailing == superview.trailing
        a.top == superview.top; a.bottom == superview.bottom
        a.width == a.height
        view b
        b.leading == a.leading; b.top == a.top; b.height == 10
        b.width == 100 @500; b.width == superview.width @500
      }
      """
    let found = try cellProof(text, widths: (0, 400), heights: (0, 400))
    #expect(found.proof.contradictions.count == 2)
    #expect(openings(found) == ["b.width (100, 400] x [100, 400]", "b.width [0, 100) x [0, 100]"])
    #expect(found.proof.undecidedComponents == 0)
  }
}
