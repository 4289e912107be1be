/// The pixels that each item may touch; of the start of a group those of all its items.
struct ItemExtents {
  private(set) var boxes: [PixelBox] = []
  private let scale: Double
  private let whole: PixelBox

  init(_ picture: Picture, scale: Double, width: Int, height: Int) {
    self.scale = scale
    whole = PixelBox(columns: 0..<width, rows: 0..<height)
    var transforms = [Transform2D.identity]
    var open: [Int] = []
    boxes.reserveCapacity(picture.items.count)
    for item in picture.items {
      let transform = transforms[transforms.count - 1]
      switch item {
      case .begin(let group):
        open.append(boxes.count)
        transforms.append(transform.after(group.transform))
        boxes.append(.none)
      case .end:
        transforms.removeLast()
        let group = open.removeLast()
        if let outer = open.last { boxes[outer] = boxes[outer].union(boxes[group]) }
        boxes.append(.none)
      case .shape(let outline, _, let stroke):
        // A mitre is at most four half widths long.
        append(outline.bounds, transform, margin: (stroke?.width ?? 0) * 2, open.last)
      case .text(let line): append(Self.bounds(line), transform, margin: 0, open.last)
      case .image(let placed): append(placed.outline.bounds, transform, margin: 0, open.last)
      }
    }
  }

  /// A rectangle around a line of text, with room for what hangs over its advances.
  private static func bounds(_ line: TextLine) -> Bounds2D {
    let width = abs(textWidth(of: line.text, size: line.size, weight: line.weight, tracking: line.tracking))
    var bounds = Bounds2D(Point2D(line.x - width - line.size, line.y - 2 * line.size))
    bounds.include(Point2D(line.x + width + line.size, line.y + line.size))
    return bounds
  }

  private mutating func append(_ bounds: Bounds2D?, _ transform: Transform2D, margin: Double, _ group: Int?) {
    let box = bounds.map { self.box($0, transform, margin: margin) } ?? PixelBox.none
    boxes.append(box)
    if let group { boxes[group] = boxes[group].union(box) }
  }

  private func box(_ bounds: Bounds2D, _ transform: Transform2D, margin: Double) -> PixelBox {
    let (left, right) = (bounds.left - margin, bounds.right + margin)
    let (top, bottom) = (bounds.top - margin, bounds.bottom + margin)
    let corners = [Point2D(left, top), Point2D(right, top), Point2D(left, bottom), Point2D(right, bottom)].map {
      transform.apply($0)
    }
    return PixelBox(
      columns: Self.pixels(corners.map { $0.x * scale }, whole.columns.count),
      rows: Self.pixels(corners.map { $0.y * scale }, whole.rows.count))
  }

  /// The pixels around places of one axis, of so many.
  private static func pixels(_ places: [Double], _ count: Int) -> Range<Int> {
    guard places.allSatisfy({ $0.isFinite }) else { return 0..<0 }
    let (least, most) = (places.reduce(.infinity, min), places.reduce(-.infinity, max))
    let first = min(max(least.rounded(.down) - 1, 0), Double(count))
    return Int(first)..<Int(min(max(most.rounded(.up) + 1, first), Double(count)))
  }
}
