internal import LayDrawing
internal import LayRuntime

extension Screen {
  /// The most views of a screen whose texts labels avoid.
  private static let careful = 1000

  /// The places of what is read in a mockup, which labels avoid: lines of text, titles of segments, words on stand-ins for pictures, and
  /// the bars of the system. `boxes` are those of the views.
  func inks(_ boxes: [Box]) -> [Box] {
    guard tree.views.count <= Screen.careful else { return [] }
    var isTurned: [Bool] = []
    for view in tree.views { isTurned.append(view.transform != nil || view.superview.map { isTurned[$0] } ?? false) }
    let views = tree.views.indices.filter { tree.views[$0].isShown && looks[$0].alpha > 0 }
    return views.flatMap { inks(of: $0, in: boxes[$0], isTurned: isTurned[$0]) } + Chrome(self).inks
  }

  private func inks(of index: Int, in box: Box, isTurned: Bool) -> [Box] {
    let (view, look) = (tree.views[index], looks[index])
    // The titles may be higher than the control.
    if !look.segments.isEmpty { return [box.widened(toHeight: look.font.size * 1.2)] }
    if view.shape == .image && look.picture == nil { return [Screen.words(onPicture: box)] }
    guard let text = look.text else { return [] }
    return isTurned ? [box] : text.boxes(from: box)
  }

  /// The middle of a stand-in for a picture, where its name and its size are.
  private static func words(onPicture box: Box) -> Box {
    let side = min(box.width, box.height)
    let reach = min(box.width / 2, max(side / 2, 60))
    return Box(
      minX: box.midX - reach, minY: box.midY - side * 0.3, maxX: box.midX + reach, maxY: box.midY + side * 0.45)
  }
}

extension TextBlock {
  /// The boxes of the lines, for a view whose corner is that of `view`.
  fileprivate func boxes(from view: Box) -> [Box] {
    rows.enumerated().map { row, line in
      let width = textWidth(of: line, size: font.size, weight: font.weight, tracking: tracking)
      let left = view.minX + (side == .left ? x : side == .middle ? x - width / 2 : x - width)
      let y = view.minY + baseline + Double(row) * leading
      return Box(minX: left, minY: y - font.size * 0.78, maxX: left + width, maxY: y + font.size * 0.24)
    }
  }
}
