/// The part of a strip that is painted.
struct ClipMask {
  /// The pixels inside; the others are not painted.
  private(set) var box: PixelBox
  /// The coverage of each pixel of `maskBox`, 0 to 255; nil if all pixels inside are wholly covered.
  private var mask: [UInt8]?
  private var maskBox = PixelBox.none

  /// A mask of a rectangle.
  init(_ box: PixelBox) { self.box = box }

  /// The part that is also inside of a rectangle.
  mutating func intersect(_ other: PixelBox) { box = box.intersection(other) }

  /// The part that is also covered by edges.
  mutating func intersect(_ scan: inout CoverageScan) {
    var found = [UInt8](repeating: 0, count: box.count)
    while let (row, pixels) = scan.nextRow() {
      if !box.rows.contains(row) { continue }
      for pixel in pixels.clamped(to: box.columns) {
        found[box.index(pixel, row)] = covered(scan.coverage[pixel], pixel, row)
      }
    }
    (mask, maskBox) = (found, box)
  }

  /// Lowers the coverage of pixels of a row to that of the mask.
  func limit(_ coverage: inout [UInt8], _ pixels: Range<Int>, row: Int) {
    if mask == nil { return }
    for pixel in pixels { coverage[pixel] = covered(coverage[pixel], pixel, row) }
  }

  private func covered(_ value: UInt8, _ column: Int, _ row: Int) -> UInt8 {
    guard let mask else { return value }
    return UInt8(product255(UInt32(value), UInt32(mask[maskBox.index(column, row)])))
  }
}
