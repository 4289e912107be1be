/// Returns a picture as sixels, `scale` pixels a point.
///
/// Source: DEC STD 070, section 10.4.5, and the VT330/VT340 Programmer Reference Manual, chapter 14: `#` defines and chooses a colour, a
/// character from `?` on is six pixels below each other, `!` repeats it, `$` returns to the start of the band, and `-` begins the next one.
package func sixelBytes(_ picture: Picture, scale: Double) throws(PictureError) -> [UInt8] {
  let raster = try Raster(CleanPicture(picture).picture, scale: scale)
  // Painted twice, since the colours stand before the pixels, and memory is for a strip alone.
  var (counting, painting) = (raster, raster)
  var count = SixelColourCount()
  while let strip = try counting.nextStrip() { count.add(separated(strip)) }
  var writer = SixelWriter(width: raster.width, height: raster.height, SixelPalette(count))
  while let strip = try painting.nextStrip() { writer.append(separated(strip)) }
  return writer.finish()
}

/// Returns pixels of four bytes, whose colours are not multiplied with their opacity, as sixels.
func sixelBytes(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
  var count = SixelColourCount()
  count.add(pixels)
  var writer = SixelWriter(width: width, height: height, SixelPalette(count))
  writer.append(pixels)
  return writer.finish()
}

/// The bands of a picture, written as rows of pixels come.
private struct SixelWriter {
  private let width: Int
  private let palette: SixelPalette
  private var bytes: [UInt8]
  /// The pixels of rows that are no band yet.
  private var pending: [UInt8] = []
  private var isFirst = true

  init(width: Int, height: Int, _ palette: SixelPalette) {
    (self.width, self.palette) = (width, palette)
    // Pixels without a colour stay as they are; a pixel is as high as wide.
    bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (place, colour) in palette.colours.enumerated() {
      let parts = colour.parts
      bytes += Array("#\(place);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
  }

  mutating func append(_ rows: [UInt8]) {
    pending += rows
    let band = 4 * width * 6
    var start = 0
    while pending.count - start >= band {
      write(pending[start..<start + band])
      start += band
    }
    pending.removeFirst(start)
  }

  mutating func finish() -> [UInt8] {
    if !pending.isEmpty { write(pending[...]) }
    return bytes + [0x1B, 0x5C]
  }

  private mutating func write(_ rows: ArraySlice<UInt8>) {
    if !isFirst { bytes.append(0x2D) }
    isFirst = false
    SixelBand(rows, width: width, palette).write(to: &bytes)
  }
}

/// Six rows of pixels, or fewer at the end.
private struct SixelBand {
  /// The colours in the order in which they occur.
  private var colours: [Int] = []
  /// The sixels of each colour: a bit for each row, the highest row in the lowest bit.
  private var sixels: [[UInt8]] = []

  init(_ pixels: ArraySlice<UInt8>, width: Int, _ palette: SixelPalette) {
    var indices = [Int](repeating: -1, count: palette.colours.count)
    for (number, place) in stride(from: pixels.startIndex, to: pixels.endIndex, by: 4).enumerated() {
      guard let colour = palette.place(pixels, at: place) else { continue }
      if indices[colour] < 0 {
        indices[colour] = colours.count
        colours.append(colour)
        sixels.append([UInt8](repeating: 0, count: width))
      }
      sixels[indices[colour]][number % width] |= 1 << UInt8(number / width)
    }
  }

  func write(to bytes: inout [UInt8]) {
    for (index, colour) in colours.enumerated() {
      if index > 0 { bytes.append(0x24) }
      bytes += Array("#\(colour)".utf8)
      writeRuns(sixels[index], to: &bytes)
    }
  }

  /// Writes sixels up to the last one that is not empty, runs of more than three as a number and a character.
  private func writeRuns(_ sixels: [UInt8], to bytes: inout [UInt8]) {
    guard let last = sixels.lastIndex(where: { $0 != 0 }) else { return }
    var start = 0
    while start <= last {
      var end = start + 1
      while end <= last && sixels[end] == sixels[start] { end += 1 }
      let sign = 0x3F + sixels[start]
      if end - start > 3 {
        bytes += Array("!\(end - start)".utf8)
        bytes.append(sign)
      } else {
        bytes += [UInt8](repeating: sign, count: end - start)
      }
      start = end
    }
  }
}
