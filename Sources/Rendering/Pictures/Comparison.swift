package import LayDrawing
internal import LayRuntime

extension Wall {
  /// Returns the picture of two versions side by side, with the views that lie elsewhere marked in the new one. The screens of a layout
  /// are compared in their order.
  package static func comparison(
    _ before: [Screen], _ after: [Screen], names: (before: String, after: String), _ style: PictureStyle,
    _ layers: Set<PictureLayer>
  ) throws(PictureProblem) -> Picture {
    try WallLimits.check(before + after)
    var (tiles, changes): ([Tile], Set<ScreenChange.Kind>) = ([], [])
    for (old, new) in pairs(before, after) {
      let change = old.flatMap { old in new.map { ScreenChange(old, $0) } }
      changes.formUnion(change?.marked ?? [])
      tiles.append(tile(old, names.before, change?.inOld ?? [], style, layers))
      tiles[tiles.count - 1].caption.group = tiles.count
      var tile = tile(new, names.after, change?.inNew ?? [], style, layers)
      head(&tiles[tiles.count - 1], &tile, (old, new))
      if let state = new?.tree.state, let old, old.tree.state == nil {
        let words = "no state '\(visible(state))' in this version: this is its base"
        tiles[tiles.count - 1].notes.append(Tile.Remark(words: words, colour: Ink.pale))
        tiles[tiles.count - 1].title += ", \(words)"
      }
      tile.notes += (change?.words ?? []).map { Tile.Remark(words: $0, colour: Ink.dark) }
      tiles.append(tile)
    }
    let legend = Legend(before + after, style, layers, changes)
    return picture(of: tiles, legend, "Changes: " + title(after.isEmpty ? before : after), columns: 2)
  }

  /// The screens of two versions: the first of a layout with its first, and so on.
  private static func pairs(_ before: [Screen], _ after: [Screen]) -> [(Screen?, Screen?)] {
    var rest = before.map { Optional($0) }
    var found: [(Screen?, Screen?)] = []
    for screen in after {
      let place = rest.firstIndex { $0?.tree.layout == screen.tree.layout }
      found.append((place.flatMap { rest[$0] }, screen))
      if let place { rest[place] = nil }
    }
    return found + rest.compactMap { $0 }.map { ($0, nil) }
  }

  /// Gives two versions a heading in common: the name of the layout, and the size if both have it.
  private static func head(_ before: inout Tile, _ after: inout Tile, _ screens: (old: Screen?, new: Screen?)) {
    let captions = [screens.old, screens.new].compactMap { $0?.caption }
    guard let heading = captions.last else { return }
    let isCommon = captions.allSatisfy { $0 == heading }
    before.caption.heading = isCommon ? heading : [visible((screens.new ?? screens.old)?.tree.layout ?? "")]
    (after.caption.heading, after.caption.group) = (before.caption.heading, before.caption.group)
    if isCommon { return }
    if let old = screens.old { before.caption.lines += old.caption }
    if let new = screens.new { after.caption.lines += new.caption }
  }

  private static func tile(
    _ screen: Screen?, _ name: String, _ marks: [PictureItem], _ style: PictureStyle, _ layers: Set<PictureLayer>
  ) -> Tile {
    guard let screen else {
      var tile = Tile(named: visible(name))
      tile.notes = [Tile.Remark(words: "no such layout in this version", colour: Ink.pale)]
      return tile
    }
    var tile = Tile(screen, style, layers, over: marks)
    tile.caption = WallCaption([visible(name)])
    tile.title = "\(visible(name)): \(tile.title)"
    return tile
  }
}

/// The difference of two screens: views are the same if they have the same path.
struct ScreenChange {
  /// Marks in the old picture: views that moved, and removed ones.
  private(set) var inOld: [PictureItem] = []
  /// Marks in the new picture: views that moved, with their old frames, and added ones.
  private(set) var inNew: [PictureItem] = []
  /// The kinds of the marks.
  private(set) var marked: Set<Kind> = []
  /// The moves in words.
  private(set) var words: [String] = []

  /// A kind of mark, by its word in the legend.
  enum Kind: String, CaseIterable {
    case moved, added, removed

    var colour: Colour {
      switch self {
      case .moved: Ink.orange
      case .added: Ink.green
      case .removed: Ink.red
      }
    }
  }

  /// The most views that are named.
  private static let most = 10

  init(_ before: Screen, _ after: Screen) {
    let (old, new) = (before.tree.screenBoxes(), after.tree.screenBoxes())
    var places: [String: Int] = [:]
    for (index, view) in before.tree.views.enumerated() { places[view.path] = index }
    var (found, lines): ([Int: Bool], [String]) = ([:], [])
    var (oldMarks, newMarks) = (Painter(), Painter())
    for (index, view) in after.tree.views.enumerated() {
      guard let place = places[view.path] else {
        if view.isShown { mark(new[index], .added, "added: \(visible(view.path))", &newMarks) }
        lines.append("added: \(visible(view.path)) \(frameWords(view.frame))")
        continue
      }
      found[place] = true
      let was = before.tree.views[place]
      if view.isShown != was.isShown { lines.append("\(visible(view.path)): \(view.isShown ? "shown" : "hidden") now") }
      // A view that only moves with its superview is not marked.
      let isSame = Box(view.frame).isLike(Box(was.frame)) || view.superview == nil
      if isSame || !view.isShown { continue }
      let line = "\(visible(view.path)) \(frameWords(was.frame)) → \(frameWords(view.frame))"
      lines.append(line)
      mark(old[place], .moved, line, &oldMarks)
      newMarks.stroke(old[place].outline, Kind.moved.colour.faded(0.7), width: 1, dashes: [3, 3])
      mark(new[index], .moved, line, &newMarks)
    }
    for (index, view) in before.tree.views.enumerated() where found[index] == nil {
      if view.isShown { mark(old[index], .removed, "removed: \(visible(view.path))", &oldMarks) }
      lines.append("removed: \(visible(view.path))")
    }
    (inOld, inNew) = (oldMarks.items, newMarks.items)
    words = lines.isEmpty ? ["no frame changes"] : Array(lines.prefix(ScreenChange.most))
    if lines.count > ScreenChange.most { words.append("and \(lines.count - ScreenChange.most) more") }
  }

  private mutating func mark(_ box: Box, _ kind: Kind, _ title: String, _ painter: inout Painter) {
    marked.insert(kind)
    painter.begin(PictureGroup(title: title))
    painter.shape(box.outline, fill: kind.colour.faded(0.1), stroke: Stroke(kind.colour, width: 1.5))
    painter.end()
  }
}
