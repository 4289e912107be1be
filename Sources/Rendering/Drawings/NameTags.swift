internal import LayRuntime

/// The label of a view with its name and size, at a position without overlaps.
struct NameTag {
  /// The view's index in the tree.
  var view: Int
  /// The lines; the last one may end in the size.
  var lines: [Line]
  var box: Box
  var fontSize: Double

  /// The distance of lines, in parts of the font size.
  static let lineHeight = 1.08

  struct Line: Equatable {
    var name = ""
    var size = ""
  }
}

/// Finds positions for names: each inside its view, clear of subviews, of views in front and of other names. Names without a
/// position are listed below the drawing.
struct NameTagPlacer {
  let tree: FrameTree
  let boxes: [Box]
  /// The screen, the preferred area of names.
  let screen: Box
  /// The drawn area.
  let area: Box
  let fontSize: Double
  /// The least font size of a name, in parts of the font size.
  let leastScale: Double
  /// The marks that names leave free.
  private let marks: [Box]
  private let hasSubviews: [Bool]
  private(set) var tags: [NameTag] = []
  /// The views whose names have no position.
  private(set) var homeless: [Int] = []
  /// The most views for which overlaps are avoided; beyond, names are too small to be read anyway.
  private static let careful = 400
  private static let rows = 40

  init(
    _ tree: FrameTree, _ boxes: [Box], screen: Box, area: Box, fontSize: Double, leastScale: Double = 0.55,
    avoiding marks: [Box] = []
  ) {
    (self.leastScale, self.marks) = (leastScale, marks)
    (self.tree, self.boxes, self.screen, self.area, self.fontSize) = (tree, boxes, screen, area, fontSize)
    var hasSubviews = [Bool](repeating: false, count: tree.views.count)
    for view in tree.views { if let superview = view.superview { hasSubviews[superview] = true } }
    self.hasSubviews = hasSubviews
    place()
  }

  private var isCareful: Bool { tree.views.count <= NameTagPlacer.careful }

  /// Places the names of views without subviews first, since their names are centred; small views before large ones, and hidden
  /// views last.
  private mutating func place() {
    let drawn = tree.views.indices.dropFirst().filter { boxes[$0].intersects(area) }
    func rank(_ view: Int) -> (Int, Int, Double, Int) {
      let box = boxes[view]
      return (tree.views[view].isShown ? 0 : 1, hasSubviews[view] ? 1 : 0, box.width * box.height, view)
    }
    for view in drawn.sorted(by: { rank($0) < rank($1) }) {
      if let tag = tag(of: view) {
        tags.append(tag)
      } else {
        homeless.append(view)
      }
    }
    homeless.sort()
  }

  private func tag(of view: Int) -> NameTag? {
    let obstacles = obstacles(of: view)
    let (name, size) = (
      visible(tree.views[view].name), sizeWords(tree.views[view].untransformed ?? tree.views[view].frame)
    )
    let (nameWidth, sizeWidth) = (NameTagPlacer.width(name), NameTagPlacer.width(size))
    let both = ([NameTag.Line(name: name, size: size)], nameWidth + 0.4 + sizeWidth)
    let stacked = ([NameTag.Line(name: name), NameTag.Line(size: size)], max(nameWidth, sizeWidth))
    let alone = ([NameTag.Line(name: name)], nameWidth)
    let forms = [
      (both, 1.0), (stacked, 1), (both, 0.85), (stacked, 0.85), (both, 0.7), (alone, 1), (alone, 0.85), (alone, 0.7),
      (alone, 0.55),
    ]
    for room in [boxes[view].intersection(screen), boxes[view].intersection(area)]
    where room.width > 4 && room.height > 4 {
      for ((lines, width), scale) in forms where scale >= leastScale {
        let font = fontSize * scale
        // A centred size gets a line of its own before the font is made smaller.
        if !hasSubviews[view], lines[0].size != "", lines[0].name != "", width * font > 0.88 * room.width { continue }
        let height = Double(lines.count) * font * NameTag.lineHeight
        for place in places(width * font, height, in: room, font, isInMiddle: !hasSubviews[view])
        where !obstacles.contains(where: { $0.intersects(place) }) {
          return NameTag(view: view, lines: lines, box: place, fontSize: font)
        }
      }
    }
    return nil
  }

  /// Returns the width of a text, in parts of the font size.
  private static func width(_ text: String) -> Double {
    TextMeasure.width(of: String(text.prefix(200)), fontSize: Rational(100)).double / 100
  }

  /// Returns the boxes that a view's name must not overlap: names, marks, and later views that do not cover the whole view.
  private func obstacles(of view: Int) -> [Box] {
    guard isCareful else { return [] }
    let own = boxes[view]
    var found = (tags.map { $0.box } + marks).filter { $0.intersects(own) }
    for other in tree.views.indices.suffix(from: view + 1) {
      // Hidden views do not displace the names of shown ones.
      if !tree.views[other].isShown && tree.views[view].isShown { continue }
      if boxes[other].intersects(own) && !boxes[other].contains(own) { found.append(boxes[other]) }
    }
    return found
  }

  /// Returns possible positions in `room` for a name of a size, the best first.
  private func places(_ width: Double, _ height: Double, in room: Box, _ font: Double, isInMiddle: Bool) -> [Box] {
    guard width + 0.2 * font <= room.width, height <= room.height else { return [] }
    let inset = min(font * 0.3, (room.width - width) / 2)
    let left = room.minX + inset
    let right = room.maxX - inset - width
    let middle = (room.minX + room.maxX - width) / 2
    func box(_ x: Double, _ y: Double) -> Box { Box(minX: x, minY: y, maxX: x + width, maxY: y + height) }
    var found: [Box] = []
    if isInMiddle { found.append(box(middle, (room.minY + room.maxY - height) / 2)) }
    if !isCareful && isInMiddle { return found }
    let top = min(room.minY + font * 0.1, room.maxY - height)
    let bottom = max(top, room.maxY - font * 0.3 - height)
    let step = max(height / 2, (bottom - top) / Double(NameTagPlacer.rows))
    var y = top
    while y < bottom {
      found += [box(left, y), box(right, y), box(middle, y)]
      y += step
    }
    found += [box(left, bottom), box(right, bottom), box(middle, bottom)]
    return found
  }
}
