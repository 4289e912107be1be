/// The part of a strip that is painted.
struct ClipMask {
  /// The pixels inside; the others are not painted.
  var columns, rows: Range<Int>
  /// The coverage of each pixel of the strip, 0 to 255; nil if all pixels inside are wholly covered.
  private(set) var coverage: [UInt8]?

  /// A mask of a whole strip.
  init(width: Int, rows: Int) { (columns, self.rows) = (0..<width, 0..<rows) }

  /// True if nothing is painted.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The part that is also inside of a rectangle of pixels.
  mutating func intersect(columns: Range<Int>, rows: Range<Int>) {
    self.columns = self.columns.clamped(to: columns)
    self.rows = self.rows.clamped(to: rows)
  }

  /// The part that is also covered by edges. The caller sees to it that `scan` counts its work.
  mutating func intersect(_ scan: inout CoverageScan, width: Int, height: Int) {
    var mask = [UInt8](repeating: 0, count: width * height)
    while let (row, pixels) = scan.nextRow() {
      if !rows.contains(row) { continue }
      for pixel in pixels.clamped(to: columns) {
        mask[row * width + pixel] = covered(scan.coverage[pixel], at: row * width + pixel)
      }
    }
    coverage = mask
  }

  /// The coverage of a pixel inside after the mask.
  func covered(_ value: UInt8, at place: Int) -> UInt8 {
    guard let coverage else { return value }
    return UInt8(product(UInt32(value), UInt32(coverage[place])))
  }
}

extension CoverageScan {
  /// Lowers the coverage of pixels of the last row to that of a mask.
  mutating func limit(_ pixels: Range<Int>, row: Int, to clip: ClipMask) {
    if clip.coverage == nil { return }
    for pixel in pixels { coverage[pixel] = clip.covered(coverage[pixel], at: row * list.width + pixel) }
  }
}
