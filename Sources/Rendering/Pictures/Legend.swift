internal import LayDrawing
internal import LayRuntime

/// The signs of a wall with their meanings; only those that occur.
struct Legend {
  /// One sign and its words.
  struct Entry {
    enum Sign {
      case kind(ViewKind)
      case hidden
      case line(Colour, dashes: [Double], isThick: Bool)
      case hatching
      case ghost(Colour)
      case arrow(Colour)
    }

    var sign: Sign
    var words: String
  }

  private(set) var entries: [Entry] = []
  /// The ground of the blueprints, below the tints of kinds.
  private let paper: Colour
  private static let size = 11.0
  private static let row = 18.0
  private static let swatch = 20.0

  init(_ screens: [Screen], _ style: PictureStyle, _ layers: Set<PictureLayer>, _ changes: Set<ScreenChange.Kind> = [])
  {
    paper = screens.first?.paper.over(.white) ?? .white
    if style == .blueprint {
      let used = Set(screens.flatMap { $0.tree.views.dropFirst().filter { $0.isShown }.map { $0.shape } })
      entries += ViewKind.allCases.filter { used.contains($0) }.map { Entry(sign: .kind($0), words: $0.name) }
      if layers.contains(.hidden), screens.contains(where: { $0.tree.views.contains { !$0.isShown } }) {
        entries.append(Entry(sign: .hidden, words: "hidden"))
      }
    }
    addLines(screens)
    if layers.contains(.guides), screens.contains(where: { !$0.drawnGuides.isEmpty }) {
      entries.append(Entry(sign: .line(Ink.purple, dashes: [6, 2, 1, 2], isThick: false), words: "guide"))
    }
    if layers.contains(.baselines), screens.contains(where: { !$0.baselines($0.tree.screenBoxes()).isEmpty }) {
      entries.append(Entry(sign: .line(Ink.green, dashes: [1, 2], isThick: false), words: "baseline"))
    }
    if layers.contains(.safeArea), screens.contains(where: { $0.safeArea != Screen.Sides() }) {
      entries.append(Entry(sign: .hatching, words: "outside of the safe area"))
    }
    for (isLeast, words) in [(true, "ambiguous: least"), (false, "ambiguous: greatest")]
    where screens.contains(where: { $0.ghosts.contains { $0.isLeast == isLeast && !$0.isUnlimited } }) {
      entries.append(Entry(sign: .ghost(isLeast ? Ink.blue : Ink.orange), words: words))
    }
    for (isLeast, words) in [(true, "no lower limit"), (false, "no upper limit")]
    where screens.contains(where: { $0.ghosts.contains { $0.isLeast == isLeast && $0.openSide != nil } }) {
      entries.append(Entry(sign: .arrow(isLeast ? Ink.blue : Ink.orange), words: words))
    }
    for kind in ScreenChange.Kind.allCases where changes.contains(kind) {
      entries.append(Entry(sign: .ghost(kind.colour), words: kind.rawValue))
    }
  }

  private mutating func addLines(_ screens: [Screen]) {
    let all = screens.flatMap { $0.dimensions }
    if all.contains(where: { $0.isAlignment }) {
      entries.append(Entry(sign: .line(Ink.blue, dashes: [], isThick: false), words: "aligned"))
    }
    let states: [(Dimension.State, String)] = [
      (.binding, "constraint that binds"), (.slack, "with slack"), (.unmet, "optional, not satisfied"),
      (.conflicting, "in a conflict"), (.broken, "broken"),
    ]
    for (state, words) in states where all.contains(where: { $0.state == state && !$0.isAlignment }) {
      let sign = Entry.Sign.line(
        Ink.colour(of: state), dashes: state == .slack ? [3, 2] : [], isThick: state == .broken)
      entries.append(Entry(sign: sign, words: words))
    }
  }

  /// The places of the entries in rows of a width.
  private func places(_ width: Double) -> [(x: Double, y: Double)] {
    var (x, y, found): (Double, Double, [(x: Double, y: Double)]) = (0, 0, [])
    for entry in entries {
      let long = Legend.swatch + 6 + Words.width(entry.words, size: Legend.size) + 18
      if x > 0 && x + long > width { (x, y) = (0, y + Legend.row) }
      found.append((x, y))
      x += long
    }
    return found
  }

  /// The height in a width; 0 without entries.
  func height(_ width: Double) -> Double {
    places(width).last.map { $0.y + Legend.row } ?? 0
  }

  /// Paints the entries below `y`.
  func paint(x: Double, y: Double, width: Double, _ painter: inout Painter) {
    for (entry, place) in zip(entries, places(width)) {
      paint(entry.sign, x + place.x, y + place.y, &painter)
      let words = Words.fitting(entry.words, into: max(20, width - Legend.swatch - 6), size: Legend.size)
      painter.words(
        words, x: x + place.x + Legend.swatch + 6, y: y + place.y + 10.5, size: Legend.size, Ink.dark)
    }
  }

  private func paint(_ sign: Entry.Sign, _ x: Double, _ y: Double, _ painter: inout Painter) {
    let box = Box(minX: x, minY: y + 1, maxX: x + Legend.swatch, maxY: y + 13)
    switch sign {
    case .kind(let kind):
      let colour = Ink.colour(of: kind)
      let fill = BlueprintGrounds.tint(of: kind).over(paper)
      painter.shape(box.outline, fill: fill, stroke: Stroke(colour, width: 0.75))
    case .hidden: painter.stroke(box.outline, Ink.faint, width: 0.75, dashes: [3, 3])
    case .line(let colour, let dashes, let isThick):
      painter.line(box.minX, box.midY, box.maxX, box.midY, colour, width: isThick ? 2 : 1, dashes: dashes)
    case .hatching:
      painter.fill(box.outline, Palette(isDark: false).hatch, hatching: Hatching(spacing: 7, width: 1))
    case .arrow(let colour):
      let (left, right) = (Point2D(box.minX, box.midY), Point2D(box.maxX, box.midY))
      let isLeast = colour == Ink.blue
      GhostPainter.arrow(isLeast ? right : left, isLeast ? left : right, colour, &painter)
    case .ghost(let colour):
      painter.shape(box.outline, fill: colour.faded(0.08), stroke: Stroke(colour, width: 1, dashes: [5, 3]))
    }
  }
}
