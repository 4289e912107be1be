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
  private let extents: [PixelBox]
  private var row = 0
  private var work = 0

  /// Prepares a clean picture, whose strips take so many bytes at most, or one row.
  init(_ picture: Picture, scale: Double, stripBytes: Int = PictureLimits.stripBytes) throws(PictureError) {
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
    rowsOfStrip = max(1, stripBytes / (width * (4 * (1 + nesting.layers) + nesting.clips + 1)))
    extents = ItemExtents(picture, scale: scale, width: width, height: height).boxes
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

/// Returns the pixels of a picture at a scale, row by row: red, green, blue and opacity, the colours not multiplied with it.
package func rasterPixels(
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
