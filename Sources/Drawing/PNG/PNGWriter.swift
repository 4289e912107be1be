/// Returns a picture as a PNG, `scale` pixels a point: the same bytes on each machine.
package func pngBytes(_ picture: Picture, scale: Double) throws(PictureError) -> [UInt8] {
  let clean = CleanPicture(picture).picture
  var raster = try Raster(clean, scale: scale)
  var writer = PNGWriter(width: raster.width, height: raster.height, isOpaque: clean.background?.alpha == 255)
  writer.text("Title", clean.title)
  if !clean.summary.isEmpty { writer.text("Description", clean.summary) }
  while let strip = try raster.nextStrip() { writer.append(strip) }
  return writer.finish()
}

/// The chunks of a PNG.
private struct PNGWriter {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let width: Int
  private let isOpaque: Bool
  private var deflater = Deflater()
  private var filter: RowFilter

  init(width: Int, height: Int, isOpaque: Bool) {
    self.width = width
    self.isOpaque = isOpaque
    let parts = isOpaque ? 3 : 4
    filter = RowFilter(parts: parts, count: width * parts)
    // Eight bits a part, red, green and blue, with or without opacity.
    chunk("IHDR", Self.word(width) + Self.word(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    // The colours are those of sRGB, for perceptual rendering.
    chunk("sRGB", [0])
  }

  /// Writes a text with its keyword: in Latin-1 where it suffices, else in UTF-8.
  mutating func text(_ keyword: String, _ text: String) {
    let scalars = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    let key = [UInt8](keyword.utf8) + [0]
    if scalars.allSatisfy({ $0.value < 0x100 }) {
      chunk("tEXt", key + scalars.map { UInt8($0.value) })
    } else {
      // Not compressed, without a language.
      chunk("iTXt", key + [0, 0, 0, 0] + [UInt8](String(String.UnicodeScalarView(scalars)).utf8))
    }
  }

  /// Compresses the rows of a strip.
  mutating func append(_ strip: [UInt8]) {
    var filtered: [UInt8] = []
    filtered.reserveCapacity(strip.count)
    let pixels = isOpaque ? strip : separated(strip)
    for start in stride(from: 0, to: pixels.count, by: 4 * width) {
      filter.append(row(pixels[start..<start + 4 * width]), to: &filtered)
    }
    deflater.append(filtered)
  }

  private func row(_ pixels: ArraySlice<UInt8>) -> [UInt8] {
    guard isOpaque else { return [UInt8](pixels) }
    var row: [UInt8] = []
    row.reserveCapacity(3 * width)
    for place in stride(from: pixels.startIndex, to: pixels.endIndex, by: 4) {
      row.append(pixels[place])
      row.append(pixels[place + 1])
      row.append(pixels[place + 2])
    }
    return row
  }

  mutating func finish() -> [UInt8] {
    chunk("IDAT", deflater.finish())
    chunk("IEND", [])
    return bytes
  }

  private mutating func chunk(_ name: String, _ content: [UInt8]) {
    bytes += Self.word(content.count)
    let start = bytes.count
    bytes += [UInt8](name.utf8)
    bytes += content
    bytes += Self.word(Int(CRC32.of(bytes[start...])))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
