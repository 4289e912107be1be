/// Finds positions for the names over a mockup: small ones at the edges of each view, off the contents of views where there is room, and
/// off their texts everywhere.
struct CornerTags {
  private let tree: FrameTree
  private let boxes: [Box]
  private let area: Box
  private let fontSize: Double
  /// The boxes of views without subviews, whose contents are to be seen.
  private var contents: [Box] = []
  /// The places of texts, on which no name lies.
  private let inks: [Box]
  private(set) var tags: [NameTag] = []
  /// The views whose names have no position.
  private(set) var homeless: [Int] = []

  /// The most names: beyond, they are too small to be read anyway.
  private static let most = 600
  /// The most views whose contents are avoided.
  private static let careful = 1000
  /// The distance of a name from the edge of its pill, in parts of the font size.
  private static let padding = 0.3

  init(_ tree: FrameTree, _ boxes: [Box], area: Box, fontSize: Double, avoiding inks: [Box]) {
    (self.tree, self.boxes, self.area, self.fontSize, self.inks) = (tree, boxes, area, fontSize, inks)
    if tree.views.count <= CornerTags.careful {
      let children = tree.children
      contents = tree.views.indices.filter { children[$0].isEmpty && tree.views[$0].isShown }.map { boxes[$0] }
    }
    // Names of views without subviews come first: those of containers have more room.
    let shown = tree.views.indices.dropFirst().filter { tree.views[$0].isShown && boxes[$0].intersects(area) }
    for view in shown.reversed() { place(view) }
    tags.sort { $0.view < $1.view }
    homeless.sort()
  }

  private mutating func place(_ view: Int) {
    let name = visible(tree.views[view].name)
    let width = Words.width(name, size: fontSize) + 2 * CornerTags.padding * fontSize
    let places = places(of: boxes[view], width, fontSize * 1.2).filter { place in
      area.contains(place) && !tags.contains { $0.box.intersects(place) } && !inks.contains { $0.intersects(place) }
    }
    let free = places.first { place in !contents.contains { $0.intersects(place) } }
    guard tags.count < CornerTags.most, let place = free ?? places.first(where: boxes[view].contains) ?? places.first
    else { return homeless.append(view) }
    tags.append(NameTag(view: view, lines: [NameTag.Line(name: name)], box: place, fontSize: fontSize))
  }

  /// The places at the edges of a box: above and below, at its corners first, inside, then to the left and the right.
  private func places(of box: Box, _ width: Double, _ height: Double) -> [Box] {
    func place(_ x: Double, _ y: Double) -> Box { Box(minX: x, minY: y, maxX: x + width, maxY: y + height) }
    let (left, right, middle) = (box.minX, box.maxX - width, box.midX - width / 2)
    let rows = [box.minY - height, box.maxY, box.minY, box.maxY - height]
    let beside = [box.minX - width, box.maxX].flatMap { x in
      [box.minY, box.midY - height / 2, box.maxY - height].map { place(x, $0) }
    }
    return rows.flatMap { y in [left, right].map { place($0, y) } } + rows.map { place(middle, $0) } + beside
  }
}
