import LayDrawing
import PictureSupport
import TestSupport
import Testing

@testable import LayRendering

/// Pictures that a person has looked at.
@Suite struct GoldenMockupTests {
  private let controls = """
    layout Controls(240x200) {
      backgroundColor = (light: #f2f2f7, dark: #000000)
      view title: Label { text = "Controls"; font = headline; frame = (12, 8, 90, 22) }
      view go: Button { text = "Go"; frame = (170, 6, 60, 30) }
      view field: TextField { placeholder = "Name"; frame = (12, 40, 130, 34) }
      view flag: Switch { frame = (170, 42, 51, 31) }
      view level: Slider { frame = (12, 80, 130, 31) }
      view count: Stepper { frame = (150, 80, 80, 32) }
      view days: SegmentedControl { segments = ["Day", "Week"]; frame = (12, 118, 130, 32) }
      view busy: Spinner { frame = (160, 124, 20, 20) }
      view photo: Image { image = "moth"; frame = (12, 158, 34, 34); tint = #ff9500 }
      view note: Label { text = "A note that is cut off at the end"; font = 12; frame = (56, 158, 150, 16); textColor = #0072b2 }
      view done: Progress { frame = (56, 184, 170, 4) }
    }

    """

  @Test func controlsLookAsKept() throws {
    let shown = screen(controls, at: (240, 200), layers: [])
    try expectGolden(Wall.picture(of: [shown], .mockup, []), "Tests/RenderingTests/Golden/controls.png", scale: 1)
  }

  @Test func controlsLookAsKeptInTheDarkFromRightToLeft() throws {
    let shown = screen(controls, at: (240, 200), isDark: true, rightToLeft: true, layers: [])
    try expectGolden(Wall.picture(of: [shown], .mockup, []), "Tests/RenderingTests/Golden/controls-dark.png", scale: 1)
  }

  @Test func aConflictLooksAsKept() throws {
    let text = """
      layout Split(240x90) {
        view sidebar
        view content
        sidebar.width == 120
        content.width >= 140
        vfl "H:|[sidebar][content]|" alignAllTop alignAllBottom
        vfl "V:|[sidebar]|"
      }

      """
    let layers = PictureStyle.blueprint.layers
    let picture = try Wall.picture(of: [screen(text, at: (240, 90), layers: layers)], .blueprint, layers)
    try expectGolden(picture, "Tests/RenderingTests/Golden/conflict.png", scale: 1)
    expectGolden(svgText(picture), golden("conflict.svg"))
  }
}
