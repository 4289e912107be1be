import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

/// The tints of the boxes of a blueprint.
@Suite struct BlueprintGroundTests {
  private let paper = Colour(hex: 0xF9FAFB)

  /// The fills of the views by their paths.
  private func fills(_ body: String) throws -> (views: [String: Colour], legend: [Colour]) {
    let shown = screen("layout L(200x200) {\n\(body)\n}\n", at: (200, 200), layers: [])
    let items = placed(try Wall.picture(of: [shown], .blueprint, []).items)
    var (views, legend): ([String: Colour], [Colour]) = ([:], [])
    for item in items {
      guard case .shape(_, let fill?, .some) = item.item else { continue }
      if let view = item.view { views[view] = fill.colour } else { legend.append(fill.colour) }
    }
    return (views, legend)
  }

  private func tint(_ kind: ViewKind, over ground: Colour) -> Colour { BlueprintGrounds.tint(of: kind).over(ground) }

  @Test func aKindHasTheColourOfTheLegendAtEveryDepth() throws {
    let (views, legend) = try fills(
      """
      view a: Label { frame = (0, 0, 50, 20) }
      view list: ScrollView { frame = (0, 40, 200, 160)
        view box { frame = (0, 0, 100, 100); view b: Label { frame = (0, 0, 50, 20) } } }
      """)
    let label = tint(.label, over: paper)
    #expect(
      views["L/a"] == label && views["L/list/box/b"] == label && views["L/list"] == tint(.scrollView, over: paper))
    #expect(
      legend.contains(label) && legend.contains(tint(.view, over: paper)) && legend.allSatisfy { $0.alpha == 255 })
  }

  /// A box over another one lets its edges shine through, with all that is in it.
  @Test func whatLiesOverSiblingsIsTranslucent() throws {
    let (views, _) = try fills(
      """
      view a: Label { frame = (0, 0, 50, 50) }
      view b { frame = (40, 40, 50, 50); view c: Label { frame = (0, 0, 9, 9) } }
      view d { frame = (90, 40, 50, 50) }
      view e { frame = (150, 150, 10, 10); view out: Image { frame = (-60, -80, 20, 20) } }
      """)
    for path in ["L/b", "L/b/c", "L/e", "L/e/out"] { #expect(views[path]?.alpha ?? 255 < 255, "\(path)") }
    // Boxes that touch do not overlap.
    #expect(views["L/a"]?.alpha == 255 && views["L/d"]?.alpha == 255)
  }

  @Test func tintsLieOnBackgroundsOfTheFile() throws {
    let (views, _) = try fills(
      "view box { backgroundColor = #000000; frame = (0, 0, 90, 90); view a: Label { frame = (0, 0, 50, 20) } }")
    #expect(views["L/box"] == .black && views["L/box/a"] == tint(.label, over: .black))
  }
}
