/// A reason not to paint a picture.
package enum PictureError: Error, Hashable, Sendable {
  /// The picture has no pixel: its width or height is 0, or the scale is no positive number.
  case empty
  /// The picture has more pixels than `PictureLimits.pixels`, or a side longer than `PictureLimits.side`.
  case tooManyPixels(width: Int, height: Int)
  /// The items take more steps to paint than `PictureLimits.work`.
  case tooMuchToPaint
}

/// The strips of a picture: as many rows at once as `PictureLimits.stripBytes` allows.
struct Raster {
  let width, height: Int
  /// The rows that are painted at once.
  let rowsOfStrip: Int
  private let picture: Picture
  private let scale: Double
  private let extents: [Range<Int32>]
  private var row = 0
  private var work = 0

  /// Prepares a clean picture.
  init(_ picture: Picture, scale: Double) throws(PictureError) {
    guard scale.isFinite, scale > 0, picture.width > 0, picture.height > 0 else { throw .empty }
    // Less than a thousandth of a pixel is an error of rounding.
    let (across, down) = ((picture.width * scale - 0.001).rounded(.up), (picture.height * scale - 0.001).rounded(.up))
    guard across >= 1, down >= 1 else { throw .empty }
    guard across <= Double(PictureLimits.side), down <= Double(PictureLimits.side),
      across * down <= Double(PictureLimits.pixels)
    else { throw .tooManyPixels(width: Int(min(across, 1e15)), height: Int(min(down, 1e15))) }
    (width, height) = (Int(across), Int(down))
    self.picture = picture
    self.scale = scale
    let nesting = Nesting(picture)
    rowsOfStrip = max(1, PictureLimits.stripBytes / (width * (4 * (1 + nesting.layers) + nesting.clips + 1)))
    extents = ItemExtents(picture, scale: scale).rows
  }

  /// Paints the next strip, four bytes a pixel, the colours multiplied with the opacity; nil at the end.
  mutating func nextStrip() throws(PictureError) -> [UInt8]? {
    guard row < height else { return nil }
    let rows = row..<min(row + rowsOfStrip, height)
    var painter = StripPainter(picture, scale: scale, width: width, rows: rows, work: work)
    let painted = try painter.painted(extents)
    work = painted.work
    row = rows.upperBound
    return painted.pixels
  }
}

/// How deep layers and clips of a picture are nested.
private struct Nesting {
  private(set) var layers = 0
  private(set) var clips = 0

  init(_ picture: Picture) {
    var open: [(layers: Int, clips: Int)] = [(0, 0)]
    for item in picture.items {
      if case .begin(let group) = item, let last = open.last {
        open.append((last.layers + (group.opacity < 1 ? 1 : 0), last.clips + (group.clip == nil ? 0 : 1)))
        layers = max(layers, open[open.count - 1].layers)
        clips = max(clips, open[open.count - 1].clips)
      } else if case .end = item {
        open.removeLast()
      }
    }
  }
}

/// The rows of pixels that each item may touch.
private struct ItemExtents {
  private(set) var rows: [Range<Int32>] = []
  private let scale: Double

  init(_ picture: Picture, scale: Double) {
    self.scale = scale
    var transforms = [Transform2D.identity]
    rows.reserveCapacity(picture.items.count)
    for item in picture.items {
      let transform = transforms[transforms.count - 1]
      switch item {
      case .begin(let group):
        transforms.append(transform.after(group.transform))
        rows.append(0..<0)
      case .end:
        transforms.removeLast()
        rows.append(0..<0)
      case .shape(let outline, _, let stroke):
        // A mitre is at most four half widths long.
        rows.append(extent(outline.bounds, transform, margin: (stroke?.width ?? 0) * 2))
      case .text(let line):
        let width = textWidth(of: line.text, size: line.size, weight: line.weight, tracking: line.tracking)
        var bounds = Bounds2D(Point2D(line.x - abs(width) - line.size, line.y - 2 * line.size))
        bounds.include(Point2D(line.x + abs(width) + line.size, line.y + line.size))
        rows.append(extent(bounds, transform, margin: 0))
      }
    }
  }

  private func extent(_ bounds: Bounds2D?, _ transform: Transform2D, margin: Double) -> Range<Int32> {
    guard let bounds else { return 0..<0 }
    let (left, right) = (bounds.left - margin, bounds.right + margin)
    let (top, bottom) = (bounds.top - margin, bounds.bottom + margin)
    let corners = [Point2D(left, top), Point2D(right, top), Point2D(left, bottom), Point2D(right, bottom)].map {
      transform.apply($0).y * scale
    }
    guard corners.allSatisfy({ $0.isFinite }) else { return 0..<0 }
    let (least, most) = (corners.reduce(.infinity, min), corners.reduce(-.infinity, max))
    let first = min(max(least.rounded(.down) - 1, 0), 1e9)
    return Int32(first)..<Int32(max(first, min(most.rounded(.up) + 1, 1e9)))
  }
}

/// Returns the pixels of a picture at a scale, row by row: red, green, blue and opacity, the colours not multiplied with it.
package func pixels(
  of picture: Picture, scale: Double
) throws(PictureError) -> (width: Int, height: Int, bytes: [UInt8]) {
  var raster = try Raster(CleanPicture(picture).picture, scale: scale)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(4 * raster.width * raster.height)
  while let strip = try raster.nextStrip() { bytes += separated(strip) }
  return (raster.width, raster.height, bytes)
}

/// Pixels with their colours divided by their opacity.
func separated(_ pixels: [UInt8]) -> [UInt8] {
  var bytes = pixels
  var place = 0
  while place < bytes.count {
    let opacity = UInt32(bytes[place + 3])
    if opacity > 0 && opacity < 255 {
      for part in place..<place + 3 {
        bytes[part] = UInt8(min(255, (UInt32(bytes[part]) * 255 + opacity / 2) / opacity))
      }
    }
    place += 4
  }
  return bytes
}
