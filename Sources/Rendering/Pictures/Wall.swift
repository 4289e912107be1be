package import LayDrawing
internal import LayRuntime

/// The reason why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// More screens than ``WallLimits/screens``.
  case tooManyScreens(Int)
  /// More views than ``WallLimits/views``.
  case tooManyViews(Int)
  /// A picture of more pixels than `PictureLimits` of LayDrawing allows.
  case tooManyPixels(width: Int, height: Int)
  /// A picture whose items take too many steps to paint.
  case tooMuchToPaint
}

/// The limits of walls.
package enum WallLimits {
  /// The most screens of a wall, and steps of an animation.
  package static let screens = 256
  /// The most views of all screens together.
  package static let views = 40_000

  /// Checks the number of screens and of their views.
  package static func check(_ screens: [Screen]) throws(PictureProblem) {
    if screens.count > WallLimits.screens { throw .tooManyScreens(screens.count) }
    let views = screens.map { $0.tree.views.count }.reduce(0, +)
    if views > WallLimits.views { throw .tooManyViews(views) }
  }
}

/// Pictures of screens.
package enum Wall {
  /// Returns the picture of screens side by side, at one scale, with one legend. `pairs` are the screens of another version, if two
  /// versions are compared.
  package static func picture(
    of screens: [Screen], _ style: PictureStyle, _ layers: Set<PictureLayer>
  ) throws(PictureProblem) -> Picture {
    try WallLimits.check(screens)
    var tiles = screens.map { Tile($0, style, layers) }
    for (index, caption) in WallCaption.captions(of: screens).enumerated() { tiles[index].caption = caption }
    return picture(of: tiles, Legend(screens, style, layers), title(screens))
  }

  static func title(_ screens: [Screen]) -> String {
    var names: [String] = []
    for screen in screens where !names.contains(screen.tree.layout) { names.append(screen.tree.layout) }
    let shown = names.prefix(4).map { visible($0) }.joined(separator: ", ") + (names.count > 4 ? " …" : "")
    return screens.count == 1 ? screens[0].tree.title : "\(shown) at \(screens.count) screens"
  }

  /// Lays tiles out in rows, and the legend below.
  static func picture(of tiles: [Tile], _ legend: Legend, _ title: String, columns: Int? = nil) -> Picture {
    let plan = WallPlan(tiles, columns: columns)
    var painter = Painter()
    plan.paintHeadings(&painter)
    for (index, tile) in tiles.enumerated() { plan.paint(tile, at: index, &painter) }
    let tall = legend.height(plan.width)
    let margin = WallPlan.margin
    if tall > 0 { legend.paint(x: margin, y: margin + plan.height + 12, width: plan.width, &painter) }
    let summary = tiles.count == 1 ? tiles[0].summary : tiles.prefix(64).map { $0.title }.joined(separator: "; ")
    return Picture(
      width: (plan.width + 2 * margin).rounded(.up),
      height: (plan.height + (tall > 0 ? tall + 12 : 0) + 2 * margin).rounded(.up), title: title,
      summary: summary == title ? "" : summary, items: painter.items)
  }
}
