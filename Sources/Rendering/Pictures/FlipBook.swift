package import LayDrawing
internal import LayRuntime

/// The steps of an animation in one place, of which a browser shows one after the other.
package struct FlipBook {
  /// All steps over one another, each in a group `step-N` from 0 on.
  package let picture: Picture
  /// The pictures of the steps alone, all of one size.
  package let steps: [Picture]

  /// The seconds of the animation, without the pauses at its ends.
  private static let seconds = 1.2
  private static let pause = 0.6

  /// Draws the steps of an animation: there are at least two.
  package init(of screens: [Screen], _ style: PictureStyle, _ layers: Set<PictureLayer>) throws(PictureProblem) {
    try WallLimits.check(screens)
    let tiles = screens.map { Tile($0, style, layers) }
    var area = tiles.first?.area ?? Box(minX: 0, minY: 0, maxX: 1, maxY: 1)
    for tile in tiles { area = area.union(tile.area) }
    let margin = WallPlan.margin
    let (width, height) = ((area.width + 2 * margin).rounded(.up), (area.height + 2 * margin).rounded(.up))
    let title = "\(Wall.title(Array(screens.prefix(1)))) and on"
    var (all, alone) = (Painter(), [Picture]())
    for (index, tile) in tiles.enumerated() {
      var painter = Painter()
      painter.begin(
        PictureGroup(.move(margin - area.minX, margin - area.minY), title: tile.title, name: "step-\(index)"))
      painter.append(tile.items)
      painter.end()
      all.append(painter.items)
      alone.append(Picture(width: width, height: height, title: tile.title, items: painter.items))
    }
    picture = Picture(width: width, height: height, title: title, items: all.items)
    steps = alone
  }

  /// The style sheet that shows the steps in turn, forever; where people prefer less motion it shows the last one.
  package var style: String {
    let (count, last) = (steps.count, steps.count - 1)
    let each = FlipBook.seconds / Double(max(1, count - 1))
    let total = FlipBook.seconds + 2 * FlipBook.pause
    var (text, start) = ("", 0.0)
    for index in 0..<count {
      let long = each + (index == 0 || index == last ? FlipBook.pause - each / 2 : 0)
      let end = index == last ? total : start + long
      let (from, to) = (FlipBook.percent(start / total), FlipBook.percent(end / total))
      let before = index == 0 ? "" : "0%{visibility:hidden}"
      let after = index == last ? "" : "\(to)%{visibility:hidden}"
      text += "@keyframes step-\(index){\(before)\(from)%{visibility:visible}\(after)}"
      text += ".step-\(index){visibility:hidden;animation:step-\(index) \(n(total))s step-end infinite}"
      start = end
    }
    return text + "@media (prefers-reduced-motion:reduce){"
      + (0..<count).map { ".step-\($0){animation:none\($0 == last ? ";visibility:visible" : "")}" }.joined() + "}"
  }

  private static func percent(_ share: Double) -> String { n(share * 100) }

  /// All steps as one SVG document that moves.
  package var document: String {
    let document = svgText(picture)
    guard let end = document.lastIndexOfEnd else { return document }
    return String(document[..<end]) + "<style>\(style)</style></svg>\n"
  }
}

extension String {
  /// The index of the last `</svg>`.
  fileprivate var lastIndexOfEnd: String.Index? {
    let mark = "</svg>"
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(mark) { return place }
    }
    return nil
  }
}
