internal import LayDrawing
internal import LayRuntime

/// Paints a screen as boxes with names, numbers and constraints, in points from the corner of the root.
struct Blueprint {
  let screen: Screen
  let layers: Set<PictureLayer>
  private let boxes: [Box]
  private let root: Box
  /// The screen and its surroundings, within limits.
  let area: Box
  private let fontSize: Double
  private let tags: [NameTag]
  /// The distance beyond the edge at which labels may lie.
  private static let margin = 6.0
  /// The views whose names have no place.
  private let homeless: [Int]
  /// The places that labels over a mockup avoid.
  private let inks: [Box]
  private let grounds: BlueprintGrounds

  /// A blueprint; `isOverlay` if its lines and names alone are painted over a mockup.
  init(_ screen: Screen, _ layers: Set<PictureLayer>, isOverlay: Bool = false) {
    (self.screen, self.layers) = (screen, layers)
    boxes = screen.tree.screenBoxes()
    grounds = BlueprintGrounds(screen, boxes)
    let shows = screen.tree.views.map { $0.isShown || layers.contains(.hidden) }
    let (width, height) = (screen.tree.size.width.double, screen.tree.size.height.double)
    root = Box(minX: 0, minY: 0, maxX: width, maxY: height)
    area = Drawing.area(of: zip(boxes, shows).filter { $0.1 }.map { $0.0 }, root)
    fontSize = min(14, max(9, min(width, height) / 40))
    let named = layers.contains(.ids) ? screen.tree : screen.tree.withoutViews
    inks = isOverlay ? screen.inks(boxes) : []
    if isOverlay {
      let placer = CornerTags(named, boxes, area: root, fontSize: fontSize * 0.8, avoiding: inks)
      (tags, homeless) = (placer.tags, placer.homeless)
    } else {
      let crosses = Blueprint.turned(screen.tree).map { Box(around: $0.anchor, by: 4) }
      let placer = NameTagPlacer(
        named, boxes, screen: root, area: area, fontSize: fontSize, leastScale: 0.7, avoiding: crosses)
      // Hidden views get their places last, so that these change nothing for others.
      (tags, homeless) = (placer.tags.filter { shows[$0.view] }, placer.homeless.filter { shows[$0] })
    }
  }

  /// Returns the items, and notes about what has no place in the picture.
  func items() -> (items: [PictureItem], notes: [String]) {
    var painter = Painter()
    painter.begin(PictureGroup(clip: area.outline))
    painter.fill(root.outline, screen.paper)
    views(&painter)
    if layers.contains(.safeArea) { Chrome(screen, isBlueprint: true).cover(layers, &painter) }
    if layers.contains(.guides) { guides(&painter) }
    if layers.contains(.baselines) { baselines(&painter) }
    transforms(&painter)
    ghostPainter.boxes(&painter)
    painter.stroke(root.outline, Ink.dark, width: 1)
    painter.end()
    // Labels may lie beyond the edge as far as there is nothing else above and below the picture.
    var space = LabelSpace(in: area.inset(-Blueprint.margin))
    for tag in tags { space.take(tag.box) }
    let arrows = ghostPainter.arrows(in: area, &space, &painter)
    var dimensions = DimensionPainter(fontSize: fontSize * 0.85)
    dimensions.draw(screen.dimensions, &space)
    let lines = dimensions.places + arrows + drawnLines
    var leaders = LeaderPainter(fontSize: fontSize, avoiding: lines, leaves)
    let nameless = lead(homeless, &leaders, &space)
    dimensions.lead(&leaders, &space)
    painter.begin(PictureGroup(clip: area.inset(-4).outline))
    painter.append(dimensions.lines.items)
    painter.end()
    for layer in [leaders.lines, dimensions.labels] { painter.append(layer.items) }
    names(&painter, crossedBy: lines)
    painter.append(leaders.labels.items)
    return (painter.items, notes(nameless, unlabelled: dimensions.unlabelled))
  }

  /// Draws the names of views that have no room for them beside these, and returns those without a place.
  private func lead(_ views: [Int], _ leaders: inout LeaderPainter, _ space: inout LabelSpace) -> [Int] {
    views.filter { index in
      let view = screen.tree.views[index]
      if !view.isShown { return true }
      let label = LeaderPainter.Label(
        text: "\(visible(view.name)) \(sizeWords(view.untransformed ?? view.frame))", size: fontSize * 0.75,
        colour: Ink.dark)
      return !leaders.draw(label, to: boxes[index].intersection(area), &space)
    }
  }

  /// The boxes of shown views without subviews.
  private var leaves: [Box] {
    let children = screen.tree.children
    return boxes.indices.filter { children[$0].isEmpty && screen.tree.views[$0].isShown }.map { boxes[$0] }
  }

  /// The baselines and the edges of guides that are drawn, as thin boxes.
  private var drawnLines: [Box] {
    let baselines = layers.contains(.baselines) ? screen.baselines(boxes) : []
    let guides = layers.contains(.guides) ? screen.drawnGuides : []
    return baselines.map { Box(minX: $0.box.minX, minY: $0.y - 0.3, maxX: $0.box.maxX, maxY: $0.y + 0.3) }
      + guides.flatMap { $0.box.edges }
  }

  /// Returns the lines and names alone, to be painted over a mockup, and notes about what has no place in the picture.
  func overlay() -> (items: [PictureItem], notes: [String]) {
    var painter = Painter()
    painter.begin(PictureGroup(clip: area.outline))
    if layers.contains(.guides) { guides(&painter) }
    if layers.contains(.baselines) { baselines(&painter) }
    ghostPainter.boxes(&painter)
    if layers.contains(.hidden) {
      for (view, box) in zip(screen.tree.views, boxes) where !view.isShown {
        painter.stroke(box.outline, Ink.faint, width: 0.75, dashes: [3, 3])
      }
    }
    painter.end()
    var space = LabelSpace(in: root, avoiding: inks)
    for tag in tags { space.take(tag.box) }
    _ = ghostPainter.arrows(in: area, &space, &painter)
    var dimensions = DimensionPainter(fontSize: fontSize * 0.85)
    dimensions.draw(screen.dimensions, &space)
    var leaders = LeaderPainter(fontSize: fontSize * 0.8, avoiding: [], [])
    let nameless = homeless.filter { index in
      let label = LeaderPainter.Label(
        text: visible(screen.tree.views[index].name), size: fontSize * 0.8, colour: Ink.dark)
      return !leaders.draw(label, to: boxes[index].intersection(root), &space)
    }
    dimensions.lead(&leaders, &space)
    for layer in [dimensions.lines, leaders.lines, dimensions.labels] { painter.append(layer.items) }
    for tag in tags { pill(tag, &painter) }
    painter.append(leaders.labels.items)
    return (painter.items, notes(nameless, unlabelled: dimensions.unlabelled))
  }

  /// Writes a name over a mockup, on a ground of its own.
  private func pill(_ tag: NameTag, _ painter: inout Painter) {
    painter.shape(
      tag.box.rounded(2), fill: Colour.white.faded(0.9), stroke: Stroke(Ink.dark.faded(0.25), width: 0.5))
    name(tag, Ink.dark, &painter)
  }

  private func notes(_ nameless: [Int], unlabelled: Int) -> [String] {
    var notes = layers.contains(.ids) ? Drawing.notes(screen.tree, nameless, boxes, area) : []
    if unlabelled > 0 { notes.append("constraints without room for their numbers: \(unlabelled)") }
    if screen.undrawn > 0 { notes.append("constraints that are no distance, length or ratio: \(screen.undrawn)") }
    return notes
  }

  // MARK: Views

  private func views(_ painter: inout Painter) {
    let (tree, children) = (screen.tree, screen.tree.children)
    var stack: [(view: Int, ends: Bool)] = tree.views.isEmpty ? [] : [(0, false)]
    while let (index, ends) = stack.popLast() {
      if ends {
        painter.end()
        continue
      }
      painter.begin(tree.group(of: index))
      paint(index, &painter)
      stack.append((index, true))
      for child in children[index].reversed() { stack.append((child, false)) }
    }
  }

  private func paint(_ index: Int, _ painter: inout Painter) {
    let view = screen.tree.views[index]
    let frame = view.untransformed ?? view.frame
    let box = Box(minX: 0, minY: 0, maxX: max(0, frame.width), maxY: max(0, frame.height))
    // The root is painted before; its box is that of the screen.
    if view.superview == nil { return }
    let colour = Ink.colour(of: view.shape)
    if !view.isShown {
      if layers.contains(.hidden) { painter.stroke(box.outline, Ink.faint, width: 0.75, dashes: [3, 3]) }
      return
    }
    let tint = screen.looks[index].background ?? grounds.tint(of: index)
    painter.shape(box.outline, fill: tint, stroke: Stroke(colour, width: 0.75))
    picture(view, &painter)
  }

  /// The edges of an image's picture and of its parts.
  private func picture(_ view: FrameTree.View, _ painter: inout Painter) {
    guard let content = view.content else { return }
    let (x, y) = view.boundsOrigin
    let isPlain = content.mode == .scaleToFill || content.mode == .redraw
    let places = content.parts.isEmpty ? (isPlain ? [] : [content.rect]) : content.parts.map { $0.target }
    for place in places {
      let rect = LayoutRect(place)
      let box = Box(LayoutRect(x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height))
      painter.stroke(box.outline, Ink.colour(of: .image), width: 0.5, dashes: [2, 1])
    }
  }

  // MARK: Lines

  private func guides(_ painter: inout Painter) {
    for guide in screen.drawnGuides {
      painter.begin(
        PictureGroup(title: "\(guide.name) \(n(guide.box.minX)), \(n(guide.box.minY)), \(sizeWords(guide.box))"))
      painter.stroke(guide.box.outline, Ink.purple.faded(0.8), width: 0.75, dashes: [6, 2, 1, 2])
      painter.end()
    }
  }

  private func baselines(_ painter: inout Painter) {
    for (box, y) in screen.baselines(boxes) {
      painter.line(box.minX, y, box.maxX, y, Ink.green, width: 0.6, dashes: [1, 2])
    }
  }

  /// The frame before a transform, and the anchor point about which it turns.
  private func transforms(_ painter: inout Painter) {
    for (box, (x, y)) in Blueprint.turned(screen.tree) {
      painter.stroke(box.outline, Ink.pale, width: 0.75, dashes: [4, 2])
      painter.line(x - 4, y, x + 4, y, Ink.red, width: 1)
      painter.line(x, y - 4, x, y + 4, Ink.red, width: 1)
      painter.stroke(.ellipse(x: x - 2.5, y: y - 2.5, width: 5, height: 5), Ink.red, width: 0.75)
    }
  }

  /// The frames of shown views before their transforms, with their anchor points.
  private static func turned(_ tree: FrameTree) -> [(box: Box, anchor: (x: Double, y: Double))] {
    guard tree.views.contains(where: { $0.transform != nil }) else { return [] }
    let plain = tree.withoutOwnTransforms()
    return tree.views.enumerated().filter { $0.element.transform != nil && $0.element.isShown }.map { index, view in
      let box = plain(index)
      return (box, (box.minX + box.width * view.anchor.x, box.minY + box.height * view.anchor.y))
    }
  }

  private var ghostPainter: GhostPainter { GhostPainter(ghosts: screen.ghosts, boxes: boxes, fontSize: fontSize) }

  // MARK: Names

  /// Writes the names, those that a line crosses on a pill.
  private func names(_ painter: inout Painter, crossedBy lines: [Box]) {
    for tag in tags {
      let view = screen.tree.views[tag.view]
      let around = tag.box.inset(-1)
      if lines.contains(where: { $0.intersects(around) }) {
        painter.fill(around.rounded(2), Colour.white.faded(0.94))
        name(tag, view.isShown ? Ink.dark : Ink.pale, &painter)
        continue
      }
      let isDark = ground(behind: tag).map { $0.lightness < 0.55 } ?? false
      name(tag, !view.isShown ? Ink.pale : isDark ? Colour.white : Ink.dark, &painter)
    }
  }

  private func name(_ tag: NameTag, _ ink: Colour, _ painter: inout Painter) {
    for (row, line) in tag.lines.enumerated() {
      let y = tag.box.minY + (Double(row) * NameTag.lineHeight + 0.88) * tag.fontSize
      let (name, size) = (
        Words.width(line.name, size: tag.fontSize), Words.width(line.size, size: tag.fontSize)
      )
      let gap = line.name.isEmpty || line.size.isEmpty ? 0 : tag.fontSize * 0.4
      let left = tag.box.midX - (name + gap + size) / 2
      painter.words(line.name, x: left, y: y, size: tag.fontSize, ink)
      painter.words(line.size, x: left + name + gap, y: y, size: tag.fontSize, ink.faded(0.75))
    }
  }

  /// The background around a name: that of its own view or of the nearest view that contains it.
  private func ground(behind tag: NameTag) -> Colour? {
    var next: Int? = tag.view
    while let current = next {
      let view = screen.tree.views[current]
      if let colour = screen.looks[current].background, view.isShown, boxes[current].contains(tag.box) {
        return colour.over(.white)
      }
      next = view.superview
    }
    return nil
  }
}

extension Screen {
  /// The ground of a blueprint: that of the root, if it has one.
  var paper: Colour { looks.first?.background ?? Colour(hex: 0xF9FAFB) }

  /// True if light lines are legible on the ground of a blueprint.
  var hasDarkPaper: Bool { paper.over(.white).lightness < 0.55 }

  /// The guides that differ from the root, whose edges are drawn anyway.
  var drawnGuides: [GuideBox] {
    let root = Box(minX: 0, minY: 0, maxX: tree.size.width.double, maxY: tree.size.height.double)
    return guides.filter { $0.box != root }
  }

  /// The views whose baselines are drawn, with the height of these, for the boxes of all views.
  func baselines(_ boxes: [Box]) -> [(box: Box, y: Double)] {
    tree.views.indices.compactMap { index in
      let view = tree.views[index]
      guard let baseline = view.baseline, view.isShown, view.transform == nil, looks[index].text != nil else {
        return nil
      }
      let (box, y) = (boxes[index], boxes[index].minY + baseline)
      return y.isFinite && y >= box.minY - 1 && y <= box.maxY + 1 ? (box, y) : nil
    }
  }
}

private func sizeWords(_ box: Box) -> String { "\(n(box.width))x\(n(box.height))" }

extension FrameTree {
  /// The same without views.
  fileprivate var withoutViews: FrameTree {
    var tree = self
    tree.views = []
    return tree
  }

  /// Returns a function for the box of a view without its own transform; those of its superviews count.
  fileprivate func withoutOwnTransforms() -> (Int) -> Box {
    var maps: [Affine] = []
    for view in views {
      let frame = view.untransformed ?? view.frame
      var map = Affine(shift: frame.x, frame.y)
      if let matrix = view.transform {
        map = Affine(matrix, about: frame.x + frame.width * view.anchor.x, frame.y + frame.height * view.anchor.y)
          .after(map)
      }
      if let superview = view.superview {
        let origin = views[superview].boundsOrigin
        map = maps[superview].after(Affine(shift: -origin.x, -origin.y)).after(map)
      }
      maps.append(map)
    }
    return { index in
      let view = views[index]
      let frame = view.untransformed ?? view.frame
      var map = Affine(shift: frame.x, frame.y)
      if let superview = view.superview {
        let origin = views[superview].boundsOrigin
        map = maps[superview].after(Affine(shift: -origin.x, -origin.y)).after(map)
      }
      return map.box(width: frame.width, height: frame.height)
    }
  }
}
