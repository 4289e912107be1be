import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct MaskDerivationTests {
  private let mask = """
    layout L(100x100) {
      view a { frame = (10, 0, 30, 10); mask = LM+W }
      view b { frame = (10, 0, 30, 10); mask = LM }
      view c { frame = (10, 0, 30, 10) }
      view d { frame = (10, 0, 80, 10); mask = W }
    }
    """

  @Test func aMaskSaysItsNumberAndItsShareOfTheChange() throws {
    #expect(
      try why(mask, "a.width", at: (200, 100)) == [
        "a.width = 0.75 * root.width (200) - 45 = 105",
        "2: by its mask, the width of 'a' is 30 plus 0.75 of what the superview's width has over 100",
      ])
  }

  @Test func aFixedMarginStays() throws {
    #expect(
      try why(mask, "b.left", at: (200, 100)) == [
        "b.left = root.width (200) - 90 = 110",
        "3: by its mask, the right margin of 'b' stays 60 and the width 30",
      ])
    #expect(try why(mask, "c.left") == ["c.left = 10 = 10", "4: by its frame, the left margin of 'c' stays 10"])
  }

  @Test func aMaskInAViewOfRulesGoesBackToItsWidth() throws {
    let text = """
      component Tile(100x100) {
        view c { frame = (20, 0, 60, 10); mask = W }
      }
      layout L(300x300) {
        view t: Tile
        t.width == superview.width / 2; t.leading == superview.leading
      }
      """
    #expect(
      try why(text, "t.c.width") == [
        "t.c.width = t.width (150) - 40 = 110",
        "2: by its mask, the left margin of 't.c' stays 20 and the right margin 20",
        "t.width = 0.5 * root.width (300) = 150",
        "6: t.width == 0.5 * root.width",
      ])
    // A mask that has no room breaks no rule.
    #expect(
      try why(text, "t.width", at: (20, 20)) == [
        "t.width = 0.5 * root.width (20) = 10", "6: t.width == 0.5 * root.width",
      ])
    #expect(
      try why(text, "t.c.width", at: (20, 20)) == [
        "t.c.width = 0 = 0", "2: by its mask, the width of 't.c' would be below 0: it is 0",
      ])
  }

  @Test func aMaskWithoutRoomIsSaid() throws {
    #expect(
      try why(mask, "d.width", at: (15, 100)) == [
        "d.width = 0 = 0", "5: by its mask, the width of 'd' would be below 0: it is 0",
      ])
  }
}
