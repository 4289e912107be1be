/// Pixels of a strip that are painted together.
struct PixelLayer {
  /// The pixels of the box, row by row.
  private var pixels: [Pixel]
  /// The pixels of the strip that it has.
  let box: PixelBox

  /// A transparent layer.
  init(_ box: PixelBox) {
    self.box = box
    pixels = [Pixel](repeating: Pixel(word: 0), count: box.count)
  }

  /// Red, green, blue and opacity of each pixel from 0 to 255, the colours multiplied with the opacity.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel.word))
      bytes.append(UInt8(truncatingIfNeeded: pixel.word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel.word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel.word >> 24))
    }
    return bytes
  }

  /// Covers all pixels with a colour.
  mutating func fill(_ colour: Colour) {
    let paint = Pixel(colour).times(UInt32(colour.alpha))
    for place in pixels.indices { pixels[place] = paint }
  }

  /// Paints a run of pixels of a row with a colour, as far as they are covered.
  mutating func paint(_ columns: Range<Int>, row: Int, _ colour: Colour, _ coverage: [UInt8]) {
    let opaque = Pixel(colour)
    let (whole, opacity) = (opaque.times(UInt32(colour.alpha)), UInt32(colour.alpha))
    var place = box.index(columns.lowerBound, row)
    for column in columns {
      let covered = coverage[column]
      if covered == 255 {
        pixels[place] = opacity == 255 ? whole : whole.over(pixels[place])
      } else if covered > 0 {
        pixels[place] = opaque.times(product255(opacity, UInt32(covered))).over(pixels[place])
      }
      place += 1
    }
  }

  /// Paints a run of pixels of a row with a colour for each, as far as they are covered.
  mutating func paint(_ columns: Range<Int>, row: Int, _ coverage: [UInt8], _ colour: (Int) -> Colour) {
    var place = box.index(columns.lowerBound, row)
    for column in columns {
      if coverage[column] > 0 {
        let colour = colour(column)
        let opacity = product255(UInt32(colour.alpha), UInt32(coverage[column]))
        pixels[place] = Pixel(colour).times(opacity).over(pixels[place])
      }
      place += 1
    }
  }

  /// Paints the pixels of another layer over those of this one, which has them all, faded.
  mutating func paint(_ layer: PixelLayer, opacity: UInt32) {
    var source = 0
    for row in layer.box.rows {
      var place = box.index(layer.box.columns.lowerBound, row)
      for _ in layer.box.columns {
        if layer.pixels[source].word > 0 { pixels[place] = layer.pixels[source].times(opacity).over(pixels[place]) }
        source += 1
        place += 1
      }
    }
  }
}

/// Red, green, blue and opacity, the lowest byte first, the colours multiplied with the opacity.
private struct Pixel {
  var word: UInt32

  init(word: UInt32) { self.word = word }

  /// An opaque pixel of a colour.
  init(_ colour: Colour) {
    word = UInt32(colour.red) | UInt32(colour.green) << 8 | UInt32(colour.blue) << 16 | 255 << 24
  }

  /// The pixel with each part multiplied by a part of 255, rounded.
  func times(_ factor: UInt32) -> Pixel {
    if factor == 255 { return self }
    return Pixel(word: Self.times(word & 0xFF00FF, factor) | Self.times(word >> 8 & 0xFF00FF, factor) << 8)
  }

  /// Two parts with 16 bits each, which a product needs.
  private static func times(_ parts: UInt32, _ factor: UInt32) -> UInt32 {
    let products = parts * factor + 0x80_0080
    return (products + (products >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
  }

  /// The pixel over another. No sum is above 255: with the opacity a, the parts are at most a and 255 − a.
  func over(_ below: Pixel) -> Pixel { Pixel(word: word + below.times(255 - (word >> 24)).word) }
}

/// The product of two parts of 255, rounded.
func product255(_ first: UInt32, _ second: UInt32) -> UInt32 {
  let value = first * second + 128
  return (value + value >> 8) >> 8
}
