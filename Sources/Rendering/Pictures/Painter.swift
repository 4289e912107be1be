internal import LayDrawing
internal import LayRuntime

/// Items of a picture as they are painted, back to front.
struct Painter {
  private(set) var items: [PictureItem] = []

  mutating func fill(_ outline: Outline, _ colour: Colour, hatching: Hatching? = nil) {
    guard colour.alpha > 0 else { return }
    items.append(.shape(outline, fill: Fill(colour, hatching: hatching), stroke: nil))
  }

  mutating func stroke(_ outline: Outline, _ colour: Colour, width: Double = 1, dashes: [Double] = []) {
    items.append(.shape(outline, fill: nil, stroke: Stroke(colour, width: width, dashes: dashes)))
  }

  mutating func shape(_ outline: Outline, fill: Colour?, stroke: Stroke?) {
    items.append(.shape(outline, fill: fill.map { Fill($0) }, stroke: stroke))
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: Colour, width: Double = 1,
    dashes: [Double] = [], isRound: Bool = false
  ) {
    let outline = Outline.lines([Point2D(x1, y1), Point2D(x2, y2)])
    items.append(
      .shape(outline, fill: nil, stroke: Stroke(colour, width: width, dashes: dashes, isRound: isRound)))
  }

  /// Writes one line of text; nothing for an empty one.
  mutating func text(
    _ text: String, x: Double, y: Double, _ anchor: TextLine.Anchor = .start, size: Double, weight: Int = 400,
    tracking: Double = 0, _ colour: Colour, isRightToLeft: Bool? = nil
  ) {
    guard !text.utf8.isEmpty, size > 0 else { return }
    items.append(
      .text(
        TextLine(
          text, x: x, y: y, anchor: anchor, size: size, weight: weight, tracking: tracking, colour: colour,
          isRightToLeft: isRightToLeft)))
  }

  /// Writes words of the picture itself, as wide as ``Words`` measures them: without the tracking of small sizes.
  mutating func words(
    _ text: String, x: Double, y: Double, _ anchor: TextLine.Anchor = .start, size: Double, isBold: Bool = false,
    _ colour: Colour
  ) {
    guard !text.utf8.isEmpty, let exact = Rational(exactly: size) else { return }
    items.append(
      .text(
        TextLine(
          text, x: x, y: y, anchor: anchor, size: size, weight: isBold ? 600 : 400,
          tracking: -TextMeasure.tracking(fontSize: exact).double, colour: colour)))
  }

  mutating func image(_ image: PixelImage, in box: Box) {
    items.append(
      .image(PlacedImage(image, x: box.minX, y: box.minY, width: box.width, height: box.height)))
  }

  mutating func text(_ block: TextBlock, _ colour: Colour) {
    let anchor: TextLine.Anchor =
      switch block.side {
      case .left: .start
      case .middle: .middle
      case .right: .end
      }
    for (row, line) in block.rows.enumerated() {
      text(
        visible(line), x: block.x, y: block.baseline + Double(row) * block.leading, anchor, size: block.font.size,
        weight: block.font.weight, tracking: block.tracking, colour, isRightToLeft: block.isRightToLeft)
    }
  }

  mutating func begin(_ group: PictureGroup) { items.append(.begin(group)) }
  mutating func end() { items.append(.end) }

  mutating func append(_ more: [PictureItem]) { items += more }
}

extension Box {
  /// A square around a point.
  init(around point: (x: Double, y: Double), by distance: Double) {
    self.init(
      minX: point.x - distance, minY: point.y - distance, maxX: point.x + distance, maxY: point.y + distance)
  }

  var outline: Outline { .rectangle(x: minX, y: minY, width: max(0, width), height: max(0, height)) }

  func rounded(_ radius: Double) -> Outline {
    .rounded(x: minX, y: minY, width: max(0, width), height: max(0, height), radius: radius)
  }

  /// The box without a strip along each edge.
  func inset(_ distance: Double) -> Box {
    Box(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  var midX: Double { (minX + maxX) / 2 }
  var midY: Double { (minY + maxY) / 2 }

  /// The box with at least a height, around its middle.
  func widened(toHeight height: Double) -> Box {
    let half = max(self.height, height) / 2
    return Box(minX: minX, minY: midY - half, maxX: maxX, maxY: midY + half)
  }

  /// Thin boxes along the edges.
  var edges: [Box] {
    [
      Box(minX: minX, minY: minY - 0.3, maxX: maxX, maxY: minY + 0.3),
      Box(minX: minX, minY: maxY - 0.3, maxX: maxX, maxY: maxY + 0.3),
      Box(minX: minX - 0.3, minY: minY, maxX: minX + 0.3, maxY: maxY),
      Box(minX: maxX - 0.3, minY: minY, maxX: maxX + 0.3, maxY: maxY),
    ]
  }

  /// True if a point is inside, or on an edge.
  func contains(_ x: Double, _ y: Double) -> Bool { minX <= x && x <= maxX && minY <= y && y <= maxY }
}

/// Words of the picture itself: names, numbers, captions.
enum Words {
  /// The width of one line, points.
  static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let shown = String(text.prefix(400))
    return TextMeasure.width(of: shown, fontSize: Rational(100), weight: isBold ? .semibold : .regular).double / 100
      * size
  }

  /// Returns a text as long as it fits, else with an ellipsis.
  static func fitting(_ text: String, into room: Double, size: Double, isBold: Bool = false) -> String {
    if width(text, size: size, isBold: isBold) <= room { return text }
    let letters = Array(text)
    let count = letters.indices.partitioningIndex { place in
      width(String(letters[...place]) + "…", size: size, isBold: isBold) > room
    }
    return count == 0 ? "" : String(letters[..<count]) + "…"
  }

  /// Breaks a text into lines at spaces; a longer word is cut.
  static func wrapped(_ text: String, into room: Double, size: Double, isBold: Bool = false) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || width(longer, size: size, isBold: isBold) <= room {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { fitting($0, into: room, size: size, isBold: isBold) }
  }
}
