internal import LayDrawing
internal import LayRuntime

/// One screen of a wall: its caption, its picture, and notes below.
struct Tile {
  var caption: WallCaption
  /// The area that the picture covers, in points from the corner of the root.
  var area: Box
  /// The items, in points from the corner of the root.
  var items: [PictureItem]
  var notes: [Remark]
  /// The path to it for people who cannot see it.
  var title: String
  /// The description for them.
  var summary = ""

  /// A line below a picture.
  struct Remark {
    var words: String
    var colour: Colour
  }

  /// The most notes of a tile.
  private static let mostNotes = 12

  /// A tile without a picture.
  init(named name: String) {
    (caption, title, items, notes) = (WallCaption([name]), name, [], [])
    area = Box(minX: 0, minY: 0, maxX: 1, maxY: 1)
  }

  /// The tile of a screen.
  init(_ screen: Screen, _ style: PictureStyle, _ layers: Set<PictureLayer>, over marks: [PictureItem] = []) {
    caption = WallCaption(screen.caption)
    title = screen.tree.title
    summary = screen.summary
    notes = screen.problems.map { Remark(words: $0.words, colour: $0.isError ? Ink.red : Ink.orange) }
    switch style {
    case .mockup:
      let chrome = Chrome(screen)
      var painter = Painter()
      let root = Box(minX: 0, minY: 0, maxX: chrome.width, maxY: chrome.height)
      painter.begin(PictureGroup(clip: root.rounded(chrome.radius)))
      chrome.ground(&painter)
      painter.append(Mockup(screen: screen).items())
      chrome.cover(layers, &painter)
      painter.end()
      chrome.outline(&painter)
      if layers.contains(where: { $0 != .safeArea }) {
        // The same lines and names as in a blueprint, without its boxes.
        let drawn = Blueprint(screen, layers, isOverlay: true).overlay()
        painter.append(drawn.items)
        notes += drawn.notes.map { Remark(words: $0, colour: Ink.pale) }
      }
      Tile.mark(screen, &painter)
      items = painter.items
      area = root.inset(screen.tree.pose == nil ? -1 : -6)
    case .blueprint:
      let blueprint = Blueprint(screen, layers)
      let drawn = blueprint.items()
      (area, items) = (blueprint.area, drawn.items)
      notes += drawn.notes.map { Remark(words: $0, colour: Ink.pale) }
      notes += screen.ghosts.map { ghost in
        Remark(
          words: ghost.isUnlimited ? ghost.words : "as well: \(ghost.words)",
          colour: ghost.isLeast ? Ink.blue : Ink.orange
        )
      }
    }
    items += marks
    let boxed = ScriptNames.names(of: missingOutlines(in: items))
    if !boxed.isEmpty {
      notes.append(
        Remark(words: "drawn as boxes of the measured width: \(boxed.joined(separator: ", "))", colour: Ink.pale))
    }
    if notes.count > Tile.mostNotes {
      let more = notes.count - Tile.mostNotes
      notes = Array(notes.prefix(Tile.mostNotes)) + [Remark(words: "and \(more) more", colour: Ink.pale)]
    }
  }

  /// Marks the views whose constraints conflict over a mockup.
  private static func mark(_ screen: Screen, _ painter: inout Painter) {
    if screen.conflicting.isEmpty { return }
    let boxes = screen.tree.screenBoxes()
    for view in screen.conflicting {
      painter.begin(PictureGroup(title: "conflict: \(visible(screen.tree.views[view].path))"))
      painter.stroke(boxes[view].outline, Ink.red, width: 1.5, dashes: [5, 3])
      painter.end()
    }
  }
}
